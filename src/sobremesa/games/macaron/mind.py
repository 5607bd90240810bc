"""How Macaron judges itself: at the end of a round the scores tell most."""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.mind import Weights, read_weights
from sobremesa.games.macaron.scoring import gains_with
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import MODE

TERMS: Final = ["points", "near", "gained", "start"]


class Mind(mind.Mind[State, View]):
    """A chapter is a round; partners, and Emma, are a side."""

    def chapter(self, s: State) -> int:
        """The number of the round."""
        return s.round

    def stage(self, s: State) -> float:
        """How near the best score is to the target."""
        return min(1.0, max(s.scores) / s.target)

    def sides(self, s: State) -> int:
        """Whoever has a score of his own."""
        return len(s.scores)

    def terms(self, s: State, side: int) -> list[float]:
        """The score, also squared, what this round has brought, and who leads first."""
        score = s.scores[side] / s.target
        gained = gains_with(s, s.boxes)[side] / s.target
        return [score, score * score, gained, 1.0 if s.team(s.start) == side else 0.0]

    def table(self, s: State) -> str:
        """The way it is played: two against two is another game than each for himself."""
        return MODE.names[s.mode]


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.macaron", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=True, trust=0.7, heats=(2.5, 0.7))
