"""What a command line says of a game: its options, its bots, its seed."""

from __future__ import annotations

import secrets
from typing import Any

from sobremesa.bots import usual
from sobremesa.core.game import Game
from sobremesa.core.rng import seed_of
from sobremesa.core.words import Refusal


def answers(chosen: list[str] | None) -> dict[str, str]:
    """What the command line says of options."""
    found: dict[str, str] = {}
    for said in chosen or []:
        name, equals, value = said.partition("=")
        if not equals:
            raise Refusal(f"--set {said!r} should be OPTION=VALUE")
        found[name] = value
    return found


def named(bots: str | None, game: Game[Any, Any]) -> list[str]:
    """The bots that were named, or the game's best for all seats."""
    return bots.split(",") if bots is not None else [usual(game)]


def new_seed(text: str | None) -> bytes:
    """The seed that the text stands for, or one that nobody can guess."""
    return seed_of(text) if text is not None else secrets.token_bytes(32)
