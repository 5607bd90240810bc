"""Letters over six days, from a Thursday to a Tuesday, in two browsers that are mostly closed.

The days pass by Debian's `faketime`, for the server alone: its timers go off as well. Whoever is
called is called by a real push service and a real mail server on this machine.
"""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import expect

from browser.guest import PATIENCE, SERVE, Guest, Invite
from browser.player import Pointer
from play.postgres import free_port
from web.faketime import Calendar
from web.post_office import Browser, Letterbox, PushService, mail_server, push_service
from web.serving import House, kept_in

T = TypeVar("T")

THURSDAY = datetime(2026, 11, 19, 10, tzinfo=UTC)
DAY_S = 24 * 3600
GAME = "la_macarena"
MINE = "It is your turn at Letters"
HURRY = "It is still your turn at Letters, and time is running out"
PATIENCE_S = PATIENCE / 1000


class PostOffice:
    """The push service and the mail server, on a loop of their own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.device = Browser()
        self.push: PushService
        self.box: Letterbox
        self.port = 0

    @contextmanager
    def opened(self) -> Iterator[PostOffice]:
        thread = threading.Thread(target=self.loop.run_forever, name="post office")
        thread.start()
        pushes, mails = push_service(), mail_server()
        try:
            self.push = self._run(pushes.__aenter__())
            self.box, self.port = self._run(mails.__aenter__())
            yield self
        finally:
            self._run(pushes.__aexit__(None, None, None))
            self._run(mails.__aexit__(None, None, None))
            self.loop.call_soon_threadsafe(self.loop.stop)
            thread.join()
            self.loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def pushed(self) -> str:
        """What the device is told next."""
        told: str = self.device.opened(self._run(self.push.next()).body)["body"]
        return told

    def mailed(self) -> Any:
        """The next mail."""
        return self._run(self.box.next())

    def nothing_came(self) -> bool:
        return not self.push.asked and self.box.mail.empty()


class Days:
    """A table of letters, and what day it is."""

    def __init__(self, calendar: Calendar, host: Guest, friend: Guest) -> None:
        self._calendar = calendar
        self.guests = [host, friend]
        self.table = ""

    def turn_to(self, day: int, hour: int, minute: int = 0) -> None:
        """Let it be that time, so many days after Thursday; all that is due has been done."""
        begun = THURSDAY.replace(hour=0)
        self._calendar.turn_to(begun + timedelta(days=day, hours=hour, minutes=minute))
        # Two rounds of whoever looks at the clocks every second.
        time.sleep(3)

    def card(self) -> dict[str, Any]:
        found: dict[str, Any] = self.guests[0].ask("GET", f"/api/tables/{self.table}")
        return found

    def asked(self) -> int:
        (seat,) = self.card()["waiting"]
        return int(seat)

    def until(self, true: Callable[[], object]) -> None:
        """Wait for what has to come in a moment."""
        end = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < end, self.card()
            time.sleep(0.1)

    def choose(self, seat: int) -> None:
        """Somebody opens the table, chooses until it is the other's turn, and closes it."""
        guest = self.guests[seat]
        guest.open_table(self.table)
        pointer = Pointer(guest)
        while self.asked() == seat:
            if pointer.step_if_asked() is None:
                time.sleep(0.1)
        guest.open("/about")


@contextmanager
def letters(office: PostOffice, calendar: Calendar, folder: Path) -> Iterator[House]:
    """A server that calls by push and by mail, by whose clock days pass."""
    ways = ["--push-anywhere", "--smtp-host", "127.0.0.1", "--smtp-port", str(office.port)]
    ways += ["--smtp-security", "none", "--smtp-from", "house@tables.example.org"]
    port = free_port()
    ways += ["--port", str(port), "--address", f"http://127.0.0.1:{port}"]
    house = House(kept_in(folder), *SERVE, "--call-after", "0.5", *ways)
    house.environment = calendar.environment
    house.start()
    try:
        yield house
    finally:
        house.stop()


