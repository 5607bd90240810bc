"""Where tables are kept: append-only actions, committed before anyone is told of them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    URL,
    Connection,
    Executable,
    Insert,
    RowMapping,
    event,
    func,
    make_url,
    select,
    text,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.core.words import Refusal
from sobremesa.play.schema import ACTIONS, CHAT, KEYS, PEOPLE, SITTERS, TABLES

BATCH: Final = 500
"""So many jobs at most share one commit."""

BUSY_S: Final = 5
"""How many seconds one who wants SQLite's lock waits for another who holds it."""

MIGRATING: Final = 0x50B2E3E5A
"""The number of the lock under which a PostgreSQL database changes its shape."""

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
ADDRESSES: Final = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"

Statement = tuple[Executable, Mapping[str, object] | None]


class Lost(Exception):
    """The store could not keep something; what is kept must be read again before going on."""


class Job:
    """Statements that are committed together, and whoever waits for that."""

    def __init__(self, statements: list[Statement], done: asyncio.Future[None]) -> None:
        self.statements = statements
        self.done = done


def url_for(database: str) -> URL:
    """A database address, taken apart; a clear refusal of one that cannot be used."""
    try:
        url = make_url(database)
    except (SQLAlchemyError, ValueError):
        # What stands before an @ may be a password.
        said = database.rpartition("@")[2]
        raise Refusal(f"{said!r} is no database address; give {ADDRESSES}") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise Refusal(f"there is no store on {kind!r}; there are {', '.join(DRIVERS)}")
    if kind == "sqlite" and (url.database in (None, "", ":memory:") or url.query):
        raise Refusal(f"an SQLite store needs a file and nothing else; give {ADDRESSES}")
    return url


def engine_for(database: str, reading: bool = False) -> AsyncEngine:
    """The engine of a database; one for reading changes nothing, not even a file's shape."""
    url = url_for(database)
    kind = url.get_backend_name()
    arguments: dict[str, object] = {}
    if reading and kind == "sqlite":
        # As an address, because only that can say that the file must be there and stay as it is.
        file = Path(url.database or "").absolute().as_uri()
        url = url.set(database=file, query={"mode": "ro", "uri": "true"})
    elif reading:
        arguments = {"server_settings": {"default_transaction_read_only": "on"}}
    try:
        engine = create_async_engine(
            url.set(drivername=DRIVERS[kind]), hide_parameters=True, connect_args=arguments
        )
    except ImportError as missing:
        raise Refusal(
            f"the driver for {kind} is not installed ({missing}); pip install 'sobremesa[postgres]'"
        ) from None
    if kind == "sqlite" and not reading:

        @event.listens_for(engine.sync_engine, "connect")
        def _durable(connection: Any, _record: object) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute(f"PRAGMA busy_timeout={1000 * BUSY_S}")
            cursor.close()

    return engine


def reason(problem: Exception) -> str:
    """What a database complains of, without the statement and the values of a row."""
    return str(getattr(problem, "orig", None) or problem).strip().partition("\n")[0]


def shown(url: URL) -> str:
    """A database's address without its password and settings."""
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string()


