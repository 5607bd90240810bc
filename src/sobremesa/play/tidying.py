"""Ends tables that nobody comes to any more, a few at a time.

What ends a table is an entry of its journal, so several processes may tidy at once, and whoever
does something there at the same moment is asked again. Nothing that was played is taken away.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sobremesa.play.cards import Card
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Cleared, Closed, Row
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Logbook
from sobremesa.play.quotas import Limits
from sobremesa.play.standing import CLEARED, CLOSED, LAYING, PAUSED, PLAYING
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.table import Table

ABANDONED: Final = "abandoned"
DAY_MS: Final = 24 * 3600 * 1000
ROUND_S: Final = 300.0
AT_ONCE: Final = 20
"""So many tables of each kind at most in one round."""


class Tidying:
    """Goes round the tables of a store; those in memory are `live`."""

    def __init__(
        self, store: Store, limits: Limits, live: Callable[[str], LiveTable | None]
    ) -> None:
        self._store = store
        self._limits = limits
        self._live = live

    async def run(self) -> None:
        """Go round for ever; processes that started together do not go at the same moment."""
        while True:
            await asyncio.sleep(ROUND_S * random.uniform(0.5, 1.5))
            try:
                await self.go_round()
            except Lost:
                continue  # Others say so; this can wait.

    async def go_round(self) -> int:
        """End a few tables whose time has come; give how many."""
        at, limits = now(), self._limits
        found = await self._store.empty(at - limits.empty_days * DAY_MS, AT_ONCE)
        found += await self._store.abandoned(at - limits.abandoned_days * DAY_MS, AT_ONCE)
        ended = 0
        for card in found:
            live = self._live(card.id)
            if live is not None and live.audience.listeners:
                continue
            try:
                ended += await (self._end_live(live) if live is not None else self._end(card))
            except (Behind, Denied):
                continue  # Somebody was faster, and does something there.
            await asyncio.sleep(0)
        return ended

    async def _end_live(self, live: LiveTable) -> bool:
        number = live.table.number
        await live.change(lambda table: _ending(table, number))
        if live.table.phase not in (CLEARED, CLOSED):
            return False
        live.logbook.expired()
        return True

    async def _end(self, card: Card) -> bool:
        """By its card alone: to read an old table costs more than to end it."""
        at, old = now(), card.standing
        laying = old.phase == LAYING
        standing = replace(
            old,
            number=old.number + 1,
            phase=CLEARED if laying else CLOSED,
            closed=None if laying else ABANDONED,
            waiting=[],
            due=None,
        )
        entry = Cleared() if laying else Closed(ABANDONED)
        await self._store.append(card.id, Row(old.number, at, entry), standing, None)
        Logbook(card.id).expired()
        return True


def _ending(table: Table, number: int) -> Cleared | Closed | None:
    """What ends the table, if nothing has happened there meanwhile."""
    if table.number != number:
        return None
    if table.phase == LAYING:
        return Cleared()
    return Closed(ABANDONED) if table.phase in (PLAYING, PAUSED) else None
