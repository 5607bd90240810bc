"""Keys in one's pocket: who becomes whom, how often, and who learns of it (docs/protocol.md)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from web.client import Visitor
from web.conftest import Meet
from web.serving import House
from web.tables import QUICK, begin, play_out

Change = Callable[[Visitor, dict[str, Any]], Awaitable[object]]


async def key_of(visitor: Visitor) -> tuple[str, str]:
    """A new key: its id, and the secret that its link carries behind the #."""
    made = await visitor.change("POST", "/api/me/keys")
    address, _, secret = made["link"].partition("/key#")
    assert address == visitor.base
    assert made["qr"].startswith("<svg ")
    return made["id"], secret


async def opened(visitor: Visitor, secret: str, join: bool = False) -> Any:
    return await visitor.change("POST", "/api/keys/open", {"key": secret, "join": join})


async def me(visitor: Visitor) -> Any:
    return await visitor.get("/api/me")


async def test_a_key_brings_name_people_and_games_to_another_device(meet: Meet) -> None:
    ana, phone = await meet("Ana"), await meet("")
    card = await begin(ana, **QUICK)
    _, secret = await key_of(ana)
    assert await phone.change("POST", "/api/keys/look", {"key": secret}) == {
        "name": "Ana",
        "same": False,
        "own": None,
        "tables": 0,
    }
    assert (await me(phone))["known"] is False
    assert await opened(phone, secret) == await me(ana)
    assert await me(phone) == await me(ana)
    assert [found["id"] for found in await phone.get("/api/tables") if found["you"]] == [card["id"]]
    assert phone.http.cookies["sobremesa_person"] != ana.http.cookies["sobremesa_person"]
    await phone.change("PUT", "/api/me", {"name": "Ana María"})
    assert (await me(ana))["name"] == "Ana María"
    ring = await ana.get("/api/me/keys")
    assert [(one["here"], one["by"]) for one in ring["devices"]] == [(True, "name"), (False, "key")]
    assert [one["used"] is not None for one in ring["keys"]] == [True]


async def revoke(ana: Visitor, made: dict[str, Any]) -> None:
    await ana.change("DELETE", f"/api/me/keys/{made['id']}")


async def use(ana: Visitor, made: dict[str, Any]) -> None:
    async with Visitor(ana.base) as other:
        await opened(other, made["secret"])


async def forget(ana: Visitor, made: dict[str, Any]) -> None:
    await ana.change("DELETE", "/api/me")


async def alter(ana: Visitor, made: dict[str, Any]) -> None:
    made["secret"] = made["secret"][::-1]


@pytest.mark.parametrize("spoil", [revoke, use, forget, alter])
async def test_a_key_that_opens_nothing(meet: Meet, spoil: Change) -> None:
    ana, thief = await meet("Ana"), await meet("")
    key, secret = await key_of(ana)
    made = {"id": key, "secret": secret}
    await spoil(ana, made)
    for path in ("look", "open"):
        body = {"key": made["secret"]}
        assert await thief.refused("POST", f"/api/keys/{path}", body) == (404, "no_key")
    assert (await me(thief))["known"] is False


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"key": ""},
        {"key": "short"},
        {"key": "a" * 44},
        {"key": "é" * 43},
        {"key": "a" * 42 + "\n"},
        {"key": None},
        {"key": 7},
        {"key": "a" * 43, "join": "yes"},
        {"key": "a" * 43, "more": 1},
    ],
)
async def test_what_is_no_key(meet: Meet, body: object) -> None:
    stranger = await meet("")
    assert await stranger.refused("POST", "/api/keys/open", body) == (400, "unclear")


async def test_the_same_device_spends_no_key(meet: Meet) -> None:
    ana = await meet("Ana")
    _, secret = await key_of(ana)
    assert (await ana.change("POST", "/api/keys/look", {"key": secret}))["same"] is True
    assert (await opened(ana, secret))["name"] == "Ana"
    assert [one["used"] for one in (await ana.get("/api/me/keys"))["keys"]] == [None]


@pytest.mark.parametrize("devices", [False, True])
async def test_a_key_taken_back_may_sign_its_device_out(meet: Meet, devices: bool) -> None:
    ana, phone = await meet("Ana"), await meet("")
    key, secret = await key_of(ana)
    await opened(phone, secret)
    card = await begin(ana, **QUICK)
    chair = await phone.sit(card["id"], 0)
    await ana.change("DELETE", f"/api/me/keys/{key}?devices={str(devices).lower()}")
    assert (await me(phone))["known"] is not devices
    assert (await me(ana))["known"] is True
    assert (await ana.get("/api/me/keys"))["keys"] == []
    if devices:
        assert await chair.closed() == 1012
        assert (await phone.sit(card["id"])).heard[0]["viewer"] is None


