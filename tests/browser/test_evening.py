"""An evening at one table: talk, gestures, games with their score, moments to come back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import Guest, Invite
from browser.player import RESULT

# What is seen at the places is soon gone; so it is written down as it comes.
WATCH = """() => {
  window.seen = []
  const note = () => {
    for (const one of document.querySelectorAll('.bubbles > *'))
      window.seen.push(one.dataset.gesture ?? one.innerText)
    for (const one of document.querySelectorAll('[aria-live=polite]'))
      window.seen.push('spoken ' + one.textContent)
  }
  new MutationObserver(note).observe(document.body,
    { subtree: true, childList: true, characterData: true })
}"""
PNG = b"\x89PNG"
WHOLE_GAME = 120_000
"""Milliseconds; nothing is measured, but bots that choose at random take long to end some games."""
HAS_SEEN = "(what) => window.seen.some((one) => one.includes(what))"


def has_seen(guest: Guest, what: str) -> None:
    guest.page.wait_for_function(HAS_SEEN, arg=what)


def finish(table: str, *guests: Guest) -> None:
    """Let bots play the game to its end for everybody."""
    for seat, guest in enumerate(guests):
        guest.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"sitter": "bot:random"})
    for guest in guests:
        guest.open_table(table)
        expect(guest.page.locator(RESULT)).to_be_visible(timeout=WHOLE_GAME)


def next_game(host: Guest, friend: Guest, game: str) -> str:
    """Let the host choose the next game, and both go there."""
    host.button("next-another").click()
    dialog = host.page.get_by_role("dialog", name=host.say("next-title"))
    dialog.get_by_text(host.say("game-name", game), exact=True).click()
    dialog.locator(f'[data-game="{game}"] >> text={host.say("lay-count")}').wait_for()
    host.shoot("next-game")
    dialog.get_by_role("button", name=host.say("lay-lay"), exact=True).click()
    host.page.get_by_role("heading", name=host.say("evening-title")).wait_for()
    told = friend.say("next-laid", game=friend.say("game-name", game))
    expect(friend.page.get_by_text(told)).to_be_visible()
    friend.page.get_by_role("link", name=friend.say("end-to_rematch")).click()
    friend.page.wait_for_url(host.page.url.split("?")[0])
    return host.page.url.rsplit("/", 1)[1]


def sit_together(invite: Invite) -> tuple[Guest, Guest, str]:
    """Two people at a table that is being laid, one of them with a phone."""
    host = invite().introduce("Inés")
    friend = invite("phone").introduce("Kenji")
    table = host.lay("antayagi", ["me", "open", "bot:kurt-1"], options={"max_turns": "5"})
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    return host, friend, table


def test_what_is_said_and_shown_is_seen_unless_it_is_muted(invite: Invite) -> None:
    host, friend, table = sit_together(invite)
    for guest in (host, friend):
        guest.open_table(table)
        guest.page.evaluate(WATCH)
    host.page.get_by_label(host.say("table-say")).fill("¡buenas!")
    host.page.keyboard.press("Enter")
    has_seen(friend, "¡buenas!")
    friend.button("gesture-toast").tap()
    for guest in (host, friend):
        has_seen(guest, "toast")
        has_seen(guest, f"spoken {guest.say('gesture-toast.seen', name='Kenji')}")
        assert not complaints(guest)
        guest.shoot("evening-laid")
    host.page.get_by_text(host.say("mute-title")).click()
    host.page.get_by_label(host.say("mute-seat", name="Kenji")).check()
    friend.page.get_by_label(friend.say("table-say")).fill("hm?")
    friend.page.keyboard.press("Enter")
    has_seen(friend, "hm?")
    friend.button("gesture-oops").tap()
    host.button("gesture-thanks").click()
    has_seen(host, "thanks")
    assert not host.page.evaluate(HAS_SEEN, "hm?")
    assert not host.page.evaluate(HAS_SEEN, "oops")


def test_the_next_game_belongs_to_the_same_evening(invite: Invite) -> None:
    host, friend, table = sit_together(invite)
    host.ask("POST", f"/api/tables/{table}/start")
    finish(table, host, friend)
    next_game(host, friend, "macaron")
    for guest in (host, friend):
        expect(guest.page.get_by_text(guest.say("evening-games", games=1))).to_be_visible()


@pytest.mark.deep
def test_an_evening_of_two_games(invite: Invite) -> None:
    host, friend, table = sit_together(invite)
    host.ask("POST", f"/api/tables/{table}/start")
    finish(table, host, friend)
    expect(host.page.get_by_role("heading", name=host.say("evening-title"))).to_be_hidden()
    second = next_game(host, friend, "macaron")
    expect(host.page.get_by_text(host.say("evening-games", games=1))).to_be_visible()
    host.shoot("evening-second-laid")
    host.button("lay-start").click()
    finish(second, host, friend)
    for guest in (host, friend):
        score = guest.page.get_by_role("region", name=guest.say("evening-title"))
        expect(score.get_by_text(guest.say("evening-games", games=2))).to_be_visible()
        expect(score.locator("li")).to_have_count(3)
        assert not complaints(guest)
        guest.shoot("evening-end")
    friend.button("table-menu").tap()
    friend.button("share-title").tap()
    friend.page.locator('.share[aria-busy="false"]').wait_for()
    assert not complaints(friend)
    friend.shoot("share")
    with friend.page.expect_download() as saved:
        friend.button("share-save").tap()
    assert saved.value.path().read_bytes().startswith(PNG), "the card is a picture"


@pytest.mark.deep
def test_an_evening_of_three_games(invite: Invite) -> None:
    host, friend, table = sit_together(invite)
    host.ask("POST", f"/api/tables/{table}/start")
    for games, game in enumerate(("macaron", "la_macarena"), start=1):
        finish(table, host, friend)
        table = next_game(host, friend, game)
        expect(friend.page.get_by_text(friend.say("evening-games", games=games))).to_be_visible()
        host.button("lay-start").click()
    finish(table, host, friend)
    expect(host.page.get_by_text(host.say("evening-games", games=3))).to_be_visible()
    friend.open("/")
    said = friend.page.locator(".chip", has_text=friend.say("game-name", "la_macarena"))
    expect(said).to_contain_text(friend.say("evening-line", score="").strip())
    friend.shoot("evening-lobby")


def test_a_moment_is_marked_linked_and_talked_about(invite: Invite) -> None:
    guest = invite(permissions=["clipboard-read", "clipboard-write"]).introduce("Inés")
    table = guest.finish("antayagi", ["me", "bot:random", "bot:random"])
    page = guest.open(f"/r/{table}?table=generic#at=3&eyes=0")
    timeline = page.get_by_label(guest.say("replay-timeline"))
    expect(timeline).to_have_value("3")
    guest.button("moments-mark").click()
    guest.button("moments-link").click()
    page.get_by_text(guest.say("lay-copied")).wait_for(state="attached")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{table}#at=3&eyes=0")
    page.get_by_role("tab", name=guest.say("table-moments")).click()
    page.get_by_label(guest.say("moments-say")).fill("here it turned")
    page.keyboard.press("Enter")
    remark = page.get_by_role("list", name=guest.say("moments-comments"))
    expect(remark).to_contain_text("here it turned")
    assert not complaints(guest)
    guest.shoot("moments")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name=guest.say("table-log")).click()
    # Where the table has rested after a choice, two frames show the same moment.
    for frame in ("4", "5"):
        page.get_by_role("button", name=guest.say("replay-next"), exact=True).click()
        expect(timeline).to_have_value(frame)
    expect(remark).to_have_count(0)
    phone = invite("phone")
    phone.open(f"/r/{table}?table=generic#at=3&eyes=0")
    expect(phone.page.get_by_text("here it turned").first).to_be_visible()
    assert not complaints(phone)
    phone.shoot("moments")
    page.reload()
    page.get_by_role("tab", name=guest.say("table-moments")).click()
    ribbon = guest.say("moments-ribbon", at=3, eyes="Inés")
    page.get_by_role("button", name=ribbon).click()
    expect(timeline).to_have_value("3")
