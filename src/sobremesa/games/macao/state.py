"""What lies on a Macao table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core import flow
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macao.cards import WALL_TOP
from sobremesa.games.macao.facts import (
    CARGO_FIELD,
    CARGO_MASK,
    FIELD,
    FIELD_MASK,
    GUARDS,
    ROSE_SIZE,
)


class State(flow.State):
    """Bags of cubes and loads of goods are ints with a field for each kind (facts.py)."""

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng, seats)
        self.round = 0
        self.price = 0
        self.reward = 0
        """The tribute: gold coins to pay, prestige points to receive."""
        self.turn: Seat = UNKNOWN
        """Whose turn it is in the action phase."""
        self.ship_credit = 0
        self.wall_credit = 0
        self.turn_choices = 0
        """His credits, and how many choices he has made in his turn."""
        self.lost_goods = 0
        self.lost_jokers = 0
        """Tiles that are out of the game."""
        self.ended = UNKNOWN
        self.offices: list[Card] = []
        """All offices in the order of their rounds; those of past rounds lie elsewhere now."""
        self.deck: list[Card] = []
        """Face down, its top at the end."""
        self.offer: list[Card] = []
        """Face up for all, in the order in which they were revealed."""
        self.discards: list[Card] = []
        """The open discard pile, its top at the end."""
        self.tableaux: list[list[Card]] = []
        """Cards waiting to be activated. They are handed out as choices, so they stay sorted."""
        self.active: list[list[Card]] = []
        """Activated cards, in the order of activation."""
        self.used: list[int] = []
        """For each seat the set of its active cards, by place there, that are used this round."""
        self.powers: list[int] = []
        """For each seat the set of standing powers that its active cards give."""
        self.roses: list[int] = []
        """For each seat the supply at the arrow and the cubes at slots 1 to 6, a bag each."""
        self.gold: list[int] = []
        self.points: list[int] = []
        self.punished: list[int] = []
        self.jokers: list[int] = []
        self.cargo: list[int] = []
        """The goods on each ship."""
        self.ships: list[int] = []
        self.discs: list[int] = []
        """The wall space of each seat's disc, from 1."""
        self.wall: list[Seat] = []
        """The seats from the front of the wall to its back, in a stack from top to bottom."""
        self.tiles: list[int] = []
        """The tile that each quarter holds, or held."""
        self.owners: list[int] = []
        """Who owns each quarter; UNKNOWN while its tile is there."""
        self.landed: list[int] = []
        """How many tiles each port has received."""
        self.delivered: list[int] = []
        """For each seat the set of goods that it has delivered."""
        self.rolled: list[int] = []
        self.dice: list[int] = []
        """The number of each die as it was rolled, and as it shows now."""
        self.chosen: list[int] = []
        """For each seat the set of dice that it has chosen this round."""
        self.shifts: list[int] = []
        """For each seat the changed die, as a thing of the verb `shift`, or UNKNOWN."""
        self.quarters_taken: list[int] = []
        self.purchases: list[int] = []
        self.wall_moves: list[int] = []
        """What each seat has done this round; the wall move is NOT_MADE, OPEN or OVER."""

    def clone(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.rng.clone(), self.seats)
        twin.agenda = self.agenda.copy()
        twin.arg = self.arg
        if self.log is not None:
            twin.log = self.log.copy()
        twin.round = self.round
        twin.price = self.price
        twin.reward = self.reward
        twin.turn = self.turn
        twin.ship_credit = self.ship_credit
        twin.wall_credit = self.wall_credit
        twin.turn_choices = self.turn_choices
        twin.lost_goods = self.lost_goods
        twin.lost_jokers = self.lost_jokers
        twin.ended = self.ended
        twin.offices = self.offices.copy()
        twin.deck = self.deck.copy()
        twin.offer = self.offer.copy()
        twin.discards = self.discards.copy()
        twin.tableaux = [cards.copy() for cards in self.tableaux]
        twin.active = [cards.copy() for cards in self.active]
        twin.used = self.used.copy()
        twin.powers = self.powers.copy()
        twin.roses = self.roses.copy()
        twin.gold = self.gold.copy()
        twin.points = self.points.copy()
        twin.punished = self.punished.copy()
        twin.jokers = self.jokers.copy()
        twin.cargo = self.cargo.copy()
        twin.ships = self.ships.copy()
        twin.discs = self.discs.copy()
        twin.wall = self.wall.copy()
        twin.tiles = self.tiles.copy()
        twin.owners = self.owners.copy()
        twin.landed = self.landed.copy()
        twin.delivered = self.delivered.copy()
        twin.rolled = self.rolled.copy()
        twin.dice = self.dice.copy()
        twin.chosen = self.chosen.copy()
        twin.shifts = self.shifts.copy()
        twin.quarters_taken = self.quarters_taken.copy()
        twin.purchases = self.purchases.copy()
        twin.wall_moves = self.wall_moves.copy()
        return twin

    def supply(self, seat: Seat) -> int:
        """MO-29 The cubes at the arrow, the only ones that may be spent."""
        return self.roses[seat * ROSE_SIZE]

    def has(self, seat: Seat, power: int) -> bool:
        """MO-81 Whether an activated card gives the seat that power."""
        return self.powers[seat] & power != 0


NOT_MADE: Final = 0
OPEN: Final = 1
OVER: Final = 2


def cubes_in(bag: int) -> int:
    """How many cubes a bag holds."""
    rest: i64 = bag
    size: i64 = 0
    while rest:
        size += rest & FIELD_MASK
        rest >>= FIELD
    return int(size)


def tiles_in(cargo: int) -> int:
    """How many tiles a load of goods has."""
    rest: i64 = cargo
    size: i64 = 0
    while rest:
        size += rest & CARGO_MASK
        rest >>= CARGO_FIELD
    return int(size)


def held_in(bag: int) -> int:
    """The set of colours that a bag holds."""
    rest: i64 = bag
    held: i64 = 0
    colour_bit: i64 = 1
    while rest:
        if rest & FIELD_MASK:
            held |= colour_bit
        rest >>= FIELD
        colour_bit += colour_bit
    return int(held)


def covers(bag: int, cost: int) -> bool:
    """Whether the bag holds at least the cubes of the cost, colour by colour."""
    guards: i64 = GUARDS
    rest: i64 = bag
    owed: i64 = cost
    return ((rest | guards) - owed) & guards == guards


def wall_order(s: State) -> list[Seat]:
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
