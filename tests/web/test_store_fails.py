"""A full disk, a database that is gone: said as it is, nothing lost, played on afterwards."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from play.postgres import Postgres
from sobremesa.play.cards import Card
from sobremesa.play.store import Store, probe
from sobremesa.play.store.database import engine_for
from sobremesa.play.store.pens import FilePen
from sobremesa.web.settings import Settings
from web.client import Visitor
from web.conftest import LIMITLESS
from web.serving import House, hosted, kept_in, running
from web.tables import begin, choice

DISK = 3 * 1024 * 1024


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with little room; where nothing may be mounted, the test is skipped."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("a small disk can only be mounted by root")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leave no room at all."""
    file = folder / "ballast"
    with file.open("wb", buffering=0) as ballast:
        for size in (65536, 4096, 1):
            try:
                while ballast.write(b"x" * size):
                    pass
            except OSError:
                continue
    return file


async def ready(base: str, wanted: int) -> None:
    """Ask until the server says so."""
    async with httpx.AsyncClient(base_url=base, timeout=30) as http, asyncio.timeout(30):
        while (await http.get("/ready")).status_code != wanted:
            await asyncio.sleep(0.1)


def said(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["why"]


async def fails_and_comes_back(house: House, stop: Any, start: Any) -> None:
    """Play, let the store fail, see what is said, let it come back, play on."""
    async with Visitor(house.base) as ana, Visitor(house.base) as kenji:
        await ana.introduce("Ana")
        await kenji.introduce("Kenji")
        card = await begin(ana, kenji, game="macaron", seats=2)
        chair = await ana.sit(card["id"])
        await chair.act(choice(chair))
        await chair.hear("state")
        kept = len(chair.log)
        await ready(house.base, 200)

        stop()
        await ready(house.base, 503)
        assert (await ana.ask("GET", "/health")).status_code == 200
        lay = {"game": "macaron", "seats": 2}
        for method, path, body in (
            ("POST", "/api/tables", lay),
            ("PUT", "/api/me", {"name": "Anita"}),
        ):
            async with asyncio.timeout(30):
                assert said(await ana.ask(method, path, body)) == (503, "lost")
        if chair.state["offer"] is not None:
            await chair.send(
                {
                    "type": "act",
                    "id": "in-vain",
                    "version": chair.state["version"],
                    "choices": [choice(chair)],
                }
            )
            assert await chair.closed() == 1012

        start()
        await ready(house.base, 200)
        assert (await ana.get("/api/me"))["name"] == "Ana"
        async with asyncio.timeout(30):
            again = await ana.sit(card["id"])
            assert again.heard[0]["type"] == "welcome", again.heard
            assert len(again.log) == kept
            assert (await again.act(choice(again)))["type"] == "done"
            await ana.change("POST", "/api/tables", lay)
    errors = house.errors
    assert "Traceback" not in errors
    assert "request failed" not in errors


@pytest.mark.slow
async def test_a_full_disk(small_disk: Path) -> None:
    ballast: list[Path] = []
    with running(kept_in(small_disk), *LIMITLESS) as house:
        await fails_and_comes_back(
            house, lambda: ballast.append(fill(small_disk)), lambda: ballast[0].unlink()
        )


@pytest.mark.slow
async def test_postgresql_stops(postgres: Postgres) -> None:
    with running(postgres.shaped(), *LIMITLESS) as house:
        await fails_and_comes_back(house, postgres.crash, postgres.start)


async def test_ready_writes_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand questions are one write; they need no cookie and count for no rate."""
    monkeypatch.setattr(probe, "REMEMBERED_S", 3600.0)
    settings = Settings(database=kept_in(tmp_path), port=0, request_rate=1)
    async with hosted(settings) as (base, hall), httpx.AsyncClient(base_url=base) as http:
        kept = hall.store.writer.kept
        answers = await asyncio.gather(*[http.get("/ready") for _ in range(50)])
        for _ in range(200):
            answers.append(await http.get("/ready"))
        assert {answer.status_code for answer in answers} == {200}
        assert hall.store.writer.kept - kept == 2  # The row, and what is written into it.


async def test_a_store_that_hangs_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits long, and there is one write that waits, not one for each who asked."""
    monkeypatch.setattr(probe, "PATIENCE_S", 0.1)
    monkeypatch.setattr(probe, "REMEMBERED_S", 0.0)
    gate, asked, write = asyncio.Event(), list[int](), FilePen.write
    gate.set()

    async def write_later(pen: FilePen, what: Any, written: Any) -> None:
        if not gate.is_set():
            asked.append(len(what))
        await gate.wait()
        await write(pen, what, written)

    monkeypatch.setattr(FilePen, "write", write_later)
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, _), httpx.AsyncClient(base_url=base) as http:
        assert (await http.get("/ready")).status_code == 200
        gate.clear()
        for _ in range(5):
            assert (await http.get("/ready")).status_code == 503
        assert len(asked) == 1
        gate.set()
        await ready(base, 200)


