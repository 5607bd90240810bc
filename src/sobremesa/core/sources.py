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

    def __init__(self, path: list[str], kind: str, item: Table, source: str, named: bool) -> None:
        self.path = path
        self.kind = kind
        """The path of its table without the names of items: `card`, `side.row`."""
        self.item = item
        """The table in which it stands."""
        self.value = item[path[-1]]
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


def corrections_of(table: Table) -> list[str]:
    """The keys of a table that are corrected."""
    said = table.get("source")
    if not isinstance(said, Mapping):
        return []
    return [key for key in said if said[key] == CORRECTED]


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


def named_items(value: object) -> dict[str, Table]:
    """The items of a list of tables by what they go by; none if it is anything else."""
    items = items_of(value)
    keys = naming_keys(items) if items else []
    return {name_of(item, keys) if keys else str(place): item for place, item in enumerate(items)}


def data_of(table: Table) -> list[Datum]:
    """Every datum below a table, in the order of the file."""
    return _data(table, [], [], [])


def _data(table: Table, path: list[str], kind: list[str], naming: list[str]) -> list[Datum]:
    found: list[Datum] = []
    for key, value in table.items():
        if key in UNPRINTED:
            continue
        inner, inner_kind = [*path, key], [*kind, key]
        if isinstance(value, Mapping):
            found += _data(value, inner, inner_kind, [])
        elif items := items_of(value):
            keys = naming_keys(items)
            for name, item in named_items(value).items():
                found += _data(item, [*inner, name], inner_kind, keys)
        else:
            source = source_of(table, key)
            found.append(Datum(inner, ".".join(kind), table, source, key in naming))
    return found
