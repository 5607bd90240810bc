"""Rings at tables whose time is up: first a question, then a bot plays for whoever is away.

Each of it is an entry of the journal, so it happens once, however many processes ring; and whoever
chooses at the same moment has chosen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sobremesa.play.denied import Denied
from sobremesa.play.journal import Asked, Covered, Sat
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Logbook
from sobremesa.play.seats import stand_in
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.table import Table

ROUND_S: Final = 1.0
AT_ONCE: Final = 200
"""So many tables at most in one round."""
LEASE_MS: Final = 1500
"""So long the other processes leave a table to the one that rings there."""


class Ringing:
    """Goes round the tables of a store that wait by a clock."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self._store = store
        self._find = find
        self._broken: set[str] = set()
        """Tables at which it cannot ring, which is logged once."""

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await asyncio.sleep(ROUND_S)
            try:
                if not self._store.alone:
                    await self._store.set_time()
                await self.go_round()
            except Lost:
                continue  # Others say so; a clock that is late harms nobody.

    async def go_round(self) -> int:
        """Ring wherever the time is up; give how many entries that made."""
        rung = 0
        for name in await self._store.overdue(AT_ONCE):
            try:
                if self._store.alone or await self._store.lease(name, LEASE_MS):
                    rung += await self._ring(await self._find(name))
            except (Behind, Denied, Lost):
                continue  # It is marked, or read again.
            except Exception as problem:
                # Whatever is wrong with one table must not keep the others waiting.
                if name not in self._broken:
                    self._broken.add(name)
                    Logbook(name).not_resumed(problem)
        return rung

    async def _ring(self, live: LiveTable) -> int:
        rung = 0
        async with live.lock:
            while await live.enter(late):
                rung += 1
        return rung


def late(table: Table) -> Asked | Covered | Sat | None:
    """What comes of a table's time being up, if it is."""
    standing = table.card.standing
    if standing.due is None or standing.timing is None or table.card.now() < standing.due:
        return None
    if not standing.timing.asked:
        return Asked()
    seat = standing.asks(table.sitters)[0]
    if standing.unnamed:
        # Whose seat a bot gets would tell who was asked.
        return Covered(seat)
    sitter = table.sitters[seat]
    level = stand_in(table.sitters, table.agreement.game)
    return Sat(seat, sitter.person, level=level, code=sitter.code, called=sitter.called, why="late")
