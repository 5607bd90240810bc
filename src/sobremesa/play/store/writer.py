"""Commits what many tables want to keep, together."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import ClauseElement
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.play import figures
from sobremesa.play.neighbours import TELL, Written, notice
from sobremesa.play.store.database import BUSY_S, make_durable, reason

BATCH: Final = 500
"""So many jobs at most share one commit."""


T = TypeVar("T")


class Lost(Exception):
    """The store could not keep something; what is kept must be read again before going on."""


class Behind(Exception):
    """Somebody else has written that entry already; read on before you write."""


class Write(NamedTuple):
    """A statement and the values that go into it; equal statements of a batch go together."""

    rank: int
    """The place of the statement in a transaction: what others refer to comes first."""
    statement: Any
    values: Mapping[str, object]


class Job(NamedTuple):
    """What is committed together, and whoever waits for that."""

    writes: Sequence[Write]
    done: asyncio.Future[None]
    table: str | None
    """The table whose journal it adds to,"""
    number: int
    """and how many entries that has then."""


Gathered = list[tuple[Any, list[Mapping[str, object]]]]
"""Statements in order, each with all its rows."""


def gathered(jobs: Sequence[Job]) -> Gathered:
    """What the jobs write, equal statements put together."""
    found: dict[tuple[int, Any], list[Mapping[str, object]]] = {}
    for job in jobs:
        for rank, statement, values in job.writes:
            found.setdefault((rank, statement), []).append(values)
    ranked = sorted(found.items(), key=lambda item: item[0][0])
    return [(statement, rows) for (_, statement), rows in ranked]


class Pen(Protocol):
    """Writes one transaction."""

    async def write(self, what: Gathered, written: Written) -> None:
        """Commit all of it or nothing; raise an error where somebody else was faster."""

    async def close(self) -> None:
        """Write no more."""


class EnginePen:
    """Writes over the engine's connections, and tells the neighbours in the same transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, what: Gathered, written: Written) -> None:
        """Commit; where the connection was cut, once more.

        What was committed after all is found when it is written again.
        """
        try:
            await self._write(what, written)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
            await self._write(what, written)

    async def _write(self, what: Gathered, written: Written) -> None:
        async with self._engine.begin() as connection:
            for statement, rows in what:
                await connection.execute(statement, rows)
            if written:
                # One for the whole batch: each would else wait for the one before it.
                await connection.execute(TELL, {"notice": notice(written)})

    async def close(self) -> None:
        """There is nothing to let go."""


class FilePen:
    """Writes an SQLite file; what takes long, the commit, in a thread of its own.

    The rows go into SQLite's memory on the loop. In a thread each of them would have to wait for
    its turn to run Python, and take that turn from the loop: together twice what a row costs.
    """

    def __init__(self, file: str) -> None:
        self._file = file
        self._beside = ThreadPoolExecutor(1, "store")
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[Any, str] = {}

    async def write(self, what: Gathered, written: Written) -> None:
        """Commit."""
        connection = await self._begun()
        try:
            for statement, rows in what:
                connection.executemany(self._text(statement, rows[0]), rows)
            await self._in_thread(connection.execute, "COMMIT")
        except BaseException:
            if connection.in_transaction:
                await self._in_thread(connection.execute, "ROLLBACK")
            raise

    async def close(self) -> None:
        """Let the file and the thread go."""
        if self._connection is not None:
            await self._in_thread(self._connection.close)
            self._connection = None
        self._beside.shutdown()

    async def _begun(self) -> sqlite3.Connection:
        """The file in a transaction; whoever else writes there is waited for."""
        if self._connection is None:
            self._connection = await self._in_thread(self._opened)
        give_up = time.monotonic() + BUSY_S
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as busy:
                if busy.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                    raise
                await asyncio.sleep(0.01)
            else:
                return self._connection

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        make_durable(connection)
        # The loop must not stand still for somebody else's lock.
        connection.execute("PRAGMA busy_timeout=0")
        return connection

    def _text(self, statement: ClauseElement, row: Mapping[str, object]) -> str:
        found = self._texts.get(statement)
        if found is None:
            dialect = sqlite.dialect(paramstyle="named")
            found = str(statement.compile(dialect=dialect, column_keys=list(row)))
            self._texts[statement] = found
        return found

    async def _in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._beside, work, *arguments)


class Writer:
    """The one who writes: whatever came in during a commit is in the next."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.alone = engine.dialect.name == "sqlite"
        """Whether no other process writes: then nobody has to be told."""
        self.kept = 0
        self.commits = 0
        file = engine.url.database or ""
        self._pen: Pen = FilePen(file) if self.alone else EnginePen(engine)
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
        await self._pen.close()

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
        written = {job.table: job.number for job in jobs if job.table is not None}
        try:
            await self._pen.write(gathered(jobs), written)
        except Exception as problem:
            # Of whatever kind: the writer has to outlive it, or nobody's jobs are kept any more.
            if len(jobs) == 1:
                conflict = isinstance(problem, IntegrityError | sqlite3.IntegrityError)
                why: Exception = Behind() if conflict else Lost(reason(problem))
                if not conflict:
                    figures.LOST.inc()
                if not jobs[0].done.done():
                    jobs[0].done.set_exception(why)
                return
            for job in jobs:
                await self._commit([job])
            return
        self.commits += 1
        self.kept += len(jobs)
        figures.BATCH.observe(len(jobs))
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)
