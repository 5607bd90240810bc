"""What an owner of a printed game may put in the place of a reconstructed datum."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from sobremesa.core.sources import Table

Mistake: TypeAlias = tuple[str, str]
"""The path of a datum, and what is wrong with it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Limit:
    """What one datum may be."""

    def told(self) -> str:
        """In words: `a whole number from 0 to 12`."""
        raise NotImplementedError

    def allows(self, value: object) -> bool:
        """Whether it may be so."""
        raise NotImplementedError


class Whole(Limit):
    """A whole number."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def told(self) -> str:
        """In words."""
        return f"a whole number from {self.least} to {self.most}"

    def allows(self, value: object) -> bool:
        """Whether it is one within its bounds."""
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        return self.least <= value <= self.most


class Flag(Limit):
    """True or false."""

    def told(self) -> str:
        """In words."""
        return "true or false"

    def allows(self, value: object) -> bool:
        """Whether it is one of them."""
        return isinstance(value, bool)


class Word(Limit):
    """One of some words."""

    def __init__(self, *words: str) -> None:
        self.words = list(words)

    def told(self) -> str:
        """In words."""
        return f"one of {', '.join(self.words)}"

    def allows(self, value: object) -> bool:
        """Whether it is one of them."""
        return isinstance(value, str) and value in self.words


class Many(Limit):
    """A list of things that are limited alike; also in order, if one is named."""

    def __init__(self, each: Limit, least: int, most: int, order: str = "") -> None:
        self.each = each
        self.least = least
        self.most = most
        self.order = order

    def told(self) -> str:
        """In words."""
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        order = f", {self.order}" if self.order else ""
        return f"a list of {count}{order}, each {self.each.told()}"

    def allows(self, value: object) -> bool:
        """Whether all of them are allowed, and so is their order."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        if not all(self.each.allows(one) for one in value):
            return False
        if self.order == "different":
            return all(value.count(one) == 1 for one in value)
        if self.order == "not rising":
            return all(value[i] >= value[i + 1] for i in range(len(value) - 1))
        if self.order == "not falling":
            return all(value[i] <= value[i + 1] for i in range(len(value) - 1))
        if self.order == "rising":
            return all(value[i] < value[i + 1] for i in range(len(value) - 1))
        return True


class Rows:
    """The limits of one table, or of all items of a list."""

    def __init__(
        self,
        kind: str,
        about: str,
        limits: dict[str, Limit],
        more: Callable[[Table], dict[str, Limit]] | None = None,
        says: list[str] | None = None,
    ) -> None:
        self.kind = kind
        self.about = about
        """What it is, for the owner who fills in a file."""
        self.limits = limits
        self.more = more
        """Of an item: the keys that it may have or lack; 0, "" and [] stand for lacking it."""
        self.says = says if says is not None else []
        """The messages that repeat data of an item begin so, and end with its name."""

    def of(self, item: Table) -> dict[str, Limit]:
        """The limits of one item."""
        return {**self.limits, **(self.more(item) if self.more is not None else {})}


class Limits:
    """All that may be corrected in a game."""

    def __init__(
        self, rows: list[Rows], check: Callable[[Table], list[Mistake]] | None = None
    ) -> None:
        self.rows = {row.kind: row for row in rows}
        self.check = check
        """What is wrong with data that are allowed one by one: counts, order, neighbours."""


BOX: Final[Rows] = Rows(
    "box",
    "What stands on the box: minutes (at least, at most), age, and how heavy the game is.",
    {
        "minutes": Many(Whole(1, 600), 2, 2, "not falling"),
        "age": Whole(3, 99),
        "weight": Word("light", "medium", "heavy"),
    },
)


def items(values: Table, key: str) -> list[dict[str, Any]]:
    """The items of a list of tables in a game's data."""
    found: Any = values[key]
    return list(found)


def add_up(at: str, found: int, wanted: int) -> list[Mistake]:
    """A mistake, if numbers do not add up to what the game has."""
    return [] if found == wanted else [(at, f"these add up to {found}, not {wanted}")]
