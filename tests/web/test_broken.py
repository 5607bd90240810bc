"""A table that cannot be read, seen from outside: a lobby for all, a sentence for its people."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from sobremesa.play.journal import Acted, read
from web.client import Visitor, refusal
from web.conftest import SERVE
from web.serving import House
from web.tables import begin, choice, take_places


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
    house = House(f"sqlite:///{tmp_path}/tables.db", *SERVE).start()
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
