"""Whether what can be pressed can be hit with a thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.player import LIT, Player

THUMB = 44
GRAIN = 4
"""Pixels between the places that are felt for; the largest error of a measure."""

# For each such thing that is wholly in sight: the width and height of the area where a touch
# reaches it. It may be larger than what is drawn, and smaller where other things lie over it.
FEEL = f"""(what) => [...document.querySelectorAll(what)].flatMap((element) => {{
  const box = element.getBoundingClientRect()
  const cuts = (frame) => box.top < frame.top || box.left < frame.left ||
    box.bottom > frame.bottom || box.right > frame.right
  if (cuts({{ top: 0, left: 0, bottom: innerHeight, right: innerWidth }})) return []
  for (let at = element.parentElement; at; at = at.parentElement) {{
    const scrolls = getComputedStyle(at).overflow !== 'visible'
    if (scrolls && cuts(at.getBoundingClientRect())) return []
  }}
  const margin = {THUMB} / 2
  const xs = [], ys = []
  for (let x = box.left - margin; x <= box.right + margin; x += {GRAIN}) {{
    for (let y = box.top - margin; y <= box.bottom + margin; y += {GRAIN}) {{
      if (element.contains(document.elementFromPoint(x, y))) {{
        xs.push(x)
        ys.push(y)
      }}
    }}
  }}
  if (xs.length === 0) return []
  const span = (values) => Math.max(...values) - Math.min(...values) + {GRAIN}
  const thing = element.dataset.thing ?? element.ariaLabel ?? element.innerText ?? element.className
  return [{{ thing, width: span(xs), height: span(ys) }}]
}})"""

WIDER = "document.documentElement.scrollWidth > innerWidth"


def small(page: Page, what: str) -> dict[str, str]:
    """What is too small for a thumb, of all that is selected so, with its size."""
    return {
        felt["thing"]: f"{felt['width']} x {felt['height']}"
        for felt in page.evaluate(FEEL, what)
        if min(felt["width"], felt["height"]) < THUMB - GRAIN
    }


class Thumb:
    """Feels for lit things while a game is played on a phone, and remembers the small ones."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.small: dict[str, str] = {}

    def feel(self, seen: dict[str, Any]) -> None:
        """Measure what is lit now."""
        if not seen.get("seen"):
            return
        question = self.player.page.locator("#prompt .ask").inner_text()
        assert not self.player.page.evaluate(WIDER), f"the page is too wide at: {question}"
        for thing, size in small(self.player.page, LIT).items():
            self.small[f"{question} ({thing.partition(':')[0]})"] = size
