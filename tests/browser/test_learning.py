"""After a lesson, the next one, and the game that it taught."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.guest import Guest, Invite
from browser.player import LIT
from sobremesa.games import FIRST
from stage import PUBLISHED

LATER = [pytest.param(name, marks=pytest.mark.deep) for name in PUBLISHED if name != FIRST]


def learn(guest: Guest) -> Locator:
    """Do what is lit until the lesson is over; the button that begins a game."""
    play = guest.button("lobby-bots")
    press = guest.page.locator(f"{LIT}, #prompt .options .primary")
    for _ in range(60):
        press.first.wait_for()
        if play.count():
            break
        press.first.click()
        guest.page.wait_for_timeout(100)
    return play


@pytest.mark.parametrize("game", [FIRST, *LATER])
def test_the_game_goes_on_as_the_lesson_taught_it(invite: Invite, game: str) -> None:
    guest = invite().introduce("Inés")
    lesson = guest.ask("GET", f"/api/games/{game}/lessons/first")["parts"][-1]
    page = guest.open(f"/learn/{game}")
    learn(guest).click()
    page.wait_for_url("**/t/*")
    card = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert len(card["seats"]) == lesson["seats"]
    assert card["options"].items() >= lesson["options"].items()
    expect(page.locator("#prompt")).to_be_visible()


def test_the_finer_points_go_from_table_to_table(invite: Invite) -> None:
    guest = invite().introduce("Inés")
    parts = guest.ask("GET", "/api/games/macaron/lessons/finer")["parts"]
    assert [part["seats"] for part in parts] == [4, 1]
    page = guest.open("/")
    page.locator('.box[data-game="macaron"] label').click()
    page.get_by_role("link", name=guest.say("learn-finer"), exact=True).click()
    page.wait_for_url("**/learn/macaron/finer")
    play = learn(guest)
    expect(
        page.locator("#prompt").get_by_text(guest.say("finer-end", "macaron")[:30])
    ).to_be_visible()
    expect(page.get_by_role("link", name=guest.say("learn-finer"), exact=True)).to_have_count(0)
    play.click()
    page.wait_for_url("**/t/*")
    card = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert len(card["seats"]) == 1


def test_the_finer_points_are_offered_after_the_first_game(invite: Invite) -> None:
    guest = invite().introduce("Inés")
    page = guest.open("/learn/macao")
    learn(guest)
    page.get_by_role("link", name=guest.say("learn-finer"), exact=True).click()
    page.wait_for_url("**/learn/macao/finer")
    expect(page.locator("#prompt").get_by_text(guest.say("finer-1", "macao")[:20])).to_be_visible()
