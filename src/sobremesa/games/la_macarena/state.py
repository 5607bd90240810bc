"""What lies on a table of La Macarena: what everybody knows, and what is hidden."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import Card, Seat
from sobremesa.games.la_macarena.facts import (
    CARD_COUNT,
    COPIES,
    DIGIT_OF,
    ELEMENT_OF,
    MACA_BITS,
    MACA_MASK,
    MACAS_EACH,
    ONE_ON_EACH,
    WEIGHT_OF,
)
from sobremesa.games.la_macarena.words import CARD, ELEMENT, WELLS


class Open(flow.Open):
    """What everybody knows. The cards of a collection are among it, for they were laid openly."""

    goal: int
    """The amulets that win."""
    max_hands: int
    coins_decide: bool
    """Whether of several at the goal the one with more coins wins; else they share the victory."""
    mirror_pass_loses: bool
    """Whether a pass in a mirror turn takes the macas back, as it does in a normal turn."""
    hand_number: int
    starter: Seat
    """Who begins the hand."""
    mirror_turn: bool
    """Whether the turn under way was won by a mirror."""
    hand_sizes: list[int]
    tops: list[Card]
    """The top card of each well."""
    covered: list[int]
    """The cards that lie covered in wells, in the order of covering: well times 52 + card."""
    macas: Ints
    """The active macas of each seat: three bits for each well."""
    well: int
    """The well that is played on."""
    laid: list[Card]
    link: int
    """The series in progress, and how its last card is linked to the one before."""
    run: int
    """The set of elements (a bit each) of the same-number run that its last card is in."""
    collections: Ints
    """For each seat and element the number that describes what has been collected."""
    tokens: list[int]
    """Element tokens, for each seat and element."""
    coins: list[int]
    amulets: list[int]
    token_supply: list[int]
    coin_supply: int
    """Below 0 while more coins are due than there are: they are counted without limit."""
    amulet_supply: int
    returned: list[int]
    """What each seat gave back at the end of the last hand that ended, or UNKNOWN."""
    winners: int
    """The set of seats that have won."""
    ended: int

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.goal = of.goal
        self.max_hands = of.max_hands
        self.coins_decide = of.coins_decide
        self.mirror_pass_loses = of.mirror_pass_loses
        self.hand_number = of.hand_number
        self.starter = of.starter
        self.mirror_turn = of.mirror_turn
        self.hand_sizes = of.hand_sizes.copy()
        self.tops = of.tops.copy()
        self.covered = of.covered.copy()
        self.macas = of.macas.copy()
        self.well = of.well
        self.laid = of.laid.copy()
        self.link = of.link
        self.run = of.run
        self.collections = of.collections.copy()
        self.tokens = of.tokens.copy()
        self.coins = of.coins.copy()
        self.amulets = of.amulets.copy()
        self.token_supply = of.token_supply.copy()
        self.coin_supply = of.coin_supply
        self.amulet_supply = of.amulet_supply
        self.returned = of.returned.copy()
        self.winners = of.winners
        self.ended = of.ended

    def next_seat(self, seat: Seat) -> Seat:
        """MA-2 The player on the right."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_order(self) -> list[Seat]:
        """All seats in order of play, from the hand's starter."""
        return [(self.starter + i) % self.seats for i in range(self.seats)]

    def pass_keeps_macas(self) -> bool:
        """MA-15 Whether whoever passes now, in a mirror turn, keeps his macas active."""
        return self.mirror_turn and not self.mirror_pass_loses

    def last_card(self) -> Card:
        """MA-27 The card that the next one must be linked to: at first the well's top card."""
        return self.laid[-1] if self.laid else self.tops[self.well]

    def first_cards(self) -> list[Card]:
        """The cards that were turned up as wells."""
        found = self.tops.copy()
        for thing in reversed(self.covered):
            found[thing // CARD.size] = thing % CARD.size
        return found

    def heights(self) -> list[int]:
        """The number of cards in each well."""
        found = [1] * len(self.tops)
        for thing in self.covered:
            found[thing // CARD.size] += 1
        return found

    def collect(self, seat: Seat, card: Card) -> None:
        """Put a card into a personal collection."""
        place = seat * ELEMENT.size + ELEMENT_OF[card]
        self.collections[place] = self.collections[place] + WEIGHT_OF[card]

    def collection_size(self, seat: Seat) -> int:
        """The number of cards in a personal collection."""
        first = seat * ELEMENT.size
        size = 0
        for place in range(first, first + ELEMENT.size):
            size += int(self.collections[place] // CARD_COUNT)
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


class State(Open):
    """And what is hidden: the deck, the hands, and the element that a seat has sealed.

    Hands are sets of cards, once for those held at all and once for those held twice.
    """

    rng: Rng
    deck: list[Card]
    """Face down; its top is at the end."""
    held: Ints
    twice: Ints
    """The set of cards of which each seat holds one at least, and of which it holds both."""
    chosen: list[int]
    """The element that each seat has chosen to return, or UNKNOWN: sealed."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        twin.deck = self.deck.copy()
        twin.held = self.held.copy()
        twin.twice = self.twice.copy()
        twin.chosen = self.chosen.copy()
        return twin

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on."""
        self.rng = luck

    def renew(self, luck: Rng) -> None:
        """The same, with the deck in another order."""
        luck.shuffle(self.deck)
        self.reseed(luck)

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


def macas_on(macas: int, well: int) -> int:
    """How many of a seat's macas lie on the well."""
    return macas >> MACA_BITS * well & MACA_MASK


def active_macas(macas: i64) -> int:
    """How many of a seat's macas are active."""
    active: i64 = 0
    while macas:
        active += macas & MACA_MASK
        macas >>= MACA_BITS
    return int(active)


def bewitched(macas: i64) -> i64:
    """The wells with macas: of the three bits of each well the lowest."""
    return (macas | macas >> 1 | macas >> 2) & ONE_ON_EACH


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


def copies_in(collections: Ints, seat: Seat, card: Card) -> int:
    """How many copies of the card are in the seat's collection."""
    number = collections[seat * ELEMENT.size + ELEMENT_OF[card]]
    return int(number // DIGIT_OF[card] % (COPIES + 1))


def collection_of(collections: Ints, seat: Seat) -> list[Card]:
    """The cards of a personal collection, sorted by element."""
    found: list[Card] = []
    for card in range(CARD.size):
        found += [card] * copies_in(collections, seat, card)
    return found
