"""What is printed on a game's cardboard, as the client draws it; and what is corrected of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sobremesa.core.corrections import BOX, corrected_in
from sobremesa.games import SHELF, load
from sobremesa.texts.printed import printed

UNPRINTED: Final = ("source", BOX, "makers")
"""Sources are printed nowhere; what stands on a box comes with the shelf, makers with the book."""


def printed_of(value: Any) -> Any:
    """The data of a game, or a part of them, without what is printed nowhere."""
    if isinstance(value, dict):
        return {key: printed_of(inner) for key, inner in value.items() if key not in UNPRINTED}
    if isinstance(value, list):
        return [printed_of(inner) for inner in value]
    return value


@cache
def corrected_games() -> list[str]:
    """The games of which something that a table shows is corrected."""
    return [game for game in SHELF if load(game).data]


@cache
def corrected_print(game: str) -> dict[str, Any]:
    """The sections of a game's data in which something is corrected, whole."""
    load(game)
    touched = dict.fromkeys(path.split(".")[0] for path in corrected_in(game))
    data = printed(game)
    return {key: printed_of(data[key]) for key in touched if key not in UNPRINTED}
