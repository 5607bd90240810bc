"""The rules, in the rulebook's order. Numbers such as OH-3 are those of RULES.md."""

from __future__ import annotations

from typing import Final

from sobremesa.core.flow import Decision, Flow
from sobremesa.core.words import Action, Seat
from sobremesa.games.open_heaps.facts import MOST
from sobremesa.games.open_heaps.state import State
from sobremesa.games.open_heaps.words import GAME_ENDED, TAKE, TAKE_PEBBLES, TOOK, WORDS


class TakePebbles(Decision[State]):
    """OH-4 Take some pebbles from one heap. OH-3 Then it is the next one's turn."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return [
            TAKE.at([heap, more])
            for heap, lying in enumerate(s.heaps)
            for more in range(min(lying, MOST))
        ]

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return [
            (TAKE.at([heap, more]), "OH-4")
            for heap, lying in enumerate(s.heaps)
            for more in range(min(lying, MOST), MOST)
        ]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        heap, more = TAKE.things(action)
        s.heaps[heap] = s.heaps[heap] - more - 1
        s.taken[seat] = s.taken[seat] + more + 1
        s.taker = seat
        s.tell(TOOK, seat, more, heap)
        if any(s.heaps):
            s.push(TAKE_PEBBLES, (seat + 1) % s.seats)
        else:
            s.tell(GAME_ENDED, s.ending)


FLOW: Final[Flow[State]] = Flow(WORDS, [TakePebbles(TAKE, certain=True, revocable=True)])
