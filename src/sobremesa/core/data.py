"""Typed reading of a game's game.toml; every mistake is named with file, section and key."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from sobremesa.core.corrections import laid_over
from sobremesa.core.words import Refusal


class Section:
    """One section of a data file, asked for what it must contain."""

    def __init__(self, name: str, values: dict[str, object]) -> None:
        self.name = name
        self.values = values

    def _get(self, key: str) -> object:
        if key not in self.values:
            there = ", ".join(self.values)
            raise Refusal(f"{self.name} lacks {key!r}; it has {there}")
        return self.values[key]

    def _wrong(self, key: str, wanted: str) -> Refusal:
        return Refusal(f"{self.name}, {key}: {self.values[key]!r} should be {wanted}")

    def number(self, key: str) -> int:
        """A whole number."""
        value = self._get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._wrong(key, "a whole number")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._get(key)
        if not isinstance(value, bool):
            raise self._wrong(key, "true or false")
        return value

    def text(self, key: str) -> str:
        """A string."""
        value = self._get(key)
        if not isinstance(value, str):
            raise self._wrong(key, "a text")
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        found: list[int] = []
        for item in self._list(key):
            if isinstance(item, bool) or not isinstance(item, int):
                raise self._wrong(key, "a list of whole numbers")
            found.append(item)
        return found

    def decimals(self, key: str, size: int) -> list[float]:
        """A list of so many numbers, whole or not."""
        found: list[float] = []
        for item in self._list(key):
            if isinstance(item, bool) or not isinstance(item, (int, float)):
                raise self._wrong(key, f"a list of {size} numbers")
            found.append(float(item))
        if len(found) != size:
            raise self._wrong(key, f"a list of {size} numbers")
        return found

    def texts(self, key: str) -> list[str]:
        """A list of strings."""
        found: list[str] = []
        for item in self._list(key):
            if not isinstance(item, str):
                raise self._wrong(key, "a list of texts")
            found.append(item)
        return found

    def section(self, key: str) -> Section:
        """A section inside this one."""
        value = self._get(key)
        if not isinstance(value, dict):
            raise self._wrong(key, "a section")
        return Section(f"{self.name}.{key}", value)

    def sections(self, key: str) -> list[Section]:
        """A list of sections."""
        found: list[Section] = []
        for i, item in enumerate(self._list(key)):
            if not isinstance(item, dict):
                raise self._wrong(key, "a list of sections")
            found.append(Section(f"{self.name}.{key}[{i}]", item))
        return found

    def _list(self, key: str) -> list[object]:
        value = self._get(key)
        if not isinstance(value, list):
            raise self._wrong(key, "a list")
        return value


def shipped(package: str) -> dict[str, object]:
    """What the game.toml of a game's package says."""
    text = files(package).joinpath("game.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def read(package: str) -> Section:
    """The game.toml of a game's package, with the corrections of an owner, if there are some."""
    return Section("game.toml", laid_over(package.rpartition(".")[2], shipped(package)))
