"""What one seat may know, which is everything."""

from __future__ import annotations

from sobremesa.core import view
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.open_heaps.facts import HEAPS
from sobremesa.games.open_heaps.state import Open, State
from sobremesa.games.open_heaps.words import HEAP, SEAT


class View(view.View):
    """What is open: all there is."""

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        to.one("seat", SEAT, self.seat if self.seat < s.seats else UNKNOWN)
        to.counts("heaps", HEAP, s.heaps, max(HEAPS))
        to.counts("taken", SEAT, s.taken, sum(HEAPS))
        to.one("taker", SEAT, s.taker)


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)
