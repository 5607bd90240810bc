"""The tables in memory: read when somebody asks for them, forgotten when nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from time import monotonic
from typing import Any, Final

from sobremesa.play.archive import Archive
from sobremesa.play.background import Background
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.bot_turns import BotTurns
from sobremesa.play.denied import Denied
from sobremesa.play.hearing import Hearing
from sobremesa.play.live import LiveTable
from sobremesa.play.loading import Loader
from sobremesa.play.logbook import Logbook
from sobremesa.play.past import Past
from sobremesa.play.people import People
from sobremesa.play.standing import CLEARED
from sobremesa.play.store import Store

WOKEN: Final = 500
"""So many tables are looked up at once to be woken."""
IDLE_S: Final = 30 * 60.0
"""A table that nobody looks at is forgotten after so long; the store has it."""
TICK_S: Final = 0.02
FAREWELL_TICKS: Final = 100
"""So many ticks at most are waited for pages to go when the server stops."""


class LiveTables:
    """All tables that this process serves, and the bots at them."""

    def __init__(
        self,
        store: Store,
        people: People,
        background: Background,
        pool: BotPool,
        bot_pause: float,
        rest: float,
    ) -> None:
        self.archive = Archive(store, background)
        self._there: dict[str, LiveTable] = {}
        self.hearing = Hearing(self._there, store, people)
        self._store = store
        self._loader = Loader(store, background)
        self._pool = pool
        self._bot_pause = bot_pause
        self.rest_ms = self._loader.rest_ms = round(rest * 1000)
        self._bots: dict[str, BotTurns] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._asleep: set[str] = set()
        """Tables that could not be woken, which is logged once."""
        self._work: set[asyncio.Task[None]] = set()
        self.on_turn: Callable[[str], None] = lambda table: None
        """Called with a table where it is somebody's turn, or may be."""
        # Every table holds these: one of each, instead of one made for every table.
        self._hear_of_turn, self._hear_of_end = self._turned, self._ended
        self._last_seen = self.archive.last_seen

    def __len__(self) -> int:
        return len(self._there)

    def __contains__(self, name: str) -> bool:
        return name in self._there

    @property
    def listeners(self) -> int:
        """How many pages are open."""
        return sum(len(live.audience.listeners) for live in self._there.values())

    def get(self, name: str) -> LiveTable | None:
        """The table with that name, if it is in memory."""
        return self._there.get(name)

    async def find(self, name: str) -> LiveTable:
        """The table with that name, with all that has happened at it in other processes."""
        live = self._there.get(name)
        if live is not None:
            await live.refresh()
            if not live.lost and live.table.phase != CLEARED:
                return live
        loading = self._loading.get(name)
        if loading is None:
            # One for all who ask meanwhile: there must never be two of the same table.
            loading = asyncio.create_task(self._load(name), name="load")
            self._loading[name] = loading
            loading.add_done_callback(partial(self._loaded, name))
        return await asyncio.shield(loading)

    def serve(self, live: LiveTable) -> None:
        """Have a table in memory from now on."""
        self._there[live.id] = live
        live.table.rest_ms = self.rest_ms
        live.rest.resume()
        live.looks.last_seen = self._last_seen
        live.on_turn = self._hear_of_turn
        live.on_end = self._hear_of_end
        self.hearing.greet(live)
        self._bots[live.id] = BotTurns(live, self._store, self._pool, self._bot_pause)

    def _turned(self, name: str) -> None:
        self.on_turn(name)

    def _ended(self, name: str) -> None:
        live = self._there.get(name)
        match = live.table.match if live is not None else None
        past = None if match is None or match.stopped else Past.whole(match)
        self._spawn(self.archive.keep(name, past))

    def forget(self, name: str) -> None:
        """The store has it."""
        self._there.pop(name, None)
        self._bots.pop(name, None)

    def forget_idle(self) -> None:
        """Forget tables that nobody looks at and no bot plays at."""
        for name, live in list(self._there.items()):
            busy = self._bots[name].busy or live.lock.locked() or live.audience.listeners
            if not busy and monotonic() - live.used > IDLE_S:
                self.forget(name)

    async def wake(self) -> None:
        """Have all tables in memory where it is a bot's turn and nobody lets it think."""
        after = ""
        while found := await self._store.bots_turn(WOKEN, after):
            for name in found:
                await self._wake(name)
                await asyncio.sleep(0)
            after = found[-1]

    async def dismiss(self) -> None:
        """Tell everyone to come back later, and give them a moment to go."""
        for live in self._there.values():
            live.audience.dismiss("restarting")
        for _ in range(FAREWELL_TICKS):
            if not self.listeners:
                return
            await asyncio.sleep(TICK_S)

    async def stop(self) -> None:
        """Let no bot choose any more, and wait for what is under way."""
        await asyncio.gather(*[bots.stop() for bots in self._bots.values()])
        for live in self._there.values():
            # Whatever is being done has the lock.
            async with live.lock:
                pass
        await self.archive.stop()

    async def _load(self, name: str) -> LiveTable:
        """Have a table in memory, and let its bots go on."""
        live = await self._loader.load(name)
        self.serve(live)
        self._bots[name].wake()
        self.on_turn(name)
        return live

    def _loaded(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(name)
        if not loading.cancelled():
            loading.exception()  # Heard, also if all who asked have gone.

    async def _wake(self, name: str) -> None:
        try:
            await self.find(name)
            self._bots[name].wake()
            self._asleep.discard(name)
        except Denied:
            pass  # It is marked, and logged.
        except Exception as problem:
            # Whatever is wrong with one table must not keep the others waiting.
            if name not in self._asleep:
                self._asleep.add(name)
                Logbook(name).not_resumed(problem)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)
