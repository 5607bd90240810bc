"""What an owner of the printed La Macarena may correct."""

from __future__ import annotations

from typing import Final

from sobremesa.core.limits import BOX, Limits, Rows, Whole

LIMITS: Final[Limits] = Limits(
    [
        BOX,
        Rows(
            "end",
            "A game that nobody has won ends after max_hands. Up to longest_short_game players may "
            "agree on a short game, for short_goal amulets.",
            {
                "max_hands": Whole(1, 99),
                "short_goal": Whole(1, 2),
                "longest_short_game": Whole(2, 3),
            },
        ),
    ]
)
