"""How La Macarena judges itself: at the end of a hand amulets, elements and coins tell most."""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.la_macarena.bot import SPREAD, SPREAD_PER_TURN, cards_in, chance
from sobremesa.games.la_macarena.scoring import winner_of
from sobremesa.games.la_macarena.state import State, wells_with
from sobremesa.games.la_macarena.view import View
from sobremesa.games.la_macarena.words import ELEMENT, WELLS

TERMS: Final = [
    "amulets",
    "kinds",
    "near",
    "spare",
    "coins",
    "leads",
    "wells",
    "hand",
    "start",
    "prizes",
]
FULL_HAND: Final = 20.0


class Mind(mind.Mind[State, View]):
    """A chapter is a hand."""

    def chapter(self, s: State) -> int:
        """The number of the hand."""
        return s.hand_number

    def stage(self, s: State) -> float:
        """How near the foremost is to the goal."""
        return max([progress(s, seat) for seat in range(s.seats)])

    def terms(self, s: State, side: int) -> list[float]:
        """What the seat has for good, and what it may yet win in this hand."""
        kinds = len(s.held_elements(side))
        led = 0
        for element in range(ELEMENT.size):
            if s.collection_size(side) and winner_of(s, element) == side:
                led += 1
        return [
            s.amulets[side] / s.goal,
            kinds / ELEMENT.size,
            1.0 if kinds == ELEMENT.size - 1 else 0.0,
            (s.token_count(side) - kinds) / ELEMENT.size,
            s.coins[side] / ELEMENT.size,
            led / ELEMENT.size,
            len(wells_with(s.macas[side])) / WELLS,
            s.hand_sizes[side] / FULL_HAND,
            1.0 if s.starter in (side, UNKNOWN) else 0.0,
            prizes_of(s, side) / ELEMENT.size,
        ]


def prizes_of(s: State, seat: Seat) -> float:
    """How far the seat is ahead for elements that it can use, with all luck that is to come."""
    width = SPREAD + SPREAD_PER_TURN * len(s.deck) / s.seats
    found = 0.0
    for element in range(ELEMENT.size):
        if not s.needs(seat, element):
            continue
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, cards_in(s, other, element))
        found += chance((cards_in(s, seat, element) - best) / width) - 0.5
    return found


def progress(s: State, seat: Seat) -> float:
    """How much of what it takes to win the seat has, in elements."""
    have = s.amulets[seat] * ELEMENT.size + len(s.held_elements(seat))
    return min(1.0, have / (s.goal * ELEMENT.size))


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.la_macarena", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=True, trust=0.5, heats=[1.4, 0.8], either=["start"])
