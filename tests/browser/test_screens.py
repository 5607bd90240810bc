"""Every screen, in light and dark, on a large screen and on a phone: usable by everyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from browser.axe import complaints
from browser.fonts import Reader
from browser.guest import Invite
from browser.screens import SCREENS
from browser.targets import WIDER
from sobremesa.games import FIRST, SHELF
from sobremesa.texts.languages import LANGUAGES

# What hangs over the right edge of the window and cannot be scrolled to within its own box.
OVERHANGING = """() => [...document.querySelectorAll('main *, header *')].flatMap((element) => {
  const box = element.getBoundingClientRect()
  if (box.width === 0 || box.right <= innerWidth + 1) return []
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return []
  }
  return [`${element.tagName.toLowerCase()}.${element.className} to ${Math.round(box.right)}`]
}).slice(0, 5)"""

# Where the keyboard is: what has the focus, whether that is marked there or around it, and whether
# something else lies over all of it. Null at the end of the page.
FOCUSED = """() => {
  const at = document.activeElement
  if (!at || at === document.body) return null
  const outlined = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  const around = [at, at.closest('label'), at.closest('.box'), at.parentElement].filter(Boolean)
  const { left, top, width, height } = (around.find(outlined) ?? at).getBoundingClientRect()
  const seen = [0.05, 0.5, 0.95].some((x) => [0.05, 0.5, 0.95].some((y) => {
    const found = document.elementFromPoint(left + x * width, top + y * height)
    return found && around.some((one) => one.contains(found))
  }))
  const name = at.ariaLabel || at.innerText || at.value || at.id
  return {
    what: `${at.tagName.toLowerCase()}.${at.className} ${name}`.slice(0, 80),
    marked: around.some(outlined),
    seen,
  }
}"""
TO_THE_BEGINNING = """() => {
  document.body.tabIndex = -1
  document.body.focus()
}"""
MOST_TABS = 30
LED_THROUGH = ("lobby", "laying", "lesson", "rules", "gaps", "end-macaron", "replay", "settings")
"""Screens of every kind, from the front page to the end of a game and the look back at it."""

LAID_ALIKE = {f"new-{game}" for game in SHELF} - {f"new-{FIRST}"}
"""One form for all games, filled with what each of them asks; the first one asks most."""
TABLES = {f"table-{game}" for game in SHELF}
"""In moments of their own (test_moments) axe looks at them, and they are read in every language."""


def later(screens: set[str]) -> list[Any]:
    """Every screen, and these at length only."""
    return [
        pytest.param(name, marks=pytest.mark.deep) if name in screens else name for name in SCREENS
    ]


@pytest.mark.parametrize(
    "themes",
    [
        # On phones it is dark.
        pytest.param(("light",), id="light"),
        pytest.param(("light", "dark"), id="both", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("screen", later(LAID_ALIKE | TABLES))
def test_axe_finds_nothing_grave(invite: Invite, screen: str, themes: Sequence[str]) -> None:
    guest = invite(color_scheme="light").introduce("Inés")
    SCREENS[screen].go(guest, invite)
    SCREENS[screen].show(guest)
    assert guest.page.locator("h1").count() == 1, "a page has one first heading"
    for theme in themes:
        guest.dress(theme)
        guest.shoot(f"{screen}-{theme}")
        found = complaints(guest)
        assert not found, f"in {theme}: " + "\n".join(found)


@pytest.mark.parametrize(
    "languages",
    [
        # Long words; letters of other faces are looked at in all texts (test_letters).
        pytest.param(("de",), id="some"),
        pytest.param(LANGUAGES, id="all", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("screen", later(LAID_ALIKE | TABLES))
def test_on_a_phone(invite: Invite, screen: str, languages: Sequence[str]) -> None:
    guest = invite("phone", language=languages[0], color_scheme="dark").introduce("Kenji")
    SCREENS[screen].go(guest, invite)
    reader = Reader(guest.page)
    for language in languages:
        if language != guest.language:
            guest.speak(language)
        SCREENS[screen].show(guest)
        guest.shoot(screen)
        overhanging = guest.page.evaluate(OVERHANGING)
        assert not overhanging, f"over the edge in {language}: {overhanging}"
        assert not guest.page.evaluate(WIDER), f"the page scrolls sideways in {language}"
        unreadable = reader.unreadable()
        assert not unreadable, f"no face has these letters in {language}: {unreadable}"
    found = complaints(guest)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", LED_THROUGH)
def test_the_focus_is_seen_wherever_it_goes(invite: Invite, screen: str) -> None:
    guest = invite().introduce("Inés")
    SCREENS[screen].go(guest, invite)
    SCREENS[screen].show(guest)
    guest.page.evaluate(TO_THE_BEGINNING)
    stops = 0
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        guest.come_to_rest()
        focused = guest.page.evaluate(FOCUSED)
        if focused is None:
            continue
        stops += 1
        assert focused["marked"], f"the focus is not to be seen at {focused['what']}"
        assert focused["seen"], f"something lies over {focused['what']}"
    assert stops > MOST_TABS / 2
