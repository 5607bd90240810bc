"""What an owner of the printed Macao may correct."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.limits import Limit, Limits, Many, Mistake, Rows, Whole, Word, add_up, items
from sobremesa.core.sources import Table

COLOUR: Final[Word] = Word("red", "blue", "green", "black", "gray", "violet")
CUBES: Final[Limit] = Many(COLOUR, 1, 4)
QUARTERS: Final[Word] = Word(*[f"q{number:02}" for number in range(1, 31)])
PORTS: Final[list[str]] = [
    "lisboa", "barcelona", "antwerpen", "marseille", "amsterdam", "genova", "london", "hamburg"
]  # fmt: skip
SPACES: Final[Word] = Word("slip", *[f"s{number}" for number in range(1, 11)], *PORTS)
GOODS: Final[Word] = Word("lacquer", "rice", "tea", "jade", "silk", "paper", "porcelain", "spices")
GAINS: Final[dict[str, Limit]] = {
    "gain_ac": CUBES,
    "gain_any": Whole(1, 4),
    "gain_gc": Whole(1, 6),
    "gain_pp": Whole(1, 9),
    "gain_ship": Whole(1, 6),
    "gain_wall": Whole(1, 4),
    "gain_unpunish": Whole(1, 3),
}
EXCHANGE: Final[dict[str, Limit]] = {
    "pay_ac": CUBES,
    "pay_any": Whole(1, 4),
    "pay_gc": Whole(1, 6),
    "pay_goods": Whole(1, 1),
    **GAINS,
    "gain_per": Word("goods_on_ship"),
    "gain_max": Whole(1, 9),
    "require": Word(
        "in_port", "at_sea", "wall_first", "wall_last", "gold_min", "gold_max", "punish_min"
    ),
    "require_n": Whole(0, 20),
}
BONUS: Final[dict[str, Limit]] = {"trigger": Word("quarter", "deliver", "tribute"), **GAINS}
DIE_BONUS: Final[dict[str, Limit]] = {"values": Many(Whole(1, 6), 1, 6, "rising"), **GAINS}
END_SCORE: Final[dict[str, Limit]] = {
    "per": Word(
        "flat", "own_markers", "largest_string", "activated_cards", "activated_offices",
        "activated_persons", "joker_quarters", "distinct_delivered", "punish_markers", "gold",
        "wall_space",
    ),
    "pp": Whole(1, 12),
    "div": Whole(1, 12),
    "max": Whole(1, 40),
}  # fmt: skip
EFFECTS: Final[dict[str, dict[str, Limit]]] = {
    "exchange": EXCHANGE,
    "bonus": BONUS,
    "die_bonus": DIE_BONUS,
    "end_score": END_SCORE,
}
NEEDED: Final[dict[str, str]] = {"bonus": "trigger", "die_bonus": "values", "end_score": "pp"}
"""What an effect is nothing without."""


def effect_of(card: Table) -> dict[str, Limit]:
    """What may stand on a card besides its cost and tribute: it depends on its effect."""
    return EFFECTS.get(str(card.get("effect")), {})


def check(values: Table) -> list[Mistake]:
    """Cards bring something, the city and the sea hang together, and each good has its port."""
    found: list[Mistake] = []
    for card in items(values, "card"):
        found += _card(f"card.{card['name']}", card)
    quarters, spaces = items(values, "quarter"), items(values, "space")
    jokers: Any = values["joker"]
    dark = len([1 for quarter in quarters if quarter["tile"] == "joker"])
    found += add_up("quarter, tile joker", dark, jokers["tiles"])
    found += _map("quarter", quarters) + _map("space", spaces)
    wanted = [space["good"] for space in spaces if space["kind"] == "port"]
    for space in spaces:
        if space["kind"] == "port" and wanted.count(space["good"]) > 1:
            found.append((f"space.{space['name']}.good", "another port wants it too"))
    return found


def _card(at: str, card: dict[str, Any]) -> list[Mistake]:
    found: list[Mistake] = []
    effect = card["effect"]
    needed = NEEDED.get(effect, "")
    if card["kind"] == "office" and len(set(card["cost"])) > 1:
        found.append((f"{at}.cost", "an office costs cubes of one colour"))
    if needed and needed not in card:
        found.append((f"{at}.{needed}", f"{effect} needs it"))
    if effect in EFFECTS and effect != "end_score" and not [key for key in GAINS if key in card]:
        found.append((at, f"it should bring something: one of {', '.join(GAINS)}"))
    if ("gain_per" in card) != ("gain_max" in card):
        found.append((f"{at}.gain_per", "gain_per and gain_max go together"))
    return found


def _map(kind: str, places: list[dict[str, Any]]) -> list[Mistake]:
    """Neighbours are so both ways, and every place can be reached."""
    found: list[Mistake] = []
    near = {place["name"]: place["neighbours"] for place in places}
    for name, others in near.items():
        for other in others:
            if other == name or name not in near[other]:
                at = f"{kind}.{name}.neighbours"
                found.append((at, f"{other} should be another one, with {name} among its own"))
    reached = [places[0]["name"]]
    for name in reached:
        reached += [other for other in near[name] if other not in reached]
    lost = [name for name in near if name not in reached]
    if lost:
        found.append((f"{kind}, neighbours", f"no way leads to {', '.join(lost)}"))
    return found


LIMITS: Final[Limits] = Limits(
    [
        Rows(
            "space",
            "The sea: which spaces are neighbours, where they are drawn (xy: from the left and "
            "from the top, in hundredths), and of the ports which good they want and the points "
            "of their spaces.",
            {
                "neighbours": Many(SPACES, 1, 8, "different"),
                "xy": Many(Whole(0, 100), 2, 2),
                "good": GOODS,
                "points": Many(Whole(0, 9), 3, 3, "not rising"),
            },
        ),
        Rows(
            "quarter",
            "The city: the cost of each quarter, whether a goods tile or a joker tile lies there, "
            "and its neighbours.",
            {
                "cost": CUBES,
                "tile": Word("goods", "joker"),
                "neighbours": Many(QUARTERS, 1, 8, "different"),
            },
            says=["noun-quarter-"],
        ),
        Rows(
            "card",
            "The cards: what activating one costs, what it adds to the tribute (gold coins, "
            "prestige points), and the numbers of its effect. An exchange pays pay_… for gain_…, "
            "if require is so. A bonus gains at each trigger. A die_bonus gains if a chosen die "
            "shows one of values. An end_score brings pp per thing, for every full div of them, "
            "at most max. A key may be added or, with 0 or an empty list, left out. Cards that "
            "change a rule keep their effect.",
            {"cost": CUBES, "tribute": Many(Whole(0, 2), 2, 2)},
            effect_of,
            says=["noun-card-"],
        ),
    ],
    check,
)
