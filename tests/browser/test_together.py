"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import Invite
from browser.player import LIT, RESULT, Pointer, play_together

HAS_ADDED = """() => localStorage.getItem('sobremesa.luck')?.includes('"own":"')"""
"""Whether a page has added to the luck of the game."""


def test_two_play_each_other_and_a_third_watches(invite: Invite) -> None:
    host = invite().introduce("Inés")
    friend = invite("phone").introduce("Kenji")
    watcher = invite()
    table = host.lay("antayagi", ["me", "open", "bot:random"])
    friend.open("/")
    friend.page.get_by_role("button", name=friend.say("lobby-sit")).first.tap()
    friend.page.wait_for_url(f"**/t/{table}")
    host.open_table(table)
    friend.page.wait_for_function(HAS_ADDED)
    host.button("lay-start").click()
    friend.open_table(table)
    watcher.open_table(table)
    expect(watcher.page.get_by_text(watcher.say("table-watching"))).to_be_visible()
    players = [Pointer(host, 1), Pointer(friend, 2)]
    assert play_together(players)
    expect(watcher.page.locator(RESULT)).to_be_visible()
    for guest in (host, friend, watcher):
        expect(guest.page.locator(RESULT).locator("li")).to_have_count(3)
    for guest, verdict, own in (
        (host, "checked", "true"),
        (friend, "checked", "true"),
        (watcher, "fits", "null"),
    ):
        check = guest.page.locator(f'details[data-verdict="{verdict}"]')
        check.locator("summary").click()
        expect(check.locator('[data-holds="false"]')).to_have_count(0)
        expect(check.locator(f'[data-proof="own"][data-holds="{own}"]')).to_be_visible()
        expect(check.get_by_text("Inés")).to_contain_text("Kenji")
        assert not complaints(guest)
        guest.shoot(f"shuffle-{verdict}")
    with host.page.expect_popup() as told:
        host.page.get_by_role("link", name=host.say("luck-more")).click()
    expect(told.value.get_by_role("heading", name=host.say("web-about_luck"))).to_be_in_viewport()
    host.open(f"/r/{table}")
    host.page.get_by_role("button", name=host.say("luck-show")).click()
    expect(host.page.locator('dialog details[data-verdict="checked"]')).to_be_visible()
    host.shoot("shuffle-replay")


def test_the_watcher_sees_no_hand(invite: Invite) -> None:
    host = invite().introduce("Inés")
    watcher = invite()
    table = host.lay("macaron", ["me", "bot:random", "bot:random", "bot:random"])
    host.open_table(table)
    watcher.open_table(table)
    player = Pointer(host)
    for _ in range(6):
        player.step()
        hand = host.hand()
        assert hand
        expect(watcher.page.locator("#prompt")).to_be_visible()
        assert watcher.page.locator("[data-own]").count() == 0
        assert watcher.page.locator(LIT).count() == 0
        source = watcher.page.content()
        shown = {card for card in host.hand() & hand if f'"{card}"' in source}
        assert not shown, f"the watcher's page has {shown}"
    watcher.shoot("watching-macaron")
