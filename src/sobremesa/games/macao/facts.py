"""Everything printed on the cardboard, read once from game.toml into tables."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Table
from sobremesa.core.words import UNKNOWN, Action, Card, Refusal
from sobremesa.games.macao.words import (
    ACTIVATE_WITHOUT,
    CARD,
    COLOUR,
    DATA,
    DIE,
    GOOD,
    OPEN_SPACE,
    PAIR,
    PAY,
    PAY_GOOD,
    PORT,
    QUARTER,
    QUARTER_WITHOUT,
    QUARTER_WITHOUT_TWO,
    REASON,
    SAIL,
    SLIP,
    SLOT,
    SPACE,
)

_GAME: Final[Table] = DATA.table("game")
_CARDS: Final[list[Table]] = DATA.tables("card")
_QUARTERS: Final[list[Table]] = DATA.tables("quarter")
_SPACES: Final[list[Table]] = DATA.tables("space")
_GOODS: Final[list[Table]] = DATA.tables("good")
_WALL: Final[Table] = DATA.table("wall")
_DICE: Final[Table] = DATA.table("dice")
_TURN: Final[Table] = DATA.table("turn")


def number_in(table: Table, key: str, default: int = 0) -> int:
    """A whole number that need not be there."""
    return table.number(key) if key in table.values else default


def text_in(table: Table, key: str) -> str:
    """A text that need not be there."""
    return table.text(key) if key in table.values else ""


# Numbers of the game.
SEATS: Final[list[int]] = _GAME.numbers("seats")
ROUNDS: Final[int] = _GAME.number("rounds")
START_GOLD: Final[int] = _GAME.number("start_gold")
TABLEAU_SPACES: Final[int] = _GAME.number("tableau_spaces")
PUNISH_POINTS: Final[int] = _GAME.number("punish_points")
CITY_POINTS: Final[int] = _GAME.number("city_points")
SETUP_EXTRA: Final[int] = DATA.table("setup").number("extra_cards")
SETUP_CUBES: Final[list[int]] = DATA.table("setup").numbers("cubes")
OFFICES_PER_ROUND: Final[int] = DATA.table("round").number("offices")
CARDS_PER_ROUND: Final[int] = DATA.table("round").number("cards")
REMOVED_OF: Final[dict[int, int]] = {
    seats: DATA.table("round").numbers("removed")[i] for i, seats in enumerate(SEATS)
}
CAP_OF: Final[list[int]] = [0, *_DICE.numbers("cap")]
"""The highest number that a die keeps, by round."""
TURNED_TO: Final[int] = _DICE.number("turned")
SLOTS: Final[int] = _DICE.number("slots")
ROSE_SIZE: Final[int] = SLOT.size
QUARTERS_PER_ROUND: Final[int] = _TURN.number("quarters")
PURCHASES: Final[int] = _TURN.number("purchases")
MOST_CHOICES: Final[int] = _TURN.number("most_choices")
JOKERS: Final[int] = DATA.table("joker").number("tiles")
JOKER_CUBES: Final[int] = DATA.table("joker").number("cubes")
JOKER_GOLD: Final[int] = DATA.table("joker").number("gold")
MOST_TRIBUTE: Final[int] = DATA.table("tribute").number("highest")
WALL_START: Final[int] = _WALL.number("start")
WALL_END: Final[int] = _WALL.number("spaces")
FIRST_STEP: Final[int] = _WALL.number("first_step")
FURTHER_STEP: Final[int] = _WALL.number("further_step")

BIT_OF: Final[list[int]] = [1 << thing for thing in range(32)]
"""The set of one thing."""

# Bags of cubes: an int with a field of eight bits for each colour.
FIELD: Final = 8
FIELD_MASK: Final = 255
CUBE_OF: Final[list[int]] = [1 << FIELD * colour for colour in range(COLOUR.size)]
GUARDS: Final[int] = sum([cube << FIELD - 1 for cube in CUBE_OF])
"""The top bit of each field: it survives a subtraction where there is enough."""


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
    for held in range(1 << COLOUR.size)
]
"""The ways to pay a cube, by the set of colours that are held."""

DICE_OF: Final[list[list[Action]]] = [
    [DIE.of(colour) for colour in range(COLOUR.size) if not taken >> colour & 1]
    for taken in range(1 << COLOUR.size)
]
"""The dice that may still be chosen, by the set of those that are."""

# Goods on a ship: an int with a field of four bits for each kind.
CARGO_FIELD: Final = 4
CARGO_MASK: Final = 15
GOOD_UNIT: Final[list[int]] = [1 << CARGO_FIELD * good for good in range(GOOD.size)]
TILES_OF: Final[list[int]] = [good.number("tiles") for good in _GOODS]
PAY_GOODS_OF: Final[list[list[Action]]] = [
    [PAY_GOOD.of(good) for good in range(GOOD.size) if held >> good & 1]
    for held in range(1 << GOOD.size)
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
    [SAIL.of(OPEN_SPACE.whole.index(space)) for space in near if space != SLIP] for near in NEXT_TO
]
"""The ways to sail on from each space; MO-67 never to a slip."""
PORT_AT: Final[list[int]] = [
    PORT.whole.index(space) if space in PORT.whole else UNKNOWN for space in range(SPACE.size)
]
PORTS_NEAR: Final[list[list[int]]] = [
    [
        port
        for port in range(PORT.size)
        if PORT.whole[port] == space or PORT.whole[port] in NEXT_TO[space]
    ]
    for space in range(SPACE.size)
]
"""The ports on or next to each space."""
WANTED_AT: Final[list[int]] = [GOOD.numbers[_SPACES[space].text("good")] for space in PORT.whole]
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
QUARTER_BAG: Final[list[int]] = [bag_of(quarter.texts("cost")) for quarter in _QUARTERS]
QUARTER_SIZE: Final[list[int]] = [len(quarter.texts("cost")) for quarter in _QUARTERS]
DARK: Final[list[bool]] = [quarter.text("tile") == "joker" for quarter in _QUARTERS]
BESIDE: Final[list[list[int]]] = [
    [QUARTER.numbers[name] for name in quarter.texts("neighbours")] for quarter in _QUARTERS
]


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

# The cards.
KINDS: Final[list[str]] = ["office", "building", "person"]
KIND_OF: Final[list[int]] = [KINDS.index(card.text("kind")) for card in _CARDS]
OFFICE: Final = 0
OFFICES: Final[list[Card]] = [card for card in range(CARD.size) if KIND_OF[card] == OFFICE]
DECK: Final[list[Card]] = [card for card in range(CARD.size) if KIND_OF[card] != OFFICE]
COST_OF: Final[list[int]] = [bag_of(card.texts("cost")) for card in _CARDS]
COST_SIZE: Final[list[int]] = [len(card.texts("cost")) for card in _CARDS]
PRICE_OF: Final[list[int]] = [card.numbers("tribute")[0] for card in _CARDS]
REWARD_OF: Final[list[int]] = [card.numbers("tribute")[1] for card in _CARDS]
ONCE_PER_ROUND: Final[list[bool]] = [card.text("limit") == "round" for card in _CARDS]
WITHOUT_ACTIONS: Final[list[list[Action]]] = [
    [ACTIVATE_WITHOUT.at([card, colour]) for colour in single_omissions(cost)]
    for card, cost in enumerate(COST_OF)
]
WITHOUT_RESTS: Final[list[list[int]]] = [
    [cost - CUBE_OF[colour] for colour in single_omissions(cost)] for cost in COST_OF
]

# Effects: the closed set of kinds.
EFFECTS: Final[list[str]] = [
    "exchange", "bonus", "delivery_multiplier", "remote_delivery", "ship_rate", "wall_cost",
    "wall_top", "quarter_limit", "quarter_discount", "quarter_gold", "activate_discount",
    "joker_multiplier", "tribute_discount", "tribute_times", "tableau_limit", "draft_skip",
    "draft_discard", "die_bonus", "die_shift", "die_third", "no_punish", "end_score",
]  # fmt: skip
EFFECT_OF: Final[list[int]] = [EFFECTS.index(card.text("effect")) for card in _CARDS]
EXCHANGE: Final = 0
BONUS: Final = 1
DIE_BONUS: Final[int] = EFFECTS.index("die_bonus")
END_SCORE: Final[int] = EFFECTS.index("end_score")

# What an exchange costs, and what an exchange or a bonus brings.
PAY_BAG: Final[list[int]] = [
    bag_of(card.texts("pay_ac") if "pay_ac" in card.values else []) for card in _CARDS
]
PAY_ANY: Final[list[int]] = [number_in(card, "pay_any") for card in _CARDS]
PAY_GOLD: Final[list[int]] = [number_in(card, "pay_gc") for card in _CARDS]
PAY_TILES: Final[list[int]] = [number_in(card, "pay_goods") for card in _CARDS]
GAIN_BAG: Final[list[int]] = [
    bag_of(card.texts("gain_ac") if "gain_ac" in card.values else []) for card in _CARDS
]
GAIN_ANY: Final[list[int]] = [number_in(card, "gain_any") for card in _CARDS]
GAIN_GOLD: Final[list[int]] = [number_in(card, "gain_gc") for card in _CARDS]
GAIN_POINTS: Final[list[int]] = [number_in(card, "gain_pp") for card in _CARDS]
GAIN_SHIP: Final[list[int]] = [number_in(card, "gain_ship") for card in _CARDS]
GAIN_WALL: Final[list[int]] = [number_in(card, "gain_wall") for card in _CARDS]
GAIN_UNPUNISH: Final[list[int]] = [number_in(card, "gain_unpunish") for card in _CARDS]
PER_GOODS: Final[list[bool]] = [text_in(card, "gain_per") == "goods_on_ship" for card in _CARDS]
GAIN_MOST: Final[list[int]] = [number_in(card, "gain_max") for card in _CARDS]
REQUIREMENTS: Final[list[str]] = [
    "", "in_port", "at_sea", "wall_first", "wall_last", "gold_min", "gold_max", "punish_min"
]  # fmt: skip
IN_PORT: Final = 1
AT_SEA: Final = 2
WALL_FIRST: Final = 3
WALL_LAST: Final = 4
GOLD_MIN: Final = 5
GOLD_MAX: Final = 6
PUNISH_MIN: Final = 7
REQUIRE_OF: Final[list[int]] = [REQUIREMENTS.index(text_in(card, "require")) for card in _CARDS]
REQUIRE_N: Final[list[int]] = [number_in(card, "require_n") for card in _CARDS]

NEEDS_MARKER: Final[list[bool]] = [
    [key for key in card.values if key.startswith("gain_")] == ["gain_unpunish"] for card in _CARDS
]
"""Brings nothing to a player without a punish marker."""

# When a bonus fires.
TRIGGERS: Final[list[str]] = ["", "quarter", "deliver", "activate", "tribute", "wall"]
ON_QUARTER: Final = 1
ON_DELIVER: Final = 2
ON_ACTIVATE: Final = 3
ON_TRIBUTE: Final = 4
ON_WALL: Final = 5
TRIGGER_OF: Final[list[int]] = [TRIGGERS.index(text_in(card, "trigger")) for card in _CARDS]
FILTER_KIND: Final[list[int]] = [
    KINDS.index(card.text("card_kind")) if "card_kind" in card.values else UNKNOWN
    for card in _CARDS
]
FILTERS: Final[list[str]] = ["", "joker", "adjacent_own"]
JOKER_ONLY: Final = 1
ADJACENT_ONLY: Final = 2
FILTER_OF: Final[list[int]] = [FILTERS.index(text_in(card, "quarter_filter")) for card in _CARDS]
DIE_VALUES: Final[list[int]] = [
    sum([1 << value for value in card.numbers("values")]) if "values" in card.values else 0
    for card in _CARDS
]
"""The numbers of a die that a card asks for, as a set."""

# What an end card counts.
COUNTED: Final[list[str]] = [
    "", "flat", "own_markers", "largest_string", "activated_cards", "activated_offices",
    "activated_persons", "joker_quarters", "distinct_delivered", "punish_markers", "gold",
    "wall_space",
]  # fmt: skip
PER_OF: Final[list[int]] = [COUNTED.index(text_in(card, "per")) for card in _CARDS]
END_POINTS: Final[list[int]] = [number_in(card, "pp") for card in _CARDS]
END_DIVISOR: Final[list[int]] = [number_in(card, "div", 1) for card in _CARDS]
END_MOST: Final[list[int]] = [number_in(card, "max", UNKNOWN) for card in _CARDS]

# Standing powers: a bit each. No two cards have the same one.
POWERS: Final[list[str]] = [
    "remote_delivery", "ship_rate", "wall_first", "wall_further", "wall_top", "quarter_limit",
    "quarter_discount", "quarter_gold", "activate_discount", "joker_multiplier",
    "tribute_discount", "tribute_times", "tableau_limit", "draft_skip", "draft_discard",
    "die_shift", "die_third",
    *[f"no_punish_{reason}" for reason in REASON.names],
    *[f"delivery_multiplier_{good}" for good in GOOD.names],
]  # fmt: skip


def power_name(card: Table) -> str:
    """The standing power that a card gives; empty if its effect is none."""
    effect = card.text("effect")
    if effect == "wall_cost":
        return "wall_first" if "first" in card.values else "wall_further"
    if effect == "no_punish":
        return f"no_punish_{card.text('against')}"
    if effect == "delivery_multiplier":
        return f"delivery_multiplier_{card.text('good')}"
    return effect if effect in POWERS else ""


_CARD_WITH: Final[dict[str, Table]] = {
    power_name(card): card for card in _CARDS if power_name(card)
}
POWER_OF: Final[list[int]] = [
    1 << POWERS.index(power_name(card)) if power_name(card) else 0 for card in _CARDS
]


def check_powers() -> None:
    """Refuse two cards with one power: rules read its number from the only card that has it."""
    given = [power_name(card) for card in _CARDS if power_name(card)]
    for name in given:
        if given.count(name) > 1:
            raise Refusal(f"game.toml has more than one card with the power {name}")
    for name in ("quarter_discount", "quarter_gold", "activate_discount"):
        if setting(name, "cubes") != 1:
            raise Refusal(f"game.toml: {name} may leave out one cube, no more and no less")


def bit(power: str) -> int:
    """The bit of a standing power."""
    return 1 << POWERS.index(power)


def setting(power: str, key: str) -> int:
    """A number of the card that has the power."""
    return _CARD_WITH[power].number(key)


check_powers()

REMOTE: Final[int] = bit("remote_delivery")
SHIP_RATE: Final[int] = bit("ship_rate")
WALL_FIRST_COST: Final[int] = bit("wall_first")
WALL_FURTHER_COST: Final[int] = bit("wall_further")
WALL_TOP: Final[int] = bit("wall_top")
QUARTER_LIMIT: Final[int] = bit("quarter_limit")
QUARTER_DISCOUNT: Final[int] = bit("quarter_discount")
QUARTER_GOLD: Final[int] = bit("quarter_gold")
ACTIVATE_DISCOUNT: Final[int] = bit("activate_discount")
JOKER_MULTIPLIER: Final[int] = bit("joker_multiplier")
TRIBUTE_DISCOUNT: Final[int] = bit("tribute_discount")
TRIBUTE_TIMES: Final[int] = bit("tribute_times")
TABLEAU_LIMIT: Final[int] = bit("tableau_limit")
DRAFT_SKIP: Final[int] = bit("draft_skip")
DRAFT_DISCARD: Final[int] = bit("draft_discard")
CAN_SHIFT: Final[int] = bit("die_shift")
CAN_THIRD: Final[int] = bit("die_third")
SPARED_OF: Final[list[int]] = [bit(f"no_punish_{reason}") for reason in REASON.names]
WAREHOUSE_OF: Final[list[int]] = [bit(f"delivery_multiplier_{good}") for good in GOOD.names]

SHIP_RATE_STEPS: Final[int] = setting("ship_rate", "steps")
CHEAP_FIRST: Final[int] = setting("wall_first", "first")
CHEAP_FURTHER: Final[int] = setting("wall_further", "further")
EXTRA_QUARTERS: Final[int] = setting("quarter_limit", "extra")
DISCOUNT_FROM: Final[int] = setting("quarter_discount", "min_cost")
GOLD_PER_CUBE: Final[int] = setting("quarter_gold", "gc")
ACTIVATE_FROM: Final[int] = setting("activate_discount", "min_cost")
JOKER_FACTOR: Final[int] = setting("joker_multiplier", "factor")
TRIBUTE_LESS: Final[int] = setting("tribute_discount", "gc")
EXTRA_PURCHASES: Final[int] = setting("tribute_times", "extra")
EXTRA_SPACES: Final[int] = setting("tableau_limit", "extra")
PILE_TOP: Final[int] = setting("draft_discard", "top")
SHIFT_BY: Final[int] = setting("die_shift", "by")
THIRD_VALUES: Final[int] = sum([1 << value for value in _CARD_WITH["die_third"].numbers("values")])
WAREHOUSE_FACTOR: Final[list[int]] = [
    setting(f"delivery_multiplier_{good}", "factor") for good in GOOD.names
]
