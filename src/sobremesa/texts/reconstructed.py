"""What of a game is known from no source: its things, and the part of its book that says so."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.sources import data_of
from sobremesa.core.words import Noun
from sobremesa.texts.book import Block, Book, Grid, Heading, book
from sobremesa.texts.needs import nouns_of
from sobremesa.texts.printed import printed

CHAPTER: Final = 2
"""The level of a chapter's heading."""


@cache
def things_reconstructed(game: Game[Any, Any]) -> dict[str, list[str]]:
    """By noun the things of which game.toml holds something reconstructed.

    A list of game.toml tells of a noun's things if all its items are called like them; an item that
    says on which `card` it stands tells of that one, too.
    """
    items: dict[tuple[str, ...], dict[str, bool]] = {}
    borne: dict[str, bool] = {}
    for datum in data_of(printed(game.name)):
        if datum.path[-1] == "card" and datum.reconstructed:
            borne[str(datum.value)] = True
        if len(datum.path) < 3:
            continue
        *path, name, _ = datum.path
        known = items.setdefault(tuple(path), {})
        known[name] = known.get(name, False) or (datum.reconstructed and not datum.named)
    found: dict[str, list[str]] = {}
    for key, noun in nouns_of(game).items():
        doubtful = {name for names in [*items.values(), borne] for name in _told_of(noun, names)}
        if doubtful:
            found[key] = [name for name in noun.names if name in doubtful]
    return found


def _told_of(noun: Noun, items: dict[str, bool]) -> list[str]:
    """The reconstructed ones among the items of a list, if these are things of the noun."""
    if noun.counts or not all(name in noun.numbers for name in items):
        return []
    return [name for name, doubtful in items.items() if doubtful]


@cache
def book_of_reconstructed(game: str, language: str) -> Book:
    """The chapter on what is reconstructed, and from all others the rows of tables that are."""
    whole = book(game, language)
    chapter: list[Block] = []
    others: list[Block] = []
    heads: list[Block] = []
    inside = False
    for block in whole.blocks:
        if isinstance(block, Heading):
            inside = block.reconstructed or (inside and block.level > CHAPTER)
            heads = [head for head in heads if _above(head, block)]
            heads.append(block)
        if inside:
            chapter.append(block)
        elif isinstance(block, Grid) and any(row.reconstructed for row in block.rows):
            rows = [row for row in block.rows if row.reconstructed]
            others += [*heads, Grid(block.head, rows)]
            heads = []
    return Book(whole.title, whole.language, chapter + others)


def _above(head: Block, block: Heading) -> bool:
    return isinstance(head, Heading) and head.level < block.level
