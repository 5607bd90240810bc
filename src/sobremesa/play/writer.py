"""Commits what many tables want to keep, together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sobremesa.play.database import reason
from sobremesa.play.neighbours import TELL, notice

BATCH: Final = 500
"""So many jobs at most share one commit."""


class Lost(Exception):
    """The store could not keep something; what is kept must be read again before going on."""


class Behind(Exception):
    """Somebody else has written that entry already; read on before you write."""


class Write(NamedTuple):
    """A statement and the values that go into it; equal statements of a batch go together."""

    rank: int
    """The place of the statement in a transaction: what others refer to comes first."""
    statement: Executable
    values: Mapping[str, object] | None = None


class Job(NamedTuple):
    """What is committed together, and whoever waits for that."""

    writes: Sequence[Write]
    done: asyncio.Future[None]
    table: str | None = None
    """The table whose journal it adds to,"""
    number: int = 0
    """and how many entries that has then."""


class Writer:
    """The one who writes: whatever came in during a commit is in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.alone = engine.dialect.name == "sqlite"
        """Whether no other process writes: then nobody has to be told."""
        self.kept = 0
        self.commits = 0
        self._engine = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="store writer")

    async def stop(self) -> None:
        """Write what is still waiting, and no more."""
        if self._task is not None:
            await self._jobs.join()
            self._task.cancel()
            self._task = None

    async def keep(
        self, writes: Sequence[Write], table: str | None = None, number: int = 0
    ) -> None:
        """Commit these together; return when they are safe."""
        if self._task is None:
            raise Lost("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(Job(writes, done, table, number))
        await done

    async def _run(self) -> None:
        while True:
            jobs = [await self._jobs.get()]
            while len(jobs) < BATCH and not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            try:
                await self._commit(jobs)
            finally:
                for _ in jobs:
                    self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> None:
        """Commit all jobs at once; if that fails, each by itself, so that one bad job is alone."""
        try:
            async with self._engine.begin() as connection:
                await _execute(connection, jobs)
                written = {job.table: job.number for job in jobs if job.table is not None}
                if written and not self.alone:
                    # One for the whole batch: each would else wait for the one before it.
                    await connection.execute(TELL, {"notice": notice(written)})
        except Exception as problem:
            # Of whatever kind: the writer has to outlive it, or nobody's jobs are kept any more.
            if len(jobs) == 1:
                conflict = isinstance(problem, IntegrityError)
                why: Exception = Behind() if conflict else Lost(reason(problem))
                if not jobs[0].done.done():
                    jobs[0].done.set_exception(why)
                return
            for job in jobs:
                await self._commit([job])
            return
        self.commits += 1
        self.kept += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


async def _execute(connection: AsyncConnection, jobs: list[Job]) -> None:
    """Carry out the jobs, equal statements gathered into one."""
    gathered: dict[tuple[int, Executable], list[Mapping[str, object]]] = {}
    for job in jobs:
        for rank, statement, values in job.writes:
            rows = gathered.setdefault((rank, statement), [])
            if values is not None:
                rows.append(values)
    for (_, statement), rows in sorted(gathered.items(), key=lambda item: item[0][0]):
        result: Any = rows or None
        await connection.execute(statement, result)
