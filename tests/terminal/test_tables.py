"""What whoever runs a server is told of its tables, also while it runs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from play.company import halls
from play.postgres import EACH_KIND, Postgres
from play.test_broken import BREAKAGES, break_it, lay_evening
from sobremesa.core.record import read_record, replay
from sobremesa.games import load
from sobremesa.play.overview import overview
from sobremesa.play.store.database import engine_for
from terminal.conftest import Run
from web.client import Visitor
from web.conftest import SERVE
from web.serving import House, kept_in, running
from web.tables import QUICK, begin, choice, play_out, take_places

pytestmark = pytest.mark.slow
"""A server is started, and games are played there."""


class Evening:
    """A server with a table that is over, one that is played and one that is laid."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.ended = self.played = self.laid = self.record = ""

    async def spend(self) -> None:
        async with AsyncExitStack() as stack:
            ana, bea = [await stack.enter_async_context(Visitor(self.house.base)) for _ in "ab"]
            await ana.introduce("Ana [bold]")
            await bea.introduce("Bea")
            card = await begin(ana, bea, title="Sunday", **QUICK)
            await play_out(await take_places(ana, bea, card=card))
            self.ended = card["id"]
            self.record = (await ana.ask("GET", f"/api/tables/{self.ended}/record")).text
            card = await begin(ana, bea, game="macaron", seats=2, access="link")
            chairs = await take_places(ana, bea, card=card)
            for _ in range(2):
                await chairs[0].act(choice(chairs[0]))
                await chairs[0].hear("state")
            self.played = card["id"]
            await bea.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "bot:random"})
            await bea.change("POST", f"/api/tables/{card['id']}/pause")
            sitters = ["me", "open", "invited", "bot:greedy"]
            self.laid = (await ana.lay("la_macarena", 4, sitters, spectators=False))["id"]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """The server goes on while its tables are looked at."""
    folder = tmp_path_factory.mktemp("evening")
    pause = ("--bot-pause", "60")
    with running(kept_in(folder), *SERVE, *pause) as house:
        spent = Evening(house)
        asyncio.run(spent.spend())
        yield spent


@pytest.fixture(scope="module")
def database_of_broken_tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[str, dict[str, str]]:
    """Its address, and the tables by what is wrong with them."""
    database = kept_in(tmp_path_factory.mktemp("broken"))

    async def lay() -> dict[str, str]:
        async with halls(database, 1) as (hall,):
            broken = {kind: (await lay_evening(hall))[1]["bad"] for kind in BREAKAGES}
        for kind, table in broken.items():
            await break_it(database, BREAKAGES[kind], table)
        return broken

    return database, asyncio.run(lay())


def asked(run: Run, evening: Evening, *words: str) -> Any:
    """What a command prints as JSON."""
    code, out, err = run("tables", *words, "--database", evening.house.database, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_tables_are_listed_newest_first(run: Run, evening: Evening) -> None:
    found = asked(run, evening, "list")
    times = [table["last"] for table in found]
    assert times == sorted(times, reverse=True)
    assert {table["id"]: table["state"] for table in found} == {
        evening.laid: "laying",
        evening.played: "paused",
        evening.ended: "over",
    }
    by_id = {table["id"]: table for table in found}
    counts = ("seats", "people", "bots", "choices")
    assert [by_id[evening.laid][count] for count in counts] == [4, 1, 1, 0]
    assert [by_id[evening.played][count] for count in counts] == [2, 1, 1, 2]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["--state", "over"], ["ended"]),
        (["--state", "over", "--state", "laying"], ["laid", "ended"]),
        (["--game", "macaron"], ["played"]),
        (["--game", "macao"], []),
        (["--since", "1h"], ["laid", "played", "ended"]),
        (["--since", "2999-01-01"], []),
        (["--since", "2020-01-01T10:00+02:00", "--state", "paused"], ["played"]),
    ],
)
def test_a_list_can_be_narrowed(
    run: Run, evening: Evening, words: list[str], wanted: list[str]
) -> None:
    found = asked(run, evening, "list", *words)
    assert {table["id"] for table in found} == {getattr(evening, name) for name in wanted}
    assert len(asked(run, evening, "list", *words, "--most", "1")) == min(1, len(wanted))


def test_a_list_fits_a_narrow_terminal(run: Run, evening: Evening) -> None:
    _, out, _ = run("tables", "list", "--database", evening.house.database, width=80)
    lines = out.splitlines()
    assert len(lines) == 4
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert all(name in out for name in (evening.laid, "la_macarena", "1/4", "UTC"))
    empty = ("--state", "playing", "--database", evening.house.database)
    assert run("tables", "list", *empty) == (0, "no tables\n", "")


