"""A table as one person sees it, in the lobby and at its head."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from sobremesa.core.words import Seat
from sobremesa.play.day import DayMark
from sobremesa.play.evening import EveningInfo
from sobremesa.play.timing import Clock

SitterKind: TypeAlias = Literal["person", "bot", "open", "invited"]
Phase: TypeAlias = Literal["laying", "playing", "paused", "over", "cleared", "closed"]
Access: TypeAlias = Literal["anyone", "link"]
Why: TypeAlias = Literal["late", "resigned"]
"""Why a bot plays for a person: his time was up; he has given the game up."""
Agreed: TypeAlias = Literal["draw", "score"]
"""How people end a game before its end: as a draw, or with the score as it stands."""
Early: TypeAlias = Agreed | Literal["resigned"]
"""How a game ended that was not played to its end."""


class SeatInfo(Struct):
    """One seat of a table, as anybody may see it."""

    seat: Seat
    sitter: SitterKind
    name: str
    level: str | None
    present: bool
    yours: bool
    kept: bool
    """Whether a bot plays for the person to whom the seat belongs; the name is still his."""
    character: str | None = None
    """Who plays there, where a bot plays for itself: a name that has a text and a face."""
    strength: int | None = None
    """How strong a bot plays, from 1 to 5, where that was said."""
    hints: int = 0
    """How many hints were given there; of another's seat that is told after the end."""
    why: Why | None = None
    """Why a bot plays for the person, if that is not his own wish."""
    agrees: bool = False
    """Whether the person wants to end the game as it is proposed."""
    expected: str = ""
    """For whom an invited seat is kept, by name: told to the host, and to that person."""


class Result(Struct, omit_defaults=True):
    """How a game ended."""

    outcome: str
    places: list[int]
    scores: list[int]
    shares: list[float]
    early: Early | None = None
    """How it was ended, if it was not played to its end."""

    def margin(self, seat: Seat) -> int:
        """By how many points a seat is ahead of the best of another place, or behind it."""
        mine = self.places[seat]
        others = [s for s, place in zip(self.scores, self.places, strict=True) if place != mine]
        return self.scores[seat] - max(others) if others else 0


class Time(Struct):
    """How long a table with a clock still waits, as a viewer is told."""

    left: int | None
    """Seconds for the present question; None while no person is asked, or nobody is told whom."""
    banks: list[int]
    """Seconds that each seat has besides, for the rest of the game."""
    asked: bool
    """Whether the time was up and `left` is what there is to answer that one is still there."""
    more: bool = False
    """Whether that answer gives more time: once for each question."""


class Plea(Struct):
    """Somebody asks whether he may take his last act back."""

    number: int
    """By which it is answered."""
    seat: Seat
    missing: list[Seat]
    """Who has not agreed yet: of each person the first seat."""
    yours: bool
    """Whether you are asked, and have not agreed yet."""


class BranchInfo(Struct):
    """That a game has branched off from another one: it is marked, and counts nowhere."""

    table: str | None
    """Where that was played; told to those who have a seat here, and to the host."""
    moment: int | None
    """After how many choices of it; None if it was still played then."""
    seat: Seat | None
    """By whose knowledge it goes on, the rest being imagined; None: by the truth."""
    same: bool
    """Whether the truth goes on with the luck it had, so that the same cards come."""


class TableInfo(Struct):
    """A table, as one person sees it in the lobby and at its head."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    state: Phase
    access: Access
    spectators: bool
    host: bool
    you: list[Seat]
    hot_seat: bool
    seats: list[SeatInfo]
    waiting: list[Seat]
    created: str
    moved: str
    result: Result | None
    rematch: str | None
    closed: str | None
    """Why the game cannot go on, if it cannot: a word with a text."""
    corrected: bool
    """Whether it is played with data that an owner of the printed game has corrected."""
    hints: bool
    """Whether you may ask for hints."""
    watching: int
    """How many look on without a seat."""
    clock: Clock | None = None
    """How long the table waits for a choice; None: as long as it takes."""
    time: Time | None = None
    """How long it waits for this one, where there is a clock."""
    ending: Agreed | None = None
    """How somebody proposes to end the game before its end; `seats` say who agrees."""
    asked_by: str | None = None
    """Who asks you to this table, by name, where a seat is kept for you."""
    evening: EveningInfo | None = None
    """How the evening stands, from its second game on."""
    plea: Plea | None = None
    """Who asks to take something back, if anybody does."""
    branch: BranchInfo | None = None
    """Where the game has branched off from another one, if it has."""
    day: DayMark | None = None
    """Of which day it is, if it is one of a day's tables."""