async def test_a_device_is_signed_out_by_itself(meet: Meet) -> None:
    ana, phone, kenji = await meet("Ana"), await meet(""), await meet("Kenji")
    await opened(phone, (await key_of(ana))[1])
    there = [one for one in (await ana.get("/api/me/keys"))["devices"] if not one["here"]]
    await kenji.change("DELETE", f"/api/me/devices/{there[0]['id']}")
    assert (await me(phone))["known"] is True
    await ana.change("DELETE", f"/api/me/devices/{there[0]['id']}")
    assert (await me(phone))["known"] is False


async def test_what_a_device_had_before_comes_along_if_that_is_wished(meet: Meet) -> None:
    ana, phone, kenji = await meet("Ana"), await meet("Anita"), await meet("Kenji")
    own = await begin(phone, **QUICK)
    shared = await phone.lay("antayagi", 3, ["me", "open", "bot:greedy"], options=QUICK["options"])
    await kenji.change("PUT", f"/api/tables/{shared['id']}/seats/1", {"sitter": "me"})
    chair = await kenji.sit(shared["id"])
    await (await phone.sit(shared["id"])).socket.send('{"type": "say", "text": "hola"}')
    await chair.hear("said")
    _, secret = await key_of(ana)
    look = await phone.change("POST", "/api/keys/look", {"key": secret})
    assert (look["own"], look["tables"]) == ("Anita", 2)
    await opened(phone, secret, join=True)
    for device in (ana, phone):
        mine = {card["id"]: card for card in await device.get("/api/tables")}
        assert mine[own["id"]]["you"] == [0, 1, 2]
        assert mine[shared["id"]]["host"] is True
    heard = await chair.hear("table")
    while heard["table"]["seats"][0]["name"] != "Ana":
        heard = await chair.hear("table")
    await ana.change("POST", f"/api/tables/{shared['id']}/start")
    await play_out([await ana.sit(shared["id"], 0), await kenji.sit(shared["id"], 1)])
    assert (await phone.get("/api/me/games"))["total"] == 1


async def test_what_a_device_had_before_is_left_where_it_is(meet: Meet) -> None:
    ana, phone = await meet("Ana"), await meet("Anita")
    left = await begin(phone, **QUICK)
    tablet = await meet("")
    await opened(tablet, (await key_of(phone))[1])
    await opened(phone, (await key_of(ana))[1])
    assert left["id"] not in [card["id"] for card in await phone.get("/api/tables")]
    assert (await me(phone))["name"] == "Ana"
    assert (await me(tablet))["name"] == "Anita"


async def test_nobody_has_more_keys_than_are_enough(meet: Meet) -> None:
    ana = await meet("Ana")
    for _ in range(20):
        await key_of(ana)
    assert await ana.refused("POST", "/api/me/keys") == (409, "keys_enough")


async def test_nobody_else_learns_of_keys_or_takes_them_back(meet: Meet) -> None:
    ana, kenji, stranger = await meet("Ana"), await meet("Kenji"), await meet("")
    key, secret = await key_of(ana)
    assert (await kenji.get("/api/me/keys"))["keys"] == []
    for path in ("keys", "people", "games", "statistics", "export"):
        assert await stranger.refused("GET", f"/api/me/{path}") == (401, "stranger")
    await kenji.change("DELETE", f"/api/me/keys/{key}")
    assert (await opened(stranger, secret))["name"] == "Ana"


async def test_a_secret_is_in_no_log_and_in_no_database(own_house: House) -> None:
    async with Visitor(own_house.base) as ana, Visitor(own_house.base) as phone:
        await ana.introduce("Ana")
        made = await ana.ask("POST", "/api/me/keys")
        assert made.headers["cache-control"] == "no-store"
        secret = made.json()["link"].partition("#")[2]
        await opened(phone, secret)
        cookies = [one.http.cookies["sobremesa_person"] for one in (ana, phone)]
        own_house.stop()
        kept = Path(own_house.database.removeprefix("sqlite:///")).read_bytes()
        for one in (secret, *cookies):
            assert one not in own_house.errors
            assert one.encode() not in kept
    assert re.search(r"[A-Za-z0-9_-]{43}", secret)
