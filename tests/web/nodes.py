"""Several processes serve the same tables while they are killed, frozen and cut off.

The players of one table sit at different processes, and come to another one whenever theirs does
not answer. What they have sent and heard is judged as in `crash.py`.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from itertools import pairwise
from typing import Any

import httpx
from sqlalchemy import text

from sobremesa.play.journal import Acted
from sobremesa.play.store import Store
from sobremesa.play.store.database import engine_for
from web.client import Chair, Visitor
from web.crash import Ordeal, Player
from web.serving import House

NODES = 3
STILL = 3.0
"""Seconds that a table may stand still, on a machine with a core for each who wants one."""
COMPARED = 60
"""So many viewers at most are told their story again, by every process."""
IMPATIENCE = 1.0
"""Seconds after which a player goes to another process with what was not answered."""


class Wanderer(Visitor):
    """Comes to another process each time, as behind a proxy that knows nothing of tables."""

    def __init__(self, houses: list[House], luck: random.Random) -> None:
        super().__init__(houses[0].base)
        self._houses = houses
        self._luck = luck
        self._last = houses[0]

    def _other(self) -> str:
        """The address of a process, and not the one that was asked last."""
        self._last = self._luck.choice([house for house in self._houses if house != self._last])
        return self._last.base

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        self.http.base_url = httpx.URL(self._other())
        asked = super().ask(method, path, body)
        try:
            answer = await asyncio.wait_for(asked, 2 * IMPATIENCE)
        except TimeoutError:
            raise httpx.ConnectTimeout("the process is frozen") from None
        if answer.status_code == 503:
            raise httpx.ConnectError("the store is away")
        return answer

    async def sit(self, table: str, seat: int | None = None, log: int = 0) -> Chair:
        self.base = self._other()
        try:
            return await asyncio.wait_for(super().sit(table, seat, log), 2 * IMPATIENCE)
        except TimeoutError:
            raise ConnectionError("the process is frozen") from None


class Restless(Player):
    """Does not wait long for an answer. Whoever only watches stays, and has to be told of all."""

    async def _hear(self, chair: Chair) -> dict[str, Any]:
        if self.journal.seat is None:
            for _ in range(3):
                # His process may be frozen, and frozen again as soon as it is thawed.
                with suppress(TimeoutError):
                    return await chair.next()
            return await chair.next()
        try:
            return await asyncio.wait_for(chair.next(), IMPATIENCE)
        except TimeoutError:
            raise ConnectionError("no answer") from None


class Upheaval(Ordeal):
    """Processes on one database, and what befalls them."""

    player = Restless

    def __init__(
        self, houses: list[House], games: list[str], seed: int, frozen: float = 10.0
    ) -> None:
        super().__init__(houses[0], games, seed)
        self._houses = houses
        self._frozen = frozen
        self._thawing: set[asyncio.Task[None]] = set()
        self._load = 1.0
        self.befell: dict[str, int] = {}
        self.longest = 0.0
        """Seconds that a table stood still."""

    async def _open(self) -> None:
        for house in self._houses:
            await asyncio.to_thread(house.start)

    async def _close(self) -> None:
        await asyncio.gather(*self._thawing)
        for house in self._houses:
            await asyncio.to_thread(house.stop)

    def _visitor(self) -> Visitor:
        return Wanderer(self._houses, random.Random(self._luck.random()))

    async def _crash(self) -> None:
        """Let something befall one of the processes, or their connections."""
        await self._let_play()
        self._note_under_way()
        what = self._luck.choice([self._kill, self._freeze, self._cut, self._deafen])
        await what()
        name = what.__name__.lstrip("_")
        self.befell[name] = self.befell.get(name, 0) + 1
        self.tally.crashes += 1
        self._load = max(self._load, os.getloadavg()[0] / (os.cpu_count() or 1))

    async def _kill(self) -> None:
        await asyncio.gather(*self._thawing)
        house = self._luck.choice(self._houses)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)

    async def _freeze(self) -> None:
        """One at a time, and the others go on."""
        await asyncio.gather(*self._thawing)
        house = self._luck.choice(self._houses)
        os.kill(house.pid, signal.SIGSTOP)

        async def thaw() -> None:
            await asyncio.sleep(self._frozen)
            os.kill(house.pid, signal.SIGCONT)

        task = asyncio.create_task(thaw())
        self._thawing.add(task)
        task.add_done_callback(self._thawing.discard)

    async def _cut(self) -> None:
        """All connections to the database are lost."""
        await self._terminate("TRUE")

    async def _deafen(self) -> None:
        """Nobody hears of the others any more."""
        await self._terminate("query ~* '^LISTEN|sobremesa_beats'")

    async def _terminate(self, which: str) -> None:
        engine = engine_for(self._house.database)
        async with engine.begin() as connection:
            await connection.execute(
                text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    f"WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND {which}"
                )
            )
        await engine.dispose()

    async def _records(self) -> dict[str, str | None]:
        """The records; and all processes have to tell each viewer the same story."""
        await asyncio.gather(*self._thawing)
        for player in self._luck.sample(self._players, min(COMPARED, len(self._players))):
            await asyncio.gather(*[self._compare(player, house) for house in self._houses])
        return await super()._records()

    async def _compare(self, player: Player, house: House) -> None:
        journal = player.journal
        teller = Visitor(house.base)
        teller.http.cookies = player.visitor.http.cookies
        chair = await teller.sit(journal.table, journal.seat)
        if (chair.log, chair.state["version"]) != (journal.log, journal.version):
            journal.complain("is told another story by another process")
        await teller.__aexit__()

    async def _judge(self, records: dict[str, str | None]) -> None:
        await super()._judge(records)
        store = Store(self._house.database)
        await store.open()
        for table in records:
            rows = await store.journal_since(table, 0)
            moments = [row.at for row in rows if isinstance(row.entry, Acted)]
            gaps = [later - earlier for earlier, later in pairwise(moments)]
            self.longest = max([self.longest, *[gap / 1000 for gap in gaps]])
        await store.close()
        if self.longest > STILL * self._load:
            self.tally.complaints.append(f"a table stood still for {self.longest:.1f} s")
