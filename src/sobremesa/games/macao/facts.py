"""Everything printed on the cardboard, read once from game.toml into tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import Section
from sobremesa.core.sets import set_of
from sobremesa.core.words import UNKNOWN, Action
from sobremesa.games.macao.words import (
    COLOUR,
    DATA,
    DIE,
    GOOD,
    PAIR,
    PAY,
    PAY_GOOD,
    PORT,
    QUARTER,
    QUARTER_WITHOUT,
    QUARTER_WITHOUT_TWO,
    SAIL,
    SLIP,
    SLOT,
    SPACE,
)

_GAME: Final[Section] = DATA.section("game")
_CARDS: Final[list[Section]] = DATA.sections("card")
_QUARTERS: Final[list[Section]] = DATA.sections("quarter")
_SPACES: Final[list[Section]] = DATA.sections("space")
_GOODS: Final[list[Section]] = DATA.sections("good")
_WALL: Final[Section] = DATA.section("wall")
_DICE: Final[Section] = DATA.section("dice")
_TURN: Final[Section] = DATA.section("turn")


def number_in(section: Section, key: str, default: int = 0) -> int:
    """A whole number that need not be there."""
    return section.number(key) if key in section.values else default


def text_in(section: Section, key: str) -> str:
    """A text that need not be there."""
    return section.text(key) if key in section.values else ""


# Numbers of the game.
SEATS: Final[list[int]] = _GAME.numbers("seats")
ROUNDS: Final[int] = _GAME.number("rounds")
START_GOLD: Final[int] = _GAME.number("start_gold")
TABLEAU_SPACES: Final[int] = _GAME.number("tableau_spaces")
PUNISH_POINTS: Final[int] = _GAME.number("punish_points")
CITY_POINTS: Final[int] = _GAME.number("city_points")
SETUP_EXTRA: Final[int] = DATA.section("setup").number("extra_cards")
SETUP_CUBES: Final[list[int]] = DATA.section("setup").numbers("cubes")
OFFICES_PER_ROUND: Final[int] = DATA.section("round").number("offices")
CARDS_PER_ROUND: Final[int] = DATA.section("round").number("cards")
REMOVED_OF: Final[dict[int, int]] = {
    seats: DATA.section("round").numbers("removed")[i] for i, seats in enumerate(SEATS)
}
CAP_OF: Final[list[int]] = [0, *_DICE.numbers("cap")]
"""The highest number that a die keeps, by round."""
TURNED_TO: Final[int] = _DICE.number("turned")
SLOTS: Final[int] = _DICE.number("slots")
ROSE_SIZE: Final[int] = SLOT.size
QUARTERS_PER_ROUND: Final[int] = _TURN.number("quarters")
PURCHASES: Final[int] = _TURN.number("purchases")
MOST_CHOICES: Final[int] = _TURN.number("most_choices")
JOKERS: Final[int] = DATA.section("joker").number("tiles")
JOKER_CUBES: Final[int] = DATA.section("joker").number("cubes")
JOKER_GOLD: Final[int] = DATA.section("joker").number("gold")
WALL_START: Final[int] = _WALL.number("start")
WALL_END: Final[int] = _WALL.number("spaces")
FIRST_STEP: Final[int] = _WALL.number("first_step")
FURTHER_STEP: Final[int] = _WALL.number("further_step")


# Bags of cubes: an int with a field of eight bits for each colour.
FIELD: Final = 8
FIELD_MASK: Final = 255
CUBE_OF: Final[vec[i64]] = vec[i64]([2 ** (FIELD * colour) for colour in range(COLOUR.size)])
GUARDS: Final = 0x808080808080
"""The top bit of each field: it survives a subtraction where there is enough."""
EVEN_FIELDS: Final = 0x00FF00FF00FF
"""Every second field, with the next one left free for a sum."""
PAIR_MASK: Final = 0xFFFF


def bag_of(colours: list[str]) -> int:
    """The cubes of these colours as one int."""
    return sum([CUBE_OF[COLOUR.numbers[colour]] for colour in colours])


def colours_in(bag: int) -> list[int]:
    """The colours of the cubes, one for each cube, in order."""
    return [
        colour for colour in range(COLOUR.size) for _ in range(bag >> FIELD * colour & FIELD_MASK)
    ]


def counts_in(bag: int) -> list[int]:
    """How many cubes of each colour there are."""
    return [bag >> FIELD * colour & FIELD_MASK for colour in range(COLOUR.size)]


PAYS_OF: Final[list[list[Action]]] = [
    [PAY.of(colour) for colour in range(COLOUR.size) if held >> colour & 1]
    for held in range(2**COLOUR.size)
]
"""The ways to pay a cube, by the set of colours that are held."""

DICE_OF: Final[list[list[Action]]] = [
    [DIE.of(colour) for colour in range(COLOUR.size) if not taken >> colour & 1]
    for taken in range(2**COLOUR.size)
]
"""The dice that may still be chosen, by the set of those that are."""

# Goods on a ship: an int with a field of four bits for each kind.
CARGO_FIELD: Final = 4
CARGO_MASK: Final = 15
GOOD_UNIT: Final[vec[i64]] = vec[i64]([2 ** (CARGO_FIELD * good) for good in range(GOOD.size)])
TILES_OF: Final[list[int]] = [good.number("tiles") for good in _GOODS]
PAY_GOODS_OF: Final[list[list[Action]]] = [
    [PAY_GOOD.of(good) for good in range(GOOD.size) if held >> good & 1]
    for held in range(2**GOOD.size)
]


def goods_in(cargo: int) -> list[int]:
    """How many tiles of each kind there are."""
    return [cargo >> CARGO_FIELD * good & CARGO_MASK for good in range(GOOD.size)]


# The sea.
KIND_OF_SPACE: Final[list[str]] = [space.text("kind") for space in _SPACES]
NEXT_TO: Final[list[list[int]]] = [
    sorted([SPACE.numbers[name] for name in space.texts("neighbours")]) for space in _SPACES
]
SAILS_OF: Final[list[list[Action]]] = [
    [SAIL.of(space) for space in near if space != SLIP] for near in NEXT_TO
]
"""The ways to sail on from each space; MO-67 never to a slip."""
SAIL_SETS: Final[vec[i64]] = vec[i64]([set_of(sails) for sails in SAILS_OF])
PORT_AT: Final[vec[i64]] = vec[i64](
    [PORT.whole.index(space) if space in PORT.whole else UNKNOWN for space in range(SPACE.size)]
)
WANTED_AT: Final[list[int]] = [GOOD.numbers[_SPACES[space].text("good")] for space in PORT.whole]
WANTED_TILES: Final[vec[i64]] = vec[i64]([CARGO_MASK * GOOD_UNIT[good] for good in WANTED_AT])
"""The field of a load in which the tiles lie that each port wants."""
PORT_POINTS: Final[list[list[int]]] = [_SPACES[space].numbers("points") for space in PORT.whole]
PORT_OF_GOOD: Final[list[int]] = [WANTED_AT.index(good) for good in range(GOOD.size)]


def distances_from(start: int) -> list[int]:
    """The steps from a space to each other one; no ship returns to a slip."""
    found = [UNKNOWN] * SPACE.size
    found[start] = 0
    queue = [start]
    for space in queue:
        for near in NEXT_TO[space]:
            if near != SLIP and found[near] == UNKNOWN:
                found[near] = found[space] + 1
                queue.append(near)
    return found


DISTANCE: Final[list[list[int]]] = [distances_from(space) for space in range(SPACE.size)]


def first_steps(a: int) -> list[int]:
    """For each space the first one on a shortest way there; UNKNOWN where there is none."""
    found = [UNKNOWN] * SPACE.size
    for b in range(SPACE.size):
        for near in reversed(NEXT_TO[a]):
            if near != SLIP and 0 <= DISTANCE[near][b] < DISTANCE[a][b]:
                found[b] = near
    return found


TOWARDS: Final[list[list[int]]] = [first_steps(space) for space in range(SPACE.size)]
"""The first space on a shortest way."""

# The city.
QUARTER_BAG: Final[vec[i64]] = vec[i64]([bag_of(quarter.texts("cost")) for quarter in _QUARTERS])
QUARTER_SIZE: Final[list[int]] = [len(quarter.texts("cost")) for quarter in _QUARTERS]
DARK: Final[list[bool]] = [quarter.text("tile") == "joker" for quarter in _QUARTERS]
BESIDE: Final[list[list[int]]] = [
    [QUARTER.numbers[name] for name in quarter.texts("neighbours")] for quarter in _QUARTERS
]
BESIDE_SETS: Final[vec[i64]] = vec[i64]([set_of(near) for near in BESIDE])
ALL_QUARTERS: Final[int] = set_of(list(range(QUARTER.size)))
DARK_QUARTERS: Final[int] = set_of([q for q in range(QUARTER.size) if DARK[q]])
DEAREST: Final[int] = max([max(counts_in(bag)) for bag in QUARTER_BAG])
"""No quarter costs more cubes of one colour."""
QUARTERS_WITHIN: Final[vec[i64]] = vec[i64](
    [
        set_of([q for q, bag in enumerate(QUARTER_BAG) if counts_in(bag)[colour] <= cubes])
        for colour in range(COLOUR.size)
        for cubes in range(DEAREST + 1)
    ]
)
"""For each colour and number of its cubes the quarters that cost no more of them."""


def single_omissions(cost: int) -> list[int]:
    """The colours of which a cube may be left out."""
    return [colour for colour, count in enumerate(counts_in(cost)) if count]


def double_omissions(cost: int) -> list[int]:
    """The pairs of colours that may be left out together."""
    counts = counts_in(cost)
    return [
        pair
        for pair, (one, two) in enumerate(PAIR.makeup)
        if counts[one] and counts[two] > (one == two)
    ]


SINGLE_ACTIONS: Final[list[list[Action]]] = [
    [QUARTER_WITHOUT.at([quarter, colour]) for colour in single_omissions(cost)]
    for quarter, cost in enumerate(QUARTER_BAG)
]
SINGLE_RESTS: Final[list[list[int]]] = [
    [cost - CUBE_OF[colour] for colour in single_omissions(cost)] for cost in QUARTER_BAG
]
"""What is left to pay with each of these actions."""
PAIR_BAG: Final[list[int]] = [CUBE_OF[one] + CUBE_OF[two] for one, two in PAIR.makeup]
DOUBLE_ACTIONS: Final[list[list[Action]]] = [
    [QUARTER_WITHOUT_TWO.at([quarter, pair]) for pair in double_omissions(cost)]
    for quarter, cost in enumerate(QUARTER_BAG)
]
DOUBLE_RESTS: Final[list[list[int]]] = [
    [cost - PAIR_BAG[pair] for pair in double_omissions(cost)] for cost in QUARTER_BAG
]

_BEFORE_TURN: Final = 6
LONGEST: Final[int] = max(SEATS) * (3 + ROUNDS * (_BEFORE_TURN + MOST_CHOICES))
"""Each player lays out a card and two cubes; in a round he takes a card and discards one, takes
three dice and shifts one, and then has a turn, which the engine ends after so many choices."""
