"""Kills a server at random moments while people and bots play, and lets everyone come back.

The players know the protocol and nothing else. What they have sent and heard stands in their
journals; when all is over, these are compared with what the store has kept.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from sobremesa.core.option import forgets
from sobremesa.games import load
from sobremesa.play.clock import now
from sobremesa.play.standing import OVER
from sobremesa.play.store import Store
from stage import stage_of
from web.client import Chair, Visitor
from web.journal import Act, Journal, acts_in, check_record, check_rows
from web.serving import House

RATES = ("--message-rate", "100000", "--request-rate", "100000", "--tables-a-minute", "100000")
ARGUMENTS = ("--bot-pause", "0", "--rest", "0", "--tables-per-person", "100000", *RATES)

AWAY = (OSError, WebSocketException, httpx.TransportError)
"""How it shows that the server is gone."""
BACK = 0.03
"""Seconds until somebody looks again whether it has come back."""
PATIENCE = 120.0
"""Seconds that the beginning and the end of a run may take together; each crash adds to it."""
NAMES = ("Inés", "Kenji", "Mai", "Nils", "Olga")


class Stuck(Exception):
    """Somebody has noted a complaint after which nothing goes on."""


@dataclass
class Tally:
    """What a run has seen."""

    crashes: int = 0
    tables: int = 0
    acknowledged: int = 0
    unanswered: int = 0
    """Acts that were under way at a crash; of these"""
    kept: int = 0
    """so many had been kept, and were acknowledged when they were sent again."""
    seconds: float = 0.0
    complaints: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.crashes} crashes in {self.seconds:.0f} s: {self.tables} tables to their end, "
            f"{self.acknowledged} acts acknowledged, {self.unanswered} under way at a crash "
            f"({self.kept} of them kept), {len(self.complaints)} complaints"
        )


class Player:
    """Somebody at a table who plays at random and comes back after every crash."""

    def __init__(
        self, visitor: Visitor, journal: Journal, luck: random.Random, on_done: Callable[[], None]
    ) -> None:
        self.journal = journal
        self.pending: Act | None = None
        self.visitor = visitor
        self._luck = luck
        self._on_done = on_done
        self._message: dict[str, Any] = {}
        self._reached = 0
        """No choice is made before this version is seen: it is what the last act has led to."""

    async def play(self) -> None:
        """Play until the result is known."""
        while self.journal.result is None:
            try:
                chair = await self.visitor.sit(self.journal.table, self.journal.seat)
                try:
                    await self._stay(chair)
                finally:
                    await self._leave(chair)
            except TimeoutError:
                self.journal.complain("the table stands still")
                raise Stuck from None
            except AWAY:
                await asyncio.sleep(BACK)

    async def _stay(self, chair: Chair) -> None:
        if not chair.state:
            self.journal.complain(f"is not let in: {chair.heard[0]['detail']}")
            raise Stuck
        self._reached = 0
        if self.pending is not None:
            await chair.send(self._message)
        while True:
            self.journal.remember(chair.state, chair.log)
            if self.pending is None and self.journal.result is not None:
                return
            if self.pending is None and self._may_act(chair):
                await self._act(chair)
            said = await self._hear(chair)
            if said["type"] == "done":
                self._acknowledged(said)
            elif said["type"] == "refused":
                self._refused(said)

    async def _leave(self, chair: Chair) -> None:
        await chair.leave()

    def _may_act(self, chair: Chair) -> bool:
        asked = chair.state["offer"] is not None and self.journal.seat is not None
        return asked and chair.state["version"] >= self._reached

    async def _hear(self, chair: Chair) -> dict[str, Any]:
        return await chair.next()

    async def _act(self, chair: Chair) -> None:
        version = chair.state["version"]
        choices = [self._luck.choice(chair.state["offer"]["choices"])[0]]
        if self._luck.random() < 0.1:
            choices += await self._second(chair, choices)
        act = Act(f"a{len(self.journal.acts)}", choices, time.monotonic())
        self._message = {"type": "act", "id": act.id, "version": version, "choices": choices}
        self.journal.acts.append(act)
        self.pending = act
        await chair.send(self._message)

    async def _second(self, chair: Chair, choices: list[str]) -> list[str]:
        """A second choice in the same act, where the table lets one look that far ahead."""
        version = chair.state["version"]
        await chair.send({"type": "try", "id": "t", "version": version, "choices": choices})
        said = await chair.hear("tried", "refused")
        if said["type"] == "refused" or said["offer"] is None:
            return []
        return [self._luck.choice(said["offer"]["choices"])[0]]

    def _acknowledged(self, said: dict[str, Any]) -> None:
        act = self.pending
        if act is None or said["id"] != act.id:
            self.journal.complain(f"heard {said} out of turn")
            return
        act.done = time.monotonic()
        self.pending, self._reached = None, said["version"]
        self._on_done()

    def _refused(self, said: dict[str, Any]) -> None:
        if self.pending is None or said["id"] != self.pending.id or said["why"] != "stale":
            self.journal.complain(f"heard {said['why']}: {said['detail']}")
        if self.pending is not None:
            self.pending.refused = True
            self.pending = None


class Ordeal:
    """A server, its tables, and the crashes it has to bear."""

    player: type[Player] = Player
    places: tuple[int | None, ...] = (0, 1, None)
    """Where the people sit, at every table; whoever has no seat looks on."""

    def __init__(self, house: House, games: list[str], seed: int) -> None:
        self.tally = Tally()
        self._house = house
        self._games = games
        self._luck = random.Random(seed)
        self._people: list[Visitor] = []
        self._players: list[Player] = []
        self._left_to_bots: list[str] = []
        """Tables that nobody looks at."""
        self._under_way: list[tuple[Journal, Act, int]] = []
        """Whose act, the act, and the moment of the crash."""
        self._enough = False
        self._stuck = False
        """Something has happened after which tables cannot be played to their end."""

    async def endure(self, crashes: int) -> Tally:
        """Crash so often, let every table come to its end, and see whether all is there."""
        began = time.monotonic()
        await self._open()
        try:
            for place, name in zip(self.places, NAMES, strict=False):
                visitor = await self._visitor(place).__aenter__()
                self._people.append(await visitor.introduce(name))
            try:
                await self._play(crashes)
            except* Stuck:
                self._stuck = True
            records = await self._records()
        finally:
            for visitor in self._people:
                await visitor.__aexit__()
            await self._close()
        await self._judge(records)
        self.tally.seconds = time.monotonic() - began
        return self.tally

    async def _play(self, crashes: int) -> None:
        async with asyncio.timeout(PATIENCE + 20 * crashes), asyncio.TaskGroup() as slots:
            for game in self._games:
                slots.create_task(self._fill(game))
            for left in reversed(range(crashes)):
                if left == 0:
                    await self._leave_to_bots()
                await self._crash()
            self._enough = True
            await self._see_bots_end()

    async def _open(self) -> None:
        await asyncio.to_thread(self._house.start)

    async def _close(self) -> None:
        await asyncio.to_thread(self._house.stop)

    def _visitor(self, _place: int | None) -> Visitor:
        return Visitor(self._house.base)

    # The crashes.

    async def _let_play(self) -> None:
        """Let some acts be acknowledged."""
        goal = self.tally.acknowledged + self._luck.randint(1, 40)
        while self.tally.acknowledged < goal:
            await asyncio.sleep(0.002)

    def _note_under_way(self) -> None:
        at = now()
        for player in self._players:
            if player.pending is not None:
                self._under_way.append((player.journal, player.pending, at))

    async def _crash(self) -> None:
        """Kill the server under load; now and then while it wakes its tables up, or starts."""
        moment = self._luck.random()
        if moment < 0.8:
            await self._let_play()
        await asyncio.sleep(self._luck.uniform(0, 0.03))
        self._note_under_way()
        await asyncio.to_thread(self._house.kill)
        self.tally.crashes += 1
        if moment > 0.95:
            await self._crash_while_starting()
        await asyncio.to_thread(self._house.start)

    async def _crash_while_starting(self) -> None:
        starting = asyncio.create_task(asyncio.to_thread(self._house.start))
        await asyncio.sleep(self._luck.uniform(0.5, 3))
        os.kill(self._house.pid, signal.SIGKILL)
        with suppress(RuntimeError):
            await starting
            await asyncio.to_thread(self._house.kill)

    def _count(self) -> None:
        self.tally.acknowledged += 1

    # The load.

    async def _fill(self, game: str) -> None:
        """Play one table of the game after the other, until there are crashes enough."""
        while True:
            try:
                table = await self._lay(game)
            except AssertionError as problem:
                self.tally.complaints.append(f"no table of {game} can be laid: {problem}")
                raise Stuck from None
            forgetful = _forgets(game)
            players = [
                self.player(
                    who,
                    Journal(table, seat, forgetful),
                    random.Random(self._luck.random()),
                    self._count,
                )
                for who, seat in zip(self._people, self.places, strict=True)
            ]
            self._players += players
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            self.tally.tables += 1
            if self._enough:
                return

    async def _leave_to_bots(self) -> None:
        """Have a table with nobody but bots, which after a crash nobody wakes by coming back."""
        host = self._people[0]
        card = await _again(lambda: host.lay("macaron", 5, ["bot:greedy"] * 5))
        await self._begin(card["id"])
        self._left_to_bots.append(card["id"])

    async def _see_bots_end(self) -> None:
        """Wait for the end of those tables; look into the store, since any request wakes them."""
        store = Store(self._house.database)
        await store.open()
        for table in self._left_to_bots:
            while (card := await store.card(table)) is None or card.standing.phase != OVER:
                await asyncio.sleep(0.1)
            self.tally.tables += 1
        await store.close()

    async def _lay(self, game: str) -> str:
        host, guest, *_ = self._people
        agreed = stage_of(game).crash
        seats, options = agreed.seats, agreed.options
        sitters = ["me", "open", *["bot:greedy"] * (seats - 2)]
        card = await _again(lambda: host.lay(game, seats, sitters, options=options))
        path = f"/api/tables/{card['id']}"

        async def sit() -> None:
            if 1 not in (await guest.get(path))["you"]:
                await guest.change("PUT", f"{path}/seats/1", {"sitter": "me"})

        await _again(sit)
        table: str = card["id"]
        await self._begin(table)
        return table

    async def _begin(self, table: str) -> None:
        host, path = self._people[0], f"/api/tables/{table}"

        async def begin() -> None:
            if (await host.get(path))["state"] == "laying":
                answer = await host.ask("POST", f"{path}/start")
                # What was asked before, and not answered, may have been done in the meantime.
                assert answer.status_code == 200 or answer.json()["why"] == "begun", answer.text

        await _again(begin)

    # The judgement.

    async def _records(self) -> dict[str, str | None]:
        """The record of each table; None where the server does not know of the end."""
        records: dict[str, str | None] = {}
        for table in {player.journal.table for player in self._players} | {*self._left_to_bots}:
            answer = await self._people[0].ask("GET", f"/api/tables/{table}/record")
            records[table] = answer.text if answer.status_code == 200 else None
        return records

    async def _judge(self, records: dict[str, str | None]) -> None:
        tally = self.tally
        journals = [player.journal for player in self._players]
        store = Store(self._house.database)
        await store.open()
        for table, record in records.items():
            rows = await store.journal_since(table, 0)
            own = [journal for journal in journals if journal.table == table]
            wrong = check_rows(own, rows)
            if record is not None:
                wrong += check_record(own, rows, record)
            elif not self._stuck:
                wrong.append("its end is lost")
            tally.complaints += [f"table {table}: {complaint}" for complaint in wrong]
            kept = {(act.seat, act.message): row.at for row, act in acts_in(rows)}
            for journal, act, crash in self._under_way:
                at = kept.get((-1 if journal.seat is None else journal.seat, act.id))
                tally.kept += journal.table == table and at is not None and at < crash
        await store.close()
        tally.unanswered = len(self._under_way)
        for journal in journals:
            tally.complaints += journal.complaints


def _forgets(game: str) -> bool:
    agreed, box = stage_of(game).crash, load(game)
    chosen = box.options_for(agreed.seats, **agreed.options)
    return forgets(box.options(agreed.seats), chosen)


async def _again(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until there is a server that answers."""
    while True:
        try:
            return await ask()
        except AWAY:
            await asyncio.sleep(BACK)
