"""Every screen, in light and dark, on a large screen and on a phone: usable by everyone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.guest import Guest, Invite
from browser.screens import SCREENS
from browser.targets import WIDER

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")

RUN = "() => axe.run(document, { resultTypes: ['violations'] })"

# What hangs over the right edge of the window and cannot be scrolled to within its own box.
OVERHANGING = """() => [...document.querySelectorAll('main *, header *')].flatMap((element) => {
  const box = element.getBoundingClientRect()
  if (box.width === 0 || box.right <= innerWidth + 1) return []
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX)) return []
  }
  return [`${element.tagName.toLowerCase()}.${element.className} to ${Math.round(box.right)}`]
}).slice(0, 5)"""


def complaints(guest: Guest) -> list[str]:
    """What axe finds grave on the page as it is."""
    guest.come_to_rest()
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = guest.page.evaluate(RUN)
    return [
        f"{one['id']} ({one['impact']}): {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_grave(invite: Invite, screen: str) -> None:
    guest = invite(color_scheme="light").introduce("Inés")
    SCREENS[screen].go(guest, invite)
    SCREENS[screen].show(guest)
    for theme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=theme)
        expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
        guest.shoot(f"{screen}-{theme}")
        found = complaints(guest)
        assert not found, f"in {theme}: " + "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_on_a_phone(invite: Invite, screen: str) -> None:
    guest = invite("phone").introduce("Kenji")
    SCREENS[screen].go(guest, invite)
    for language in ("en", "de", "ja"):
        if language != guest.language:
            guest.speak(language)
        SCREENS[screen].show(guest)
        guest.shoot(screen)
        overhanging = guest.page.evaluate(OVERHANGING)
        assert not overhanging, f"over the edge in {language}: {overhanging}"
        assert not guest.page.evaluate(WIDER), f"the page scrolls sideways in {language}"
    found = complaints(guest)
    assert not found, "\n".join(found)
