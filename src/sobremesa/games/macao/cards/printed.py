"""Everything printed on the cards, and the closed set of effects that they have.

`game.toml` names an effect and its numbers; here they become tables by card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import Section
from sobremesa.core.sets import set_of
from sobremesa.core.words import UNKNOWN, Action, Card, Refusal
from sobremesa.games.macao.facts import (
    CUBE_OF,
    DISTANCE,
    FIRST_STEP,
    FURTHER_STEP,
    bag_of,
    counts_in,
    number_in,
    single_omissions,
    text_in,
)
from sobremesa.games.macao.words import (
    ACTIVATE_WITHOUT,
    CARD,
    COLOUR,
    DATA,
    GOOD,
    PORT,
    REASON,
    SPACE,
)

_CARDS: Final[list[Section]] = DATA.sections("card")
KINDS: Final[list[str]] = ["office", "building", "person"]
KIND_OF: Final[list[int]] = [KINDS.index(card.text("kind")) for card in _CARDS]
OFFICE: Final = 0
OFFICES: Final[list[Card]] = [card for card in range(CARD.size) if KIND_OF[card] == OFFICE]
DECK: Final[list[Card]] = [card for card in range(CARD.size) if KIND_OF[card] != OFFICE]
COST_OF: Final[vec[i64]] = vec[i64]([bag_of(card.texts("cost")) for card in _CARDS])
COST_SIZE: Final[list[int]] = [len(card.texts("cost")) for card in _CARDS]


_COST_THINGS: Final[list[list[int]]] = [
    [card * COLOUR.size + colour for colour, cubes in enumerate(counts_in(cost)) if cubes]
    for card, cost in enumerate(COST_OF)
]
_COST_CUBES: Final[list[list[int]]] = [
    [cubes for cubes in counts_in(cost) if cubes] for cost in COST_OF
]


def cost_things(cards: list[Card]) -> list[int]:
    """The colours of which cards cost something, as things of the noun `cost`."""
    found: list[int] = []
    for card in cards:
        found += _COST_THINGS[card]
    return found


def cost_cubes(cards: list[Card]) -> list[int]:
    """How many cubes each of these takes."""
    found: list[int] = []
    for card in cards:
        found += _COST_CUBES[card]
    return found


def holdings(cards_of: list[list[Card]]) -> list[int]:
    """Who has which cards, as things of the noun `holding`."""
    found: list[int] = []
    for seat, cards in enumerate(cards_of):
        found += sorted([seat * CARD.size + card for card in cards])
    return found


PRICE_OF: Final[list[int]] = [card.numbers("tribute")[0] for card in _CARDS]
REWARD_OF: Final[list[int]] = [card.numbers("tribute")[1] for card in _CARDS]
WHEN_OF: Final[list[int]] = [["1", "2", "3", "end"].index(card.text("when")) for card in _CARDS]
"""The phase in which a card works, as a thing of the noun `phase`."""
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
EFFECT_OF: Final[vec[i64]] = vec[i64]([EFFECTS.index(card.text("effect")) for card in _CARDS])
EXCHANGE: Final = 0
BONUS: Final = 1
DIE_BONUS: Final[int] = EFFECTS.index("die_bonus")
END_SCORE: Final[int] = EFFECTS.index("end_score")

# What an exchange costs, and what an exchange or a bonus brings.
PAY_BAG: Final[vec[i64]] = vec[i64](
    [bag_of(card.texts("pay_ac") if "pay_ac" in card.values else []) for card in _CARDS]
)
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
REQUIRE_OF: Final[vec[i64]] = vec[i64](
    [REQUIREMENTS.index(text_in(card, "require")) for card in _CARDS]
)
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
TRIGGER_OF: Final[vec[i64]] = vec[i64](
    [TRIGGERS.index(text_in(card, "trigger")) for card in _CARDS]
)
FILTER_KIND: Final[list[int]] = [
    KINDS.index(card.text("card_kind")) if "card_kind" in card.values else UNKNOWN
    for card in _CARDS
]
FILTERS: Final[list[str]] = ["", "joker", "adjacent_own"]
JOKER_ONLY: Final = 1
ADJACENT_ONLY: Final = 2
FILTER_OF: Final[vec[i64]] = vec[i64](
    [FILTERS.index(text_in(card, "quarter_filter")) for card in _CARDS]
)
DIE_VALUES: Final[list[int]] = [
    set_of(card.numbers("values")) if "values" in card.values else 0 for card in _CARDS
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

# Standing powers: a bit each. No two cards have the same one, and some have no card.
POWERS: Final[list[str]] = [
    "remote_delivery", "ship_rate", "wall_first", "wall_further", "wall_top", "quarter_limit",
    "quarter_discount", "quarter_gold", "activate_discount", "joker_multiplier",
    "tribute_discount", "tribute_times", "tableau_limit", "draft_skip", "draft_discard",
    "die_shift", "die_third",
    *[f"no_punish_{reason}" for reason in REASON.names],
    *[f"delivery_multiplier_{good}" for good in GOOD.names],
]  # fmt: skip


def power_name(card: Section) -> str:
    """The standing power that a card gives; empty if its effect is none."""
    effect = card.text("effect")
    if effect == "wall_cost":
        return "wall_first" if "first" in card.values else "wall_further"
    if effect == "no_punish":
        return f"no_punish_{card.text('against')}"
    if effect == "delivery_multiplier":
        return f"delivery_multiplier_{card.text('good')}"
    return effect if effect in POWERS else ""


_CARD_WITH: Final[dict[str, Section]] = {
    power_name(card): card for card in _CARDS if power_name(card)
}
POWER_OF: Final[vec[i64]] = vec[i64](
    [set_of([POWERS.index(power_name(card))]) if power_name(card) else 0 for card in _CARDS]
)


def check_powers() -> None:
    """Refuse two cards with one power: rules read its number from the only card that has it."""
    given = [power_name(card) for card in _CARDS if power_name(card)]
    for name in given:
        if given.count(name) > 1:
            raise Refusal(f"game.toml has more than one card with the power {name}")
    for name in ("quarter_discount", "quarter_gold", "activate_discount"):
        if setting(name, "cubes", 1) != 1:
            raise Refusal(f"game.toml: {name} may leave out one cube, no more and no less")


def bit(power: str) -> int:
    """The bit of a standing power."""
    return set_of([POWERS.index(power)])


def setting(power: str, key: str, default: int) -> int:
    """A number of the card that has the power; the default where no card has it."""
    return _CARD_WITH[power].number(key) if power in _CARD_WITH else default


def numbers_with(power: str, key: str) -> list[int]:
    """The numbers of the card that has the power; none where no card has it."""
    return _CARD_WITH[power].numbers(key) if power in _CARD_WITH else []


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

SHIP_RATE_STEPS: Final[int] = setting("ship_rate", "steps", 1)
CHEAP_FIRST: Final[int] = setting("wall_first", "first", FIRST_STEP)
CHEAP_FURTHER: Final[int] = setting("wall_further", "further", FURTHER_STEP)
EXTRA_QUARTERS: Final[int] = setting("quarter_limit", "extra", 0)
DISCOUNT_FROM: Final[int] = setting("quarter_discount", "min_cost", 2)
GOLD_PER_CUBE: Final[int] = setting("quarter_gold", "gc", 1)
ACTIVATE_FROM: Final[int] = setting("activate_discount", "min_cost", 2)
JOKER_FACTOR: Final[int] = setting("joker_multiplier", "factor", 1)
TRIBUTE_LESS: Final[int] = setting("tribute_discount", "gc", 0)
EXTRA_PURCHASES: Final[int] = setting("tribute_times", "extra", 0)
EXTRA_SPACES: Final[int] = setting("tableau_limit", "extra", 1)
PILE_TOP: Final[int] = setting("draft_discard", "top", 3)
"""How many cards of the discard pile are shown first; with draft_discard they may be taken."""
SHIFT_BY: Final[int] = setting("die_shift", "by", 1)
THIRD_VALUES: Final[int] = set_of(numbers_with("die_third", "values"))
WAREHOUSE_FACTOR: Final[list[int]] = [
    setting(f"delivery_multiplier_{good}", "factor", 1) for good in GOOD.names
]
REMOTE_STEPS: Final[int] = setting("remote_delivery", "distance", 0)
PORTS_NEAR: Final[list[list[int]]] = [
    [port for port in range(PORT.size) if 0 <= DISTANCE[space][PORT.whole[port]] <= REMOTE_STEPS]
    for space in range(SPACE.size)
]
"""The ports to which remote_delivery delivers from each space."""
