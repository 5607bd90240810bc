"""Holds the rulebooks of a game in its four languages together, block by block."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest

from sobremesa.texts.book import FIGURE, ITEM, TABLE, Block, GridRow, book, parts_of, source_of_book
from sobremesa.texts.citations import rules_in
from sobremesa.texts.filling import PLACE
from sobremesa.texts.languages import ENGLISH, LANGUAGES
from sobremesa.texts.rulebook import rules_of

RAW = re.compile(r"`|</?\w+>|\]\(|\{|\}|game\.toml|\b(?:noun|term|table|fact)-[a-z]")
"""What must not be seen on a page: markup, places that were not filled, keys of messages."""
COUNTING = ("en", "es", "de")
"""They write small numbers in the same way; Japanese has figures where these have words."""


def problems(game: str) -> list[str]:
    """All that is wrong with the books of a game."""
    found = list(_shapes(game))
    if not found:
        found += [said for language in LANGUAGES for said in _pages(game, language)]
    return found


def _shapes(game: str) -> Iterator[str]:
    """Where a book has other blocks, places or numbers than the English one."""
    english = parts_of(source_of_book(game, ENGLISH))
    for language in LANGUAGES:
        parts = parts_of(source_of_book(game, language))
        for one, other in zip_longest(english, parts, fillvalue=["(nothing)"]):
            for what, look in (("block", _shape), ("places", _places)):
                if look(one) != look(other):
                    yield f"{language}: {what} {look(other)} for {look(one)}: {other[0][:60]}"
                    return
            few = 1 if language in COUNTING else 2
            if _numbers(one, few) != _numbers(other, few):
                numbers = f"{_numbers(other, few)} for {_numbers(one, few)}"
                yield f"{language}: numbers {numbers}: {other[0][:60]}"


def _shape(part: list[str]) -> tuple[str, ...]:
    """What kind of block this is, and what must be the same in every language."""
    first = part[0]
    if match := ITEM.match(first):
        return ("rule", match[1], str(match[3]))
    if match := TABLE.match(first):
        rows = [re.sub(r"\{[^{}]*\}", "", row).strip("| ").count("|") for row in part[1:]]
        return ("table", *map(str, match.groups()), *map(str, rows))
    if match := FIGURE.match(first):
        return ("figure", match[1])
    if first.startswith(("#", ">", ":")):
        return (first.split(" ")[0],)
    return ("paragraph",)


def _places(part: list[str]) -> Counter[str]:
    """The places to be filled, without the words that they choose among."""
    found = PLACE.findall("\n".join(part))
    return Counter(path + way + (rest if way == ":" else "") for path, way, rest in found)


def _numbers(part: list[str], digits: int) -> list[str]:
    """The figures written out, of so many digits at least."""
    text = unicodedata.normalize("NFKC", " ".join(part))
    plain = re.sub(r"[A-Z]{2}-R?\d+", "", PLACE.sub("", text))
    return sorted(number for number in re.findall(r"\d+", plain) if len(number) >= digits)


def _pages(game: str, language: str) -> Iterator[str]:
    """What is wrong with one book as it is read."""
    made = book(game, language)
    numbers = Counter(rule.id for rule in made.rules())
    yield from (f"{language}: {rule} stands twice" for rule in numbers if numbers[rule] > 1)
    known = rules_of(game)
    english = {text for block in book(game, ENGLISH).blocks for text in texts_of(block)}
    for block in made.blocks:
        for text in texts_of(block):
            if found := RAW.search(text):
                yield f"{language}: {found[0]!r} is to be seen: {text[:70]}"
            for rule in rules_in(text):
                if rule not in known:
                    yield f"{language}: there is no rule {rule}: {text[:70]}"
            if language != ENGLISH and len(text) > 25 and text in english:
                yield f"{language}: in English: {text[:70]}"


def texts_of(block: Block) -> list[str]:
    """All that a reader reads of a block."""
    cells = [cell for row in getattr(block, "rows", []) for cell in _cells(row)]
    single = [getattr(block, name, "") for name in ("text", "caption")]
    return [text for text in [*single, *getattr(block, "head", []), *cells] if text]


def _cells(row: GridRow) -> list[str]:
    return row.cells
