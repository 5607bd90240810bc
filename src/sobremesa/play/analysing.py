"""Analyses of finished games: worked out beside the server when first asked for, and kept."""

from __future__ import annotations

import asyncio
from typing import Final

from sobremesa.core.words import Refusal
from sobremesa.play import jobs
from sobremesa.play.archive import Archive
from sobremesa.play.denied import Denied
from sobremesa.play.logbook import Logbook
from sobremesa.play.store import Lost, Store
from sobremesa.play.workers import done_apart

PATIENCE: Final = 10
"""How far the work stands back behind those who play, and their bots."""
MOST_WAITING: Final = 16
"""So many games wait for their turn at most; they are analysed one after the other."""


class Analyses:
    """What the finished games of a server tell of themselves."""

    def __init__(self, store: Store, archive: Archive, work: int) -> None:
        self._store = store
        self._each = work
        """How much may be simulated for one; nothing: there are none."""
        self._archive = archive
        self._working: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()
        self._refused: dict[str, Denied] = {}
        """Why there is none, of games that were tried."""

    async def stop(self) -> None:
        """Work out no more; what is missing is begun again when somebody asks."""
        working = list(self._working.values())
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    async def of(self, table: str) -> bytes | None:
        """The analysis of a finished game, in JSON; None while it is being worked out."""
        kept = await self._store.analysis(table)
        if kept is not None:
            return kept
        if self._each == 0:
            raise Denied("no_analysis", "this server analyses no games")
        if table in self._refused:
            raise self._refused[table]
        if table not in self._working:
            if len(self._working) >= MOST_WAITING:
                raise Denied("too_fast", "many games are being analysed; ask again in a while")
            task = asyncio.create_task(self._work(table), name="analysis")
            self._working[table] = task
            task.add_done_callback(lambda _: self._working.pop(table))
        return None

    async def _work(self, table: str) -> None:
        try:
            async with self._turn:
                past = await self._archive.playable(table)
                body = await done_apart(PATIENCE, jobs.analyse, past, self._each)
            await self._store.keep_analysis(table, body)
        except Lost:
            pass  # Whoever asks again lets it begin again.
        except Denied as denied:
            self._refused[table] = denied
        except Refusal as refusal:
            self._refused[table] = Denied("no_analysis", str(refusal))
        except Exception as problem:
            self._refused[table] = Denied("no_analysis", "the analysis has failed")
            Logbook(table).not_analysed(problem)
