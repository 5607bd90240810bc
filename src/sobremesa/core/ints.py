"""Lists of whole numbers that compiled code need not box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Ints:
    """A list of numbers of up to 63 bits, kept bare: to read or to write one allocates nothing.

    For what simulation touches at every choice. Everything else is a list, which bears more.
    """

    def __init__(self, items: list[int] | None = None) -> None:
        self._items: vec[i64] = vec[i64]()
        """Those there are, and behind them perhaps some that there have been."""
        if items is not None:
            # Given as it is, the list would be asked for a buffer, and an exception made in vain.
            self._items = vec[i64]([item for item in items])  # noqa: C416
        self.size: i64 = len(self._items)

    def append(self, item: i64) -> None:
        """Put a number at the end."""
        size = self.size
        if size < len(self._items):
            self._items[size] = item
        else:
            self._items = append(self._items, item)
        self.size = size + 1

    def extend(self, others: Ints) -> None:
        """Put all the others at the end."""
        i: i64 = 0
        while i < others.size:
            self.append(others._items[i])
            i += 1

    def bare(self) -> vec[i64]:
        """The very numbers, for a loop that looks at many: to read and to write, not to add to.

        There may be more of them behind the last one.
        """
        return self._items

    def pop(self) -> i64:
        """Take the last number away."""
        size = self.size - 1
        if size < 0:
            raise IndexError("there is nothing to take")
        self.size = size
        return self._items[size]

    def top(self) -> i64:
        """The last number, as `[-1]`, for a stack that is looked at all the time."""
        size = self.size
        if size == 0:
            raise IndexError("there is nothing on top")
        return self._items[size - 1]

    def clear(self) -> None:
        """Take all of them away."""
        self.size = 0

    def copy(self) -> Ints:
        """As many of the same."""
        twin = Ints()
        twin._items = self._items[: self.size]
        twin.size = self.size
        return twin

    def listed(self) -> list[int]:
        """The same numbers as a list of its own."""
        items = self._items
        return list(items if len(items) == self.size else items[: self.size])

    def bits(self, shift: i64, mask: i64) -> list[int]:
        """Of each number those bits of the mask that stand above the shifted ones, as a list."""
        found: list[int] = []
        i: i64 = 0
        while i < self.size:
            found.append(int(self._items[i] >> shift & mask))
            i += 1
        return found

    def part(self, first: i64, after: i64) -> list[int]:
        """Some of the numbers as a list of its own: from the first place to before the last."""
        found: list[int] = []
        while first < after:
            found.append(int(self[first]))
            first += 1
        return found

    def __len__(self) -> int:
        return int(self.size)

    def __getitem__(self, i: i64) -> i64:
        return self._items[i if 0 <= i < self.size else self._place(i)]

    def __setitem__(self, i: i64, item: i64) -> None:
        self._items[i if 0 <= i < self.size else self._place(i)] = item

    def _place(self, i: i64) -> i64:
        """Where one lies that is counted from the end."""
        place = i + self.size
        if i >= 0 or place < 0:
            raise IndexError(f"{i} is not among {self.size}")
        return place

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def __reversed__(self) -> Iterator[int]:
        return reversed(self.listed())

    def __eq__(self, other: object) -> bool:
        """Whether a list, or another of these, has the same numbers in the same order."""
        return self.listed() == (other.listed() if isinstance(other, Ints) else other)

    def __hash__(self) -> int:
        raise TypeError("what changes has no hash")

    def __repr__(self) -> str:
        return f"Ints({self.listed()})"

    def __reduce__(self) -> tuple[type[Ints], tuple[list[int]]]:
        """How it is written down for another process."""
        return Ints, (self.listed(),)
