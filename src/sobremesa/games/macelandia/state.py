"""What lies on a Macelandia table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import Seat
from sobremesa.games.macelandia.facts import DIGIT, DIGIT_MASK, ONE_OF
from sobremesa.games.macelandia.words import DARKNESS, FAR, KIND, LIGHT, NEAR

NO_PLAY: Final = 0
"""The play of no cards; the others are numbered in battle.py."""

# A turn that is over, packed in an int: what was done, by whom, to whom, with what.
STOOD: Final = 0
SENT: Final = 1
FOUGHT: Final = 2
DEED_MASK: Final = 3
ACTOR_SHIFT: Final = 2
OTHER_SHIFT: Final = 5
SEAT_MASK: Final = 7
FIRST_SHIFT: Final = 8
"""The kind that was sent, or the attacker's play."""
SECOND_SHIFT: Final = 18
"""The defender's play."""
PLAY_MASK: Final = 1023
HIDDEN: Final = 1023
"""The kind of a card sent, to those who may not know it."""


# ML-74, ML-75 What six rounds without an attack bring.
STALL_NAMES: Final[list[str]] = ["off", "tie", "tiebreak"]
STALL_OFF: Final = 0
STALL_TIE: Final = 1
STALL_TIEBREAK: Final = 2


class Open(flow.Open):
    """What everybody knows.

    Cards are ints with two bits for each kind; sets of seats are ints with a bit for each.
    """

    free: bool
    stall: int
    """Whether a stall ends the game, and how."""
    shown: bool
    """Whether the faction cards have been revealed."""
    territories: list[int]
    """The territory of each seat, from 0."""
    ring: list[int]
    """The seat in each territory."""
    fallen: int
    """The seats that are eliminated."""
    away: Ints
    """The cards in Expedition in front of each seat that came there from its attacks."""
    coming: list[int]
    lost: list[int]
    """Reinforcements in Expedition, and those discarded from there: places in the history."""
    discards: int
    """The cards in the discard pile that everybody has seen."""
    turn: Seat
    target: Seat
    aim: int
    """Whom the turn player has named, and for what."""
    quiet: int
    """Turns since the last attack."""
    ended: int

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.free = of.free
        self.stall = of.stall
        self.shown = of.shown
        self.territories = of.territories.copy()
        self.ring = of.ring.copy()
        self.fallen = of.fallen
        self.away = of.away.copy()
        self.coming = of.coming.copy()
        self.lost = of.lost.copy()
        self.discards = of.discards
        self.turn = of.turn
        self.target = of.target
        self.aim = of.aim
        self.quiet = of.quiet
        self.ended = of.ended

    def distance(self, seat: Seat, other: Seat) -> int:
        """ML-11 Near or far; ML-12 only the territories count."""
        return distance(self.territories[seat], self.territories[other], len(self.ring))


class State(Open):
    """And what is hidden: faction cards at first, then hands and what is face down or unseen."""

    rng: Rng
    light: int
    castles: int
    """The seats of Light, and those with a castle: what the faction cards say."""
    hands: Ints
    aside: list[int]
    """The kinds that were not dealt."""
    committed: int
    """The play that the chooser is putting together, out of the hand."""
    sealed: int
    """The attacker's play, face down on the table and no longer in the hand."""
    history: list[int]
    """The turns that are over. A card that was sent is not known to all."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        twin.light = self.light
        twin.castles = self.castles
        twin.hands = self.hands.copy()
        twin.aside = self.aside.copy()
        twin.committed = self.committed
        twin.sealed = self.sealed
        twin.history = self.history.copy()
        return twin

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on."""
        self.rng = luck

    def faction(self, seat: Seat) -> int:
        """ML-6 The faction of the seat."""
        return LIGHT if self.light & BIT_OF[seat] else DARKNESS

    def members(self, faction: int) -> int:
        """The set of the faction's seats, eliminated ones included."""
        return self.light if faction == LIGHT else BIT_OF[self.seats] - 1 - self.light


def distance(here: int, there: int, ring: int) -> int:
    """ML-11 Two territories side by side in the ring are Neighbouring, any others Long Distance.

    ML-5 The last one lies beside the first. ML-12 Who holds those between does not matter.
    """
    apart = here - there if here > there else there - here
    return NEAR if apart == 1 or apart == ring - 1 else FAR


def how_many(cards: int) -> int:
    """How many cards these are."""
    pairs: i64 = cards
    fours: i64 = (pairs & 0x3333333333333) + (pairs >> 2 & 0x3333333333333)
    eights: i64 = (fours & 0xF0F0F0F0F0F0F) + (fours >> 4 & 0xF0F0F0F0F0F0F)
    return int(eights % 255)


def copies(cards: int, kind: int) -> int:
    """How many of that kind are among the cards."""
    return cards >> DIGIT * kind & DIGIT_MASK


def kinds_in(cards: int) -> list[int]:
    """The cards one by one, as kinds, in order."""
    return [kind for kind in range(KIND.size) for _ in range(copies(cards, kind))]


def cards_of(kinds: list[int]) -> int:
    """The cards together."""
    found = 0
    for kind in kinds:
        found += ONE_OF[kind]
    return found


def seats_in(seats: int) -> list[Seat]:
    """The members of a set of seats, in order."""
    return [seat for seat in range(seats.bit_length()) if seats & BIT_OF[seat]]


def deed_of(turn: int) -> int:
    """What was done in a turn: STOOD, SENT or FOUGHT."""
    return turn & DEED_MASK


def actor_of(turn: int) -> Seat:
    """Whose turn it was."""
    return turn >> ACTOR_SHIFT & SEAT_MASK


def other_of(turn: int) -> Seat:
    """Who was attacked or reinforced."""
    return turn >> OTHER_SHIFT & SEAT_MASK


def first_of(turn: int) -> int:
    """The kind that was sent (maybe HIDDEN), or the attacker's play."""
    return turn >> FIRST_SHIFT & PLAY_MASK


def second_of(turn: int) -> int:
    """The defender's play."""
    return turn >> SECOND_SHIFT
