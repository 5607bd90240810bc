"""What a person may look back on, take along and have forgotten, and that nobody else may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from play.shape import kept_in
from sobremesa.core.record import read_record
from sobremesa.play.remembering import Remembering
from sobremesa.terminal.verifying import verify
from sobremesa.web.settings import Settings
from web.client import Visitor
from web.conftest import Meet
from web.serving import House, hosted
from web.tables import QUICK, lay_for, play_with_a_bot

OWN = ("/api/me/people", "/api/me/games", "/api/me/statistics", "/api/me/keys", "/api/me/export")


async def met(visitor: Visitor) -> list[tuple[str, int]]:
    return [(one["name"], one["tables"]) for one in await visitor.get("/api/me/people")]


async def handle_of(visitor: Visitor, name: str) -> str:
    found = [one["id"] for one in await visitor.get("/api/me/people") if one["name"] == name]
    return str(found[0])


async def asked_to(visitor: Visitor) -> list[str]:
    """Who asks the visitor to tables."""
    return [card["asked_by"] for card in await visitor.get("/api/tables") if card["asked_by"]]


async def test_people_games_and_statistics_follow_from_what_was_played(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    assert await met(ana) == []
    first, _ = await play_with_a_bot(ana, kenji)
    second, _ = await play_with_a_bot(kenji, ana)
    third, _ = await play_with_a_bot(ana, bea)
    assert await met(ana) == [("Bea", 1), ("Kenji", 2)]
    games = await ana.get("/api/me/games")
    played = [third["id"], second["id"], first["id"]]
    assert (games["total"], [card["id"] for card in games["games"]]) == (3, played)
    page = await ana.get("/api/me/games?start=1&count=1")
    assert (page["total"], [card["id"] for card in page["games"]]) == (3, [second["id"]])
    places = [card["result"]["places"][card["you"][0]] for card in games["games"]]
    (one,) = await ana.get("/api/me/statistics")
    assert (one["game"], one["opponent"], one["bots"]["games"]) == ("antayagi", "Kenji", 0)
    assert one["people"]["games"] == 3
    assert one["people"]["wins"] == places.count(1)
    assert one["people"]["mean_place"] == pytest.approx(sum(places) / 3, abs=0.01)
    scores = [card["result"]["scores"][card["you"][0]] for card in games["games"]]
    assert one["people"]["best"] == max(scores)
    assert [point["place"] for point in one["curve"]] == places[::-1]


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("game=antayagi", 1),
        ("game=macao", 0),
        ("against=people", 1),
        ("against=bots", 0),
        ("since=2020-01-01", 1),
        ("until=2020-01-01", 0),
        ("since=2020-01-01&until=2999-12-30&game=antayagi&against=people", 1),
    ],
)
async def test_games_are_found_by_game_company_and_day(
    query: str, count: int, own_games: dict[str, Visitor]
) -> None:
    ana = own_games["Ana"]
    assert (await ana.get(f"/api/me/games?{query}"))["total"] == count


@pytest.fixture
async def own_games(meet: Meet) -> dict[str, Visitor]:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    await play_with_a_bot(ana, kenji)
    return {"Ana": ana, "Kenji": kenji}


async def test_bad_questions_get_a_clear_answer(own_games: dict[str, Visitor]) -> None:
    ana, kenji = own_games["Ana"], own_games["Kenji"]
    for query in ("since=yesterday", "until=2026-13-01", "count=51", "start=-1", "against=all"):
        assert await ana.refused("GET", f"/api/me/games?{query}") == (400, "unclear")
    assert await ana.refused("GET", "/api/me/games?other=nobody") == (404, "no_person")
    theirs = await handle_of(kenji, "Ana")
    assert await ana.refused("GET", f"/api/me/games?other={theirs}") == (404, "no_person")
    assert (await ana.get(f"/api/me/games?other={await handle_of(ana, 'Kenji')}"))["total"] == 1
    body = {"avoided": True}
    assert await ana.refused("PUT", f"/api/me/people/{theirs}", body) == (404, "no_person")


async def test_a_seat_is_kept_for_somebody_one_has_sat_with(own_games: dict[str, Visitor]) -> None:
    ana, kenji = own_games["Ana"], own_games["Kenji"]
    async with Visitor(ana.base) as stranger:
        await stranger.introduce("Bea")
        card = await ana.lay("antayagi", 3, ["me", "open", "bot:greedy"])
        path = f"/api/tables/{card['id']}"
        body = {"person": await handle_of(ana, "Kenji")}
        assert await kenji.refused("PUT", f"{path}/seats/1/expected", body) == (404, "no_person")
        code = (await ana.get(f"{path}/invitations"))["seats"]["1"].removeprefix("/i/")
        laid = await ana.change("PUT", f"{path}/seats/1/expected", body)
        assert (laid["seats"][1]["sitter"], laid["seats"][1]["expected"]) == ("invited", "Kenji")
        assert (await ana.get(f"{path}/invitations"))["seats"] == {}
        assert await stranger.refused("POST", f"/api/invitations/{code}") == (404, "no_invitation")
        me = {"sitter": "me"}
        assert await stranger.refused("PUT", f"{path}/seats/1", me) == (403, "not_host")
        assert (await stranger.get(path))["seats"][1]["expected"] == ""
        assert (await stranger.get(path))["asked_by"] is None
        assert await asked_to(kenji) == ["Ana"]
        assert await asked_to(stranger) == []
        assert (await kenji.change("PUT", f"{path}/seats/1", me))["you"] == [1]
        assert await asked_to(kenji) == []


async def test_no_is_an_answer_and_whoever_is_avoided_asks_in_vain(
    own_games: dict[str, Visitor],
) -> None:
    ana, kenji = own_games["Ana"], own_games["Kenji"]
    card = await ana.lay("antayagi", 3, ["me", "invited", "bot:greedy"])
    path, body = f"/api/tables/{card['id']}", {"person": await handle_of(ana, "Kenji")}
    await ana.change("PUT", f"{path}/seats/1/expected", body)
    declined = await kenji.change("DELETE", f"{path}/expected")
    assert (declined["seats"][1]["sitter"], declined["asked_by"]) == ("invited", None)
    theirs = f"/api/me/people/{await handle_of(kenji, 'Ana')}"
    await kenji.change("PUT", theirs, {"avoided": True})
    assert (await ana.change("PUT", f"{path}/seats/1/expected", body))["id"] == card["id"]
    assert await asked_to(kenji) == []
    assert [one["avoided"] for one in await kenji.get("/api/me/people")] == [True]
    await kenji.change("PUT", theirs, {"avoided": False})
    assert await asked_to(kenji) == ["Ana"]


async def heard_by(visitor: Visitor, *more: str) -> str:
    """All that the wire tells somebody of himself and of these tables."""
    paths = [*OWN, "/api/me", "/api/tables", *more]
    return "\n".join([(await visitor.ask("GET", path)).text for path in paths])


async def leaks(base: str) -> list[str]:
    """What Kenji, who has sat with Ana once, is told of her that is nobody else's business."""
    async with Visitor(base) as ana, Visitor(base) as kenji, Visitor(base) as bea:
        for visitor, name in ((ana, "Ana"), (kenji, "Kenji"), (bea, "Beatriz")):
            await visitor.introduce(name)
        shared, _ = await play_with_a_bot(ana, kenji)
        private, _ = await play_with_a_bot(ana, bea)
        key = await ana.change("POST", "/api/me/keys")
        secret = {
            "person": (await ana.get("/api/me"))["person"],
            "private game": private["id"],
            "other people": "Beatriz",
            "key": key["id"],
            "secret": key["link"].partition("#")[2],
            "device": (await ana.get("/api/me/keys"))["devices"][0]["id"],
            "handle": await handle_of(ana, "Kenji"),
        }
        heard = await heard_by(kenji, f"/api/tables/{shared['id']}")
        assert "Ana" in heard
        return [what for what, said in secret.items() if said in heard]


