"""The hall: all tables of a server, in memory while they are used, in the store for ever."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import replace
from typing import Final, get_args

from sqlalchemy import Executable

from sobremesa.bots import Roster, for_seats
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play import news
from sobremesa.play.denied import Denied
from sobremesa.play.laid import Laid, spoken
from sobremesa.play.logbook import Logbook, Stopwatch
from sobremesa.play.news import Access, Phase
from sobremesa.play.people import People, Person, clean, is_token, token
from sobremesa.play.schema import CHAT, SITTERS, TABLES
from sobremesa.play.seating import ME, check_wish, level_of, log_seat
from sobremesa.play.sitter import INVITED, OPEN, Sitter
from sobremesa.play.sitting import LAYING, OVER, PAUSED, PLAYING, Sitting
from sobremesa.play.store import Store, now
from sobremesa.play.thinkers import Thinkers

LONGEST_TITLE: Final = 40
LISTED: Final = 100
"""So many tables at most in one list of the lobby."""
RESUMED: Final = 5000
"""So many running tables at most are woken up when the server starts."""
IDLE_MS: Final = 30 * 60 * 1000
"""A table that nobody looks at is forgotten after so long; the store has it."""
ACCESS: Final[dict[str, Access]] = {word: word for word in get_args(Access)}
TICK_S: Final = 0.02
FAREWELL_TICKS: Final = 100
"""So many ticks at most are waited for pages to go when the server stops."""


class Wishes:
    """What somebody wants of a new table."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        title: str,
        sitters: list[str] | None,
        access: str,
        spectators: bool,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.title = title
        self.sitters = sitters if sitters is not None else [ME] + [OPEN] * (seats - 1)
        self.access = access
        self.spectators = spectators


