"""A server, a browser, and guests: one with a large screen, one with a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.chromium import launched
from browser.guest import PATIENCE, SERVE, Guest, Invite
from browser.moments import laid
from web.serving import House, kept_in, running


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that do not stop it."""
    with running(kept_in(tmp_path_factory.mktemp("house")), *SERVE) as started:
        yield started


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of one's own, to be stopped and started again."""
    with running(kept_in(tmp_path_factory.mktemp("house")), *SERVE) as started:
        yield started


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    expect.set_options(timeout=PATIENCE)
    with launched() as browser:
        yield browser


@pytest.fixture(scope="package")
def gallery(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the fixed moments of every game; nobody plays on there."""
    with laid(chromium, tmp_path_factory.mktemp("gallery")) as house:
        yield house


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
