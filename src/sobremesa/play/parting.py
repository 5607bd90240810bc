"""People who become others, and people who are forgotten: table by table, until it is done.

Journals are the only truth, so both are entries: whoever has a table in memory takes them in like
any other. Of somebody forgotten the words in earlier entries are blanked besides, each in its
place; numbers, choices and fingerprints stay.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

import msgspec

from sobremesa.bots import usual
from sobremesa.play import permissions, seating
from sobremesa.play.cards import Card
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Entry, Forgotten, Joined, Laid, Row, Sat, Talked, read, written
from sobremesa.play.live import LiveTable
from sobremesa.play.live_tables import LiveTables
from sobremesa.play.person import Person
from sobremesa.play.seats import BOT, OPEN
from sobremesa.play.speakers import same_as, speakers
from sobremesa.play.standing import CLEARED, LAYING
from sobremesa.play.store import Behind, Lost, Store
from sobremesa.play.store.partings import FORGET
from sobremesa.play.table import Table


class Parting:
    """Sees to all traces that a person has left."""

    def __init__(self, store: Store, live: LiveTables) -> None:
        self._store = store
        self._live = live

    async def join(self, person: Person, into: Person) -> None:
        """Let a person become another one, with all seats, tables, devices and keys."""
        await self._store.part(person.id, into.id)
        self._live.hearing.part(person.id)
        await self._see_to(person.id, into.id)

    async def forget(self, person: Person) -> None:
        """Leave no name and no word of a person; his games stay, and go on without him."""
        for table in await self._store.unfinished_of(person.id):
            with suppress(Denied):
                await self._get_up(await self._live.find(table), person)
        await self._store.part(person.id, FORGET)
        self._live.hearing.part(person.id)
        self._live.hearing.rename(Person(person.id, ""))
        await self._see_to(person.id, FORGET)

    async def catch_up(self) -> None:
        """Go on with what a stop has cut short."""
        for person, how in await self._store.parting():
            with suppress(Lost):
                await self._see_to(person, how)

    async def _get_up(self, live: LiveTable, person: Person) -> None:
        """Free the seats at a table that is laid; let a bot play on where a game goes on."""
        if live.table.phase == LAYING and live.table.agreement.host == person.id:
            await live.change(lambda table: permissions.clear(table, person))
            self._live.forget(live.id)
            return
        for seat in live.table.card.seats_of(person.id):
            await live.change(lambda table, seat=seat: _left(table, person, seat))  # type: ignore[misc]

    async def _see_to(self, person: str, how: str) -> None:
        entry: Entry = Forgotten(person)
        if how != FORGET:
            names = await self._store.names([how])
            entry = Joined(person, how, names.get(how, ""))
        for table in await self._store.traces(person, journals=how == FORGET):
            await self._enter(table, entry)
            if how == FORGET:
                await self._blank(table, person)
            await self._renew_evening(table, person, how)
        await self._store.gone(person)

    async def _enter(self, table: str, entry: Entry) -> None:
        """Write the entry at a table, whoever has it in memory."""
        while True:
            live = self._live.get(table)
            try:
                if live is not None and not live.lost:
                    await live.change(lambda _: entry)
                else:
                    await self._append(await self._store.card(table), entry)
            except Behind:
                continue  # Somebody does something there.
            except Denied:
                if live is not None and not live.lost:
                    return  # It was taken away; nobody is told of it any more.
                continue
            return

    async def _append(self, card: Card | None, entry: Entry) -> None:
        """By its card alone: to read an old table costs more than to write at it."""
        if card is None or card.standing.phase == CLEARED:
            return
        standing = replace(card.standing, number=card.standing.number + 1)
        row = Row(card.standing.number, now(), entry)
        await self._store.append(card.id, row, standing, standing.turn(card.sitters))

    async def _renew_evening(self, table: str, person: str, how: str) -> None:
        """The score of the evening is kept beside the journal, too."""
        card = await self._store.card(table)
        if card is not None and card.evening is not None:
            old = card.evening
            new = old.without({person}) if how == FORGET else old.joined(person, how)
            await self._store.keep_evening(table, new)

    async def _blank(self, table: str, person: str) -> None:
        await self._store.rewrite(table, blanked(await self._store.bodies(table), person))


def _left(table: Table, person: Person, seat: int) -> Sat:
    wish = OPEN if table.phase == LAYING else f"{BOT}:{usual(table.agreement.game)}"
    return seating.change_seat(table, person, seat, wish, ())


def blanked(bodies: Iterable[tuple[int, str]], person: str) -> list[tuple[int, str]]:
    """The entries that told something of a person, without it; nothing else is changed."""
    numbered = list(bodies)
    entries = [_read(body) for _, body in numbered]
    same = same_as(entries, person)
    found: list[tuple[int, str]] = []
    for (number, _), entry, speaker in zip(numbered, entries, speakers(entries), strict=True):
        new = entry
        match entry:
            case Laid():
                sitters = [_blank_seat(sat, same) for sat in entry.sitters]
                evening = entry.evening and entry.evening.without(same)
                new = msgspec.structs.replace(entry, sitters=sitters, evening=evening)
            case Sat():
                new = _blank_seat(entry, same)
            case Joined() if entry.into in same:
                new = msgspec.structs.replace(entry, name="")
            case Talked() if speaker in same:
                new = msgspec.structs.replace(entry, name="", text="")
            case _:
                pass
        if new is not None and new != entry:
            found.append((number, written(new).decode()))
    return found


def _blank_seat(sat: Sat, same: set[str]) -> Sat:
    if sat.person not in same and sat.expected not in same:
        return sat
    return msgspec.structs.replace(sat, name="", called="", expected=None)


def _read(body: str) -> Entry | None:
    """An entry; nothing where it is of a kind that is not known here."""
    try:
        return read(body)
    except msgspec.DecodeError:
        return None
