"""After a lesson the coach comes: it lights moves, says a word on each choice, and goes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import complaints
from browser.guest import PATIENCE, Guest, Invite
from browser.moments import await_analysis
from browser.player import LIT, RESULT, Pointer
from browser.test_learning import learn
from sobremesa.texts.languages import LANGUAGES

GAME = "antayagi"
SHORT = {"max_turns": "3"}
SAYS = ".coach p"
HINTED = "[data-hint]"
BEST = "[data-hint='1']"
THOUGHTS = 4 * PATIENCE
"""Milliseconds; whoever thinks stands back behind those who play, on a busy machine for long."""
LEARNED = "localStorage.setItem('sobremesa.learned', JSON.stringify({tables: {%s: %s}}))"


def switch(guest: Guest) -> Locator:
    """The coach in the bar above the table."""
    return guest.page.get_by_role("switch", name=guest.say("coach-title"), exact=True)


def beside_the_table(guest: Guest) -> list[str]:
    """What axe finds grave; what lies on the table is looked at where tables are."""
    return [one for one in complaints(guest) if "data-thing" not in one]


def is_verdict(guest: Guest, said: str) -> bool:
    """Whether the coach has said what it thinks of a choice."""
    lost, _, _ = guest.say("coach-lost", points=77).partition("77")
    by = guest.say("coach-lost_by", points=77, choice="@").partition("@")[2].partition("77")[0]
    return said == guest.say("coach-good") or said.startswith(lost) or by in said


def heard(guest: Guest) -> str:
    """Choose until the coach says what it thinks of it; what it says."""
    player = Pointer(guest)
    for _ in range(12):
        player.step()
        # As long as it thinks, it says nothing.
        expect(guest.page.locator(SAYS)).not_to_have_text("", timeout=THOUGHTS)
        said = guest.page.locator(SAYS).inner_text()
        if is_verdict(guest, said):
            return said
    raise AssertionError(f"the coach says nothing of twelve choices but {said!r}")


@pytest.mark.slow
def test_after_a_lesson_the_coach_comes_goes_and_comes_back(invite: Invite) -> None:
    guest = invite().introduce("Inés")
    guest.open(f"/learn/{GAME}")
    learn(guest).click()
    page = guest.page
    page.wait_for_url("**/t/*")
    expect(page.locator(SAYS)).to_have_text(guest.say("coach-game_1"))
    page.locator(LIT).first.wait_for()
    expect(page.locator(HINTED).first).to_be_visible(timeout=THOUGHTS)
    expect(page.locator(".hints li").first).to_be_visible()
    guest.shoot("coach-lights")
    assert heard(guest)
    expect(page.locator(SAYS)).to_have_attribute("role", "status")
    guest.shoot("coach-verdict")
    assert beside_the_table(guest) == []
    page.get_by_role("button", name=guest.say("coach-send_away"), exact=True).press("Enter")
    expect(page.locator(SAYS)).to_have_text("")
    expect(switch(guest)).not_to_be_checked()
    page.reload()
    expect(switch(guest)).not_to_be_checked()
    switch(guest).press("Space")
    expect(switch(guest)).to_be_checked()
    expect(page.locator(SAYS)).to_have_text(guest.say("coach-game_1"))


def test_nobody_is_coached_unasked(invite: Invite) -> None:
    guest = invite().introduce("Inés")
    page = guest.open(f"/t/{guest.lay(GAME, ['me', 'bot:random', 'bot:random'], options=SHORT)}")
    page.locator(LIT).first.wait_for()
    expect(switch(guest)).not_to_be_checked()
    expect(page.locator(HINTED)).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_game_with_the_coach_on_a_phone(invite: Invite, language: str) -> None:
    """It says less from game to game, and then it is gone."""
    guest = invite("phone", language=language).introduce("Kenji")
    guest.open("/")
    guest.page.evaluate(LEARNED % (GAME, "[]"))
    for game in (1, 2, 3):
        table = guest.lay(GAME, ["me", "bot:random", "bot:random"], options=SHORT)
        page = guest.open(f"/t/{table}")
        expect(page.locator(SAYS)).to_have_text(guest.say(f"coach-game_{game}"))
        page.locator(LIT).first.wait_for()
        if game == 1:
            expect(page.locator(HINTED).first).to_be_visible(timeout=THOUGHTS)
            assert heard(guest)
            assert beside_the_table(guest) == []
        assert Pointer(guest).play()
        expect(page.locator(RESULT)).to_be_visible()
    guest.open(f"/t/{guest.lay(GAME, ['me', 'bot:random', 'bot:random'], options=SHORT)}")
    expect(switch(guest)).not_to_be_checked()


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_whole_game_with_coach_hint_and_report(invite: Invite, size: str, language: str) -> None:
    """Helped from the first choice to the last, and told afterwards what turned the game."""
    guest = invite(size, language=language).introduce("Rosa")
    guest.open("/")
    guest.page.evaluate(LEARNED % (GAME, "[]"))
    table = guest.lay(GAME, ["me", "bot:greedy", "bot:greedy"], options={"max_turns": "6"})
    page = guest.open(f"/t/{table}")
    page.locator(LIT).first.wait_for()
    expect(page.locator(HINTED).first).to_be_visible(timeout=THOUGHTS)
    guest.shoot("helped-coach")
    assert heard(guest)
    guest.shoot("helped-verdict")
    switch(guest).press("Space")
    player = Pointer(guest)
    while not guest.button("table-hint").is_visible():
        assert player.step(), "the game is over before a hint can be asked for"
    guest.button("table-hint").click()
    expect(page.locator(".hints li").first).to_be_visible(timeout=THOUGHTS)
    expect(page.locator(".hints li").first).to_contain_text("%")
    expect(page.locator(BEST).first).to_be_visible()
    guest.shoot("helped-hint")
    assert player.play()
    expect(page.locator(RESULT)).to_be_visible()
    await_analysis(guest)
    report = page.locator("section.analysis")
    report.scroll_into_view_if_needed()
    expect(report.get_by_role("heading", name=guest.say("analysis-title"))).to_be_visible()
    guest.shoot("helped-report")
    assert complaints(guest) == []
