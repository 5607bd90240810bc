"""The socket of a table, as docs/protocol.md says."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import websockets

from web.client import Chair
from web.conftest import Meet
from web.serving import House
from web.tables import QUICK, begin, choice, lay_for, play_out, take_places

MACARON: dict[str, Any] = {"game": "macaron", "seats": 2}


async def test_a_welcome_before_and_after_the_start(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await lay_for(ana, kenji, **MACARON)
    chairs = [await visitor.sit(card["id"]) for visitor in (ana, kenji, bea)]
    for chair, viewer in zip(chairs, (0, 1, None), strict=True):
        welcome = chair.heard[0]
        assert set(welcome) == {"type", "table", "viewer", "chat", "state", "luck"}
        assert welcome["viewer"] == viewer
        state = welcome["state"]
        assert [state[key] for key in ("view", "offer", "waiting", "result")] == [None] * 4
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    for chair, viewer in zip(chairs, (0, 1, None), strict=True):
        welcome = await chair.hear("welcome")
        assert welcome["viewer"] == viewer
        assert welcome["table"]["state"] == "playing"
        state = welcome["state"]
        assert (state["version"], state["start"], state["result"]) == (0, 0, None)
        assert state["waiting"] == [0, 1]
        assert (state["offer"] is None) == (viewer is None)
    assert chairs[2].state["view"].get("hand", []) == []


async def test_a_move_is_done_then_shown(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair, other = await take_places(ana, kenji, card=card)
    lines = len(chair.log)
    done = await chair.act(choice(chair))
    assert (done["type"], done["version"]) == ("done", 1)
    assert chair.heard[-2]["type"] != "state"
    state = await chair.hear("state")
    assert (state["version"], state["start"]) == (1, lines)
    assert state["log"]
    assert [said["type"] for said in await other.up_to_date()] == []


async def test_a_sealed_choice_changes_no_other_version(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await begin(ana, kenji, **MACARON)
    chair, other = await take_places(ana, kenji, card=card)
    spectator = await bea.sit(card["id"])
    for _ in range(2):
        await chair.act(choice(chair))
        await chair.hear("state")
    for watching in (other, spectator):
        news = await watching.up_to_date()
        assert [said for said in news if said["type"] != "table"] == [
            {"type": "waiting", "waiting": [1]}
        ]
        assert watching.state["version"] == 0
    assert (await ana.get(f"/api/tables/{card['id']}/replay"))["length"] == 1
    await other.act(choice(other))
    assert (await other.hear("state"))["version"] == 1


async def test_a_stale_choice_is_refused_with_the_fresh_state(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair, _ = await take_places(ana, kenji, card=card)
    wanted = choice(chair)
    await chair.act(wanted)
    fresh = await chair.hear("state")
    for version in (0, 2, -1, 99):
        for answer in (
            await chair.act(choice(chair), version=version),
            await chair.attempt(choice(chair), version=version),
        ):
            assert answer["why"] == "stale"
            assert answer["detail"]
            state = answer["state"]
            assert (state["version"], state["view"]) == (1, fresh["view"])
            assert (state["log"], state["start"]) == ([], len(chair.log))


async def test_what_is_not_asked_or_not_allowed(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await lay_for(ana, kenji, **MACARON)
    early = await ana.sit(card["id"])
    assert (await early.act("pass almond-1", version=0))["why"] == "not_playing"
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    await early.hear("welcome")
    chair, other = early, await kenji.sit(card["id"])
    spectator = await bea.sit(card["id"])
    assert (await spectator.act("pass almond-1", version=0))["why"] == "spectator"
    missing = other.state["view"]["hand"][0]
    for odd in ("  ", "\n", "\t", "\u2028"):
        written = choice(chair).replace(" ", odd)
        assert (await chair.act(written))["why"] == "illegal", written
    for wrong in (f"pass {missing}", "pass nothing", "sing", "", "pass", "play almond-1 almond-2"):
        for answer in (await chair.act(wrong), await chair.attempt(wrong)):
            assert answer["why"] == "illegal", answer
            assert answer["detail"]
            allowed = [option[0] for option in chair.state["offer"]["choices"]]
            assert not [choice for choice in allowed if choice in answer["detail"]], answer
    for none in ([], ["pass almond-1"] * 41):
        assert (await chair.act(*none))["why"] == "unclear"
    for _ in range(2):
        await chair.act(choice(chair))
        await chair.hear("state")
    assert (await chair.act("pass almond-1"))["why"] == "not_asked"
    assert (await chair.attempt("pass almond-1"))["why"] == "not_asked"
    # The card tells who is present, at a pace of its own.
    heard = [told for told in await other.up_to_date() if told["type"] != "table"]
    assert heard[-1] == {"type": "waiting", "waiting": [1]}
    assert other.state["version"] == 0


async def test_a_rule_is_cited_where_one_forbids_it(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await begin(ana, **MACARON)
    chairs = await take_places(ana, card=card)
    for _ in range(200):
        for chair in chairs:
            await chair.up_to_date()
        asked = next(chair for chair in chairs if chair.state["offer"])
        if asked.state["offer"]["refused"]:
            verb, things, rule = asked.state["offer"]["refused"][0]
            names = " ".join([verb] + [thing.partition(":")[2] for thing in things])
            answer = await asked.act(names)
            assert (answer["why"], answer["rule"]) == ("illegal", rule)
            assert rule in answer["detail"]
            return
        await asked.act(choice(asked))
    pytest.fail("no choice was ever refused by a rule")


async def test_several_choices_are_all_done_or_none(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair, other = await take_places(ana, kenji, card=card)
    one, two = choice(chair, 0), choice(chair, 1)
    for wrong in ([one, one], [one, "pass nothing"], [one, two, two], ["pass nothing", one]):
        answer = await chair.act(*wrong)
        assert answer["type"] == "refused", wrong
        assert answer["why"] in ("illegal", "beyond")
        assert (await chair.attempt(one))["type"] == "tried"
        assert chair.state["version"] == 0
    done = await chair.act(one, two)
    assert (done["type"], done["version"]) == ("done", 2)
    states = [await chair.hear("state"), await chair.hear("state")]
    assert [state["version"] for state in states] == [1, 2]
    assert [said["type"] for said in await other.up_to_date()] == ["waiting"]


async def test_coming_back_brings_only_what_is_missing(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair, _ = await take_places(ana, kenji, card=card)
    await chair.act(choice(chair), choice(chair, 1))
    await chair.hear("state")
    await chair.hear("state")
    await chair.leave()
    have = len(chair.log) - 1
    back = await ana.sit(card["id"], log=have)
    assert (back.state["start"], back.state["log"]) == (have, chair.log[have:])
    for wrong, start in ((10**6, len(chair.log)), (-5, 0)):
        welcome = (await ana.sit(card["id"], log=wrong)).state
        assert (welcome["start"], len(welcome["log"])) == (start, len(chair.log) - start)


async def test_several_seats_on_one_device(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **QUICK)
    assert (card["you"], card["hot_seat"]) == ([0, 2], True)
    assert (await ana.sit(card["id"])).heard[0]["viewer"] == 0
    second = await ana.sit(card["id"], 2)
    assert second.heard[0]["viewer"] == 2
    assert second.state["view"] != (await ana.sit(card["id"], 0)).state["view"]
    for seat in (1, 3, -1, 99):
        refused = await ana.sit(card["id"], seat)
        assert refused.heard[0]["why"] == "not_yours"
        assert await refused.closed() == 4403


async def test_who_is_not_let_in(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await lay_for(ana, game="macaron", seats=2, spectators=False)
    early = await kenji.sit(card["id"])
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    assert (await early.hear("refused", "welcome"))["why"] == "no_spectators"
    assert await early.closed() == 4403
    late = await kenji.sit(card["id"])
    assert late.heard[0]["why"] == "no_spectators"
    assert await late.closed() == 4403
    nowhere = await kenji.sit("nowhere")
    assert nowhere.heard[0]["why"] == "no_table"
    assert await nowhere.closed() == 4404


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[", "x"])
async def test_a_socket_of_another_origin_is_refused(house: House, meet: Meet, origin: str) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 2, ["me", "me"])
    where = f"{house.base.replace('http', 'ws', 1)}/api/tables/{card['id']}/socket"
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(where, additional_headers={"origin": origin})
    assert refused.value.response.status_code == 403
    async with websockets.connect(where, additional_headers={"origin": house.base}):
        pass


@pytest.mark.parametrize("query", ["foo=1", "seat=abc", "log=abc", "seat=0&path=/"])
async def test_a_socket_with_a_query_that_makes_no_sense(
    house: House, meet: Meet, query: str
) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 2, ["me", "me"])
    where = f"{house.base.replace('http', 'ws', 1)}/api/tables/{card['id']}/socket?{query}"
    async with websockets.connect(where) as socket:
        chair = Chair(socket)
        said = await chair.hear("refused", "welcome")
        assert (said["type"], said["why"]) == ("refused", "unclear")
        assert await chair.closed() == 4403


async def test_one_who_lost_his_seat_no_longer_speaks_from_it(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    card = await lay_for(ana, kenji, **MACARON)
    seat = f"/api/tables/{card['id']}/seats/1"
    chair = await kenji.sit(card["id"], 1)
    await ana.change("PUT", seat, {"sitter": "open"})
    await bea.change("PUT", seat, {"sitter": "me"})
    await chair.send({"type": "say", "text": "I am Bea"})
    assert (await chair.hear("refused", "said"))["why"] == "spectator"
    standing = await bea.sit(card["id"])
    await standing.send({"type": "say", "text": "so am I"})
    assert (await standing.hear("refused", "said"))["name"] == "Bea"
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    assert (await chair.hear("welcome"))["viewer"] is None
    assert (await standing.hear("welcome"))["viewer"] == 1


async def test_one_who_sits_down_late_can_speak(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await ana.lay("macaron", 2, ["me", "open"])
    chair = await kenji.sit(card["id"])
    await chair.send({"type": "say", "text": "hello"})
    assert (await chair.hear("refused", "said"))["why"] == "spectator"
    await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "me"})
    await chair.send({"type": "say", "text": "hello"})
    said = await chair.hear("refused", "said")
    assert (said["seat"], said["name"]) == (1, "Kenji")


async def test_talk(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair, other = await take_places(ana, kenji, card=card)
    await other.send({"type": "say", "text": " ¡olé! \x00 です\n"})
    said = await chair.hear("said")
    assert said == await other.hear("said")
    assert (said["number"], said["seat"], said["name"]) == (0, 1, "Kenji")
    assert said["text"] == "¡olé! です"
    for wrong in ("", " ", "x" * 301, "x" * 2000):
        await chair.send({"type": "say", "text": wrong})
        assert (await chair.hear("refused"))["why"] == "unclear"
    assert (await ana.sit(card["id"])).heard[0]["chat"] == [said]


async def test_a_nudge(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await begin(ana, kenji, **MACARON)
    chair, other = await take_places(ana, kenji, card=card)
    spectator = await bea.sit(card["id"])
    await chair.send({"type": "nudge", "seat": 1})
    assert await other.hear("nudged") == {"type": "nudged", "seat": 1}
    await chair.send({"type": "nudge", "seat": 1})
    assert (await chair.hear("refused"))["why"] == "too_fast"
    await chair.send({"type": "nudge", "seat": 5})
    assert (await chair.hear("refused"))["why"] == "not_asked"
    await spectator.send({"type": "nudge", "seat": 0})
    assert (await spectator.hear("refused", "nudged"))["why"] == "spectator"


async def test_presence(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair = await ana.sit(card["id"])
    assert [seat["present"] for seat in chair.table["seats"]] == [True, False]
    first, second = await kenji.sit(card["id"]), await kenji.sit(card["id"])
    await until_present(chair, 1, True)
    await first.leave()
    assert (await ana.get(f"/api/tables/{card['id']}"))["seats"][1]["present"]
    await second.leave()
    await until_present(chair, 1, False)


async def until_present(chair: Chair, seat: int, present: bool) -> None:
    """Wait until the page is told so."""
    while (await chair.hear("table"))["table"]["seats"][seat]["present"] != present:
        pass


async def test_who_comes_and_goes_is_told_once_a_second(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, **MACARON)
    chair = await ana.sit(card["id"])
    before = asyncio.get_running_loop().time()
    for _ in range(30):
        await (await kenji.sit(card["id"])).leave()
    seconds = asyncio.get_running_loop().time() - before
    await chair.up_to_date()
    told = [said for said in chair.heard if said["type"] == "table"]
    assert len(told) <= seconds + 3


async def test_after_the_end_nothing_can_be_chosen(meet: Meet) -> None:
    ana, bea = await meet("Ana"), await meet("")
    card = await begin(ana, **QUICK)
    chairs = await take_places(ana, card=card)
    spectator = await bea.sit(card["id"])
    result = await play_out(chairs)
    assert set(result) == {"outcome", "places", "scores", "shares"}
    while spectator.state["result"] is None:
        await spectator.next()
    assert spectator.state["result"] == result
    shown = await bea.get(f"/api/tables/{card['id']}")
    assert (shown["state"], shown["result"], shown["waiting"]) == ("over", result, [])
    assert (await chairs[0].act("pass"))["why"] == "over"
    await asyncio.gather(*[chair.leave() for chair in chairs])
