"""A table in short: what a list shows of it, kept beside its journal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.branches import Stem
from sobremesa.play.clock import now
from sobremesa.play.day import Day
from sobremesa.play.evening import Evening
from sobremesa.play.pleas import Plea
from sobremesa.play.seats import Sitter
from sobremesa.play.standing import LAYING, Standing
from sobremesa.play.table_info import Access
from sobremesa.play.timing import Clock

OUTDATED: Final = "outdated"
OTHER_DATA: Final = "other_data"
UNREADABLE: Final = "unreadable"
SENTENCE: Final = "this table cannot be read any more, and so it cannot be played on"
"""Why a table is closed: words that have texts, and what is said of the last."""


@dataclass
class Card:
    """What a list shows of a table; everybody is shown it from where he sits."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    access: Access
    spectators: bool
    host: str
    created: int
    standing: Standing
    sitters: list[Sitter] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    """Of the people who have a seat."""
    data: str | None = None
    """The digest of the data it is played with, if these are corrected."""
    hints: bool = False
    """Whether hints are given although people play against each other."""
    helped: dict[Seat, list[int]] = field(default_factory=dict)
    """At which of its versions each seat was given a hint."""
    clock: Clock | None = None
    """How long the table waits for a choice; None: as long as it takes."""
    agreed: dict[str, table_info.Agreed] = field(default_factory=dict)
    """Who wants to end the game before its end, and how."""
    time: Callable[[], int] = now
    """The time by which clocks run: the database's."""

    forgotten: frozenset[str] = frozenset()
    """People who wanted to be forgotten: their seats stay theirs, and nobody comes to them."""
    plea: Plea | None = None
    """Somebody asks to take something back."""
    evening: Evening | None = None
    """How the evening stood when the table was laid, if it had begun."""
    branch: Stem | None = None
    """Where the game has branched off from another one: then it counts nowhere."""
    day: Day | None = None
    """Of which day it is, if it is one of a day's tables."""

    def now(self) -> int:
        """When something happens at the table: by the clock it has, or else by the time of day."""
        return now() if self.clock is None and self.day is None else self.time()

    def may_ask(self, person: str | None) -> bool:
        """Whether the person may ask for hints: among bots, or where the table allows it.

        What a day's table asks everybody has to find out by himself.
        """
        if not self.seats_of(person) or self.day is not None:
            return False
        return self.hints or all([sitter.person in (None, person) for sitter in self.sitters])  # noqa: C419

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats that belong to a person, also those that a bot keeps for him."""
        if person is None:
            return []
        return [sitter.seat for sitter in self.sitters if sitter.person == person]

    def may_enter(self, person: str | None) -> bool:
        """Whether the person may see the table."""
        return (
            self.spectators
            or self.standing.phase == LAYING
            or person == self.host
            or bool(self.seats_of(person))
        )

    def join(self, person: str, into: str, name: str) -> None:
        """Let a person's seats be another's."""
        self.host = into if self.host == person else self.host
        self.names.pop(person, None)
        self.names[into] = name
        for sitter in self.sitters:
            sitter.person = into if sitter.person == person else sitter.person
            sitter.expected = into if sitter.expected == person else sitter.expected
        if self.evening is not None:
            self.evening = self.evening.joined(person, into)

    def forget(self, person: str) -> None:
        """Leave no name of a person; his seats are nobody's in particular."""
        self.names[person] = ""
        self.forgotten |= {person}
        self.title = "" if self.host == person else self.title
        if self.evening is not None:
            self.evening = self.evening.without({person})
        for sitter in self.sitters:
            if sitter.person == person:
                sitter.called = ""
            if sitter.expected == person:
                sitter.expected = None

    def name_of(self, sitter: Sitter) -> str:
        """What the person of a seat is called there; a bot's own seat is named by the client."""
        if sitter.person is None:
            return ""
        return sitter.called or self.names.get(sitter.person, "")

    def evening_after(self) -> Evening:
        """How the evening stands with the game of this table, which is over."""
        before = self.evening or Evening(self.id, 0, [])
        result = self.standing.result
        if result is None:
            return before
        return before.after(self.sitters, self.name_of, result.shares)
