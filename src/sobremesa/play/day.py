"""A day's table: of which day it is, and until when nobody is told what was dealt there."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final

from msgspec import Struct

from sobremesa.play.denied import Denied
from sobremesa.play.timing import Clock

DAY_MS: Final = 24 * 3600 * 1000
MORNING_MS: Final = 30 * 60 * 1000
"""So long after its end a day's tables may still be played; then all of it is told."""
THREE_MINUTES: Final = Clock(move=5, bank=180)
"""The clock of every day's table: a while to look at each choice of the others, and the bank."""


class Day(Struct, frozen=True, omit_defaults=True):
    """What makes a table one of a day's."""

    date: str
    """By UTC, like 2026-11-18."""
    opening: int
    """How many choices were made before anybody sat down; nobody takes these back."""
    practice: bool = False
    """Whether it is not the first one of its person: then it does not count."""


class DayMark(Struct):
    """What is told of it on the card of a table."""

    date: str
    opening: int
    practice: bool
    told: bool
    """Whether the day is over, and everything may be known."""


def date_at(at: int) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def begins(day: str) -> int:
    """When a day begins; a clear refusal of what is none."""
    try:
        begun = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    except ValueError:
        raise Denied("unclear", f"a day is like 2026-11-18, not {day[:40]!r}") from None
    return round(begun.timestamp() * 1000)


def is_told(day: str, at: int) -> bool:
    """Whether it may be known at that moment what was dealt on a day."""
    return at >= begins(day) + DAY_MS + MORNING_MS


def marked(day: Day | None, at: int) -> DayMark | None:
    """What a card tells at that moment."""
    if day is None:
        return None
    return DayMark(day.date, day.opening, day.practice, is_told(day.date, at))


def check_told(day: Day | None, at: int) -> None:
    """Refuse what would tell somebody how the same cards lie that others still play with."""
    if day is not None and not is_told(day.date, at):
        raise Denied("tomorrow", "the same was dealt to all; it is told when the day is over")


def check_free(day: Day | None) -> None:
    """Refuse what would make a day's table another one than everybody else's."""
    if day is not None:
        raise Denied("as_dealt", "a day's table is the same for all, and stays as it is")


def seed_of(key: bytes, day: str, game: str, attempt: int) -> bytes:
    """What a day's table is dealt from: nobody without the server's key can work it out."""
    return hmac.new(key, f"table {day} {game} {attempt}".encode(), sha256).digest()
