"""What others do is told while they do it, and again when somebody asks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.guest import Guest, Invite
from browser.player import LIT, Pointer
from sobremesa.bots import CHARACTERS

UNHURRIED = {"pace": "quick", "motion": "reduced", "sound": False}
"""The settings of someone who watches what the others do."""

# Everything that is told, to the eye and to a screen reader, and what lay on the table meanwhile.
LISTEN = """() => {
  const told = (window.told = { seen: [], heard: [], scenes: [] })
  const note = (list, text) => { if (text && list.at(-1) !== text) list.push(text) }
  new MutationObserver(() => {
    const line = document.querySelector('.narration .last .text, #prompt .beside .text')
    note(told.seen, line?.innerText)
    note(told.heard, document.querySelector('p[aria-live="polite"]')?.textContent.trim())
    const scene = document.querySelector('.scene')?.textContent ?? ''
    const hand = document.querySelectorAll('[data-own] [data-thing]').length
    const winner = document.querySelectorAll('.slot.wins').length
    if (scene) told.scenes.push([scene.trim(), hand, winner])
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def listen(page: Page) -> None:
    """From now on remember what is told."""
    page.evaluate(LISTEN)


def told(page: Page) -> dict[str, Any]:
    """What has been told since."""
    found: dict[str, Any] = page.evaluate("() => window.told")
    return found


@pytest.fixture
def watcher(invite: Invite) -> Guest:
    """Somebody who watches the others."""
    return invite(settings=UNHURRIED).introduce("Inés")


def asked_after_others(guest: Guest, game: str, seats: int, **options: str) -> Page:
    """A table at which others have moved since this guest has."""
    sitters = ["me"] + ["bot:random"] * (seats - 1)
    page = guest.open(f"/t/{guest.lay(game, sitters, options=options)}")
    player = Pointer(guest)
    player.look()
    listen(page)
    for _ in range(60):
        player.step()
        player.look()
        if page.locator("#prompt .beside").count() and guest.button("table-happened").count():
            return page
    raise AssertionError("nobody else has moved")


def test_who_does_what_is_told_in_the_words_of_the_log(watcher: Guest) -> None:
    page = asked_after_others(watcher, "macelandia", 4, memory_aid="on")
    seen = told(page)["seen"]
    lines = page.locator(".log [data-line] .text").all_inner_texts()
    assert seen
    assert set(seen) <= set(lines), set(seen) - set(lines)
    assert any(watcher.say("character-luz") in one for one in seen + lines)
    # What is heard is what is seen, in as few breaths.
    heard = told(page)["heard"]
    assert heard
    assert len(heard) <= len(seen) + 1
    # The last of it stays beside the question.
    expect(page.locator("#prompt .ask")).to_be_visible()
    assert page.locator("#prompt .beside .text").inner_text() in lines


@pytest.mark.parametrize("by", ["button", "key"])
def test_what_happened_is_played_again(watcher: Guest, by: str) -> None:
    page = asked_after_others(watcher, "macelandia", 4)
    question = page.locator("#prompt .ask").inner_text()
    lit = page.locator(LIT).count()
    if by == "key":
        page.keyboard.press("w")
    else:
        watcher.button("table-happened").click()
    expect(page.locator("#prompt .narration")).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)
    watcher.button("table-recalled").click()
    expect(page.locator("#prompt .ask")).to_have_text(question)
    expect(page.locator(LIT)).to_have_count(lit)


def test_after_a_reload_it_is_told(watcher: Guest) -> None:
    page = asked_after_others(watcher, "macelandia", 4)
    page.reload()
    Pointer(watcher).look()
    watcher.button("table-happened").click()
    dialog = page.get_by_role("dialog", name=watcher.say("table-happened"))
    expect(dialog.locator("[data-line]").first).to_be_visible()


def test_what_others_have_changed_bears_their_mark(watcher: Guest) -> None:
    table = watcher.lay("la_macarena", ["me", "bot:random", "bot:random"])
    page = watcher.open(f"/t/{table}")
    player = Pointer(watcher)
    player.look()
    flagged = page.locator("[data-flag]")
    for _ in range(60):
        if flagged.count():
            break
        player.step()
        player.look()
    marks = flagged.evaluate_all("(all) => all.map((one) => one.dataset.flag)")
    assert marks
    assert "0" not in marks
    words = page.locator("#prompt .unseen").all_inner_texts()
    assert any(watcher.say(f"character-{who}") in one for one in words for who in CHARACTERS)
    page.locator(LIT).first.click()
    expect(flagged).to_have_count(0)


def test_a_round_is_over_before_the_next_is_dealt(watcher: Guest) -> None:
    page = watcher.open("/learn/macaron")
    listen(page)
    end = watcher.say("lesson-end")[:30]
    press = page.locator(f"{LIT}, #prompt .options .primary")
    for _ in range(40):
        press.first.wait_for()
        if end in page.locator("#prompt").inner_text():
            break
        press.first.click()
        page.wait_for_timeout(150)
    assert end in page.locator("#prompt").inner_text()
    over = watcher.say("table-round_over", round=1)
    hands = [hand for scene, hand, _ in told(page)["scenes"] if over in scene]
    assert hands
    # The hand of the finished round, of which five cards were left; not the next one.
    assert set(hands) == {5}
    expect(page.locator("[data-own] [data-thing]")).to_have_count(5)
    # A word in another meaning is not explained.
    expect(page.locator('#prompt [data-term="bet"]')).to_have_count(1)
    expect(page.locator('#prompt [data-term="lead"]')).to_have_count(0)


@pytest.mark.deep
def test_the_last_trick_is_seen_before_the_count_and_the_deal(watcher: Guest) -> None:
    page = watcher.open(f"/t/{watcher.lay('macaron', ['me', 'bot:random'])}")
    player = Pointer(watcher)
    player.look()
    dealt = page.locator("[data-own] [data-thing]").count()
    listen(page)
    over = watcher.say("table-round_over", round=1)
    for _ in range(120):
        player.step()
        player.look()
        counted = [shown for shown in told(page)["scenes"] if over in shown[0]]
        if counted:
            break
    # While the round is counted nobody has a new hand, and who took the last trick can be seen.
    # Cards are left of the old one if somebody has filled eight boxes before.
    assert counted
    assert all(hand < dealt and winner == 1 for _, hand, winner in counted)
    expect(page.locator("[data-own] [data-thing]").first).to_be_visible()


def test_macaos_log_stands_open_beside_the_board(desktop: Guest) -> None:
    page = desktop.open(f"/t/{desktop.lay('macao', ['me', 'bot:random'])}")
    player = Pointer(desktop)
    player.play(3)
    player.look()
    log = page.locator(".drawer").bounding_box()
    board = page.locator("[data-wide]").bounding_box()
    assert log
    assert board
    assert log["width"] >= 260
    assert board["x"] + board["width"] <= log["x"] + 1
    expect(page.locator(".log [data-line]").first).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".scrim")).to_be_hidden()


def test_a_line_lights_what_it_names(desktop: Guest) -> None:
    page = desktop.open(f"/t/{desktop.lay('la_macarena', ['me', 'bot:random', 'bot:random'])}")
    player = Pointer(desktop)
    for _ in range(6):
        player.step()
    player.look()
    page.locator(".log").focus()
    for _ in range(40):
        page.keyboard.press("ArrowUp")
        if page.locator("[data-pointed]").count():
            return
    raise AssertionError("no line lights anything")


def test_votes_are_folded_in_the_log(desktop: Guest) -> None:
    table = desktop.finish("macaron", ["me", "bot:random", "bot:random", "bot:random"])
    page = desktop.open(f"/r/{table}#at=60")
    folds = page.locator(".log details")
    expect(folds.first).to_be_attached()
    sums = folds.first.locator("ol [data-line]")
    assert sums.count() >= 11
    expect(sums.first).to_be_hidden()
    folds.first.locator("summary").click()
    expect(sums.first).to_be_visible()
