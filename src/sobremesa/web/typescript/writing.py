"""Writes bits of TypeScript."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Iterable
from typing import Final

WIDTH: Final = 100
HARD: Final = "\0"
"""A space at which no line is broken, until it is written."""
IDENTIFIER: Final = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*")


def head(made_from: str) -> str:
    """The first line of a generated file."""
    return f"/** Made from {made_from} by `make generate`; what is changed here is lost. */\n"


def pascal(key: str) -> str:
    """`toxic_waste` as the name of a type."""
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[_-]", key))


def upper(key: str) -> str:
    """`toxic_waste` as the name of a constant."""
    return key.replace("-", "_").upper()


def quote(text: str) -> str:
    """A string literal."""
    written = json.dumps(text, ensure_ascii=False)
    return written if "'" in text or "\\" in written else f"'{text}'"


def key_of(name: str) -> str:
    """The key of a property."""
    return name if IDENTIFIER.fullmatch(name) else quote(name)


def union(types: Iterable[str]) -> str:
    """One of several types, each named once."""
    return " | ".join(dict.fromkeys(types)) or "never"


def many(item: str) -> str:
    """The type of a list."""
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def wrapped(opening: str, text: str) -> str:
    """A declaration in one line, or in as many as it takes."""
    line = f"{opening} {text}"
    return (line if len(line) <= WIDTH else f"{opening}\n{_filled(opening, text)}") + "\n"


def shaped(name: str, members: Iterable[str]) -> str:
    """The type of an object that nobody changes; each member is `key: type`."""
    return _spaced(wrapped(f"export type {name} =", f"Readonly<{{ {_joined('; ', members)} }}>"))


def listing(opening: str, items: Iterable[str], brackets: str = "[]", ending: str = "") -> str:
    """A constant list or object in one line, or in as many as it takes."""
    left, right = brackets[0], brackets[1]
    text, pad = _joined(", ", items), " " if left == "{" else ""
    line = f"{opening} {left}{pad}{text}{pad}{right}{ending}"
    if len(line) > WIDTH:
        line = f"{opening} {left}\n{_filled(opening, text)}\n{right}{ending}"
    return _spaced(line) + "\n"


def _joined(between: str, members: Iterable[str]) -> str:
    """The members in a row; lines are broken between them, within them only if they are long."""
    return between.join(one.replace(" ", HARD) if len(one) < WIDTH // 2 else one for one in members)


def _spaced(text: str) -> str:
    return text.replace(HARD, " ")


def _filled(opening: str, text: str) -> str:
    indent = " " * (len(opening) - len(opening.lstrip()) + 2)
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def comment(text: str | None, indent: str = "") -> str:
    """A doc comment, if there is anything to say."""
    if not text:
        return ""
    lines = re.sub(r"\bNone\b", "null", text).strip().splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    said = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{said}{indent} */\n"
