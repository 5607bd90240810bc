"""A table that this process serves: what people and bots do at it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from msgspec import Raw

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play import acts, news, permissions, showing, table_info, undoing
from sobremesa.play.agreement import Agreement
from sobremesa.play.at_once import Act
from sobremesa.play.background import Background
from sobremesa.play.denied import Denied
from sobremesa.play.fingerprints import fingerprint
from sobremesa.play.first_looks import FirstLooks
from sobremesa.play.helping import Helping
from sobremesa.play.journal import Acted, Entry, Row
from sobremesa.play.journaled import JournaledTable
from sobremesa.play.listener import Listener, encode
from sobremesa.play.logbook import Stopwatch
from sobremesa.play.match import Draft
from sobremesa.play.seats import BOT
from sobremesa.play.standing import PLAYING
from sobremesa.play.store import Lost, Store
from sobremesa.play.table import Table
from sobremesa.play.undo_entries import Pleaded

NUDGE_S: Final = 30.0


class LiveTable(JournaledTable):
    """One table, and all who look at it and do something there."""

    def __init__(self, agreement: Agreement, store: Store, background: Background) -> None:
        super().__init__(agreement, store)
        self.put = store.put
        """Has an entry written without waiting."""
        self.looks = FirstLooks(self.table, self.audience.viewers, background)
        self.helping = Helping(self, background)
        self.used = monotonic()
        """When somebody last came or went; by a clock that nobody sets."""
        self._background = background
        self._nudged: dict[Seat | None, float] = {}

    def shown(self, person: str | None) -> table_info.TableInfo:
        """The table's card as the person sees it."""
        return showing.shown(self.table.card, person, self.audience.present)

    # What people do. Whoever calls one of these waits for its end, also if the page goes away.

    async def join(self, listener: Listener, since: int) -> None:
        """Let a page listen, and tell it all there is; it has `since` lines of the log."""
        await self.rest.over()
        async with self.looks.through(self.audience.eyes(listener)):
            await self.read_on()
            if self.lost:
                # Another table of that name is read meanwhile, and nobody would tell this one.
                raise Lost("the table is being read again")
            self._join(listener, since)

    def _join(self, listener: Listener, since: int) -> None:
        permissions.check_entry(self.table, listener.person)
        own = self.table.card.seats_of(listener.person)
        if listener.wanted is not None and listener.wanted not in own:
            raise Denied("not_yours", f"seat {listener.wanted} is not yours")
        self.audience.check_room(listener.person if own else None)
        self.used = monotonic()
        self.audience.join(listener, since)
        self.logbook.opened(listener.seat)
        self.on_change()

    def part(self, listener: Listener) -> None:
        """A page was closed."""
        if self.audience.part(listener):
            self.logbook.closed(listener.seat)
            self.used = monotonic()

    async def act(self, listener: Listener, message: str, version: int, choices: list[str]) -> None:
        """Carry out choices, all or none, exactly once; the listener hears that they are safe."""
        await self.rest.over()
        act = Act(listener, message, version, choices)
        async with self.looks.through(listener.seat), self.lock:
            await self._act(act)

    async def act_again(self, act: Act, row: Row, problem: Exception) -> None:
        """Go on with an act that could not be kept; the lock is held, and released in the end."""
        try:
            async with self.looks.through(act.seat):
                await self._act(act, row, problem)
        finally:
            self.lock.release()

    async def _act(
        self, act: Act, row: Row | None = None, problem: Exception | None = None
    ) -> None:
        """Carry it out, unless that was done before; then tell so."""
        try:
            await self._enter(act, row, problem)
        except Denied:
            kept = await self._store.act(self.id, act.seat, act.message)
            if kept is None:
                raise
            if kept.choices != act.choices:
                raise Denied("used", f"the id {act.message!r} was used for other choices") from None
            version = act.version + len(act.choices)
            if self.table.match is not None:
                version = self.audience.viewer(act.seat).version
            act.listener.tell(news.Done(act.message, version))
            return
        self.acted(act.seat, len(act.choices), act.began)

    async def _enter(self, act: Act, row: Row | None, problem: Exception | None) -> None:
        drafts: list[Draft] = []

        def judge(table: Table) -> Entry:
            viewer = self.audience.viewer(act.seat) if table.match is not None else None
            current = viewer.version if viewer is not None else 0
            entry, draft = acts.judged(
                table, current, act.seat, act.message, act.version, act.choices
            )
            drafts[:] = [draft]
            return entry

        if row is not None and problem is not None and await self.was_kept(row, problem):
            act.confirm()
        else:
            await self.enter(judge, drafts, act.confirm)

    async def undo(self, listener: Listener, message: str, version: int, free: bool) -> None:
        """Take the listener's last act back, or ask the others; he hears that it is safe."""
        await self.rest.over()
        seat = listener.seat
        pleaded: list[bool] = []

        def judge(table: Table) -> Entry:
            current = self.audience.viewer(seat).version if table.match is not None else 0
            entry = undoing.undo(table, current, seat, version, free)
            pleaded[:] = [isinstance(entry, Pleaded)]
            return entry

        def confirm() -> None:
            # Each choice left a line in the chooser's log, so he notices when it goes.
            listener.tell(news.Done(message, version if pleaded[0] else version + 1))

        async with self.looks.through(seat), self.lock:
            await self.enter(judge, on_kept=confirm)

    async def answer(self, listener: Listener, number: int, agrees: bool) -> None:
        """Agree to what somebody asks to take back, or do not."""
        answered = undoing.agree if agrees else undoing.decline
        await self.rest.over()
        await self.change(lambda table: answered(table, listener.person, number))

    async def attempt(
        self, listener: Listener, message: str, version: int, choices: list[str]
    ) -> news.Tried:
        """What would come of choices; nothing happens."""
        async with self.looks.through(listener.seat):
            try:
                return await self._attempt(listener, message, version, choices)
            except Denied:
                async with self.lock:
                    if not await self.catch_up():
                        raise
                return await self._attempt(listener, message, version, choices)

    async def _attempt(
        self, listener: Listener, message: str, version: int, choices: list[str]
    ) -> news.Tried:
        watch, seat = Stopwatch(), listener.seat
        current = self.audience.viewer(seat).version if self.table.match is not None else 0
        match = acts.check_asked(self.table, seat, version, current, choices)
        shown = await self._background.attempt(
            self.id, listener.person, match, seat, version, choices
        )
        if shown.why:
            raise Denied(shown.why, shown.detail)
        self.logbook.tried(seat, len(choices), watch.ms)
        return news.Tried(message, Raw(shown.view), Raw(shown.offer), Raw(shown.log))

    async def say(self, listener: Listener, text: str) -> None:
        """Say something to all."""
        await self.change(lambda table: permissions.talk(table, listener.seat, text))

    async def gesture(self, listener: Listener, which: news.Gesture) -> None:
        """Let all see a gesture."""
        await self.change(lambda table: permissions.gesture(table, listener.seat, which))

    def nudge(self, listener: Listener, seat: Seat | None) -> None:
        """Ask a person for his choice, or all whom the table waits for.

        Where nobody is told who is asked, only the table can be nudged, and that is never refused
        for want of somebody.
        """
        if listener.seat == SPECTATOR:
            raise Denied("spectator", "only those with a seat can nudge")
        if seat is not None and seat not in self.audience.awaited(listener.person):
            raise Denied("not_asked", f"seat {seat} has nothing to choose now")
        at = asyncio.get_running_loop().time()
        if at - self._nudged.get(seat, -NUDGE_S) < NUDGE_S:
            raise Denied("too_fast", "one nudge in 30 seconds is enough")
        self._nudged[seat] = at
        match = self.table.match
        for one in [seat] if seat is not None else match.waiting() if match is not None else []:
            self._nudge(one)

    def _nudge(self, seat: Seat) -> None:
        self.logbook.nudged(seat)
        nudged = encode(news.Nudged(seat))
        for other in self.audience.listeners:
            if seat in self.table.card.seats_of(other.person):
                other.post(nudged)

    async def bot_acts(self, seat: Seat, moment: tuple[int, int], notation: str) -> bool:
        """Carry out a bot's choice, if it is still the one that is asked."""
        drafts: list[Draft] = []

        def judge(table: Table) -> Entry | None:
            match = table.playing_match()
            plays = table.kind_of(seat) == BOT or table.card.standing.covers(seat)
            if table.phase != PLAYING or match.moment != moment or not plays:
                return None
            drafts[:] = [match.draft(seat, [notation])]
            told = fingerprint(match.game, match.made, drafts[0].states)
            return Acted(seat, [notation], told=told)

        await self.rest.over()
        async with self.lock:
            return await self.enter(judge, drafts)
