"""Shuffles that can be checked: what is promised, added, told, and in the record afterwards."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from sobremesa.core.record import read_record
from sobremesa.terminal.verifying import verify
from web.client import Visitor
from web.conftest import Meet
from web.serving import House
from web.tables import QUICK, begin, lay_for, play_out, play_with_a_bot, take_places

ANA, BEA, LATE = "a1" * 32, "be" * 32, "1a" * 32


async def add(visitor: Visitor, table: str, nonce: str) -> Any:
    """A page's nonce."""
    return await visitor.change("PUT", f"/api/tables/{table}/luck", {"nonce": nonce})


async def record_of(visitor: Visitor, table: str) -> str:
    """The record of a finished game."""
    answer = await visitor.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def test_a_game_is_dealt_from_what_was_promised_and_added(meet: Meet) -> None:
    """Every step is worked out here once more, from protocol and documents alone."""
    ana, bea, spectator = await meet("Ana"), await meet("Bea"), await meet("")
    card = await lay_for(ana, bea, **QUICK)
    table = card["id"]
    waiting = await bea.sit(table)
    promised = waiting.heard[0]["luck"]
    assert set(promised) == {"commitment", "nonces"}
    assert promised["nonces"] is None, "nobody is told before the deal what was added"
    assert await ana.get(f"/api/tables/{table}/luck") == promised
    await add(bea, table, BEA)
    await add(ana, table, ANA)
    await add(ana, table, ANA)
    assert await add(ana, table, LATE) == promised
    await ana.change("POST", f"/api/tables/{table}/start")
    begun = await waiting.hear("welcome")
    added = [[0, ANA], [0, LATE], [1, BEA]]
    assert begun["luck"] == {**promised, "nonces": added}
    looking_on = await spectator.sit(table)
    assert looking_on.heard[0]["luck"] == begun["luck"]
    for chair in (waiting, looking_on):
        await chair.leave()

    chairs = await take_places(ana, bea, card=card)
    assert await ana.refused("GET", f"/api/tables/{table}/record") == (409, "not_over")
    await play_out(chairs)
    text = await record_of(spectator, table)
    said = dict(line.split(" ", 1) for line in text.splitlines() if not line[0].isdigit())
    secret, salt = bytes.fromhex(said["secret"]), bytes.fromhex(said["salt"])
    assert hashlib.sha256(salt + secret).hexdigest() == promised["commitment"] == said["commitment"]
    told = f"sobremesa deal 1\ntable {table}\n"
    told += "".join(f"nonce {seat} {nonce}\n" for seat, nonce in added)
    assert hmac.new(secret, told.encode(), "sha256").hexdigest() == said["seed"]
    body = text[: text.index("seal ")]
    assert hmac.new(secret, body.encode(), "sha256").hexdigest() == said["seal"]
    assert len(list(verify(text, promised["commitment"]))) == 4


async def test_bots_and_silent_pages_add_nothing_and_it_is_said_so(meet: Meet) -> None:
    card, _ = await play_with_a_bot(host := await meet("Ana"), await meet("Bea"))
    text = await record_of(host, card["id"])
    assert "\nnonce" not in text
    assert "no nonce at all" in " ".join(verify(text))


async def test_who_may_add_to_the_luck(meet: Meet) -> None:
    ana, bea, spectator = await meet("Ana"), await meet("Bea"), await meet("Carla")
    card = await lay_for(ana, bea, **QUICK)
    path = f"/api/tables/{card['id']}/luck"
    assert await spectator.refused("PUT", path, {"nonce": ANA}) == (403, "spectator")
    for bad in ("", "a1", ANA.upper(), ANA + "\n", "g" * 64):
        assert await ana.refused("PUT", path, {"nonce": bad}) == (400, "unclear")
    for page in range(8):
        await add(bea, card["id"], f"{page:064x}")
    assert await bea.refused("PUT", path, {"nonce": BEA}) == (429, "crowded")
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    told = await add(ana, card["id"], ANA)
    assert told["nonces"] == [[1, f"{page:064x}"] for page in range(8)], "nothing late"
    assert await ana.get(path) == told


async def test_whoever_leaves_takes_his_nonce_along(meet: Meet) -> None:
    ana, bea = await meet("Ana"), await meet("Bea")
    card = await lay_for(ana, bea, **QUICK)
    await add(bea, card["id"], BEA)
    path = f"/api/tables/{card['id']}"
    await bea.change("PUT", f"{path}/seats/1", {"sitter": "open"})
    await ana.change("PUT", f"{path}/seats/1", {"sitter": "me"})
    await ana.change("POST", f"{path}/start")
    assert (await ana.sit(card["id"], 0)).heard[0]["luck"]["nonces"] == []


async def test_a_rematch_has_luck_of_its_own(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await begin(ana, **QUICK)
    chairs = await take_places(ana, card=card)
    await play_out(chairs)
    again = await ana.change("POST", f"/api/tables/{card['id']}/rematch")
    promised = (await ana.sit(again["id"], 0)).heard[0]["luck"]["commitment"]
    assert promised != chairs[0].heard[0]["luck"]["commitment"]


async def test_a_restart_deals_the_same_again(own_house: House) -> None:
    async with Visitor(own_house.base) as ana:
        await ana.introduce("Ana")
        card = await lay_for(ana, **QUICK)
        await add(ana, card["id"], ANA)
        await ana.change("POST", f"/api/tables/{card['id']}/start")
        before = (await ana.sit(card["id"], 0)).heard[0]
    own_house.stop()
    own_house.start()
    async with Visitor(own_house.base) as back:
        back.http.cookies.update(ana.http.cookies)
        chairs = await take_places(back, card=card)
        assert chairs[0].heard[0]["luck"] == before["luck"]
        assert chairs[0].heard[0]["state"]["view"] == before["state"]["view"]
        await play_out(chairs)
        text = await record_of(back, card["id"])
        assert len(list(verify(text, before["luck"]["commitment"]))) == 4
        assert read_record(text).pledge is not None
