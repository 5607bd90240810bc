"""One grammar of touching: gestures do the same in every game, by mouse, finger and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.guest import Guest, Invite
from browser.listener import Listener
from browser.moments import INES, KENJI, MIDDLE, START, Moment, open_moment, recognise, settle
from browser.player import ANSWERS, GIVE_BACK, LIT, PICKED, TOUCHED, Keys, Player, Pointer
from sobremesa.games import SHELF
from stage import asked_alone, stage_of
from web.serving import House

READING = ".reading"
PENCIL = "#prompt .pencil"
SPARE = '[data-light="spare"]'

Touch = Callable[[Locator], None]


def by_keys(target: Locator) -> None:
    """Go to a thing and press it."""
    target.focus()
    target.page.keyboard.press("Enter")


WAYS: dict[str, tuple[str, Touch]] = {
    "mouse": ("desktop", lambda target: target.click()),
    "finger": ("phone", lambda target: target.tap()),
    "keys": ("desktop", by_keys),
}


def sit_down(guest: Guest, game: str, seats: int = 0) -> Page:
    """A table of the game at which the guest is asked for a thing."""
    short = stage_of(game).short
    sitters = ["me"] + ["bot:greedy"] * ((seats or short.seats) - 1)
    table = guest.introduce("Inés").lay(game, sitters, options=short.options)
    page = guest.open(f"/t/{table}")
    player = Pointer(guest)
    while player.look() and not page.locator(LIT).count():
        player.step()
    settle(guest)
    return page


def named(page: Page, thing: str | None) -> Locator:
    """The first drawing of a thing that answers to a touch."""
    return page.locator(f'[data-thing="{thing}"][data-light]').first


@pytest.mark.parametrize(
    ("game", "way"),
    [
        # Every game is touched in some way and the first in all; the rest of them at length.
        pytest.param(game, way, marks=() if at == 0 or (at - turn) % 3 == 0 else pytest.mark.deep)
        for at, game in enumerate(SHELF)
        for turn, way in enumerate(WAYS)
    ],
)
def test_the_same_gestures_in_every_game(invite: Invite, game: str, way: str) -> None:
    size, touch = WAYS[way]
    guest = invite(size)
    page = sit_down(guest, game)
    asked = page.locator("#prompt .ask").inner_text()
    lit = page.locator(LIT).count()

    # To touch is to take up and to read.
    thing = page.locator(LIT).first.get_attribute("data-thing")
    touch(named(page, thing))
    expect(named(page, thing)).to_have_attribute("data-light", "picked")
    expect(page.locator(READING)).not_to_be_empty()
    expect(page.locator("#prompt .ask")).to_have_text(asked)

    # Esc puts it back, and what was lit is lit again.
    page.keyboard.press("Escape")
    expect(page.locator(READING)).to_have_count(0)
    expect(page.locator(PICKED)).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(lit)

    # Another thing takes the place of the first.
    touch(named(page, thing))
    if page.locator(SPARE).count():
        other = page.locator(SPARE).first.get_attribute("data-thing")
        touch(named(page, other))
        expect(named(page, other)).to_have_attribute("data-light", "picked")
        expect(named(page, thing)).not_to_have_attribute("data-light", "picked")
        thing = other

    # The second touch does it, or draws it in pencil; and pencil can be taken back.
    if page.locator("#prompt .primary").count():
        touch(named(page, thing))
        expect(page.locator(READING)).to_have_count(0)
        if page.locator(PENCIL).count():
            touch(page.locator(GIVE_BACK))
            expect(page.locator(PENCIL)).to_have_count(0)


@pytest.mark.parametrize("game", SHELF)
def test_a_long_press_reads_and_never_chooses(invite: Invite, game: str) -> None:
    guest = invite("phone")
    page = sit_down(guest, game)
    thing = page.locator(LIT).first
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator(READING)).not_to_be_empty()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click", {"bubbles": True})
    expect(page.locator(PICKED)).to_have_count(0)


# Touches each so manieth thing that is drawn, and gives what has been told of it; the table is left
# as it was.
TOUCH_ALL = """async (every) => {
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  const told = {}
  for (const [i, element] of [...document.querySelectorAll('[data-thing]')].entries()) {
    if (i % every || !element.isConnected || element.getClientRects().length === 0) continue
    const before = element.dataset.light
    element.click()
    await frame()
    const reading = document.querySelector('.reading')
    told[element.dataset.thing] = {
      before: before ?? null,
      after: element.dataset.light ?? null,
      said: reading?.innerText ?? '',
      why: reading?.querySelector('.why')?.innerText ?? '',
      rule: reading?.querySelector('.link')?.innerText ?? '',
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await frame()
  }
  return told
}"""


def nouns(things: str) -> list[str]:
    """The nouns of what a drawing shows: `flavour:almond+edge:above`."""
    return [thing.partition(":")[0] for thing in re.split("[+ ]", things)]


some_or_all = pytest.mark.parametrize(
    "every", [pytest.param(3, id="some"), pytest.param(1, id="all", marks=pytest.mark.deep)]
)
SAMPLED = [
    pytest.param(Moment(game, name), marks=() if name == MIDDLE else pytest.mark.deep)
    for game in SHELF
    if asked_alone(game)
    for name in (START, MIDDLE)
]


@some_or_all
@pytest.mark.parametrize("moment", SAMPLED, ids=str)
def test_everything_drawn_is_lit_or_has_a_reason(
    invite: Invite, gallery: House, moment: Moment, every: int
) -> None:
    guest = recognise(invite(at=gallery.base), INES)
    open_moment(guest, moment)
    told = guest.page.evaluate(TOUCH_ALL, every)
    assert told
    asked_for = {noun for thing in told if told[thing]["before"] == "lit" for noun in nouns(thing)}
    for thing, answer in told.items():
        assert answer["said"], f"{thing} says nothing"
        taken = answer["after"] in ("picked", "held")
        assert taken or answer["why"], f"{thing} is not taken up, and does not say why"
        assert taken or answer["before"] != "lit", f"{thing} is lit, and is not taken up"
        # Only of what is not asked for at all there is nothing else to say.
        known = taken or answer["rule"] or not asked_for & set(nouns(thing))
        assert known, f"{thing} is refused, and by no rule"
    assert guest.page.locator(PICKED).count() == 0


@some_or_all
@pytest.mark.parametrize("game", SHELF)
def test_what_is_drawn_answers_when_it_is_anothers_turn(
    invite: Invite, gallery: House, game: str, every: int
) -> None:
    guest = recognise(invite(at=gallery.base), KENJI)
    guest.open(f"/t/{Moment(game, MIDDLE).table}")
    settle(guest)
    told = guest.page.evaluate(TOUCH_ALL, every)
    assert told
    for thing, answer in told.items():
        assert answer["why"], f"{thing} does not say why"


def test_back_closes_what_lies_on_top(invite: Invite) -> None:
    guest = invite("phone")
    guest.open("/about")
    page = sit_down(guest, "macaron")
    address = page.url
    drawer = page.locator(".drawer.open")
    guest.button("table-rules").tap()
    expect(drawer).to_be_visible()
    page.go_back()
    expect(drawer).to_have_count(0)
    guest.button("table-menu").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(LIT).first.tap()
    expect(page.locator(READING)).to_be_visible()
    page.go_back()
    expect(page.locator(READING)).to_have_count(0)
    assert page.url == address
    page.go_back()
    page.wait_for_url("**/about")


def test_escape_takes_back_only_when_nothing_lies_on_top(invite: Invite) -> None:
    guest = invite("phone")
    page = sit_down(guest, "antayagi")
    page.locator(LIT).first.tap()
    guest.button("table-rules").tap()
    drawer = page.locator(".drawer.open")
    expect(drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(page.locator(PICKED)).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(PICKED)).to_have_count(0)


def test_a_card_first_and_then_its_well(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, "la_macarena")
    # A card that can be laid first on a well: as the well's own question lights it.
    page.locator(LIT).first.click()
    page.locator(PICKED).first.click()
    card = page.locator("[data-own] [data-light=lit]").first.get_attribute("data-thing")
    page.locator(GIVE_BACK).click()
    expect(page.locator(PENCIL)).to_have_count(0)
    well = page.locator(LIT).first
    copies = page.locator(f'[data-own] [data-thing="{card}"]')
    held = copies.count()
    copies.first.click()
    expect(copies.first).to_have_attribute("data-light", "held")
    well.click()
    # What a mirror draws cannot be foreseen: such a card is picked, and stays until it is done.
    left = page.locator(f'[data-own] [data-thing="{card}"]:not([data-light=picked])')
    expect(left).not_to_have_count(held)
    expect(page.locator(PENCIL)).not_to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_both_cards_that_are_passed_lie_on_the_plate(invite: Invite, size: str) -> None:
    guest = invite(size).introduce("Inés")
    page = guest.open(f"/t/{guest.lay('macaron', ['me', 'bot:random', 'bot:random'])}")
    hand, plate = page.locator("[data-own] [data-thing]"), page.locator(".slot .playing-card")
    do = page.locator("#prompt .options .primary")
    expect(page.locator(f"[data-own] {LIT}").first).to_be_visible()
    cards = hand.count()
    for passed in (1, 2):
        page.locator(f"[data-own] {LIT}").first.click()
        # What is taken up stays in the hand, and is read there.
        expect(page.locator(READING)).to_be_visible()
        expect(hand).to_have_count(cards - passed + 1)
        do.click()
        expect(hand).to_have_count(cards - passed)
        expect(plate).to_have_count(passed)
        expect(page.locator(READING)).to_have_count(0)
    # One sentence tells both, and the button to whom they go.
    told = page.locator(PENCIL).inner_text()
    assert told.lower().count(guest.say("verb-pass", card="").strip().lower()) == 1
    to = guest.say("character-luz")
    expect(do).to_have_text(guest.say("plan-pass_card", number=2, pass_to=to))


def test_ending_the_turn_is_one_button_and_never_the_brightest(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, "la_macarena")
    end = page.locator("#prompt .options button").last
    expect(end).to_have_text(guest.say("table-end_turn"))
    expect(end).not_to_have_class("primary")
    assert guest.say("verb-pass", "la_macarena") in (end.get_attribute("title") or "")


def test_a_forced_move_is_made_by_itself_if_wanted(invite: Invite) -> None:
    guest = invite(settings={"pace": "instant", "motion": "reduced", "forced": True})
    table = guest.introduce("Inés").lay("macaron", ["me", "bot:greedy", "bot:greedy"])
    page = guest.open(f"/t/{table}")
    player = Pointer(guest)
    cards = page.locator("[data-own] [data-thing^='card:']")
    asked = page.locator("#prompt .ask")
    while player.look() and not (cards.count() == 2 and page.locator(LIT).count()):
        player.step()
    # The last but one is chosen; the last one goes by itself, and the next hand is dealt.
    while cards.count() == 2:
        player.step()
    expect(cards).not_to_have_count(1)
    expect(asked).not_to_be_empty()


@pytest.mark.parametrize("game", SHELF)
def test_one_tab_leads_to_what_can_be_chosen(invite: Invite, game: str) -> None:
    guest = invite()
    page = sit_down(guest, game)
    answers = f":is({TOUCHED}, {ANSWERS}, {GIVE_BACK})"
    before = page.locator("header.bar :is(button, a), #prompt .term").all()
    for start in [page.locator("body"), *before]:
        page.evaluate("document.activeElement?.blur()")
        if start.is_visible():
            start.focus()
        page.keyboard.press("Tab")
        expect(page.locator(f"{answers}:focus")).to_have_count(1)


@pytest.mark.parametrize("game", SHELF)
def test_the_focus_stays_where_it_was(invite: Invite, game: str) -> None:
    guest = invite()
    page = sit_down(guest, game)
    thing = page.locator(LIT).last.get_attribute("data-thing")
    focus = "document.activeElement.dataset.thing ?? document.activeElement.tagName"
    named(page, thing).focus()
    page.keyboard.press("Enter")
    expect(named(page, thing)).to_have_attribute("data-light", "picked")
    assert page.evaluate(focus) == thing
    page.keyboard.press("Escape")
    assert page.evaluate(focus) == thing


STRETCH = 10


@pytest.mark.parametrize("game", SHELF)
def test_a_stretch_by_what_is_read_aloud(invite: Invite, game: str) -> None:
    guest = invite()
    page = sit_down(guest, game)
    listener = Listener(guest)
    listener.look()
    asked = page.locator("#prompt .ask").inner_text()
    assert any(asked in said for said in listener.heard), "nobody says what is asked"
    listener.play(STRETCH)
    assert len(listener.heard) > 1


def test_cards_of_macao_are_read_with_their_effects(invite: Invite) -> None:
    guest = invite()
    sit_down(guest, "macao")
    listener = Listener(guest)
    listener.look()
    cards = [node for node in listener.met.values() if node.description]
    assert len(cards) == guest.page.locator(LIT).count(), "an effect is not read"


def test_a_pause_is_said(invite: Invite) -> None:
    guest = invite()
    page = sit_down(guest, "macaron")
    guest.button("table-menu").click()
    guest.button("table-pause").click()
    said = page.get_by_role("status").filter(has_text=guest.say("table-paused"))
    expect(said).to_have_count(1)


@pytest.mark.deep
@pytest.mark.parametrize("player", [Listener, Keys])
@pytest.mark.parametrize("game", SHELF)
def test_a_whole_game_by_what_is_read_aloud_or_by_keys(
    invite: Invite, game: str, player: type[Player]
) -> None:
    guest = invite()
    sit_down(guest, game)
    assert player(guest).play()
