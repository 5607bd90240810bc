"""Plays from the page alone, as a person would who knows no rules.

A player looks for what is lit or taken up and for the buttons beside the question, touches one of
them by chance, and goes on until the table is cleared. The first touch takes a thing up, and the
second one, or the thing that goes with it, or a button, does it: the same in every game. Nothing is
sent but by mouse, finger or keys.
"""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from browser.guest import PATIENCE, Guest

LIT = '[data-light="lit"]'
PICKED = '[data-light="picked"]'
TOUCHED = f":is({LIT}, {PICKED})"
HINT = "#prompt .elsewhere"
GIVE_BACK = '#prompt .options button:has(use[href="#art-undo"])'
ANSWERS = '#prompt .options button:not(.elsewhere, :has(use[href="#art-undo"]))'
HANDED = ".hand-over button[type=submit]"
RESULT = ".ranking"

OVER = "over"
ASKED = "asked"
HAND_OVER = "hand over"

# What there is to press once the page waits for this person; null as long as it does not. Lit
# things count as far as they are in sight: within the window, and not under what lies over them.
LOOK = f"""() => {{
  if (document.querySelector('{RESULT}')) return {{ moment: '{OVER}' }}
  if (document.querySelector('{HANDED}')) return {{ moment: '{HAND_OVER}' }}
  const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]))
  const touched = [...document.querySelectorAll('{TOUCHED}')]
  const seen = touched.flatMap((element, i) => {{
    const {{ left, top, width, height }} = element.getBoundingClientRect()
    const found = places.some(([x, y]) =>
      element.contains(document.elementFromPoint(left + x * width, top + y * height)))
    return found ? [i] : []
  }})
  const count = (what) => document.querySelectorAll(what).length
  const answers = count('{ANSWERS}')
  const hint = count('{HINT}')
  // What is taken up while an answer is on its way waits for nobody.
  const lit = seen.filter((i) => touched[i].matches('{LIT}')).length
  if (lit + answers + hint === 0) return null
  return {{ moment: '{ASKED}', seen, answers, hint, back: count('{GIVE_BACK}') }}
}}"""

# For the message of a player who waits in vain.
STUCK = f"""() => [
  document.querySelector('#prompt')?.innerText ?? 'no prompt',
  ...[...document.querySelectorAll('{TOUCHED}')].map((lit) => {{
    const {{ left, top, width, height }} = lit.getBoundingClientRect()
    return `${{lit.dataset.thing}} at ${{[left, top, width, height].map(Math.round)}}`
  }}),
].join('; ')"""


