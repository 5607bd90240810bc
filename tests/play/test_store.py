"""The store keeps what it says it keeps, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import TimeoutError

from play.postgres import Postgres
from sobremesa.core.pledge import commit
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.agreement import Agreement
from sobremesa.play.cards import Card
from sobremesa.play.journal import Acted, Closed, Laid, Row, Sat, Started, Talked
from sobremesa.play.person import Person
from sobremesa.play.seats import BOT
from sobremesa.play.standing import CLEARED, CLOSED, LAYING, OVER, PAUSED, PLAYING, Standing
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.store.database import engine_for
from sobremesa.play.store.writer import BATCH
from sobremesa.play.table_info import Access, Result

PASSWORD = "hunter2"
GAME = load("macaron")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def introduce(store: Store, *names: str) -> None:
    for name in names:
        await store.introduce(Person(name, name.title()), name.encode() * 4)


def agreed(
    name: str, host: str = "rosa", access: Access = "anyone", spectators: bool = True, at: int = 1
) -> Agreement:
    options = GAME.options_for(2)
    return Agreement(name, "Sunday", GAME, options, bytes(32), host, access, spectators, at)


def seated(at: str, seat: int, who: str | None) -> Sat:
    name = who.title() if who else ""
    return Sat(seat, who, name, None if who else "greedy", False, f"{at}-{seat}")


def acted(number: int, choice: str = "play almond-1") -> tuple[Row, Standing, str]:
    """An act with that number in the journal, how far its table is then, and whose turn it is."""
    row = Row(number, 5000 + number, Acted(0, [choice], f"m{number}"))
    return row, Standing(PLAYING, number + 1, number, row.at, [1]), BOT


async def lay(store: Store, *names: str) -> None:
    await introduce(store, "rosa")
    for name in names:
        await store.lay(agreed(name), [seated(name, 0, "rosa"), seated(name, 1, None)])


@asynccontextmanager
async def laid(database: str) -> AsyncIterator[Store]:
    """A store with the table `a`."""
    async with opened(database) as store:
        await lay(store, "a")
        yield store


@contextmanager
def failing(
    monkeypatch: pytest.MonkeyPatch, of: object, name: str, problem: Exception
) -> Iterator[None]:
    """Let a part of a store fail so, whatever it is asked."""

    async def fail(*_: object) -> None:
        raise problem

    with monkeypatch.context() as patch:
        patch.setattr(of, name, fail)
        yield


@contextmanager
def losing(
    monkeypatch: pytest.MonkeyPatch, of: object, name: str, problem: Exception
) -> Iterator[None]:
    """The same, and whoever has asked meanwhile has to be told that the store is lost."""
    with failing(monkeypatch, of, name, problem), pytest.raises(Lost, match=str(problem)):
        yield


async def stand(store: Store, name: str, standing: Standing, turn: str | None = None) -> None:
    """Let a table be so far; how it came there does not matter."""
    await store.append(name, Row(standing.number - 1, standing.moved, Started()), standing, turn)


async def numbers(store: Store, name: str) -> list[int]:
    return [row.number for row in await store.journal_since(name, 0)]


def names(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


async def test_what_is_kept_can_be_read(database: str) -> None:
    sitters = [seated("a", 0, "kenji"), seated("a", 1, None)]
    talk = Talked(0, "Kenji", "¡olé! 乾杯")
    async with opened(database) as store:
        assert await store.ready()
        assert await store.person(b"nobody") is None
        assert await store.table("nowhere") is None
        assert await store.card("nowhere") is None
        assert await store.invitation("none") is None
        assert await store.names(set()) == {}
        assert await store.journal_since("nowhere", 0) == []
        assert await store.act("nowhere", 0, "m1") is None
        await introduce(store, "rosa", "kenji")
        await store.lay(agreed("a"), sitters)
        await store.append("a", Row(1, 5, talk), Standing(LAYING, 2, 0, 1, []), None)
        for number in (2, 3):
            await store.append("a", *acted(number))
    async with opened(database) as store:
        found = await store.person(b"kenji" * 4)
        assert found is not None
        assert (found.id, found.name) == ("kenji", "Kenji")
        assert await store.names({"rosa", "kenji", "nobody"}) == {"rosa": "Rosa", "kenji": "Kenji"}
        kept, card = await store.table("a"), await store.card("a")
        assert kept is not None
        assert card is not None
        options = json.dumps(GAME.options_for(2).chosen)
        given = ("a", "Sunday", "macaron", GAME.version, 2, options, bytes(32), "rosa", "anyone")
        assert kept == (*given, True, 1, None)
        assert card.standing == Standing(PLAYING, 4, 3, 5003, [1])
        assert [(s.seat, s.person, s.level, s.code) for s in card.sitters] == [
            (0, "kenji", None, "a-0"),
            (1, None, "greedy", "a-1"),
        ]
        assert card.names == {"kenji": "Kenji"}
        assert await store.invitation("a-1") == ("a", 1)
        rows = await store.journal_since("a", 0)
        laid = rows[0].entry
        assert isinstance(laid, Laid)
        assert (rows[0][:2], laid.sitters) == ((0, 1), sitters)
        assert commit(bytes(32), bytes.fromhex(laid.salt)).hex() == laid.commitment
        assert rows[1] == Row(1, 5, talk)
        assert rows[2:] == [acted(number)[0] for number in (2, 3)]
        assert await store.journal_since("a", 3) == rows[3:]
        assert await store.act("a", 0, "m3") == acted(3)[0].entry
        assert await store.act("a", 1, "m3") is None


async def test_what_a_table_has_come_to_is_kept_beside_its_journal(database: str) -> None:
    result = Result("points", [1, 0], [3, 7], [0.0, 1.0])
    async with opened(database) as store:
        await lay(store, "a", "b")
        sat = Sat(1, "rosa", "Rosa", None, False, "new")
        await store.append("a", Row(1, 2, sat), Standing(LAYING, 2, 0, 1, []), None)
        over = Standing(OVER, 3, 41, 99, [], result, "b")
        closed = Standing(CLOSED, 2, 0, 1, [], closed="outdated")
        await store.append("a", Row(2, 99, Acted(0, ["x"])), over, None)
        await store.append("b", Row(1, 8, Closed("outdated")), closed, None)
    async with opened(database) as store:
        first, second = await store.card("a"), await store.card("b")
        assert first is not None
        assert second is not None
        assert first.standing == over
        assert second.standing == closed
        assert [(s.person, s.level, s.code) for s in first.sitters] == [
            ("rosa", None, "a-0"),
            ("rosa", None, "new"),
        ]
        assert await store.invitation("a-1") is None
        assert await store.invitation("new") == ("a", 1)


async def test_tables_are_found_newest_first(database: str) -> None:
    async with opened(database) as store:
        await introduce(store, "rosa", "kenji")
        for at, name in enumerate(("old", "mine", "done", "new", "gone")):
            host = "kenji" if name in ("mine", "gone") else "rosa"
            sitter = "kenji" if name == "old" else "rosa"
            access: Access = "link" if name == "mine" else "anyone"
            await store.lay(agreed(name, host, access, at=at), [seated(name, 0, sitter)])
        await stand(store, "old", Standing(PLAYING, 2, 0, 1, [0]))
        await stand(store, "mine", Standing(PLAYING, 2, 0, 7, [0]), BOT)
        await stand(store, "done", Standing(OVER, 2, 0, 3, []))
        await stand(store, "gone", Standing(CLEARED, 2, 0, 4, []))
        assert names(await store.own_cards("kenji", 9)) == ["mine", "old"]
        assert names(await store.own_cards("kenji", 1)) == ["mine"]
        assert names(await store.own_cards("nobody", 9)) == []
        assert names(await store.open_cards(9)) == ["old"]  # Nobody else can sit down at a new one.
        assert names(await store.cards([LAYING, PLAYING], None, None, 9)) == ["mine", "new", "old"]
        assert names(await store.cards([LAYING, PLAYING], None, 2, 9)) == ["mine", "new"]
        assert names(await store.cards([PAUSED], None, None, 9)) == []
        assert names(await store.cards([], "macao", None, 9)) == []
        assert await store.bots_turn(9) == ["mine"]


async def test_open_tables_come_first_and_private_ones_never_count(database: str) -> None:
    """Of two tables that fit, one can be joined; the others are newer, and many."""
    async with opened(database) as store:
        await introduce(store, "rosa")
        for name, spectators, free in (("joined", False, True), ("watched", True, False)):
            sitters = [seated(name, 0, "rosa"), Sat(1, code=f"{name}-1")]
            await store.lay(
                agreed(name, spectators=spectators, at=1), sitters if free else sitters[:1]
            )
        await stand(store, "watched", Standing(PAUSED, 2, 0, 1, [0]))
        for number in range(12):
            private = f"private{number}"
            access: Access = "link" if number % 2 else "anyone"
            full = [seated(private, 0, "rosa")]
            await store.lay(agreed(private, access=access, spectators=False, at=9), full)
            await stand(store, private, Standing(PLAYING, 2, 0, 1, [0]))
        assert names(await store.open_cards(2)) == ["joined", "watched"]
        assert names(await store.open_cards(1)) == ["joined"]


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
        before = store.writer.commits

        async def play(name: str) -> None:
            for number in range(1, moves):
                await store.append(name, *acted(number))
                assert await numbers(witness, name) == list(range(number + 1))

        await asyncio.gather(*[play(name) for name in names])
        assert store.writer.kept >= tables * moves
        assert (store.writer.commits - before) * 4 < tables * moves


async def test_more_jobs_than_fit_in_one_commit(database: str) -> None:
    async with laid(database) as store:
        jobs = [store.append("a", *acted(number)) for number in range(1, BATCH + 20)]
        await asyncio.gather(*jobs)
        assert await numbers(store, "a") == list(range(BATCH + 20))
        card = await store.card("a")
        assert card is not None
        assert card.standing == acted(BATCH + 19)[1]


async def test_a_bad_job_fails_alone(database: str) -> None:
    async with laid(database) as store:
        await store.append("a", *acted(1, "kept first"))
        jobs = [store.append("a", *acted(n, "new")) for n in (2, 1, 3, 4)]
        jobs.append(store.append("nowhere", *acted(1)))
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            Behind,
            type(None),
            type(None),
            Behind,
        ]
        kept = [(row.number, row.entry) for row in await store.journal_since("a", 1)]
        assert kept == [
            (1, Acted(0, ["kept first"], "m1")),
            *[(n, Acted(0, ["new"], f"m{n}")) for n in (2, 3, 4)],
        ]


async def test_a_job_is_kept_whole_or_not_at_all(database: str) -> None:
    async with laid(database) as store:
        await store.append("a", *acted(1))
        with pytest.raises(Behind):
            await store.append("a", Row(1, 9, Started()), Standing(OVER, 2, 0, 9, []), None)
        after = ("a", Row(1, 9, Started()), Standing(OVER, 2, 0, 9, []))
        with pytest.raises(Behind):
            await store.lay(agreed("b"), [seated("b", 0, "rosa")], after)
        card = await store.card("a")
        assert card is not None
        assert card.standing == acted(1)[1]
        assert await store.table("b") is None
        assert await numbers(store, "a") == [0, 1]


async def test_the_writer_outlives_any_failure(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with laid(database) as store:
        with losing(monkeypatch, store.writer._pen, "write", RuntimeError("a driver's surprise")):
            await store.append("a", *acted(1))
        await store.append("a", *acted(1))
        assert await numbers(store, "a") == [0, 1]


async def test_whoever_finds_all_connections_busy_is_told_to_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a table would be marked as one that nobody can read any more."""
    async with laid(database) as store:
        with losing(monkeypatch, store, "_asked", TimeoutError("all connections are busy")):
            await store.journal_since("a", 0)
        assert await numbers(store, "a") == [0]


