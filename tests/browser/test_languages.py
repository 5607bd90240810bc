"""The language is switched in the middle of a game, and all that is said follows at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, speech
from browser.player import Pointer
from browser.screens import sitters
from sobremesa.texts.languages import LANGUAGES

NAMES = {"en": "English", "es": "Español", "de": "Deutsch", "ja": "日本語"}
"""What the languages call themselves."""
LINES = ".log li .text"


def questions(game: str, language: str) -> dict[str, str]:
    """Every question of a game, by its step."""
    said = speech(game, language)
    return {step: said.say(f"ask-{step}") for step in said.game.words.steps}


def switch(guest: Guest, language: str) -> None:
    """Choose another language in the table's menu."""
    guest.button("table-menu").click()
    guest.button("web-settings").click()
    group = guest.page.get_by_role("radiogroup", name=guest.say("web-language"))
    group.get_by_text(NAMES[language], exact=True).click()
    guest.language = language
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["antayagi", "macaron"])
def test_the_table_follows_at_once(desktop: Guest, game: str) -> None:
    desktop.open_table(desktop.lay(game, sitters(game)))
    player = Pointer(desktop)
    player.play(3)
    player.look()
    question = desktop.page.locator("#prompt .ask")
    texts = questions(game, "en")
    step = next(key for key, text in texts.items() if text == question.inner_text())
    lines = desktop.page.locator(LINES)
    told = {"en": lines.all_inner_texts()}
    for language in [*LANGUAGES[1:], "en"]:
        switch(desktop, language)
        expect(question).to_have_text(questions(game, language)[step])
        expect(desktop.page.get_by_role("tab", name=desktop.say("table-log"))).to_be_visible()
        now = lines.all_inner_texts()
        if language in told:
            assert now == told[language]
        told[language] = now
        desktop.shoot(f"table-{game}")
    assert len({len(log) for log in told.values()}) == 1
    assert len({tuple(log) for log in told.values()}) == len(LANGUAGES)
    player.play(2)


def test_the_choice_is_kept(desktop: Guest) -> None:
    page = desktop.open("/")
    page.get_by_role("group", name=desktop.say("web-language")).get_by_text(NAMES["ja"]).click()
    desktop.language = "ja"
    expect(page.get_by_role("link", name=desktop.say("web-new")).first).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("link", name=desktop.say("web-new")).first).to_be_visible()
