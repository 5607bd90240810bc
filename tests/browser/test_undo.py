"""Taking a move back at a table of two: freely, and if the other agrees."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import Guest, Invite
from browser.player import LIT, Pointer

PLEA = "#plea"


def sit_down(invite: Invite) -> tuple[Guest, Guest]:
    """Two people at the beginning of Macao, where cards are taken openly; who is asked, first."""
    ines = invite(language="de").introduce("Inés")
    kenji = invite("phone", language="ja").introduce("Kenji")
    table = ines.lay("macao", ["me", "open"])
    kenji.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    asked = ines.ask("POST", f"/api/tables/{table}/start")["waiting"]
    for guest in (ines, kenji):
        guest.open_table(table)
        guest.page.locator("#prompt").wait_for()
    return (ines, kenji) if asked == [0] else (kenji, ines)


def is_asked(guest: Guest) -> None:
    guest.page.locator(LIT).first.wait_for()


def choose(guest: Guest, known: Callable[[], bool]) -> None:
    """Take any card, by the page, until that is known."""
    is_asked(guest)
    pointer = Pointer(guest)
    while not known():
        pointer.step_if_asked()


def plead(guest: Guest, other: Guest) -> None:
    """Ask the other one whether the last move may be taken back."""
    guest.button("table-menu").click()
    guest.button("undo-ask").click()
    expect(guest.page.locator(PLEA)).to_contain_text(guest.say("undo-withdraw"))
    expect(other.button("undo-agree")).to_be_visible()
    for one in (guest, other):
        assert not complaints(one)


def test_a_move_is_taken_back_freely_asked_for_declined_and_granted(invite: Invite) -> None:
    first, second = sit_down(invite)
    choose(first, lambda: second.page.locator(LIT).count() > 0)
    first.shoot("undo-free")
    first.button("undo-now").click()
    is_asked(first)
    expect(second.page.locator(LIT)).to_have_count(0)

    # What the other one has answered by a move of his own is not taken back without him.
    choose(first, lambda: second.page.locator(LIT).count() > 0)
    expect(first.button("undo-now")).to_be_visible()
    choose(second, lambda: first.button("undo-now").count() == 0)
    first.page.keyboard.press("u")
    plead(first, second)
    for guest, role in ((first, "asks"), (second, "asked")):
        guest.shoot(f"undo-{role}")
    second.button("undo-decline").click()
    expect(first.page.locator(PLEA)).to_contain_text(first.say("undo-declined"))
    first.shoot("undo-declined")
    expect(second.button("undo-now")).to_be_visible()

    plead(first, second)
    second.button("undo-agree").click()
    is_asked(first)
    expect(second.page.locator(LIT)).to_have_count(0)
    for guest in (first, second):
        expect(guest.page.locator(PLEA)).to_have_text("")
        expect(guest.button("undo-now")).to_have_count(0)
