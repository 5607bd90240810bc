"""What can be done with a table besides playing: pause, bots, rematch, keys."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.player import LIT, RESULT, Pointer


def two_at_a_table(invite: Invite) -> tuple[Guest, Guest, str]:
    """A host, a friend who sits in seat 1, and the game that they have begun beside a bot."""
    host = invite().introduce("Inés")
    friend = invite().introduce("Kenji")
    table = host.lay("antayagi", ["me", "open", "bot:random"])
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{table}/start")
    return host, friend, table


def test_pause_and_go_on(invite: Invite) -> None:
    host, friend, table = two_at_a_table(invite)
    for guest in (host, friend):
        guest.open_table(table)
        expect(guest.page.locator("#prompt")).to_be_visible()
    host.button("table-menu").click()
    host.shoot("menu")
    host.button("table-pause").click()
    for guest in (host, friend):
        expect(guest.page.get_by_text(guest.say("table-paused"), exact=True)).to_be_visible()
        expect(guest.page.locator(LIT)).to_have_count(0)
    host.shoot("paused")
    friend.button("table-resume").click()
    for guest in (host, friend):
        expect(guest.page.get_by_text(guest.say("table-paused"), exact=True)).to_be_hidden()


def test_a_seat_is_given_to_a_bot_and_taken_back(invite: Invite) -> None:
    host, friend, table = two_at_a_table(invite)
    host.open_table(table)
    # Somebody else has to choose in the end, so the game waits while the bot sits in.
    friend.open_table(table)
    host.button("table-menu").click()
    host.button("table-to_bot", number=1, name="Inés").click()
    host.button("table-menu").click()
    back = host.button("table-take_back", name="Inés")
    expect(back).to_be_visible()
    back.click()
    host.button("table-menu").click()
    expect(host.button("table-to_bot", number=1, name="Inés")).to_be_visible()


def test_the_host_lets_a_bot_play_for_someone_who_is_away(invite: Invite) -> None:
    host, _, table = two_at_a_table(invite)
    page = host.open_table(table)
    expect(page.get_by_text(host.say("table-away"), exact=True)).to_be_visible()
    host.button("table-menu").click()
    host.button("table-absent_to_bot", name="Kenji").click()
    expect(page.get_by_text(host.say("table-away"), exact=True)).to_be_hidden()
    assert Pointer(host).play()


def test_play_again(invite: Invite) -> None:
    host, friend, table = two_at_a_table(invite)
    for seat, guest in enumerate((host, friend)):
        guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"sitter": "bot:random"})
    for guest in (host, friend):
        guest.open_table(table)
        expect(guest.page.locator(RESULT)).to_be_visible()
    host.button("end-rematch").click()
    host.page.wait_for_url(lambda url: table not in url)
    friend.page.get_by_role("link", name=friend.say("end-to_rematch")).click()
    friend.page.wait_for_url(lambda url: table not in url)
    assert host.page.url == friend.page.url


def test_a_look_at_the_last_table(desktop: Guest) -> None:
    page = desktop.open_table(desktop.finish("antayagi", ["me", "bot:random", "bot:random"]))
    desktop.button("end-look").click()
    expect(page.locator(RESULT)).to_be_hidden()
    expect(page.locator("#prompt")).to_be_visible()
    desktop.shoot("after-the-end")
    desktop.button("end-result").click()
    expect(page.locator(RESULT)).to_be_visible()


def test_the_keys_of_the_table(desktop: Guest) -> None:
    page = desktop.open_table(desktop.lay("macaron", ["me", "bot:random"]))
    Pointer(desktop).look()
    for key, tab in (("r", "rules"), ("c", "chat"), ("l", "log")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=desktop.say(f"table-{tab}"))).to_have_attribute(
            "aria-selected", "true"
        )
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=desktop.say("keys-title"))).to_be_visible()
    desktop.shoot("keys")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
