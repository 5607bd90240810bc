"""What one seat may know."""

from __future__ import annotations

from sobremesa.core import view
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.template.state import Open, State
from sobremesa.games.template.words import CARD, SEAT


class View(view.View):
    """What is open; and of what is hidden, by an allow-list, what this seat knows."""

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)
        sits = seat < s.seats
        self.hand = s.hands[seat].copy() if sits else []
        self.chosen = s.chosen[seat] if sits else UNKNOWN
        self.hand_sizes = [len(hand) for hand in s.hands]

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        to.one("seat", SEAT, self.seat if self.seat < s.seats else UNKNOWN)
        to.many("hand", CARD, self.hand)
        to.one("chosen", CARD, self.chosen)
        to.counts("hand_sizes", SEAT, self.hand_sizes, 3)
        to.counts("tricks", SEAT, s.tricks, 3)
        to.many("played", CARD, s.played)

    def unknown_cards(self) -> list[Card]:
        """The cards that the viewer cannot place."""
        known = self.hand + self.open.played
        return [card for card in range(CARD.size) if card not in known]


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)
