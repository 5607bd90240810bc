"""Before the first round: everybody takes a card, and places cubes on his wind rose."""

from __future__ import annotations

from typing import Final

from sobremesa.core.flow import Decision, Step
from sobremesa.core.sets import drop, insert
from sobremesa.core.words import Action, Seat
from sobremesa.games.macao.facts import CUBE_OF, ROSE_SIZE, SETUP_CUBES, SETUP_EXTRA
from sobremesa.games.macao.rules.card_phase import reveal
from sobremesa.games.macao.rules.refused import cards_elsewhere
from sobremesa.games.macao.state import State
from sobremesa.games.macao.words import (
    BEGIN_ROUND,
    CLEAR_OFFER,
    COLOUR,
    CUBES_PLACED,
    PLACE_CUBE,
    SETUP_CARD,
    SETUP_CUBE1,
    SETUP_CUBE2,
    TAKE_CARD,
    TAKEN,
)

PLACES: Final[list[Action]] = [PLACE_CUBE.of(colour) for colour in range(COLOUR.size)]


class RevealSetup(Step[State]):
    """MO-6 Two cards more than players are revealed; one is taken from the bottom to the top.

    MO-7 Then cubes are placed from the top of the stack down.
    """

    def run(self, s: State) -> None:
        reveal(s, s.seats + SETUP_EXTRA)
        s.push(BEGIN_ROUND)
        for seat in reversed(s.wall):
            s.push(SETUP_CUBE1, seat)
        s.push(CLEAR_OFFER)
        for seat in s.wall:
            s.push(SETUP_CARD, seat)


class SetupCard(Decision[State]):
    """MO-6 Any of the revealed cards that is still there."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return TAKE_CARD.each(sorted(s.offer))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        card = TAKE_CARD.thing(action)
        drop(s.offer, card)
        insert(s.tableaux[seat], card)
        s.tell(TAKEN, seat, card)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        return cards_elsewhere(s, seat, TAKE_CARD)


def place_setup_cubes(s: State, seat: Seat, slot: int, colour: int) -> None:
    """Put the cubes of the setup at a slot of the rose."""
    at = seat * ROSE_SIZE + slot
    s.roses[at] = s.roses[at] + CUBE_OF[colour] * SETUP_CUBES[slot - 1]
    s.tell(CUBES_PLACED, seat, SETUP_CUBES[slot - 1], colour, slot)


class SetupCube1(Decision[State]):
    """MO-7 One cube of any colour at slot 1."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PLACES

    def take(self, s: State, seat: Seat, action: Action) -> None:
        place_setup_cubes(s, seat, 1, PLACE_CUBE.thing(action))
        s.push(SETUP_CUBE2, seat)


class SetupCube2(Decision[State]):
    """MO-7 Two cubes of one colour, the same or another, at slot 2."""

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return PLACES

    def take(self, s: State, seat: Seat, action: Action) -> None:
        place_setup_cubes(s, seat, 2, PLACE_CUBE.thing(action))
