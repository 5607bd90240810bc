"""A table that is written down as it happens, by this process or by another.

Whatever is to happen is judged by the table as it is known here, written into the journal, and
happens only then. Where another process was faster, its entry is taken in and all is judged anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sobremesa.play import figures
from sobremesa.play.agreement import Agreement
from sobremesa.play.cards import SENTENCE, UNREADABLE
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.journal import (
    Acted,
    Entry,
    Row,
)
from sobremesa.play.lock import Lock
from sobremesa.play.match import Draft
from sobremesa.play.standing import CLEARED
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.table import Table
from sobremesa.play.told import ToldTable

Judgement = Callable[[Table], Entry | None]
"""What is to be written, by the table as it is; nothing, or a refusal."""


class JournaledTable(ToldTable):
    """One table in step with its journal, and all who are told what happens there."""

    def __init__(self, agreement: Agreement, store: Store) -> None:
        super().__init__(agreement)
        self.lock = Lock()
        """Held by whoever writes into the journal, or reads it on."""
        self._store = store
        self.table.card.time = store.time
        self._reading: asyncio.Task[None] | None = None
        """Somebody is about to read the journal's end."""

    async def change(self, judge: Judgement) -> None:
        """Let happen what a judgement makes of the table as it is; it may be asked again."""
        async with self.lock:
            await self.enter(judge)

    async def refresh(self) -> None:
        """Take in what other processes may have written, before anybody is told of the table."""
        if not self._store.alone and not self.lost:
            async with self.lock:
                await self.catch_up()

    async def hear(self, number: int) -> None:
        """Another process says that the journal has so many entries."""
        async with self.lock:
            if number > self.table.number and not self.lost:
                with suppress(Denied):  # Everyone here was sent away, and it is logged.
                    await self.catch_up()

    async def read_on(self) -> None:
        """Catch up once for all who come meanwhile: many must not keep the players waiting."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read(), name="read on")
        await asyncio.shield(self._reading)

    async def _read(self) -> None:
        async with self.lock:
            # Whoever comes from now on may have to know more.
            self._reading = None
            await self.catch_up()

    # `lock` is held.

    async def enter(
        self,
        judge: Judgement,
        drafts: list[Draft] | None = None,
        on_kept: Callable[[], None] = lambda: None,
    ) -> bool:
        """Judge, keep, and let it happen; tell whether anything was to be kept."""
        while True:
            if self.lost:
                raise Denied("lost", "the table is being read again; come back in a moment")
            if self.table.phase == CLEARED:
                raise Denied("no_table", "the table was taken away")
            try:
                entry = judge(self.table)
            except Denied:
                if await self.catch_up():
                    continue
                raise
            if entry is None:
                return False
            at = now() if self.table.card.clock is None else self._store.time()
            prepared = self.table.prepared(entry, at, drafts[0] if drafts else None)
            try:
                await self._store.append(
                    self.id, prepared.row, prepared.standing, prepared.turn, prepared.only_moved
                )
            except (Behind, Lost) as problem:
                if await self.was_kept(prepared.row, problem):
                    on_kept()
                    return True
                continue
            on_kept()
            self.let_happen(prepared)
            return True

    async def was_kept(self, row: Row, problem: Exception) -> bool:
        """Whether a row is there after all; if not, it has to be judged anew, or is refused."""
        if not isinstance(problem, Behind):
            raise self._lose(str(problem)) from None
        figures.BEHIND.inc()
        rows = await self._catch_up()
        if row in rows:
            # It was ours: kept, and its acknowledgement lost on the way.
            return True
        if rows:
            return False
        # The number was free: it is the act's own id that is taken, or the table is gone.
        if isinstance(row.entry, Acted):
            raise Denied("used", "the id of this act is used already") from None
        raise self._lose("the journal takes no entry") from None

    async def catch_up(self) -> bool:
        """Take in what other processes have written; tell whether there was anything."""
        return bool(await self._catch_up())

    async def _catch_up(self) -> list[Row]:
        try:
            rows = await self._store.journal_since(self.id, self.table.number)
            for row in rows:
                self.take(row)
        except Lost as problem:
            raise self._lose(str(problem)) from None
        except Exception as problem:
            # A process of another version has written what this one does not understand.
            raise await self._give_up(problem) from None
        return rows

    async def _give_up(self, problem: Exception) -> Denied:
        """The journal cannot be read on: whoever comes back is told so, or finds who can."""
        self.lost = True
        self.logbook.not_resumed(problem)
        self.audience.dismiss("restarting")
        await self._store.mark(self.id, UNREADABLE)
        return Denied("closed", SENTENCE)

    def _lose(self, problem: str) -> Denied:
        """The store has failed: everyone comes back once it is read anew."""
        self.lost = True
        self.logbook.store_failed(problem)
        self.audience.dismiss("restarting")
        return Denied("lost", "this could not be kept; come back in a moment")
