"""What lies on a table of La Macarena."""

from __future__ import annotations

from typing import Final

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.la_macarena.facts import (
    ALL_AMULETS,
    ALL_COINS,
    CARD_COUNT,
    COPIES,
    DECK,
    DIGIT_OF,
    ELEMENT_OF,
    MACA_BITS,
    MACA_MASK,
    MACAS_EACH,
    TOKENS_OF,
    WEIGHT_OF,
)
from sobremesa.games.la_macarena.words import CARD, ELEMENT, WELLS

NOTHING: Final[list[int]] = []
"""Stands where a list is still to be put: nothing is ever added to it, so that clones are cheap."""


class State(flow.State):
    """Hands are sets of cards, once for those held at all and once for those held twice."""

    def __init__(self, rng: Rng, seats: int, goal: int, max_hands: int) -> None:
        super().__init__(rng, seats)
        self.goal = goal
        self.max_hands = max_hands
        self.hand_number = 0
        self.starter: Seat = 0
        """Who begins the hand."""
        self.mirror_turn = False
        """Whether the turn under way was won by a mirror."""
        self.deck: list[Card] = NOTHING
        """Face down; its top is at the end."""
        self.held: list[int] = NOTHING
        self.twice: list[int] = NOTHING
        """The set of cards of which each seat holds one at least, and of which it holds both."""
        self.hand_sizes: list[int] = NOTHING
        self.tops: list[Card] = NOTHING
        """The top card of each well."""
        self.covered: list[int] = NOTHING
        """The cards that lie covered in wells, in the order of covering: well times 52 + card."""
        self.macas: list[int] = NOTHING
        """The active macas of each seat: three bits for each well."""
        self.well = UNKNOWN
        """The well that is played on."""
        self.laid: list[Card] = NOTHING
        self.link = UNKNOWN
        """The series in progress, and how its last card is linked to the one before."""
        self.run = 0
        """The set of elements (a bit each) of the same-number run that its last card is in."""
        self.collections: list[int] = NOTHING
        """For each seat and element the number that describes what has been collected."""
        self.tokens: list[int] = NOTHING
        """Element tokens, for each seat and element."""
        self.coins: list[int] = NOTHING
        self.amulets: list[int] = NOTHING
        self.token_supply: list[int] = NOTHING
        self.coin_supply = 0
        """Below 0 while more coins are due than there are: they are counted without limit."""
        self.amulet_supply = 0
        self.chosen: list[int] = NOTHING
        """The element that each seat has chosen to return, or UNKNOWN: sealed."""
        self.returned: list[int] = NOTHING
        """What each seat gave back at the end of the last hand that ended, or UNKNOWN."""
        self.winners = 0
        """The set of seats that have won."""
        self.ended = UNKNOWN

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.rng.clone(), self.seats, self.goal, self.max_hands)
        twin.agenda = self.agenda.copy()
        twin.arg = self.arg
        if self.log is not None:
            twin.log = self.log.copy()
        twin.hand_number = self.hand_number
        twin.starter = self.starter
        twin.mirror_turn = self.mirror_turn
        twin.deck = self.deck.copy()
        twin.held = self.held.copy()
        twin.twice = self.twice.copy()
        twin.hand_sizes = self.hand_sizes.copy()
        twin.tops = self.tops.copy()
        twin.covered = self.covered.copy()
        twin.macas = self.macas.copy()
        twin.well = self.well
        twin.laid = self.laid.copy()
        twin.link = self.link
        twin.run = self.run
        twin.collections = self.collections.copy()
        twin.tokens = self.tokens.copy()
        twin.coins = self.coins.copy()
        twin.amulets = self.amulets.copy()
        twin.token_supply = self.token_supply.copy()
        twin.coin_supply = self.coin_supply
        twin.amulet_supply = self.amulet_supply
        twin.chosen = self.chosen.copy()
        twin.returned = self.returned.copy()
        twin.winners = self.winners
        twin.ended = self.ended
        return twin

    def next_seat(self, seat: Seat) -> Seat:
        """MA-2 The player on the right."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_order(self) -> list[Seat]:
        """All seats in order of play, from the hand's starter."""
        return [(self.starter + i) % self.seats for i in range(self.seats)]

    def last_card(self) -> Card:
        """MA-27 The card that the next one must be linked to: at first the well's top card."""
        return self.laid[-1] if self.laid else self.tops[self.well]

    def draw_into(self, seat: Seat, card: Card) -> None:
        """Put a card into a hand."""
        bit = BIT_OF[card]
        if self.held[seat] & bit:
            self.twice[seat] = self.twice[seat] | bit
        else:
            self.held[seat] = self.held[seat] | bit
        self.hand_sizes[seat] = self.hand_sizes[seat] + 1

    def take_from(self, seat: Seat, card: Card) -> None:
        """Take one copy of a card out of a hand."""
        bit = BIT_OF[card]
        if self.twice[seat] & bit:
            self.twice[seat] = self.twice[seat] - bit
        else:
            self.held[seat] = self.held[seat] - bit
        self.hand_sizes[seat] = self.hand_sizes[seat] - 1

    def collect(self, seat: Seat, card: Card) -> None:
        """Put a card into a personal collection."""
        place = seat * ELEMENT.size + ELEMENT_OF[card]
        self.collections[place] = self.collections[place] + WEIGHT_OF[card]

    def collection_size(self, seat: Seat) -> int:
        """The number of cards in a personal collection."""
        first = seat * ELEMENT.size
        size = 0
        for place in range(first, first + ELEMENT.size):
            size += self.collections[place] // CARD_COUNT
        return size

    def gain_coins(self, seat: Seat, coins: int) -> None:
        """Move coins from the supply to a seat, or back."""
        self.coins[seat] = self.coins[seat] + coins
        self.coin_supply -= coins

    def gain_token(self, seat: Seat, element: int, tokens: int = 1) -> None:
        """Move element tokens from the supply to a seat, or back."""
        place = seat * ELEMENT.size + element
        self.tokens[place] = self.tokens[place] + tokens
        self.token_supply[element] = self.token_supply[element] - tokens

    def held_elements(self, seat: Seat) -> list[int]:
        """The elements of which the seat has a token, in order."""
        first = seat * ELEMENT.size
        return [element for element in range(ELEMENT.size) if self.tokens[first + element]]

    def token_count(self, seat: Seat) -> int:
        """The number of element tokens that the seat has."""
        first = seat * ELEMENT.size
        return sum(self.tokens[first : first + ELEMENT.size])

    def needs(self, seat: Seat, element: int) -> bool:
        """MA-74 Fewer tokens of it than amulets are wanting."""
        wanting = self.goal - self.amulets[seat]
        return self.tokens[seat * ELEMENT.size + element] < wanting


