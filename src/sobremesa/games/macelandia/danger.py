"""What would eliminate somebody, or lose the game for a faction, within a turn."""

from __future__ import annotations

from typing import Final

from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia.battle import CARDS_OF
from sobremesa.games.macelandia.state import Open, how_many, seats_in
from sobremesa.games.macelandia.words import (
    ATTACKING,
    CASTLE_LOW,
    FAR,
    FEW_CARDS,
    LAST_CARD_FAR,
    LAST_CARD_SENT,
    LAST_FORT,
    LAST_FORT_LOW,
    OURS,
    THEIRS,
)

FEW: Final = 2
"""So many cards of a hand can be gone after one battle."""


def dangers_of(s: Open, light: int, castles: int, sizes: list[int], viewer: Seat) -> list[int]:
    """For each seat what endangers it. ML-16 How many cards are in a hand everybody knows."""
    found = [UNKNOWN] * s.seats
    if not s.shown or s.ended != UNKNOWN:
        return found
    everybody = BIT_OF[s.seats] - 1
    for members in (light, everybody - light):
        whose = 0
        if viewer < s.seats:
            whose = OURS if members & BIT_OF[viewer] else THEIRS
        living = members & ~s.fallen
        forts = living & ~castles
        for seat in seats_in(living):
            low = sizes[seat] <= FEW
            if castles & BIT_OF[seat]:
                found[seat] = CASTLE_LOW + whose if low else UNKNOWN
            elif forts == BIT_OF[seat]:
                found[seat] = (LAST_FORT_LOW if low else LAST_FORT) + whose
            elif low:
                found[seat] = FEW_CARDS
    return found


def danger_of_choosing(s: Open, seat: Seat, hand: int, committed: int) -> int:
    """What surely eliminates the turn player, who is choosing cards from the hand.

    ML-58 To send the last card. ML-65 To attack far away with all that is left.
    """
    if s.aim == ATTACKING:
        far = s.distance(seat, s.target) == FAR
        last = CARDS_OF[committed] == hand or how_many(hand) == 1
        return LAST_CARD_FAR if far and last else UNKNOWN
    return LAST_CARD_SENT if how_many(hand) == 1 else UNKNOWN
