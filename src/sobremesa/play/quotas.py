"""How many tables one person, or one address, may lay, and have unfinished.

With several processes each counts the rate for itself; what is unfinished the store counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from msgspec import Struct

from sobremesa.play.denied import Denied
from sobremesa.play.rates import Rates
from sobremesa.play.store import Store

FRIENDS: Final = 4
"""Those at one address together may have so many times what one person may."""


class Limits(Struct, frozen=True):
    """What a hall allows, and how long it waits for people."""

    tables_per_person: int = 100
    tables_a_minute: int = 30
    """Of one person; as many at once."""
    empty_days: int = 14
    abandoned_days: int = 60


class Quotas:
    """Asked before a table is laid.

    `origin` stands for the address where the request came from; it is None for callers on the
    machine itself, who are not counted by address.
    """

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._most = limits.tables_per_person
        self._underway: Counter[str] = Counter()
        a_minute = limits.tables_a_minute
        self._people = Rates(a_minute / 60, a_minute)
        self._origins = Rates(a_minute * FRIENDS / 60, a_minute * FRIENDS)

    @asynccontextmanager
    async def room(self, person: str, origin: str | None) -> AsyncIterator[None]:
        """Let a table be laid inside; refuse whoever has enough of them, or lays them too fast."""
        soon = self._people.take(person) and (origin is None or self._origins.take(origin))
        if not soon:
            raise Denied("too_fast", "that were many tables in a short time; wait a moment")
        names = [name for name in (person, origin) if name is not None]
        # Those who ask at the same moment are counted too, though the store has nothing of theirs.
        self._underway.update(names)
        try:
            await self._check(person, origin)
            yield
        finally:
            self._underway.subtract(names)
            self._underway += Counter()

    async def _check(self, person: str, origin: str | None) -> None:
        mine, ours = await self._store.unfinished(person, origin)
        if mine + self._underway[person] > self._most:
            raise Denied(
                "too_many", f"you have {mine} unfinished tables; finish one, or take one away"
            )
        if origin is not None and ours + self._underway[origin] > self._most * FRIENDS:
            raise Denied("too_many", f"there are {ours} unfinished tables from your address")
