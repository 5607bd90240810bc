"""Cards made up for tests: kinds of effect that the game knows and no card has (MO-R31)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sobremesa.core.data import Section
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macao.cards import printed
from sobremesa.games.macao.cards.printed import (
    EFFECTS,
    FILTERS,
    KINDS,
    POWERS,
    TRIGGERS,
    power_name,
)
from sobremesa.games.macao.rules.refused import BY_ITSELF, works_by_itself
from sobremesa.games.macao.words import CARD

Numbers = dict[str, Any]

MADE_UP: dict[str, Numbers] = {
    # A card of the game, and the effect that it has for the length of a test.
    "librarian": {"effect": "draft_discard"},
    "inn": {"effect": "tableau_limit"},
    "monk": {"effect": "no_punish", "against": "overflow"},
    "hospital": {"effect": "no_punish", "against": "empty_arrow"},
    "master_builder": {"effect": "activate_discount"},
    "university": {"effect": "bonus", "trigger": "activate", "gain_pp": 1},
    "scholar": {"effect": "bonus", "trigger": "activate", "gain_any": 2},
    "library": {"effect": "bonus", "trigger": "activate", "card_kind": "person", "gain_gc": 2},
    "teacher": {"effect": "bonus", "trigger": "activate", "card_kind": "building", "gain_gc": 2},
    "scribe": {"effect": "bonus", "trigger": "activate", "card_kind": "office", "gain_pp": 3},
    "barracks": {"effect": "bonus", "trigger": "wall", "limit": "round", "gain_pp": 2},
    "gardener": {"effect": "bonus", "trigger": "quarter", "quarter_filter": "joker", "gain_pp": 2},
    "architect": {
        "effect": "bonus",
        "trigger": "quarter",
        "quarter_filter": "adjacent_own",
        "gain_pp": 3,
    },
    "brickworks": {"effect": "bonus", "trigger": "quarter", "gain_any": 2},
    "shipyard": {"effect": "bonus", "trigger": "quarter", "gain_ship": 2},
    "customs_house": {"effect": "bonus", "trigger": "deliver", "limit": "round", "gain_gc": 1},
    "docker": {"effect": "bonus", "trigger": "deliver", "limit": "round", "gain_any": 1},
    "merchant": {"effect": "bonus", "trigger": "deliver", "gain_gc": 2},
    "broker": {"effect": "bonus", "trigger": "tribute", "gain_any": 2},
}

GAINS = {
    "gain_any": printed.GAIN_ANY,
    "gain_gc": printed.GAIN_GOLD,
    "gain_pp": printed.GAIN_POINTS,
    "gain_ship": printed.GAIN_SHIP,
}
NOTHING: list[Any] = [
    printed.PAY_BAG,
    printed.PAY_ANY,
    printed.PAY_GOLD,
    printed.PAY_TILES,
    printed.GAIN_BAG,
    printed.GAIN_UNPUNISH,
    printed.GAIN_MOST,
    printed.REQUIRE_OF,
    printed.PER_OF,
]
ACTIONS = 2


@contextmanager
def made_up(names: str) -> Iterator[None]:
    """For the length of a test these cards have the effects that are made up for them."""
    kept: list[tuple[Any, int, object]] = []
    for name in names.split():
        card = CARD.numbers[name]
        for table, value in rewritten(MADE_UP[name]):
            kept.append((table, card, table[card]))
            table[card] = value
        kept.append((BY_ITSELF, card, BY_ITSELF[card]))
        BY_ITSELF[card] = works_by_itself(card)
    try:
        yield
    finally:
        for table, card, value in kept:
            table[card] = value


def rewritten(numbers: Numbers) -> list[tuple[Any, object]]:
    """All tables that speak of effects, and what stands there of an effect."""
    kind = numbers.get("card_kind")
    power = power_name(Section("made up", numbers))
    return [
        *[(table, 0) for table in NOTHING],
        *[(table, numbers.get(key, 0)) for key, table in GAINS.items()],
        (printed.PER_GOODS, False),
        (printed.NEEDS_MARKER, False),
        (printed.WHEN_OF, ACTIONS),
        (printed.EFFECT_OF, EFFECTS.index(numbers["effect"])),
        (printed.ONCE_PER_ROUND, numbers.get("limit") == "round"),
        (printed.TRIGGER_OF, TRIGGERS.index(numbers.get("trigger", ""))),
        (printed.FILTER_OF, FILTERS.index(numbers.get("quarter_filter", ""))),
        (printed.FILTER_KIND, KINDS.index(kind) if kind else UNKNOWN),
        (printed.POWER_OF, 1 << POWERS.index(power) if power else 0),
    ]
