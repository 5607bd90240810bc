"""Log, chat and rules beside the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.player import Pointer
from cite import rule
from sobremesa.texts.book import Heading, book
from sobremesa.texts.languages import LANGUAGES


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
    for found in rules.all():
        words = found.inner_text().lower()
        assert "allergen" in words or "trick" in words
    search.fill("xyzzy")
    expect(page.get_by_text(desktop.say("table-rules_none"))).to_be_visible()
    expect(rules).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_speak_the_language_of_the_page(invite: Invite, language: str) -> None:
    guest = invite(language=language).introduce("Inés")
    page = guest.open_table(guest.lay("macaron", ["me", "bot:random"]))
    page.get_by_role("tab", name=guest.say("table-rules")).click()
    shown = page.get_by_role("region", name=guest.say("table-rules"))
    expect(shown.locator("p[id]").first).to_be_visible()
    assert shown.get_attribute("lang") == language
    heads = [block for block in book("macaron", language).blocks if isinstance(block, Heading)]
    expect(shown.get_by_role("heading", name=heads[0].text, exact=True)).to_have_count(1)


def test_the_rulebook_leads_from_rule_to_rule(invite: Invite) -> None:
    guest = invite("phone", language="de").introduce("Inés")
    page = guest.open_table(guest.lay("macaron", ["me", "bot:random"]))
    Pointer(guest).look()
    page.get_by_role("button", name=guest.say("table-rules")).click()
    shown = page.get_by_role("region", name=guest.say("table-rules"))
    shown.get_by_text(guest.say("table-rules_contents"), exact=True).click()
    shown.get_by_role("listitem").last.get_by_role("button").click()
    expect(shown.locator("h2").last).to_be_in_viewport()
    link = page.locator('[id="rule-MC-R27"]').get_by_role("button", name="MC-16")
    link.click()
    expect(page.locator('[id="rule-MC-16"].cited')).to_be_in_viewport()
    figure = shown.locator("figure").first
    figure.scroll_into_view_if_needed()
    expect(figure.locator("svg").first).to_be_visible()


# Remember of whatever takes off whether the log lay over the table then.
WATCH = """() => {
  window.flown = []
  const show = HTMLElement.prototype.showPopover
  HTMLElement.prototype.showPopover = function () {
    window.flown.push(document.querySelector('.drawer.open') !== null)
    show.call(this)
  }
}"""


def test_nothing_flies_over_the_log(invite: Invite) -> None:
    guest = invite("phone", settings={"sound": False, "pace": "quick"}).introduce("Inés")
    page = guest.open(f"/t/{guest.lay('la_macarena', ['me', 'bot:random', 'bot:random'])}")
    player = Pointer(guest)
    player.look()
    page.evaluate(WATCH)
    log = page.locator(".log [data-line]")
    for _ in range(30):
        player.step()
        player.look()
        if False in page.evaluate("() => window.flown"):
            break
    assert set(page.evaluate("() => window.flown")) == {False}, "nothing has flown"
    # The others move while the log lies over the table.
    end = guest.button("table-end_turn")
    while not end.count():
        player.step()
        player.look()
    before = log.count()
    end.tap()
    page.get_by_role("button", name=guest.say("table-menu"), exact=True).wait_for()
    page.keyboard.press("l")
    expect(page.locator(".drawer.open")).to_be_visible()
    # What was in the air by then still lands.
    page.evaluate("() => { window.flown = [] }")
    expect(log).not_to_have_count(before)
    page.locator("#prompt.lit").wait_for(state="attached")
    assert log.count() > before
    assert True not in page.evaluate("() => window.flown")


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
    expect(friend.page.get_by_role("log").get_by_text("¡olé! <b>&amp;</b>")).to_be_visible()
    expect(unread).to_have_count(0)
    friend.shoot("chat")
    friend.page.get_by_label(friend.say("table-say")).fill("はい")
    friend.button("table-send").tap()
    expect(host.page.get_by_role("log").get_by_text("はい")).to_be_visible()
    watcher.page.get_by_role("tab", name=watcher.say("table-chat")).click()
    expect(watcher.page.get_by_role("log").get_by_text("はい")).to_be_visible()
    expect(watcher.page.get_by_label(watcher.say("table-say"))).to_have_count(0)


@rule("ML-16", "ML-R26")
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_chat_reminds_of_what_must_not_be_told(invite: Invite, size: str) -> None:
    guest = invite(size).introduce("Inés")
    page = guest.open(f"/t/{guest.lay('macelandia', ['me'] + 3 * ['bot:random'])}")
    Pointer(guest).look()
    page.keyboard.press("c")
    reminder = page.get_by_text(guest.say("table-reminder", "macelandia"), exact=True)
    expect(reminder).to_be_in_viewport()
    expect(page.get_by_label(guest.say("table-say"))).to_be_in_viewport()


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
