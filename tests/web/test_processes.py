"""Several processes behind one port: `sobremesa serve --processes N`."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from play.postgres import Postgres
from web.client import Visitor
from web.conftest import SERVE
from web.crash import ARGUMENTS, Ordeal
from web.serving import House, kept_in, running
from web.tables import QUICK, play_with_a_bot
from web.test_metrics import figures

COUNT = 2
BOTS = ["me", "bot:greedy", "bot:greedy"]
PATIENCE = 60.0


@pytest.fixture(name="several")
def _several(postgres: Postgres) -> Iterator[House]:
    with running(postgres.emptied(), "--processes", str(COUNT), *SERVE) as started:
        yield started


def workers(house: House) -> list[int]:
    """The processes that serve, by their numbers."""
    children = Path(f"/proc/{house.pid}/task/{house.pid}/children").read_text(encoding="ascii")
    found = []
    for child in children.split():
        with suppress(OSError):
            command = Path(f"/proc/{child}/cmdline").read_text(encoding="utf-8")
            if "spawn_main" in command:
                found.append(int(child))
    return found


def alive(number: int) -> bool:
    try:
        status = Path(f"/proc/{number}/status").read_text(encoding="utf-8")
    except OSError:
        return False
    return "State:\tZ" not in status


def replaced(house: House, number: int) -> bool:
    now = workers(house)
    return len(now) == COUNT and number not in now


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.05)


async def counted(house: House, name: str, value: float) -> None:
    """Wait until it counts so much: each process says it once a second."""
    async with asyncio.timeout(PATIENCE):
        while (await figures(house))[name] != value:
            await asyncio.sleep(0.1)


def refused(*words: str) -> str:
    """What a server says that does not start."""
    command = [sys.executable, "-m", "sobremesa.cli", "serve", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 2, done
    assert done.stdout == ""
    (line,) = [line for line in done.stderr.splitlines() if line.startswith("sobremesa: ")]
    assert "Traceback" not in done.stderr
    return line


def agree(told: list[dict[str, float]]) -> bool:
    """Whether all tell the same, but for what is so at this moment alone."""
    momentary = ("sobremesa_neighbours", "sobremesa_commit", "sobremesa_tables")
    lasting = [
        {name: value for name, value in found.items() if not name.startswith(momentary)}
        for found in told
    ]
    return all(found == lasting[0] for found in lasting)


@pytest.mark.slow
async def test_several_processes_serve_one_port(several: House) -> None:
    assert len(workers(several)) == COUNT
    async with Visitor(several.base) as rosa, Visitor(several.base) as kenji:
        await rosa.introduce("Rosa")
        await kenji.introduce("Kenji")
        _, chairs = await play_with_a_bot(rosa, kenji)
        # Whoever is asked tells of all, once each has said what it has counted.
        await counted(several, "sobremesa_sockets", len(chairs))
        async with asyncio.timeout(PATIENCE):
            while not agree(told := [await figures(several) for _ in range(6)]):
                await asyncio.sleep(0.2)
    for found in told:
        assert found["sobremesa_processes"] == COUNT
        assert found["sobremesa_sockets"] == 2
        assert found['sobremesa_acts_total{by="person"}'] > 1
    lines = [json.loads(line) for line in several.errors.splitlines()]
    assert {line["process"] for line in lines} <= set(range(1, COUNT + 1))
    assert all("process" in line for line in lines)


@pytest.mark.slow
async def test_a_process_that_is_killed_is_replaced(several: House) -> None:
    async with Visitor(several.base) as rosa:
        await rosa.introduce("Rosa")
        card = await rosa.lay(
            "antayagi", 3, ["me", "bot:greedy", "bot:greedy"], options=QUICK["options"]
        )
        await rosa.change("POST", f"/api/tables/{card['id']}/start")
        before = workers(several)
        # Both in turn, so that the one who has the page is among them.
        for number in before:
            os.kill(number, signal.SIGKILL)
            await until(partial(replaced, several, number))
        assert not set(before) & set(workers(several))
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError, OSError):
                    assert await (await rosa.sit(card["id"])).play()
                    break
    assert several.errors.count("process replaced") == COUNT
    # Those that are gone are not counted any more.
    await counted(several, "sobremesa_processes", COUNT)


@pytest.mark.slow
async def test_a_server_that_is_asked_to_stop_takes_all_along(postgres: Postgres) -> None:
    house = House(postgres.emptied(), "--processes", str(COUNT), *SERVE).start()
    numbers = workers(house)
    assert len(numbers) == COUNT
    async with Visitor(house.base) as rosa:
        await rosa.introduce("Rosa")
        card = await rosa.lay("macaron", 2, ["me", "me"])
        chair = await rosa.sit(card["id"])
        assert await asyncio.to_thread(house.stop) == 0
        assert await chair.closed() == 1012
        assert chair.heard[-1] == {"type": "bye", "why": "restarting"}
    assert not any(alive(number) for number in numbers)


@pytest.mark.slow
async def test_nobody_stays_behind_when_the_first_process_is_killed(postgres: Postgres) -> None:
    house = House(postgres.emptied(), "--processes", str(COUNT), *SERVE).start()
    numbers = workers(house)
    await asyncio.to_thread(house.kill)
    await until(lambda: not any(alive(number) for number in numbers))


class Renewal(Ordeal):
    """The processes are renewed one after the other, again and again, while people play."""

    async def _crash(self) -> None:
        await self._let_play()
        self._note_under_way()
        done = self._house.errors.count("process renewed")
        os.kill(self._house.pid, signal.SIGHUP)
        await until(lambda: self._house.errors.count("process renewed") == done + COUNT)
        self.tally.crashes += 1


@pytest.mark.slow
async def test_no_move_is_lost_while_the_processes_are_renewed(postgres: Postgres) -> None:
    house = House(postgres.emptied(), "--processes", str(COUNT), *ARGUMENTS)
    tally = await Renewal(house, ["macaron", "antayagi"], seed=5).endure(2)
    print(tally)
    assert tally.complaints == []
    assert tally.acknowledged > 100
    assert "not renewed" not in house.errors


def test_several_processes_need_more_than_a_file(tmp_path: Path) -> None:
    said = refused("--port", "0", "--processes", "2", "--database", kept_in(tmp_path))
    assert "several processes need a PostgreSQL database" in said


@pytest.mark.slow
def test_a_port_in_use_is_refused(postgres: Postgres) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--processes", "2", "--database", postgres.emptied())
        assert f"cannot listen on 127.0.0.1:{port}; is it in use?" in said


@pytest.mark.slow
def test_a_database_that_does_not_answer_is_refused() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        database = f"postgresql://u:secret@127.0.0.1:{port}/x"
        said = refused("--port", "0", "--processes", "2", "--database", database)
    assert "cannot be opened" in said
    assert "secret" not in said


@pytest.mark.slow
def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = kept_in(tmp_path)
    with running(database, *SERVE) as house:
        said = refused("--port", "0", "--database", database)
        assert re.search(rf"tables\.db is in use by process {house.pid};", said)
        command = [sys.executable, "-m", "sobremesa.cli", "tables", "list", "--database", database]
        subprocess.run(command, capture_output=True, check=True, timeout=PATIENCE)
        house.kill()
        house.start()
    with running(database, *SERVE):
        pass
