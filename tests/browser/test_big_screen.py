"""One table, many phones: the table on a big screen, everybody's hand on a phone of his own."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, WebSocket, expect

from browser.axe import complaints
from browser.guest import Guest, Invite
from browser.player import RESULT, Pointer, play_together
from sobremesa.games import SHELF, load
from sobremesa.web.invitations import drawn

SHORT = {"antayagi": {"max_turns": "5"}}
"""What keeps a game short."""


class Wire:
    """All that a page is sent of tables: on sockets, and by requests, with whose cookie."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.signed: list[str] = []
        page.on("websocket", self._on_socket)
        page.on("requestfinished", self._on_request)

    def _on_socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _on_request(self, request: Request) -> None:
        if "/api/tables/" in request.url and "cookie" in request.all_headers():
            self.signed.append(request.url)


def scanned(code: Locator) -> str:
    """The address that a code leads to, for a phone's camera: what is drawn is compared with it."""
    address = code.get_attribute("data-address") or ""
    shown = code.page.context.request.get(code.get_attribute("src") or "").text()
    assert shown == drawn(address), "the code says something else than it is labelled with"
    return address


def sit_down(phone: Guest, code: Locator, name: str) -> None:
    """Scan a code, give a name, sit down."""
    address = scanned(code)
    assert address.endswith("?form=hand")
    page = phone.open(address)
    phone.button("lobby-sit").tap()
    page.get_by_role("dialog").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def show(guest: Guest, table: str) -> Page:
    """Open a table's big screen."""
    guest.page.goto(f"/s/{table}")
    guest.page.locator("#main > .lead, #prompt, .ranking").first.wait_for()
    return guest.page


def lay_big(invite: Invite, game: str, seats: int, options: dict[str, str]) -> Guest:
    """A screen on which a table is laid: nobody sits there yet."""
    screen = invite().introduce("The room")
    sitters = ["open"] * seats
    table = screen.lay(game, sitters, options=options, access="link")
    show(screen, table)
    return screen


def gather(invite: Invite, game: str, options: dict[str, str]) -> tuple[Guest, list[Guest]]:
    """A big screen and two phones that have come by its codes; a bot takes any third seat."""
    seats = max(2, min(load(game).kind.seats))
    screen = lay_big(invite, game, seats, options)
    phones = [invite("phone"), invite("phone")]
    for seat, (phone, name) in enumerate(zip(phones, ("Inés", "Kenji"), strict=True)):
        place = screen.page.locator(f'li[data-seat="{seat}"]')
        sit_down(phone, place.locator("img"), name)
        expect(place).to_contain_text(name)
        expect(place.locator("img")).to_have_count(0)
    if seats > 2:
        screen.button("lay-fill").click()
    screen.button("lay-start").click()
    screen.page.locator("#prompt").wait_for()
    return screen, phones


def test_the_hosts_own_hand_is_never_on_the_screen(invite: Invite) -> None:
    host = invite().introduce("Inés")
    table = host.lay("macaron", ["me", "bot:greedy", "bot:greedy"])
    host.open(f"/t/{table}")
    host.page.locator("[data-own] [data-thing]").first.wait_for()
    hand = host.hand()
    assert len(hand) > 5
    wire = Wire(host.page)
    show(host, table)
    host.page.locator("#prompt").wait_for()
    assert not hand & host.hand()
    for thing in hand:
        expect(host.page.locator(f'.large [data-thing="{thing}"]')).to_have_count(0)
    assert wire.sockets
    assert all("eyes=table" in url and "seat=" not in url for url in wire.sockets), wire.sockets
    welcome = next(frame for frame in wire.frames if frame["type"] == "welcome")
    assert welcome["viewer"] is None
    assert welcome["table"]["you"] == []
    assert welcome["state"]["offer"] is None
    assert not any(card.removeprefix("card:") in json.dumps(welcome["state"]) for card in hand)
    assert not wire.signed, "the screen has asked in somebody's name"
    expect(host.page.locator("#prompt .options button")).to_have_count(0)
    expect(host.page.locator("textarea, input")).to_have_count(0)


