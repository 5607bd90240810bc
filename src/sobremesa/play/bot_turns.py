"""Lets the bots of a table choose when it is their turn."""

from __future__ import annotations

import asyncio
from typing import Final

from sobremesa.bots import RANDOM, player
from sobremesa.core.rng import Rng
from sobremesa.core.words import Seat
from sobremesa.play import figures
from sobremesa.play.bot_pool import BotPool, Failed
from sobremesa.play.denied import Denied
from sobremesa.play.hesitating import answers_at, hesitation
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Stopwatch, fault
from sobremesa.play.luck import luck_of
from sobremesa.play.seats import BOT, characters_at, stand_in
from sobremesa.play.standing import PLAYING
from sobremesa.play.store import Lost, Store

LEASE_MS: Final = 1500
"""The bots of a process that is gone wait so long, and until the next one looks."""


class BotTurns:
    """One task per table at most, and only while a bot is to move."""

    __slots__ = ("_live", "_pause", "_pool", "_store", "_task", "_until")

    def __init__(self, live: LiveTable, store: Store, pool: BotPool, pause: float) -> None:
        self._live = live
        self._store = store
        self._until = 0.0
        """How long this process may let the bots think without asking again."""
        self._pool = pool
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        live.on_change = self.wake

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or waits to answer."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """It may be a bot's turn."""
        if not self.busy and self._waiting():
            self._task = asyncio.create_task(self._run(), name="bots")

    async def stop(self) -> None:
        """Let no bot choose any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _waiting(self) -> list[Seat]:
        table = self._live.table
        if table.phase != PLAYING or self._live.lost:
            return []
        waiting = table.match.waiting() if table.match is not None else []
        covers = table.card.standing.covers
        return [seat for seat in waiting if table.kind_of(seat) == BOT or covers(seat)]

    async def _run(self) -> None:
        while bots := self._waiting():
            try:
                if await self._leased():
                    await self._choose(bots[0])
            except (Denied, Lost):
                return

    async def _leased(self) -> bool:
        """Whether it is for this process to let the bots think; where it is alone, always."""
        loop = asyncio.get_running_loop()
        if self._store.alone or loop.time() < self._until:
            return True
        begun = loop.time()
        if not await self._store.lease(self._live.id, LEASE_MS):
            await asyncio.sleep(LEASE_MS / 4000)
            return False
        self._until = begun + LEASE_MS / 2000
        return True

    async def _choose(self, seat: Seat) -> None:
        """Let a bot choose. How long its answer takes is settled before it thinks.

        Where nobody is told that it was asked, the table rests instead.
        """
        live = self._live
        match, level = live.table.playing_match(), live.table.sitters[seat].level
        if level is None and not live.table.card.standing.covers(seat):
            return
        if level is None:
            level = stand_in(live.table.sitters, match.game)
        made, moment, choices = match.made, match.moment, match.choices(seat)
        seed = live.table.agreement.seed
        luck = luck_of(seed, "bot", seat, match.made_by(seat))
        loop, watch = asyncio.get_running_loop(), Stopwatch()
        begun = loop.time()
        unseen = match.forgets and match.game.flow.unnamed(match.state)
        character = characters_at(live.table.sitters, match.game.name).get(seat)
        pause = 0.0 if unseen else self._pause
        ready = begun + pause * hesitation(seed, seat, made, character)
        try:
            view = match.view(seat)
            action = await self._pool.choose(match.game.name, level, view, choices, luck)
        except Exception as problem:
            # A bot that fails must not hold up the table: this choice is the house's.
            why = str(problem) if isinstance(problem, Failed) else fault(problem)
            live.logbook.bot_failed(seat, made + 1, level, why)
            level, action = RANDOM, player(RANDOM, match.game).choose(None, choices, Rng(luck))
        figures.THINKING.observe(loop.time() - begun)
        wait = max(0.0, answers_at(ready, loop.time(), pause) - loop.time())
        watch.leave_out(wait)
        await asyncio.sleep(wait)
        if await live.bot_acts(seat, moment, match.game.words.spell(action)):
            figures.BY_BOT.inc()
            live.logbook.bot_acted(seat, match.made, level, watch.ms)
            if match.over:
                live.logbook.over(match.made)
