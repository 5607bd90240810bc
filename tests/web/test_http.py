"""People, games, texts and the lobby, as docs/protocol.md says."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sobremesa.bots import CHARACTERS
from sobremesa.games import SHELF, load
from sobremesa.play.people import NO_KEY
from sobremesa.play.permissions import NO_SPECTATORS
from sobremesa.play.remembering import NO_PERSON
from sobremesa.play.seating import NO_INVITATION
from sobremesa.texts.languages import LANGUAGES, source
from sobremesa.texts.printed import printed
from sobremesa.texts.speech import Speech
from sobremesa.web.errors import WHY
from sobremesa.web.passkeys import NO_PASSKEYS
from sobremesa.web.reasons import CLOSES, REASONS
from sobremesa.web.wire import CODES
from web.client import Visitor, refusal
from web.conftest import Meet
from web.serving import House
from web.tables import PLAIN_SEAT, QUICK, begin, lay_for


async def test_a_person_is_a_name_and_a_secret(meet: Meet) -> None:
    stranger = await meet("")
    assert await stranger.get("/api/me") == {"person": None, "name": "", "known": False}
    answer = await stranger.ask("PUT", "/api/me", {"name": "  Inés \n de  la O "})
    me = answer.json()
    assert (me["name"], me["known"]) == ("Inés de la O", True)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("sobremesa_person=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert await stranger.get("/api/me") == me
    again = await stranger.ask("PUT", "/api/me", {"name": "Ana"})
    assert again.json() == {**me, "name": "Ana"}
    assert "sobremesa_person" not in again.headers.get("set-cookie", "")
    assert me["person"] not in cookie


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "\x00\x1f"])
async def test_a_name_has_1_to_24_characters(meet: Meet, name: str) -> None:
    stranger = await meet("")
    answer = await stranger.ask("PUT", "/api/me", {"name": name})
    assert refusal(answer) == (400, "unclear")
    assert "1 to 24" in answer.json()["detail"]


async def test_an_unknown_secret_is_a_stranger(meet: Meet) -> None:
    stranger = await meet("")
    stranger.http.cookies.set("sobremesa_person", "guessed")
    assert (await stranger.get("/api/me"))["known"] is False


async def test_a_new_name_is_told_at_the_table(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await lay_for(ana, kenji, **QUICK)
    chair = await ana.sit(card["id"])
    await kenji.introduce("Kenji M")
    assert (await chair.hear("table"))["table"]["seats"][1]["name"] == "Kenji M"


CHANGES = [
    ("POST", "/api/tables", {"game": "macaron", "seats": 2}),
    ("PUT", "/api/tables/{table}/seats/0", {"sitter": "me"}),
    ("POST", "/api/tables/{table}/start", None),
    ("POST", "/api/tables/{table}/pause", None),
    ("POST", "/api/tables/{table}/resume", None),
    ("POST", "/api/tables/{table}/rematch", None),
    ("DELETE", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/invitations", None),
    ("POST", "/api/invitations/{code}", None),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
async def test_changes_need_a_person(meet: Meet, method: str, path: str, body: object) -> None:
    ana, stranger = await meet("Ana"), await meet("")
    card = await ana.lay("macaron", 2, ["me", "open"])
    links = await ana.get(f"/api/tables/{card['id']}/invitations")
    code = links["seats"]["1"].removeprefix("/i/")
    where = path.format(table=card["id"], code=code)
    assert await stranger.refused(method, where, body) == (401, "stranger")


@pytest.mark.parametrize(("method", "path", "body"), [c for c in CHANGES if c[0] != "GET"])
async def test_changes_need_the_token_and_our_own_origin(
    meet: Meet, method: str, path: str, body: object
) -> None:
    ana = await meet("Ana")
    where = path.format(table="t", code="c")
    bare = await ana.http.request(method, where, json=body)
    assert refusal(bare) == (403, "forbidden")
    token = {"x-csrftoken": ana.http.cookies["csrftoken"]}
    wrong = await ana.http.request(method, where, json=body, headers={"x-csrftoken": "0" * 64})
    assert refusal(wrong) == (403, "forbidden")
    for origin in ("https://elsewhere.example", "null", ana.base.replace("127.0.0.1", "127.0.0.2")):
        foreign = await ana.http.request(
            method, where, json=body, headers={**token, "origin": origin}
        )
        assert refusal(foreign) == (403, "origin")
    ours = await ana.http.request(method, where, json=body, headers={**token, "origin": ana.base})
    assert ours.status_code != 403


async def test_the_first_question_brings_the_token(house: House) -> None:
    async with Visitor(house.base) as stranger:
        assert stranger.http.cookies["csrftoken"]


async def test_the_shelf(meet: Meet) -> None:
    stranger = await meet("")
    games = await stranger.get("/api/games")
    assert [game["name"] for game in games] == list(SHELF)
    for game in games:
        assert game["seats"] == load(game["name"]).kind.seats
        assert game["bots"] == ["random", "greedy", "search"]
        assert game["guests"] == []
        assert game["strengths"] == [1, 2, 3, 4, 5]
        assert game["usual"] == "level-3"
        makers = printed(game["name"])["makers"]
        assert {key: game[key] for key in ("authors", "illustrators", "publisher")} == {
            key: value for key, value in makers.items() if key != "source"
        }
    levels = await stranger.get("/api/levels")
    assert levels["strengths"] == [1, 2, 3, 4, 5]
    assert levels["usual"] == 3
    assert {each["name"]: each["strength"] for each in levels["characters"]} == {
        name: manner.strength for name, manner in CHARACTERS.items()
    }
    assert await stranger.refused("GET", "/api/games/chess") == (404, "no_game")
    assert await stranger.refused("GET", "/api/games/chess/rules/en") == (404, "no_game")
    assert await stranger.refused("GET", "/api/games/macaron/rules/xx") == (404, "no_language")
    assert await stranger.refused("GET", "/api/games/macaron/lessons/last") == (404, "no_lesson")


async def test_answers_that_do_not_go_together(meet: Meet) -> None:
    words = await (await meet("")).get("/api/games/macaron")
    clash = {"option": "side", "value": "normal", "other": "target", "other_value": "30"}
    assert words["clashes"]["4"] == [clash]


@pytest.mark.parametrize("name", SHELF)
async def test_a_games_words(meet: Meet, name: str) -> None:
    stranger, game = await meet(""), load(name)
    words = await stranger.get(f"/api/games/{name}")
    assert words["seats"] == game.kind.seats
    assert words["prefix"] == game.words.prefix
    assert list(words["verbs"]) == [verb.key for verb in game.words.verbs]
    assert list(words["events"]) == [event.key for event in game.words.events]
    named = {noun for nouns in words["verbs"].values() for noun in nouns}
    named |= {noun for event in words["events"].values() for noun in event["nouns"]}
    named |= {fact[of] for fact in words["facts"] for of in ("noun", "per") if fact[of]}
    assert named <= set(words["nouns"])
    for fact in words["facts"]:
        assert set(fact) == {"key", "shape", "noun", "per", "of", "past", "most"}
        assert fact["shape"] in ("one", "many", "row", "count", "counts")
        if fact["of"] is not None:
            assert set(fact["of"]) < set(words["nouns"][fact["per"]]["names"])
    book = await stranger.get(f"/api/games/{name}/rules/de")
    numbers = {block["id"] for block in book["blocks"] if block["type"] == "rule"}
    assert book["language"] == "de"
    assert {rule for step in words["steps"].values() for rule in step["rules"]} <= numbers
    for seats, options in words["options"].items():
        assert {option["name"] for option in options} == {o.name for o in game.options(int(seats))}


async def test_texts(meet: Meet) -> None:
    stranger = await meet("")
    for language in LANGUAGES:
        for catalogue in ("platform", *SHELF):
            answer = await stranger.ask("GET", f"/api/texts/{language}/{catalogue}")
            assert answer.headers["content-type"].startswith("text/plain")
            assert answer.text == source(None if catalogue == "platform" else catalogue, language)
        printed = (await stranger.ask("GET", f"/api/texts/{language}/shelf")).text
        bundle = FluentBundle([language])
        bundle.add_resource(FluentResource(printed))
        for name in SHELF:
            message, speech = bundle.get_message(f"game-{name}"), Speech(load(name), language)
            assert message.value is not None
            assert bundle.format_pattern(message.value)[0] == speech.say("game-name")
            about = bundle.format_pattern(message.attributes["about"])[0]
            assert about == speech.say("game-about")
    assert await stranger.refused("GET", "/api/texts/tlh/platform") == (404, "no_language")
    assert await stranger.refused("GET", "/api/texts/en/chess") == (404, "no_game")


def test_every_reason_has_its_text() -> None:
    """Each word that can be the `why` of a refusal has a message in the platform's catalogues."""
    said_twice = (NO_INVITATION, NO_SPECTATORS, NO_KEY, NO_PERSON, NO_PASSKEYS)
    reasons = {"origin", "failed", *[why for why, _ in said_twice], *WHY.values()}
    for room in ("play", "web"):
        for file in files(f"sobremesa.{room}").iterdir():
            if file.name.endswith(".py"):
                reasons |= _denied(ast.parse(file.read_text(encoding="utf-8")))
    assert reasons == set(REASONS), "the protocol's list is src/sobremesa/web/reasons.py"
    for language in LANGUAGES:
        said = set(re.findall(r"^refused-(\w+) =", source(None, language), re.MULTILINE))
        assert reasons <= said, f"{language} lacks {sorted(reasons - said)}"


