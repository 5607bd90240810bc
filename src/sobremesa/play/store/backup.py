"""Takes a whole database into one file while it is used, and brings it back.

The file is an SQLite database, whatever the tables are kept in: it can be looked into, and brought
back into either kind. It holds what is hidden in running games, so only its owner may read it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, Table, create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.core.words import Refusal
from sobremesa.play.neighbours import SERVING
from sobremesa.play.store.claim import Claim
from sobremesa.play.store.database import engine_for, head, migrate, reason, shown, url_for
from sobremesa.play.store.schema import HOUSE, JOURNAL, LEASES, METADATA, PEOPLE, TABLES

ROWS: Final = 1000
"""So many rows at a time."""
KEPT: Final = [table for table in METADATA.sorted_tables if table is not LEASES]
"""What is taken along, in an order in which nothing comes before what it refers to."""


class Contents(NamedTuple):
    """How much there is in a database."""

    people: int
    tables: int
    entries: int

    def __str__(self) -> str:
        return f"people {self.people}, tables {self.tables}, entries {self.entries}"


async def back_up(database: str, file: Path) -> Contents:
    """Write all that a database holds at one moment into a file, or nothing."""
    with _scratch(file) as scratch:
        try:
            if url_for(database).get_backend_name() == "sqlite":
                _copy(Path(url_for(database).database or ""), scratch)
            else:
                await _download(database, scratch)
        except (SQLAlchemyError, OSError, sqlite3.Error) as problem:
            said = reason(problem)
            raise Refusal(
                f"the database {shown(url_for(database))} cannot be read: {said}"
            ) from None
        return check(scratch)


async def restore(file: Path, database: str, force: bool) -> Contents:
    """Bring back what a file holds; what is there is replaced only by force, and wholly."""
    if not file.is_file():
        raise Refusal(f"{file}: there is no such file")
    url = url_for(database)
    if url.get_backend_name() == "sqlite":
        return _replace(file, Path(url.database or ""), force)
    with _scratch(file, keep=False) as scratch:
        contents = _read(file, scratch)
        try:
            await _upload(scratch, database, force)
        except (SQLAlchemyError, OSError) as problem:
            raise Refusal(f"{shown(url)} cannot be restored: {reason(problem)}") from None
    return contents


def check(file: Path) -> Contents:
    """Look through a backup; a refusal of one that is damaged, or none at all.

    What is wrong with one table is that table's own matter, here as on a server.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            (said,) = opened.execute("PRAGMA integrity_check(1)").fetchone()
            if said != "ok":
                raise Refusal(f"it is damaged: {said}")
            if opened.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Refusal("it is damaged: something is missing that is referred to")
            people, tables, entries = [
                opened.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
                for table in (PEOPLE, TABLES, JOURNAL)
            ]
            mine = f"SELECT count(*) FROM {PEOPLE.name} WHERE id = ?"
            (houses,) = opened.execute(mine, (HOUSE,)).fetchone()
    except sqlite3.Error as problem:
        raise Refusal(f"it is no backup of tables ({reason(problem)})") from None
    return Contents(people - houses, tables, entries)


# SQLite.


@contextmanager
def _scratch(file: Path, keep: bool = True) -> Iterator[Path]:
    """A file beside it that takes its place once all is well."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        os.close(os.open(scratch, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield scratch
        if keep:
            scratch.replace(file)
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            scratch.with_name(scratch.name + ending).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy an SQLite database as it is at one moment; whoever writes into it is not held up."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as read,
        closing(sqlite3.connect(target)) as written,
    ):
        read.backup(written)
        # One file and nothing beside it.
        written.execute("PRAGMA journal_mode=DELETE")


def _read(file: Path, scratch: Path) -> Contents:
    """What a backup holds, in the newest shape."""
    try:
        _copy(file, scratch)
        with closing(sqlite3.connect(scratch)) as copied:
            # An empty file is an empty database, too.
            copied.execute("SELECT version_num FROM alembic_version")
        _bring_up_to_date(scratch)
        return check(scratch)
    except (Refusal, sqlite3.Error) as problem:
        raise Refusal(f"{file} cannot be restored: {reason(problem)}") from None


def _bring_up_to_date(file: Path) -> None:
    engine = _engine(file)
    try:
        with engine.begin() as connection:
            migrate(connection)
    except Exception as problem:
        # Whatever a migration says of a shape that it does not know.
        raise Refusal(f"it has a shape that is not known here: {reason(problem)}") from None
    finally:
        engine.dispose()


def _replace(file: Path, target: Path, force: bool) -> Contents:
    claim = Claim(str(target))
    try:
        if target.exists() and target.stat().st_size and not force:
            raise Refusal(f"{target} is there already; --force replaces it")
        with _scratch(target) as scratch:
            contents = _read(file, scratch)
            for ending in ("-wal", "-shm"):
                # They belong to what is replaced.
                target.with_name(target.name + ending).unlink(missing_ok=True)
        return contents
    finally:
        claim.release()


def _engine(file: Path) -> Engine:
    return create_engine(f"sqlite:///{file.absolute()}", hide_parameters=True)


# PostgreSQL.


async def _download(database: str, scratch: Path) -> None:
    _bring_up_to_date(scratch)
    engine, local = engine_for(database, reading=True), _engine(scratch)
    try:
        async with engine.connect() as there:
            # All is read as it was at one moment, however long that takes.
            await there.execution_options(isolation_level="REPEATABLE READ")
            await there.run_sync(_check_shape)
            with local.begin() as here:
                here.execute(PEOPLE.delete())  # The house is in every database, and comes along.
                for table in KEPT:
                    found = await there.stream(select(table))
                    async for rows in found.mappings().partitions(ROWS):
                        here.execute(table.insert(), [dict(row) for row in rows])
    finally:
        local.dispose()
        await engine.dispose()


def _check_shape(connection: Connection) -> None:
    shape = MigrationContext.configure(connection).get_current_revision()
    if shape is None:
        raise Refusal("there are no tables in this database")
    if shape != head():
        raise Refusal(
            "this database has the shape of another version of Sobremesa; "
            "back it up with the one that serves it"
        )


async def _upload(scratch: Path, database: str, force: bool) -> None:
    engine, local = engine_for(database), _engine(scratch)
    try:
        async with engine.begin() as there:
            if not (await there.execute(select(func.pg_try_advisory_xact_lock(SERVING)))).scalar():
                raise Refusal("a server is using this database; stop it first")
            await there.run_sync(migrate)
            await _make_room(there, force)
            with local.connect() as here:
                for table in KEPT:
                    await _send(here, there, table)
    finally:
        local.dispose()
        await engine.dispose()


async def _make_room(there: AsyncConnection, force: bool) -> None:
    somebody = select(PEOPLE.c.id).where(PEOPLE.c.id != HOUSE).limit(1)
    if not force and (await there.execute(somebody)).first() is not None:
        raise Refusal("there are tables in this database already; --force replaces them")
    for table in reversed(METADATA.sorted_tables):
        await there.execute(table.delete())


async def _send(here: Connection, there: AsyncConnection, table: Table) -> None:
    for rows in here.execute(select(table)).mappings().partitions(ROWS):
        sent: list[dict[str, Any]] = [dict(row) for row in rows]
        await there.execute(table.insert(), sent)
