"""What is agreed before a game of AntaYagí."""

from __future__ import annotations

from sobremesa.core.option import Option
from sobremesa.games.antayagi.facts import MAX_TURNS


def options(seats: int) -> list[Option]:
    """AY-17 Who takes the first turn; AY-R20 after how many turns the game is stopped."""
    starters = [str(seat) for seat in range(seats)]
    most = str(MAX_TURNS)
    return [
        Option("max_turns", [most], most, least=1, samples=[most, "5"]),
        Option(
            "first_seat",
            ["random", *starters],
            "random",
            samples=["random", starters[-1]],
            seats=True,
        ),
        Option("memory_aid", ["on", "off"], "on", shown_only=True),
    ]