def test_every_code_that_closes_a_socket_is_in_the_protocol() -> None:
    used = {1009, *CODES.values()}  # The first is the library's own.
    for room in ("play", "web"):
        for file in files(f"sobremesa.{room}").iterdir():
            if file.name.endswith(".py"):
                told = file.read_text(encoding="utf-8")
                calls = re.findall(r"\b(?:close|leave|send_close)\(([^)]*)", told)
                used |= {int(code) for call in calls for code in re.findall(r"\b[14]\d{3}\b", call)}
    # Nobody is left to be told that the line broke off.
    assert used - {1006} == set(CLOSES)


def _denied(tree: ast.Module) -> set[str]:
    """The first arguments of Denied(...) in a module."""
    return {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Denied"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


async def test_laying_a_table(meet: Meet) -> None:
    ana = await meet("Ana")
    body = {
        "game": "macaron",
        "seats": 4,
        "options": {"target": "20"},
        "title": " Sunday  table ",
        "sitters": ["me", "bot:greedy", "open", "invited"],
        "access": "link",
        "spectators": False,
    }
    answer = await ana.ask("POST", "/api/tables", body)
    assert answer.status_code == 201
    card = answer.json()
    assert re.fullmatch(r"[a-z0-9]{10}", card["id"])
    assert card["title"] == "Sunday table"
    assert (card["game"], card["state"], card["access"]) == ("macaron", "laying", "link")
    assert card["options"]["seats"] == "4"
    assert card["options"]["target"] == "20"
    assert (card["spectators"], card["host"], card["you"]) == (False, True, [0])
    assert card["hot_seat"] is False
    assert [seat["sitter"] for seat in card["seats"]] == ["person", "bot", "open", "invited"]
    assert card["seats"][0] == {
        "seat": 0,
        "sitter": "person",
        "name": "Ana",
        "level": None,
        "present": False,
        "yours": True,
        "kept": False,
        **PLAIN_SEAT,
    }
    assert (card["seats"][1]["level"], card["seats"][1]["character"]) == ("greedy", "luz")
    assert (card["waiting"], card["result"], card["rematch"]) == ([], None, None)
    for moment in (card["created"], card["moved"]):
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", moment)
    assert await ana.get(f"/api/tables/{card['id']}") == card


async def test_a_plain_table_and_a_table_for_one_device(meet: Meet) -> None:
    ana = await meet("Ana")
    card = await ana.change("POST", "/api/tables", {"game": "macaron", "seats": 3})
    assert [seat["sitter"] for seat in card["seats"]] == ["person", "open", "open"]
    card = await ana.lay("macaron", 2, ["me", "me"])
    assert (card["you"], card["hot_seat"]) == ([0, 1], True)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"seats": 9}, "1 to 5 seats, not 9"),
        ({"seats": 0}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"options": {"target": "7"}}, "target"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"seats": "9"}}, "seats beside the options"),
        ({"sitters": ["me"]}, "2 sitters"),
        ({"sitters": ["me", "cat"]}, "me, open, invited or bot:<level>"),
        ({"sitters": ["me", "bot:genius"]}, "random, greedy"),
        ({"access": "nobody"}, "anyone, link"),
        ({"title": "x" * 41}, "1 to 40"),
        ({"colour": "red"}, "colour"),
        ({"spectators": "maybe"}, "spectators"),
    ],
)
async def test_a_table_that_cannot_be_laid(meet: Meet, wrong: dict[str, Any], named: str) -> None:
    ana = await meet("Ana")
    answer = await ana.ask("POST", "/api/tables", {"game": "macaron", "seats": 2, **wrong})
    assert refusal(answer) == (400, "unclear")
    assert named in answer.json()["detail"]


