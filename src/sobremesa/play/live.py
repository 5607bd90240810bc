"""A table that this process serves: what people and bots do at it."""

from __future__ import annotations

import asyncio
from time import monotonic, perf_counter
from typing import Final

from msgspec import Raw

from sobremesa.bots.search import can_search
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play import acts, figures, news, permissions
from sobremesa.play.agreement import Agreement
from sobremesa.play.at_once import Act
from sobremesa.play.background import Background
from sobremesa.play.cards import PLAYING
from sobremesa.play.denied import Denied
from sobremesa.play.fingerprints import fingerprint
from sobremesa.play.first_looks import FirstLooks
from sobremesa.play.journal import Acted, Entry, Row
from sobremesa.play.journaled import JournaledTable
from sobremesa.play.listener import Listener, encode
from sobremesa.play.logbook import Stopwatch
from sobremesa.play.luck import luck_of
from sobremesa.play.match import Draft, Match
from sobremesa.play.store import Lost, Store
from sobremesa.play.table import Table

NUDGE_S: Final = 30.0


class LiveTable(JournaledTable):
    """One table, and all who look at it and do something there."""

    def __init__(self, agreement: Agreement, store: Store, background: Background) -> None:
        super().__init__(agreement, store)
        self.put = store.put
        """Has an entry written without waiting."""
        self.looks = FirstLooks(self.table, self.audience.viewers, background)
        self.used = monotonic()
        """When somebody last came or went; by a clock that nobody sets."""
        self._background = background
        self._nudged: dict[Seat | None, float] = {}

    def shown(self, person: str | None) -> news.TableInfo:
        """The table's card as the person sees it."""
        return self.table.card.shown(person, self.audience.present)

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

    def acted(self, act: Act) -> None:
        """An act is carried out."""
        seconds = perf_counter() - act.began
        figures.BY_PERSON.inc()
        figures.ACT_SECONDS.observe(seconds)
        made = self.table.playing_match().made
        self.logbook.acted(act.seat, made, len(act.choices), round(seconds * 1000, 1))
        self._log_end()

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
        self.acted(act)

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

    async def hint(self, listener: Listener, message: str, version: int) -> news.Hinted:
        """The best choices, as far as the seat can know; it is counted, and nobody else is told."""
        seat, person = listener.seat, listener.person
        async with self.looks.through(seat):
            if not can_search(self.table.agreement.game):
                raise Denied("no_hints", f"{self.table.agreement.game.name} has no hints")
            self._check_turn(seat, version)
            await self.change(lambda table: permissions.help_with(table, person, seat, version))
            match = self._check_turn(seat, version)
            luck = luck_of(self.table.agreement.seed, "hint", seat, version)
            found = await self._background.hint(self.id, person, match, seat, version, luck)
        return news.Hinted(message, [news.Hint(*one) for one in found])

    def _check_turn(self, seat: Seat, version: int) -> Match:
        current = self.audience.viewer(seat).version if self.table.match is not None else 0
        return acts.check_turn(self.table, seat, version, current)

    async def say(self, listener: Listener, text: str) -> None:
        """Say something to all."""
        await self.change(lambda table: permissions.talk(table, listener.seat, text))

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

    async def bot_acts(self, seat: Seat, made: int, notation: str) -> bool:
        """Carry out a bot's choice, if it is still the one that is asked."""
        drafts: list[Draft] = []

        def judge(table: Table) -> Entry | None:
            match = table.playing_match()
            if table.phase != PLAYING or match.made != made or table.sitters[seat].level is None:
                return None
            drafts[:] = [match.draft(seat, [notation])]
            told = fingerprint(match.game, made, drafts[0].states)
            return Acted(seat, [notation], told=told)

        await self.rest.over()
        async with self.lock:
            return await self.enter(judge, drafts)

    def _log_end(self) -> None:
        match = self.table.match
        if match is not None and match.over:
            self.logbook.over(match.made)
