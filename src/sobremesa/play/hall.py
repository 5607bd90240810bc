"""The hall: where people find the tables of a server, and lay new ones."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sobremesa.bots import Roster
from sobremesa.core.words import Seat
from sobremesa.play import again, permissions, seating
from sobremesa.play.again import NextGame
from sobremesa.play.agreement import Agreement, Wishes, agree
from sobremesa.play.analyses import USUAL_WORK
from sobremesa.play.analysing import Analyses
from sobremesa.play.archive import Archive
from sobremesa.play.background import Background
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.calls import AFTER_S, Calls, Messenger
from sobremesa.play.cards import Card
from sobremesa.play.clock import now
from sobremesa.play.comparing import Comparing
from sobremesa.play.daily import Daily
from sobremesa.play.journal import Rematched, Row, Sat
from sobremesa.play.live import LiveTable
from sobremesa.play.live_tables import LiveTables
from sobremesa.play.lobby import Lobby
from sobremesa.play.logbook import Stopwatch
from sobremesa.play.parting import Parting
from sobremesa.play.people import People
from sobremesa.play.person import Person, is_token
from sobremesa.play.quotas import Limits, Quotas
from sobremesa.play.remembering import Remembering
from sobremesa.play.ringing import Ringing
from sobremesa.play.seats import settled
from sobremesa.play.standing import OVER, REST_MS, Standing
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.tidying import Tidying

TAKE_OVER_S: Final = 1.0
FORGET_S: Final = 60.0
"""So often it is looked for bots whose process is gone; for what can be forgotten."""


class Hall:
    """Where people find tables and lay them."""

    def __init__(
        self,
        store: Store,
        pool: BotPool,
        bot_pause: float,
        limits: Limits | None = None,
        background: Background | None = None,
        rest: float = REST_MS / 1000,
        analysis: int = USUAL_WORK,
    ) -> None:
        self.store = store
        self.people = People(store)
        self.background = background if background is not None else Background()
        self.live = LiveTables(store, self.people, self.background, pool, bot_pause, rest)
        self.lobby = Lobby(store, self.live)
        self.analyses = Analyses(store, self.live.archive, analysis)
        limits = limits or Limits()
        self._quotas = Quotas(store, limits)
        self._tidying = Tidying(store, limits, self.live.get)
        self.ringing = Ringing(store, self.live.find)
        self.parting = Parting(store, self.live)
        self.remembering = Remembering(store)
        self.daily = Daily(store, self.live, self.background, self._quotas, analysis)
        self.comparing = Comparing(store)
        self.calls: Calls | None = None
        """Whoever calls people, where somebody does."""
        self._pool = pool
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def roster(self) -> Roster:
        """The bots that can be asked to play."""
        return self._pool.roster

    @property
    def archive(self) -> Archive:
        """The games that can be seen again."""
        return self.live.archive

    def call_by(self, messenger: Messenger, after: float = AFTER_S) -> None:
        """Call people whose turn it is, from now on and where that was missed."""
        self.calls = Calls(self.store, messenger, self.live, after)
        self.live.on_turn = self.calls.stir
        self.live.hearing.on_gone = self.calls.make_up_for
        self.calls.start()

    async def open(self) -> None:
        """Open the store and go on with every table that was being played."""
        await self.store.open()
        await self.remembering.open()
        await self.daily.open()
        chores = [self.live.wake(), self._forget(), self._tidying.run(), self.ringing.run()]
        if not self.store.alone:
            chores += [self.live.hearing.listen(), self._take_over()]
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def dismiss(self) -> None:
        """Tell everyone to come back later, and give them a moment to go."""
        await self.live.dismiss()

    async def close(self) -> None:
        """Send everyone away, and keep what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.dismiss()
        if self.calls is not None:
            await self.calls.stop()
        await self.analyses.stop()
        await self.daily.stop()
        await self.live.stop()
        await self.background.stop()
        await self._pool.stop()
        await self.store.close()

    async def table(self, name: str) -> LiveTable:
        """The table with that name, with all that has happened at it in other processes."""
        return await self.live.find(name)

    async def entered(self, name: str, person: str | None) -> LiveTable:
        """The table, if the person may see it."""
        live = await self.table(name)
        permissions.check_entry(live.table, person)
        return live

    async def finished(self, name: str, person: str | None) -> Card | None:
        """The card of a table whose game is over, without waking it; refused as it would be."""
        live = self.live.get(name)
        if live is not None and not live.lost:
            await live.rest.over()
            card: Card | None = live.table.card
        else:
            card = await self.store.card(name) if is_token(name) else None
        if card is None or card.standing.phase != OVER or card.standing.result is None:
            return None
        permissions.check_card(card, person)
        return card

    async def lay(self, host: Person, wishes: Wishes, origin: str | None = None) -> LiveTable:
        """A new table; `origin` stands for the address that it is laid from."""
        return await self.lay_agreed(agree(host, wishes, self.roster), origin)

    async def lay_agreed(
        self,
        agreed: tuple[Agreement, list[Sat]],
        origin: str | None,
        after: tuple[str, Row, Standing] | None = None,
    ) -> LiveTable:
        """A new table of which everything is agreed; with it the entry of one that it follows."""
        watch, (agreement, sitters) = Stopwatch(), agreed
        async with self._quotas.room(agreement.host, origin):
            await self.store.lay(agreement, sitters, after, origin)
        return self._laid(agreement, sitters, watch)

    async def rematch(
        self,
        live: LiveTable,
        person: Person,
        origin: str | None = None,
        wished: NextGame | None = None,
    ) -> LiveTable:
        """The same people once more; asking twice gives the same table."""
        table = live.table
        again.check(table, person, wished)
        async with live.lock:
            while table.card.standing.rematch is None:
                try:
                    agreed = again.again(table, person, wished, self.roster)
                    await self._lay_again(live, agreed, origin)
                except Behind:
                    # Somebody has asked for it elsewhere, or says something.
                    if not await live.catch_up():
                        raise
        following = table.card.standing.rematch
        assert following is not None
        return await self.table(following)

    async def _lay_again(
        self, live: LiveTable, agreed: tuple[Agreement, list[Sat]], origin: str | None
    ) -> None:
        # Kept together, so that no crash leaves a rematch that nobody finds.
        row = Row(live.table.number, now(), Rematched(agreed[0].id))
        after = (live.id, row, live.table.standing_after(row.entry, row.at))
        await self.lay_agreed(agreed, origin, after)
        live.take(row)

    async def change_seat(
        self, live: LiveTable, person: Person, seat: Seat, wish: str, name: str | None = None
    ) -> None:
        """Fill or clear a seat, if this person may; `name` is for this table alone."""
        others = [s.level for s in live.table.sitters if s.level is not None and s.seat != seat]
        game, present = live.table.agreement.game, live.audience.present
        who = settled({seat: wish}, game, self.roster, others)[seat]
        await live.change(lambda t: seating.change_seat(t, person, seat, who, present, name))

    async def clear(self, live: LiveTable, person: Person) -> None:
        """Take away a table that has not begun."""
        await live.change(lambda table: permissions.clear(table, person))
        self.live.forget(live.id)

    def renamed(self, person: Person) -> None:
        """Call the person by the new name at every table."""
        self.live.hearing.rename(person)

    def _laid(self, agreement: Agreement, sitters: list[Sat], watch: Stopwatch) -> LiveTable:
        live = LiveTable(agreement, self.store, self.background)
        self.live.serve(live)
        live.table.take(Row(0, agreement.created, agreement.laid(sitters)))
        live.logbook.laid(agreement.game.name, agreement.options.seats, watch.ms)
        for sitter in live.table.sitters:
            live.logbook.seated(sitter, "open")
        return live

    async def _take_over(self) -> None:
        """Look again and again for tables whose bots nobody lets think any more."""
        while True:
            await asyncio.sleep(TAKE_OVER_S)
            with suppress(Lost):
                await self.live.wake()

    async def _forget(self) -> None:
        """Forget again and again what nobody needs, and keep the films that are missing."""
        while True:
            await asyncio.sleep(FORGET_S)
            self.live.forget_idle()
            self.background.tidy()
            with suppress(Lost):
                await self.parting.catch_up()
                await self.archive.catch_up()