class Player(ABC):
    """Someone who takes any of what is offered, as a seed decides."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        self.page: Page = guest.page
        self.dice = random.Random(seed)
        self.presses = 0
        self.on_look: Callable[[dict[str, Any]], None] = lambda _: None
        """Told what there is to press, each time before something is."""

    def play(self, most: int = 4000) -> bool:
        """Press until the game is over, or so many times; whether it is over."""
        return any(not self.step() for _ in range(most)) or self.look()["moment"] == OVER

    def step(self) -> bool:
        """Wait to be asked and press one thing; false if the game is over."""
        return self._press_one(self.look()) != OVER

    def step_if_asked(self) -> str | None:
        """Press one thing if the page waits for this person; what it waits for, else None."""
        seen: dict[str, Any] | None = self.page.evaluate(LOOK)
        return None if seen is None else self._press_one(seen)

    def look(self) -> dict[str, Any]:
        """Wait until the page waits for this person; what there is to press."""
        try:
            found: dict[str, Any] = self.page.wait_for_function(LOOK).json_value()
        except TimeoutError:
            raise AssertionError(f"nothing can be pressed: {self.page.evaluate(STUCK)}") from None
        return found

    def _press_one(self, seen: dict[str, Any]) -> str:
        moment: str = seen["moment"]
        self.on_look(seen)
        if moment == HAND_OVER:
            self.press(self.page.locator(HANDED))
        elif moment == ASKED:
            self.choose(seen)
            self.presses += 1
        return moment

    @abstractmethod
    def choose(self, seen: dict[str, Any]) -> None:
        """Take something of what is offered."""

    @abstractmethod
    def press(self, target: Locator, patience: int = PATIENCE) -> None:
        """Press one thing, once it can be pressed."""


def play_together(players: Sequence[Player], most: int = 4000) -> bool:
    """Let each press when asked, until all see the end, or so many times; whether it is over."""
    quiet_since = time.monotonic()
    while sum(player.presses for player in players) < most:
        moments = [player.step_if_asked() for player in players]
        if all(moment == OVER for moment in moments):
            return True
        if any(moment in (ASKED, HAND_OVER) for moment in moments):
            quiet_since = time.monotonic()
        assert time.monotonic() < quiet_since + PATIENCE / 1000, "nobody is asked"
    return False


class Pointer(Player):
    """Plays with a mouse, or with a finger where the guest has a phone."""

    OFTEN = 0.5
    """How often a hint to what is out of sight is followed, where there is more to press."""
    RARELY = 0.05
    """How often a pick is given back, or an act taken back."""
    SOON = 3000
    """Milliseconds within which something can be pressed, unless it is gone."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        super().__init__(guest, seed)
        self.touches = guest.size == "phone"

    def press(self, target: Locator, patience: int = PATIENCE) -> None:
        if self.touches:
            target.tap(timeout=patience)
        else:
            target.click(timeout=patience)

    def choose(self, seen: dict[str, Any]) -> None:
        lit, answers = seen["seen"], seen["answers"]
        if seen["hint"] and ((not lit and not answers) or self.dice.random() < self.OFTEN):
            self._follow_the_hint()
        elif seen["back"] and self.dice.random() < self.RARELY:
            self._press_seen(self.page.locator(GIVE_BACK), seen)
        elif (taken := self.dice.randrange(len(lit) + answers)) < len(lit):
            self._press_seen(self.page.locator(TOUCHED).nth(lit[taken]), seen)
        else:
            self._press_seen(self.page.locator(ANSWERS).nth(taken - len(lit)), seen)

    def _press_seen(self, target: Locator, seen: dict[str, Any]) -> None:
        """What others take back just now is not asked any more: it is looked at anew."""
        try:
            self.press(target, patience=self.SOON)
        except TimeoutError:
            if self.page.evaluate(LOOK) == seen:
                self.press(target)

    def _follow_the_hint(self) -> None:
        """The hint goes as soon as what it tells of has come into sight by itself."""
        with suppress(TimeoutError):
            self.press(self.page.locator(HINT), patience=1000)


class Keys(Player):
    """Plays with the keyboard alone."""

    ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
    MOST_TABS = 120

    def press(self, target: Locator, patience: int = PATIENCE) -> None:
        target.wait_for(timeout=patience)
        for _ in range(self.MOST_TABS):
            if target.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached by keys")

    def choose(self, seen: dict[str, Any]) -> None:
        lit = self.page.locator(LIT).count() or self.page.locator(PICKED).count()
        way = self.dice.choice(("digit", "arrows", "tab"))
        if lit and way == "digit":
            self.page.keyboard.press(str(self.dice.randint(1, min(lit, 9))))
            return
        if lit and way == "arrows":
            for _ in range(self.dice.randrange(4)):
                self.page.keyboard.press(self.dice.choice(self.ARROWS))
        elif way == "tab":
            for _ in range(self.dice.randrange(4)):
                self.page.keyboard.press("Tab")
        self._go_to_an_answer()
        self.page.keyboard.press(self.dice.choice(("Enter", "Space")))

    def _go_to_an_answer(self) -> None:
        """Tab on until the focus is on something that can be chosen."""
        for _ in range(self.MOST_TABS):
            if self.page.locator(f":is({TOUCHED}, {ANSWERS}):focus").count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("nothing that can be chosen is reached by the Tab key")
