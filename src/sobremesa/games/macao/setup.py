"""How a game of Macao is laid out."""

from __future__ import annotations

from sobremesa.core.ints import Ints
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macao.cards.printed import DECK, OFFICES
from sobremesa.games.macao.facts import (
    ALL_QUARTERS,
    DARK,
    ROSE_SIZE,
    START_GOLD,
    TILES_OF,
    WALL_START,
)
from sobremesa.games.macao.state import NOT_MADE, State
from sobremesa.games.macao.words import COLOUR, GOOD, JOKER_TILE, PORT, QUARTER, REVEAL_SETUP, SLIP


def lay_out(options: Options, rng: Rng) -> State:
    """The table before the first card is chosen; all luck comes in the order of the rules.

    MO-R1 The discs are stacked by chance, or by seats where that was agreed. MO-R5 So is how dice
    are chosen.
    """
    s = empty_table(rng, options.seats)
    s.together = 1 if options["dice"] == "together" else 0
    if options["wall_stack"] == "random":
        rng.shuffle(s.wall)
    s.tiles = lay_tiles(rng)
    s.offices = OFFICES.copy()
    rng.shuffle(s.offices)
    s.deck = DECK.copy()
    rng.shuffle(s.deck)
    s.deck.reverse()
    s.push(REVEAL_SETUP)
    return s


def empty_table(rng: Rng, seats: int) -> State:
    """MO-2 Five coins, no points, cards or cubes, the ship on a slip, the disc on space 1.

    MO-R3 All slips are one space.
    """
    s = State(seats)
    s.rng = rng
    s.round = 0
    s.price = 0
    s.reward = 0
    s.turn = UNKNOWN
    s.ship_credit = 0
    s.wall_credit = 0
    s.turn_choices = 0
    s.lost_goods = 0
    s.lost_jokers = 0
    s.ended = UNKNOWN
    s.offices = []
    s.deck = []
    s.offer = []
    s.discards = []
    s.tiles = []
    s.tableaux = [[] for _ in range(seats)]
    s.active = [[] for _ in range(seats)]
    s.used = Ints([0] * seats)
    s.powers = Ints([0] * seats)
    s.roses = Ints([0] * (seats * ROSE_SIZE))
    s.gold = Ints([START_GOLD] * seats)
    s.points = Ints([0] * seats)
    s.punished = Ints([0] * seats)
    s.jokers = Ints([0] * seats)
    s.cargo = Ints([0] * seats)
    s.ships = Ints([SLIP] * seats)
    s.discs = Ints([WALL_START] * seats)
    s.wall = list(range(seats))
    s.quarters = Ints([0] * seats)
    s.free = ALL_QUARTERS
    s.landed = Ints([0] * PORT.size)
    s.delivered = Ints([0] * seats)
    s.rolled = Ints([UNKNOWN] * COLOUR.size)
    s.dice = Ints([UNKNOWN] * COLOUR.size)
    s.together = 0
    s.chosen = Ints([0] * seats)
    s.sealed = Ints([0] * seats)
    s.shifts = Ints([UNKNOWN] * seats)
    s.quarters_taken = Ints([0] * seats)
    s.purchases = Ints([0] * seats)
    s.wall_moves = Ints([NOT_MADE] * seats)
    return s


def lay_tiles(rng: Rng) -> list[int]:
    """MO-3 The goods tiles lie at random on the light quarters, the jokers on the dark ones."""
    goods = [good for good in range(GOOD.size) for _ in range(TILES_OF[good])]
    rng.shuffle(goods)
    goods.reverse()
    return [JOKER_TILE if DARK[quarter] else goods.pop() for quarter in range(QUARTER.size)]
