"""How somebody can be called who has no page open: on which devices, by mail, and when not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from msgspec import Meta, Struct

from sobremesa.play.zones import LONGEST, zone_named

DAY: Final = 24 * 60
"""Minutes."""

Minute = Annotated[int, Meta(ge=0, lt=DAY)]


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which somebody is not called, by the clock where he is."""

    begin: Minute
    """Minutes after midnight."""
    end: Minute
    zone: Annotated[str, Meta(max_length=LONGEST)]
    """As time zones are named everywhere: Europe/Berlin."""

    def check(self) -> None:
        """Refuse a zone that nobody knows."""
        zone_named(self.zone)

    def left(self, at: int) -> float:
        """For how many seconds from that moment on nobody is to be called."""
        here = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_named(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - self.begin) % DAY >= (self.end - self.begin) % DAY:
            return 0.0
        rest = timedelta(minutes=(self.end - minute) % DAY, seconds=-here.second)
        return max(1.0, rest.total_seconds())


class Bell(Struct, frozen=True):
    """A browser that lets itself be called, and the service that reaches it."""

    id: str
    endpoint: str
    key: str
    secret: str
    language: str
    since: int


class Reach(Struct, frozen=True):
    """What somebody wishes besides."""

    person: str
    address: str | None = None
    """Where mail goes, if any does."""
    confirmed: bool = False
    """Whether whoever reads mail there has said yes."""
    language: str = "en"
    quiet: Quiet | None = None

    @property
    def mailed(self) -> str | None:
        """Where calls go by mail."""
        return self.address if self.confirmed else None


class Call(Struct, frozen=True):
    """What somebody is told: at which table, and never more than that it is his turn there."""

    person: str
    kind: str
    table: str
    game: str
    title: str


TURN: Final = "turn"
REMINDER: Final = "reminder"
TEST: Final = "test"
