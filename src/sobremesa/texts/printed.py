"""What is printed on a game's cardboard (its game.toml), by path, with the source of each datum."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

RECONSTRUCTED: Final = "reconstructed"

Section = Mapping[str, Any]


@cache
def printed(game: str) -> Section:
    """All data of a game."""
    text = files(f"sobremesa.games.{game}").joinpath("game.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def source_of(section: Section, key: str) -> str:
    """Where a datum of a section comes from; empty if that is not said."""
    said = section.get("source", "")
    if isinstance(said, str):
        return said
    return str(said.get(key, said.get("rest", "")))


def found(section: Section, path: str) -> tuple[Any, str] | None:
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
