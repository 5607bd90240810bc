"""The store keeps what it says it keeps, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from play.postgres import Postgres
from sobremesa.core.words import Refusal
from sobremesa.play import store as module
from sobremesa.play.schema import ACTIONS, CHAT, PEOPLE, SITTERS, TABLES
from sobremesa.play.store import BATCH, Lost, Store, engine_for, now

APPEND = ACTIONS.insert()
PASSWORD = "hunter2"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def person(name: str) -> dict[str, object]:
    return {"id": name, "secret": name.encode() * 4, "name": name.title(), "since": now()}


def table(name: str, host: str = "rosa", **more: object) -> dict[str, object]:
    row = {
        "id": name,
        "title": "Sunday",
        "game": "macaron",
        "version": 1,
        "seats": 2,
        "options": "{}",
        "seed": bytes(32),
        "state": "playing",
        "host": host,
        "access": "anyone",
        "spectators": True,
        "created": 1,
    }
    return {**row, **more}


def sitter(at: str, seat: int, who: str | None) -> dict[str, object]:
    row = {"table": at, "seat": seat, "person": who, "invited": False, "code": f"{at}-{seat}"}
    return {**row, "level": None if who else "greedy"}


def action(at: str, number: int, notation: str = "play almond-1") -> dict[str, object]:
    row = {"table": at, "number": number, "seat": 0, "notation": notation, "at": now()}
    return {**row, "message": f"m{number}"}


async def lay(store: Store, *names: str) -> None:
    await store.keep(PEOPLE.insert().values(person("rosa")))
    for name in names:
        await store.keep(TABLES.insert().values(table(name)))


async def numbers(store: Store, name: str) -> list[int]:
    return [row["number"] for row in await store.actions(name)]


async def test_what_is_kept_can_be_read(database: str) -> None:
    async with opened(database) as store:
        assert await store.ready()
        assert await store.person(b"nobody") is None
        assert await store.table("nowhere") is None
        assert await store.invitation("none") is None
        assert await store.names(set()) == {}
        assert list(await store.actions("nowhere")) == []
        await store.keep(
            PEOPLE.insert().values(person("rosa")), PEOPLE.insert().values(person("kenji"))
        )
        await store.keep(
            TABLES.insert().values(table("a")),
            SITTERS.insert().values(sitter("a", 1, None)),
            SITTERS.insert().values(sitter("a", 0, "kenji")),
        )
        said = {"table": "a", "seat": 0, "name": "Kenji", "text": "¡olé! 乾杯", "at": 5}
        await store.keep((CHAT.insert(), {**said, "number": 0}))
        await store.keep((APPEND, action("a", 0)), (APPEND, action("a", 1)))
    async with opened(database) as store:
        found = await store.person(b"kenji" * 4)
        assert found is not None
        assert (found["id"], found["name"]) == ("kenji", "Kenji")
        assert await store.names({"rosa", "kenji", "nobody"}) == {"rosa": "Rosa", "kenji": "Kenji"}
        laid = await store.table("a")
        assert laid is not None
        assert {name: laid[name] for name in table("a")} == table("a")
        assert laid["rematch"] is None
        assert [row["person"] for row in await store.sitters("a")] == ["kenji", None]
        invited = await store.invitation("a-1")
        assert invited is not None
        assert (invited["table"], invited["seat"], invited["level"]) == ("a", 1, "greedy")
        assert [row["text"] for row in await store.chat("a")] == ["¡olé! 乾杯"]
        assert [row["message"] for row in await store.actions("a")] == ["m0", "m1"]


async def test_tables_are_found_newest_first(database: str) -> None:
    async with opened(database) as store:
        for who in ("rosa", "kenji"):
            await store.keep(PEOPLE.insert().values(person(who)))
        rows = [
            table("old", created=1),
            table("mine", "kenji", created=2, access="link"),
            table("done", created=3, state="over"),
            table("new", created=4, state="laying"),
        ]
        for row in rows:
            await store.keep(TABLES.insert().values(row))
        await store.keep(SITTERS.insert().values(sitter("old", 0, "kenji")))
        assert await store.tables_of("kenji", 9) == ["mine", "old"]
        assert await store.tables_of("kenji", 1) == ["mine"]
        assert await store.tables_of("nobody", 9) == []
        running = ["laying", "playing"]
        assert await store.tables_in(running, 9, listed=True) == ["new", "old"]
        assert await store.tables_in(running, 2, listed=False) == ["new", "mine"]
        assert await store.tables_in(["paused"], 9, listed=False) == []


async def test_a_key_is_made_once(database: str) -> None:
    async with opened(database) as store:
        assert await store.key("csrf", b"first") == b"first"
        assert await store.key("csrf", b"second") == b"first"
    async with opened(database) as store:
        assert await store.key("csrf", b"third") == b"first"
        assert await store.key("other", b"fourth") == b"fourth"


@pytest.mark.slow
async def test_many_jobs_share_a_commit_and_each_is_safe_when_it_returns(database: str) -> None:
    tables, moves = 40, 12
    async with opened(database) as store, opened(database) as witness:
        names = [f"t{i}" for i in range(tables)]
        await lay(store, *names)
        before = store.commits

        async def play(name: str) -> None:
            for number in range(moves):
                await store.keep((APPEND, action(name, number)))
                assert await numbers(witness, name) == list(range(number + 1))

        await asyncio.gather(*[play(name) for name in names])
        assert store.jobs_kept >= tables * moves
        assert (store.commits - before) * 4 < tables * moves


async def test_more_jobs_than_fit_in_one_commit(database: str) -> None:
    async with opened(database) as store:
        await lay(store, "a")
        jobs = [store.keep((APPEND, action("a", number))) for number in range(BATCH + 20)]
        await asyncio.gather(*jobs)
        assert await numbers(store, "a") == list(range(BATCH + 20))


async def test_a_bad_job_fails_alone(database: str) -> None:
    async with opened(database) as store:
        await lay(store, "a")
        await store.keep((APPEND, action("a", 0, "kept first")))
        jobs = [store.keep((APPEND, action("a", n, "new"))) for n in (1, 0, 2, 3)]
        jobs.append(store.keep((APPEND, action("nowhere", 0))))
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            Lost,
            type(None),
            type(None),
            Lost,
        ]
        kept = [(row["number"], row["notation"]) for row in await store.actions("a")]
        assert kept == [(0, "kept first"), (1, "new"), (2, "new"), (3, "new")]


async def test_a_job_is_kept_whole_or_not_at_all(database: str) -> None:
    async with opened(database) as store:
        await lay(store, "a")
        await store.keep((APPEND, action("a", 1)))
        over = TABLES.update().where(TABLES.c.id == "a").values(state="over")
        with pytest.raises(Lost):
            await store.keep(over, (APPEND, action("a", 0)), (APPEND, action("a", 1)))
        laid = await store.table("a")
        assert laid is not None
        assert laid["state"] == "playing"
        assert await numbers(store, "a") == [1]


async def test_the_writer_outlives_any_failure(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        await lay(store, "a")

        async def fail(*_: object) -> None:
            raise RuntimeError("a driver's own surprise")

        with monkeypatch.context() as patch:
            patch.setattr(module, "_execute", fail)
            with pytest.raises(Lost, match="surprise"):
                await store.keep((APPEND, action("a", 0)))
        await store.keep((APPEND, action("a", 0)))
        assert await numbers(store, "a") == [0]


async def test_closing_keeps_what_waits(database: str) -> None:
    async with opened(database) as store:
        await lay(store, "a")
        jobs = [asyncio.create_task(store.keep((APPEND, action("a", n)))) for n in range(30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)
        with pytest.raises(Lost, match="closed"):
            await store.keep((APPEND, action("a", 30)))
    async with opened(database) as store:
        assert await numbers(store, "a") == list(range(30))


async def test_a_job_is_kept_although_nobody_waits_for_it_any_more(database: str) -> None:
    async with opened(database) as store:
        await lay(store, "a")
        job = asyncio.create_task(store.keep((APPEND, action("a", 0))))
        await asyncio.sleep(0)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        await store.keep((APPEND, action("a", 1)))
        assert job.cancelled()
        assert await numbers(store, "a") == [0, 1]


async def settings_of(database: str, *questions: str) -> list[tuple[Any, ...]]:
    """The answers of several connections that are open at the same time."""
    engine = engine_for(database)
    connections = [await engine.connect() for _ in range(4)]
    found = [
        tuple([(await connection.execute(text(question))).scalar() for question in questions])
        for connection in connections
    ]
    for connection in connections:
        await connection.close()
    await engine.dispose()
    return found


async def test_every_connection_to_sqlite_is_durable(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    asked = ("PRAGMA journal_mode", "PRAGMA synchronous", "PRAGMA foreign_keys")
    full = 2
    assert await settings_of(database, *asked) == [("wal", full, 1)] * 4


async def test_every_connection_to_postgresql_is_durable(postgres: Postgres) -> None:
    found = await settings_of(postgres.emptied(), "SHOW fsync", "SHOW synchronous_commit")
    assert found == [("on", "on")] * 4


@pytest.mark.slow
async def test_a_crash_of_postgresql_costs_nothing_that_was_kept(postgres: Postgres) -> None:
    async with opened(postgres.emptied()) as store:
        await lay(store, "a")
        await store.keep((APPEND, action("a", 0)))
        with away(postgres):
            assert not await store.ready()
            with pytest.raises(Lost):
                await store.keep((APPEND, action("a", 1)))
        assert await store.ready()
        await store.keep((APPEND, action("a", 1)))
        assert await numbers(store, "a") == [0, 1]


@contextmanager
def away(postgres: Postgres) -> Iterator[None]:
    """The server has crashed, and is there again afterwards."""
    postgres.crash()
    try:
        yield
    finally:
        postgres.start()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("", "no database address"),
        ("tables.db", "'tables.db' is no database address; give sqlite:///FILE or postgresql://"),
        (f"postgresql//rosa:{PASSWORD}@host/x", "'host/x' is no database address"),
        (f"postgresql://rosa:{PASSWORD}@host:port/x", "'host:port/x' is no database address"),
        (f"mysql://rosa:{PASSWORD}@host/x", "no store on 'mysql'; there are sqlite, postgresql"),
        ("sqlite://", "needs a file"),
        ("sqlite:///:memory:", "needs a file"),
        ("sqlite:///file:x?mode=memory&uri=true", "needs a file"),
        ("sqlite:////nowhere/at/all.db", "/nowhere/at/all.db cannot be opened: unable to open"),
        ("sqlite:///{folder}", "cannot be opened: unable to open"),
        ("sqlite:///{folder}/text", "cannot be opened: file is not a database"),
        (f"postgresql://rosa:{PASSWORD}@127.0.0.1:1/x", "127.0.0.1:1/x cannot be opened: [Errno"),
        (f"postgresql://rosa@127.0.0.1:1/x?password={PASSWORD}", "cannot be opened: [Errno"),
    ],
)
async def test_bad_addresses_are_refused_in_one_line(
    address: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "text").write_text("This is no database. " * 99, encoding="utf-8")
    with pytest.raises(Refusal) as refused:
        await Store(address.replace("{folder}", str(tmp_path))).open()
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert PASSWORD not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "password", "more", "said"),
    [
        ("postgres", PASSWORD, "", "password authentication failed"),
        ("nowhere", "siesta", "", 'database "nowhere" does not exist'),
        ("postgres", "siesta", "?colour=blue", "colour"),
    ],
)
async def test_what_postgresql_refuses_is_said_in_one_line(
    postgres: Postgres, name: str, password: str, more: str, said: str
) -> None:
    with pytest.raises(Refusal) as refused:
        await Store(postgres.address(name, password) + more).open()
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert password not in str(refused.value)


@pytest.mark.slow
def test_the_server_says_what_is_wrong_and_no_password() -> None:
    address = f"postgresql://rosa:{PASSWORD}@127.0.0.1:1/x"
    command = [sys.executable, "-m", "sobremesa.cli", "serve", "--port", "0", "--database", address]
    environment = {**os.environ, "COLUMNS": "300", "NO_COLOR": "1"}
    ended = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ended.returncode != 0
    assert "rosa:***@127.0.0.1:1/x cannot be opened" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert PASSWORD not in ended.stdout + ended.stderr
