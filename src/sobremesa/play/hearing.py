"""Keeps the tables of a process up with what other processes do at them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from sobremesa.play.live import LiveTable
from sobremesa.play.neighbours import Beat, Neighbours, Written
from sobremesa.play.people import People
from sobremesa.play.person import Person
from sobremesa.play.presence import Presence
from sobremesa.play.store import Store


class Hearing:
    """What is heard of the neighbours, and what they are told of the tables here."""

    def __init__(self, live: Mapping[str, LiveTable], store: Store, people: People) -> None:
        self._live = live
        self._store = store
        self._people = people
        self._presence = Presence(store.node)
        self.on_gone: Callable[[set[str]], None] = lambda _: None
        """Called when another process is gone, and pages of those tables with it."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Listen for ever."""
        await Neighbours(self._store.engine, self).listen()

    def greet(self, live: LiveTable) -> None:
        """A table is in memory from now on: know who looks at it elsewhere, and tell who does."""
        if not self._store.alone:
            self._seen_elsewhere(live)
            live.audience.on_presence = lambda: self._presence.change(live.id)

    def present_at(self, table: str) -> set[str]:
        """Who looks at a table, here or elsewhere."""
        live = self._live.get(table)
        return live.audience.present if live is not None else self._presence.at(table)

    def rename(self, person: Person) -> None:
        """Call the person by the new name at every table, here and elsewhere."""
        if not self._store.alone:
            self._presence.rename(person.id, person.name)
        self._call(person.id, person.name)

    def part(self, person: str) -> None:
        """A person's devices have changed: whoever is his still comes back, here and elsewhere."""
        if not self._store.alone:
            self._presence.part(person)
        self._part(person)

    # What the neighbours say.

    def written(self, written: Written) -> None:
        """Others have written into these journals."""
        for name, number in written.items():
            live = self._live.get(name)
            if live is not None and number > live.table.number:
                self._spawn(live.hear(number))

    def beat(self) -> Beat:
        """What is to be said now."""
        at = asyncio.get_running_loop().time()
        if self._presence.silent(at):
            left = self._presence.forget_silent(at)
            self._tell(left)
            self.on_gone(left)
        away = {name: self._live[name].audience.away for name in self._here()}
        return self._presence.beat(self._here(), away)

    def heard(self, beat: Beat) -> None:
        """Another process has said who is where."""
        if beat.node == self._store.node:
            return
        self._tell(self._presence.hear(beat, asyncio.get_running_loop().time()))
        if beat.ask:
            self._presence.change(*self._here())
        for person, name in beat.renamed.items():
            self._people.call(person, name)
            self._call(person, name)
        for person in beat.parted:
            self._part(person)

    async def missed(self) -> None:
        """Something may have been missed: look at every table that is in memory."""
        self._people.ask_again()
        self.written(await self._store.numbers(list(self._live)))
        people = {person for live in self._live.values() for person in live.table.card.names}
        for person, name in (await self._store.names(people)).items():
            self._people.call(person, name)
            self._call(person, name)

    def deaf(self) -> None:
        """Nothing is heard of the others: whoever looks at a table sees it better elsewhere."""
        for live in self._live.values():
            live.audience.dismiss("restarting")

    def _here(self) -> dict[str, set[str]]:
        return {
            name: live.audience.here for name, live in self._live.items() if live.audience.listeners
        }

    def _call(self, person: str, name: str) -> None:
        for live in self._live.values():
            if live.table.card.names.get(person, name) != name:
                live.table.card.names[person] = name
                live.audience.tell_cards()

    def _part(self, person: str) -> None:
        self._people.ask_again(person)
        for live in self._live.values():
            live.audience.dismiss_person(person)

    def _tell(self, tables: set[str]) -> None:
        for name in tables:
            live = self._live.get(name)
            if live is not None:
                self._seen_elsewhere(live)
                live.audience.tell_cards_soon()

    def _seen_elsewhere(self, live: LiveTable) -> None:
        live.audience.elsewhere = self._presence.at(live.id)
        live.audience.elsewhere_away = self._presence.away_at(live.id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