def test_a_finished_table_is_shown(run: Run, evening: Evening) -> None:
    found = asked(run, evening, "show", evening.ended)
    record = read_record(evening.record)
    game = load(record.game)
    s = replay(game, record)
    assert found["result"] == {
        "outcome": game.outcome(s),
        "places": game.places(s),
        "scores": game.scores(s),
    }
    assert (found["title"], found["host"], found["choices"], found["waiting"]) == (
        "Sunday",
        "Ana [bold]",
        len(record.choices),
        [],
    )
    assert found["options"]["max_turns"] == "5"
    assert found["laid"] <= found["first"] <= found["last"]
    assert [seat["name"] for seat in found["seats"]] == ["Ana [bold]", "Bea", "Ana [bold]"]
    _, out, _ = run("tables", "show", evening.ended, "--database", evening.house.database)
    assert "Ana [bold]" in out
    assert record.end.split()[0] in out


def test_a_running_table_is_shown(run: Run, evening: Evening) -> None:
    found = asked(run, evening, "show", evening.played)
    assert (found["state"], found["result"], found["problem"]) == ("paused", None, None)
    assert found["waiting"] == [1]
    assert found["seats"][1] == {"seat": 1, "sitter": "bot", "name": "Bea", "level": "random"}
    _, out, _ = run("tables", "show", evening.played, "--database", evening.house.database)
    assert "bot random, for Bea" in out
    assert "waits for  seat 1" in out


def test_a_table_that_is_laid_is_shown(run: Run, evening: Evening) -> None:
    found = asked(run, evening, "show", evening.laid)
    assert [seat["sitter"] for seat in found["seats"]] == ["person", "open", "invited", "bot"]
    assert (found["choices"], found["first"], found["spectators"]) == (0, None, False)
    where = ("--database", evening.house.database)
    code, out, err = run("tables", "record", evening.laid, *where)
    assert (code, out) == (2, "")
    assert "has not begun" in err


def test_no_secret_is_shown(run: Run, evening: Evening) -> None:
    """The owner could read them in the database; a screen that is shown around need not."""
    file = evening.house.database.removeprefix("sqlite:///")
    with sqlite3.connect(file) as store:
        secrets = [seed.hex() for (seed,) in store.execute("SELECT seed FROM tables")]
        secrets += [code for (code,) in store.execute("SELECT code FROM sitters")]
    store.close()
    for words in (["list"], ["show", evening.ended], ["show", evening.played]):
        said = json.dumps(asked(run, evening, *words))
        assert not [secret for secret in secrets if secret in said]


def test_the_record_of_a_finished_table_is_the_servers(
    run: Run, evening: Evening, tmp_path: Path
) -> None:
    where = ("--database", evening.house.database)
    assert run("tables", "record", evening.ended, *where) == (0, evening.record, "")
    file = tmp_path / "it.game"
    assert run("tables", "record", evening.ended, *where, "-o", str(file))[0] == 0
    assert file.read_text(encoding="utf-8") == evening.record
    code, _, err = run("tables", "record", evening.ended, *where, "-o", str(file))
    assert code == 2
    assert "--force" in err


def test_the_record_of_a_running_table_goes_up_to_here(
    run: Run, evening: Evening, tmp_path: Path
) -> None:
    where = ("--database", evening.house.database)
    code, out, err = run("tables", "record", evening.played, *where)
    assert code == 0
    assert "tells its seed and all that is hidden" in err
    assert err.count("\n") == 1
    assert len(read_record(out).choices) == 2
    file = tmp_path / "it.game"
    file.write_text(out, encoding="utf-8")
    assert run("replay", str(file), "--unfinished")[0] == 0


def test_a_table_of_other_rules_is_still_shown(run: Run, evening: Evening, tmp_path: Path) -> None:
    """Its choices cannot be made again, which is no reason to hide the rest."""
    copy = tmp_path / "old.db"
    with sqlite3.connect(evening.house.database.removeprefix("sqlite:///")) as store:
        with sqlite3.connect(copy) as old:
            store.backup(old)
            old.execute("UPDATE tables SET version = 99 WHERE id = ?", (evening.ended,))
        old.close()
    store.close()
    where = ("--database", f"sqlite:///{copy}")
    code, out, _ = run("tables", "show", evening.ended, *where, "--json")
    assert code == 0
    assert "version 99 of antayagi" in json.loads(out)["problem"]
    _, out, _ = run("tables", "record", evening.ended, *where)
    assert len(read_record(out).choices) == len(read_record(evening.record).choices)


