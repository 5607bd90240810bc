"""A table in short: what a list shows of it, kept beside its journal."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.agreement import spoken
from sobremesa.play.clock import now
from sobremesa.play.news import Access, Phase
from sobremesa.play.seats import BOT, PERSON, Sitter, characters_at

LAYING: Final = "laying"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLEARED: Final = "cleared"
CLOSED: Final = "closed"

REST_MS: Final = 2000
"""So long everybody looks at what was laid down before a table that rests goes on."""

OUTDATED: Final = "outdated"
OTHER_DATA: Final = "other_data"
UNREADABLE: Final = "unreadable"
SENTENCE: Final = "this table cannot be read any more, and so it cannot be played on"


@dataclass(slots=True)
class Standing:
    """How far a table is: the part of its card that changes while it is played."""

    phase: Phase
    number: int
    """How many entries its journal has."""
    made: int
    """How many choices have been made."""
    moved: int
    """When somebody last chose something; when it was laid, if nobody has."""
    waiting: list[Seat]
    result: news.Result | None = None
    rematch: str | None = None
    closed: str | None = None
    """Why it cannot go on, in a word that has a text."""
    unnamed: bool = False
    """Whether nobody else is told for whom the table waits."""

    def next(self) -> Standing:
        """The same after one more entry."""
        return Standing(
            self.phase,
            self.number + 1,
            self.made,
            self.moved,
            self.waiting,
            self.result,
            self.rematch,
            self.closed,
            self.unnamed,
        )

    def told(self, own: list[Seat], at: int) -> Standing:
        """As those are told who have the `own` seats.

        A table that rests has moved in the future: until then nothing else has happened yet.
        """
        if not 0 < self.moved - at <= REST_MS:
            named = [seat for seat in self.waiting if seat in own or not self.unnamed]
            return replace(self, waiting=named)
        moved = self.moved - REST_MS
        return replace(self, phase=PLAYING, moved=moved, waiting=[], result=None)

    def turn(self, sitters: list[Sitter]) -> str | None:
        """Whose turn it is: a bot's, if one is waited for, else a person's, or nobody's."""
        if self.phase != PLAYING or not self.waiting:
            return None
        for seat in self.waiting:
            if sitters[seat].kind == BOT:
                return BOT
        return PERSON


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

    def may_ask(self, person: str | None) -> bool:
        """Whether the person may ask for hints: among bots, or where the table allows it."""
        if not self.seats_of(person):
            return False
        return self.hints or all([sitter.person in (None, person) for sitter in self.sitters])  # noqa: C419

    def hints_told(self, seat: Seat, own: bool) -> int:
        """How many hints a seat was given: until the end nobody else's business."""
        return len(self.helped.get(seat, [])) if own or self.standing.phase == OVER else 0

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

    def name_of(self, sitter: Sitter) -> str:
        """What the person of a seat is called there; a bot's own seat is named by the client."""
        if sitter.person is None:
            return ""
        return sitter.called or self.names.get(sitter.person, "")

    def shown(self, person: str | None, present: Collection[str]) -> news.TableInfo:
        """The table as the person sees it; `present` are those who have a page of it open."""
        seated = {sitter.person for sitter in self.sitters}
        yours = self.seats_of(person)
        standing = self.standing.told(yours, now())
        who = characters_at(self.sitters, self.game)
        seats = [
            news.SeatInfo(
                sitter.seat,
                sitter.kind,
                self.name_of(sitter),
                sitter.level,
                sitter.person in present,
                sitter.seat in yours,
                sitter.kept,
                who.get(sitter.seat),
                sitter.strength,
                self.hints_told(sitter.seat, sitter.seat in yours),
            )
            for sitter in self.sitters
        ]
        return news.TableInfo(
            id=self.id,
            title=self.title,
            game=self.game,
            options=self.options,
            state=standing.phase,
            access=self.access,
            spectators=self.spectators,
            host=person == self.host,
            you=yours,
            hot_seat=len(yours) > 1,
            seats=seats,
            waiting=standing.waiting,
            created=spoken(self.created),
            moved=spoken(standing.moved),
            result=standing.result,
            rematch=standing.rematch,
            closed=standing.closed,
            corrected=bool(self.data),
            hints=self.may_ask(person),
            watching=sum(who not in seated for who in present),
        )
