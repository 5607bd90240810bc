"""What if, by HTTP: branches of finished games and of one's own, and what they never tell."""

from __future__ import annotations

from typing import Any

from sobremesa.core.record import read_record, replay
from sobremesa.games import load
from web.client import Visitor
from web.conftest import Meet
from web.tables import play_out

SHORT = {"max_turns": "2"}
ALONE = ["me", "bot:random", "bot:random"]


async def played(ana: Visitor, **more: Any) -> str:
    """A game of Ana's against bots, played to its end."""
    card = await ana.lay("antayagi", 3, ALONE, options=SHORT, **more)
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    await play_out([await ana.sit(card["id"])])
    return f"/api/tables/{card['id']}"


async def test_a_finished_game_is_left_at_a_moment_by_two(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    old = await played(ana)
    said = {"moment": 3, "sitters": ["me", "open", "bot:random"]}
    card = await ana.change("POST", f"{old}/branch", said)
    at = f"/api/tables/{card['id']}"
    table = old.rpartition("/")[2]
    assert card["branch"] == {"table": table, "moment": 3, "seat": None, "same": False}
    assert (card["state"], card["evening"]) == ("laying", None)
    assert (await ana.get(f"{at}/luck")) is None, "nothing is promised of its luck"
    lobby = {one["id"]: one for one in await kenji.get("/api/tables")}
    assert lobby[card["id"]]["branch"] == {**card["branch"], "table": None}
    await kenji.change("PUT", f"{at}/seats/1", {"sitter": "me"})
    await ana.change("POST", f"{at}/start")
    await play_out([await ana.sit(card["id"]), await kenji.sit(card["id"])])
    assert (await kenji.get(at))["branch"] == card["branch"]
    answer = await ana.ask("GET", f"{at}/record")
    record = read_record(answer.text)
    assert [one.told() for one in record.branches] == ["truth new"]
    before = read_record((await ana.ask("GET", f"{old}/record")).text)
    assert record.branches[0].choices == before.choices[:3]
    assert load("antayagi").flow.over(replay(load("antayagi"), record))
    for viewer in ("", "?viewer=1", "?viewer=open"):
        film = await kenji.get(f"{at}/replay{viewer}")
        assert film["frames"][0]["made"] == 0
    games = await ana.get("/api/me/games")
    assert [game["id"] for game in games["games"]] == [table]
    (statistic,) = await ana.get("/api/me/statistics")
    assert (statistic["bots"]["games"], statistic["people"]["games"]) == (1, 0)


async def test_bad_wishes_get_a_word(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    old = await played(ana, spectators=False)
    for said in (
        {},
        {"moment": 100_000},
        {"moment": -1},
        {"moment": 0, "seat": 3},
        {"moment": 0, "seat": 99},
        {"moment": 0, "colour": "red"},
        {"moment": 0, "sitters": ["me"]},
    ):
        assert await ana.refused("POST", f"{old}/branch", said) == (400, "unclear"), said
    assert await kenji.refused("POST", f"{old}/branch", {"moment": 0}) == (403, "no_spectators")
    nowhere = "/api/tables/nowhere/branch"
    assert await ana.refused("POST", nowhere, {"moment": 0}) == (404, "no_table")


async def test_of_a_running_game_nothing_is_told(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await ana.lay("antayagi", 3, ["me", "me", "me"], options=SHORT)
    at = f"/api/tables/{card['id']}"
    known = {"seat": 1, "back": 0, "sitters": ["me", "me", "me"]}
    assert await ana.refused("POST", f"{at}/branch", known) == (409, "not_playing")
    await ana.change("POST", f"{at}/start")
    for said in ({"moment": 0}, {"seat": 1, "moment": 0}, {"seat": 1, "same": True}):
        assert await ana.refused("POST", f"{at}/branch", said) == (409, "not_over"), said
    assert await kenji.refused("POST", f"{at}/branch", known) == (409, "not_over")
    new = await ana.change("POST", f"{at}/branch", known)
    assert new["branch"] == {"table": card["id"], "moment": None, "seat": 1, "same": False}
    there = f"/api/tables/{new['id']}"
    await ana.change("POST", f"{there}/start")
    await ana.change("PUT", f"{there}/end", {"how": "draw"})
    assert await ana.refused("GET", f"{there}/record") == (409, "not_over")
    everything = await ana.get("/api/me/export")
    assert [game["record"] for game in everything["games"]] == [None, None]
    # The end of the branch lays its world open, and that is an imagined one.
    assert (await ana.get(f"{there}/replay?viewer=open"))["frames"][0]["open"]
    await ana.change("PUT", f"{at}/end", {"how": "draw"})
    record = read_record((await ana.ask("GET", f"{there}/record")).text)
    assert [one.told() for one in record.branches] == ["seat 1"]


async def test_where_others_play_it_has_to_wait(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await ana.lay("antayagi", 3, ["me", "open", "bot:random"], options=SHORT)
    at = f"/api/tables/{card['id']}"
    await kenji.change("PUT", f"{at}/seats/1", {"sitter": "me"})
    await ana.change("POST", f"{at}/start")
    for who, seat in ((ana, 0), (kenji, 1)):
        said = {"seat": seat, "back": 0}
        assert await who.refused("POST", f"{at}/branch", said) == (409, "not_over")
