"""What lies on the table: everybody knows all of it."""

from __future__ import annotations

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.words import Seat


class Open(flow.Open):
    """What everybody knows."""

    ending: int
    """OH-2 How the game will end: LAST_WINS or LAST_LOSES."""
    heaps: list[int]
    taken: list[int]
    """The pebbles that each seat has taken."""
    taker: Seat
    """Who took last, or UNKNOWN."""

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.ending = of.ending
        self.heaps = of.heaps.copy()
        self.taken = of.taken.copy()
        self.taker = of.taker


class State(Open):
    """And what is hidden: nothing. Luck is there for every game; this one draws none."""

    rng: Rng

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        return twin
