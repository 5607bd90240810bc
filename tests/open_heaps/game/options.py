"""What is agreed before the game."""

from __future__ import annotations

from typing import Final

from sobremesa.core.option import Option

WINS: Final = "wins"
LOSES: Final = "loses"


def options(seats: int) -> list[Option]:
    """OH-2 What the last pebble brings."""
    return [Option("last", [WINS, LOSES], WINS)]
