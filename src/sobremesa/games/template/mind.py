"""How the game judges itself: where its chapters end, and what speaks for each side."""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.mind import Weights, read_weights
from sobremesa.games.template.state import State
from sobremesa.games.template.view import View
from sobremesa.games.template.words import CARD

TERMS: Final = ["tricks", "cards"]


class Mind(mind.Mind[State, View]):
    """A chapter is a trick."""

    def chapter(self, s: State) -> int:
        """The number of tricks that were played."""
        return sum(s.tricks)

    def stage(self, s: State) -> float:
        """By the tricks that were played."""
        return sum(s.tricks) / s.hand

    def terms(self, s: State, side: int) -> list[float]:
        """The tricks won, and how high the cards are that are left."""
        return [float(s.tricks[side]), sum(s.hands[side]) / CARD.size]


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.template", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=False)
