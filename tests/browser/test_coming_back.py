"""Whatever happens to a page or to its line, nothing of the game is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.line import Line
from browser.player import ANSWERS, LIT, Pointer
from web.serving import House

LINES = ".log li .text"
MOVING = {"pace": "instant", "motion": "system", "sound": False}
"""The settings of someone who waits for nobody, and lets things move."""

# What runs past: the sentences that were told one after the other, and what lay on the table. A
# touch comes with the first of them, if it is wished; then it is noted what is left of it at once.
PASSING = """(touch) => {
  const seen = (window.passing = { told: [], tables: [], touched: null })
  const note = (list, text) => { if (text && list.at(-1) !== text) list.push(text) }
  new MutationObserver(() => {
    const now = document.querySelector('.meanwhile .now')
    note(seen.told, now?.textContent)
    const cloth = document.querySelector('.table .cloth-area')
    if (now) note(seen.tables, cloth?.innerText)
    if (!now || !touch || seen.touched) return
    cloth.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    seen.touched = {
      left: document.querySelectorAll('.meanwhile :is(.now, .next)').length,
      lit: document.querySelectorAll('[data-light="lit"]').length,
      table: document.querySelector('.table .cloth-area').innerText,
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
}"""
AWAY = r"ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection"


def sight(guest: Guest) -> dict[str, Any]:
    """What a page shows that must be the same when it is opened again."""
    guest.page.locator(f"{LIT}, {ANSWERS}").first.wait_for()
    return {
        "question": guest.page.locator("#prompt .ask").inner_text(),
        "table": guest.page.locator(".table .cloth-area").inner_text(),
        "lit": guest.page.locator(LIT).evaluate_all("(lit) => lit.map((e) => e.dataset.thing)"),
        "log": guest.page.locator(LINES).all_inner_texts(),
    }


def at_a_question(guest: Guest) -> Pointer:
    """A game against nobody but Emma: each of its lines is the guest's doing or follows from it.

    Finished tricks stay in the log, so that it only grows.
    """
    guest.open_table(guest.lay("macaron", ["me"], options={"trick_history": "shown"}))
    player = Pointer(guest)
    player.play(7)
    player.look()
    return player


def left_at(guest: Guest, table: str, frames: list[dict[str, Any]], version: int) -> None:
    """Let the guest's device have looked at the table last when it was so far, long ago."""
    lines = sum(len(frame["log"]) for frame in frames[: version + 1])
    visit = {"lines": lines, "seat": 0, "version": version, "at": 0}
    kept = json.dumps({table: visit})
    guest.open("/")
    guest.page.evaluate("(kept) => localStorage.setItem('sobremesa.visits', kept)", kept)


def passing(guest: Guest, table: str, touch: bool = False) -> dict[str, Any]:
    """Come to the table; give what has run past, and the sentences that are left to read."""
    page = guest.page
    guest.context.add_init_script(f"({PASSING})({json.dumps(touch)})")
    guest.open_table(table)
    page.locator(".meanwhile .told p").first.wait_for()
    expect(page.locator(".meanwhile :is(.now, .next)")).to_have_count(0)
    found: dict[str, Any] = page.evaluate("() => window.passing")
    return {**found, "read": page.locator(".meanwhile .told p").all_inner_texts()}


def test_what_happened_since_one_left_runs_past(invite: Invite) -> None:
    guest = invite(settings=MOVING).introduce("Inés")
    # All that happens is told, and what others do comes after each choice of the guest's.
    table = guest.lay("antayagi", ["me", "bot:random", "bot:random"], options={"memory_aid": "on"})
    page = guest.open_table(table)
    player = Pointer(guest)
    player.play(4)
    player.look()
    # What was taken up is put back.
    guest.open_table(table)
    player.look()
    now = sight(guest)
    expect(page.locator(".meanwhile")).to_have_count(0)
    frames = guest.ask("GET", f"/api/tables/{table}/replay?viewer=0&count=200")["frames"]
    left_at(guest, table, frames, 0)
    ran = passing(guest, table)
    assert 0 < len(ran["read"]) <= 12
    assert set(ran["told"]) <= set(ran["read"]) <= set(now["log"])
    assert ran["told"]
    assert len(ran["tables"]) > 1
    # In the end all is as it was, and the sentences stay to be read until something is chosen.
    assert sight(guest) == now
    guest.shoot("meanwhile")
    page.reload()
    player.look()
    expect(page.locator(".meanwhile")).to_have_count(0)

    left_at(guest, table, frames, 0)
    touched = passing(guest, table, touch=True)["touched"]
    assert touched == {"left": 0, "lit": len(now["lit"]), "table": now["table"]}
    for _ in range(20):
        if page.locator(".meanwhile").count() == 0:
            break
        player.step()
        player.look()
    expect(page.locator(".meanwhile")).to_have_count(0)


def test_where_nothing_moves_it_is_told_in_words(phone: Guest) -> None:
    table = phone.lay("antayagi", ["me", "bot:random", "bot:random"])
    page = phone.open_table(table)
    Pointer(phone).play(3)
    Pointer(phone).look()
    frames = phone.ask("GET", f"/api/tables/{table}/replay?viewer=0&count=200")["frames"]
    left_at(phone, table, frames, 0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ran = passing(phone, table)
    assert ran["read"]
    assert ran["told"] == []
    assert not any("/replay" in url for url in asked)
    phone.shoot("meanwhile-still")
    phone.button("table-all_right").click()
    expect(page.locator(".meanwhile")).to_have_count(0)


def test_reloading_in_mid_turn(desktop: Guest) -> None:
    player = at_a_question(desktop)
    before = sight(desktop)
    desktop.page.reload()
    assert sight(desktop) == before
    player.play(3)


def test_leaving_and_coming_back_by_the_lobby(phone: Guest) -> None:
    phone.open(f"/t/{phone.lay('macaron', ['me'])}")
    player = Pointer(phone)
    player.play(7)
    player.look()
    question = phone.page.locator("#prompt .ask").inner_text()
    phone.open("/")
    phone.shoot("lobby-your-turn")
    phone.page.get_by_role("link", name=phone.say("lobby-take_turn")).first.tap()
    expect(phone.page.locator("#prompt .ask")).to_have_text(question)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_the_server_goes_away_in_mid_turn(own_house: House, invite: Invite, end: str) -> None:
    guest = invite(at=own_house.base).introduce("Inés")
    guest.watch.forgive(AWAY)
    player = at_a_question(guest)
    before = sight(guest)
    getattr(own_house, end)()
    banner = guest.page.get_by_role("alert")
    expect(banner).to_be_visible()
    expect(guest.page.locator(LIT)).to_have_count(0)
    guest.shoot("line-down")
    own_house.start()
    expect(banner).to_be_hidden()
    assert sight(guest) == before
    player.play(3)


@pytest.mark.parametrize("lost", ["what is sent", "what is heard"])
def test_a_choice_is_made_once_when_the_line_breaks(desktop: Guest, lost: str) -> None:
    line = Line(desktop.page)
    player = at_a_question(desktop)
    lines = desktop.page.locator(LINES)
    before = lines.all_inner_texts()
    line.loses_what_is_sent = lost == "what is sent"
    line.loses_what_is_heard = lost == "what is heard"
    acts = len(line.sent)
    while len(line.sent) == acts:
        player.step_if_asked()
    line.cut()
    player.look()
    first, again = (json.loads(said) for said in line.sent[acts : acts + 2])
    assert first == again
    after = lines.all_inner_texts()
    assert after[: len(before)] == before
    assert len(after) > len(before)
    desktop.page.reload()
    player.look()
    assert lines.all_inner_texts() == after


def test_without_network_for_a_while(phone: Guest) -> None:
    phone.watch.forgive(AWAY)
    line = Line(phone.page)
    player = at_a_question(phone)
    question = phone.page.locator("#prompt .ask").inner_text()
    phone.context.set_offline(True)
    line.cut()
    banner = phone.page.get_by_role("alert")
    expect(banner).to_be_visible()
    phone.shoot("line-down")
    phone.context.set_offline(False)
    expect(banner).to_be_hidden()
    expect(phone.page.locator("#prompt .ask")).to_have_text(question)
    player.play(3)
