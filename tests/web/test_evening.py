"""An evening: gestures, games one after the other with their score, and talk about moments."""

from __future__ import annotations

from typing import Any

from sobremesa.core.record import read_record
from web.client import Chair, Visitor
from web.conftest import Meet
from web.tables import play_out

SHORT = {"max_turns": "1"}


async def finished(ana: Visitor, kenji: Visitor) -> tuple[dict[str, Any], list[Chair]]:
    """A table at which a game of the two and a bot is over."""
    wishes = ["me", "open", "bot:kurt-1"]
    card = await ana.lay("antayagi", 3, wishes, options=SHORT, access="link")
    await kenji.change("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "me"})
    return card, await over(card, ana, kenji)


async def over(card: dict[str, Any], ana: Visitor, kenji: Visitor) -> list[Chair]:
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    chairs = [await ana.sit(card["id"]), await kenji.sit(card["id"])]
    await play_out(chairs)
    return chairs


def winners(card: dict[str, Any]) -> set[str]:
    names = [seat["name"] or seat["character"] for seat in card["seats"]]
    return {name for name, share in zip(names, card["result"]["shares"], strict=True) if share > 0}


def wins(card: dict[str, Any]) -> dict[str, int]:
    return {one["name"] or one["character"]: one["wins"] for one in card["evening"]["wins"]}


async def test_an_evening_counts_who_won_through_several_games(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card, _ = await finished(ana, kenji)
    at = f"/api/tables/{card['id']}"
    first = await ana.get(at)
    assert first["evening"] is None, "one game is no evening"
    won = [winners(first)]

    second = await ana.change("POST", f"{at}/rematch")
    everybody = {"Ana", "Kenji", "kurt"}
    expected = {name: int(name in won[0]) for name in everybody}
    assert second["evening"]["games"] == 1
    assert wins(second) == expected, "told while the table is laid"
    chairs = await over(second, ana, kenji)
    second = await ana.get(f"/api/tables/{second['id']}")
    won.append(winners(second))
    expected = {name: sum(name in one for one in won) for name in everybody}
    assert (second["evening"]["games"], wins(second)) == (2, expected)
    counts = [one["wins"] for one in second["evening"]["wins"]]
    assert counts == sorted(counts, reverse=True)
    lobby = {one["id"]: one for one in await kenji.get("/api/tables")}
    assert lobby[second["id"]]["evening"] == second["evening"], "the list says the same"
    assert lobby[card["id"]]["evening"] is None
    await chairs[0].up_to_date()
    assert chairs[0].table["evening"] == second["evening"], "whoever is there is told at the end"
    ids = {(await one.get("/api/me"))["person"] for one in (ana, kenji)}
    assert not [one for one in ids if one in str(second["evening"])], "no id of anybody goes out"


async def test_the_host_chooses_another_game_for_the_same_people(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card, chairs = await finished(ana, kenji)
    path = f"/api/tables/{card['id']}/rematch"
    other = {"game": "macaron", "seats": 4, "options": {"target": "20"}}
    assert await kenji.refused("POST", path, other) == (403, "not_host")
    assert await ana.refused("POST", path, {**other, "game": "chess"}) == (404, "no_game")
    assert await ana.refused("POST", path, {**other, "options": {"moon": "full"}}) == (
        400,
        "unclear",
    )
    assert await ana.refused("POST", path, {**other, "seats": 1}) == (400, "unclear")
    assert await ana.refused("POST", path, {**other, "colour": "red"}) == (400, "unclear")
    again = await ana.change("POST", path, other)
    assert (again["game"], again["options"]["target"]) == ("macaron", "20")
    assert [(s["sitter"], s["name"]) for s in again["seats"]] == [
        ("person", "Ana"),
        ("person", "Kenji"),
        ("bot", ""),
        ("open", ""),
    ]
    assert again["seats"][2]["character"] == "kurt"
    assert set(wins(again)) == {"Ana", "Kenji", "kurt"}
    told: dict[str, Any] = {}
    while told.get("rematch") != again["id"]:
        told = (await chairs[1].hear("table"))["table"]
    assert (await kenji.change("POST", path))["id"] == again["id"], "there is one next table"


async def test_bots_leave_first_where_there_are_fewer_seats(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card, _ = await finished(ana, kenji)
    next_one = {"game": "macaron", "seats": 2}
    again = await ana.change("POST", f"/api/tables/{card['id']}/rematch", next_one)
    assert [s["name"] for s in again["seats"]] == ["Ana", "Kenji"]
    assert "kurt" in wins(again), "who has played is still counted"


async def test_gestures_reach_all_who_look_and_none_who_come_later(meet: Meet) -> None:
    ana, kenji, other = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    card = await ana.lay("macaron", 3, ["me", "open", "bot:random"])
    at = f"/api/tables/{card['id']}"
    await kenji.change("PUT", f"{at}/seats/1", {"sitter": "me"})
    mine, his, hers = [await one.sit(card["id"]) for one in (ana, kenji, other)]
    await his.send({"type": "gesture", "gesture": "toast"})
    for chair in (mine, his, hers):
        assert await chair.hear("gestured") == {
            "type": "gestured",
            "seat": 1,
            "gesture": "toast",
        }, "also while the table is being laid, and to those who watch"
    await hers.send({"type": "gesture", "gesture": "toast"})
    assert (await hers.hear("refused"))["why"] == "spectator"
    await his.send({"type": "gesture", "gesture": "duel"})
    assert (await his.hear("refused"))["why"] == "unclear"
    await his.send({"type": "say", "text": "salud"})
    assert (await mine.hear("said"))["text"] == "salud"
    late = await ana.sit(card["id"])
    assert [said["text"] for said in late.heard[0]["chat"]] == ["salud"]
    assert not [said for said in late.heard if said["type"] == "gestured"]
    for _ in range(10):
        await his.send({"type": "gesture", "gesture": "laugh"})
    assert (await his.hear("refused"))["why"] == "too_fast", "gestures and lines share their pace"


async def test_moments_are_talked_about_after_the_end(meet: Meet) -> None:
    ana, kenji, other = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    card = await ana.lay("antayagi", 3, ["me", "open", "bot:random"], options=SHORT)
    at = f"/api/tables/{card['id']}"
    await kenji.change("PUT", f"{at}/seats/1", {"sitter": "me"})
    said = {"moment": 2, "text": "here it turned"}
    assert await ana.refused("POST", f"{at}/comments", said) == (409, "not_over")
    chairs = await over(card, ana, kenji)
    assert await other.refused("POST", f"{at}/comments", said) == (403, "spectator")
    assert await kenji.refused("POST", f"{at}/comments", {**said, "moment": 99_999}) == (
        400,
        "unclear",
    )
    assert await kenji.refused("POST", f"{at}/comments", {**said, "text": " "}) == (400, "unclear")
    [kept] = await kenji.change("POST", f"{at}/comments", said)
    assert (kept["seat"], kept["name"], kept["text"], kept["moment"]) == (
        1,
        "Kenji",
        "here it turned",
        2,
    )
    assert (await chairs[0].hear("said"))["moment"] == 2, "it is talk at the table, too"
    assert await other.get(f"{at}/comments") == [kept], "whoever may see the game may read it"
    for viewer in ("", "viewer=0&", "viewer=open&"):
        frames = (await other.get(f"{at}/replay?{viewer}count=200"))["frames"]
        made = [frame["made"] for frame in frames]
        assert made == sorted(made)
        assert made[0] == 0
    record = read_record((await ana.ask("GET", f"{at}/record")).text)
    assert made[-1] == len(record.choices)


async def test_a_running_game_does_not_tell_how_many_choices_were_made(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await ana.lay("macaron", 3, ["me", "bot:random", "bot:random"])
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    frames = (await ana.get(f"/api/tables/{card['id']}/replay"))["frames"]
    assert frames
    assert not [frame for frame in frames if "made" in frame]
