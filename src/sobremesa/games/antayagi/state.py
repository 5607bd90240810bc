"""What lies on an AntaYagí table: what everybody knows, and what is hidden."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import BACK_OF, CARD_MASK
from sobremesa.games.antayagi.words import HAND_SIZE


class Open(flow.Open):
    """What everybody knows: AY-9, AY-13 both sides of all cards that lie open are among it."""

    max_turns: int
    turn: int
    active: Seat
    partner: Seat
    discards: list[Card]
    """In order of discarding."""
    zones: list[list[Card]]
    """Of each seat, in order of arrival."""
    active_card: Card
    partner_card: Card
    """The two revealed cards, while they lie on the table; else UNKNOWN."""
    sabotages: list[int]
    """The sabotages on the table in order of play, each with its seat."""
    aside: list[Card]
    """Received cards without points, in order of receipt, until they are cleaned up."""
    poll: Seat
    passes: int
    """Who is asked next for a sabotage, and how many have passed in a row."""
    reshuffles: int
    last_active: Seat
    last_partner: Seat
    last_active_card: Card
    last_partner_card: Card
    last_sabotages: list[int]
    """The last reveal: who traded which cards, and the sabotages, each with its seat."""
    ended: int
    winner: Seat

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.discards = of.discards.copy()
        self.zones = [zone.copy() for zone in of.zones]
        self.sabotages = of.sabotages.copy()
        self.aside = of.aside.copy()
        self.last_sabotages = of.last_sabotages.copy()
        self.max_turns = of.max_turns
        self.turn = of.turn
        self.active = of.active
        self.partner = of.partner
        self.active_card = of.active_card
        self.partner_card = of.partner_card
        self.poll = of.poll
        self.passes = of.passes
        self.reshuffles = of.reshuffles
        self.last_active = of.last_active
        self.last_partner = of.last_partner
        self.last_active_card = of.last_active_card
        self.last_partner_card = of.last_partner_card
        self.ended = of.ended
        self.winner = of.winner

    def trade(self) -> list[Card]:
        """The two revealed cards, the active player's first, while they lie on the table."""
        return [self.active_card, self.partner_card] if self.active_card != UNKNOWN else []

    def last_traders(self) -> list[Seat]:
        """Who made the last reveal, the active player first; nobody before the first one."""
        return [self.last_active, self.last_partner] if self.last_active != UNKNOWN else []

    def last_trade(self) -> list[Card]:
        """Their cards."""
        found = [self.last_active_card, self.last_partner_card]
        return found if self.last_active != UNKNOWN else []

    def left_of(self, seat: Seat) -> Seat:
        """The next seat, clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def other_trader(self, seat: Seat) -> Seat:
        """The one with whom the seat makes the exchange."""
        return self.partner if seat == self.active else self.active


@final
class State(Open):
    """And what is hidden: the deck, the objects in the hands, and what the traders have sealed.

    AY-5 A card in a hand is a number with its facing and who has seen its object (facts.py).
    """

    rng: Rng
    deck: list[Card]
    """Its top is at the end."""
    hands: Ints
    """Three places for each seat, one after the other; UNKNOWN where there is no card."""
    active_slot: int
    partner_slot: int
    """What the two traders have chosen, sealed until the reveal."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        twin.deck = self.deck.copy()
        twin.hands = self.hands.copy()
        twin.active_slot = self.active_slot
        twin.partner_slot = self.partner_slot
        return twin

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on."""
        self.rng = luck

    def renew(self, luck: Rng) -> None:
        """AY-90 The same, with the deck in another order; the back of its top card is seen."""
        if self.deck:
            back = BACK_OF[self.deck[-1]]
            luck.shuffle(self.deck)
            at = [BACK_OF[card] for card in self.deck].index(back)
            self.deck.append(self.deck.pop(at))
        self.reseed(luck)

    def hand_size(self, seat: i64) -> i64:
        """AY-10 How many cards the seat holds."""
        hands = self.hands.bare()
        first = seat * HAND_SIZE
        size = HAND_SIZE
        while size > 0 and hands[first + size - 1] == UNKNOWN:
            size -= 1
        return size

    def hand(self, seat: Seat) -> list[int]:
        """The cards that the seat holds, in the order of their slots."""
        first = seat * HAND_SIZE
        return [held for held in self.hands.part(first, first + HAND_SIZE) if held != UNKNOWN]

    def leave(self, seat: i64, slot: i64) -> i64:
        """Take a card out of a hand; the higher slots close up by one."""
        hands = self.hands.bare()
        at = seat * HAND_SIZE + slot
        end = seat * HAND_SIZE + HAND_SIZE - 1
        card = hands[at] & CARD_MASK
        while at < end:
            hands[at] = hands[at + 1]
            at += 1
        hands[end] = UNKNOWN
        return card
