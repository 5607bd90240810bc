"""What lies on a Macaron table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron.facts import (
    BARE,
    CARD_BIT,
    CARD_MASK,
    FLAVOUR_SHIFT,
    LYING_AT,
    PASSED_CARDS,
    SOLO,
    TEAMED,
    TOKEN_FACE,
)


class Open(flow.Open):
    """What everybody knows; sets of cards are ints with a bit for each."""

    mode: int
    side: int
    target: int
    round: int
    start: Seat
    """Who has the start player's marker."""
    leader: int
    """Who leads the trick: a seat, or Emma as number 1 of a solo game."""
    tricks: int
    handed_over: bool
    shown: int
    """The set of cards that were shown when Emma's piles were made."""
    emma_line: int
    """The line of her table by which Emma played last in this round."""
    allergen_card: Card
    lying: int
    """How many voting tokens lie at each flavour, two bits for each."""
    counted: bool
    royal: int
    allergen: int
    bets: list[int]
    boxes: list[int]
    """Of each seat; in solo Emma's come second."""
    scores: list[int]
    """Of each seat, or of each team; in solo Emma's comes second."""
    trick: Ints
    """The cards on the table in order of play, each with the flavour it counts as."""
    plays: Ints
    leaders: list[int]
    """The finished tricks of the round, and who led each."""
    last_trick: Ints
    last_leader: int
    """The trick that was finished last, even if that was in the round before."""
    ended: int

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.mode = of.mode
        self.side = of.side
        self.target = of.target
        self.round = of.round
        self.start = of.start
        self.leader = of.leader
        self.tricks = of.tricks
        self.handed_over = of.handed_over
        self.shown = of.shown
        self.emma_line = of.emma_line
        self.allergen_card = of.allergen_card
        self.lying = of.lying
        self.counted = of.counted
        self.royal = of.royal
        self.allergen = of.allergen
        self.bets = of.bets.copy()
        self.boxes = of.boxes.copy()
        self.scores = of.scores.copy()
        self.trick = of.trick.copy()
        self.plays = of.plays.copy()
        self.leaders = of.leaders.copy()
        self.last_trick = of.last_trick.copy()
        self.last_leader = of.last_leader
        self.ended = of.ended

    def solo(self) -> bool:
        """Whether Emma plays."""
        return self.mode == SOLO

    def players(self) -> int:
        """How many play to a trick: the seats, and Emma."""
        return 2 if self.mode == SOLO else self.seats

    def team(self, player: int) -> int:
        """MC-7 Opposite seats are partners in 2v2 and have one score."""
        return player % 2 if TEAMED[self.mode] else player

    def partner(self, seat: Seat) -> Seat:
        """MC-7 Who sits opposite in 2v2; else nobody (UNKNOWN)."""
        return (seat + self.seats // 2) % self.seats if TEAMED[self.mode] else UNKNOWN

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

    def seen(self) -> int:
        """The set of cards that have been played this round."""
        return cards_in(self.plays) | cards_in(self.trick)

    def voids(self) -> list[int]:
        """For each player the set of flavours (a bit each) that he has shown not to hold."""
        players = self.players()
        found = [0] * players
        for trick, leader in enumerate(self.leaders):
            _add_voids(found, self.plays, trick * players, leader)
        _add_voids(found, self.trick, 0, self.leader)
        return found


def _add_voids(found: list[int], plays: Ints, first: i64, leader: int) -> None:
    """Add the voids that a trick has shown, whose cards begin there; it may be unfinished."""
    players: i64 = len(found)
    after = min(first + players, plays.size)
    if first == after:
        return
    led = plays[first] >> FLAVOUR_SHIFT
    player: i64 = leader
    while first + 1 < after:
        first += 1
        player = player + 1 if player + 1 < players else 0
        if plays[first] >> FLAVOUR_SHIFT != led:
            found[player] = found[player] | BIT_OF[led]


def cards_in(plays: Ints) -> int:
    """The set of cards that were played so."""
    found: i64 = 0
    i: i64 = 0
    while i < plays.size:
        found |= CARD_BIT[plays[i] & CARD_MASK]
        i += 1
    return int(found)


class State(Open):
    """And what is hidden: where the other cards are, and the faces of the voting tokens."""

    rng: Rng
    hands: Ints
    """The set of cards that each seat holds."""
    aside: list[Card]
    """The undealt cards, face down; in solo the draw pile, its top at the end."""
    passed: list[Card]
    """Two cards for each seat: those it has chosen to pass this round, or UNKNOWN."""
    discards: int
    drawn: int
    """The sets of cards that the solo player swapped away and drew for them."""
    emma: list[int]
    """Emma's cards: each with its pile's flavour, like `trick`; a pile's top comes first."""
    bag: int
    tokens: Ints
    """The sets of voting tokens (a bit each) that are not dealt, and that each seat holds."""
    votes: list[int]
    """The tokens placed, in order from the start player: the things of `vote`."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        twin.hands = self.hands.copy()
        twin.aside = self.aside.copy()
        twin.passed = self.passed.copy()
        twin.discards = self.discards
        twin.drawn = self.drawn
        twin.emma = self.emma.copy()
        twin.bag = self.bag
        twin.tokens = self.tokens.copy()
        twin.votes = self.votes.copy()
        return twin

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on."""
        self.rng = luck

    def renew(self, luck: Rng) -> None:
        """The same, with the undealt cards in another order.

        MC-18, MC-21 What lies unseen in Emma's piles is exchanged for some of them, and mixed.
        """
        unseen = [
            i for i, play in enumerate(self.emma) if not self.shown & CARD_BIT[play & CARD_MASK]
        ]
        for i in unseen:
            self.aside.append(self.emma[i] & CARD_MASK)
        luck.shuffle(self.aside)
        for i in unseen:
            flavour = self.emma[i] >> FLAVOUR_SHIFT
            self.emma[i] = BARE[self.aside.pop()] | flavour << FLAVOUR_SHIFT
        luck.shuffle(self.emma)
        self.reseed(luck)

    def lay_token(self, vote: int) -> None:
        """Put a token down where the vote says."""
        self.votes.append(vote)
        self.lying += LYING_AT[vote]

    def passed_by(self, seat: Seat) -> list[Card]:
        """The cards that the seat has chosen to pass, or has passed, in table order."""
        first = seat * PASSED_CARDS
        chosen = self.passed[first : first + PASSED_CARDS]
        return [card for card in chosen if card != UNKNOWN]

    def unpassed(self, seat: Seat) -> i64:
        """The set of cards in the seat's hand that it has not chosen to pass."""
        chosen = self.passed[seat * PASSED_CARDS]
        return self.hands[seat] if chosen == UNKNOWN else self.hands[seat] & ~CARD_BIT[chosen]


FACES_IN: Final[list[list[int]]] = [
    sorted({TOKEN_FACE[token] for token in members(tokens)})
    for tokens in range(2 ** len(TOKEN_FACE))
]
"""The different faces in each set of voting tokens, in order: a shared list."""
