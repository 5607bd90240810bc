"""What an owner of the printed Macaron may correct."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from sobremesa.core.limits import (
    BOX,
    Flag,
    Limit,
    Limits,
    Many,
    Mistake,
    Rows,
    Whole,
    Word,
    add_up,
    items,
)
from sobremesa.core.sources import Table

MOST_POINTS: Final = 12
TOKENS: Final = 12
TOKENS_IN_5P: Final = 10
EMMA: Final[Limit] = Many(
    Word("same_flavour", "royal_clean", "royal", "allergen", "ordinary", "non_royal", "any"),
    1,
    7,
    "different",
)
EMMA_TRIES: Final = "Emma tries the classes in order; the last one is any."


def check(values: Table) -> list[Mistake]:
    """The rows of a track rise, there are so many tokens, and Emma always finds a card."""
    found: list[Mistake] = []
    for side in items(values, "side"):
        rows = side["row"]
        for one, next_one in pairwise(rows):
            if one["from"] >= next_one["from"]:
                at = f"side.{side['name']}.row.{next_one['name']}.from"
                found.append((at, f"{next_one['from']} should be more than {one['from']}"))
    tokens = items(values, "token")
    found += add_up("token, copies", sum([token["copies"] for token in tokens]), TOKENS)
    found += add_up("token, in_5p", sum([token["in_5p"] for token in tokens]), TOKENS_IN_5P)
    for token in tokens:
        if token["in_5p"] > token["copies"]:
            found.append((f"token.{token['face']}.in_5p", "more than there are copies"))
    emma: Any = values["emma"]
    for table, tries in emma.items():
        for key, classes in tries.items():
            if key != "source" and classes[-1] != "any":
                found.append((f"emma.{table}.{key}", "the last class should be any"))
    return found


LIMITS: Final[Limits] = Limits(
    [
        BOX,
        Rows(
            "side.row",
            "The gift-box track of a side of the score board, row by row. A row begins at `from` "
            "boxes and brings `points`; a bet on it brings `won` or costs `lost`. cup and solo_cup "
            "say whether there is a cup to bet on, also alone against Emma. The first rows begin "
            "at 0 and 1, the last at 8.",
            {
                "from": Whole(2, 7),
                "points": Whole(0, MOST_POINTS),
                "won": Whole(0, MOST_POINTS),
                "lost": Whole(0, MOST_POINTS),
                "cup": Flag(),
                "solo_cup": Flag(),
            },
            says=["noun-row-"],
        ),
        Rows(
            "token",
            "The voting tokens: above a flavour one counts `up`, below it minus `down`. There are "
            f"{TOKENS} copies in all; {TOKENS_IN_5P} of them are used with five players (in_5p).",
            {"up": Whole(1, 4), "down": Whole(1, 4), "copies": Whole(0, 4), "in_5p": Whole(0, 4)},
            says=["noun-face-"],
        ),
        Rows(
            "emma.lead",
            f"What Emma leads, by the card with which she won the last trick. {EMMA_TRIES}",
            {"royal": EMMA, "ordinary": EMMA},
        ),
        Rows(
            "emma.follow",
            f"What Emma plays when she cannot follow, by the led flavour. {EMMA_TRIES}",
            {"allergen": EMMA, "ordinary": EMMA},
        ),
    ],
    check,
)
