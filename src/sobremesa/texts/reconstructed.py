"""What of a game is known from no source: its things, and the part of its book that says so."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, Final, TypeAlias

from sobremesa.core.game import Game
from sobremesa.core.sources import Datum, data_of
from sobremesa.core.words import Noun
from sobremesa.texts.book import Block, Book, Grid, Heading, book
from sobremesa.texts.needs import nouns_of
from sobremesa.texts.printed import printed

CHAPTER: Final = 2
"""The level of a chapter's heading."""


Doubts: TypeAlias = dict[str, list[dict[str, str]]]
"""Reconstructed things, each with the agreements for which it is so; an empty one is every game."""


@cache
def things_reconstructed(game: Game[Any, Any]) -> dict[str, Doubts]:
    """By noun the things of which game.toml holds something reconstructed.

    A list of game.toml tells of a noun's things if all its items are called like them, and an item
    that says on which `card` it stands tells of that one, too; of others the noun says what does.
    """
    items: dict[tuple[str, ...], Doubts] = {}
    borne: Doubts = {}
    single: Doubts = {}
    for datum in data_of(printed(game.name)):
        doubts = [_agreed(game, datum)] if datum.reconstructed and not datum.named else []
        single.setdefault(f"{datum.kind}.{datum.path[-1]}", []).extend(doubts)
        if datum.path[-1] == "card" and datum.reconstructed:
            borne[str(datum.value)] = [{}]
        if len(datum.path) > 2:
            *path, name, _ = datum.path
            items.setdefault(tuple(path), {}).setdefault(name, []).extend(doubts)
    found: dict[str, Doubts] = {}
    for key, noun in nouns_of(game).items():
        told = [names for names in [*items.values(), borne] if _tells_of(noun, names)]
        if noun.printed:
            told.append(
                {name: single.get(noun.printed[i], []) for i, name in enumerate(noun.names)}
            )
        doubtful: Doubts = {}
        for name in noun.names:
            agreed = [agreement for names in told for agreement in names.get(name, [])]
            if agreed:
                doubtful[name] = [one for i, one in enumerate(agreed) if one not in agreed[:i]]
        if doubtful:
            found[key] = doubtful
    return found


def _agreed(game: Game[Any, Any], datum: Datum) -> dict[str, str]:
    """What is agreed where a datum counts: that side of a board on which it is printed."""
    options = [option for seats in game.kind.seats for option in game.options(seats)]
    agreed = [(option.name, value) for option in options for value in option.values]
    return {name: value for name, value in pairwise(datum.path) if (name, value) in agreed}


def _tells_of(noun: Noun, items: Doubts) -> bool:
    """Whether the items of a list are things of the noun."""
    return not noun.counts and all(name in noun.numbers for name in items)


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
