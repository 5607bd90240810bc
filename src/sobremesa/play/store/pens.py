"""Writes what goes into one commit: into an SQLite file, or over an engine's connections."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import ClauseElement
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.play.neighbours import TELL, Written, notice
from sobremesa.play.store.batch import Gathered
from sobremesa.play.store.database import BUSY_S, make_durable

T = TypeVar("T")

PAGES: Final = 4000
"""Of 4 kB: so many wait in the file beside the database before they are copied into it."""
Values = Callable[[Mapping[str, object]], tuple[object, ...]]


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
        self._texts: dict[Any, tuple[str, Values]] = {}

    async def write(self, what: Gathered, written: Written) -> None:
        """Commit."""
        connection = await self._begun()
        try:
            for statement, rows in what:
                text, values = self._text(statement, rows[0])
                connection.executemany(text, map(values, rows))
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
        # Moves change the same pages again and again: what is copied seldom is copied once.
        connection.execute(f"PRAGMA wal_autocheckpoint={PAGES}")
        return connection

    def _text(self, statement: ClauseElement, row: Mapping[str, object]) -> tuple[str, Values]:
        """A statement as SQLite takes it, and how a row's values are put in its order."""
        found = self._texts.get(statement)
        if found is None:
            # Bound by their places: SQLite's driver takes long to look each name up.
            dialect = sqlite.dialect(paramstyle="qmark")
            compiled: Any = statement.compile(dialect=dialect, column_keys=list(row))
            names: list[str] = compiled.positiontup
            values = itemgetter(*names) if len(names) > 1 else lambda row: (row[names[0]],)
            found = self._texts[statement] = str(compiled), values
        return found

    async def _in_thread(self, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._beside, work, *arguments)