async def test_a_pen_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a full disk does, where none can be had."""
    monkeypatch.setattr(probe, "REMEMBERED_S", 0.0)
    settings = Settings(database=kept_in(tmp_path), port=0)
    async with hosted(settings) as (base, _), Visitor(base) as ana:
        await ana.introduce("Ana")

        async def fail(*_: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(FilePen, "write", fail)
            assert (await ana.ask("GET", "/ready")).status_code == 503
            answer = await ana.ask("POST", "/api/tables", {"game": "macaron", "seats": 2})
            assert said(answer) == (503, "lost")
            assert "come back" in answer.json()["detail"]
            async with Visitor(base) as bea:
                answer = await bea.ask("PUT", "/api/me", {"name": "Bea"})
                assert said(answer) == (503, "lost")
        assert (await ana.ask("GET", "/ready")).status_code == 200
        await ana.lay("macaron", 2, ["me", "me"])


TITLE = "a most secret title"
BROKEN = {
    "sqlite": (
        "CREATE TRIGGER no BEFORE INSERT ON {} BEGIN SELECT RAISE(ABORT, 'no'); END",
        "ALTER TABLE {} RENAME TO elsewhere",
    ),
    "postgresql": (
        "ALTER TABLE {} ADD CONSTRAINT no CHECK (false) NOT VALID",
        "ALTER TABLE {} RENAME TO elsewhere",
    ),
}


async def break_store(database: str, statement: str) -> None:
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


@pytest.mark.parametrize(
    ("table", "way"),
    [
        pytest.param("journal", 0, id="row refused"),
        pytest.param("tables", -1, id="table gone"),
        pytest.param("journal", -1, id="journal gone", marks=pytest.mark.deep),
        pytest.param("tables", 0, id="table refused", marks=pytest.mark.deep),
    ],
)
async def test_a_failed_insert_tells_the_log_nothing(database: str, table: str, way: int) -> None:
    """Neither a choice nor a seed: databases like to quote the whole row."""
    kind = database.partition(":")[0]
    with running(database, *LIMITLESS, "--log-level", "debug") as house:
        async with Visitor(house.base) as ana:
            await ana.introduce("Zuleika")
            card = await begin(ana, game="macaron", seats=2, title=TITLE)
            chair = await ana.sit(card["id"], 0)
            codes = [sat.code for sat in (await cards(database))[0].sitters]
            await break_store(database, BROKEN[kind][way].format(table))
            lay = {"game": "macaron", "seats": 2, "title": TITLE}
            answer = await ana.ask("POST", "/api/tables", lay)
            assert said(answer) == (503, "lost")
            if table == "journal":
                notation = choice(chair)
                act = {"type": "act", "id": "in-vain", "version": 0, "choices": [notation]}
                await chair.send(act)
                assert (await chair.hear("done", "refused", "bye"))["type"] != "done"
            else:
                notation = "pass almond"
    log = house.errors
    assert "store failed" in log
    for secret in (TITLE, "Zuleika", "acted", 'laid":', "in-vain", notation, *codes):
        assert secret not in log, secret
    assert not re.search(r"[0-9a-f]{32}|b\'|\\x|parameters|INSERT|DETAIL", log)


async def cards(database: str) -> list[Card]:
    store = Store(database)
    try:
        return await store.cards([], None, None, 10)
    finally:
        await store.engine.dispose()
