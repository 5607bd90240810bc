"""A table that cannot be read, seen from outside: a lobby for all, a sentence for its people."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from play.test_broken import BREAKAGES, break_it, change
from sobremesa.play.journal import Acted, read
from web.client import Visitor, refusal
from web.conftest import SERVE
from web.serving import House, kept_in
from web.tables import QUICK, begin, choice, play_some, take_places


def pass_twice(folder: Path, table: str) -> None:
    """Let the same card be passed twice: whoever makes that choice again is told a hand."""
    with sqlite3.connect(folder / "tables.db") as store:
        rows = store.execute('SELECT number, body FROM journal WHERE "table" = ?', (table,))
        acts = [(number, json.loads(body)) for number, body in rows if is_act(body)]
        (_, first), (number, second) = acts[:2]
        body = json.dumps({**second, "choices": first["choices"]})
        change = 'UPDATE journal SET body = ? WHERE "table" = ? AND number = ?'
        store.execute(change, (body, table, number))
    store.close()


def is_act(body: str) -> bool:
    return isinstance(read(body), Acted)


async def test_a_table_that_cannot_be_read_harms_nobody(tmp_path: Path) -> None:
    house = House(kept_in(tmp_path), *SERVE).start()
    try:
        async with Visitor(house.base) as ana, Visitor(house.base) as bea:
            await ana.introduce("Ana")
            await bea.introduce("Bea")
            bad = await begin(ana, game="macaron", seats=2)
            chairs = await take_places(ana, card=bad)
            for _ in range(2):
                await chairs[0].act(choice(chairs[0]))
                await chairs[0].hear("state")
            good = await bea.lay("macao", 2, ["me", "open"])
            house.stop()
            pass_twice(tmp_path, bad["id"])
            house.start()

            at = f"/api/tables/{bad['id']}"
            for path in (at, f"{at}/replay", f"{at}/record", f"{at}/invitations"):
                answer = await ana.ask("GET", path)
                assert refusal(answer) == (409, "closed")
                assert "allowed" not in answer.text
            assert await ana.refused("POST", f"{at}/pause") == (409, "closed")
            chair = await ana.sit(bad["id"])
            assert (chair.heard[0]["type"], chair.heard[0]["why"]) == ("refused", "closed")
            assert await chair.closed() == 4403
            listed = {card["id"]: card for card in await ana.get("/api/tables")}
            assert listed[bad["id"]]["closed"] == "unreadable"
            assert good["id"] in listed
            assert [card["id"] for card in await bea.get("/api/tables")] == [good["id"]]
            assert (await bea.sit(good["id"])).heard[0]["type"] == "welcome"
        assert "allowed are" not in house.errors
    finally:
        house.stop()


@pytest.mark.slow
async def test_every_kind_of_broken_row_at_once(database: str) -> None:
    """One table of each kind; lobby, waking and all other tables are as they were."""
    house = House(database, *SERVE).start()
    try:
        async with Visitor(house.base) as ana, Visitor(house.base) as bea:
            await ana.introduce("Ana")
            await bea.introduce("Bea")
            broken = {kind: await played(ana) for kind in BREAKAGES}
            good = await played(bea)
            sitters = ["me", "bot:random", "bot:random"]
            bots = await bea.lay("antayagi", 3, sitters, options=QUICK["options"])
            await bea.change("POST", f"/api/tables/{bots['id']}/start")
            house.stop()
            for kind, table in broken.items():
                await break_it(database, BREAKAGES[kind], table)
                await break_it(database, change("turn", "bot"), table)
            house.start()
            if database.startswith("postgresql"):
                await check_left_to_others(ana, broken.pop("other version"))
            for kind, table in broken.items():
                await check_broken(ana, kind, table)
            await check_unharmed(ana, bea, set(broken.values()), good)
            # Its bots are let play beside all that cannot be woken.
            await bea.change("PUT", f"/api/tables/{bots['id']}/seats/0", {"sitter": "bot:random"})
            while (await bea.get(f"/api/tables/{bots['id']}"))["state"] != "over":
                await asyncio.sleep(0.05)
        assert "allowed are" not in house.errors
        assert house.errors.count("table not resumed") == len(BREAKAGES)
        assert '"level": "error"' not in house.errors
    finally:
        house.stop()


async def played(who: Visitor) -> str:
    """A table of one person, with so many choices that they fit no other deal."""
    card = await begin(who, game="macaron", seats=2, access="anyone")
    chairs = await take_places(who, card=card)
    await play_some(chairs, 16)
    for chair in chairs:
        await chair.leave()
    table: str = card["id"]
    return table


async def check_broken(ana: Visitor, kind: str, table: str) -> None:
    """Its own people are told that it is closed, whatever they ask, and nothing of its insides."""
    at = f"/api/tables/{table}"
    for method, path in (
        ("GET", at),
        ("GET", f"{at}/replay"),
        ("GET", f"{at}/record"),
        ("GET", f"{at}/invitations"),
        ("POST", f"{at}/pause"),
        ("POST", f"{at}/rematch"),
    ):
        answer = await ana.ask(method, path)
        assert refusal(answer) == (409, "closed"), kind
        assert "pass" not in answer.json()["detail"].split(), kind
    chair = await ana.sit(table)
    assert (chair.heard[0]["type"], chair.heard[0]["why"]) == ("refused", "closed"), kind
    assert await chair.closed() == 4403


async def check_left_to_others(ana: Visitor, table: str) -> None:
    """Where others may serve the same tables, one of a newer version is theirs."""
    answer = await ana.ask("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["why"]) == (503, "lost")
    with pytest.raises(ConnectionClosed) as closed:
        await ana.sit(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012


async def check_unharmed(ana: Visitor, bea: Visitor, broken: set[str], good: str) -> None:
    listed = {card["id"]: card for card in await ana.get("/api/tables")}
    assert {name for name, card in listed.items() if card["closed"]} == broken
    async with Visitor(bea.base) as stranger:
        for who in (stranger, bea):
            seen = {card["id"] for card in await who.get("/api/tables")}
            assert good in seen
            assert not broken & seen
    chair = await bea.sit(good, 0)
    other = await bea.sit(good, 1)
    asked = next(one for one in (chair, other) if one.state["offer"])
    assert (await asked.act(choice(asked)))["type"] == "done"
