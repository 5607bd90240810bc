"""What lies on a Macaron table."""

from __future__ import annotations

from typing import Final

from sobremesa.core.flow import State as Table
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron.facts import (
    FIRST_OF,
    FLAVOUR_OF,
    LOW_OF,
    SEATS_OF,
    SOLO,
    TEAMED,
)
from sobremesa.games.macaron.words import CARD, FLAVOUR

IN_THE_BAG: Final = -1
PLACED: Final = -2
"""Where a voting token is, unless it is with a seat."""


class State(Table):
    """Sets of cards are ints with a bit for each card; `BIT_OF[card]` is its bit."""

    def __init__(self, rng: Rng, mode: int, side: int, target: int) -> None:
        super().__init__(rng)
        self.mode = mode
        self.side = side
        self.target = target
        self.seats = SEATS_OF[mode]
        self.round = 0
        self.start: Seat = 0
        """Who has the start player's marker."""
        self.leader = 0
        """Who leads the trick: a seat, or Emma as number 1 of a solo game."""
        self.tricks = 0
        self.hands: list[int] = []
        self.aside: list[Card] = []
        """The undealt cards, face down; in solo the draw pile, its top at the end."""
        self.passed: list[int] = []
        """The set of cards each seat has chosen to pass this round."""
        self.handed_over = False
        self.discards = 0
        self.drawn = 0
        """The sets of cards that the solo player swapped away and drew for them."""
        self.emma: list[int] = []
        """Emma's cards: each with its pile's flavour, like `trick`; a pile's top comes first."""
        self.shown = 0
        """The set of cards that were shown when Emma's piles were made."""
        self.allergen_card: Card = UNKNOWN
        self.tokens: list[int] = []
        """Where each voting token is: a seat, IN_THE_BAG or PLACED."""
        self.votes: list[int] = []
        """The tokens placed, in order from the start player: the things of `vote`."""
        self.counted = False
        self.royal = UNKNOWN
        self.allergen = UNKNOWN
        self.bets: list[int] = []
        self.boxes: list[int] = []
        """Of each seat; in solo Emma's come second."""
        self.scores: list[int] = []
        """Of each seat, or of each team; in solo Emma's comes second."""
        self.trick: list[int] = []
        """The cards on the table in order of play, each with the flavour it counts as."""
        self.plays: list[int] = []
        self.leaders: list[int] = []
        """The finished tricks of the round, and who led each."""
        self.ended = UNKNOWN

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.rng.clone(), self.mode, self.side, self.target)
        twin.agenda = self.agenda.copy()
        twin.arg = self.arg
        if self.log is not None:
            twin.log = self.log.copy()
        twin.round = self.round
        twin.start = self.start
        twin.leader = self.leader
        twin.tricks = self.tricks
        twin.hands = self.hands.copy()
        twin.aside = self.aside.copy()
        twin.passed = self.passed.copy()
        twin.handed_over = self.handed_over
        twin.discards = self.discards
        twin.drawn = self.drawn
        twin.emma = self.emma.copy()
        twin.shown = self.shown
        twin.allergen_card = self.allergen_card
        twin.tokens = self.tokens.copy()
        twin.votes = self.votes.copy()
        twin.counted = self.counted
        twin.royal = self.royal
        twin.allergen = self.allergen
        twin.bets = self.bets.copy()
        twin.boxes = self.boxes.copy()
        twin.scores = self.scores.copy()
        twin.trick = self.trick.copy()
        twin.plays = self.plays.copy()
        twin.leaders = self.leaders.copy()
        twin.ended = self.ended
        return twin

    def solo(self) -> bool:
        """Whether Emma plays."""
        return self.mode == SOLO

    def players(self) -> int:
        """How many play to a trick: the seats, and Emma."""
        return 2 if self.mode == SOLO else self.seats

    def team(self, player: int) -> int:
        """MC-7 Opposite seats are partners in 2v2 and have one score."""
        return player % 2 if TEAMED[self.mode] else player

    def left_of(self, seat: Seat) -> Seat:
        """The next seat, clockwise."""
        return (seat + 1) % self.seats

    def direction(self) -> int:
        """MC-15 Cards are passed to the left (0) in odd rounds, to the right (1) in even ones."""
        return 1 - self.round % 2

    def receiver(self, giver: Seat) -> Seat:
        """Whom the seat passes its cards to."""
        return (giver + (1 if self.round % 2 else self.seats - 1)) % self.seats

    def giver(self, receiver: Seat) -> Seat:
        """Whose cards are passed to the seat."""
        return (receiver + (self.seats - 1 if self.round % 2 else 1)) % self.seats

    def hand(self, seat: Seat) -> list[Card]:
        """The cards in the seat's hand, in table order."""
        return cards_in(self.hands[seat])


def _ordered(flavour: int) -> list[list[Card]]:
    low = LOW_OF[flavour]
    cards = [card for card in range(CARD.size) if FLAVOUR_OF[card] == flavour]
    return [[card for i, card in enumerate(cards) if part >> i & 1] for part in range(low + 1)]


CARDS_IN: Final[list[list[list[Card]]]] = [_ordered(flavour) for flavour in range(FLAVOUR.size)]
"""For each flavour, the list of cards that each set of its cards is."""


def cards_in(cards: int) -> list[Card]:
    """The cards of a set, in table order."""
    found: list[Card] = []
    for flavour in range(FLAVOUR.size):
        part = cards >> FIRST_OF[flavour] & LOW_OF[flavour]
        if part:
            found += CARDS_IN[flavour][part]
    return found


def cards_of(cards: int, flavour: int) -> list[Card]:
    """The cards of one flavour in a set, in order."""
    return CARDS_IN[flavour][cards >> FIRST_OF[flavour] & LOW_OF[flavour]].copy()


def size_of(cards: int) -> int:
    """How many cards a set has."""
    return cards.bit_count()
