"""Replays, records, and trying choices out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.core.record import read_record, replay
from sobremesa.games import SHELF, load
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor, refusal
from web.conftest import Meet
from web.serving import hosted, kept_in
from web.tables import QUICK, begin, choice, play_out, play_some, take_places

Shown = dict[int, dict[str, Any]]


async def frames(visitor: Visitor, table: str, viewer: str = "") -> list[dict[str, Any]]:
    """All frames of a replay, asked for in small parts."""
    found: list[dict[str, Any]] = []
    while True:
        query = f"start={len(found)}&count=7" + (f"&viewer={viewer}" if viewer else "")
        part = await visitor.get(f"/api/tables/{table}/replay?{query}")
        assert part["start"] == len(found)
        assert part["viewer"] == (int(viewer) if viewer.isdigit() else None)
        found += part["frames"]
        if len(found) >= part["length"]:
            return found


def states(chair: Chair) -> Shown:
    """What was seen at each version; the welcome and each state bring one."""
    found: Shown = {}
    for said in chair.heard:
        state = said["state"] if said["type"] == "welcome" else said
        if state["type"] == "state":
            found[state["version"]] = {key: state[key] for key in ("view", "waiting", "log")}
    return found


def live(frame: dict[str, Any]) -> dict[str, Any]:
    """The part of a frame that was shown live."""
    return {key: frame[key] for key in ("view", "waiting", "log")}


async def test_replays_show_what_was_seen(meet: Meet) -> None:
    ana, bea = await meet("Ana"), await meet("")
    card = await begin(ana, **QUICK)
    table = card["id"]
    chairs = await take_places(ana, card=card)
    spectator = await bea.sit(table)
    await play_some(chairs, 6)
    await spectator.up_to_date()

    running = await frames(bea, table)
    seen = states(spectator)
    assert [frame["version"] for frame in running] == list(range(len(running)))
    assert len(running) == spectator.state["version"] + 1
    for version, state in seen.items():
        assert live(running[version]) == state
    assert all(frame["choice"] is None and "open" not in frame for frame in running)
    for viewer in ("0", "1", "open"):
        path = f"/api/tables/{table}/replay?viewer={viewer}"
        assert await bea.refused("GET", path) == (409, "not_over")
    assert await ana.refused("GET", f"/api/tables/{table}/replay?viewer=open") == (409, "not_over")
    assert await ana.refused("GET", f"/api/tables/{table}/record") == (409, "not_over")

    await play_out(chairs)
    await spectator.up_to_date()
    for viewer, chair in [("", spectator), *[(str(i), c) for i, c in enumerate(chairs)]]:
        over = await frames(bea, table, viewer)
        seen = states(chair)
        assert set(seen) <= set(range(len(over)))
        assert len(over) - 1 == chair.state["version"]
        for version, state in seen.items():
            assert live(over[version]) == state, (viewer, version)
        assert [line for frame in over for line in frame["log"]] == chair.log
        assert over[0]["choice"] is None
        assert all(frame["choice"] for frame in over[1:])
    everything = await frames(bea, table, "open")
    assert all(frame["open"] for frame in everything)
    assert await ana.refused("GET", f"/api/tables/{table}/replay?viewer=3") == (400, "unclear")


async def test_ones_own_frames_are_what_one_was_sent(meet: Meet) -> None:
    """Also while the game runs, and with what was taken back; nobody else's can be had."""
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("")
    card = await begin(ana, kenji, game="macaron", seats=2)
    chairs = await take_places(ana, kenji, card=card)
    table = card["id"]
    taken = 0
    for _ in range(12):
        for chair in chairs:
            await chair.up_to_date()
        asked = next(chair for chair in chairs if chair.state["offer"])
        assert (await asked.act(choice(asked)))["type"] == "done"
        await asked.up_to_date()
        if asked.state["undo"] == "free" and taken < 3:
            version = asked.state["version"]
            await asked.send({"type": "undo", "id": f"u{taken}", "version": version, "free": True})
            assert (await asked.hear("done", "refused"))["type"] == "done"
            taken += 1
    assert taken == 3
    for seat, (visitor, chair) in enumerate(zip((ana, kenji), chairs, strict=True)):
        await chair.up_to_date()
        running = await frames(visitor, table, str(seat))
        assert [frame["version"] for frame in running] == list(range(chair.state["version"] + 1))
        seen = states(chair)
        assert len(seen) == len(running)
        for version, state in seen.items():
            assert live(running[version]) == state, (seat, version)
        path = f"/api/tables/{table}/replay?viewer={seat}"
        answer = await visitor.http.get(path)
        assert answer.headers["cache-control"] == "no-store"
        assert "etag" not in answer.headers
        for other in {ana, kenji, bea} - {visitor}:
            assert await other.refused("GET", path) == (409, "not_over")


