"""What is printed on a game's cardboard, from its `game.toml`: a constant for each section."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from sobremesa.web.prints import printed_of
from sobremesa.web.typescript import writing as ts

CORRECTING: Final = "import { printed } from '$client/lib/print'\n"


def prints_of(game: str, toml: str) -> str:
    """The sections of a `game.toml` as typed constants; what a table does not use is not packed.

    Numbers are numbers and no more, so that whoever corrects one need not correct a type; words
    are typed as those that there are.
    """
    sections = printed_of(tomllib.loads(toml))
    text = ts.head("game.toml") + "\n" + CORRECTING
    for key, value in sections.items():
        shapes = Shapes()
        shape = shapes.of(ts.pascal(key), [value])
        text += "\n" + shapes.declared
        text += _constant(f"'{game}', '{key}'", ts.upper(key), shape, value)
    return text


class Shapes:
    """The types of some values, and the shapes that these need."""

    def __init__(self) -> None:
        self.declared = ""

    def of(self, name: str, values: list[Any]) -> str:
        """A type for all of these values; tables among them are called after `name`."""
        types: list[str] = []
        tables = [value for value in values if isinstance(value, dict)]
        lists = [value for value in values if isinstance(value, list)]
        words = {value: None for value in values if isinstance(value, str)}
        if tables:
            types.append(self._shape(f"{name}Print", name, tables))
        if lists:
            items = [item for value in lists for item in value]
            types.append(ts.many(self.of(name, items)))
        types += [ts.quote(word) for word in words]
        if any(isinstance(value, bool) for value in values):
            types.append("boolean")
        if any(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
            types.append("number")
        return ts.union(types)

    def _shape(self, called: str, name: str, tables: list[dict[str, Any]]) -> str:
        members: list[str] = []
        for key in dict.fromkeys(key for table in tables for key in table):
            found = [table[key] for table in tables if key in table]
            mark = "" if len(found) == len(tables) else "?"
            inside = self.of(name + ts.pascal(key), found)
            members.append(f"{ts.key_of(key)}{mark}: {inside}")
        self.declared += ts.shaped(called, members)
        return called


def _constant(path: str, name: str, shape: str, value: Any) -> str:
    """A constant; it is marked as pure, so that what nobody uses is left out."""
    opening = f"export const {name}: {shape} = /* @__PURE__ */ printed({path},"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = "".join(f"  {_literal(row)},\n" for row in value)
        return f"{opening} [\n{rows}])\n"
    if isinstance(value, dict):
        members = [f"{ts.key_of(key)}: {_literal(inner)}" for key, inner in value.items()]
        return ts.listing(opening, members, "{}", ")")
    return f"{opening} {_literal(value)})\n"


def _literal(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return ts.quote(value)
    if isinstance(value, list):
        return f"[{', '.join(_literal(item) for item in value)}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{ts.key_of(key)}: {_literal(item)}" for key, item in value.items())
        return f"{{ {inner} }}"
    return str(value)