class Hall:
    """Finds, lays, wakes and forgets tables."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float) -> None:
        self.store = store
        self.people = People(store)
        self._thinkers = thinkers
        self._bot_pause = bot_pause
        self._sittings: dict[str, Sitting] = {}
        self._loading: dict[str, asyncio.Task[Sitting]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def roster(self) -> Roster:
        """The bots that can be asked to play."""
        return self._thinkers.roster

    async def open(self) -> None:
        """Open the store and go on with every table that was being played."""
        await self.store.open()
        self._tasks = [
            asyncio.create_task(self._resume(), name="resume"),
            asyncio.create_task(self._tidy(), name="tidy"),
        ]

    async def dismiss(self) -> None:
        """Tell everyone to come back later, and give them a moment to go."""
        for sitting in self._sittings.values():
            sitting.dismiss("restarting")
        for _ in range(FAREWELL_TICKS):
            if not self.listeners:
                return
            await asyncio.sleep(TICK_S)

    async def close(self) -> None:
        """Send everyone away, and keep what is under way."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.dismiss()
        await asyncio.gather(*[sitting.stop() for sitting in self._sittings.values()])
        await self._thinkers.stop()
        await self.store.close()

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._sittings)

    @property
    def listeners(self) -> int:
        """How many pages are open."""
        return sum(len(sitting.listeners) for sitting in self._sittings.values())

    async def table(self, name: str) -> Sitting:
        """The table with that name."""
        sitting = self._sittings.get(name)
        if sitting is not None and not sitting.lost:
            return sitting
        loading = self._loading.get(name)
        if loading is None:
            # One for all who ask meanwhile: there must never be two of the same table.
            loading = asyncio.create_task(self._fetch(name), name="load")
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await asyncio.shield(loading)

    async def lay(self, host: Person, wishes: Wishes) -> Sitting:
        """A new table."""
        try:
            game = load(wishes.game)
            options = game.options_for(wishes.seats, **wishes.options)
            for_seats(wishes.sitters, wishes.seats, one_for_all=False)
        except Refusal as refusal:
            raise Denied("unclear", str(refusal)) from None
        access = ACCESS.get(wishes.access)
        if access is None:
            raise Denied("unclear", f"access is one of {', '.join(ACCESS)}, not {wishes.access!r}")
        title = clean(wishes.title, LONGEST_TITLE, "a title") if wishes.title.strip() else ""
        sitters: list[Sitter] = []
        for seat, wish in enumerate(wishes.sitters):
            check_wish(wish, list(self.roster.specs(game)))
            person = host.id if wish == ME else None
            sitters.append(Sitter(seat, person, level_of(wish), wish == INVITED, token(16)))
        laid = Laid(
            token(),
            title,
            game,
            options,
            secrets.token_bytes(32),
            host.id,
            access,
            wishes.spectators,
            now(),
        )
        return await self._begin(laid, sitters, {host.id: host.name})

    async def rematch(self, sitting: Sitting, person: Person) -> Sitting:
        """The same people, bots and options once more; asking twice gives the same table."""
        if not sitting.seats_of(person.id):
            raise Denied("spectator", "only those with a seat can ask for a rematch")
        async with sitting.lock:
            if sitting.state != OVER:
                raise Denied("not_over", "a rematch comes after the end")
            if sitting.rematch is None:
                old = sitting.laid
                seed = secrets.token_bytes(32)
                laid = replace(old, id=token(), seed=seed, host=person.id, created=now())
                sitters = [
                    Sitter(s.seat, s.person, None if s.person else s.level, False, token(16))
                    for s in sitting.sitters
                ]
                # Kept together, so that no crash leaves a rematch that nobody finds.
                link = TABLES.update().where(TABLES.c.id == old.id).values(rematch=laid.id)
                await self._begin(laid, sitters, dict(sitting.names), link)
                sitting.rematch = laid.id
        sitting.tell_cards()
        return await self.table(sitting.rematch)

    async def clear(self, sitting: Sitting, person: Person) -> None:
        """Take away a table that has not begun."""
        if person.id != sitting.laid.host:
            raise Denied("not_host", "only the host of the table may do that")
        name = sitting.laid.id
        async with sitting.lock:
            if sitting.state != LAYING:
                raise Denied("begun", "the game has begun already")
            await self.store.keep(
                CHAT.delete().where(CHAT.c.table == name),
                SITTERS.delete().where(SITTERS.c.table == name),
                TABLES.delete().where(TABLES.c.id == name),
            )
            sitting.dismiss("cleared")
            sitting.logbook.cleared()
            self._sittings.pop(name, None)

    async def lobby(self, person: Person | None) -> list[news.TableInfo]:
        """One's own tables, and those that are open or may be watched, newest first."""
        names = await self.store.tables_in([LAYING, PLAYING, PAUSED], LISTED, listed=True)
        if person is not None:
            own = await self.store.tables_of(person.id, LISTED)
            names = own + [name for name in names if name not in own]
        cards: list[news.TableInfo] = []
        for name in names[:LISTED]:
            try:
                sitting = await self.table(name)
            except Denied:
                continue
            if sitting.may_enter(person.id if person else None):
                cards.append(sitting.card(person.id if person else None))
        return cards

    def renamed(self, person: Person) -> None:
        """Call the person by the new name at every table."""
        for sitting in self._sittings.values():
            if person.id in sitting.names:
                sitting.names[person.id] = person.name
                sitting.tell_cards()

    async def _begin(
        self, laid: Laid, sitters: list[Sitter], names: dict[str, str], *also: Executable
    ) -> Sitting:
        """Keep a new table, and what goes with it; have it in memory."""
        watch = Stopwatch()
        rows = [
            SITTERS.insert().values(
                table=laid.id,
                seat=sitter.seat,
                person=sitter.person,
                level=sitter.level,
                invited=sitter.invited,
                code=sitter.code,
            )
            for sitter in sitters
        ]
        await self.store.keep(
            TABLES.insert().values(
                id=laid.id,
                title=laid.title,
                game=laid.game.name,
                version=laid.game.version,
                seats=laid.options.seats,
                options=json.dumps(laid.options.chosen),
                seed=laid.seed,
                state=LAYING,
                host=laid.host,
                access=laid.access,
                spectators=laid.spectators,
                created=laid.created,
            ),
            *rows,
            *also,
        )
        sitting = self._sitting(laid, LAYING, sitters, names)
        self._sittings[laid.id] = sitting
        sitting.logbook.laid(laid.game.name, laid.options.seats, watch.ms)
        for sitter in sitters:
            log_seat(sitting.logbook, sitter, OPEN)
        return sitting

    def _sitting(
        self, laid: Laid, state: Phase, sitters: list[Sitter], names: dict[str, str]
    ) -> Sitting:
        return Sitting(laid, state, sitters, names, self.store, self._thinkers, self._bot_pause)

    async def _fetch(self, name: str) -> Sitting:
        """Have a table in memory, and let its bots go on."""
        sitting = await self._load(name)
        self._sittings[name] = sitting
        sitting.wake()
        return sitting

    async def _load(self, name: str) -> Sitting:
        row = await self.store.table(name) if is_token(name) else None
        if row is None:
            raise Denied("no_table", f"there is no table {name[:40]!r}")
        game = load(row["game"])
        if game.version != row["version"]:
            raise Denied(
                "no_table",
                f"the table is of version {row['version']} of {game.name}, this is {game.version}",
            )
        try:
            options = game.options_kept(row["seats"], **json.loads(row["options"]))
        except Refusal as refusal:
            raise Denied("no_table", str(refusal)) from None
        sitters = [
            Sitter(seat["seat"], seat["person"], seat["level"], seat["invited"], seat["code"])
            for seat in await self.store.sitters(name)
        ]
        names = await self.store.names({s.person for s in sitters if s.person is not None})
        laid = Laid(
            name,
            row["title"],
            game,
            options,
            bytes(row["seed"]),
            row["host"],
            row["access"],
            row["spectators"],
            row["created"],
        )
        sitting = self._sitting(laid, row["state"], sitters, names)
        sitting.rematch = row["rematch"]
        if row["state"] != LAYING:
            sitting.restore(await self.store.actions(name))
        sitting.chat = [
            news.Said(said["number"], said["seat"], said["name"], said["text"], spoken(said["at"]))
            for said in await self.store.chat(name)
        ]
        return sitting

    async def _resume(self) -> None:
        """Wake the tables that were being played: it may be a bot's turn."""
        for name in await self.store.tables_in([PLAYING], RESUMED, listed=False):
            try:
                await self.table(name)
            except Refusal as refusal:
                Logbook(name).not_resumed(refusal)
            await asyncio.sleep(0)

    async def _tidy(self) -> None:
        """Forget tables that nobody looks at and no bot plays at."""
        while True:
            await asyncio.sleep(60)
            for name, sitting in list(self._sittings.items()):
                if sitting.idle and now() - sitting.used > IDLE_MS:
                    del self._sittings[name]