async def test_nobody_learns_anothers_games_people_or_keys(house: House) -> None:
    assert await leaks(house.base) == []


async def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Remembering, "_handle", lambda _self, _person, other: other)
    database = kept_in(tmp_path)
    settings = Settings(port=0, database=database, bot_pause=0.0, rest=0.0, request_rate=10_000)
    async with hosted(settings) as (base, _):
        assert "person" in await leaks(base)


async def test_everything_can_be_taken_along(own_games: dict[str, Visitor]) -> None:
    ana, kenji = own_games["Ana"], own_games["Kenji"]
    card = (await ana.get("/api/me/games"))["games"][0]
    for visitor, words in ((ana, "hola"), (kenji, "konnichiwa")):
        chair = await visitor.sit(card["id"])
        await chair.socket.send(f'{{"type": "say", "text": "{words}"}}')
        await chair.hear("said")
    answer = await ana.ask("GET", "/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    taken = answer.json()
    assert (taken["format"], taken["name"]) == (1, "Ana")
    assert [one["name"] for one in taken["people"]] == ["Kenji"]
    (game,) = taken["games"]
    assert game["table"]["id"] == card["id"]
    assert [said["text"] for said in game["said"]] == ["hola"]
    assert game["record"] == (await ana.ask("GET", f"/api/tables/{card['id']}/record")).text
    assert read_record(game["record"]).end
    for _ in range(2):
        await ana.get("/api/me/export")
    assert await ana.refused("GET", "/api/me/export") == (429, "too_fast")


async def test_whoever_is_forgotten_leaves_games_without_a_name(own_house: House) -> None:
    """Not at the tables, not in talk, not in the store; and what was sealed stays sealed."""
    async with Visitor(own_house.base) as ana, Visitor(own_house.base) as kenji:
        await ana.introduce("Anastasia")
        await kenji.introduce("Kenji")
        card, chairs = await play_with_a_bot(ana, kenji)
        await chairs[0].socket.send('{"type": "say", "text": "xylophone"}')
        await chairs[1].socket.send('{"type": "say", "text": "bonsai"}')
        await chairs[1].hear("said")
        waiting = await lay_for(kenji, ana, title="Kenji’s", **QUICK)
        own = await ana.lay("antayagi", 3, ["me", "open", "open"], title="Anastasia’s")
        record = await kenji.ask("GET", f"/api/tables/{card['id']}/record")
        await ana.change("DELETE", "/api/me")
        assert (await ana.get("/api/me"))["known"] is False
        assert "sobremesa_person" not in ana.http.cookies
        for path in (f"/api/tables/{card['id']}", "/api/tables", "/api/me/people", "/api/me/games"):
            assert "Anastasia" not in (await kenji.ask("GET", path)).text
        assert (await kenji.get("/api/me/people")) == []
        assert await kenji.refused("GET", f"/api/tables/{own['id']}") == (404, "no_table")
        freed = await kenji.get(f"/api/tables/{waiting['id']}")
        assert freed["seats"][1]["sitter"] == "open"
        again = await kenji.ask("GET", f"/api/tables/{card['id']}/record")
        assert again.text == record.text
        assert list(verify(again.text))
        replay = await kenji.get(f"/api/tables/{card['id']}/replay?viewer=0&start=0&count=5")
        assert replay["frames"]
        for _ in range(2):
            chair = await kenji.sit(card["id"])
            welcome = chair.heard[0]
            assert [said["text"] for said in welcome["chat"]] == ["", "bonsai"]
            assert [seat["name"] for seat in welcome["table"]["seats"]] == ["", "Kenji", ""]
            own_house.stop()
            folder = Path(own_house.database.removeprefix("sqlite:///")).parent
            for file in folder.glob("tables.db*"):
                kept = file.read_bytes()
                assert b"xylophone" not in kept
                assert b"Anastasia" not in kept
            own_house.start()
            kenji.base = own_house.base
            kenji.http.base_url = own_house.base


async def test_a_game_that_is_being_played_goes_on_without_whoever_is_forgotten(
    own_games: dict[str, Visitor],
) -> None:
    ana, kenji = own_games["Ana"], own_games["Kenji"]
    card = await lay_for(kenji, ana, **QUICK)
    table = f"/api/tables/{card['id']}"
    await kenji.change("POST", f"{table}/start")
    await ana.change("DELETE", "/api/me")
    seat: Any = (await kenji.get(table))["seats"][1]
    assert (seat["sitter"], seat["kept"], seat["name"]) == ("bot", True, "")
