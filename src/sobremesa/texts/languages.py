"""Which languages there are, and the texts that are written in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from sobremesa.texts.corrected import retold

LANGUAGES: Final = ("en", "es", "de", "ja")
"""What the house and every game speak, without a gap. A game may bring others, in part or whole."""

ENGLISH: Final = "en"
"""What is said where a language that a game brings has no words."""

ENDING: Final = ".ftl"

PRINTED: Final = re.compile(r"^game-(name|about) = (.*(?:\n +.*)*)", re.MULTILINE)
"""What a game says of itself on its box."""


def folder_of(game: str | None) -> Traversable:
    """Where the texts of a game, or of the platform, lie."""
    if game is None:
        return files("sobremesa.texts").joinpath("platform")
    return files(f"sobremesa.games.{game}").joinpath("texts")


@cache
def languages_of(game: str | None) -> list[str]:
    """The languages of a game, or of the platform: those of all, then its own."""
    names = [path.name for path in folder_of(game).iterdir()]
    found = [name.removesuffix(ENDING) for name in names if name.endswith(ENDING)]
    return [*LANGUAGES, *sorted(set(found) - set(LANGUAGES))]


@cache
def source(game: str | None, language: str) -> str:
    """The Fluent text of a game, or of the platform, in one language; empty if it has none."""
    if language not in languages_of(game):
        return ""
    text = folder_of(game).joinpath(f"{language}{ENDING}").read_text(encoding="utf-8")
    return retold(game, language, text) if game is not None else text


def labels(games: Iterable[str], language: str) -> str:
    """The Fluent text of what is printed on the boxes: `game-macao`, with its `.about`."""
    found = ""
    for game in games:
        printed = dict(PRINTED.findall(source(game, language)))
        if "name" in printed:
            about = f"\n    .about = {printed['about']}" if "about" in printed else ""
            found += f"game-{game} = {printed['name']}{about}\n"
    return found
