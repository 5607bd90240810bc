"""What is printed on a game's cardboard (its game.toml), by path, with the source of each datum."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from sobremesa.core import data
from sobremesa.core.sources import source_of

Values: TypeAlias = Mapping[str, Any]
"""What a section of game.toml holds."""


@cache
def printed(game: str) -> Values:
    """All data of a game."""
    return data.read(f"sobremesa.games.{game}").values


def found(section: Values, path: str) -> tuple[Any, str] | None:
    """The datum at a path below a section, and its source; None if there is none.

    An item of a list goes by its name, or by its place from 0.
    """
    value: Any = section
    source = ""
    for key in path.split("."):
        if isinstance(value, Mapping):
            if key not in value:
                return None
            source = source_of(value, key) or source
            value = value[key]
        elif (item := _item(value, key)) is not None:
            value = item
        else:
            return None
    return value, source


def _item(value: Any, key: str) -> Any:
    if not isinstance(value, list):
        return None
    for item in value:
        if isinstance(item, Mapping) and str(item.get("name")) == key:
            return item
    return value[int(key)] if key.isdigit() and int(key) < len(value) else None
