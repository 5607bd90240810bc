"""What if: a table branches off from a replay, from a running game, from a costly choice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import complaints
from browser.guest import Guest, Invite
from browser.player import LIT, RESULT, Pointer, play_together
from browser.test_replay import Machine

SITTERS = ["me", "bot:random", "bot:random"]
SHORT = {"max_turns": "2"}
TABLE = re.compile(r"/t/\w+$")


def dialog_of(guest: Guest) -> Locator:
    return guest.page.get_by_role("dialog", name=guest.say("branch-title"))


def what_if(guest: Guest, moment: int) -> Locator:
    """The dialog at a moment of a finished game's replay, or the last before it that asks."""
    table = guest.finish("antayagi", SITTERS, options=SHORT)
    machine = Machine(guest, table)
    for at in range(moment, -1, -1):
        machine.timeline.fill(str(at))
        machine.expect_at(at)
        if guest.button("branch-open").count():
            break
    guest.button("branch-open").click()
    return dialog_of(guest)


def id_of(guest: Guest) -> str:
    return guest.page.url.partition("?")[0].rpartition("/")[2]


def test_a_branch_from_a_replay_is_played_by_two(invite: Invite) -> None:
    host = invite().introduce("Inés")
    dialog = what_if(host, 3)
    dialog.get_by_text(host.say("branch-others_friends")).click()
    assert complaints(host) == []
    host.shoot("what-if")
    dialog.get_by_role("button", name=host.say("lay-lay"), exact=True).click()
    host.page.wait_for_url(TABLE)
    table = id_of(host)
    expect(host.page.locator(".what-if")).to_contain_text(host.say("branch-uncounted"))
    host.shoot("what-if-laying")
    friend = invite("phone").introduce("Kenji")
    label = host.say("lay-link_seat", number=2)
    friend.open(host.page.get_by_label(label, exact=True).input_value())
    friend.button("lobby-sit").tap()
    friend.page.wait_for_url(TABLE)
    host.ask("PUT", f"/api/tables/{table}/seats/2", {"sitter": "bot:random"})
    host.button("lay-start").click()
    for guest in (host, friend):
        expect(guest.page.locator("#prompt")).to_be_visible()
        guest.open_table(table)
    play_together([Pointer(host), Pointer(friend)], 6)


@pytest.mark.parametrize(
    ("size", "language"), [("phone", "de"), pytest.param("desktop", "en", marks=pytest.mark.deep)]
)
def test_a_branch_against_bots_is_marked_to_its_end(
    invite: Invite, size: str, language: str
) -> None:
    guest = invite(size, language=language).introduce("Inés")
    dialog = what_if(guest, 2)
    knew = dialog.get_by_label(guest.say("branch-from"))
    knew.select_option("1")
    guest.shoot("what-if-bots")
    assert complaints(guest) == []
    dialog.get_by_role("button", name=guest.say("branch-play"), exact=True).click()
    guest.page.wait_for_url(TABLE)
    card = guest.ask("GET", f"/api/tables/{id_of(guest)}")
    assert (card["branch"]["seat"], card["you"]) == (1, [1])
    # In some deals bots bring the game to its end before anything is asked.
    guest.page.locator(f"{LIT}, {RESULT}").first.wait_for()
    if not guest.page.locator(RESULT).count():
        guest.ask("PUT", f"/api/tables/{card['id']}/seats/1", {"sitter": "bot:random"})
    expect(guest.page.locator(RESULT)).to_be_visible()
    mark = guest.page.locator(".what-if")
    expect(mark).to_contain_text(guest.say("branch-uncounted"))
    expect(guest.page.locator(".shuffle")).to_have_count(0)
    guest.shoot("what-if-end")
    mark.get_by_role("link").click()
    guest.page.wait_for_url(re.compile(r"/r/\w+"))
    timeline = guest.page.get_by_label(guest.say("replay-timeline"))
    expect(timeline).not_to_have_value("0")


def test_ones_own_game_against_bots_is_left_with_what_one_knows(desktop: Guest) -> None:
    desktop.introduce("Inés")
    table = desktop.lay("antayagi", SITTERS)
    page = desktop.open_table(table)
    desktop.button("table-menu").click()
    desktop.button("branch-open").click()
    dialog = dialog_of(desktop)
    expect(dialog.get_by_label(desktop.say("branch-from"))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    desktop.button("table-menu").click()
    desktop.button("branch-open").click()
    dialog.get_by_role("button", name=desktop.say("branch-play"), exact=True).click()
    page.wait_for_url(lambda url: TABLE.search(url) is not None and table not in url)
    card = desktop.ask("GET", f"/api/tables/{id_of(desktop)}")
    assert card["branch"] == {"table": table, "moment": None, "seat": 0, "same": False}
    expect(page.locator("h1", has_text=desktop.say("game-name", "antayagi"))).to_be_visible()
    lobby = desktop.open("/")
    expect(lobby.get_by_text("what-if").first).to_be_visible()


@pytest.mark.deep
def test_a_branch_is_played_to_its_end_by_two_browsers(invite: Invite) -> None:
    host = invite().introduce("Inés")
    friend = invite("phone").introduce("Kenji")
    old = host.finish("antayagi", SITTERS, options=SHORT)
    said = {"moment": 1, "sitters": ["me", "open", "bot:random"]}
    table = host.ask("POST", f"/api/tables/{old}/branch", said)["id"]
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{table}/start")
    for guest in (host, friend):
        guest.open_table(table)
    assert play_together([Pointer(host), Pointer(friend)])
    for guest in (host, friend):
        expect(guest.page.locator(RESULT)).to_be_visible()
        expect(guest.page.locator(".what-if")).to_be_visible()
