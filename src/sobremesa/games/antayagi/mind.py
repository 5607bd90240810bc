"""How AntaYagí judges itself: by distances to the goal, which tell little until the end."""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.mind import Weights, read_weights
from sobremesa.games.antayagi.facts import (
    CARD_MASK,
    EDIBLE_NUMBER,
    EFFECT_OF,
    IS_SABOTAGE,
    OBJECT_OF,
    RAISES_TARGET,
)
from sobremesa.games.antayagi.facts import EATS as EATER
from sobremesa.games.antayagi.scoring import score, target
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import View
from sobremesa.games.antayagi.words import HAND_SIZE

TERMS: Final = ["points", "near", "sabotages", "raised", "eaters", "food", "turn"]


class Mind(mind.Mind[State, View]):
    """A chapter is a turn; a search goes on to the end, as a turn tells too little."""

    def chapter(self, s: State) -> int:
        """The number of the turn."""
        return s.turn

    def stage(self, s: State) -> float:
        """How near the foremost is to the goal."""
        return min(1.0, max([score(s, seat) / target(s, seat) for seat in range(s.seats)]))

    def terms(self, s: State, side: int) -> list[float]:
        """How far the seat has come, what it can spoil, and what may be spoiled."""
        points = score(s, side) / target(s, side)
        sabotages = len([1 for held in s.hand(side) if IS_SABOTAGE[held & CARD_MASK]])
        raised = eaters = food = 0
        for card in s.zones[side]:
            thing = OBJECT_OF[card]
            if EFFECT_OF[thing] == RAISES_TARGET:
                raised = 1
            elif EFFECT_OF[thing] == EATER:
                eaters += 1
            elif EDIBLE_NUMBER[thing] >= 0:
                food += 1
        return [
            points,
            points * points * points,
            sabotages / HAND_SIZE,
            float(raised),
            float(eaters),
            float(food),
            1.0 if s.active == side else 0.0,
        ]


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.antayagi", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=False, trust=0.0, heats=(3.0, 1.2))
