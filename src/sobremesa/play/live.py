"""A table that this process serves: everything that is to happen there goes through here.

Whatever somebody asks for is judged by the table as it is known here, written into the journal,
and happens only then. Where another process was faster, its entry is taken in and all is judged
anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from msgspec import Raw

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play import acts, figures, news, permissions
from sobremesa.play.agreement import Agreement
from sobremesa.play.audience import Audience, Listener, encode
from sobremesa.play.background import Background
from sobremesa.play.cards import CLEARED, PLAYING, SENTENCE, UNREADABLE, Standing
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.fingerprints import fingerprint
from sobremesa.play.first_looks import FirstLooks
from sobremesa.play.journal import (
    Acted,
    Cleared,
    Entry,
    Paused,
    Rematched,
    Renewed,
    Row,
    Sat,
    Started,
    Talked,
)
from sobremesa.play.logbook import Logbook, Stopwatch
from sobremesa.play.match import Draft
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.table import Table

NUDGE_S: Final = 30.0

Judgement = Callable[[Table], Entry | None]


class LiveTable:
    """One table, its journal as far as it is known here, and all who look at it."""

    def __init__(self, agreement: Agreement, store: Store, background: Background) -> None:
        self.table = Table(agreement)
        self.audience = Audience(self.table)
        self.looks = FirstLooks(self.table, self.audience.viewers, background)
        self.logbook = Logbook(agreement.id)
        self.lock = asyncio.Lock()
        self.lost = False
        """The store failed: what is in memory may not be what is kept, so it must be read anew."""
        self.used = monotonic()
        """When somebody last came or went; by a clock that nobody sets."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when it may be a bot's turn."""
        self.on_end: Callable[[], None] = lambda: None
        """Called when a choice made here has ended the game."""
        self._store = store
        self._background = background
        self._nudged: dict[Seat, float] = {}
        self._reading: asyncio.Task[None] | None = None
        """Somebody is about to read the journal's end."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.agreement.id

    def shown(self, person: str | None) -> news.TableInfo:
        """The table's card as the person sees it."""
        return self.table.card.shown(person, self.audience.present)

    # What people do. Whoever calls one of these waits for its end, also if the page goes away.

    async def join(self, listener: Listener, since: int) -> None:
        """Let a page listen, and tell it all there is; it has `since` lines of the log."""
        async with self.looks.through(self.audience.eyes(listener)):
            await self._read_on()
            if self.lost:
                # Another table of that name is read meanwhile, and nobody would tell this one.
                raise Lost("the table is being read again")
            self._join(listener, since)

    async def _read_on(self) -> None:
        """Catch up once for all who come meanwhile: many must not keep the players waiting."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read(), name="read on")
        await asyncio.shield(self._reading)

    async def _read(self) -> None:
        async with self.lock:
            # Whoever comes from now on may have to know more.
            self._reading = None
            await self.catch_up()

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
        watch = Stopwatch()
        async with self.looks.through(listener.seat), self.lock:
            seat = listener.seat
            # Each choice leaves a line in the chooser's log, so each is a version of his.
            done = news.Done(message, version + len(choices))
            try:
                await self._act(listener, done, version, choices)
            except Denied:
                kept = await self._store.act(self.id, seat, message)
                if kept is None:
                    raise
                if kept.choices != choices:
                    raise Denied("used", f"the id {message!r} was used for other choices") from None
                if self.table.match is not None:
                    done = news.Done(message, self.audience.viewer(seat).version)
                listener.tell(done)
                return
            figures.BY_PERSON.inc()
            figures.ACT_SECONDS.observe(watch.ms / 1000)
            self.logbook.acted(seat, self.table.playing_match().made, len(choices), watch.ms)
            self._log_end()

    async def _act(
        self, listener: Listener, done: news.Done, version: int, choices: list[str]
    ) -> None:
        drafts: list[Draft] = []
        seat = listener.seat

        def judge(table: Table) -> Entry:
            viewer = self.audience.viewer(seat) if table.match is not None else None
            current = viewer.version if viewer is not None else 0
            match = acts.check_asked(table, seat, version, current, choices)
            drafts[:] = [acts.drafted(match, seat, choices)]
            told = fingerprint(match.game, match.made, drafts[0].states)
            return Acted(seat, choices, done.id, told)

        await self._enter(judge, drafts, lambda: listener.tell(done))

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

    def nudge(self, listener: Listener, seat: Seat) -> None:
        """Ask a person for his choice."""
        if listener.seat == SPECTATOR:
            raise Denied("spectator", "only those with a seat can nudge")
        if seat not in self.table.card.standing.waiting:
            raise Denied("not_asked", f"seat {seat} has nothing to choose now")
        at = asyncio.get_running_loop().time()
        if at - self._nudged.get(seat, -NUDGE_S) < NUDGE_S:
            raise Denied("too_fast", "one nudge in 30 seconds is enough")
        self._nudged[seat] = at
        self.logbook.nudged(seat)
        nudged = encode(news.Nudged(seat))
        for other in self.audience.listeners:
            if seat in self.table.card.seats_of(other.person):
                other.post(nudged)

    async def change(self, judge: Judgement) -> None:
        """Let happen what a judgement makes of the table as it is; it may be asked again."""
        async with self.lock:
            await self._enter(judge)

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

        async with self.lock:
            return await self._enter(judge, drafts)

    async def refresh(self) -> None:
        """Take in what other processes may have written, before anybody is told of the table."""
        if not self._store.alone and not self.lost:
            async with self.lock:
                await self.catch_up()

    async def hear(self, number: int) -> None:
        """Another process says that the journal has so many entries."""
        async with self.lock:
            if number > self.table.number and not self.lost:
                with suppress(Denied):  # Everyone here was sent away, and it is logged.
                    await self.catch_up()

    # How it is done; `lock` is held.

    async def _enter(
        self,
        judge: Judgement,
        drafts: list[Draft] | None = None,
        on_kept: Callable[[], None] = lambda: None,
    ) -> bool:
        """Judge, keep, and let it happen; tell whether anything was to be kept."""
        while True:
            if self.lost:
                raise Denied("lost", "the table is being read again; come back in a moment")
            if self.table.phase == CLEARED:
                raise Denied("no_table", "the table was taken away")
            try:
                entry = judge(self.table)
            except Denied:
                if await self.catch_up():
                    continue
                raise
            if entry is None:
                return False
            at, number = now(), self.table.number
            draft = drafts[0] if drafts else None
            standing = self.table.standing_after(entry, at, draft)
            turn = standing.turn(self.table.sitters_after(entry))
            only_moved = isinstance(entry, Acted) and self.table.goes_on_as(standing, turn)
            row = Row(number, at, entry)
            try:
                await self._store.append(self.id, row, standing, turn, only_moved)
            except Behind:
                figures.BEHIND.inc()
                rows = await self._catch_up()
                if row in rows:
                    # It was ours: kept, and its acknowledgement lost on the way.
                    on_kept()
                    return True
                if rows:
                    continue
                # The number was free: it is the act's own id that is taken, or the table is gone.
                if isinstance(entry, Acted):
                    raise Denied("used", "the id of this act is used already") from None
                raise self._lose("the journal takes no entry") from None
            except Lost as problem:
                raise self._lose(str(problem)) from None
            on_kept()
            self.take(row, draft, standing)
            if standing.result is not None and isinstance(entry, Acted):
                self.on_end()
            return True

    async def catch_up(self) -> bool:
        """Take in what other processes have written; tell whether there was anything."""
        return bool(await self._catch_up())

    async def _catch_up(self) -> list[Row]:
        try:
            rows = await self._store.journal_since(self.id, self.table.number)
            for row in rows:
                self.take(row)
        except Lost as problem:
            raise self._lose(str(problem)) from None
        except Exception as problem:
            # A process of another version has written what this one does not understand.
            raise await self._give_up(problem) from None
        return rows

    def take(self, row: Row, draft: Draft | None = None, standing: Standing | None = None) -> None:
        """Let an entry happen that is kept, and tell everyone what he may know."""
        entry, table, audience = row.entry, self.table, self.audience
        before = table.kind_of(entry.seat) if isinstance(entry, Sat) else ""
        table.take(row, draft, audience.look, standing)
        match entry:
            case Acted():
                if table.card.standing.result is not None:
                    audience.tell_cards()
            case Started():
                self._begin()
            case Sat():
                self.logbook.seated(table.sitters[entry.seat], before)
                audience.reseat()
                audience.tell_cards()
            case Talked():
                audience.post(encode(table.talk[-1]))
                self.logbook.said(entry.seat)
            case Paused():
                self.logbook.paused(entry.paused)
                audience.tell_cards()
            case Rematched():
                audience.tell_cards()
            case Cleared():
                audience.dismiss("cleared")
                self.logbook.cleared()
            case Renewed() if entry.version != table.agreement.game.version:
                # Another process has newer rules; whoever looks here sees it better there.
                self.lost = True
                audience.dismiss("restarting")
            case _:
                audience.tell_cards()
        self.on_change()

    def _begin(self) -> None:
        """Everyone takes his seat and is told all anew."""
        agreement = self.table.agreement
        self.logbook.started(agreement.game.name, agreement.options.seats)
        for listener in self.audience.listeners:
            if self.table.card.may_enter(listener.person):
                self.audience.welcome(listener, 0)
            else:
                why, detail = permissions.NO_SPECTATORS
                listener.tell(news.Refused(None, why, detail, None))
                listener.close(4403)

    def _log_end(self) -> None:
        match = self.table.match
        if match is not None and match.over:
            self.logbook.over(match.made)

    async def _give_up(self, problem: Exception) -> Denied:
        """The journal cannot be read on: whoever comes back is told so, or finds who can."""
        self.lost = True
        self.logbook.not_resumed(problem)
        self.audience.dismiss("restarting")
        await self._store.mark(self.id, UNREADABLE)
        return Denied("closed", SENTENCE)

    def _lose(self, problem: str) -> Denied:
        """The store has failed: everyone comes back once it is read anew."""
        self.lost = True
        self.logbook.store_failed(problem)
        self.audience.dismiss("restarting")
        return Denied("lost", "this could not be kept; come back in a moment")
