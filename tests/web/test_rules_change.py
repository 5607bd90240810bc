"""A server is renewed, and its games have other rules: what becomes of its tables, from outside."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from play.postgres import Postgres
from sobremesa.core.record import read_record
from web.client import Visitor, refusal
from web.conftest import SERVE
from web.renewed import OTHER, SAME, YEAR
from web.serving import House, kept_in
from web.tables import QUICK, begin, choice, play_out, play_some, take_places

TESTS = Path(__file__).parent.parent
VIEWERS = ("", "?viewer=0", "?viewer=1", "?viewer=2", "?viewer=open")


class RenewedHouse(House):
    """A server of this year or, with that said in its environment, of the next."""

    module = "web.renewed"


class Evening:
    """A game that is over, one that will go on, one that cannot, and one that is not begun."""

    def __init__(self, ana: Visitor, bea: Visitor) -> None:
        self.ana, self.bea = ana, bea
        self.over = self.on = self.closed = self.laid = ""

    async def spend(self) -> None:
        ana, bea = self.ana, self.bea
        card = await begin(ana, bea, **QUICK)
        await play_out(await take_places(ana, bea, card=card))
        self.over = card["id"]
        self.on = await self.play(3, game=SAME, seats=2)
        self.closed = await self.play(5, **QUICK)
        self.laid = (await ana.lay(OTHER, 3, ["me", "open", "bot:random"]))["id"]

    async def play(self, choices: int, **wishes: Any) -> str:
        """A table where so many choices are made, and something is said."""
        card = await begin(self.ana, self.bea, **wishes)
        chairs = await take_places(self.ana, self.bea, card=card)
        await chairs[1].send({"type": "say", "text": "see you next year"})
        await play_some(chairs, choices)
        for chair in chairs:
            await chair.leave()
        table: str = card["id"]
        return table

    async def seen(self, table: str, who: Visitor) -> Any:
        """What somebody sees of a table: its card, and what a seat is shown."""
        chair = await who.sit(table)
        await chair.leave()
        return chair.heard[0]

    async def kept(self) -> list[Any]:
        """All there is of the finished game."""
        path = f"/api/tables/{self.over}"
        found = [(await self.bea.ask("GET", f"{path}/record")).text]
        for viewer in VIEWERS:
            found.append(await self.bea.get(f"{path}/replay{viewer}"))
        shown = await self.seen(self.over, self.bea)
        return [*found, shown["state"], shown["table"]["result"], shown["table"]["state"]]


@pytest.fixture(autouse=True)
def _path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)


@pytest.mark.slow
async def test_rules_change_and_tables_live_on(tmp_path: Path) -> None:
    await spend_a_year(RenewedHouse(kept_in(tmp_path), *SERVE))


@pytest.mark.deep
async def test_rules_change_and_tables_of_postgresql_live_on(postgres: Postgres) -> None:
    await spend_a_year(RenewedHouse(postgres.shaped(), *SERVE))


async def spend_a_year(renewed: RenewedHouse) -> None:
    """An evening with the rules of this year, and a server with those of the next."""
    renewed.start()
    try:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Visitor(renewed.base)) for _ in "ab"]
            ana, bea = [
                await who.introduce(name) for who, name in zip(people, ("Ana", "Bea"), strict=True)
            ]
            evening = Evening(ana, bea)
            await evening.spend()
            before = await evening.kept()
            shown = await evening.seen(evening.on, bea)
            assert renewed.stop() == 0
            renewed.environment = {YEAR: "1"}
            renewed.start()
            await check_listed(evening)
            assert (await evening.seen(evening.on, bea))["state"] == shown["state"]
            assert await evening.kept() == before
            await check_closed(evening)
            await asyncio.to_thread(check_commands, renewed, evening, before[0])
            await play_both(evening)
        assert "allowed are" not in renewed.errors
        assert '"level": "error"' not in renewed.errors
    finally:
        renewed.stop()


async def check_listed(evening: Evening) -> None:
    """Nobody has looked at any table since; the list is there all the same."""
    listed = {card["id"]: card for card in await evening.ana.get("/api/tables")}
    assert set(listed) == {evening.over, evening.on, evening.closed, evening.laid}
    assert listed[evening.over]["state"] == "over"
    async with Visitor(evening.ana.base) as stranger:
        assert evening.laid in {card["id"] for card in await stranger.get("/api/tables")}


async def check_closed(evening: Evening) -> None:
    """It says why, keeps what was said, and nothing can be done there."""
    ana, path = evening.ana, f"/api/tables/{evening.closed}"
    card = await ana.get(path)
    assert (card["state"], card["closed"], card["you"]) == ("closed", "outdated", [0, 2])
    assert [seat["name"] for seat in card["seats"]] == ["Ana", "Bea", "Ana"]
    chair = await ana.sit(evening.closed)
    welcome = chair.heard[0]
    assert (welcome["type"], welcome["state"]["view"]) == ("welcome", None)
    assert welcome["chat"][0]["text"] == "see you next year"
    said = f"what a pity {len(welcome['chat'])}"
    await chair.send({"type": "say", "text": said})
    assert (await chair.hear("said"))["text"] == said
    for kind in ("act", "try"):
        await chair.send({"type": kind, "id": "x", "version": 0, "choices": ["sing"]})
        assert (await chair.hear("refused"))["why"] == "closed"
    await chair.leave()
    for asked in ("replay", "record"):
        assert refusal(await ana.ask("GET", f"{path}/{asked}"))[0] == 409
    for asked in ("pause", "start", "rematch"):
        assert refusal(await ana.ask("POST", f"{path}/{asked}"))[0] == 409
    assert await ana.refused("PUT", f"{path}/seats/0", {"sitter": "bot:random"}) == (409, "closed")


def command(renewed: RenewedHouse, *words: str) -> str:
    """What a command of next year's house prints."""
    whole = [sys.executable, "-m", RenewedHouse.module, "tables", *words]
    environment = {**os.environ, YEAR: "1", "NO_COLOR": "1"}
    done = subprocess.run(
        [*whole, "--database", renewed.database],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def check_commands(renewed: RenewedHouse, evening: Evening, record: str) -> None:
    """Whoever runs the server sees the same."""
    listed = {
        table["id"]: table["state"] for table in json.loads(command(renewed, "list", "--json"))
    }
    assert listed[evening.closed] == "closed"
    assert listed[evening.over] == "over"
    closed = json.loads(command(renewed, "show", evening.closed, "--json"))
    assert (closed["state"], closed["choices"], closed["result"]) == ("closed", 5, None)
    assert closed["problem"]
    assert "allowed are" not in closed["problem"]
    assert len(read_record(command(renewed, "record", evening.closed)).choices) == 5
    over = json.loads(command(renewed, "show", evening.over, "--json"))
    assert over["result"] is not None
    end = f"{over['result']['outcome']} places {' '.join(map(str, over['result']['places']))}"
    assert read_record(record).end.startswith(end)
    assert command(renewed, "record", evening.over) == record


async def play_both(evening: Evening) -> None:
    """The table that goes on goes on; what was not begun begins by the new rules."""
    chairs = await take_places(evening.ana, evening.bea, card={"id": evening.on, "seats": [0, 1]})
    asked = next(chair for chair in chairs if chair.state["offer"])
    assert (await asked.act(choice(asked)))["type"] == "done"
    for chair in chairs:
        await chair.leave()
    path = f"/api/tables/{evening.laid}"
    await evening.bea.change("PUT", f"{path}/seats/1", {"sitter": "me"})
    assert (await evening.ana.change("POST", f"{path}/start"))["state"] == "playing"
