"""The big screen of a table: whoever opens it, it is shown what anybody without a seat is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.web import address
from sobremesa.web.invitations import drawn
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor
from web.conftest import Meet
from web.serving import hosted, kept_in
from web.tables import QUICK, begin, lay_for, play_out, play_some, take_places


def shown(chair: Chair) -> list[str]:
    """All that a page was sent, as it came, without who comes and goes meanwhile."""
    return [
        raw for raw, said in zip(chair.raw, chair.heard, strict=True) if said["type"] != "table"
    ]


async def watch(host: Visitor, stranger: Visitor, table: str) -> tuple[Chair, Chair]:
    """The table as a stranger sees it, and on the big screen of the host."""
    return await stranger.sit(table), await host.show(table)


@pytest.mark.parametrize(
    "laying",
    [
        QUICK,
        {"game": "antayagi", "seats": 3, "options": {"max_turns": "5"}},
        {"game": "macaron", "seats": 3},
        {"game": "macelandia", "seats": 4},
    ],
)
async def test_a_players_big_screen_is_sent_what_a_stranger_is(
    meet: Meet, laying: dict[str, Any]
) -> None:
    ana, kenji, stranger = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await begin(ana, kenji, **laying)
    seen, screen = await watch(ana, stranger, card["id"])
    chairs = await take_places(ana, kenji, card=card)
    await play_some(chairs, 12)
    for chair in (seen, screen):
        await chair.up_to_date()
    assert len(shown(seen)) > 6
    # The welcome tells how many are there; nothing else may differ.
    assert shown(screen)[1:] == shown(seen)[1:]
    first_of = [json.loads(shown(chair)[0]) for chair in (seen, screen)]
    for welcome in first_of:
        del welcome["table"]["watching"]
    assert first_of[0] == first_of[1]
    assert first_of[1]["viewer"] is None
    assert first_of[1]["table"]["you"] == []
    assert not first_of[1]["table"]["host"]
    assert '"yours":true' not in "".join(screen.raw)


async def test_it_plays_nothing(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await begin(ana, **QUICK)
    screen = await ana.show(card["id"])
    asked = next(c for c in await take_places(ana, card=card) if c.state["offer"])
    choice = asked.state["offer"]["choices"][0][0]
    for said in (
        {"type": "act", "id": "a", "version": screen.state["version"], "choices": [choice]},
        {"type": "say", "text": "hm"},
        {"type": "gesture", "gesture": "toast"},
        {"type": "undo", "id": "u", "version": screen.state["version"], "free": True},
        {"type": "hint", "id": "h", "version": screen.state["version"]},
    ):
        await screen.send(said)
        assert (await screen.hear("refused", "done", "said", "gestured"))["type"] == "refused", said


async def test_seats_fill_before_the_start_and_the_next_game_follows(meet: Meet) -> None:
    ana, kenji, stranger = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await ana.lay("antayagi", 3, ["me", "invited", "bot:greedy"], options=QUICK["options"])
    screen = await ana.show(card["id"])
    links = await ana.get(f"/api/tables/{card['id']}/invitations")
    code = links["seats"]["1"].rsplit("/", 1)[1]
    await kenji.change("POST", f"/api/invitations/{code}")
    while screen.table["seats"][1]["name"] != "Kenji":
        await screen.hear("table")
    assert screen.table["seats"][1]["sitter"] == "person"
    assert code not in "".join(screen.raw), "an invitation is the host's to show"
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    chairs = [await ana.sit(card["id"]), await kenji.sit(card["id"])]
    await play_out(chairs)
    while screen.state["result"] is None:
        await screen.next()
    again = await ana.change("POST", f"/api/tables/{card['id']}/rematch")
    while screen.table["rematch"] is None:
        await screen.hear("table")
    assert screen.table["rematch"] == again["id"]
    assert (await stranger.show(again["id"])).table["state"] == "laying"


async def test_it_may_look_where_a_spectator_may(meet: Meet) -> None:
    ana, stranger = await meet("Ana"), await meet("")
    private = await begin(ana, **QUICK, access="link")
    closed = await begin(ana, **QUICK, spectators=False)
    for visitor in (ana, stranger):
        assert (await visitor.show(private["id"])).state["view"]
        refused = (await visitor.show(closed["id"])).heard[-1]
        assert (refused["type"], refused["why"]) == ("refused", "no_spectators")


@pytest.mark.parametrize("query", ["eyes=0", "eyes=", "eyes=open", "eyes=table&seat=0"])
async def test_other_eyes_are_refused(meet: Meet, query: str) -> None:
    ana = await meet("Ana")
    card = await begin(ana, **QUICK)
    chair = await ana.show(card["id"], query)
    assert chair.heard[-1]["why"] == "unclear"


async def test_a_screen_nobody_sees_a_hand_on_keeps_nobody_from_being_called(meet: Meet) -> None:
    """The host's laptop shows the table; whether the host sees it, nobody knows."""
    ana = await meet("Ana")
    card = await lay_for(ana, **QUICK)
    screen = await ana.show(card["id"])
    await screen.up_to_date()
    assert [seat["present"] for seat in screen.table["seats"]] == [False] * 3


async def test_codes_lead_where_phones_can_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = ("192.168.0.7", "10.1.2.3")
    monkeypatch.setattr(address, "own_addresses", lambda: own)
    settings = Settings(host="0.0.0.0", port=0, database=kept_in(tmp_path))
    async with hosted(settings) as (base, _), httpx.AsyncClient() as http:
        port = base.rpartition(":")[2]
        here = f"http://127.0.0.1:{port}"
        reach = (await http.get(f"{here}/api/addresses")).json()
        assert reach == {"addresses": [f"http://{one}:{port}" for one in own], "local": False}
        for place, at in enumerate(reach["addresses"]):
            query = {"path": "/i/w83k?form=hand", "place": str(place)}
            code = await http.get(f"{here}/api/qr", params=query)
            assert code.text == drawn(f"{at}/i/w83k?form=hand")
        seen = await http.get(f"{here}/api/addresses", headers={"host": f"table.local:{port}"})
        assert seen.json() == {"addresses": [f"http://table.local:{port}"], "local": False}


async def test_a_server_for_its_own_machine_says_so(tmp_path: Path) -> None:
    settings = Settings(port=0, database=kept_in(tmp_path))
    async with hosted(settings) as (base, _), httpx.AsyncClient() as http:
        reach = (await http.get(f"{base}/api/addresses")).json()
        assert reach == {"addresses": [base], "local": True}
        for wrong in (
            "/t/a?form=whole",
            "/r/a?form=hand",
            "/s/a?form=hand",
            "/x/a",
            "/t/a?form=hand&x",
        ):
            refused = await http.get(f"{base}/api/qr", params={"path": wrong})
            assert refused.status_code == 400, wrong
