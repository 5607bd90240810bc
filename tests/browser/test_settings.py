"""What a person prefers is put on the page at once and kept on the device."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.player import Pointer

STORED = "JSON.parse(localStorage.getItem('sobremesa.settings'))"


def prefer(guest: Guest, group: str, value: str) -> None:
    """Choose a value in the open dialog."""
    strip = guest.page.get_by_role("radiogroup", name=guest.say(group), exact=True)
    strip.get_by_text(guest.say(value), exact=True).click()


def test_theme_motion_and_sound(invite: Invite) -> None:
    guest = invite(settings={}, color_scheme="dark", reduced_motion="reduce")
    page = guest.open("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "full")
    guest.button("web-settings").click()
    guest.shoot("settings")
    prefer(guest, "web-theme", "web-theme_dark")
    expect(root).to_have_attribute("data-theme", "dark")
    prefer(guest, "web-motion", "web-motion_reduced")
    expect(root).to_have_attribute("data-motion", "reduced")
    prefer(guest, "web-sound", "web-off")
    prefer(guest, "web-pace", "web-pace_instant")
    prefer(guest, "web-touch", "web-touch_on")
    prefer(guest, "web-forced", "web-forced_on")
    page.keyboard.press("Escape")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    kept = page.evaluate(STORED)
    assert (kept["sound"], kept["pace"]) == (False, "instant")
    assert kept["atOnce"] is True
    assert kept["forced"] is True


def test_what_is_stored_may_be_nonsense(invite: Invite) -> None:
    guest = invite(settings={"theme": 7, "pace": "yesterday", "language": "xx"})
    expect(guest.open("/").locator("html")).to_have_attribute("lang", "en")
    guest.page.evaluate("localStorage.setItem('sobremesa.settings', '[')")
    guest.page.reload()
    expect(guest.page.get_by_role("heading").first).to_be_visible()


def test_one_touch_can_be_enough(invite: Invite) -> None:
    for single in (False, True):
        wishes = {"pace": "instant", "atOnce": single}
        guest = invite("phone", settings=wishes).introduce("Kenji")
        page = guest.open_table(guest.lay("macaron", ["me", "bot:random"]))
        player = Pointer(guest)
        question = page.locator("#prompt .ask")
        # Passing and betting are said twice in any case; to play a card is not.
        while player.look() and question.inner_text() != guest.say("ask-play_card"):
            player.step()
        card = page.locator("[data-own] [data-light=lit]").first
        thing = card.get_attribute("data-thing")
        card.tap()
        chosen = page.locator(f'[data-own] [data-thing="{thing}"]')
        expect(chosen).to_have_count(0 if single else 1)


def test_sound_is_switched_at_the_table(desktop: Guest) -> None:
    page = desktop.open_table(desktop.lay("macaron", ["me", "bot:random"]))
    assert json.loads(page.evaluate(f"JSON.stringify({STORED})"))["sound"] is False
    page.get_by_label(desktop.say("sound-switch")).click()
    assert page.evaluate(STORED)["sound"] is True
    Pointer(desktop).play(2)


def test_a_name_can_be_changed(desktop: Guest) -> None:
    page = desktop.open("/")
    page.get_by_role("button", name="Inés").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Amélie")
    desktop.button("web-keep").click()
    expect(page.get_by_role("button", name="Amélie")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Amélie")).to_be_visible()
