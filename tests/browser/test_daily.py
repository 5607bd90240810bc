"""A whole day's table by touch, the morning after, and a journey without a line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import complaints
from browser.guest import SERVE, Guest, Invite
from browser.player import LIT, Pointer
from browser.test_calls import AWAY
from play.postgres import found_or_installed
from web.faketime import ABSENT, Clock, library
from web.serving import House, kept_in
from web.test_clock import DAY

GAME = "antayagi"
END = "section.result"


@pytest.fixture
def dated(tmp_path: Path) -> Iterator[tuple[House, Clock]]:
    """A server whose day a test can choose; it is another one after a restart."""
    house = House(kept_in(tmp_path), *SERVE)
    clock = Clock(found_or_installed(library, "faketime", ABSENT), tmp_path, house)
    house.start()
    yield house, clock
    house.stop()


def day_table(guest: Guest, place: int = 0) -> Locator:
    """Today's table of the game, or yesterday's, on the page of the days."""
    return guest.page.locator(f'article[data-game="{GAME}"]').nth(place)


def sit_down(guest: Guest) -> None:
    name = f"{guest.say('day-sit')} ({guest.say('game-name', GAME)})"
    guest.page.get_by_role("button", name=name).tap()
    guest.page.wait_for_url("**/t/*")


def test_a_day_by_touch_and_the_morning_after(dated: tuple[House, Clock], invite: Invite) -> None:
    house, clock = dated
    guest = invite("phone", at=house.base).introduce("Kenji")
    page = guest.open("/")
    today = page.get_by_role("link", name=guest.say("day-title"))
    expect(page.locator("section", has=today).locator("li")).to_have_count(5)
    guest.shoot("lobby-today")
    today.tap()
    expect(day_table(guest)).to_contain_text(guest.say("day-minutes"))
    assert complaints(guest) == []
    guest.shoot("today")
    sit_down(guest)
    table = page.url.rpartition("/")[2]
    page.locator(LIT).first.wait_for()
    guest.shoot("day-table")
    assert Pointer(guest).play()
    page.locator(END).wait_for()
    expect(page.get_by_text(guest.say("day-tomorrow"))).to_be_visible()
    expect(page.get_by_role("button", name=guest.say("end-rematch"))).to_have_count(0)
    guest.shoot("day-end")
    # What lies in others' hands is nobody's to see: one's own eyes, and no record.
    guest.open(f"/r/{table}")
    expect(page.locator("a[download]")).to_have_count(0)
    expect(page.get_by_label(guest.say("replay-eyes")).locator("option")).to_have_count(1)
    guest.open("/today")
    place = guest.ask("GET", "/api/days/today")["tables"][0]["result"]["place"]
    expect(day_table(guest)).to_contain_text(guest.say("day-place", place=place, seats=3))
    guest.shoot("today-played")
    house.stop()
    clock.set(DAY)
    house.start()
    guest.open("/today")
    expect(day_table(guest)).to_contain_text(guest.say("day-minutes"))
    before = day_table(guest, 1)
    expect(before).to_contain_text(guest.say("day-place", place=place, seats=3))
    assert complaints(guest) == []
    guest.shoot("today-morning")
    before.get_by_role("button").tap()
    page.wait_for_url("**/r/*", timeout=120_000)
    eyes = page.get_by_label(guest.say("replay-eyes")).locator("option:checked")
    expect(eyes).to_have_text(guest.say("day-house"))
    expect(page.locator("a[download]")).to_have_count(1)
    guest.shoot("best-line")


def test_all_lessons_and_rules_on_a_journey(own_house: House, invite: Invite) -> None:
    """Also of games that were never opened; without that, they would not be there."""
    guest = invite(at=own_house.base, service_workers="allow")
    guest.watch.forgive(AWAY)
    page = guest.open("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    assert not page.evaluate("() => caches.match('/api/games/macao/lessons/first').then(Boolean)")
    page.get_by_role("button", name=guest.say("web-settings")).click()
    guest.button("journey-keep").click()
    expect(page.get_by_text(guest.say("journey-kept"))).to_be_visible(timeout=60_000)
    guest.shoot("journey-kept")
    own_house.stop()
    guest.open("/learn/macao")
    page.locator(LIT).first.wait_for()
    page.get_by_role("tab", name=guest.say("table-rules")).click()
    expect(page.locator(".rules h2").first).to_be_visible()
    guest.shoot("journey-rules")
    page.goto("/learn/la_macarena")
    page.locator(LIT).first.wait_for()
    page.goto("/")
    page.locator("main").wait_for()
    own_house.start()
