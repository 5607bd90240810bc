"""A table that cannot be played on: what its people see of it, and that they are told why."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Cookie, Page, expect

from browser.axe import complaints
from browser.fonts import Reader
from browser.guest import SERVE, Guest, Invite
from browser.targets import WIDER
from browser.test_trouble import AWAY
from web.serving import House, kept_in

SIZES = [pytest.param("desktop", marks=pytest.mark.deep), "phone"]
SAID = "See you on Sunday! 乾杯"
LONG_AGO = 1_000_000_000_000
OTHER_CARDS = b"other cards for everybody"
BOTS = ["bot:random"] * 4


@dataclass
class Ruin:
    """A server that was stopped, and what became of its tables meanwhile."""

    house: House
    cookies: list[Cookie]
    tables: dict[str, str]
    """By what is wrong with them."""


def enough_is_chosen(host: Guest, table: str) -> None:
    """Wait until only the host is awaited: by then all others have chosen cards to pass."""
    while (card := host.ask("GET", f"/api/tables/{table}"))["waiting"] != [0]:
        time.sleep(0.05)
    assert card["state"] == "playing"


def write(store: sqlite3.Connection, table: str, entry: dict[str, object]) -> None:
    """An entry more in a table's journal."""
    (number,) = store.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
    row = (table, number, LONG_AGO, json.dumps(entry))
    store.execute('INSERT INTO journal ("table", number, at, body) VALUES (?, ?, ?, ?)', row)
    store.execute("UPDATE tables SET number = number + 1 WHERE id = ?", (table,))


def ruin(file: Path, tables: dict[str, str]) -> None:
    """Rules that have changed, rows that nobody can read, a table that nobody comes to."""
    with sqlite3.connect(file) as store:
        for table in tables.values():
            write(store, table, {"type": "talked", "seat": 0, "name": "Inés", "text": SAID})
        for wrong in ("outdated", "over", "unreadable"):
            older = 0 if wrong == "unreadable" else 1
            change = "UPDATE tables SET seed = ?, version = version - ? WHERE id = ?"
            store.execute(change, (OTHER_CARDS, older, tables[wrong]))
        store.execute('DELETE FROM replays WHERE "table" = ?', (tables["over"],))
        closed = (
            "UPDATE tables SET state = 'closed', closed = 'abandoned', turn = NULL WHERE id = ?"
        )
        store.execute(closed, (tables["abandoned"],))
        write(store, tables["abandoned"], {"type": "closed", "why": "abandoned"})
    store.close()


@pytest.fixture
def ruined(tmp_path: Path, invite: Invite) -> Iterator[Ruin]:
    house = House(kept_in(tmp_path), *SERVE).start()
    try:
        host = invite(at=house.base).introduce("Inés")
        host.watch.forgive(AWAY)
        tables = {
            wrong: host.lay("macaron", ["me", *BOTS], title=f"Sunday {wrong}")
            for wrong in ("outdated", "unreadable", "abandoned")
        }
        for table in tables.values():
            enough_is_chosen(host, table)
        tables["over"] = host.finish("antayagi", ["me", "bot:random", "bot:random"])
        house.stop()
        ruin(tmp_path / "tables.db", tables)
        house.start()
        yield Ruin(house, host.context.cookies(), tables)
    finally:
        house.stop()


def check_page(guest: Guest, name: str) -> None:
    """Nothing hangs over an edge, every letter can be read, axe has nothing to say."""
    guest.shoot(f"closed-{name}")
    assert guest.page.locator("h1").count() == 1
    assert not guest.page.evaluate(WIDER)
    assert not Reader(guest.page).unreadable()
    assert not complaints(guest)


def check_closed_room(guest: Guest, ruined: Ruin, wrong: str, sentence: str) -> Page:
    page = guest.open(f"/t/{ruined.tables[wrong]}")
    expect(page.get_by_text(guest.say(sentence))).to_be_visible()
    expect(page.get_by_text(SAID)).to_be_visible()
    expect(page.get_by_role("link", name=guest.say("web-to_tables"), exact=True)).to_be_visible()
    check_page(guest, wrong)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_what_people_see_of_a_table_that_cannot_go_on(
    ruined: Ruin, invite: Invite, size: str
) -> None:
    ines = invite(size, at=ruined.house.base)
    at = ruined.house.base
    ines.context.add_cookies(
        [{"name": kept["name"], "value": kept["value"], "url": at} for kept in ruined.cookies]
    )
    ines.watch.forgive(f"409|{AWAY}")
    ines.open("/")
    if size == "phone":
        ines.speak("ja")
    check_closed_room(ines, ruined, "outdated", "lobby-closed_outdated")
    check_closed_room(ines, ruined, "abandoned", "lobby-closed_abandoned")
    page = check_closed_room(ines, ruined, "over", "closed-over")
    record = page.get_by_role("link", name=ines.say("replay-record"), exact=True)
    assert "antayagi" in ines.context.request.get(record.get_attribute("href") or "").text()
    page = ines.open(f"/t/{ruined.tables['unreadable']}")
    title = ines.say("web-trouble_closed")
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_text(ines.say("refused-closed"))).to_be_visible()
    check_page(ines, "unreadable")
    # In the lobby each says what is the matter with it, and the others are there.
    page = ines.open("/")
    for wrong in ("outdated", "unreadable", "abandoned"):
        told = page.get_by_text(ines.say(f"lobby-closed_{wrong}"))
        expect(told.first).to_be_visible()
    check_page(ines, "lobby")
    say = check_closed_room(ines, ruined, "outdated", "lobby-closed_outdated")
    say.get_by_role("textbox").fill("What a pity")
    say.keyboard.press("Enter")
    expect(say.get_by_role("log").get_by_text("What a pity")).to_be_visible()


def test_a_stranger_at_a_table_that_cannot_go_on(ruined: Ruin, invite: Invite) -> None:
    """He may look at what is left, and has no say."""
    stranger = invite(at=ruined.house.base)
    stranger.watch.forgive(f"409|{AWAY}")
    page = stranger.open(f"/t/{ruined.tables['outdated']}")
    expect(page.get_by_text(stranger.say("lobby-closed_outdated"))).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    # Nobody knows of rows that cannot be read before somebody wants to see the table.
    page = stranger.open(f"/t/{ruined.tables['unreadable']}")
    expect(page.get_by_role("heading", name=stranger.say("web-trouble_closed"))).to_be_visible()
    page = stranger.open("/")
    for table in ruined.tables.values():
        expect(page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
