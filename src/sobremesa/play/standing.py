"""How far a table is: the part of its card that changes while it is played."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.seats import BOT, PERSON, Sitter
from sobremesa.play.table_info import Phase
from sobremesa.play.timing import Timing

REST_MS: Final = 2000
"""So long everybody looks at what was laid down before a table that rests goes on."""

LAYING: Final = "laying"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"
CLEARED: Final = "cleared"
CLOSED: Final = "closed"


@dataclass(init=False)
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
    result: table_info.Result | None
    rematch: str | None
    closed: str | None
    """Why it cannot go on, in a word that has a text."""
    unnamed: bool
    """Whether nobody else is told for whom the table waits."""
    due: int | None
    """Until when it waits for the present question, by the database's clock; None without a clock,
    and while no person is asked."""
    timing: Timing | None = field(compare=False)
    """What that follows from, at a table with a clock: the journal alone has it."""

    def __init__(
        self,
        phase: Phase,
        number: int,
        made: int,
        moved: int,
        waiting: list[Seat],
        result: table_info.Result | None = None,
        rematch: str | None = None,
        closed: str | None = None,
        unnamed: bool = False,
        due: int | None = None,
        timing: Timing | None = None,
    ) -> None:
        # Every act makes one, and what a dataclass writes itself is not compiled.
        self.phase = phase
        self.number = number
        self.made = made
        self.moved = moved
        self.waiting = waiting
        self.result = result
        self.rematch = rematch
        self.closed = closed
        self.unnamed = unnamed
        self.due = due
        self.timing = timing

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
            self.due,
            self.timing,
        )

    def told(self, own: list[Seat], at: int) -> Standing:
        """As those are told who have the `own` seats.

        A table that rests has moved in the future: until then nothing else has happened yet.
        """
        if not 0 < self.moved - at <= REST_MS:
            named = [seat for seat in self.waiting if seat in own or not self.unnamed]
            return replace(self, waiting=named, due=self.due if named else None)
        moved = self.moved - REST_MS
        return replace(self, phase=PLAYING, moved=moved, waiting=[], result=None, due=None)

    def turn(self, sitters: list[Sitter]) -> str | None:
        """Whose turn it is: a bot's, if one is waited for, else a person's, or nobody's."""
        if self.phase != PLAYING or not self.waiting:
            return None
        for seat in self.waiting:
            if sitters[seat].kind == BOT or self.covers(seat):
                return BOT
        return PERSON

    def covers(self, seat: Seat) -> bool:
        """Whether a bot makes this one choice for a person, and nobody else is told."""
        return self.timing is not None and seat in self.timing.covered

    def asks(self, sitters: list[Sitter]) -> list[Seat]:
        """The people for whom the table waits."""
        if self.phase not in (PLAYING, PAUSED):
            return []
        return [s for s in self.waiting if sitters[s].kind == PERSON and not self.covers(s)]

    def time(self, at: int, gives: bool) -> table_info.Time | None:
        """What is told of the time, of a standing as somebody is told it.

        `gives` says whether the table gives more of it to whoever asks.
        """
        timing = self.timing
        if timing is None and self.due is None:
            return None
        left = None if self.due is None else max(0, -((at - self.due) // 1000))
        banks = [-(-bank // 1000) for bank in timing.banks] if timing is not None else []
        asked = left is not None and timing is not None and timing.asked
        more = gives and asked and timing is not None and not timing.answered
        return table_info.Time(left, banks, asked, more)
