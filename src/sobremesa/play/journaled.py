"""A table that is written down as it happens, by this process or by another.

Whatever is to happen is judged by the table as it is known here, written into the journal, and
happens only then. Where another process was faster, its entry is taken in and all is judged anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sobremesa.play import figures, news, permissions
from sobremesa.play.agreement import Agreement
from sobremesa.play.audience import Audience
from sobremesa.play.cards import CLEARED, SENTENCE, UNREADABLE, Standing
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.journal import (
    Acted,
    Cleared,
    Entry,
    Hinted,
    Opened,
    Paused,
    Rematched,
    Renewed,
    Row,
    Sat,
    Started,
    Talked,
)
from sobremesa.play.listener import encode
from sobremesa.play.logbook import Logbook
from sobremesa.play.match import Draft
from sobremesa.play.resting import Rest
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.table import Table

Judgement = Callable[[Table], Entry | None]
"""What is to be written, by the table as it is; nothing, or a refusal."""


class JournaledTable:
    """One table in step with its journal, and all who are told what happens there."""

    def __init__(self, agreement: Agreement, store: Store) -> None:
        self.table = Table(agreement)
        self.audience = Audience(self.table)
        self.logbook = Logbook(agreement.id)
        self.rest = Rest(self.table, self.audience, self._went_on)
        self.lock = asyncio.Lock()
        """Held by whoever writes into the journal, or reads it on."""
        self.lost = False
        """The store failed: what is in memory may not be what is kept, so it must be read anew."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when it may be a bot's turn."""
        self.on_end: Callable[[], None] = lambda: None
        """Called when a choice made here has ended the game."""
        self._store = store
        self._reading: asyncio.Task[None] | None = None
        """Somebody is about to read the journal's end."""

    @property
    def id(self) -> str:
        """The table's name."""
        return self.table.agreement.id

    async def change(self, judge: Judgement) -> None:
        """Let happen what a judgement makes of the table as it is; it may be asked again."""
        async with self.lock:
            await self.enter(judge)

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

    async def read_on(self) -> None:
        """Catch up once for all who come meanwhile: many must not keep the players waiting."""
        if self._reading is None:
            self._reading = asyncio.create_task(self._read(), name="read on")
        await asyncio.shield(self._reading)

    async def _read(self) -> None:
        async with self.lock:
            # Whoever comes from now on may have to know more.
            self._reading = None
            await self.catch_up()

    # `lock` is held.

    async def enter(
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
        stood = table.card.standing
        table.take(row, draft, audience.look, standing)
        match entry:
            case Acted():
                self.rest.after(stood)
                if table.match is not None and table.match.over:
                    audience.tell_cards()
            case Started():
                self._begin()
            case Sat():
                self.logbook.seated(table.sitters[entry.seat], before)
                audience.reseat()
                audience.tell_cards()
            case Hinted():
                # Nobody else is told, not even that something has happened.
                self.logbook.hinted(entry.seat)
            case Talked():
                audience.post(encode(table.talk[-1]))
                self.logbook.said(entry.seat)
            case Paused():
                self.logbook.paused(entry.paused)
                audience.tell_cards()
            case Opened():
                self.logbook.opened_to(entry.access)
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

    def _went_on(self) -> None:
        match = self.table.match
        if match is not None and match.over:
            self.logbook.over(match.made)
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
