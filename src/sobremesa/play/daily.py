"""A table a day: the same position for everybody, dealt once, counted once, told next morning."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.play import positions
from sobremesa.play.background import Background
from sobremesa.play.beginning import Beginning
from sobremesa.play.day import date_at, is_told, seed_of
from sobremesa.play.denied import Denied
from sobremesa.play.live import LiveTable
from sobremesa.play.live_tables import LiveTables
from sobremesa.play.logbook import Logbook, Stopwatch
from sobremesa.play.person import Person
from sobremesa.play.positions import Position
from sobremesa.play.quotas import Quotas
from sobremesa.play.standing import OVER
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.store.daily import Claim, Counted
from sobremesa.play.store.schema import HOUSE
from sobremesa.play.workers import done_apart

SEEDS: Final = 12
"""So many positions are looked at, until one is open."""
PATIENCE: Final = 10
"""How far the search for the best line stands back behind those who play."""
WORK_A_TRY: Final = 200
"""So much of what an analysis may simulate there is for each simulation of a line's choices."""
PAUSE: Final = 50
"""After so many choices others may do something."""

Key = tuple[str, str]
"""A day and a game."""


class Daily:
    """Deals the tables of each day, and lays them for whoever comes."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        background: Background,
        quotas: Quotas,
        work: int,
    ) -> None:
        self._store = store
        self._live = live
        self._background = background
        self._quotas = quotas
        self._simulations = work // WORK_A_TRY
        """How much is tried out for each choice of a line; nothing: there are none."""
        self._key = b""
        self._dealing: dict[Key, asyncio.Task[Any]] = {}
        self._searching: dict[Key, asyncio.Task[Any]] = {}
        self._none: set[Key] = set()
        """Of which there will be no line."""

    async def open(self) -> None:
        """Know the key from which every day's tables are dealt."""
        self._key = await self._store.key("days", secrets.token_bytes(32))

    async def stop(self) -> None:
        """Work out no more; what is missing is begun again when somebody asks."""
        working = [*self._dealing.values(), *self._searching.values()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)

    def today(self) -> str:
        """The day it is, by the database's clock and UTC."""
        return date_at(self._store.time())

    async def lay(self, person: Person, game: str, origin: str | None = None) -> LiveTable:
        """Today's table of a game: the one that counts, as long as it is played; else a new one.

        The first of a person counts, whichever process has laid it.
        """
        if game not in SHELF:
            raise Denied("no_game", f"there is no game {game[:40]!r}; there are {', '.join(SHELF)}")
        day = self.today()
        for table in await self._store.counted(day, [person.id]):
            if table.game == game and table.place is None:
                with suppress(Denied):
                    live = await self._live.find(table.table)
                    if live.table.phase != OVER:
                        return live
        position = await self.position(day, game)
        claim = Claim(day, game, person.id, position.seat)
        async with self._quotas.room(person.id, origin):
            try:
                return await self._lay(Beginning(position, day, person), claim, origin)
            except Behind:
                again = Beginning(position, day, person, practice=True)
                return await self._lay(again, None, origin)

    async def position(self, day: str, game: str) -> Position:
        """What everybody is dealt on that day; refused where the game is another one since."""
        kept = await self._store.position(day, game)
        if kept is None:
            kept = str(await asyncio.shield(_once(self._dealing, (day, game), self._deal)))
        position = msgspec.json.decode(kept, type=Position)
        box = load(game)
        if (position.version, position.data) != (box.version, box.data):
            raise Denied("no_day", "the game has changed since; tomorrow there is another table")
        return position

    async def line(self, day: str, game: str) -> Counted | None:
        """The table that shows the best line of a day; None while it is worked out."""
        if not is_told(day, self._store.time()):
            raise Denied("tomorrow", "the best line is told when the day is over")
        for table in await self._store.counted(day, [HOUSE]):
            if table.game == game:
                return table
        none = (day, game) in self._none or not self._simulations
        if none or await self._store.position(day, game) is None:
            raise Denied("no_day", "there is no line of that day")
        _once(self._searching, (day, game), self._search)
        return None

    async def _deal(self, day: str, game: str) -> str:
        seeds = [seed_of(self._key, day, game, attempt) for attempt in range(SEEDS)]
        found = await done_apart(0, positions.deal, game, seeds)
        await self._store.keep_position(day, game, msgspec.json.encode(found).decode())
        kept = await self._store.position(day, game)
        assert kept is not None
        return kept

    async def _search(self, day: str, game: str) -> None:
        """Work the best line out and lay a table that shows it, played to its end."""
        tries = self._simulations
        try:
            position = await self.position(day, game)
            found = await done_apart(PATIENCE, positions.best_line, position, tries)
            shown = Beginning(position, day, acts=found.acts, tries=tries)
            with suppress(Behind):  # Another process has found it.
                await self._lay(shown, Claim(day, game, HOUSE, position.seat))
        except Lost:
            return  # Whoever asks again lets it begin again.
        except (Denied, Refusal):
            self._none.add((day, game))
        except Exception as problem:
            self._none.add((day, game))
            Logbook(f"{day} {game}").not_analysed(problem)

    async def _lay(
        self, beginning: Beginning, claim: Claim | None, origin: str | None = None
    ) -> LiveTable:
        """A table with all that has happened there; it counts for the claim's person."""
        watch = Stopwatch()
        agreement = beginning.agreement(self._store.time())
        live = LiveTable(agreement, self._store, self._background)
        live.table.rest_ms = self._live.rest_ms
        rows = beginning.rows(agreement)
        for row in rows:
            live.table.take(row)
            if row.number % PAUSE == 0:
                await asyncio.sleep(0)
        live.table.go_on()
        standing = live.table.card.standing
        turn = standing.turn(live.table.sitters)
        await self._store.lay_begun(agreement, rows, standing, turn, claim, origin)
        self._live.serve(live)
        live.logbook.laid(agreement.game.name, agreement.options.seats, watch.ms)
        live.on_change()
        return live


def _once(
    there: dict[Key, asyncio.Task[Any]],
    key: Key,
    work: Callable[[str, str], Coroutine[Any, Any, Any]],
) -> asyncio.Task[Any]:
    """The task that does some work; one for all who wait for it."""
    task = there.get(key)
    if task is None:
        task = there[key] = asyncio.create_task(work(*key), name="day")
        task.add_done_callback(partial(_done, there, key))
    return task


def _done(there: dict[Key, asyncio.Task[Any]], key: Key, task: asyncio.Task[Any]) -> None:
    there.pop(key)
    if not task.cancelled():
        task.exception()  # Heard, also if all who asked have gone.
