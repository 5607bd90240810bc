"""So many of something per second on average, for one or for each of many."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

BURST: Final = 3.0
"""So many seconds' worth may come at once."""
KNOWN: Final = 10_000
"""So many are kept in mind, each with what it has left."""


class Rate:
    """So many per second on average, and a few more at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self._rate = per_second
        self._most = max(1.0, per_second * BURST if most is None else most)
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the rate."""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A rate for each of many; who was not heard of for longest is forgotten first."""

    def __init__(self, per_second: float, most: float | None = None) -> None:
        self._rate = per_second
        self._most = most
        self._known: OrderedDict[str, Rate] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether one more of that name is within its rate."""
        rate = self._known.get(name)
        if rate is None:
            if len(self._known) >= KNOWN:
                self._known.popitem(last=False)
            rate = self._known[name] = Rate(self._rate, self._most)
        self._known.move_to_end(name)
        return rate.take()
