"""Who sits on a seat, and how somebody says who is to sit there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Sat
from sobremesa.play.news import SitterKind

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
INVITED: Final = "invited"
ME: Final = "me"
"""A wish for oneself."""


@dataclass
class Sitter:
    """A seat: it may belong to a person, be kept by a bot, both, or neither."""

    seat: Seat
    person: str | None
    level: str | None
    invited: bool
    code: str
    """The secret part of the seat's invitation."""
    called: str = ""
    """What whoever sits there is called at this table, if not as the person is."""

    @classmethod
    def after(cls, sat: Sat) -> Sitter:
        """Who sits there after that entry."""
        return cls(sat.seat, sat.person, sat.level, sat.invited, sat.code, sat.called)

    @property
    def kind(self) -> SitterKind:
        """What is there: a person, a bot, an open seat, or one kept for whoever is invited."""
        if self.level is not None:
            return BOT
        if self.person is not None:
            return PERSON
        return INVITED if self.invited else OPEN

    @property
    def kept(self) -> bool:
        """Whether a bot plays there for the person to whom the seat belongs."""
        return self.level is not None and self.person is not None


def level_of(wish: str) -> str | None:
    """The level in `bot:greedy`; None if the wish is not for a bot."""
    kind, _, level = wish.partition(":")
    return level if kind == BOT else None


def check_wish(wish: str, bots: list[str]) -> None:
    """Refuse what is no way to fill a seat, given the bots there are."""
    level = level_of(wish)
    if level is None and wish not in (ME, OPEN, INVITED):
        raise Denied("unclear", f"a sitter is me, open, invited or bot:<level>, not {wish[:40]!r}")
    if level is not None and level not in bots:
        raise Denied("unclear", f"there is no bot {level[:40]!r}; there are {', '.join(bots)}")
