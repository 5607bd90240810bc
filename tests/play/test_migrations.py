"""The migrations bring a database to exactly the shape that the code expects."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, text

from sobremesa.core.words import Refusal
from sobremesa.play.store import Store
from sobremesa.play.store.database import engine_for, try_file
from sobremesa.play.store.schema import METADATA


@pytest.fixture(name="database")
def _database(blank: str) -> str:
    return blank


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("sobremesa.play").joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


def down(connection: Connection) -> None:
    command.downgrade(config_for(connection), "base")


def up_to_the_first(connection: Connection) -> None:
    command.upgrade(config_for(connection), "0001")


def differences(connection: Connection) -> Any:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return compare_metadata(context, METADATA)


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def test_up_to_the_shape_that_the_code_expects(database: str) -> None:
    engine = engine_for(database)
    for _ in range(2):
        await _open_and_close(database)
        async with engine.begin() as connection:
            assert await connection.run_sync(tables) == set(METADATA.tables)
            assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_there_is_no_way_back_from_the_journal(database: str) -> None:
    engine = engine_for(database)
    await _open_and_close(database)
    async with engine.connect() as connection:
        with pytest.raises(NotImplementedError, match="cannot be made again"):
            await connection.run_sync(down)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_the_first_shape_goes_up_down_and_up_again(database: str) -> None:
    engine = engine_for(database)
    for _ in range(2):
        async with engine.begin() as connection:
            await connection.run_sync(up_to_the_first)
            assert {"actions", "chat"} < await connection.run_sync(tables)
            await connection.run_sync(down)
            assert await connection.run_sync(tables) == set()
    await engine.dispose()


async def test_a_difference_would_be_found(database: str) -> None:
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(text("DROP INDEX sitters_by_person"))
        await connection.execute(text("ALTER TABLE keys ADD COLUMN mood VARCHAR(8)"))
        found = await connection.run_sync(differences)
    assert {difference[0] for difference in found} == {"add_index", "remove_column"}
    await store.close()


async def test_a_migration_cut_short_leaves_nothing_behind(database: str) -> None:
    store = Store(database)

    def cut(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "CREATE TABLE journal" in statement:
            raise OSError("the power fails")

    event.listen(store.engine.sync_engine, "before_cursor_execute", cut)
    with pytest.raises(Refusal, match="the power fails"):
        await store.open()
    event.remove(store.engine.sync_engine, "before_cursor_execute", cut)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(tables) == set()
    await store.open()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(tables) == set(METADATA.tables)
    await store.close()


async def _open_and_close(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()


def start_with_others(database: str, ready: Barrier) -> None:
    ready.wait(30)
    asyncio.run(_open_and_close(database))


@pytest.mark.slow
async def test_servers_that_start_at_once_take_turns(database: str) -> None:
    processes = get_context("spawn")
    ready = processes.Barrier(3)
    servers = [
        processes.Process(target=start_with_others, args=(database, ready)) for _ in range(3)
    ]
    for server in servers:
        server.start()
    for server in servers:
        await asyncio.to_thread(server.join, 60)
    assert [server.exitcode for server in servers] == [0] * 3


@pytest.mark.slow
def test_no_server_is_refused_a_new_file_that_others_open(tmp_path: Path) -> None:
    ready = threading.Barrier(4)

    def open_each(_server: int) -> None:
        for number in range(300):
            ready.wait(30)
            try_file(str(tmp_path / f"{number}.db"))

    with ThreadPoolExecutor(4) as servers:
        list(servers.map(open_each, range(4)))


async def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    store = Store(database)
    await store.open()
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(Refusal, match="cannot be opened: Can't locate revision") as refused:
        await Store(database).open()
    assert "\n" not in str(refused.value)
