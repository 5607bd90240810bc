"""Commits what many tables want to keep, together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.play import figures
from sobremesa.play.store.batch import Job, OnKept, Write, gathered
from sobremesa.play.store.database import reason
from sobremesa.play.store.pens import EnginePen, FilePen, Pen

BATCH: Final = 500
"""So many jobs at most share one commit."""


class Lost(Exception):
    """The store could not keep something; what is kept must be read again before going on."""


class Behind(Exception):
    """Somebody else has written that entry already; read on before you write."""


class Writer:
    """The one who writes: whatever came in during a commit is in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.alone = engine.dialect.name == "sqlite"
        """Whether no other process writes: then nobody has to be told."""
        self.kept = 0
        self.commits = 0
        file = engine.url.database or ""
        self._pen: Pen = FilePen(file) if self.alone else EnginePen(engine)
        self._jobs: deque[Job] = deque()
        self._rung = asyncio.Event()
        """There are jobs."""
        self._idle = asyncio.Event()
        """There are none, and none is being done."""
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Write what is still waiting, and no more."""
        if self._task is not None:
            await self._idle.wait()
            self._task.cancel()
            self._task = None
        await self._pen.close()

    async def keep(
        self, writes: Sequence[Write], table: str | None = None, number: int = 0
    ) -> None:
        """Commit these together; return when they are safe."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(writes, table, number, partial(_settle, done))
        await done

    def put(self, writes: Sequence[Write], table: str | None, number: int, on_kept: OnKept) -> None:
        """Have these committed together, and `on_kept` called then."""
        if self._task is None:
            raise Lost("the store is closed")
        self._jobs.append(Job(writes, on_kept, table, number))
        if len(self._jobs) == 1:
            self._idle.clear()
            self._rung.set()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._rung.wait()
            jobs = [self._jobs.popleft() for _ in range(min(BATCH, len(self._jobs)))]
            if not self._jobs:
                self._rung.clear()
            loop.call_soon(_tell, await self._committed(jobs))
            if not self._jobs:
                self._idle.set()

    async def _committed(self, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        """Commit all jobs at once; if that fails, each by itself, so that one bad job is alone."""
        written = {job.table: job.number for job in jobs if job.table is not None}
        try:
            await self._pen.write(gathered(jobs), written)
        except Exception as problem:
            # Of whatever kind: the writer has to outlive it, or nobody's jobs are kept any more.
            if len(jobs) == 1:
                return [(jobs[0], _why(problem))]
            return [pair for job in jobs for pair in await self._committed([job])]
        self.commits += 1
        self.kept += len(jobs)
        figures.BATCH.observe(len(jobs))
        return [(job, None) for job in jobs]


def _tell(done: list[tuple[Job, Exception | None]]) -> None:
    """Tell everyone who waits; whatever fails there is that table's own fault."""
    for job, problem in done:
        try:
            job.on_kept(problem)
        except Exception as fault:
            said = {"message": "what was kept was not told", "exception": fault}
            asyncio.get_running_loop().call_exception_handler(said)


def _settle(done: asyncio.Future[None], problem: Exception | None) -> None:
    """Wake whoever waits, if he still does."""
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _why(problem: Exception) -> Exception:
    """What a writer says of a failure."""
    if isinstance(problem, IntegrityError | sqlite3.IntegrityError):
        return Behind()
    figures.LOST.inc()
    return Lost(reason(problem))