BAD = [
    (["show", "nowhere"], "there is no table 'nowhere' in sqlite:///"),
    (["record", "nowhere"], "there is no table 'nowhere' in sqlite:///"),
    (["list", "--state", "asleep"], "--state must be one of laying, playing, paused, over"),
    (["list", "--game", "chess"], "no game 'chess'"),
    (["list", "--since", "tuesday"], "--since should be so long ago (90m, 24h, 7d) or a date"),
    (["list", "--since", "999999d"], "--since should be so long ago"),
    (["list", "--most", "0"], "--most"),
]


@pytest.mark.parametrize(("words", "said"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_one_clear_line(
    run: Run, evening: Evening, words: list[str], said: str
) -> None:
    code, out, err = run("tables", *words, "--database", evening.house.database)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.slow
def test_tables_that_cannot_be_read_are_listed_and_told_of(
    run: Run, database_of_broken_tables: tuple[str, dict[str, str]]
) -> None:
    """One of every kind: a list of all, and of each what there is, or a line that says why not."""
    database, broken = database_of_broken_tables
    where = ("--database", database)
    code, out, err = run("tables", "list", *where, "--json")
    assert (code, err) == (0, "")
    assert {table["id"] for table in json.loads(out)} >= set(broken.values())
    for kind, table in broken.items():
        for words in (("show", table), ("show", table, "--json"), ("record", table)):
            code, out, err = run("tables", *words, *where)
            assert code in (0, 2), kind
            assert bool(out) == (code == 0), kind
            assert "Traceback" not in err
            assert "allowed are" not in out + err
            assert err.count("\n") <= 1, kind
        code, out, _ = run("tables", "show", table, *where, "--json")
        # Who is missing at the table has no part in what was chosen there.
        assert code == 0, kind
        assert (json.loads(out)["problem"] is None) == (kind == "missing sitter"), kind


def test_a_database_without_tables_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text(
        "not a database, and longer than a header of a hundred bytes" * 9
    )
    (tmp_path / "empty.db").write_bytes(b"")
    for name, said in (
        ("none.db", "cannot be read: unable to open database file"),
        ("text.db", "cannot be read: file is not a database"),
        ("empty.db", "cannot be read: no such table: tables"),
    ):
        code, _, err = run("tables", "list", "--database", f"sqlite:///{tmp_path / name}")
        assert code == 2
        assert said in err
        assert err.count("\n") == 1
    assert not (tmp_path / "none.db").exists()
    code, _, err = run("tables", "list", "--database", "mysql://host/x")
    assert code == 2
    assert "no store on 'mysql'" in err


@pytest.fixture(params=EACH_KIND)
def database(request: pytest.FixtureRequest, evening: Evening) -> str:
    """The evening's database, or an empty PostgreSQL where there is one."""
    if request.param == "sqlite":
        return evening.house.database
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.shaped()


async def test_what_reads_cannot_write(database: str) -> None:
    engine = engine_for(database, reading=True)
    try:
        async with engine.connect() as connection:
            with pytest.raises(DBAPIError, match=r"readonly|read-only"):
                await connection.execute(text("CREATE TABLE more (number INTEGER)"))
    finally:
        await engine.dispose()


def test_postgresql_is_read_the_same_way(run: Run, postgres: Postgres) -> None:
    database = postgres.shaped()
    with running(database, *SERVE) as house:
        spent = Evening(house)
        asyncio.run(spent.spend())
        found = asked(run, spent, "list")
        assert {table["id"] for table in found} == {spent.laid, spent.played, spent.ended}
        assert run("tables", "record", spent.ended, "--database", database)[1] == spent.record
    wrong = database.replace("siesta", "fiesta")
    code, _, err = run("tables", "list", "--database", wrong)
    assert code == 2
    assert "fiesta" not in err
    assert err.count("\n") == 1


async def test_a_table_is_read_as_it_grows(evening: Evening) -> None:
    """Each look sees what the server has committed by then."""
    async with Visitor(evening.house.base) as eva:
        await eva.introduce("Eva")
        card = await begin(eva, **QUICK)
        chairs = await take_places(eva, card=card)
        for number in range(1, 4):
            for chair in chairs:
                await chair.up_to_date()
            chair = next(chair for chair in chairs if chair.state["offer"])
            await chair.act(choice(chair))
            async with overview(evening.house.database) as found:
                assert (await found.sheet(card["id"])).choices == number
