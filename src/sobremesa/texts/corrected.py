"""Tells anew what a game's texts repeat of data that an owner has corrected.

For messages such as `noun-card-judge` a game has one that is made from data: `corrected-noun-card`.
Its places are the keys of the item. Lists are told word by word, with `corrected-item` where words
are counted; `$pay` holds all keys that begin with `pay_`, each told by `corrected-pay_…` if there
is such a message. `.lead` is the part of `.about` that can be told anew alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sobremesa.core.corrections import corrected_in, limits_of
from sobremesa.core.sources import Table, corrections_of, named_items
from sobremesa.texts.printed import printed

TEMPLATE: Final = "corrected-"
TEMPLATES: Final = re.compile(r"^corrected-.*\n(?: +.*\n)*", re.MULTILINE)
NONE: Final = "none"
"""What a place holds that has nothing to tell."""
TITLE: Final = re.compile(r"^(.*?)(?:\s*[(（:：].*)?$")
"""What a thing is called, without what is told of it behind."""
SENTENCE: Final = re.compile(r"(?<=[.。])\s*")
NAMED: Final = ("noun-colour", "noun-kind", "noun-race")
"""What the words of a list may be the names of."""

Places = dict[str, str | int]


def retold(game: str, language: str, source: str) -> str:
    """The Fluent text of a game with all that follows from its corrections, ready to be told."""
    # Data are read and checked with the game's own words.
    data = printed(game)
    if corrected_in(game):
        source = _Retelling(language, source).run(game, data)
    return TEMPLATES.sub("", source)


class _Retelling:
    """One text in one language."""

    def __init__(self, language: str, source: str) -> None:
        self.source = source
        self.comma = "、" if language == "ja" else ", "
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def run(self, game: str, data: Table) -> str:
        for rows in limits_of(game).rows.values():
            for stem in rows.says:
                for items in _lists(data, rows.kind.split(".")):
                    self._retell(stem, items)
        return self.source

    def _retell(self, stem: str, items: dict[str, Table]) -> None:
        key = TEMPLATE + stem.rstrip("-_")
        uses = _used(self._block(key))
        moved = "until" in uses and any(corrections_of(item) for item in items.values())
        for place, (name, item) in enumerate(items.items()):
            changed = {told for one in corrections_of(item) for told in (one, one.split("_")[0])}
            if not (changed & uses or moved):
                continue
            message = stem + name
            places = self._places(item, uses)
            places["title"] = self._title(message)
            places |= _span(item, list(items.values()), place)
            self._rewrite(message, key, places, changed)

    def _rewrite(self, message: str, key: str, places: Places, changed: set[str]) -> None:
        value = self._say(key, places) or self._say(message, {})
        about = self._say(f"{key}.about", places)
        _, lead_text, body = re.split(r"\.(?:lead|about) =", self._block(key) + ".lead = .about =")[
            :3
        ]
        if about and not changed & (_used(body) - _used(lead_text)):
            lead = self._say(f"{key}.lead", places)
            before = SENTENCE.split(self._say(f"{message}.about", {}))
            told = len(SENTENCE.split(lead)) - 1
            about = ("" if "。" in lead else " ").join([lead, *before[told:]]).strip()
        text = f"{message} = {value}\n" + (f"    .about = {about}\n" if about else "")
        self.source = re.sub(
            rf"^{re.escape(message)} =.*\n(?: +.*\n)*", lambda _: text, self.source, flags=re.M
        )

    def _block(self, key: str) -> str:
        """A message as it is written."""
        found = re.search(rf"^{re.escape(key)} =.*\n(?: +.*\n)*", self.source, re.M)
        return found[0] if found else ""

    def _say(self, key: str, places: Mapping[str, str | int]) -> str:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return ""
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return self.bundle.format_pattern(pattern, places)[0] if pattern is not None else ""

    def _title(self, message: str) -> str:
        found = TITLE.match(self._say(message, {}))
        return found[1] if found else ""

    def _places(self, item: Table, uses: set[str]) -> Places:
        places: Places = {}
        groups: dict[str, list[str]] = {}
        for key, value in item.items():
            if key == "source":
                continue
            told = self._told(value)
            places[key] = told
            if "_" in key and told != NONE:
                part = self._say(TEMPLATE + key, {"value": told}) or str(told)
                groups.setdefault(key.split("_")[0], []).append(part)
        for name, parts in groups.items():
            places[name] = places.get(name) or self.comma.join([part for part in parts if part])
        return dict.fromkeys(uses, NONE) | places

    def _told(self, value: Any) -> str | int:
        if not isinstance(value, list):
            return int(value) if isinstance(value, int) else str(value)
        if not value:
            return NONE
        counted = {word: value.count(word) for word in value}
        return self.comma.join([self._item(word, count) for word, count in counted.items()])

    def _item(self, word: object, count: int) -> str:
        for stem in NAMED:
            if name := self._title(f"{stem}-{word}"):
                counted = self._say(TEMPLATE + "item", {"count": count, "name": name})
                return counted or name
        return str(word)


def _used(text: str) -> set[str]:
    """The places of a message."""
    return set(re.findall(r"\$(\w+)", text))


def _lists(data: Any, kind: list[str]) -> list[dict[str, Table]]:
    """The items of each list of that kind, by name."""
    here = data[kind[0]]
    if len(kind) == 1:
        return [named_items(here)]
    return [found for item in named_items(here).values() for found in _lists(item, kind[1:])]


def _span(item: Table, items: list[Table], place: int) -> Places:
    """From where to where an item of a track reaches."""
    if "from" not in item:
        return {}
    first = item["from"]
    after = items[place + 1]["from"] if place + 1 < len(items) else None
    assert isinstance(first, int)
    if not isinstance(after, int):
        return {"span": "more", "until": first}
    return {"span": "one" if after == first + 1 else "range", "until": after - 1}
