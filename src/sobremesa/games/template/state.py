"""What lies on the table."""

from __future__ import annotations

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.words import Card


class State(flow.State):
    """Where each card is, what each seat has chosen, and what has been played."""

    def __init__(self, rng: Rng, seats: int, hand: int) -> None:
        super().__init__(rng, seats)
        self.hand = hand
        self.hands: list[list[Card]] = []
        self.aside: list[Card] = []
        self.chosen: list[Card] = []
        """The card each seat has chosen, face down, or UNKNOWN."""
        self.played: list[Card] = []
        """All cards played, trick by trick, each trick from seat 0 on."""
        self.tricks: list[int] = []

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.rng.clone(), self.seats, self.hand)
        twin.agenda = self.agenda.copy()
        twin.arg = self.arg
        if self.log is not None:
            twin.log = self.log.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.aside = self.aside.copy()
        twin.chosen = self.chosen.copy()
        twin.played = self.played.copy()
        twin.tricks = self.tricks.copy()
        return twin
