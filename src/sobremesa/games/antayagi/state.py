"""What lies on an AntaYagí table."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import CARD_MASK
from sobremesa.games.antayagi.words import HAND_SIZE


class State(flow.State):
    """AY-5 Each hand card is a number with its facing and who has seen its object (facts.py)."""

    def __init__(self, rng: Rng, seats: int, max_turns: int) -> None:
        super().__init__(rng, seats)
        self.max_turns = max_turns
        self.turn = 0
        self.active: Seat = UNKNOWN
        self.partner: Seat = UNKNOWN
        self.active_slot = UNKNOWN
        self.partner_slot = UNKNOWN
        """What the two traders have chosen, sealed until the reveal."""
        self.hands: list[int] = []
        """Three places for each seat, one after the other; UNKNOWN where there is no card."""
        self.deck: list[Card] = []
        """Its top is at the end."""
        self.discards: list[Card] = []
        """In order of discarding."""
        self.zones: list[list[Card]] = []
        """Of each seat, in order of arrival."""
        self.trade: list[Card] = []
        """The two revealed cards, the active player's first, while they lie on the table."""
        self.sabotages: list[int] = []
        """The sabotages on the table in order of play, each with its seat."""
        self.aside: list[Card] = []
        """Received cards without points, in order of receipt, until they are cleaned up."""
        self.poll: Seat = 0
        self.passes = 0
        """Who is asked next for a sabotage, and how many have passed in a row."""
        self.reshuffles = 0
        self.last: list[int] = []
        """The last reveal: active seat, partner, their cards, then sabotages with their seats."""
        self.ended = UNKNOWN
        self.winner: Seat = UNKNOWN

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.rng.clone(), self.seats, self.max_turns)
        twin.agenda = self.agenda.copy()
        twin.arg = self.arg
        if self.log is not None:
            twin.log = self.log.copy()
        twin.turn = self.turn
        twin.active = self.active
        twin.partner = self.partner
        twin.active_slot = self.active_slot
        twin.partner_slot = self.partner_slot
        twin.hands = self.hands.copy()
        twin.deck = self.deck.copy()
        twin.discards = self.discards.copy()
        twin.zones = [zone.copy() for zone in self.zones]
        if self.trade:
            twin.trade = self.trade.copy()
        if self.sabotages:
            twin.sabotages = self.sabotages.copy()
        if self.aside:
            twin.aside = self.aside.copy()
        twin.poll = self.poll
        twin.passes = self.passes
        twin.reshuffles = self.reshuffles
        twin.last = self.last.copy()
        twin.ended = self.ended
        twin.winner = self.winner
        return twin

    def left_of(self, seat: Seat) -> Seat:
        """The next seat, clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def other_trader(self, seat: Seat) -> Seat:
        """The one with whom the seat makes the exchange."""
        return self.partner if seat == self.active else self.active

    def hand_size(self, seat: Seat) -> int:
        """AY-10 How many cards the seat holds."""
        first: i64 = seat * HAND_SIZE
        size: i64 = HAND_SIZE
        while size > 0 and self.hands[first + size - 1] == UNKNOWN:
            size -= 1
        return int(size)

    def hand(self, seat: Seat) -> list[int]:
        """The cards that the seat holds, in the order of their slots."""
        first = seat * HAND_SIZE
        return [held for held in self.hands[first : first + HAND_SIZE] if held != UNKNOWN]

    def leave(self, seat: Seat, slot: int) -> Card:
        """Take a card out of a hand; the higher slots close up by one."""
        at: i64 = seat * HAND_SIZE + slot
        end: i64 = seat * HAND_SIZE + HAND_SIZE - 1
        card = self.hands[at] & CARD_MASK
        while at < end:
            self.hands[at] = self.hands[at + 1]
            at += 1
        self.hands[end] = UNKNOWN
        return card