async def test_the_record_is_public_after_the_end(meet: Meet) -> None:
    ana, bea = await meet("Ana"), await meet("")
    card = await begin(ana, **QUICK)
    result = await play_out(await take_places(ana, card=card))
    answer = await bea.ask("GET", f"/api/tables/{card['id']}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"antayagi-{card['id']}.game" in answer.headers["content-disposition"]
    game = load("antayagi")
    record = read_record(answer.text)
    s = replay(game, record)
    assert game.scores(s) == result["scores"]
    assert game.places(s) == result["places"]


async def test_a_table_that_has_not_begun_has_no_replay(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 2, ["me", "open"])
    path = f"/api/tables/{card['id']}"
    assert await ana.refused("GET", f"{path}/replay") == (409, "not_playing")
    assert await ana.refused("GET", f"{path}/record") == (409, "not_over")
    for query in ("start=-1", "count=0", "count=201", "start=x", "viewer=" + "9" * 9):
        assert await ana.refused("GET", f"{path}/replay?{query}") == (400, "unclear")


async def test_frames_that_are_known_are_not_sent_again(meet: Meet) -> None:
    ana, bea = await meet("Ana"), await meet("")
    card = await begin(ana, **QUICK)
    chairs = await take_places(ana, card=card)
    path = f"/api/tables/{card['id']}/replay"

    async def ask(query: str = "", known: str = "", coding: str = "gzip") -> httpx.Response:
        headers = {"if-none-match": known, "accept-encoding": coding}
        return await bea.http.get(path + query, headers=headers)

    first = await ask()
    assert (await ask(known=first.headers["etag"])).status_code == 304
    asked = next(chair for chair in chairs if chair.state["offer"])
    await asked.act(choice(asked))
    second = await ask(known=first.headers["etag"])
    assert second.status_code == 200
    assert second.headers["etag"] != first.headers["etag"]

    await play_out(chairs)
    marks = set()
    for query in ("", "?viewer=0", "?viewer=1", "?viewer=open", "?start=1", "?count=3"):
        over = await ask(query)
        assert over.status_code == 200
        assert over.headers["content-encoding"] == "gzip"
        plain = await ask(query, coding="identity")
        assert "content-encoding" not in plain.headers
        assert plain.json() == over.json()
        assert plain.headers["etag"] == over.headers["etag"]
        known = await ask(query, known=f'"other", {over.headers["etag"]}')
        assert (known.status_code, known.content) == (304, b"")
        assert known.headers["cache-control"] == "private, no-cache"
        marks.add(over.headers["etag"])
    assert len(marks) == 6
    beyond = (await ask("?start=100000")).json()
    assert (beyond["frames"], beyond["length"]) == ([], (await ask()).json()["length"])


async def test_known_frames_are_for_those_who_may_look(meet: Meet) -> None:
    """Whoever knows a mark has not got in by that."""
    ana, bea = await meet("Ana"), await meet("Bea")
    card = await begin(ana, **QUICK, spectators=False)
    await play_out(await take_places(ana, card=card))
    path = f"/api/tables/{card['id']}/replay"
    mark = (await ana.http.get(path)).headers["etag"]
    assert (await ana.http.get(path, headers={"if-none-match": mark})).status_code == 304
    answer = await bea.http.get(path, headers={"if-none-match": mark})
    assert refusal(answer) == (403, "no_spectators")
    assert await bea.refused("GET", f"/api/tables/{card['id']}/record") == (403, "no_spectators")


async def test_a_finished_game_is_seen_without_waking_its_table(tmp_path: Path) -> None:
    settings = Settings(port=0, database=kept_in(tmp_path), bot_pause=0.0)
    async with hosted(settings) as (base, _), Visitor(base) as ana:
        await ana.introduce("Ana")
        card = await begin(ana, **QUICK)
        await play_out(await take_places(ana, card=card))
        before = await frames(ana, card["id"], "open")
        record = (await ana.ask("GET", f"/api/tables/{card['id']}/record")).text
    async with hosted(settings) as (base, hall), Visitor(base) as bea:
        assert await frames(bea, card["id"], "open") == before
        assert (await bea.ask("GET", f"/api/tables/{card['id']}/record")).text == record
        assert len(hall.live) == 0
        assert await bea.refused("GET", f"/api/tables/{card['id']}/replay?viewer=9") == (
            400,
            "unclear",
        )


async def test_trying_shows_what_would_come_and_changes_nothing(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await begin(ana, kenji, game="macaron", seats=2)
    chair, other = await take_places(ana, kenji, card=card)
    one, two = choice(chair, 0), choice(chair, 1)
    tried = await chair.attempt(one)
    assert tried["type"] == "tried"
    assert tried["id"] == "t"
    assert len(tried["view"]["gave"]) == 1
    assert one not in [option[0] for option in tried["offer"]["choices"]]
    assert tried["log"]
    assert await chair.attempt(one) == tried
    # After the second card somebody else is asked: that is beyond what can be tried.
    assert (await chair.attempt(one, two))["why"] == "beyond"
    assert (await chair.attempt(one, one))["why"] == "illegal"
    assert await other.up_to_date() == []
    state = (await ana.sit(card["id"])).state
    assert state["version"] == 0
    assert state["view"] == chair.state["view"]
    done = await chair.act(one)
    assert done["type"] == "done"
    assert (await chair.hear("state"))["view"] == tried["view"]


@pytest.mark.parametrize("game", SHELF)
async def test_what_was_tried_is_what_comes(meet: Meet, game: str) -> None:
    """Whatever can be tried comes just so; what cannot is left to chance, hidden, or another's."""
    ana = await meet("Ana")
    card = await begin(ana, game=game, seats=load(game).kind.seats[-1])
    chairs = await take_places(ana, card=card)
    shown = beyond = 0
    for i in range(24):
        for chair in chairs:
            await chair.up_to_date()
        asked = next((chair for chair in chairs if chair.state["offer"]), None)
        if asked is None:
            break
        wanted = choice(asked, i % len(asked.state["offer"]["choices"]))
        tried = await asked.attempt(wanted)
        assert (await asked.act(wanted))["type"] == "done"
        state = await asked.hear("state")
        if tried["type"] == "tried":
            shown += 1
            assert (tried["view"], tried["offer"]) == (state["view"], state["offer"])
            assert tried["log"] == state["log"]
        else:
            beyond += 1
            assert tried["why"] == "beyond"
    assert beyond