@pytest.mark.parametrize("game", ["chess", "template", "", "macaron "])
async def test_a_game_that_is_not_on_the_shelf(meet: Meet, game: str) -> None:
    ana = await meet("Ana")
    answer = await ana.ask("POST", "/api/tables", {"game": game, "seats": 2})
    assert refusal(answer) == (404, "no_game")
    assert "macaron" in answer.json()["detail"]


async def test_what_is_listed_in_the_lobby(meet: Meet) -> None:
    ana, kenji, stranger = await meet("Ana"), await meet("Kenji"), await meet("")
    shown = await begin(ana, **QUICK, access="anyone")
    closed = await begin(ana, **QUICK, access="anyone", spectators=False)
    linked = await ana.lay("macaron", 2, ["me", "open"], access="link")
    laid = await ana.lay("macaron", 2, ["me", "open"])

    async def listed(visitor: Visitor) -> list[str]:
        ids = [card["id"] for card in await visitor.get("/api/tables")]
        return [
            name for name in ids if name in (shown["id"], closed["id"], linked["id"], laid["id"])
        ]

    assert await listed(ana) == [laid["id"], linked["id"], closed["id"], shown["id"]]
    assert await listed(kenji) == await listed(stranger) == [laid["id"], shown["id"]]
    assert (await kenji.get(f"/api/tables/{linked['id']}"))["you"] == []
    assert await kenji.refused("GET", f"/api/tables/{closed['id']}") == (403, "no_spectators")
    assert await kenji.refused("GET", "/api/tables/nowhere") == (404, "no_table")