def test_a_screen_of_nobody_has_one_code_for_all_open_seats(invite: Invite) -> None:
    host = invite().introduce("Inés")
    table = host.lay("macaron", ["me", "open", "invited"])
    screen, phone = invite(viewport={"width": 1024, "height": 768}), invite("phone")
    page = show(screen, table)
    code = page.locator("img[data-address]")
    expect(code).to_have_count(1)
    assert scanned(code).endswith(f"/t/{table}?form=hand")
    expect(page.get_by_text(screen.say("web-seat_invited"))).to_be_visible()
    expect(screen.button("lay-start")).to_have_count(0)
    expect(page.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    assert not complaints(screen)
    phone.introduce("Kenji").open(scanned(code))
    phone.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    expect(page.locator('li[data-seat="1"]')).to_contain_text("Kenji")
    expect(code).to_have_count(0)


def test_a_table_for_a_big_screen_is_laid_among_friends(invite: Invite) -> None:
    host = invite().introduce("Inés")
    page = host.open("/new?game=macaron&with=friends")
    page.get_by_text(host.say("screen-lay_yes"), exact=True).click()
    host.button("lay-lay").click()
    page.wait_for_url("**/s/*")
    expect(page.locator("li img[data-address]")).to_have_count(4)
    assert len({scanned(code) for code in page.locator("li img[data-address]").all()}) == 4
    assert not complaints(host)
    host.shoot("screen-laying")


def test_a_stretch_of_a_game_by_touch(invite: Invite) -> None:
    screen, phones = gather(invite, "antayagi", SHORT["antayagi"])
    wire = Wire(screen.page)
    play_together([Pointer(phone, seed) for seed, phone in enumerate(phones)], most=10)
    for guest in (screen, *phones):
        assert not complaints(guest)
    assert not wire.signed
    phone = phones[0]
    switch = phone.page.get_by_role("switch", name=phone.say("hand-switch"))
    expect(switch).to_be_checked()
    switch.tap()
    expect(phone.page.locator(".table.alone")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("switch", name=phone.say("hand-switch"))).not_to_be_checked()


def test_the_hand_has_the_phone_for_itself_until_the_table_is_asked_for(invite: Invite) -> None:
    """Macaron bids with cards of the hand, then asks for what lies on the table."""
    phone = invite("phone").introduce("Kenji")
    table = phone.lay("la_macarena", ["me", "bot:greedy"])
    page = phone.open(f"/t/{table}?form=hand")
    page.locator("#prompt").wait_for()
    player = Pointer(phone, 3)
    forms: set[bool] = set()
    for _ in range(40):
        player.look()
        alone = page.locator(".table.alone").count() == 1
        forms.add(alone)
        cloth = page.locator(".cloth-area")
        expect(cloth).to_be_hidden() if alone else expect(cloth).to_be_visible()
        if len(forms) == 2:
            break
        player.step()
    assert forms == {True, False}


@pytest.mark.deep
@pytest.mark.parametrize("game", list(SHELF))
def test_a_whole_game_and_the_next(game: str, invite: Invite) -> None:
    if game == "template":
        pytest.skip("nobody plays it")
    screen, phones = gather(invite, game, SHORT.get(game, {}))
    assert play_together([Pointer(phone, seed) for seed, phone in enumerate(phones)])
    expect(screen.page.locator(RESULT)).to_be_visible()
    replay = screen.page.locator("img[data-address]")
    assert "/r/" in scanned(replay)
    assert not complaints(screen)
    screen.shoot(f"screen-end-{game}")
    former = screen.page.url
    phones[0].button("end-rematch").tap()
    screen.page.wait_for_url(lambda url: "/s/" in url and url != former)
    expect(screen.page.locator("li.taken")).to_have_count(len(screen.page.locator("li").all()))
    phones[1].page.get_by_role("link", name=phones[1].say("end-to_rematch")).tap()
    phones[1].page.wait_for_url("**/t/*")
