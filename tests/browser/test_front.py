"""The front page: the games in their boxes, what can be done with them, and who is told what."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.guest import Guest, Invite
from browser.player import Pointer
from browser.strain import LONGEST, Strain
from sobremesa.games import SHELF
from web.serving import House

SIZES = [pytest.param("desktop", marks=pytest.mark.deep), "phone"]
MOVING = {"sound": False}
"""The settings of someone who likes motion."""
PLAYED = ".sight[data-moving]"
"""What lies in a box whose table moves."""


def wake_box(page: Page) -> Locator:
    """Be there, by moving the mouse: nothing moves before. The table that moves then."""
    expect(page.locator(".box img")).to_have_count(len(SHELF))
    for step in range(5, 9):
        page.mouse.move(step, step)
    expect(page.locator(PLAYED)).to_have_count(1)
    return page.locator(PLAYED)


def place_of(page: Page, guest: Guest) -> tuple[float, float]:
    """Where the button lies that begins a game."""
    box = guest.button("lobby-bots").bounding_box()
    assert box is not None
    return box["x"], box["y"]


@pytest.mark.parametrize("size", SIZES)
def test_play_now_stays_where_it_is(invite: Invite, own_house: House, size: str) -> None:
    guest, host = invite(size, at=own_house.base), invite(at=own_house.base).introduce("Inés")
    page = guest.open("/")
    alone = place_of(page, guest)
    table = host.lay("macaron", ["me", "open"])
    host.lay("antayagi", ["me", "bot:random", "bot:random"], access="anyone")
    expect(page.get_by_role("button", name=guest.say("lobby-sit")).first).to_be_visible()
    assert place_of(page, guest) == alone
    assert alone[1] < 300, "the button lies below what is seen at first"
    # Whoever sits down takes the last free plate: nobody is told any more that there is one.
    guest.introduce("Kenji").ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    other = invite(at=own_house.base)
    other.open("/")
    expect(other.page.get_by_text(other.say("lobby-none"))).to_be_visible()
    expect(other.page.get_by_role("link", name="Inés")).to_have_count(1)


def test_every_box_says_what_is_printed_on_it(desktop: Guest) -> None:
    page = desktop.open("/")
    games = desktop.ask("GET", "/api/games")
    assert {game["name"] for game in games} == set(SHELF)
    for game in games:
        box = page.locator(f'.box[data-game="{game["name"]}"]')
        expect(box).to_contain_text(desktop.say("game-name", game["name"]))
        expect(box).to_contain_text(desktop.say(f"lobby-weight_{game['weight']}"))
        expect(box).to_contain_text(str(game["minutes"][-1]))
        expect(box.locator("img")).to_have_js_property("complete", True)


@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.deep)])
def test_one_table_moves_and_it_is_the_chosen_one(invite: Invite, size: str) -> None:
    guest = invite(size, settings=MOVING)
    with Strain(guest) as strain:
        page = guest.open("/")
        wake_box(page)
        for game in ("macao", "macelandia"):
            box = page.locator(f'.box[data-game="{game}"]')
            box.scroll_into_view_if_needed()
            box.locator("label").click()
            expect(box.locator(PLAYED)).to_be_visible()
            expect(page.locator(PLAYED)).to_have_count(1)
            before = box.locator("[data-scale]").inner_html()
            page.wait_for_function(
                "([box, before]) => box.querySelector('[data-scale]').innerHTML !== before",
                arg=[box.element_handle(), before],
            )
            # Nobody who reads by ear or goes by keys is bothered by it.
            assert box.locator(".sight").evaluate("(one) => one.inert && one.ariaHidden === 'true'")
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert strain.longest() <= LONGEST


def test_nothing_moves_for_who_wants_no_motion(invite: Invite) -> None:
    guest = invite(settings={**MOVING, "motion": "reduced"})
    asked: list[str] = []
    guest.page.on("request", lambda request: asked.append(request.url))
    page = guest.open("/")
    page.wait_for_load_state("networkidle")
    page.locator('.box[data-game="macao"]').hover()
    page.locator('.box[data-game="macao"] label').click()
    page.wait_for_load_state("networkidle")
    expect(page.locator(PLAYED)).to_have_count(0)
    assert not [url for url in asked if "glimpse" in url.lower()]
    expect(page.locator('.box[data-game="macao"] img')).to_be_visible()


def test_the_buttons_are_for_the_chosen_game(invite: Invite) -> None:
    guest = invite().introduce("Inés")
    page = guest.open("/")
    page.locator('.box[data-game="antayagi"] label').click()
    name = guest.say("game-name", "antayagi")
    expect(page.get_by_text(guest.say("lobby-bots_about", game=name))).to_be_visible()
    learn = page.get_by_role("link", name=guest.say("lobby-learn"), exact=True)
    assert learn.get_attribute("href") == "/learn/antayagi"
    page.get_by_role("link", name=guest.say("lobby-friends"), exact=True).click()
    page.wait_for_url("**/new?game=antayagi&with=friends")
    second = page.get_by_label(guest.say("lay-who", number=2), exact=True)
    expect(second).to_have_value("invited")
    chosen = page.get_by_role("radiogroup", name=guest.say("lay-door"), exact=True)
    expect(chosen.get_by_label(guest.say("lay-access_link"))).to_be_checked()
    second.select_option("open")
    expect(chosen.get_by_label(guest.say("lay-access_anyone"))).to_be_checked()
    page.go_back()
    page.locator('.box[data-game="antayagi"] label').click()
    guest.button("lobby-bots").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_game_against_bots_is_private_until_its_host_says_otherwise(invite: Invite) -> None:
    host, stranger = invite().introduce("Inés"), invite()
    table = host.lay("macaron", ["me", "bot:random"])
    stranger.open("/")
    expect(stranger.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
    page = host.open_table(table)
    page.get_by_role("button", name=host.say("table-menu")).click()
    door = page.get_by_role("radiogroup", name=host.say("lay-door"), exact=True)
    door.get_by_text(host.say("lay-access_anyone"), exact=True).click()
    stranger.open("/")
    stranger.page.locator(f'a[href="/t/{table}"]').click()
    stranger.page.wait_for_url(f"**/t/{table}")
    # Who plays is told that he is watched.
    expect(page.get_by_text(host.say("table-watched", count=1))).to_be_visible()
    stranger.open("/")
    expect(page.get_by_text(host.say("table-watched", count=1))).to_have_count(0)


def test_whoever_gives_a_seat_to_a_bot_keeps_the_name(invite: Invite) -> None:
    host, friend = invite().introduce("Inés"), invite("phone").introduce("María José")
    table = host.lay("antayagi", ["me", "open", "bot:random"], options={"max_turns": "5"})
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
    host.ask("POST", f"/api/tables/{table}/start")
    page = host.open_table(table)
    friend.ask("PUT", f"/api/tables/{table}/seats/1", {"sitter": "bot:random"})
    place = page.locator(".place-card", has_text="María José")
    expect(place).to_contain_text(host.say("web-bot_plays"))
    assert Pointer(host).play()
    # In the log, too, nobody is called by a number who has a name.
    log = page.locator(".log")
    expect(log).to_contain_text("María José")
    expect(log).not_to_contain_text(host.say("character-luz"))
    kept = host.say("web-kept", name="María José")
    expect(page.locator(".ranking", has_text=kept)).to_be_visible()
    page.goto(f"/r/{table}")
    eyes = page.get_by_label(host.say("replay-eyes"))
    expect(eyes).to_contain_text("María José")


def test_the_five_games_have_their_names_when_a_table_is_laid(phone: Guest) -> None:
    page = phone.open("/new?game=macelandia")
    for game in SHELF:
        name = page.locator(".games b", has_text=phone.say("game-name", game))
        expect(name.first).to_be_visible()
        assert name.first.evaluate("(b) => b.scrollWidth <= b.clientWidth + 1")
    title = page.locator(".preview .title")
    line = title.evaluate("(one) => parseFloat(getComputedStyle(one).lineHeight) || 30")
    box = title.bounding_box()
    assert box is not None
    assert box["height"] < 1.6 * line, "the name of the game is broken"
