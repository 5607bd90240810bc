"""Who may sit where, start, pause and ask for a rematch: each cell of the protocol's table."""

from __future__ import annotations

from typing import Any

import pytest

from web.client import Visitor
from web.conftest import Meet
from web.tables import PLAIN_SEAT, QUICK, begin, lay_for, play_out, take_places

DONE = (200, "")
NOT_HOST = (403, "not_host")
NOT_YOURS = (403, "not_yours")
TAKEN = (409, "taken")
BEGUN = (409, "begun")
PRESENT = (409, "present")

Told = dict[str, list[tuple[int, str]]]

LAYING: dict[str, Told] = {
    # on the host's seat, the guest's, an open one, one that is kept for the invited
    "host": {
        "me": [DONE, TAKEN, DONE, DONE],
        "open": [DONE] * 4,
        "invited": [DONE] * 4,
        "bot:greedy": [DONE] * 4,
    },
    "guest": {
        "me": [TAKEN, DONE, TAKEN, NOT_HOST],
        "open": [NOT_HOST, DONE, NOT_HOST, NOT_HOST],
        "invited": [NOT_HOST] * 4,
        "bot:greedy": [NOT_HOST] * 4,
    },
    "other": {
        "me": [TAKEN, TAKEN, DONE, NOT_HOST],
        "open": [NOT_HOST] * 4,
        "invited": [NOT_HOST] * 4,
        "bot:greedy": [NOT_HOST] * 4,
    },
}
PLAYING: dict[str, Told] = {
    # on the host's seat, that of a guest who is away, that of one who is here, a bot's
    "host": {
        "me": [DONE, NOT_YOURS, NOT_YOURS, NOT_YOURS],
        "open": [BEGUN] * 4,
        "invited": [BEGUN] * 4,
        "bot:random": [DONE, DONE, PRESENT, DONE],
    },
    "guest": {
        "me": [NOT_YOURS, DONE, NOT_YOURS, NOT_YOURS],
        "open": [BEGUN] * 4,
        "invited": [BEGUN] * 4,
        "bot:random": [NOT_HOST, DONE, NOT_HOST, NOT_HOST],
    },
    "other": {
        "me": [NOT_YOURS] * 4,
        "open": [BEGUN] * 4,
        "invited": [BEGUN] * 4,
        "bot:random": [NOT_HOST] * 4,
    },
}


async def ask_for(visitor: Visitor, table: str, seat: int, wish: str) -> tuple[int, str]:
    """The status of a wish for a seat, and why it was refused."""
    path = f"/api/tables/{table}/seats/{seat}"
    answer = await visitor.ask("PUT", path, {"sitter": wish})
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["why"]


@pytest.mark.parametrize("role", LAYING)
@pytest.mark.parametrize("wish", LAYING["host"])
async def test_a_seat_while_the_table_is_laid(meet: Meet, role: str, wish: str) -> None:
    people = {name: await meet(name) for name in LAYING}
    for seat, expected in enumerate(LAYING[role][wish]):
        card = await people["host"].lay("macaron", 4, ["me", "open", "open", "invited"])
        assert await ask_for(people["guest"], card["id"], 1, "me") == DONE
        before = await people["host"].get(f"/api/tables/{card['id']}")
        assert await ask_for(people[role], card["id"], seat, wish) == expected, seat
        after = await people["host"].get(f"/api/tables/{card['id']}")
        if expected == DONE:
            kind, _, level = wish.partition(":")
            kind = "person" if kind == "me" else kind
            assert after["seats"][seat]["sitter"] == kind
            assert (after["seats"][seat]["level"] or "") == level
        else:
            assert after == before


@pytest.mark.parametrize("role", PLAYING)
@pytest.mark.parametrize("wish", PLAYING["host"])
async def test_a_seat_while_the_game_is_played(meet: Meet, role: str, wish: str) -> None:
    people = {name: await meet(name) for name in PLAYING}
    here = await meet("here")
    for seat, expected in enumerate(PLAYING[role][wish]):
        card = await people["host"].lay("macaron", 4, ["me", "open", "open", "bot:greedy"])
        await ask_for(people["guest"], card["id"], 1, "me")
        await ask_for(here, card["id"], 2, "me")
        await people["host"].change("POST", f"/api/tables/{card['id']}/start")
        chair = await here.sit(card["id"])
        assert await ask_for(people[role], card["id"], seat, wish) == expected, seat
        await chair.leave()


