"""What lies on the table: what everybody knows, and what is hidden."""

from __future__ import annotations

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.words import Card


class Open(flow.Open):
    """What everybody knows."""

    hand: int
    """How many cards each seat was dealt."""
    played: list[Card]
    """All cards played, trick by trick, each trick from seat 0 on."""
    tricks: list[int]

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.hand = of.hand
        self.played = of.played.copy()
        self.tricks = of.tricks.copy()


class State(Open):
    """And what is hidden: where the other cards are, and what each seat has chosen."""

    rng: Rng
    hands: list[list[Card]]
    aside: list[Card]
    chosen: list[Card]
    """The card each seat has chosen, face down, or UNKNOWN."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.aside = self.aside.copy()
        twin.chosen = self.chosen.copy()
        return twin

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on."""
        self.rng = luck