def try_file(name: str) -> None:
    """Fail on a file that SQLite cannot use, before the driver has threads that would complain.

    Of two servers that change a new file's mode at once SQLite refuses one without waiting, so
    that neither waits for the other for ever; the refused one asks again.
    """
    with closing(sqlite3.connect(name)) as connection:
        give_up = time.monotonic() + BUSY_S
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError as busy:
                if busy.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > give_up:
                    raise
                time.sleep(0.01)
            else:
                return


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # Its driver begins no transaction for what changes the shape, and a crash halfway would
        # leave a database that is neither old nor new.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        # Two servers that start at once take their turns; SQLite's BEGIN sees to that itself.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    with as_file(files("sobremesa.play").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """A database; all writing goes through one writer that commits many jobs at once."""

    def __init__(self, database: str) -> None:
        self.engine = engine_for(database)
        self.jobs_kept = 0
        self.commits = 0
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Bring the database to the newest shape and start writing."""
        try:
            if self.engine.dialect.name == "sqlite":
                try_file(self.engine.url.database or "")
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except Exception as problem:
            # Drivers raise errors of many kinds: unknown settings, no server, a newer shape.
            await self.engine.dispose()
            raise Refusal(
                f"the database {shown(self.engine.url)} cannot be opened: {reason(problem)}"
            ) from None
        self._loop = asyncio.get_running_loop()
        self._writer = self._loop.create_task(self._write(), name="store writer")

    async def close(self) -> None:
        """Keep what is still waiting to be kept, and let the database go."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            self._writer = None
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def keep(self, *statements: Executable | Statement) -> None:
        """Commit the statements together; return when they are safe."""
        if self._writer is None or self._loop is None:
            raise Lost("the store is closed")
        listed = [said if isinstance(said, tuple) else (said, None) for said in statements]
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put_nowait(Job(listed, done))
        await done

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key of the server; the fresh one where there is none yet."""
        row = await self._one(select(KEYS.c.value).where(KEYS.c.name == name))
        if row is not None:
            return bytes(row["value"])
        await self.keep(KEYS.insert().values(name=name, value=fresh))
        return fresh

    async def person(self, secret: bytes) -> RowMapping | None:
        """The person with the secret that has this hash."""
        return await self._one(select(PEOPLE).where(PEOPLE.c.secret == secret))

    async def names(self, people: set[str]) -> dict[str, str]:
        """The names of people."""
        rows = await self._all(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
        return {row["id"]: row["name"] for row in rows}

    async def table(self, name: str) -> RowMapping | None:
        """A table's row."""
        return await self._one(select(TABLES).where(TABLES.c.id == name))

    async def sitters(self, table: str) -> Sequence[RowMapping]:
        """Who sits at a table, by seat."""
        return await self._all(
            select(SITTERS).where(SITTERS.c.table == table).order_by(SITTERS.c.seat)
        )

    async def actions(self, table: str) -> Sequence[RowMapping]:
        """All choices made at a table, in order."""
        return await self._all(
            select(ACTIONS).where(ACTIONS.c.table == table).order_by(ACTIONS.c.number)
        )

    async def chat(self, table: str) -> Sequence[RowMapping]:
        """All that was said at a table."""
        return await self._all(select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.number))

    async def invitation(self, code: str) -> RowMapping | None:
        """The seat that an invitation is for."""
        return await self._one(select(SITTERS).where(SITTERS.c.code == code))

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The newest tables where the person sits or which he has laid."""
        own = select(SITTERS.c.table).where(SITTERS.c.person == person)
        rows = await self._all(
            select(TABLES.c.id)
            .where((TABLES.c.host == person) | TABLES.c.id.in_(own))
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )
        return [row["id"] for row in rows]

    async def tables_in(self, states: list[str], most: int, listed: bool) -> list[str]:
        """The newest tables in such a state; only those in the lobby's list, if asked for."""
        wanted = select(TABLES.c.id).where(TABLES.c.state.in_(states))
        if listed:
            wanted = wanted.where(TABLES.c.access == "anyone")
        rows = await self._all(wanted.order_by(TABLES.c.created.desc()).limit(most))
        return [row["id"] for row in rows]

    async def _all(self, query: Executable) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def _one(self, query: Executable) -> RowMapping | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    async def _write(self) -> None:
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
            async with self.engine.begin() as connection:
                await _execute(connection, jobs)
        except Exception as problem:
            # Of whatever kind: the writer has to outlive it, or nobody's jobs are kept any more.
            if len(jobs) == 1:
                if not jobs[0].done.done():
                    jobs[0].done.set_exception(Lost(reason(problem)))
                return
            for job in jobs:
                await self._commit([job])
            return
        self.commits += 1
        self.jobs_kept += len(jobs)
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


async def _execute(connection: AsyncConnection, jobs: list[Job]) -> None:
    """Carry out the jobs in order, inserts into the same table gathered into one statement."""
    gathered: dict[Insert, list[Mapping[str, object]]] = {}
    for job in jobs:
        for statement, row in job.statements:
            if row is not None and isinstance(statement, Insert):
                gathered.setdefault(statement, []).append(row)
            else:
                await connection.execute(statement)
    for insert, rows in gathered.items():
        await connection.execute(insert, rows)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
