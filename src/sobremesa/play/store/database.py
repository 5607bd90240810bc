"""Which database there is, how to reach it, and how it gets its newest shape."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sobremesa.core.words import Refusal
from sobremesa.play.neighbours import FROZEN_MS

BUSY_S: Final = 5
"""How many seconds one who wants SQLite's lock waits for another who holds it."""

MIGRATING: Final = 0x50B2E3E5A
"""The number of the lock under which a PostgreSQL database changes its shape."""

ABOUT_VALUES: Final = ("22", "23")
"""Classes of SQLSTATE whose messages may quote a row."""
ABOUT_TYPES: Final = (sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.DataError)

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
ADDRESSES: Final = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"


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


def make_durable(connection: Any) -> None:
    """Have an SQLite connection lose nothing that it has committed."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    # What was forgotten is not left in a free corner of the file, however SQLite was built.
    cursor.execute("PRAGMA secure_delete=ON")
    cursor.execute(f"PRAGMA busy_timeout={1000 * BUSY_S}")
    cursor.close()


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
    elif kind == "postgresql":
        arguments = {"server_settings": {"idle_in_transaction_session_timeout": FROZEN_MS}}
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
            make_durable(connection)

    return engine


def reason(problem: Exception) -> str:
    """What a database complains of, without the statement and the values of a row.

    Where it complains of the values themselves, only what kind of complaint it is.
    """
    said = getattr(problem, "orig", None) or problem
    state = getattr(said, "sqlstate", None) or ""
    if state[:2] in ABOUT_VALUES or isinstance(said, ABOUT_TYPES):
        return f"{type(problem).__name__} {state}".strip()
    return str(said).strip().partition("\n")[0]


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


def migrate(connection: Connection) -> None:
    """Bring a database to the newest shape, wholly or not at all."""
    if connection.dialect.name == "sqlite":
        # Its driver begins no transaction for what changes the shape, and a crash halfway would
        # leave a database that is neither old nor new.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        # A migration may think between its statements.
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
        # Two servers that start at once take their turns; SQLite's BEGIN sees to that itself.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    with _migrations() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def head() -> str | None:
    """The name of the newest shape."""
    with _migrations() as config:
        return ScriptDirectory.from_config(config).get_current_head()


@contextmanager
def _migrations() -> Iterator[Config]:
    with as_file(files("sobremesa.play").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        yield config
