"""Tables in short: lists of cards, written from the projection alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Column, ColumnElement, RowMapping, Select, bindparam, func, select

from sobremesa.play import table_info
from sobremesa.play.branches import Stem
from sobremesa.play.cards import Card
from sobremesa.play.day import Day
from sobremesa.play.evening import Evening
from sobremesa.play.seats import Sitter
from sobremesa.play.standing import CLEARED, LAYING, PAUSED, PLAYING, Standing
from sobremesa.play.store.hours import Hours
from sobremesa.play.store.persons import Persons
from sobremesa.play.store.schema import AVOIDED, JOURNAL, SITTERS, TABLES, UNNAMED
from sobremesa.play.timing import Clock

T = TypeVar("T")

UNFINISHED: Final = (LAYING, PLAYING, PAUSED)
COUNTED: Final = 2000
"""So many of somebody's newest tables are looked at to count the unfinished ones."""
ASKED: Final = 1000
"""About so many tables at most is asked at once."""

_options: msgspec.json.Decoder[dict[str, str]] = msgspec.json.Decoder(dict[str, str])
_clock: msgspec.json.Decoder[Clock] = msgspec.json.Decoder(Clock)
_result: msgspec.json.Decoder[table_info.Result] = msgspec.json.Decoder(table_info.Result)
_branch: msgspec.json.Decoder[Stem] = msgspec.json.Decoder(Stem)
_day: msgspec.json.Decoder[Day] = msgspec.json.Decoder(Day)
_evening: msgspec.json.Decoder[Evening] = msgspec.json.Decoder(Evening)


def _unfinished(column: Column[Any]) -> Select[Any]:
    """Counts the unfinished tables that have `whose` in that column."""
    newest = (
        select(TABLES.c.state, TABLES.c.closed)
        .where(column == bindparam("whose"))
        .order_by(TABLES.c.created.desc())
        .limit(COUNTED)
        .subquery()
    )
    running = newest.c.state.in_(UNFINISHED) & newest.c.closed.is_(None)
    return select(func.count().label("count")).where(running)


OF_HOST: Final = _unfinished(TABLES.c.host)
OF_ORIGIN: Final = _unfinished(TABLES.c.origin)
"""Made once: a query with another one in it leaves more garbage behind than a table takes."""


