"""Bots are somebody, from the form to the result; and whoever is stuck is given a hint."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest, Invite
from browser.player import LIT, RESULT, Pointer

SHORT = {"max_turns": "3"}
HINT = "#prompt button:has(use[href='#art-hint'])"
FACE = "use[href='#art-face-{}']"


def field(guest: Guest, key: str, number: int) -> Locator:
    return guest.page.get_by_label(guest.say(key, number=number), exact=True)


def test_the_creator_chooses_who_comes_and_how_strong(invite: Invite) -> None:
    guest = invite().introduce("Inés")
    page = guest.open("/new?game=antayagi")
    guest.page.get_by_role("radiogroup", name=guest.say("lay-count")).get_by_text("3").click()
    field(guest, "lay-who", 2).select_option(label=guest.say("character-luz"))
    expect(page.get_by_text(guest.say("character-luz.manner"))).to_be_visible()
    expect(page.locator(".seats").locator(FACE.format("luz"))).to_have_count(1)
    expect(field(guest, "lay-strength", 2)).to_have_value("4")
    field(guest, "lay-strength", 2).select_option("1")
    # Nobody sits on two seats.
    others = field(guest, "lay-who", 3).locator("option").all_inner_texts()
    assert guest.say("character-luz") not in others
    assert guest.say("character-kurt") in others
    field(guest, "lay-who", 3).select_option(label=guest.say("lay-somebody"))
    field(guest, "lay-strength", 3).select_option("2")
    guest.shoot("lay-company")
    guest.button("lay-lay_and_play").click()
    page.wait_for_url("**/t/*")
    card = guest.ask("GET", "/api/tables/" + page.url.rpartition("/")[2])
    assert [seat["strength"] for seat in card["seats"]] == [None, 1, 2]
    assert card["seats"][1]["level"] == "luz-1"
    assert card["seats"][2]["character"] not in (None, "luz")


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [("desktop", "es"), ("phone", "ja")])
def test_a_whole_game_with_a_hint(invite: Invite, size: str, language: str) -> None:
    guest = invite(size, language=language).introduce("Inés")
    table = guest.lay("antayagi", ["me", "bot:nima-1", "bot:kurt-1"], options=SHORT)
    page = guest.open(f"/t/{table}")
    for who in ("nima", "kurt"):
        place = page.locator("article", has_text=guest.say(f"character-{who}"))
        expect(place.first).to_be_visible()
        expect(place.locator(FACE.format(who))).to_have_count(1)
    page.locator(LIT).first.wait_for()
    page.locator(HINT).click()
    told = page.locator(".hints li")
    expect(told).to_have_count(2)
    for one in told.all():
        expect(one.locator(".chance")).to_contain_text("%")
    # The best is lit, on the table or as a button.
    expect(page.locator("[data-hint='1']").first).to_be_visible()
    guest.shoot("hint")
    # The question is gone, and the hint with it.
    player = Pointer(guest)
    player.play(6)
    expect(page.locator("[data-hint]")).to_have_count(0)
    assert player.play()
    result = page.locator(RESULT)
    expect(result).to_contain_text(guest.say("end-hints", number=1))
    expect(result.locator(FACE.format("nima"))).to_have_count(1)
    said = [guest.say(f"character-kurt.{how}") for how in ("won", "lost")]
    assert any(one in result.inner_text() for one in said)
    guest.shoot("end-company")


def test_where_people_play_against_each_other_there_is_no_hint(invite: Invite) -> None:
    guest, friend = invite().introduce("Inés"), invite().introduce("Ana")
    table = guest.lay("antayagi", ["me", "open", "bot:pip"], options=SHORT)
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    guest.ask("POST", f"/api/tables/{table}/start")
    page = guest.open(f"/t/{table}")
    expect(page.locator("#prompt")).to_be_visible()
    expect(page.locator(HINT)).to_have_count(0)
