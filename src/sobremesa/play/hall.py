"""The hall: all tables of a server, in memory while they are used, in the store for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Final

from sobremesa.bots import Roster
from sobremesa.core.words import Seat
from sobremesa.play import news, permissions
from sobremesa.play.agreement import Agreement, Wishes, agree
from sobremesa.play.archive import Archive
from sobremesa.play.background import Background
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.bot_turns import BotTurns
from sobremesa.play.cards import CLEARED, OVER, Card
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.hearing import Hearing
from sobremesa.play.journal import Laid, Rematched, Row, Sat
from sobremesa.play.live import LiveTable
from sobremesa.play.loading import Loader
from sobremesa.play.logbook import Logbook, Stopwatch
from sobremesa.play.people import People
from sobremesa.play.person import Person, is_token
from sobremesa.play.quotas import Limits, Quotas
from sobremesa.play.seats import check_wish
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.tidying import Tidying

LISTED: Final = 100
"""So many tables at most in one list of the lobby."""
TAKE_OVER_S: Final = 1.0
"""So often it is looked for bots whose process is gone."""
RESUMED: Final = 500
"""So many tables are looked up at once to be woken."""
IDLE_S: Final = 30 * 60.0
"""A table that nobody looks at is forgotten after so long; the store has it."""
TICK_S: Final = 0.02
FAREWELL_TICKS: Final = 100
"""So many ticks at most are waited for pages to go when the server stops."""


class Hall:
    """Finds, lays, wakes and forgets tables."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        bot_pause: float,
        limits: Limits | None = None,
        background: Background | None = None,
    ) -> None:
        self.store = store
        self.people = People(store)
        limits = limits or Limits()
        self._quotas = Quotas(store, limits)
        self._tidying = Tidying(store, limits, lambda name: self._live.get(name))
        self._background = background if background is not None else Background()
        self.archive = Archive(store, self._background)
        self._loader = Loader(store, self._background)
        self._pool = pool
        self._bot_pause = bot_pause
        self._live: dict[str, LiveTable] = {}
        self._bots: dict[str, BotTurns] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing = Hearing(self._live, store, self.people)
        self._work: set[asyncio.Task[None]] = set()

    @property
    def roster(self) -> Roster:
        """The bots that can be asked to play."""
        return self._pool.roster

    async def open(self) -> None:
        """Open the store and go on with every table that was being played."""
        await self.store.open()
        chores = [self._resume(), self._tidy(), self._tidying.run()]
        if not self.store.alone:
            chores += [self._hearing.listen(), self._take_over()]
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def dismiss(self) -> None:
        """Tell everyone to come back later, and give them a moment to go."""
        for live in self._live.values():
            live.audience.dismiss("restarting")
        for _ in range(FAREWELL_TICKS):
            if not self.listeners:
                return
            await asyncio.sleep(TICK_S)

    async def close(self) -> None:
        """Send everyone away, and keep what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.dismiss()
        await asyncio.gather(*[bots.stop() for bots in self._bots.values()])
        for live in self._live.values():
            # Whatever is being done has the lock.
            async with live.lock:
                pass
        await self.archive.stop()
        await self._background.stop()
        await self._pool.stop()
        await self.store.close()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    @property
    def listeners(self) -> int:
        """How many pages are open."""
        return sum(len(live.audience.listeners) for live in self._live.values())

    async def table(self, name: str) -> LiveTable:
        """The table with that name, with all that has happened at it in other processes."""
        live = self._live.get(name)
        if live is not None:
            await live.refresh()
            if not live.lost and live.table.phase != CLEARED:
                return live
        loading = self._loading.get(name)
        if loading is None:
            # One for all who ask meanwhile: there must never be two of the same table.
            loading = asyncio.create_task(self._fetch(name), name="load")
            self._loading[name] = loading
            loading.add_done_callback(partial(self._loaded, name))
        return await asyncio.shield(loading)

    def _loaded(self, name: str, loading: asyncio.Task[LiveTable]) -> None:
        self._loading.pop(name)
        if not loading.cancelled():
            loading.exception()  # Heard, also if all who asked have gone.

    async def entered(self, name: str, person: str | None) -> LiveTable:
        """The table, if the person may see it."""
        live = await self.table(name)
        permissions.check_entry(live.table, person)
        return live

    async def finished(self, name: str, person: str | None) -> Card | None:
        """The card of a table whose game is over, without waking it; refused as it would be."""
        live = self._live.get(name)
        if live is not None and not live.lost:
            card: Card | None = live.table.card
        else:
            card = await self.store.card(name) if is_token(name) else None
        if card is None or card.standing.phase != OVER or card.standing.result is None:
            return None
        permissions.check_card(card, person)
        return card

    async def lay(self, host: Person, wishes: Wishes, origin: str | None = None) -> LiveTable:
        """A new table; `origin` stands for the address that it is laid from."""
        watch = Stopwatch()
        agreement, sitters = agree(host, wishes, self.roster)
        async with self._quotas.room(host.id, origin):
            await self.store.lay(agreement, sitters, origin=origin)
        return self._laid(agreement, sitters, watch)

    async def rematch(
        self, live: LiveTable, person: Person, origin: str | None = None
    ) -> LiveTable:
        """The same people, bots and options once more; asking twice gives the same table."""
        watch, table = Stopwatch(), live.table
        if not table.card.seats_of(person.id):
            raise Denied("spectator", "only those with a seat can ask for a rematch")
        async with live.lock:
            while table.card.standing.rematch is None:
                if table.phase != OVER:
                    raise Denied("not_over", "a rematch comes after the end")
                try:
                    await self._lay_again(live, person, watch, origin)
                except Behind:
                    # Somebody has asked for it elsewhere, or says something.
                    if not await live.catch_up():
                        raise
        again = table.card.standing.rematch
        assert again is not None
        return await self.table(again)

    async def _lay_again(
        self, live: LiveTable, person: Person, watch: Stopwatch, origin: str | None
    ) -> None:
        table = live.table
        agreement, sitters = table.agreement.again(person.id), table.seated_again()
        # Kept together, so that no crash leaves a rematch that nobody finds.
        row = Row(table.number, now(), Rematched(agreement.id))
        after = (live.id, row, table.standing_after(row.entry, row.at))
        async with self._quotas.room(person.id, origin):
            await self.store.lay(agreement, sitters, after, origin)
        live.take(row)
        self._laid(agreement, sitters, watch)

    async def change_seat(self, live: LiveTable, person: Person, seat: Seat, wish: str) -> None:
        """Fill or clear a seat, if this person may."""
        check_wish(wish, list(self.roster.specs(live.table.agreement.game)))
        present = live.audience.present
        await live.change(lambda t: permissions.change_seat(t, person, seat, wish, present))

    async def clear(self, live: LiveTable, person: Person) -> None:
        """Take away a table that has not begun."""
        await live.change(lambda table: permissions.clear(table, person))
        self._forget(live.id)

    async def lobby(self, person: Person | None) -> list[news.TableInfo]:
        """One's own tables, then those that are open or may be watched, newest first."""
        own = await self.store.own_cards(person.id, LISTED) if person is not None else []
        mine = {card.id for card in own}
        others = [card for card in await self.store.open_cards(LISTED) if card.id not in mine]
        found: list[news.TableInfo] = []
        for card in (own + others)[:LISTED]:
            if card.standing.phase == OVER and card.standing.result is None:
                card = await self._ended(card)
            present = self._hearing.present_at(card.id)
            found.append(card.shown(person.id if person else None, present))
        return found

    async def _ended(self, card: Card) -> Card:
        """The card of a finished table, if its result has never been written beside its journal."""
        try:
            return (await self.table(card.id)).table.card
        except Denied:
            return card

    def renamed(self, person: Person) -> None:
        """Call the person by the new name at every table."""
        self._hearing.rename(person)

    def _laid(self, agreement: Agreement, sitters: list[Sat], watch: Stopwatch) -> LiveTable:
        live = self._keep_in_mind(agreement)
        live.table.take(Row(0, agreement.created, Laid(sitters)))
        live.logbook.laid(agreement.game.name, agreement.options.seats, watch.ms)
        for sitter in live.table.sitters:
            live.logbook.seated(sitter, "open")
        return live

    def _keep_in_mind(self, agreement: Agreement) -> LiveTable:
        live = LiveTable(agreement, self.store, self._background)
        self._serve(live)
        return live

    def _serve(self, live: LiveTable) -> BotTurns:
        self._live[live.id] = live
        live.looks.last_seen = self.archive.last_seen
        live.on_end = lambda: self._spawn(self.archive.keep(live.id))
        self._hearing.greet(live)
        turns = self._bots[live.id] = BotTurns(live, self.store, self._pool, self._bot_pause)
        return turns

    def _forget(self, name: str) -> None:
        self._live.pop(name, None)
        self._bots.pop(name, None)

    async def _fetch(self, name: str) -> LiveTable:
        """Have a table in memory, and let its bots go on."""
        live = await self._loader.load(name)
        self._serve(live).wake()
        return live

    async def _resume(self) -> None:
        """Wake the tables where it is a bot's turn."""
        after = ""
        while found := await self.store.bots_turn(RESUMED, after):
            for name in found:
                await self._wake(name)
                await asyncio.sleep(0)
            after = found[-1]

    async def _wake(self, name: str) -> None:
        try:
            await self.table(name)
            self._bots[name].wake()
        except Denied:
            pass  # It is marked, and logged.
        except Exception as problem:
            # Whatever is wrong with one table must not keep the others waiting.
            Logbook(name).not_resumed(problem)

    async def _take_over(self) -> None:
        """Look again and again for tables whose bots nobody lets think any more."""
        while True:
            await asyncio.sleep(TAKE_OVER_S)
            with suppress(Lost):
                await self._resume()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _tidy(self) -> None:
        """Forget tables that nobody looks at and no bot plays at."""
        while True:
            await asyncio.sleep(60)
            for name, live in list(self._live.items()):
                busy = self._bots[name].busy or live.lock.locked() or live.audience.listeners
                if not busy and monotonic() - live.used > IDLE_S:
                    self._forget(name)
            self._background.tidy()
            with suppress(Lost):
                await self.archive.catch_up()
