"""Pages that are not there, doors that are closed, a server that is away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from web.serving import House

NOT_FOUND = r"40[34]"
AWAY = r"ERR_CONNECTION|WebSocket connection"


@pytest.mark.parametrize("path", ["/nowhere", "/t/nosuchtable", "/i/nosuchcode", "/r/nosuchtable"])
def test_a_page_that_is_not_there(desktop: Guest, path: str) -> None:
    desktop.watch.forgive(NOT_FOUND)
    page = desktop.open(path)
    expect(page.get_by_role("heading", name=desktop.say("web-trouble_lost"))).to_be_visible()
    desktop.shoot("lost" + path.replace("/", "-"))
    page.get_by_role("link", name=desktop.say("web-to_tables"), exact=True).click()
    expect(page.get_by_role("heading", name=desktop.say("lobby-boxes"))).to_be_visible()


def test_a_closed_door(invite: Invite) -> None:
    host = invite().introduce("Inés")
    sitters = ["me", "bot:random", "bot:random"]
    table = host.lay("antayagi", sitters, spectators=False, access="link")
    stranger = invite()
    stranger.watch.forgive(NOT_FOUND)
    page = stranger.open(f"/t/{table}")
    expect(page.get_by_role("heading", name=stranger.say("web-trouble_closed"))).to_be_visible()
    expect(page.get_by_text(stranger.say("refused-no_spectators"))).to_be_visible()
    stranger.shoot("closed")


def test_the_server_is_away(own_house: House, invite: Invite) -> None:
    guest = invite(at=own_house.base).introduce("Inés")
    guest.watch.forgive(AWAY)
    page = guest.open("/about")
    own_house.stop()
    page.get_by_role("link", name=guest.say("web-tables"), exact=True).click()
    heading = page.get_by_role("heading", name=guest.say("web-trouble_line"))
    expect(heading).to_be_visible()
    guest.shoot("away")
    own_house.start()
    guest.button("web-again").click()
    expect(page.get_by_role("heading", name=guest.say("lobby-boxes"))).to_be_visible()


def test_a_refused_request_is_told(own_house: House, invite: Invite) -> None:
    guest = invite(at=own_house.base).introduce("Inés")
    guest.watch.forgive(AWAY)
    page = guest.open("/new?game=antayagi")
    lay = page.locator("form button[type=submit]")
    expect(lay).to_be_visible()
    own_house.stop()
    lay.click()
    expect(page.get_by_text(guest.say("refused-unreachable"))).to_be_visible()
    own_house.start()
    lay.click()
    page.wait_for_url("**/t/*")
