"""A server, a browser, and guests: one with a large screen, one with a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import chromium as machine
from browser.guest import PATIENCE, Guest, Invite
from web.serving import House, running

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SERVE = ("--bot-pause", "0", "--message-rate", "1000", "--request-rate", "10000")


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that do not stop it."""
    folder = tmp_path_factory.mktemp("house")
    with running(f"sqlite:///{folder}/tables.db", *SERVE) as started:
        yield started


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of one's own, to be stopped and started again."""
    folder = tmp_path_factory.mktemp("house")
    with running(f"sqlite:///{folder}/tables.db", *SERVE) as started:
        yield started


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    path = machine.find()
    assert path is not None, "no Chromium is there; set SOBREMESA_CHROMIUM=PATH"
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def invite(chromium: Browser, house: House) -> Iterator[Invite]:
    """Another guest, each time it is called; none of them may have complained in the end."""
    guests: list[Guest] = []

    def one_more(size: str = "desktop", at: str = "", **how: Any) -> Guest:
        guests.append(Guest(chromium, at or house.base, size, **how))
        return guests[-1]

    yield one_more
    for guest in guests:
        guest.context.close()
    for guest in guests:
        guest.watch.check()


@pytest.fixture
def desktop(invite: Invite) -> Guest:
    """A guest at a large screen."""
    return invite("desktop").introduce("Inés")


@pytest.fixture
def phone(invite: Invite) -> Guest:
    """A guest with a phone."""
    return invite("phone").introduce("Kenji")
