"""How the game judges itself: by heaps that balance."""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.flow import frame_seat
from sobremesa.core.mind import Weights, read_weights
from sobremesa.games.open_heaps.bot import balance
from sobremesa.games.open_heaps.state import State
from sobremesa.games.open_heaps.view import View

TERMS: Final = ["balance"]


class Mind(mind.Mind[State, View]):
    """A chapter is a turn."""

    def chapter(self, s: State) -> int:
        """The pebbles that were taken."""
        return sum(s.taken)

    def stage(self, s: State) -> float:
        """How much was taken."""
        return sum(s.taken) / max(1, sum(s.taken) + sum(s.heaps))

    def terms(self, s: State, side: int) -> list[float]:
        """Whoever is to move wants heaps that do not balance."""
        moves = bool(s.agenda) and frame_seat(s.agenda[-1]) == side
        return [1.0 if moves == (balance(s.heaps) != 0) else 0.0]


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.open_heaps", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=False)