class Lists(Persons, Hours):
    """What the lobby and those who run a server look through."""

    async def card(self, table: str) -> Card | None:
        """A table in short."""
        cards = await self._cards(select(TABLES).where(TABLES.c.id == table))
        return cards[0] if cards else None

    async def own_cards(self, person: str, most: int) -> list[Card]:
        """The newest tables where the person sits, is expected, or which he has laid."""
        own = select(SITTERS.c.table).where(SITTERS.c.person == person)
        expecting = _expecting(person)
        return await self._cards(
            select(TABLES)
            .where(TABLES.c.id.in_(own) | TABLES.c.id.in_(expecting) | (TABLES.c.host == person))
            .where(_there())
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )

    async def open_cards(self, most: int) -> list[Card]:
        """Tables that anybody may join or watch: first those with a free seat, then the newest."""
        free = select(SITTERS.c.table).where(
            SITTERS.c.person.is_(None) & SITTERS.c.level.is_(None) & ~SITTERS.c.invited
        )
        joinable = (TABLES.c.state == LAYING) & TABLES.c.id.in_(free)
        watchable = TABLES.c.state.in_([PLAYING, PAUSED]) & TABLES.c.spectators
        return await self._cards(
            select(TABLES)
            .where((TABLES.c.access == "anyone") & TABLES.c.closed.is_(None))
            .where(joinable | watchable)
            .order_by(joinable.desc(), TABLES.c.created.desc())
            .limit(most)
        )

    async def cards(
        self, states: Sequence[str], game: str | None, since: int | None, most: int
    ) -> list[Card]:
        """Tables of every kind, those where something happened last first."""
        wanted = select(TABLES)
        if states:
            wanted = wanted.where(TABLES.c.state.in_(states))
        if game is not None:
            wanted = wanted.where(TABLES.c.game == game)
        if since is not None:
            wanted = wanted.where(TABLES.c.moved >= since)
        return await self._cards(wanted.order_by(TABLES.c.moved.desc(), TABLES.c.id).limit(most))

    async def unfinished(self, host: str, origin: str | None) -> tuple[int, int]:
        """How many tables that person has laid, and how many came from there, that still run."""
        mine = await self._count(OF_HOST, host)
        return mine, await self._count(OF_ORIGIN, origin) if origin else 0

    async def _count(self, query: Select[Any], whose: str) -> int:
        row = await self._one(query, whose=whose)
        return int(row["count"]) if row is not None else 0

    async def empty(self, before: int, most: int) -> list[Card]:
        """Tables that were laid and never begun, where nothing has happened since then."""
        return await self._quiet(before, TABLES.c.state == LAYING, most)

    async def abandoned(self, before: int, most: int) -> list[Card]:
        """Tables whose game has begun and has not ended, where nothing has happened since then."""
        return await self._quiet(before, TABLES.c.state.in_([PLAYING, PAUSED]), most)

    async def _quiet(self, before: int, which: ColumnElement[bool], most: int) -> list[Card]:
        later = select(JOURNAL.c.number).where(
            (JOURNAL.c.table == TABLES.c.id) & (JOURNAL.c.at >= before)
        )
        return await self._cards(
            select(TABLES)
            .where(which & (TABLES.c.moved < before) & TABLES.c.closed.is_(None))
            .where(~later.exists())
            .order_by(TABLES.c.moved)
            .limit(most)
        )

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the journals of these tables have."""
        found: dict[str, int] = {}
        for at in range(0, len(tables), ASKED):
            some = tables[at : at + ASKED]
            wanted = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(some))
            found |= {row["id"]: row["number"] for row in await self._all(wanted)}
        return found

    async def _cards(self, wanted: Select[Any]) -> list[Card]:
        rows = await self._all(wanted)
        seated = await self._all(
            select(SITTERS)
            .where(SITTERS.c.table.in_([row["id"] for row in rows]))
            .order_by(SITTERS.c.seat)
        )
        seen = {row[which] for row in seated for which in ("person", "expected")}
        # Whoever is expected is told who asks him.
        asking = {row["table"] for row in seated if row["expected"] is not None}
        seen |= {row["host"] for row in rows if row["id"] in asking}
        names = await self.names(seen - {None})
        cards = {row["id"]: _card(row, names) for row in rows}
        for card in cards.values():
            card.time = self.time
        for row in seated:
            cards[row["table"]].sitters.append(
                Sitter(
                    row["seat"],
                    row["person"],
                    row["level"],
                    row["invited"],
                    row["code"],
                    row["called"] or "",
                    row["why"],
                    row["expected"],
                )
            )
        return list(cards.values())


def _expecting(person: str) -> Select[Any]:
    """The tables where a person is expected by somebody whom he does not avoid."""
    avoids = (AVOIDED.c.person == person) & (AVOIDED.c.other == TABLES.c.host)
    return (
        select(SITTERS.c.table)
        .join(TABLES, TABLES.c.id == SITTERS.c.table)
        .where((SITTERS.c.expected == person) & (TABLES.c.state == LAYING))
        .where(~select(AVOIDED.c.at).where(avoids).exists())
    )


def _there() -> Any:
    return TABLES.c.state != CLEARED


def _options_in(body: str) -> dict[str, str]:
    """The options of a card; a list must not fail because one row is not as it should be."""
    try:
        return _options.decode(body)
    except msgspec.DecodeError:
        return {}


def _read(decoder: msgspec.json.Decoder[T], body: str | None) -> T | None:
    try:
        return decoder.decode(body) if body is not None else None
    except msgspec.DecodeError:
        return None


def _clock_in(body: str | None) -> Clock | None:
    try:
        return _clock.decode(body) if body is not None else None
    except msgspec.DecodeError:
        return None


def _card(row: RowMapping, names: dict[str, str]) -> Card:
    standing = Standing(
        row["state"],
        row["number"],
        row["made"],
        row["moved"],
        [seat for seat in range(row["seats"]) if row["waiting"] >> seat & 1],
        _read(_result, row["result"]),
        row["rematch"],
        row["closed"],
        bool(row["waiting"] & UNNAMED),
        row["due"],
    )
    return Card(
        row["id"],
        row["title"],
        row["game"],
        {"seats": str(row["seats"]), **_options_in(row["options"])},
        row["access"],
        row["spectators"],
        row["host"],
        row["created"],
        standing,
        names=names,
        data=row["data"],
        clock=_clock_in(row["clock"]),
        evening=_read(_evening, row["evening"]),
        branch=_read(_branch, row["branch"]),
        day=_read(_day, row["day"]),
    )