async def test_a_seat_after_the_end(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await begin(ana, **QUICK)
    await play_out(await take_places(ana, card=card))
    for wish in ("me", "open", "invited", "bot:random"):
        assert await ask_for(ana, card["id"], 0, wish) == (409, "over")


async def test_wishes_that_make_no_sense(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 2, ["me", "open"])
    for seat, wish in ((0, "cat"), (0, "bot:"), (0, "bot:genius"), (2, "me"), (99, "open")):
        assert await ask_for(ana, card["id"], seat, wish) == (400, "unclear")


async def test_a_game_starts_once_when_every_seat_is_filled(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await ana.lay("macaron", 3, ["me", "open", "invited"])
    start = f"/api/tables/{card['id']}/start"
    assert await kenji.refused("POST", start) == (403, "not_host")
    answer = await ana.ask("POST", start)
    assert (answer.status_code, answer.json()["why"]) == (409, "seats_free")
    assert "1, 2" in answer.json()["detail"]
    for seat in (1, 2):
        await ask_for(ana, card["id"], seat, "me")
    assert (await ana.change("POST", start))["state"] == "playing"
    assert await ana.refused("POST", start) == (409, "begun")


async def test_a_pause(meet: Meet) -> None:
    ana, kenji, other = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    card = await lay_for(ana, kenji, game="macaron", seats=2)
    path = f"/api/tables/{card['id']}"
    assert await ana.refused("POST", f"{path}/pause") == (409, "not_playing")
    await ana.change("POST", f"{path}/start")
    chair = await kenji.sit(card["id"])
    assert await other.refused("POST", f"{path}/pause") == (403, "spectator")
    assert (await ana.change("POST", f"{path}/pause"))["state"] == "paused"
    assert (await chair.hear("table"))["table"]["state"] == "paused"
    choice = chair.state["offer"]["choices"][0][0]
    assert (await chair.act(choice))["why"] == "paused"
    assert (await chair.attempt(choice))["why"] == "paused"
    assert (await kenji.change("POST", f"{path}/resume"))["state"] == "playing"
    assert (await chair.act(choice))["type"] == "done"
    assert (await ana.ask("POST", f"{path}/stop")).status_code == 400


async def test_a_pause_stops_the_bots(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 2, ["me", "bot:random"])
    path = f"/api/tables/{card['id']}"
    await ana.change("POST", f"{path}/start")
    await ana.change("POST", f"{path}/pause")
    before = (await ana.get(f"{path}/replay"))["length"]
    chair = await ana.sit(card["id"])
    assert (await chair.act(chair.state["offer"]["choices"][0][0]))["why"] == "paused"
    assert (await ana.get(f"{path}/replay"))["length"] == before


async def test_a_rematch(meet: Meet) -> None:
    ana, kenji, other = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    card = await ana.lay(
        "antayagi",
        3,
        ["me", "open", "bot:random"],
        options={"max_turns": "5"},
        title="Again",
        access="link",
    )
    await ask_for(kenji, card["id"], 1, "me")
    path = f"/api/tables/{card['id']}/rematch"
    assert await ana.refused("POST", path) == (409, "not_over")
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    assert await ana.refused("POST", path) == (409, "not_over")
    chairs = [await ana.sit(card["id"]), await kenji.sit(card["id"])]
    await play_out(chairs)
    assert await other.refused("POST", path) == (403, "spectator")
    answer = await kenji.ask("POST", path)
    assert answer.status_code == 201
    again = answer.json()
    assert (await ana.change("POST", path))["id"] == again["id"] != card["id"]
    assert (await kenji.change("POST", path))["id"] == again["id"]
    assert (again["state"], again["host"], again["title"]) == ("laying", True, "Again")
    assert (again["options"], again["access"]) == (card["options"], "link")
    assert [s["sitter"] for s in again["seats"]] == ["person", "person", "bot"]
    assert again["seats"][2]["level"] == "random"
    told: dict[str, Any] = {}
    while told.get("rematch") != again["id"]:
        told = (await chairs[0].hear("table"))["table"]
    assert (await ana.get(f"/api/tables/{card['id']}"))["rematch"] == again["id"]


async def test_a_seat_goes_to_a_bot_and_back(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, game="macaron", seats=2)
    chair = await kenji.sit(card["id"])
    given = await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "bot:random"})
    assert given["seats"][1] | {"present": True} == {
        "seat": 1,
        "sitter": "bot",
        "name": "Kenji",
        "level": "random",
        "present": True,
        "yours": True,
        "kept": True,
        **PLAIN_SEAT,
    }
    assert given["you"] == [1]
    while 1 in chair.state["waiting"]:
        await chair.next()
    assert (await chair.act("pass almond-1"))["why"] == "not_asked"
    back = await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "me"})
    assert (back["seats"][1]["sitter"], back["seats"][1]["name"]) == ("person", "Kenji")
    host = await ana.sit(card["id"])
    while chair.state["offer"] is None:
        if host.state["offer"] is not None:
            await host.act(host.state["offer"]["choices"][0][0])
        await host.up_to_date()
        await chair.up_to_date()
    assert (await chair.act(chair.state["offer"]["choices"][0][0]))["type"] == "done"


async def test_the_host_gives_the_seat_of_one_who_is_away_to_a_bot(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **QUICK)
    host = await ana.sit(card["id"], 0)
    chair = await kenji.sit(card["id"])
    assert (await host.hear("table"))["table"]["seats"][1]["present"] is True
    assert await ask_for(ana, card["id"], 1, "bot:random") == PRESENT
    await chair.leave()
    assert (await host.hear("table"))["table"]["seats"][1]["present"] is False
    assert await ask_for(ana, card["id"], 1, "bot:random") == DONE
    assert await ask_for(ana, card["id"], 1, "me") == NOT_YOURS
    result = await play_out([host, await ana.sit(card["id"], 2)])
    assert len(result["places"]) == 3
    shown = await kenji.get(f"/api/tables/{card['id']}")
    assert (shown["you"], shown["seats"][1]["name"]) == ([1], "Kenji")
    assert (shown["seats"][1]["sitter"], shown["seats"][1]["kept"]) == ("bot", True)
