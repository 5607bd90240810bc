"""Log, chat and rules beside the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.player import Pointer


def test_rules_are_found_by_words_and_numbers(desktop: Guest) -> None:
    page = desktop.open_table(desktop.lay("macaron", ["me", "bot:random"]))
    Pointer(desktop).look()
    page.get_by_role("tab", name=desktop.say("table-rules")).click()
    rules = page.get_by_role("region", name=desktop.say("table-rules")).locator("p[id]")
    expect(rules.first).to_be_visible()
    # What the question cites is marked, and in sight.
    expect(page.locator("p.cited").first).to_be_in_viewport()
    desktop.shoot("rules")
    everything = rules.count()
    search = page.get_by_role("searchbox")
    search.fill("MC-47")
    expect(page.locator('[id="rule-MC-47"]')).to_be_visible()
    assert 0 < rules.count() < everything
    search.fill("allergen trick")
    for rule in rules.all():
        words = rule.inner_text().lower()
        assert "allergen" in words or "trick" in words
    search.fill("xyzzy")
    expect(page.get_by_text(desktop.say("table-rules_none"))).to_be_visible()
    expect(rules).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_rules_are_english_and_say_so(invite: Invite, language: str) -> None:
    guest = invite(language=language).introduce("Inés")
    page = guest.open_table(guest.lay("macaron", ["me", "bot:random"]))
    page.get_by_role("tab", name=guest.say("table-rules")).click()
    rule = page.get_by_role("region", name=guest.say("table-rules")).locator("p[id]").first
    expect(rule).to_be_visible()
    # A screen reader reads them in their own language.
    assert rule.evaluate("(one) => one.closest('[lang]').lang") == "en"
    told = page.get_by_text(guest.say("table-rules_english"))
    expect(told).to_have_count(0 if language == "en" else 1)


def test_people_talk(invite: Invite) -> None:
    host = invite().introduce("Inés")
    friend = invite("phone").introduce("Kenji")
    watcher = invite()
    table = host.lay("antayagi", ["me", "open", "bot:random"])
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{table}/start")
    for guest in (host, friend, watcher):
        guest.open_table(table)
        expect(guest.page.locator("#prompt")).to_be_visible()
    host.page.get_by_role("tab", name=host.say("table-chat")).click()
    host.page.get_by_label(host.say("table-say")).fill("¡olé! <b>&amp;</b>")
    host.page.keyboard.press("Enter")
    unread = friend.page.get_by_text(friend.say("table-unread"))
    expect(unread.first).to_be_attached()
    friend.page.get_by_role("button", name=friend.say("table-chat")).tap()
    expect(friend.page.get_by_text("¡olé! <b>&amp;</b>")).to_be_visible()
    expect(unread).to_have_count(0)
    friend.shoot("chat")
    friend.page.get_by_label(friend.say("table-say")).fill("はい")
    friend.button("table-send").tap()
    expect(host.page.get_by_text("はい")).to_be_visible()
    watcher.page.get_by_role("tab", name=watcher.say("table-chat")).click()
    expect(watcher.page.get_by_text("はい")).to_be_visible()
    expect(watcher.page.get_by_label(watcher.say("table-say"))).to_have_count(0)


def test_the_log_tells_what_happened(phone: Guest) -> None:
    page = phone.open_table(phone.lay("antayagi", ["me", "bot:random", "bot:random"]))
    Pointer(phone).play(2)
    phone.button("table-menu").tap()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    lines = page.locator(".log li")
    expect(lines.last).to_be_in_viewport()
    phone.shoot("log")
    page.get_by_role("button", name=phone.say("table-close")).last.tap()
    expect(lines.last).not_to_be_in_viewport()
