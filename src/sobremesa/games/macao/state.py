"""What lies on a Macao table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macao.cards.printed import WALL_TOP
from sobremesa.games.macao.facts import (
    CARGO_FIELD,
    CARGO_MASK,
    EVEN_FIELDS,
    FIELD,
    FIELD_MASK,
    GUARDS,
    PAIR_MASK,
    ROSE_SIZE,
)
from sobremesa.games.macao.words import QUARTER


class Open(flow.Open):
    """What everybody knows. Bags and loads are ints with a field for each kind (facts.py)."""

    round: int
    price: int
    reward: int
    """The tribute: gold coins to pay, prestige points to receive."""
    turn: Seat
    """Whose turn it is in the action phase."""
    ship_credit: int
    wall_credit: int
    turn_choices: int
    """His credits, and how many choices he has made in his turn."""
    lost_goods: int
    lost_jokers: int
    """Tiles that are out of the game."""
    ended: int
    offices: list[Card]
    """All offices in the order of their rounds; those of past rounds lie elsewhere now."""
    offer: list[Card]
    """Face up for all, in the order in which they were revealed."""
    discards: list[Card]
    """The open discard pile, its top at the end."""
    tableaux: list[list[Card]]
    """Cards waiting to be activated. They are handed out as choices, so they stay sorted."""
    active: list[list[Card]]
    """Activated cards, in the order of activation."""
    used: Ints
    """For each seat the set of its active cards, by place there, that are used this round."""
    powers: Ints
    """For each seat the set of standing powers that its active cards give."""
    roses: Ints
    """For each seat the supply at the arrow and the cubes at slots 1 to 6, a bag each."""
    gold: Ints
    points: Ints
    punished: Ints
    jokers: Ints
    cargo: Ints
    """The goods on each ship."""
    ships: Ints
    discs: Ints
    """The wall space of each seat's disc, from 1."""
    wall: list[Seat]
    """The seats from the front of the wall to its back, in a stack from top to bottom."""
    tiles: list[int]
    """The tile that each quarter holds, or held."""
    quarters: Ints
    """For each seat the set of quarters that it owns."""
    free: i64
    """The set of quarters that nobody owns, whose tiles are still there."""
    landed: Ints
    """How many tiles each port has received."""
    delivered: Ints
    """For each seat the set of goods that it has delivered."""
    rolled: Ints
    dice: Ints
    """The number of each die as it was rolled, and as it shows now."""
    together: int
    """Whether it was agreed that all choose their dice at once."""
    chosen: Ints
    """For each seat the set of dice that it has chosen this round, as far as all know."""
    shifts: Ints
    """For each seat the changed die, as a thing of the verb `shift`, or UNKNOWN."""
    quarters_taken: Ints
    purchases: Ints
    wall_moves: Ints
    """What each seat has done this round; the wall move is NOT_MADE, OPEN or OVER."""

    def copy_open(self, of: Open) -> None:
        """Take over all that is open."""
        self.arg = of.arg
        self.round = of.round
        self.price = of.price
        self.reward = of.reward
        self.turn = of.turn
        self.ship_credit = of.ship_credit
        self.wall_credit = of.wall_credit
        self.turn_choices = of.turn_choices
        self.lost_goods = of.lost_goods
        self.lost_jokers = of.lost_jokers
        self.ended = of.ended
        self.offices = of.offices.copy()
        self.offer = of.offer.copy()
        self.discards = of.discards.copy()
        self.tableaux = [cards.copy() for cards in of.tableaux]
        self.active = [cards.copy() for cards in of.active]
        self.used = of.used.copy()
        self.powers = of.powers.copy()
        self.roses = of.roses.copy()
        self.gold = of.gold.copy()
        self.points = of.points.copy()
        self.punished = of.punished.copy()
        self.jokers = of.jokers.copy()
        self.cargo = of.cargo.copy()
        self.ships = of.ships.copy()
        self.discs = of.discs.copy()
        self.wall = of.wall.copy()
        self.tiles = of.tiles.copy()
        self.quarters = of.quarters.copy()
        self.free = of.free
        self.landed = of.landed.copy()
        self.delivered = of.delivered.copy()
        self.rolled = of.rolled.copy()
        self.dice = of.dice.copy()
        self.together = of.together
        self.chosen = of.chosen.copy()
        self.shifts = of.shifts.copy()
        self.quarters_taken = of.quarters_taken.copy()
        self.purchases = of.purchases.copy()
        self.wall_moves = of.wall_moves.copy()

    def supply(self, seat: Seat) -> int:
        """MO-29 The cubes at the arrow, the only ones that may be spent."""
        return int(self.roses[seat * ROSE_SIZE])

    def has(self, seat: i64, power: i64) -> bool:
        """MO-81 Whether an activated card gives the seat that power."""
        return self.powers[seat] & power != 0

    def give_quarter(self, seat: Seat, quarter: int) -> None:
        """MO-46 From now on the quarter is the seat's."""
        self.quarters[seat] = self.quarters[seat] | BIT_OF[quarter]
        self.free &= ~BIT_OF[quarter]

    def owners(self) -> list[int]:
        """Who owns each quarter; UNKNOWN while its tile is there."""
        found = [UNKNOWN] * QUARTER.size
        for seat in range(self.seats):
            for quarter in members(self.quarters[seat]):
                found[quarter] = seat
        return found


class State(Open):
    """And what is hidden: the order of the deck, the luck to come, and dice that are sealed."""

    rng: Rng
    deck: list[Card]
    """Face down, its top at the end."""
    sealed: Ints
    """For each seat the set of dice that it has chosen and nobody else has seen yet."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.seats, self.agenda.copy(), self.copied_log())
        twin.rng = self.rng.clone()
        twin.copy_open(self)
        twin.deck = self.deck.copy()
        twin.sealed = self.sealed.copy()
        return twin

    def reseed(self, luck: Rng) -> None:
        """Draw from other luck from here on."""
        self.rng = luck

    def renew(self, luck: Rng) -> None:
        """The same, with the deck in another order."""
        luck.shuffle(self.deck)
        self.reseed(luck)


NOT_MADE: Final = 0
OPEN: Final = 1
OVER: Final = 2


def cubes_in(bag: i64) -> i64:
    """How many cubes a bag holds: fields are added two by two, then all."""
    pairs = (bag & EVEN_FIELDS) + (bag >> FIELD & EVEN_FIELDS)
    return (pairs + (pairs >> 2 * FIELD) + (pairs >> 4 * FIELD)) & PAIR_MASK


def tiles_in(cargo: int) -> int:
    """How many tiles a load of goods has."""
    rest: i64 = cargo
    size: i64 = 0
    while rest:
        size += rest & CARGO_MASK
        rest >>= CARGO_FIELD
    return int(size)


def held_in(bag: i64) -> i64:
    """The set of colours that a bag holds."""
    held: i64 = 0
    colour_bit: i64 = 1
    while bag:
        if bag & FIELD_MASK:
            held |= colour_bit
        bag >>= FIELD
        colour_bit += colour_bit
    return held


def covers(bag: i64, cost: i64) -> bool:
    """Whether the bag holds at least the cubes of the cost, colour by colour."""
    return ((bag | GUARDS) - cost) & GUARDS == GUARDS


def wall_order(s: Open) -> list[Seat]:
    """MO-8 Front to back, in a stack top to bottom. MO-62 wall_top precedes all of its space."""
    order = s.wall.copy()
    for i in range(1, len(order)):
        seat = order[i]
        if not s.has(seat, WALL_TOP):
            continue
        j = i
        while j and s.discs[order[j - 1]] == s.discs[seat]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = seat
    return order