def new_table(rng: Rng, seats: int, goal: int, max_hands: int) -> State:
    """MA-9 All tokens, coins and amulets are in the supply, all cards in the deck."""
    s = State(rng, seats, goal, max_hands)
    s.tokens = [0] * (seats * ELEMENT.size)
    s.coins = [0] * seats
    s.amulets = [0] * seats
    s.token_supply = TOKENS_OF.copy()
    s.coin_supply = ALL_COINS
    s.amulet_supply = ALL_AMULETS
    s.chosen = [UNKNOWN] * seats
    s.returned = [UNKNOWN] * seats
    s.laid = []
    clear_hand(s)
    return s


def clear_hand(s: State) -> None:
    """All cards are gathered; MA-4 all macas are inactive."""
    s.deck = DECK.copy()
    s.held = [0] * s.seats
    s.twice = [0] * s.seats
    s.hand_sizes = [0] * s.seats
    s.tops = []
    s.covered = []
    s.macas = [0] * s.seats
    s.collections = [0] * (s.seats * ELEMENT.size)
    s.mirror_turn = False


def macas_on(macas: int, well: int) -> int:
    """How many of a seat's macas lie on the well."""
    return macas >> MACA_BITS * well & MACA_MASK


def active_macas(macas: int) -> int:
    """How many of a seat's macas are active."""
    active = 0
    while macas:
        active += macas & MACA_MASK
        macas >>= MACA_BITS
    return active


def wells_with(macas: int) -> list[int]:
    """The wells on which a seat has macas."""
    return [well for well in range(WELLS) if macas_on(macas, well)]


def all_active(macas: int) -> bool:
    """Whether a seat has no inactive maca left."""
    return active_macas(macas) == MACAS_EACH


def cards_of(held: int, twice: int) -> list[Card]:
    """The cards of a hand, sorted, a card that is held twice standing there twice."""
    found: list[Card] = []
    for card in range(CARD.size):
        if held >> card & 1:
            found.append(card)
            if twice >> card & 1:
                found.append(card)
    return found


def copies_in(collections: list[int], seat: Seat, card: Card) -> int:
    """How many copies of the card are in the seat's collection."""
    number = collections[seat * ELEMENT.size + ELEMENT_OF[card]]
    return number // DIGIT_OF[card] % (COPIES + 1)


def collection_of(collections: list[int], seat: Seat) -> list[Card]:
    """The cards of a personal collection, sorted by element."""
    found: list[Card] = []
    for card in range(CARD.size):
        found += [card] * copies_in(collections, seat, card)
    return found
