"""A game's RULES.md and the sources of its game.toml, as data."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from sobremesa.core.sources import name_of, naming_keys
from sobremesa.texts.printed import Values, printed

ITEM: Final = re.compile(r"^- `([A-Z]{2}-R?\d+)` (.*?)(?=^- `|^#|^$)", re.MULTILINE | re.DOTALL)


@cache
def rules_of(game: str) -> dict[str, str]:
    """Every numbered rule and ruling of the game, in order."""
    text = files(f"sobremesa.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")
    return {match[1]: " ".join(match[2].split()) for match in ITEM.finditer(text + "\n")}


def sources_of(game: str) -> list[tuple[str, str, str]]:
    """Table, key and source of every datum; the key `*` stands for the rest of the table."""
    found: list[tuple[str, str, str]] = []
    _gather("", printed(game), found)
    return found


def _gather(name: str, table: Values, found: list[tuple[str, str, str]]) -> None:
    source = table.get("source")
    if isinstance(source, str):
        found.append((name, "*", source))
    elif isinstance(source, dict):
        found += [(name, "*" if key == "rest" else key, said) for key, said in source.items()]
    elif name and not all(isinstance(value, dict | list) for value in table.values()):
        found.append((name, "*", ""))
    for key, value in table.items():
        inner = f"{name}.{key}" if name else key
        if isinstance(value, dict) and key != "source":
            _gather(inner, value, found)
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            keys = naming_keys(value)
            for item in value:
                _gather(f"{inner} {name_of(item, keys)}", item, found)