@pytest.mark.deep
def test_letters_over_six_days(calendar: Calendar, invite: Invite, tmp_path: Path) -> None:
    calendar.turn_to(THURSDAY)
    with ExitStack() as stack:
        office = stack.enter_context(PostOffice().opened())
        house = stack.enter_context(letters(office, calendar, tmp_path))
        host = invite(at=house.base).introduce("Inés")
        friend = invite("phone", at=house.base).introduce("Kenji")
        _play(Days(calendar, host, friend), office)


def _reach(host: Guest, friend: Guest, office: PostOffice) -> None:
    """Inés is called by mail; Kenji on his phone, and not between half past eleven and eight."""
    host.ask("PUT", "/api/calls/mail", {"address": "ines@home.example", "language": "en"})
    token = re.search(r"/calls/confirm/(\S+)", office.mailed().get_content())
    assert token is not None
    assert host.ask("POST", "/api/calls/answer", {"token": token[1]}) == {"did": "confirmed"}
    friend.ask("PUT", "/api/calls/devices", office.device.subscription(f"{office.push.base}/k"))
    quiet = {"begin": 23 * 60 + 30, "end": 8 * 60, "zone": "UTC"}
    friend.ask("PUT", "/api/calls/quiet", {"quiet": quiet})


def _play(days: Days, office: PostOffice) -> None:
    host, friend = days.guests
    _reach(host, friend, office)
    clock = {"move": DAY_S, "letters": True, "weekdays": True}
    days.table = host.lay(GAME, ["me", "open"], title="Letters", clock=clock)
    friend.ask("PUT", f"/api/tables/{days.table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{days.table}/start")
    # Thursday. Whoever begins is called; if it is Kenji, he plays, so that it is Inés' turn.
    if days.asked() == 1:
        assert office.pushed() == MINE
        days.choose(1)
    assert "your turn" in office.mailed()["Subject"].lower()
    # She plays in the night, when Kenji is not called before eight.
    days.turn_to(0, 23, 40)
    days.choose(0)
    days.turn_to(1, 7, 30)
    assert office.nothing_came(), "nobody is called in his quiet hours"
    days.turn_to(1, 8, 1)
    assert office.pushed() == MINE
    # Friday evening he is reminded, comes, and plays.
    days.turn_to(1, 22, 50)
    assert office.pushed() == HURRY
    friend.open_table(days.table)
    expect(friend.page.locator(".candle").first).to_be_visible()
    friend.shoot("days-friday")
    days.choose(1)
    assert "your turn" in office.mailed()["Subject"].lower()
    # The weekend counts for nothing: her day is over on Monday night.
    for day in (2, 3):
        days.turn_to(day, 23, 55)
        assert office.nothing_came()
        assert days.card()["time"]["asked"] is False
    days.turn_to(4, 22)
    assert "your turn" in office.mailed()["Subject"].lower()
    days.turn_to(4, 22, 55)
    days.until(lambda: days.card()["time"]["asked"])
    assert days.card()["seats"][0]["sitter"] == "person", "she is asked first"
    # Nobody answers: a bot plays for her, and Kenji is called in the morning.
    days.turn_to(4, 23, 58)
    days.until(lambda: days.card()["seats"][0]["why"] == "late")
    days.until(lambda: days.asked() == 1)
    assert days.card()["seats"][0]["name"] == "Inés", "with her name on it"
    days.turn_to(5, 8, 1)
    assert office.pushed() == MINE
    # Tuesday: she comes, has her chair back, and both play on.
    host.open_table(days.table)
    expect(host.page.get_by_text(host.say("table-late"))).to_be_visible()
    host.shoot("days-late")
    with host.page.expect_response(lambda said: said.request.method == "PUT" and said.ok):
        host.page.locator("h1").first.click()
    assert days.card()["seats"][0]["sitter"] == "person"
    host.open("/about")
    days.choose(1)
    assert "your turn" in office.mailed()["Subject"].lower()
    days.choose(0)
    assert office.pushed() == MINE
    assert office.nothing_came(), "one call for each turn"
