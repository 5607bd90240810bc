"""What a person may look back on: whom he has sat with, what he has played, and how it went."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from sobremesa.core.words import Seat
from sobremesa.play import seating, table_info
from sobremesa.play.agreement import spoken
from sobremesa.play.denied import Denied
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.showing import shown
from sobremesa.play.store import Store
from sobremesa.play.store.memories import POINTS, Met, Point, Wanted

HANDLE: Final = 24
"""So many hexadecimal digits stand for somebody on another's list."""
NO_PERSON: Final = ("no_person", "nobody of that name is on your list")


class Acquaintance(Struct):
    """Somebody with whom one has sat at tables; the id means nothing to anybody else."""

    id: str
    name: str
    tables: int
    last: str
    avoided: bool
    """Whether he was taken off the list: he is not shown, and cannot ask one to a table."""


class PlayedGames(Struct):
    """Some of one's ended games, and how many there are of that kind."""

    total: int
    start: int
    games: list[table_info.TableInfo]


class Moment(Struct):
    """One of one's games in a curve."""

    ended: str
    place: int
    seats: int
    score: int


class Counted(Struct):
    """What games add up to."""

    games: int = 0
    wins: int = 0
    best: int | None = None
    mean_place: float | None = None


class Statistic(Struct):
    """How one does at one game: with people, and among bots."""

    game: str
    people: Counted
    bots: Counted
    opponent: str
    """With whom one plays it most, by name; empty where nobody else has played."""
    curve: list[Moment]
    """One's last games, the oldest first."""


class Remembering:
    """Looks back, for a person himself and nobody else."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self.invited: Callable[[str, str], None] = _nobody_hears
        """Called with the ids of a person and a table once a seat there is kept for him."""

    async def open(self) -> None:
        """Know the key that turns people into what stands for them on others' lists."""
        self._key = await self._store.key("handles", secrets.token_bytes(32))

    async def people(self, person: str) -> list[Acquaintance]:
        """With whom a person has sat, the last ones first."""
        return [
            Acquaintance(
                self._handle(person, met.id), met.name, met.tables, spoken(met.last), met.avoided
            )
            for met in await self._store.met(person)
        ]

    async def avoid(self, person: str, handle: str, avoided: bool) -> None:
        """Take somebody off the list, or put him back."""
        met = await self._met(person, handle)
        await self._store.avoid(person, met.id, avoided)

    async def invite(self, live: LiveTable, host: Person, seat: Seat, handle: str) -> None:
        """Keep a seat for somebody whom the host has sat with; he sees it in his lobby.

        Whoever avoids the host is never told, and the host not that he is avoided.
        """
        met = await self._met(host.id, handle)
        other = Person(met.id, met.name)
        await live.change(lambda table: seating.expect(table, host, seat, other))
        if not await self._store.avoids(met.id, host.id):
            self.invited(met.id, live.id)

    async def games(
        self, person: str, wanted: Wanted, handle: str | None, start: int, most: int
    ) -> PlayedGames:
        """A person's ended games, the newest first."""
        if handle is not None:
            wanted = wanted._replace(other=(await self._met(person, handle)).id)
        total, cards = await self._store.played(person, wanted, start, most)
        return PlayedGames(total, start, [shown(card, person, ()) for card in cards])

    async def statistics(self, person: str) -> list[Statistic]:
        """How a person does, game by game, what he plays most first."""
        found: dict[str, Statistic] = {}
        for tally in await self._store.tallies(person):
            one = found.setdefault(tally.game, Statistic(tally.game, Counted(), Counted(), "", []))
            mean = round(tally.mean, 2)
            counted = Counted(tally.games, tally.wins, tally.best, mean)
            one.bots, one.people = (counted, one.people) if tally.bots else (one.bots, counted)
        for game, name in await self._store.opponents(person):
            found[game].opponent = found[game].opponent or name
        for point in await self._store.points(person):
            if len(found[point.game].curve) < POINTS:
                found[point.game].curve.insert(0, _moment(point))
        often = sorted(found.values(), key=lambda one: -(one.people.games + one.bots.games))
        return often

    async def _met(self, person: str, handle: str) -> Met:
        for met in await self._store.met(person):
            if hmac.compare_digest(self._handle(person, met.id), handle):
                return met
        raise Denied(*NO_PERSON)

    def _handle(self, person: str, other: str) -> str:
        """What stands for somebody on one person's list: nobody else can make anything of it."""
        named = f"{person} {other}".encode()
        return hmac.new(self._key, named, hashlib.sha256).hexdigest()[:HANDLE]


def _moment(point: Point) -> Moment:
    return Moment(spoken(point.ended), point.place, point.seats, point.score)


def _nobody_hears(_person: str, _table: str) -> None:
    """Nobody has to be told beside the lobby."""
