"""The shelf: every game there is, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from sobremesa.core import corrections
from sobremesa.core.game import Game
from sobremesa.core.words import Refusal

SHELF: Final = (
    "antayagi",
    "la_macarena",
    "macao",
    "macaron",
    "macelandia",
)  # fmt: skip

FIRST: Final = "macaron"
"""The game that is played where none is named."""

TEMPLATE: Final = "template"
"""A tiny game that obeys every law, to copy from; it can be loaded but is not on the shelf."""


def load(name: str) -> Game[Any, Any]:
    """The game with that name."""
    if name != TEMPLATE and name not in SHELF:
        raise Refusal(f"there is no game {name!r} on the shelf; there is {', '.join(SHELF)}")
    strangers = [game for game in corrections.names() if game not in SHELF]
    if strangers:
        raise Refusal(
            f"corrected data for {', '.join(strangers)}: there is no such game; "
            f"files are called {', '.join([f'{game}.toml' for game in SHELF])}"
        )
    game: Game[Any, Any] = import_module(f"sobremesa.games.{name}").GAME
    return game
