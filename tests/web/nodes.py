"""Several processes serve the same tables while they are killed, frozen and cut off.

The players of one table sit at different processes, and come to another one whenever theirs does
not answer. At each process somebody looks on, who stays as long as he can. What all of them have
sent and heard is judged as in `crash.py`. Now and then there is a silence, in which nobody makes a
choice: then all who look on have to know the same.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

import httpx

from play.postgres import Postgres
from sobremesa.play.journal import Acted, Started
from sobremesa.play.store import Store
from web.client import Chair, Visitor
from web.crash import BACK, Ordeal, Player, Stuck
from web.journal import goes_on
from web.pace import Pace, family
from web.serving import House

NODES = 3
STILL = 3.0
"""Seconds that a table may stand still, or a viewer may not be told of a choice, while there is a
core for each who wants one."""
COMPARED = 60
"""So many viewers at most are told their story again, by every process."""
SOON = 0.015
"""Seconds in which an act is usually carried out and answered."""
IMPATIENCE = 1.0
"""Seconds after which a player goes to another process with what was not answered."""


class Wanderer(Visitor):
    """Comes to another process each time, as behind a proxy that knows nothing of tables."""

    def __init__(self, houses: list[House], luck: random.Random, pace: Pace) -> None:
        super().__init__(houses[0].base)
        self.pace = pace
        self._houses = houses
        self._luck = luck
        self._last: dict[str, House] = {}
        """Where each of his pages came last."""

    def _other(self, page: str) -> str:
        """The address of a process, and not the one to which that page came last."""
        others = [house for house in self._houses if house != self._last.get(page)]
        self._last[page] = self._luck.choice(others)
        return self._last[page].base

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        self.http.base_url = httpx.URL(self._other("lobby"))
        try:
            answer = await self.pace.within(2 * IMPATIENCE, super().ask(method, path, body))
        except TimeoutError:
            raise httpx.ConnectTimeout("the process is frozen") from None
        if answer.status_code == 503:
            raise httpx.ConnectError("the store is away")
        return answer

    async def sit(self, table: str, seat: int | None = None, log: int = 0) -> Chair:
        self.base = self._other(table)
        try:
            return await self.pace.within(IMPATIENCE, super().sit(table, seat, log))
        except TimeoutError:
            raise ConnectionError("the process is frozen") from None


class Onlooker(Wanderer):
    """Comes to the same process as long as it lets him in."""

    def __init__(self, houses: list[House], luck: random.Random, pace: Pace, own: House) -> None:
        super().__init__(houses, luck, pace)
        self._own = own

    def _other(self, page: str) -> str:
        if self._last.get(page) == self._own:
            return super()._other(page)
        self._last[page] = self._own
        return self._own.base


class Restless(Player):
    """Does not wait long for an answer. Whoever only watches stays, and has to be told of all."""

    def __init__(self, visitor: Visitor, *how: Any) -> None:
        super().__init__(visitor, *how)
        assert isinstance(visitor, Wanderer)
        self._pace = visitor.pace
        self.silent = False
        """Whether no choice is to be made now."""
        self.port = 0
        """Where the process answers at which he sits."""

    async def _stay(self, chair: Chair) -> None:
        self.port = chair.socket.remote_address[1]
        await super()._stay(chair)

    async def _leave(self, chair: Chair) -> None:
        # A process that is frozen says no farewell, and would be waited for.
        chair.socket.transport.abort()
        await chair.socket.wait_closed()

    def _may_act(self, chair: Chair) -> bool:
        return not self.silent and super()._may_act(chair)

    async def _second(self, chair: Chair, choices: list[str]) -> list[str]:
        # As long as he waits for a preview of a frozen process, nobody at the table can go on.
        try:
            return await self._pace.within(IMPATIENCE, super()._second(chair, choices))
        except TimeoutError:
            raise ConnectionError("no answer") from None

    async def _hear(self, chair: Chair) -> dict[str, Any]:
        if self.journal.seat is None:
            for _ in range(3):
                # His process may be frozen, and frozen again as soon as it is thawed.
                with suppress(TimeoutError):
                    return await chair.next()
            return await chair.next()
        resting = self.silent and self.pending is None
        try:
            return await self._pace.within(BACK if resting else IMPATIENCE, chair.next())
        except TimeoutError:
            if resting:
                return {"type": "silence"}
            raise ConnectionError("no answer") from None


class Upheaval(Ordeal):
    """Processes on one database, and what befalls them."""

    player: type[Player] = Restless
    places = (0, 1, *[None] * NODES)

    def __init__(
        self,
        houses: list[House],
        games: list[str],
        seed: int,
        database: Postgres,
        frozen: float = 10.0,
    ) -> None:
        super().__init__(houses[0], games, seed)
        self._database = database
        self._houses = houses
        self._frozen = frozen
        self._thawing: set[asyncio.Task[None]] = set()
        self._serving = set[House]()
        self._onlookers = 0
        self._pace = Pace(self._who_runs)
        self._to_come: list[Callable[[], Awaitable[None]]] = []
        """What befalls them next: everything once, in any order, before anything does twice."""
        self.befell: dict[str, int] = {}
        self._silences: list[tuple[float, float]] = []
        self.longest = 0.0
        """Seconds that a table stood still, without those in which the machine was too busy."""

    def _who_runs(self) -> list[int]:
        served = [house.pid for house in list(self._serving)]
        return [os.getpid(), *served, *family(self._database.pid)]

    async def _open(self) -> None:
        await asyncio.gather(*[asyncio.to_thread(house.start) for house in self._houses])
        self._serving |= {*self._houses}
        self._pace.start()

    async def _close(self) -> None:
        self._pace.stop()
        await asyncio.gather(*self._thawing)
        await asyncio.gather(*[asyncio.to_thread(house.stop) for house in self._houses])

    def _visitor(self, place: int | None) -> Visitor:
        luck = random.Random(self._luck.random())
        if place is not None:
            return Wanderer(self._houses, luck, self._pace)
        own = self._houses[self._onlookers % len(self._houses)]
        self._onlookers += 1
        return Onlooker(self._houses, luck, self._pace, own)

    async def _crash(self) -> None:
        """Let something befall one of the processes, or their connections."""
        if not self._thawing:
            await self._let_play()
            await self._keep_silence()
        await self._let_play()
        if not self._to_come:
            every = [self._kill, self._freeze, self._cut, self._deafen]
            self._to_come = self._luck.sample(every, len(every))
        what = self._to_come.pop()
        await what()
        name = what.__name__.lstrip("_")
        self.befell[name] = self.befell.get(name, 0) + 1
        self.tally.crashes += 1

    async def _keep_silence(self) -> None:
        """Nobody chooses, until all who look at a table know as much as whoever knows most.

        Nobody comes anew meanwhile: his process would read the journal, and tell the others there.
        """
        self._hush(True)
        since = begun = time.time()
        told = -1
        while not self._all_know():
            now, known = time.time(), sum(len(player.journal.log) for player in self._players)
            if known != told:
                begun, told = now, known
            if now - begun - self._pace.lost(begun, now) > STILL:
                self._name_who_knows_less()
                raise Stuck
            await asyncio.sleep(0.01)
        self._silences.append((since, time.time()))
        self._hush(False)

    def _hush(self, silent: bool) -> None:
        for player in self._players:
            if isinstance(player, Restless):
                player.silent = silent

    def _at_tables(self) -> dict[str, list[Player]]:
        """Who looks on, table by table, where nobody waits for an answer."""
        found: dict[str, list[Player]] = {}
        for player in self._players:
            if player.journal.seat is None:
                found.setdefault(player.journal.table, []).append(player)
        return found

    def _all_know(self) -> bool:
        waiting = any(player.pending is not None for player in self._players)
        tables = self._at_tables().values()
        return not waiting and all(len({len(p.journal.log) for p in at}) == 1 for at in tables)

    def _name_who_knows_less(self) -> None:
        for at in self._at_tables().values():
            most = max(len(player.journal.log) for player in at)
            for player in at:
                if (known := len(player.journal.log)) < most:
                    player.journal.complain(f"is not told more than {known} lines of {most}")
        for player in self._players:
            if player.pending is not None:
                player.journal.complain(f"hears nothing of {player.pending.id}")

    async def _victim(self) -> House:
        """A process that has just been asked to carry out an act: it may be kept, or not."""
        ports = {house.port: house for house in self._houses}
        begun = time.time()
        while time.time() - begun < IMPATIENCE:
            asked = [
                ports.get(p.port) for p in self._players if p.pending and isinstance(p, Restless)
            ]
            found = [house for house in asked if house is not None]
            if found:
                self._note_under_way()
                await asyncio.sleep(self._luck.uniform(0, SOON))
                return self._luck.choice(found)
            await asyncio.sleep(0)
        return self._luck.choice(self._houses)

    async def _kill(self) -> None:
        await asyncio.gather(*self._thawing)
        house = await self._victim()
        self._serving.discard(house)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)
        self._serving.add(house)

    async def _freeze(self) -> None:
        """One at a time, and the others go on."""
        await asyncio.gather(*self._thawing)
        house = await self._victim()
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
        self._note_under_way()
        # In a thread: whoever is cancelled meanwhile leaves no statement behind half said.
        done = await asyncio.to_thread(
            self._database.tell,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE pid <> pg_backend_pid() AND backend_type = 'client backend' AND {which}",
        )
        assert done.returncode == 0, done.stderr

    async def _records(self) -> dict[str, str | None]:
        """The records; and all processes have to tell each viewer the same story."""
        await asyncio.gather(*self._thawing)
        if self._stuck:
            return {player.journal.table: None for player in self._players}
        for player in self._luck.sample(self._players, min(COMPARED, len(self._players))):
            await asyncio.gather(*[self._compare(player, house) for house in self._houses])
        return await super()._records()

    async def _compare(self, player: Player, house: House) -> None:
        journal = player.journal
        teller = Visitor(house.base)
        teller.http.cookies = player.visitor.http.cookies
        chair = await teller.sit(journal.table, journal.seat)
        over = journal.forgets and journal.result is not None
        same = chair.state.get("version", -1) == journal.version
        same = same and len(chair.log) == len(journal.log)
        if not same or not goes_on(journal.log, chair.log, over):
            journal.complain("is told another story by another process")
        await teller.__aexit__()

    async def _judge(self, records: dict[str, str | None]) -> None:
        await super()._judge(records)
        store = Store(self._house.database)
        await store.open()
        for table in records:
            rows = await store.journal_since(table, 0)
            moments = [row.at / 1000 for row in rows if isinstance(row.entry, Acted | Started)]
            for earlier, later in pairwise(moments):
                still = self._still(earlier, later)
                self.longest = max(self.longest, still)
                if still > STILL:
                    told = f"stood still for {still:.1f} of {later - earlier:.1f} s"
                    self.tally.complaints.append(f"table {table} {told}")
        await store.close()

    def _still(self, since: float, until: float) -> float:
        """Seconds in which something could have happened: neither was it silent, nor too busy."""
        found = 0.0
        for begun, ended in [*self._silences, (until, until)]:
            if since < begun:
                part = min(begun, until)
                found += max(0.0, part - since - self._pace.lost(since, part))
            since = max(since, ended)
            if since >= until:
                break
        return found
