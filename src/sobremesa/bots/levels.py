"""The players that can sit down at any game, by name."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.bot import Bot, RandomBot
from sobremesa.core.game import Game
from sobremesa.core.words import Refusal

LEVELS: Final[list[str]] = ["random", "greedy"]
"""`random` takes any choice; `greedy` is the game's own player."""


def bot(level: str, game: Game[Any, Any]) -> Bot[Any]:
    """A player of that level for that game."""
    if level == "random":
        return RandomBot()
    if level in game.players:
        return game.players[level]()
    raise Refusal(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")


def sit_down(levels: list[str], game: Game[Any, Any], seats: int) -> list[Bot[Any]]:
    """A player for each seat; one level alone is meant for all of them."""
    if len(levels) == 1:
        levels = levels * seats
    if len(levels) != seats:
        raise Refusal(f"{seats} seats need 1 or {seats} bots, not {len(levels)}")
    return [bot(level, game) for level in levels]
