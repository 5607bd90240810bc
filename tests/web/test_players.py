"""Bots that a server's owner has named: offered by name, never by path, no danger to a table."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from web.client import Visitor
from web.conftest import SERVE
from web.serving import House, kept_in, running

PATIENCE = 60.0
HEAD = """from sobremesa.core.bot import Bot


class Mine(Bot):
    def choose(self, view, choices, rng):
"""
LAST = HEAD + "        return choices[-1]\n"
FAULTS = {
    "it raises": ('        raise ValueError("I hold almond-7")\n', "ValueError < mine.py:6 choose"),
    "it cheats": ("        return max(choices) + 1\n", "NotOffered"),
    "it dies": ("        import os\n        os._exit(1)\n", "BrokenProcessPool"),
}


def written(folder: Path, text: str) -> str:
    file = folder / "mine.py"
    file.write_text(text, encoding="utf-8")
    return f"{file}:Mine"


def lines_of(house: House) -> list[dict[str, Any]]:
    return [json.loads(line) for line in house.errors.splitlines()]


async def watch(ana: Visitor, table: str) -> dict[str, Any]:
    """Wait until the bots have played a table to its end; give its result."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        card = await ana.get(f"/api/tables/{table}")
        if card["result"] is not None:
            result: dict[str, Any] = card["result"]
            return result
        await asyncio.sleep(0.05)
    raise AssertionError("the game does not end")


async def begin(ana: Visitor, sitters: list[str]) -> str:
    """A short game among bots."""
    await ana.introduce("Ana")
    card = await ana.lay("antayagi", len(sitters), sitters, options={"max_turns": "5"})
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    table: str = card["id"]
    return table


async def test_a_named_bot_is_offered_and_plays(tmp_path: Path) -> None:
    mine = written(tmp_path, LAST)
    with running(kept_in(tmp_path), *SERVE, "--players", mine, "--thinkers", "2") as house:
        async with Visitor(house.base) as ana:
            for game in await ana.get("/api/games"):
                assert game["bots"] == ["random", "greedy", "search", "Mine"]
                assert game["guests"] == ["Mine"]
                assert game["usual"] == "level-3"
            table = await begin(ana, ["bot:Mine"] * 3)
            assert await watch(ana, table)
            seats = (await ana.get(f"/api/tables/{table}"))["seats"]
            assert [seat["level"] for seat in seats] == ["Mine"] * 3
            assert [seat["character"] for seat in seats] == [None] * 3
    acts = [line for line in lines_of(house) if line["event"] == "act"]
    assert {act["bot"] for act in acts} == {"Mine"}
    assert not [line for line in lines_of(house) if line["level"] == "error"]


async def test_a_bot_may_be_named_for_one_game(tmp_path: Path) -> None:
    mine = written(tmp_path, LAST)
    with running(kept_in(tmp_path), *SERVE, "--players", f"antayagi={mine}") as house:
        async with Visitor(house.base) as ana:
            offered = {game["name"]: game["bots"] for game in await ana.get("/api/games")}
            assert offered["antayagi"] == ["random", "greedy", "search", "Mine"]
            assert offered["macaron"] == ["random", "greedy", "search"]
            await ana.introduce("Ana")
            body = {"game": "macaron", "seats": 2, "sitters": ["me", "bot:Mine"]}
            assert await ana.refused("POST", "/api/tables", body) == (400, "unclear")


async def test_no_page_can_name_a_path(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    mine = written(tmp_path, f"open({str(ran)!r}, 'w').close()\n" + LAST)
    with running(kept_in(tmp_path), *SERVE) as house:
        async with Visitor(house.base) as ana:
            await ana.introduce("Ana")
            card = await ana.lay("macaron", 2, ["me", "open"])
            for path in (mine, "./mine.py:Mine", "mine.py:Mine", "Mine", "../mine.py:Mine"):
                wish = f"bot:{path}"[:64]
                body = {"game": "macaron", "seats": 2, "sitters": ["me", wish]}
                assert await ana.refused("POST", "/api/tables", body) == (400, "unclear")
                seat = f"/api/tables/{card['id']}/seats/1"
                assert await ana.refused("PUT", seat, {"sitter": wish}) == (400, "unclear")
    assert not ran.exists()


@pytest.mark.parametrize("way", FAULTS)
async def test_a_bot_that_fails_does_not_spoil_the_table(tmp_path: Path, way: str) -> None:
    does, problem = FAULTS[way]
    mine = written(tmp_path, HEAD + does)
    with running(kept_in(tmp_path), *SERVE, "--players", mine) as house:
        async with Visitor(house.base) as ana:
            table = await begin(ana, ["bot:Mine", "bot:greedy", "bot:random"])
            assert await watch(ana, table)
    lines = lines_of(house)
    failed = [line for line in lines if line["level"] == "error"]
    assert {line["event"] for line in failed} == {"bot failed"}
    assert {line["bot"] for line in failed} >= {"Mine"}
    mine_failed = [line for line in failed if line["bot"] == "Mine"]
    assert all(line["problem"].startswith(problem) for line in mine_failed)
    assert "almond" not in house.errors
    acts = {line["number"]: line for line in lines if line["event"] == "act"}
    for line in mine_failed:
        act = acts[line["number"]]
        assert (act["seat"], act["bot"]) == (line["seat"], "random") == (0, "random")
    assert len(mine_failed) == len([act for act in acts.values() if act["seat"] == 0])


async def test_a_table_outlives_the_bots_of_another_day(tmp_path: Path) -> None:
    mine = written(tmp_path, LAST)
    house = House(kept_in(tmp_path), *SERVE, "--players", mine).start()
    try:
        async with Visitor(house.base) as ana:
            await ana.introduce("Ana")
            options = {"max_turns": "5"}
            card = await ana.lay("antayagi", 3, ["bot:Mine"] * 3, options=options)
            await asyncio.to_thread(house.stop)
            house.arguments = SERVE
            (tmp_path / "mine.py").unlink()
            await asyncio.to_thread(house.start)
            await ana.change("POST", f"/api/tables/{card['id']}/start")
            assert await watch(ana, card["id"])
    finally:
        house.stop()
    failed = [line for line in lines_of(house) if line["event"] == "bot failed"]
    assert {line["problem"] for line in failed} == {"it is not on the roster"}


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("none.py:Mine", "none.py:Mine: there is no such file"),
        ("greedy", "should be FILE.py:CLASS or GAME=FILE.py:CLASS"),
        ("chess={mine}", "there is no game 'chess'"),
    ],
)
def test_a_server_does_not_start_with_a_bot_it_cannot_seat(
    tmp_path: Path, said: str, problem: str
) -> None:
    words = ["serve", "--port", "0", "--database", kept_in(tmp_path), "--players"]
    run = subprocess.run(
        [sys.executable, "-m", "sobremesa.cli", *words, said.format(mine=written(tmp_path, LAST))],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert run.returncode == 2
    assert problem in run.stderr
    assert run.stderr.count("\n") == 1
