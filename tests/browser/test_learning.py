"""After a lesson, the game that it taught."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Invite
from browser.player import LIT
from stage import PUBLISHED


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_game_goes_on_as_the_lesson_taught_it(invite: Invite, game: str) -> None:
    guest = invite().introduce("Inés")
    lesson = guest.ask("GET", f"/api/games/{game}/lessons/first")["parts"][-1]
    page = guest.open(f"/learn/{game}")
    play = guest.button("lobby-bots")
    press = page.locator(f"{LIT}, #prompt .options .primary")
    for _ in range(60):
        press.first.wait_for()
        if play.count():
            break
        press.first.click()
        page.wait_for_timeout(100)
    play.click()
    page.wait_for_url("**/t/*")
    card = guest.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert len(card["seats"]) == lesson["seats"]
    assert card["options"].items() >= lesson["options"].items()
    expect(page.locator("#prompt")).to_be_visible()
