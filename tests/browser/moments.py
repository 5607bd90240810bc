"""Fixed moments of played games: the same table, seen from the same seat, every time.

Each game has one record, played by bots (`sobremesa record`): `stage.game` among its tests. A
moment is the table after so many of its choices. It is written into the store as the server itself
would keep it, so the page that opens it is the page of a running game. Inés has the last seat, and
she alone is asked in every moment but the end; Kenji has the first seat.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from browser.fonts import await_letters
from browser.guest import SERVE, Guest
from browser.player import RESULT
from sobremesa.core.game import Game
from sobremesa.games import SHELF, load
from sobremesa.play.agreement import Agreement
from sobremesa.play.journal import Acted, Entry, Laid, Row, Sat, Started
from sobremesa.play.person import Person
from sobremesa.play.store import Store
from sobremesa.play.table import Table
from sobremesa.play.table_info import Access
from sobremesa.web.people import COOKIE
from stage import LobbyTable, asked_alone, busy_of, first_asked, stage_of, stage_record
from web.serving import House, running

START, MIDDLE, END = "start", "middle", "end"
THINKING = 120_000
"""Milliseconds; an analysis takes long, and stands back behind everything else."""

INES, KENJI, VISITOR = "ines", "kenji", "visitor"
NAMES: Final = {INES: "Inés", KENJI: "Kenji", VISITOR: "Inés"}
"""The visitor has the lobby's tables, and none of the moments."""

MINUTE: Final = 60_000
SEVEN: Final = 1_780_686_000_000
"""An evening in June, in milliseconds since 1970: when everything happened."""
LATER: Final = SEVEN + 25 * MINUTE
"""When the lobby is looked at."""

KEEP: Final = ("--empty-days", "36500", "--abandoned-days", "36500")
"""Nobody comes to these tables for years, and they stay."""

PRESENT = """(tables) => Promise.all(tables.map((table) => new Promise((heard) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
  socket.addEventListener('message', heard, { once: true })
})))"""


@dataclass(frozen=True)
class Moment:
    """A game's table after some choices of its record."""

    game: str
    name: str

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def table(self) -> str:
        """The name by which the table is opened."""
        return f"{self.game}{self.name}".replace("_", "")

    @property
    def seat(self) -> int:
        """Where Inés sits."""
        return stage_record(self.game).seats - 1

    @property
    def choices(self) -> list[tuple[int, str]]:
        """What has been chosen until then."""
        choices = stage_record(self.game).choices
        if self.name == START:
            return choices[: asked_alone(self.game)[0]]
        if self.name == MIDDLE:
            return choices[: busy_of(self.game)]
        return choices if self.name == END else choices[: first_asked(self.game)[self.name]]


MOMENTS: Final = [
    Moment(game, name)
    for game in SHELF
    for name in ((START, MIDDLE, END) if asked_alone(game) else (END,))
]

QUESTIONS: Final = {
    game: [Moment(game, key) for key in first_asked(game)] for game in SHELF if asked_alone(game)
}
"""Where each kind of question is first put to Inés."""

BOT, OPEN = "bot", "open"
IN_THE_LOBBY: Final[dict[str, LobbyTable]] = {
    game: shown for game in SHELF if (shown := stage_of(game).lobby) is not None
}
"""The tables that the lobby shows, by their games; one with an open seat is laid."""


async def lay_all(database: str) -> None:
    """Write the people, all moments, and what the lobby shows."""
    store = Store(database)
    await store.open()
    for one, name in NAMES.items():
        # Each is known again by his own name.
        await store.introduce(Person(one, name), hashlib.sha256(one.encode()).digest())
    for moment in [*MOMENTS, *chain.from_iterable(QUESTIONS.values())]:
        others = [KENJI, *[BOT] * moment.seat][: moment.seat]
        await lay(store, moment.table, moment, [*others, INES], "link", SEVEN)
    for game, shown in IN_THE_LOBBY.items():
        moment, laid_at = Moment(game, shown.moment), SEVEN + shown.minute * MINUTE
        await lay(store, f"lobby{shown.minute}", moment, shown.sitters, "anyone", laid_at)
    await store.close()


async def lay(
    store: Store,
    name: str,
    moment: Moment,
    sitters: list[str],
    access: Access,
    created: int,
) -> None:
    """Keep a table as it is at that moment; all of it has happened when it was laid."""
    record = stage_record(moment.game)
    game: Game[Any, Any] = load(record.game)
    options = game.options_kept(record.seats, **record.chosen)
    agreed = Agreement(name, "", game, options, record.seed, KENJI, access, True, created)
    seated = [
        Sat(
            seat,
            sitter if sitter in NAMES else None,
            NAMES.get(sitter, ""),
            "greedy" if sitter == BOT else None,
            code=f"{name}{seat}",
        )
        for seat, sitter in enumerate(sitters)
    ]
    await store.lay(agreed, seated)
    if OPEN in sitters:
        return
    table = Table(agreed)
    table.take(Row(0, created, Laid(seated)))
    kept = []
    entries: list[Entry] = [Started()]
    entries += [Acted(seat, [notation]) for seat, notation in moment.choices]
    for entry in entries:
        row = Row(table.number, created, entry)
        table.take(row)
        standing = table.card.standing
        kept.append(store.append(name, row, standing, standing.turn(table.sitters)))
    await asyncio.gather(*kept)


def recognise(guest: Guest, name: str) -> Guest:
    """Let the guest be that person."""
    guest.context.add_cookies([{"name": COOKIE, "value": name, "url": guest.base}])
    return guest


def be_present(kenji: Guest) -> Guest:
    """Let Kenji sit at every moment's table: nobody is shown as being away."""
    recognise(kenji, KENJI).open("/about")
    kenji.page.evaluate(PRESENT, [moment.table for moment in MOMENTS])
    return kenji


@contextmanager
def laid(chromium: Browser, folder: Path) -> Iterator[House]:
    """A server with all moments, while the block runs, and Kenji at its tables."""
    database = f"sqlite:///{folder}/moments.db"
    with ThreadPoolExecutor(1) as other:
        # This thread's loop belongs to the browser.
        other.submit(asyncio.run, lay_all(database)).result()
    with running(database, *SERVE, *KEEP) as house:
        kenji = be_present(Guest(chromium, house.base))
        yield house
        kenji.context.close()


def open_moment(guest: Guest, moment: Moment) -> None:
    """Go to a moment's table as Inés sees it."""
    guest.open(f"/t/{moment.table}")
    await_moment(guest, moment)


def await_moment(guest: Guest, moment: Moment) -> None:
    """Wait until all of a moment's table is there."""
    guest.page.locator(RESULT if moment.name == END else "#prompt.lit").wait_for()
    if moment.name == END:
        await_analysis(guest)
    settle(guest)


def await_analysis(guest: Guest) -> None:
    """Wait until the analysis of a finished game is there, or why there is none."""
    guest.page.locator(".analysis").first.wait_for()
    working = guest.page.locator(".analysis").get_by_text(guest.say("analysis-working"))
    working.wait_for(state="detached", timeout=THINKING)


# Whether all pictures in sight are there; one that takes the place of another is still on its way.
PICTURED = """() => [...document.images].every((image) => {
  const { bottom, right, top, left, width } = image.getBoundingClientRect()
  const seen = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  return !seen || (image.complete && image.currentSrc === image.src && image.naturalWidth > 0)
})"""


def settle(guest: Guest) -> None:
    """Wait for the fonts and the pictures, and until nothing moves."""
    await_letters(guest.page)
    guest.come_to_rest()
    guest.page.wait_for_function(PICTURED)
