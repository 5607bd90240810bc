"""A table with a clock, and games that people end before their end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import SERVE, Invite
from web.serving import House, kept_in, running

REMEMBER = """said => {
  const look = () => {
    if (document.body.innerText.includes(said)) window.wasAsked = true
  }
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true})
  look()
}"""
"""Has the page remember that it has said something, however short it was to be seen."""


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A server whose bots take their time: no game is over before whoever was late comes back."""
    with running(kept_in(tmp_path), *SERVE, "--bot-pause", "60") as started:
        yield started


def test_a_candle_a_question_and_the_chair_back(slow_house: House, invite: Invite) -> None:
    host = invite(at=slow_house.base).introduce("Inés")
    host.open("/new?game=macao")
    choice = host.page.get_by_label(host.say("lay-clock"), exact=True)
    choice.select_option("day")
    host.page.get_by_text(host.say("lay-weekends_off")).click()
    assert not complaints(host)
    host.shoot("clock-laying")
    letters = host.lay("macaron", ["me", "bot:random"], clock={"move": 86400, "letters": True})
    host.open(f"/t/{letters}")
    expect(host.page.locator(".candle").first).to_be_visible()
    host.shoot("clock-letters")
    table = host.lay("macaron", ["me", "bot:random"], clock={"move": 3})
    host.open_table(table)
    host.page.evaluate(REMEMBER, host.say("clock-still_there"))
    expect(host.page.get_by_text(host.say("table-late"))).to_be_visible()
    assert host.page.evaluate("window.wasAsked === true")
    assert not complaints(host)
    host.shoot("clock-late")
    with host.page.expect_response(lambda said: said.request.method == "PUT" and said.ok):
        host.page.locator("h1").first.click()


def test_two_agree_on_a_draw(invite: Invite) -> None:
    host = invite("phone", language="ja").introduce("Kenji")
    friend = invite().introduce("Inés")
    table = host.lay("la_macarena", ["me", "open"], clock={"move": 180, "bank": 1200})
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{table}/start")
    host.open(f"/t/{table}")
    friend.open(f"/t/{table}")
    expect(friend.page.locator(".candle").first).to_be_visible()
    # A menu that is opened before changes as soon as it is known that she is there.
    expect(host.page.get_by_text(host.say("table-away"), exact=True)).to_be_hidden()
    friend.shoot("clock-candle")
    host.shoot("clock-candle-phone")
    host.page.get_by_role("button", name=host.say("table-menu")).click()
    host.button("ending-title").click()
    assert not complaints(host)
    host.shoot("clock-ending")
    host.button("ending-draw").click()
    friend.button("ending-agree").wait_for()
    assert not complaints(friend)
    friend.shoot("clock-proposed")
    friend.button("ending-agree").click()
    for guest in (host, friend):
        expect(guest.page.get_by_text(guest.say("end-early_draw")).first).to_be_visible()
    assert not complaints(friend)
    friend.shoot("clock-draw")
