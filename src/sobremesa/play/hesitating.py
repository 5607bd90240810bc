"""When a bot answers: like people, not always after the same time, and without telling anything.

How long it takes is settled before it thinks, by one law for all. It follows from a secret of the
table, from whose turn it is and how many choices were made: neither from what the bot sees, nor
from what it may choose or will choose. What everybody knows, its character, has a pace.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from sobremesa.bots import CHARACTERS
from sobremesa.core.words import Seat
from sobremesa.play.luck import luck_of

MEASURES: Final = [0.5, 0.6, 0.7, 0.8, 0.95, 1.15, 1.4, 1.9]
"""How many pauses an answer takes; all are equally likely, and one on average."""


def hesitation(seed: bytes, seat: Seat, made: int, character: str | None) -> float:
    """How many pauses the seat takes for the choice after so many."""
    drawn = luck_of(seed, "pause", seat, made)
    pace = CHARACTERS[character].pace if character is not None else 1.0
    return MEASURES[drawn[0] % len(MEASURES)] * pace


def answers_at(ready: float, thought: float, pause: float) -> float:
    """When an answer comes that was to come at `ready`, and was thought out at `thought`.

    Whoever is late comes at the next beat, so that being late tells next to nothing either.
    """
    if thought <= ready or pause <= 0:
        return max(ready, thought)
    return ready + ceil((thought - ready) / pause) * pause