async def test_closing_keeps_what_waits(database: str) -> None:
    async with laid(database) as store:
        jobs = [asyncio.create_task(store.append("a", *acted(n))) for n in range(1, 30)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)
        with pytest.raises(Lost, match="closed"):
            await store.append("a", *acted(30))
    async with opened(database) as store:
        assert await numbers(store, "a") == list(range(30))


async def test_a_job_is_kept_although_nobody_waits_for_it_any_more(database: str) -> None:
    async with laid(database) as store:
        job = asyncio.create_task(store.append("a", *acted(1)))
        await asyncio.sleep(0)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        await store.append("a", *acted(2))
        assert job.cancelled()
        assert await numbers(store, "a") == [0, 1, 2]


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


async def test_the_loop_goes_on_while_another_holds_the_file(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as store:
        await lay(store, "a")
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        job = asyncio.create_task(store.append("a", *acted(1)))
        for _ in range(50):
            # Would the loop itself wait for the file, it could not be let go below.
            await asyncio.sleep(0.001)
        assert not job.done()
        other.execute("ROLLBACK")
        other.close()
        await job
        assert await numbers(store, "a") == [0, 1]


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
        await store.append("a", *acted(1))
        with away(postgres):
            assert not await store.ready()
            with pytest.raises(Lost):
                await store.append("a", *acted(2))
        async with asyncio.timeout(30):
            # What was found out holds for a moment, however many ask.
            while not await store.ready():
                await asyncio.sleep(0.1)
        await store.append("a", *acted(2))
        assert await numbers(store, "a") == [0, 1, 2]


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
