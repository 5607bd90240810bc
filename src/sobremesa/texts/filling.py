"""Fills the `{…}` of a rulebook with what is printed on the cardboard, in words of a language.

`{play.hand}` is the datum at that path; `{name:noun-card}` the message of that name, with
`.about` its attribute; `{cup?yes|no}` one of two texts; `{royal=vote:by vote|left:…}` the text of
the value. In the row of a table a path begins at the row's item, or else at the top.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from sobremesa.core.sources import CORRECTED, RECONSTRUCTED, corrections_of
from sobremesa.core.words import Refusal
from sobremesa.texts.printed import found, printed
from sobremesa.texts.speech import Messages

PLACE: Final = re.compile(r"\{([\w.]+)(?:([:?=])([^{}]*))?\}")


class Filling:
    """One game's data and words in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.data = printed(game)
        self.words = Messages(game, language)
        self.comma = "、" if language == "ja" else ", "

    def text(self, text: str, item: Mapping[str, Any] | None = None) -> tuple[str, set[str]]:
        """A text with its places filled, and whether data in it are reconstructed or corrected."""
        sources: set[str] = set()

        def fill(match: re.Match[str]) -> str:
            path, way, rest = match.groups()
            value, source = self._datum(path, item)
            sources.add(source)
            if item is not None and (rest or "").endswith(".about") and corrections_of(item):
                # What a thing does is told from all its data.
                sources.add(CORRECTED)
            return self._told(value, way, rest or "")

        return PLACE.sub(fill, text), sources & {RECONSTRUCTED, CORRECTED}

    def items(self, path: str, key: str | None, value: str | None) -> list[dict[str, object]]:
        """The items of a list, or those of which a datum has that value."""
        rows, _ = self._datum(path, None)
        if not isinstance(rows, list):
            raise Refusal(f"{self.game}, game.toml: {path} is no list")
        return [row for row in rows if key is None or str(row.get(key)) == value]

    def _datum(self, path: str, item: Mapping[str, Any] | None) -> tuple[Any, str]:
        datum = (found(item, path) if item is not None else None) or found(self.data, path)
        if datum is None:
            raise Refusal(f"{self.game}, game.toml has no {path!r}, which its rulebook names")
        return datum

    def _told(self, value: Any, way: str | None, rest: str) -> str:
        if isinstance(value, list):
            return self.comma.join(self._told(one, way, rest) for one in value)
        if way == ":":
            stem, _, attribute = rest.partition(".")
            key = f"{stem}-{value}" + (f".{attribute}" if attribute else "")
            return self.words.say(key)
        if way == "?":
            yes, _, no = rest.partition("|")
            return yes if value else no
        if way == "=":
            told = dict(one.split(":", 1) for one in rest.split("|"))
            if str(value) not in told:
                raise Refusal(f"{self.game}: the rulebook has no word for {value!r} in {rest!r}")
            return told[str(value)]
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)
