"""What is agreed before the game."""

from __future__ import annotations

from sobremesa.core.option import Option
from sobremesa.games.template.facts import HANDS


def options(seats: int) -> list[Option]:
    """TP-2 How many cards each player is dealt."""
    hands = [str(hand) for hand in HANDS]
    return [Option("hand", hands, hands[-1])]
