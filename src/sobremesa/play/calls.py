"""Calls people whose turn it is and who do not see their table: once for each turn.

Who is called follows from what everybody is told of a table, and from who sees it. The store
decides which process makes a call: whoever writes it down first. What goes wrong then is not tried
again, so nobody is called twice. No move waits for any of this.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from sobremesa.play.cards import Card
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Logbook
from sobremesa.play.reach import REMINDER, TURN, Bell, Call, Reach
from sobremesa.play.seats import PERSON
from sobremesa.play.standing import PLAYING
from sobremesa.play.store import Lost, Store
from sobremesa.play.turns import Turns

AFTER_S: Final = 3.0
"""So long somebody has to come by himself."""
AT_ONCE: Final = 8
"""So many tables at most are looked at together;"""
WAITING: Final = 10_000
"""so many may wait for that, and others are passed over."""
REMEMBERED: Final = 10_000
"""So many turns are known to need nothing more."""
RECENT_MS: Final = 24 * 3600 * 1000
RECOVERED: Final = 200
"""When a server starts: so many tables at most, of the last day, where a call may be missing."""
ROUND_S: Final = 60.0
REMIND_MS: Final = 3600 * 1000
"""Whoever has not come is reminded when so much time is left,"""
LONG_S: Final = 4 * 3600
"""where a clock gives at least so much for a choice: who plays faster is there, or is late."""


class Tables(Protocol):
    """The tables of a process."""

    def get(self, name: str) -> LiveTable | None:
        """The table with that name, if it is in memory."""
        ...

    async def find(self, name: str) -> LiveTable:
        """The same, read if it is not."""
        ...


class Messenger(Protocol):
    """Takes calls to devices and by mail."""

    def call(
        self, call: Call, devices: Sequence[Bell], reach: Reach | None
    ) -> Coroutine[Any, Any, None]:
        """Make a call; whatever fails is nobody's business."""
        ...


def turns_of(card: Card, turns: Turns, at: int) -> dict[str, int]:
    """The people whose turn it is, as everybody is told, with the number of that turn."""
    told = card.standing.told([], at)
    found: dict[str, int] = {}
    for seat in told.waiting if told.phase == PLAYING else []:
        sitter, since = card.sitters[seat], turns.since.get(seat)
        if sitter.kind == PERSON and sitter.person is not None and since is not None:
            found[sitter.person] = min(since, found.get(sitter.person, since))
    return found


def is_urgent(card: Card) -> bool:
    """Whether the time of a table that waits long is nearly up, as everybody is told."""
    due = card.standing.told([], card.now()).due
    if due is None or card.clock is None or card.clock.move < LONG_S:
        return False
    return 0 < due - card.now() <= REMIND_MS


