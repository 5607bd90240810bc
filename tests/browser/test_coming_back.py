"""Whatever happens to a page or to its line, nothing of the game is lost."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.line import Line
from browser.player import ANSWERS, LIT, Pointer
from web.serving import House

LINES = ".log li .text"
AWAY = r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection"


def sight(guest: Guest) -> dict[str, object]:
    """What a page shows that must be the same when it is opened again."""
    guest.page.locator(f"{LIT}, {ANSWERS}").first.wait_for()
    return {
        "question": guest.page.locator("#prompt .ask").inner_text(),
        "table": guest.page.locator(".table .cloth-area").inner_text(),
        "lit": guest.page.locator(LIT).evaluate_all("(lit) => lit.map((e) => e.dataset.thing)"),
        "log": guest.page.locator(LINES).all_inner_texts(),
    }


def at_a_question(guest: Guest) -> Pointer:
    """A game against nobody but Emma: each of its lines is the guest's doing or follows from it.

    Finished tricks stay in the log, so that it only grows.
    """
    guest.open_table(guest.lay("macaron", ["me"], options={"trick_history": "shown"}))
    player = Pointer(guest)
    player.play(7)
    player.look()
    return player


def test_reloading_in_mid_turn(desktop: Guest) -> None:
    player = at_a_question(desktop)
    before = sight(desktop)
    desktop.page.reload()
    assert sight(desktop) == before
    player.play(3)


def test_leaving_and_coming_back_by_the_lobby(phone: Guest) -> None:
    phone.open(f"/t/{phone.lay('macaron', ['me'])}")
    player = Pointer(phone)
    player.play(7)
    player.look()
    question = phone.page.locator("#prompt .ask").inner_text()
    phone.open("/")
    phone.shoot("lobby-your-turn")
    phone.page.get_by_role("link", name=phone.say("lobby-take_turn")).first.tap()
    expect(phone.page.locator("#prompt .ask")).to_have_text(question)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_the_server_goes_away_in_mid_turn(own_house: House, invite: Invite, end: str) -> None:
    guest = invite(at=own_house.base).introduce("Inés")
    guest.watch.forgive(AWAY)
    player = at_a_question(guest)
    before = sight(guest)
    getattr(own_house, end)()
    banner = guest.page.get_by_role("alert")
    expect(banner).to_be_visible()
    expect(guest.page.locator(LIT)).to_have_count(0)
    guest.shoot("line-down")
    own_house.start()
    expect(banner).to_be_hidden()
    assert sight(guest) == before
    player.play(3)


@pytest.mark.parametrize("lost", ["what is sent", "what is heard"])
def test_a_choice_is_made_once_when_the_line_breaks(desktop: Guest, lost: str) -> None:
    line = Line(desktop.page)
    player = at_a_question(desktop)
    lines = desktop.page.locator(LINES)
    before = lines.all_inner_texts()
    line.loses_what_is_sent = lost == "what is sent"
    line.loses_what_is_heard = lost == "what is heard"
    acts = len(line.sent)
    while len(line.sent) == acts:
        player.step_if_asked()
    line.cut()
    player.look()
    first, again = (json.loads(said) for said in line.sent[acts : acts + 2])
    assert first == again
    after = lines.all_inner_texts()
    assert after[: len(before)] == before
    assert len(after) > len(before)
    desktop.page.reload()
    player.look()
    assert lines.all_inner_texts() == after


def test_without_network_for_a_while(phone: Guest) -> None:
    phone.watch.forgive(AWAY)
    line = Line(phone.page)
    player = at_a_question(phone)
    question = phone.page.locator("#prompt .ask").inner_text()
    phone.context.set_offline(True)
    line.cut()
    banner = phone.page.get_by_role("alert")
    expect(banner).to_be_visible()
    phone.shoot("line-down")
    phone.context.set_offline(False)
    expect(banner).to_be_hidden()
    expect(phone.page.locator("#prompt .ask")).to_have_text(question)
    player.play(3)
