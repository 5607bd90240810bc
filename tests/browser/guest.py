"""A person at a browser of their own."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from browser.watch import Watch
from sobremesa.games import load
from sobremesa.texts.speech import Speech

PATIENCE = 15_000
"""Milliseconds; a busy machine is slow, but nothing takes longer than this."""

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}

USUAL = {"timezone_id": "UTC", "locale": "en-US", "service_workers": "block"}
"""Where everybody comes from. What a worker keeps, no test would see being asked for."""

AT_ONCE = {"pace": "instant", "motion": "reduced", "sound": False}
"""The settings of someone who does not want to wait for bots."""

SERVE = (
    *("--bot-pause", "0", "--rest", "0", "--analysis", "6000"),
    *("--message-rate", "1000", "--request-rate", "10000"),
)
"""How a server is started for such guests."""

SHOTS = os.environ.get("SOBREMESA_SHOTS", "")
"""A folder for pictures of the screens, to be looked at; none are taken without it."""

# Only what the person has not settled before: a reload keeps what was chosen in the page.
PREFER = """(wishes) => {
  if (!localStorage.getItem('sobremesa.settings'))
    localStorage.setItem('sobremesa.settings', JSON.stringify(wishes))
}"""

OPEN = "main h1, #main > .lead, #prompt, section.result, section.replay"
"""What a page has as soon as it is more than a bare cloth."""

# The dots of a thinking bot never rest, and nobody waits for them.
AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"""

SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('sobremesa.settings') ?? '{}')
  localStorage.setItem('sobremesa.settings', JSON.stringify({ ...kept, language }))
}"""


@cache
def speech(game: str, language: str) -> Speech:
    """A game's texts and the platform's, as the client says them."""
    return Speech(load(game), language)


class Guest:
    """A browser context with one page; it can be looked at, and lay tables for a test to begin."""

    def __init__(
        self,
        chromium: Browser,
        base: str,
        size: str = "desktop",
        language: str = "en",
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        self.base = base
        self.size = size
        self.language = language
        self.context = chromium.new_context(base_url=base, **{**USUAL, **SIZES[size], **context})
        self.context.set_default_timeout(PATIENCE)
        wishes = AT_ONCE if settings is None else settings
        if wishes or language != "en":
            kept = json.dumps({**wishes, "language": language})
            self.context.add_init_script(f"({PREFER})({kept})")
        self.page = self.context.new_page()
        self.watch = Watch(self.page)

    def speak(self, language: str) -> None:
        """Load the page again in another language."""
        self.page.evaluate(SPEAK, language)
        self.language = language
        self.page.reload()
        self.page.locator(OPEN).first.wait_for()

    def say(self, key: str, game: str = "macaron", /, **places: str | int) -> str:
        """A text of the platform or of a game, in the guest's language."""
        said = speech(game, self.language).say(key, **places)
        assert said != key, f"there is no text {key}"
        return said

    def button(self, key: str, **places: str | int) -> Locator:
        """A button by the key of its text."""
        return self.page.get_by_role("button", name=self.say(key, **places), exact=True)

    def open(self, path: str) -> Page:
        """Go to a page of the house and wait until it says something."""
        self.page.goto(path)
        self.page.locator(OPEN).first.wait_for()
        return self.page

    def open_table(self, table: str) -> Page:
        """Go to a table, drawn without a game's own drawing."""
        return self.open(f"/t/{table}?table=generic")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """A request in the guest's name, to set a scene; never to play."""
        self.context.request.get("/api/me")
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        headers = {"x-csrftoken": cookies["csrftoken"]}
        answer = self.context.request.fetch(path, method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def introduce(self, name: str) -> Guest:
        """Have a name."""
        self.ask("PUT", "/api/me", {"name": name})
        return self

    def lay(self, game: str, sitters: list[str], **more: object) -> str:
        """Lay a table, and begin if nobody is awaited; give its id."""
        body = {"game": game, "seats": len(sitters), "sitters": sitters, **more}
        card = self.ask("POST", "/api/tables", body)
        table: str = card["id"]
        if not {"open", "invited"} & set(sitters):
            self.ask("POST", f"/api/tables/{table}/start")
        return table

    def finish(self, game: str, sitters: list[str], **more: object) -> str:
        """A table where bots have played a whole game on all seats, the guest's own included."""
        table = self.lay(game, sitters, **more)
        for seat, sitter in enumerate(sitters):
            if sitter == "me":
                self.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"sitter": "bot:random"})
        deadline = time.monotonic() + PATIENCE / 1000
        while self.ask("GET", f"/api/tables/{table}")["state"] != "over":
            assert time.monotonic() < deadline, f"the bots do not finish their game of {game}"
            time.sleep(0.1)
        return table

    def hand(self) -> set[str]:
        """What the page shows as the guest's own, by the names under which it is chosen."""
        names: list[str] = self.page.locator("[data-own] [data-thing]").evaluate_all(
            "(cards) => cards.map((card) => card.dataset.thing)"
        )
        return set(names)

    def dress(self, theme: str) -> None:
        """Let the guest's system be light or dark."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.page.locator(f'html[data-theme="{theme}"]').wait_for()

    def come_to_rest(self) -> None:
        """Wait until nothing fades in or moves any more: half of it would be seen or measured."""
        self.page.wait_for_function(AT_REST)

    def shoot(self, name: str) -> None:
        """Take a picture of the screen, if someone wants to look at it."""
        if SHOTS:
            self.come_to_rest()
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(SHOTS) / f"{name}-{self.size}-{self.language}.png")


Invite = Callable[..., Guest]
"""Brings another guest: their size, language, settings, and what a browser context takes."""