class Calls:
    """Looks at a table a moment after something has happened there."""

    def __init__(
        self, store: Store, messenger: Messenger, tables: Tables, after: float = AFTER_S
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._tables = tables
        self._after = after
        self._soon: dict[str, asyncio.TimerHandle] = {}
        self._later: dict[str, asyncio.TimerHandle] = {}
        """Tables at which somebody has quiet hours."""
        self._free = asyncio.Semaphore(AT_ONCE)
        self._work: set[asyncio.Task[None]] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._round: asyncio.TimerHandle | None = None
        self._stopped = False
        self._known: OrderedDict[tuple[str, str, str, int], None] = OrderedDict()

    def start(self) -> None:
        """Make up for what was missed, and look from time to time whose time is nearly up."""
        self._spawn(self.recover())
        self._wait_a_round()

    def stir(self, table: str) -> None:
        """Something has happened at a table."""
        if self._stopped:
            return
        if table not in self._soon and len(self._soon) + len(self._work) < WAITING:
            loop = asyncio.get_running_loop()
            self._soon[table] = loop.call_later(self._after, self._begin, table)

    def make_up_for(self, tables: set[str]) -> None:
        """Another process is gone: who seemed to see a table there, or was to be called by it.

        Whoever was called is not called again for this: the store knows.
        """
        for turn in [one for one in self._known if one[0] in tables]:
            del self._known[turn]
        for table in tables:
            self.stir(table)
        self._spawn(self.recover())

    async def recover(self) -> None:
        """Look at the tables where a call may be missing, since a server went too early."""
        with suppress(Lost):
            for table in await self._store.uncalled(now() - RECENT_MS, RECOVERED):
                self.stir(table)

    async def go_round(self) -> None:
        """Remind everybody whose time is nearly up."""
        at = self._store.time()
        with suppress(Lost):
            for table in await self._store.due_soon(at, at + REMIND_MS, RECOVERED):
                await self._look(table, REMINDER)

    async def settle(self) -> None:
        """Wait until all that is under way is done."""
        while self._soon or self._work or self._sending:
            await asyncio.sleep(self._after if self._soon else 0)
            await asyncio.gather(*self._work, *self._sending)

    async def stop(self) -> None:
        """Call nobody any more."""
        self._stopped = True
        for timer in (*self._soon.values(), *self._later.values()):
            timer.cancel()
        self._soon.clear()
        self._later.clear()
        if self._round is not None:
            self._round.cancel()
        # What asks the store comes to its end; what is on its way elsewhere is not waited for.
        await asyncio.gather(*self._work, return_exceptions=True)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    def _wait_a_round(self) -> None:
        def again() -> None:
            self._spawn(self.go_round())
            self._wait_a_round()

        self._round = asyncio.get_running_loop().call_later(ROUND_S, again)

    def _begin(self, table: str) -> None:
        self._soon.pop(table, None)
        self._spawn(self._look(table))

    async def _look(self, table: str, kind: str = TURN) -> None:
        async with self._free:
            if self._stopped:
                return
            try:
                # What is in memory is not read on for this: nobody's move waits for it.
                live = self._tables.get(table) or await self._tables.find(table)
                await self._call_at(live, kind)
            except (Denied, Lost):
                pass  # It is gone, or cannot be read now; whoever reads it looks again.
            except Exception as problem:
                Logbook(table).not_called(problem)

    async def _call_at(self, live: LiveTable, kind: str) -> None:
        card = live.table.card
        if kind == REMINDER and not is_urgent(card):
            return
        awaited = turns_of(card, live.table.turns, card.now())
        looking = live.audience.looking
        open_turns: dict[str, int] = {}
        for person, number in awaited.items():
            if person in looking:
                self._remember(card.id, person, kind, number)
            elif (card.id, person, kind, number) not in self._known:
                open_turns[person] = number
        if not open_turns:
            return
        devices = await self._store.bells(open_turns)
        reaches = await self._store.reach(open_turns)
        for person, number in open_turns.items():
            reach = reaches.get(person)
            mailed = reach is not None and reach.mailed is not None
            if not mailed and person not in devices:
                self._remember(card.id, person, kind, number)
                continue
            quiet = reach.quiet.left(now()) if reach is not None and reach.quiet else 0.0
            if quiet:
                self._look_after(card.id, quiet)
                continue
            self._remember(card.id, person, kind, number)
            if await self._store.note_call(card.id, person, kind, number):
                call = Call(person, kind, card.id, card.game, card.title)
                live.logbook.called()
                sending = self._messenger.call(call, devices.get(person, []), reach)
                self._spawn(sending, self._sending)

    def _remember(self, table: str, person: str, kind: str, number: int) -> None:
        self._known[(table, person, kind, number)] = None
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _look_after(self, table: str, seconds: float) -> None:
        """Look again when the quiet hours are over."""
        if table in self._later or len(self._later) >= WAITING:
            return

        def again() -> None:
            self._later.pop(table, None)
            self.stir(table)

        self._later[table] = asyncio.get_running_loop().call_later(seconds, again)

    def _spawn(
        self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]] | None = None
    ) -> None:
        tasks = self._work if among is None else among
        task = asyncio.get_running_loop().create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)
