"""What lies on a Macaron table."""

from __future__ import annotations

from typing import Final

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macaron.facts import LYING_AT, PASSED_CARDS, SEATS_OF, SOLO, TEAMED, TOKEN_FACE


class State(flow.State):
    """Hands are sorted lists, one for each seat; sets of cards are ints with a bit for each."""

    def __init__(self, rng: Rng, mode: int, side: int, target: int) -> None:
        super().__init__(rng, SEATS_OF[mode])
        self.mode = mode
        self.side = side
        self.target = target
        self.round = 0
        self.start: Seat = 0
        """Who has the start player's marker."""
        self.leader = 0
        """Who leads the trick: a seat, or Emma as number 1 of a solo game."""
        self.tricks = 0
        self.hands: list[list[Card]] = []
        """In table order. They are handed out as choices, so they must stay sorted."""
        self.aside: list[Card] = []
        """The undealt cards, face down; in solo the draw pile, its top at the end."""
        self.passed: list[int] = []
        """Two cards for each seat: those it has chosen to pass this round, or UNKNOWN."""
        self.handed_over = False
        self.discards = 0
        self.drawn = 0
        """The sets of cards that the solo player swapped away and drew for them."""
        self.emma: list[int] = []
        """Emma's cards: each with its pile's flavour, like `trick`; a pile's top comes first."""
        self.shown = 0
        """The set of cards that were shown when Emma's piles were made."""
        self.emma_line = UNKNOWN
        """The line of her table by which Emma played last in this round."""
        self.allergen_card: Card = UNKNOWN
        self.bag = 0
        self.tokens: list[int] = []
        """The sets of voting tokens (a bit each) that are not dealt, and that each seat holds."""
        self.votes: list[int] = []
        """The tokens placed, in order from the start player: the things of `vote`."""
        self.lying = 0
        """How many lie at each flavour, two bits for each."""
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
        self.last_trick: list[int] = []
        self.last_leader = 0
        """The trick that was finished last, even if that was in the round before."""
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
        twin.hands = [hand.copy() for hand in self.hands]
        twin.aside = self.aside.copy()
        twin.passed = self.passed.copy()
        twin.handed_over = self.handed_over
        twin.discards = self.discards
        twin.drawn = self.drawn
        twin.emma = self.emma.copy()
        twin.shown = self.shown
        twin.emma_line = self.emma_line
        twin.allergen_card = self.allergen_card
        twin.bag = self.bag
        twin.tokens = self.tokens.copy()
        twin.votes = self.votes.copy()
        twin.lying = self.lying
        twin.counted = self.counted
        twin.royal = self.royal
        twin.allergen = self.allergen
        twin.bets = self.bets.copy()
        twin.boxes = self.boxes.copy()
        twin.scores = self.scores.copy()
        twin.trick = self.trick.copy()
        twin.plays = self.plays.copy()
        twin.leaders = self.leaders.copy()
        twin.last_trick = self.last_trick.copy()
        twin.last_leader = self.last_leader
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

    def lay_token(self, vote: int) -> None:
        """Put a token down where the vote says."""
        self.votes.append(vote)
        self.lying += LYING_AT[vote]

    def passed_by(self, seat: Seat) -> list[Card]:
        """The cards that the seat has chosen to pass, or has passed, in table order."""
        first = seat * PASSED_CARDS
        chosen = self.passed[first : first + PASSED_CARDS]
        return [card for card in chosen if card != UNKNOWN]


FACES_IN: Final[list[list[int]]] = [
    sorted({TOKEN_FACE[token] for token in members(tokens)})
    for tokens in range(2 ** len(TOKEN_FACE))
]
"""The different faces in each set of voting tokens, in order: a shared list."""
