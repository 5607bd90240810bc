"""A game's rulebook in one language: told in `texts/rules.<language>.md`, numbers from game.toml.

The source is a small part of Markdown: headings, paragraphs, numbered rules (``- `MC-47` …``, with
`!house` for a house rule), examples (`> …`), and three lines of its own: `:box` for what stands on
the box, `:table PATH where KEY=VALUE` for a table with a row for each item of a list of game.toml,
`:figure NAME CAPTION` for a picture that the game draws. `{…}` is filled in by `filling.py`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal

from msgspec import Struct

from sobremesa.core.sources import CORRECTED, RECONSTRUCTED
from sobremesa.core.words import Refusal
from sobremesa.texts.filling import Filling
from sobremesa.texts.languages import ENGLISH, LANGUAGES, folder_of

ITEM: Final = re.compile(r"- `([A-Z]{2}-(R?)\d+)` (!house )?")
TABLE: Final = re.compile(r":table(?: ([\w.]+))?(?: where (\w+)=(\w+))?$")
FIGURE: Final = re.compile(r":figure (\w+) ?(.*)$", re.DOTALL)
CELLS: Final = re.compile(r"\|(?![^{]*\})")
"""A bar between cells; inside `{…}` it parts texts."""


class Heading(Struct, tag="heading"):
    """The head of a chapter (2) or of a section in it (3)."""

    level: int
    text: str


class Paragraph(Struct, tag="paragraph"):
    """Plain words. In all texts `*…*` is stressed and `**…**` is strong."""

    text: str


class Rule(Struct, tag="rule"):
    """A rule by its number: printed, of the house, or a ruling where the rulebook is silent."""

    id: str
    kind: Literal["rule", "house", "ruling"]
    text: str


class Example(Struct, tag="example"):
    """How it may come at the table."""

    text: str


class GridRow(Struct, omit_defaults=True):
    """A row of a table; whether a number in it is known from no source, or from an owner."""

    cells: list[str]
    reconstructed: bool
    corrected: bool = False


class Grid(Struct, tag="grid"):
    """What is looked up."""

    head: list[str]
    rows: list[GridRow]


class Figure(Struct, tag="figure"):
    """A picture that the game's own parts draw."""

    name: str
    caption: str


class BoxFacts(Struct, tag="box"):
    """What stands on the box, and who made the game."""

    seats: list[int]
    minutes: list[int]
    age: int
    authors: list[str]
    illustrators: list[str]
    publisher: str


Block = Heading | Paragraph | Rule | Example | Grid | Figure | BoxFacts


class Book(Struct):
    """A game's rules in one language."""

    title: str
    language: str
    blocks: list[Block]

    def rules(self) -> list[Rule]:
        """The numbered ones, in order."""
        return [block for block in self.blocks if isinstance(block, Rule)]


def source_of_book(game: str, language: str) -> str:
    """The text that a book is made of."""
    return folder_of(game).joinpath(f"rules.{language}.md").read_text(encoding="utf-8")


def parts_of(source: str) -> list[list[str]]:
    """The lines of each block of a source."""
    parts: list[list[str]] = [[]]
    for line in source.splitlines():
        starts = line.startswith(("#", "- `", ":"))
        if (starts or not line.strip()) and parts[-1]:
            parts.append([])
        if line.strip():
            parts[-1].append(line.strip())
        if line.startswith("#"):
            parts.append([])
    return [part for part in parts if part]


@cache
def book(game: str, language: str) -> Book:
    """The rules of a game; in English where a language of its own has no book."""
    told = language if language in LANGUAGES else ENGLISH
    return _Binder(game, told).bind(source_of_book(game, told))


class _Binder:
    """Makes a book of its source."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.filling = Filling(game, language)

    def bind(self, source: str) -> Book:
        title, *parts = parts_of(source)
        blocks = [self._block(part) for part in parts]
        return Book(title[0].removeprefix("# "), self.language, blocks)

    def _block(self, lines: list[str]) -> Block:
        first = lines[0]
        if first == ":box":
            return self._box()
        if match := TABLE.match(first):
            return self._table(lines, *match.groups())
        text = self._joined(lines)
        if match := FIGURE.match(text):
            return Figure(match[1], self._fill(match[2]))
        if first.startswith("#"):
            level = len(first) - len(first.lstrip("#"))
            return Heading(level, self._fill(first[level:].strip()))
        if match := ITEM.match(text):
            kind: Literal["rule", "house", "ruling"]
            kind = "house" if match[3] else "ruling" if match[2] else "rule"
            return Rule(match[1], kind, self._fill(text[match.end() :]))
        if first.startswith(">"):
            said = self._joined([line.lstrip("> ") for line in lines])
            return Example(self._fill(said))
        if first.startswith(":"):
            raise Refusal(f"{self.game}, rules.{self.language}.md: {first!r} is no line of a book")
        return Paragraph(self._fill(text))

    def _fill(self, text: str) -> str:
        return self.filling.text(text)[0]

    def _joined(self, lines: list[str]) -> str:
        """Lines as one; Japanese has no blanks between words."""
        return ("" if self.language == "ja" else " ").join(lines)

    def _box(self) -> BoxFacts:
        data = self.filling.data
        game, box, makers = data["game"], data["box"], data["makers"]
        return BoxFacts(
            game["seats"],
            box["minutes"],
            box["age"],
            makers["authors"],
            makers["illustrators"],
            makers["publisher"],
        )

    def _table(
        self, lines: list[str], path: str | None, key: str | None, value: str | None
    ) -> Grid:
        head, *rows = [
            [cell.strip() for cell in CELLS.split(line.strip("| "))] for line in lines[1:]
        ]
        if path is None:
            made = [self._row(row, None) for row in rows]
        else:
            items = self.filling.items(path, key, value)
            made = [self._row(row, item) for item in items for row in rows]
        return Grid([self._fill(cell) for cell in head], made)

    def _row(self, cells: list[str], item: dict[str, object] | None) -> GridRow:
        filled = [self.filling.text(cell, item) for cell in cells]
        marks = set[str]().union(*[sources for _, sources in filled])
        corrected = CORRECTED in marks
        return GridRow(
            [text for text, _ in filled], RECONSTRUCTED in marks and not corrected, corrected
        )
