"""Several people at one device: nobody's hand is in the page while it is handed over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Guest
from browser.player import ASKED, HAND_OVER, Pointer


def take_the_device(player: Pointer, guest: Guest) -> set[str]:
    """Say that one is the person who is called, and see one's hand; until then there is none."""
    assert player.look()["moment"] == HAND_OVER
    source = guest.page.content()
    assert "data-thing" not in source
    assert "data-own" not in source
    guest.shoot("hand-over")
    player.step()
    assert player.look()["moment"] == ASKED, "the wrong person was called"
    hand = guest.hand()
    assert hand
    return hand


def test_hands_are_hidden_from_each_other(desktop: Guest) -> None:
    desktop.open_table(desktop.lay("macaron", ["me", "me"]))
    player = Pointer(desktop)
    first = take_the_device(player, desktop)
    while player.look()["moment"] == ASKED:
        player.step()
    second = take_the_device(player, desktop)
    assert first.isdisjoint(second)
    source = desktop.page.content()
    shown = {card for card in first if f'"{card}"' in source}
    assert not shown, f"the second person's page has the first one's {shown}"


def test_whoever_has_no_name_yet_says_it_when_the_device_is_handed_over(desktop: Guest) -> None:
    desktop.introduce("Thyme")
    page = desktop.open_table(desktop.lay("macaron", ["me", "me"]))
    player = Pointer(desktop)
    player.step()
    while player.look()["moment"] == ASKED:
        player.step()
    expect(page.get_by_role("heading")).to_have_text(
        desktop.say("table-hand_over", name="Thyme (2)")
    )
    page.get_by_label(desktop.say("table-name")).fill("Ana")
    desktop.shoot("hand-over-nameless")
    desktop.button("table-i_am", name="Ana").click()
    expect(page.locator(".place-card", has_text="Ana")).to_be_visible()
    while player.look()["moment"] == ASKED:
        player.step()
    # From now on each is called, and may still have another name.
    expect(page.get_by_role("heading")).to_have_text(desktop.say("table-hand_over", name="Thyme"))
    expect(page.get_by_label(desktop.say("table-name"))).to_have_count(0)
    desktop.button("table-other_name").click()
    page.get_by_label(desktop.say("table-name")).fill("Leo")
    desktop.button("table-i_am", name="Leo").click()
    expect(page.locator(".place-card", has_text="Leo")).to_be_visible()


def test_names_are_given_when_the_table_is_laid(desktop: Guest) -> None:
    desktop.introduce("Thyme")
    page = desktop.open("/new?game=macaron")
    counts = page.get_by_role("radiogroup", name=desktop.say("lay-count"), exact=True)
    counts.get_by_text("2", exact=True).click()
    page.get_by_label(desktop.say("lay-who", number=2), exact=True).select_option("me")
    page.get_by_label(desktop.say("lay-name", number=2), exact=True).fill("Ana")
    desktop.shoot("laying-names")
    desktop.button("lay-lay_and_play").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    card = desktop.ask("GET", f"/api/tables/{table}")
    assert [seat["name"] for seat in card["seats"]] == ["Thyme", "Ana"]
    assert card["access"] == "link"


@pytest.mark.deep
def test_a_whole_game_at_one_device(phone: Guest) -> None:
    phone.open_table(phone.lay("macaron", ["me", "me"]))
    assert Pointer(phone).play()
