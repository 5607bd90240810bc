"""Commits what many tables want to keep, together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import ClauseElement
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.play import figures
from sobremesa.play.neighbours import TELL, Written, notice
from sobremesa.play.store.database import make_durable, reason

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
    """Writes an SQLite file from a thread of its own: one step there and back for each commit."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None
        self._texts: dict[Any, str] = {}

    async def write(self, what: Gathered, written: Written) -> None:
        """Commit."""
        texts = [(self._text(statement, rows[0]), rows) for statement, rows in what]
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "store")
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, texts)

    async def close(self) -> None:
        """Let the file and the thread go."""
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._let_go)
            thread.shutdown()

    def _text(self, statement: ClauseElement, row: Mapping[str, object]) -> str:
        found = self._texts.get(statement)
        if found is None:
            dialect = sqlite.dialect(paramstyle="named")
            found = str(statement.compile(dialect=dialect, column_keys=list(row)))
            self._texts[statement] = found
        return found

    def _write(self, texts: list[tuple[str, list[Mapping[str, object]]]]) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            make_durable(self._connection)
        connection = self._connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for text, rows in texts:
                connection.executemany(text, rows)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


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
