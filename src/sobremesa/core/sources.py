"""Where each datum of a game.toml comes from, by its path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

RECONSTRUCTED: Final = "reconstructed"
"""Known from no source."""
CORRECTED: Final = "corrected"
"""Put right by somebody who owns the printed game."""
SOURCES: Final = ("rulebook", "derived", "published", "ruling", RECONSTRUCTED)
"""What a game.toml may say of its data."""
UNPRINTED: Final = ("source", "rule_prefix")
"""Keys that stand for nothing on the cardboard."""

Table: TypeAlias = Mapping[str, object]
"""What a table of game.toml holds."""


class Datum:
    """One value of a game.toml: `card`, `idler`, `cost` is its path."""

    def __init__(self, path: list[str], value: object, source: str, named: bool) -> None:
        self.path = path
        self.value = value
        self.source = source
        self.named = named
        """Whether its item goes by it: a name is no number that could be wrong."""

    @property
    def table(self) -> list[str]:
        """The path of the table or item in which it stands."""
        return self.path[:-1]

    @property
    def reconstructed(self) -> bool:
        """Whether it is known from no source."""
        return self.source == RECONSTRUCTED


def source_of(table: Table, key: str) -> str:
    """Where a datum of a table comes from; empty if that is not said."""
    said = table.get("source", "")
    if isinstance(said, Mapping):
        return str(said.get(key, said.get("rest", "")))
    return str(said)


def naming_keys(items: list[Table]) -> list[str]:
    """The first keys of a list's items, as few as tell each item from the others."""
    keys = list(items[0])
    for count in range(1, len(keys)):
        said = [tuple([str(item.get(key)) for key in keys[:count]]) for item in items]
        if len(set(said)) == len(items):
            return keys[:count]
    return []


def name_of(item: Table, keys: list[str]) -> str:
    """What an item goes by: its name, or the words that tell it from the others."""
    return "-".join([str(item[key]) for key in keys])


def items_of(value: object) -> list[Table]:
    """The items of a list of tables; none if it is anything else."""
    if not isinstance(value, list):
        return []
    return [item for item in value if isinstance(item, Mapping)]


def data_of(table: Table, path: list[str] | None = None) -> list[Datum]:
    """Every datum below a table, in the order of the file."""
    return _data(table, path or [], [])


def _data(table: Table, path: list[str], naming: list[str]) -> list[Datum]:
    found: list[Datum] = []
    for key, value in table.items():
        here = [*path, key]
        items = items_of(value)
        if key in UNPRINTED:
            continue
        if isinstance(value, Mapping):
            found += _data(value, here, [])
        elif items:
            keys = naming_keys(items)
            for place, item in enumerate(items):
                name = name_of(item, keys) if keys else str(place)
                found += _data(item, [*here, name], keys)
        else:
            found.append(Datum(here, value, source_of(table, key), key in naming))
    return found