async def test_a_table_is_taken_away_by_its_host_before_it_begins(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await lay_for(ana, kenji, **QUICK)
    path = f"/api/tables/{card['id']}"
    assert await kenji.refused("DELETE", path) == (403, "not_host")
    chair = await kenji.sit(card["id"])
    await chair.send({"type": "say", "text": "wait!"})
    await chair.hear("said")
    answer = await ana.ask("DELETE", path)
    assert (answer.status_code, answer.content) == (204, b"")
    assert (await chair.hear("bye"))["why"] == "cleared"
    assert await ana.refused("GET", path) == (404, "no_table")
    card = await begin(ana, **QUICK)
    assert await ana.refused("DELETE", f"/api/tables/{card['id']}") == (409, "begun")


async def test_invitations(meet: Meet) -> None:
    ana, kenji, bea = await meet("Ana"), await meet("Kenji"), await meet("Bea")
    card = await ana.lay("macaron", 4, ["me", "invited", "open", "bot:random"])
    path = f"/api/tables/{card['id']}/invitations"
    assert await kenji.refused("GET", path) == (403, "not_host")
    links = await ana.get(path)
    assert links["table"] == f"/t/{card['id']}"
    assert set(links["seats"]) == {"1", "2"}
    code = links["seats"]["1"].removeprefix("/i/")
    shown = await (await meet("")).get(f"/api/invitations/{code}")
    assert (shown["seat"], shown["table"]["id"]) == (1, card["id"])
    taken = await kenji.change("POST", f"/api/invitations/{code}")
    assert taken["you"] == [1]
    assert await kenji.change("POST", f"/api/invitations/{code}") == taken
    assert await bea.refused("POST", f"/api/invitations/{code}") == (404, "no_invitation")
    assert await bea.refused("GET", f"/api/invitations/{code}") == (404, "no_invitation")
    assert set((await ana.get(path))["seats"]) == {"2"}
    assert await bea.refused("POST", "/api/invitations/guessed") == (404, "no_invitation")
    second = links["seats"]["2"].removeprefix("/i/")
    await ana.change("PUT", f"/api/tables/{card['id']}/seats/2", {"sitter": "bot:greedy"})
    await ana.change("POST", f"/api/tables/{card['id']}/start")
    assert await bea.refused("POST", f"/api/invitations/{second}") == (404, "no_invitation")


async def test_an_invitation_ends_when_its_seat_is_cleared(meet: Meet) -> None:
    ana, kenji = await meet("Ana"), await meet("Kenji")
    card = await ana.lay("macaron", 2, ["me", "invited"])
    path = f"/api/tables/{card['id']}"

    async def code() -> str:
        link: str = (await ana.get(f"{path}/invitations"))["seats"]["1"]
        return link.removeprefix("/i/")

    old = await code()
    await kenji.change("POST", f"/api/invitations/{old}")
    await ana.change("PUT", f"{path}/seats/1", {"sitter": "invited"})
    assert await kenji.refused("POST", f"/api/invitations/{old}") == (404, "no_invitation")
    new = await code()
    assert new != old
    assert (await kenji.change("POST", f"/api/invitations/{new}"))["you"] == [1]


async def test_an_address_as_a_qr_code(meet: Meet) -> None:
    stranger = await meet("")
    answer = await stranger.ask("GET", "/api/qr?path=/i/w83k")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg xmlns=")
    for wrong in ("//elsewhere.example", "/i/../x", "/i/" + "a" * 90, "", "/i/a%0A"):
        assert await stranger.refused("GET", f"/api/qr?path={wrong}") == (400, "unclear")
    assert await stranger.refused("GET", "/api/qr") == (400, "unclear")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/api/qr?path=/t/a&size=3", "the query may be path, place, not 'size'"),
        ("/api/me?=null", "the query has no names here, not ''"),
        ("/api/tables?mine", "the query has no names here, not 'mine'"),
        ("/api/tables/none/replay?cuont=1", "the query may be viewer, start, count, not 'cuont'"),
    ],
)
async def test_a_query_with_an_unknown_name(meet: Meet, path: str, said: str) -> None:
    answer = await (await meet("Inés")).ask("GET", path)
    assert refusal(answer) == (400, "unclear")
    assert answer.json()["detail"] == said
