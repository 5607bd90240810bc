"""Setting a table: the form with each game's own questions, invitations, seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest, Invite
from browser.player import Pointer
from sobremesa.games import SHELF, load
from stage import PUBLISHED


def choose(guest: Guest, label: str, value: str) -> None:
    """Pick one of a strip of values."""
    group = guest.page.get_by_role("radiogroup", name=label, exact=True)
    group.get_by_text(value, exact=True).click()


def seat(guest: Guest, number: int) -> Locator:
    """The list of who may sit on a seat, numbered from 1."""
    return guest.page.get_by_label(guest.say("lay-who", number=number), exact=True)


@pytest.mark.parametrize("game", SHELF)
def test_every_option_is_explained(desktop: Guest, game: str) -> None:
    page = desktop.open(f"/new?game={game}")
    box = load(game)
    expect(page.get_by_text(desktop.say("game-about", game))).to_be_visible()
    for seats in box.kind.seats:
        choose(desktop, desktop.say("lay-count"), str(seats))
        expect(page.locator(".seat")).to_have_count(seats)
        asked = [o for o in box.options(seats) if len(o.values) > 1 or o.least is not None]
        expect(page.locator(".option")).to_have_count(len(asked))
        for option, field in zip(asked, page.locator(".option").all(), strict=True):
            about = desktop.say(f"option-{option.name}.about", game)
            expect(field.get_by_role("heading")).to_have_text(
                desktop.say(f"option-{option.name}", game)
            )
            expect(field.get_by_text(about, exact=True)).to_be_visible()


@pytest.mark.parametrize("game", PUBLISHED)
def test_whoever_lays_a_table_reads_who_made_the_game(desktop: Guest, game: str) -> None:
    page = desktop.open(f"/new?game={game}")
    (box,) = [box for box in desktop.ask("GET", "/api/games") if box["name"] == game]
    for name in (*box["authors"], *box["illustrators"], box["publisher"]):
        expect(page.locator(".questions").get_by_text(name)).to_be_visible()


def test_laid_for_bots_it_begins_at_once(invite: Invite) -> None:
    guest = invite()
    guest.watch.forgive("400")
    page = guest.open("/new?game=macaron")
    choose(guest, guest.say("lay-count"), "2")
    choose(guest, guest.say("option-target"), "30")
    seat(guest, 2).select_option("bot:omar-3")
    page.get_by_label(guest.say("lay-title")).fill("Sunday table")
    guest.button("lay-lay_and_play").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Inés")
    guest.shoot("name-dialog")
    guest.button("web-keep").click()
    # Only the other side of the score board goes so far: the server says so, the form shows it.
    expect(page.get_by_role("alert")).to_be_visible()
    guest.shoot("new-refused")
    choose(guest, guest.say("option-target"), "10")
    guest.button("lay-lay_and_play").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Sunday table")).to_be_visible()
    Pointer(guest).play(2)


def test_an_invitation_brings_a_friend(invite: Invite) -> None:
    host = invite().introduce("Inés")
    page = host.open("/new?game=antayagi")
    choose(host, host.say("lay-count"), "3")
    seat(host, 2).select_option("invited")
    seat(host, 3).select_option("bot:omar-3")
    host.button("lay-lay").click()
    page.wait_for_url("**/t/*")
    label = host.say("lay-link_seat", number=2)
    address = page.get_by_label(label, exact=True).input_value()
    assert address.startswith(f"{host.base}/i/")
    place = page.locator(".place-card", has=page.get_by_label(label, exact=True))
    place.get_by_text(host.say("lay-qr"), exact=True).click()
    code = place.get_by_role("img", name=host.say("lay-qr_of", address=address))
    expect(code).to_be_visible()
    assert code.evaluate("(image) => image.naturalWidth > 0")
    host.shoot("laying")

    friend = invite("phone")
    friend.open(address)
    expect(friend.page.get_by_role("heading", name=friend.say("web-invitation"))).to_be_visible()
    friend.shoot("invitation")
    friend.button("lobby-sit").tap()
    friend.page.get_by_role("dialog").get_by_role("textbox").fill("Kenji")
    friend.button("web-keep").tap()
    friend.page.wait_for_url("**/t/*")
    expect(page.locator(".place-card .name", has_text="Kenji")).to_be_visible()
    host.button("lay-start").click()
    expect(friend.page.locator("#prompt")).to_be_visible()
    expect(page.locator("#prompt")).to_be_visible()


def test_seats_change_until_the_game_begins(desktop: Guest) -> None:
    page = desktop.open_table(desktop.lay("antayagi", ["me", "open", "open"]))
    expect(desktop.button("lay-start")).to_be_disabled()
    seat(desktop, 2).select_option("bot:level-3")
    expect(page.get_by_text(desktop.say("lay-awaited", seats=1))).to_be_visible()
    desktop.button("lay-fill").click()
    expect(page.get_by_text(desktop.say("lay-ready"))).to_be_visible()
    desktop.button("lay-start").click()
    expect(page.locator("#prompt")).to_be_visible()


def test_a_table_can_be_cleared(desktop: Guest) -> None:
    page = desktop.open_table(desktop.lay("antayagi", ["me", "open", "open"]))
    desktop.button("lay-clear").click()
    expect(page.get_by_role("heading", name=desktop.say("lobby-open"))).to_be_visible()
