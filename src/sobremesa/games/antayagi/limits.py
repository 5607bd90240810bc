"""What an owner of the printed AntaYagí may correct."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.limits import BOX, Limits, Mistake, Rows, Whole, add_up, items
from sobremesa.core.sources import Table

CARDS: Final = 80


def check(values: Table) -> list[Mistake]:
    """AY-1 The copies of objects, backs and cards agree."""
    cards = items(values, "card")
    game: Any = values["game"]
    found = add_up("card, copies", sum([card["copies"] for card in cards]), game["cards"])
    for side in ("object", "back"):
        for item in items(values, side):
            counted = sum([card["copies"] for card in cards if card[side] == item["name"]])
            if counted != item["copies"]:
                at = f"{side}.{item['name']}.copies"
                found.append((at, f"{item['copies']} should be {counted}, as the cards say"))
    return found


LIMITS: Final[Limits] = Limits(
    [
        BOX,
        Rows(
            "game",
            "After so many turns a game that nobody has won ends.",
            {"max_turns": Whole(50, 300)},
        ),
        Rows(
            "object",
            "The object sides: how many cards show each. They agree with the cards below.",
            {"copies": Whole(1, CARDS)},
        ),
        Rows(
            "back",
            "The AntaYagí sides: how many cards show each. They agree with the cards below.",
            {"copies": Whole(1, CARDS)},
        ),
        Rows(
            "card",
            f"The cards by object and back: how many there are of each. All together are {CARDS}.",
            {"copies": Whole(0, CARDS)},
        ),
    ],
    check,
)
