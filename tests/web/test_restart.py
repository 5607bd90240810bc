"""A server that is asked to go says goodbye, keeps everything, and tells no secret in its log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from web.client import Chair, Visitor, last
from web.conftest import SERVE
from web.serving import House, kept_in, running
from web.tables import QUICK, begin, choice, play_out, play_some, take_places

SAME = ("version", "view", "offer", "waiting", "result")


@pytest.mark.slow
async def test_a_restart_loses_and_doubles_nothing(tmp_path: Path) -> None:
    house = House(kept_in(tmp_path), *SERVE).start()
    try:
        async with Visitor(house.base) as ana, Visitor(house.base) as bea:
            await ana.introduce("Ana")
            card = await begin(ana, **QUICK)
            path = f"/api/tables/{card['id']}"
            chairs = [*await take_places(ana, card=card), await bea.sit(card["id"])]
            act = await act_thrice(chairs)
            await chairs[0].send({"type": "say", "text": "see you"})
            said = await chairs[0].hear("said")
            await play_some(chairs, 8, -1)
            before = [(chair.state, chair.log) for chair in chairs]
            length = (await ana.get(f"{path}/replay"))["length"]

            leaving = [asyncio.create_task(hear_goodbye(chair)) for chair in chairs]
            assert await asyncio.to_thread(house.stop) == 0
            assert await asyncio.gather(*leaving) == [("restarting", 1012)] * 4
            house.start()

            again = [await ana.sit(card["id"], seat) for seat in range(3)]
            again.append(await bea.sit(card["id"]))
            assert again[0].heard[0]["chat"] == [said]
            for chair, (state, log) in zip(again, before, strict=True):
                assert {key: chair.state[key] for key in SAME} == {key: state[key] for key in SAME}
                assert chair.log == log
            await again[act["seat"]].send(act["message"])
            assert (await again[act["seat"]].hear("done", "refused"))["type"] == "done"
            assert (await ana.get(f"{path}/replay"))["length"] == length
            await play_out(again[:3], last)
    finally:
        house.stop()


async def act_thrice(chairs: list[Chair]) -> dict[str, Any]:
    """Send one act three times: it is done once; and its id cannot be used for another."""
    seat = next(seat for seat in range(3) if chairs[seat].state["offer"])
    chair = chairs[seat]
    version = chair.state["version"]
    act = {"type": "act", "id": "once", "version": version, "choices": [choice(chair)]}
    other = {**act, "choices": [choice(chair, -1)]}
    for _ in range(3):
        await chair.send(act)
        done = await chair.hear("done", "refused")
        assert done == {"type": "done", "id": "once", "version": version + 1}
    await chair.send(other)
    assert (await chair.hear("done", "refused"))["why"] == "used"
    assert chair.state["version"] == version + 1
    return {"seat": seat, "message": act}


async def hear_goodbye(chair: Chair) -> tuple[str, int]:
    """Why the server goes, and with which code the socket is closed."""
    why = (await chair.hear("bye"))["why"]
    return why, await chair.closed()


@pytest.mark.slow
async def test_no_secret_is_logged(tmp_path: Path) -> None:
    """Not even in the most talkative log, and neither when things go wrong."""
    with running(kept_in(tmp_path), *SERVE, "--log-level", "debug") as house:
        async with Visitor(house.base) as ana, Visitor(house.base) as kenji:
            await ana.introduce("Ana")
            card = await ana.lay("antayagi", 3, ["me", "invited", "bot:random"])
            links = await ana.get(f"/api/tables/{card['id']}/invitations")
            code = links["seats"]["1"].removeprefix("/i/")
            await kenji.introduce("Kenji")
            await kenji.change("POST", f"/api/invitations/{code}")
            await ana.change("POST", f"/api/tables/{card['id']}/start")
            chairs = [await ana.sit(card["id"]), await kenji.sit(card["id"])]
            for chair in chairs:
                await chair.send(b"\xff")
                await chair.send({"type": "act", "id": "x", "version": 0, "choices": ["sing"]})
                await chair.up_to_date()
            await ana.ask("GET", f"/api/invitations/{code}?secret={code}")
            await ana.ask("PUT", "/api/me", {"nom": "Ana"})
            secrets = [*ana.http.cookies.values(), *kenji.http.cookies.values(), code]
    with sqlite3.connect(tmp_path / "tables.db") as store:
        rows = store.execute("SELECT seed FROM tables").fetchall()
        rows += store.execute("SELECT value FROM keys").fetchall()
        rows += store.execute("SELECT secret FROM devices").fetchall()
        codes = [code for (code,) in store.execute("SELECT code FROM sitters").fetchall()]
    store.close()
    secrets += codes
    for (value,) in rows:
        secrets += [value.hex(), repr(value)[2:-1], str(list(value))]
    assert len(secrets) > 15
    for secret in secrets:
        assert secret not in house.errors
    for line in house.errors.splitlines():
        assert json.loads(line)["level"]
