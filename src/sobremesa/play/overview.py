"""All tables of a database, for whoever runs the server: read beside it, never written."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager, closing, suppress
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Executable, RowMapping, Select, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sobremesa.core.record import Record, replay, result
from sobremesa.core.words import Refusal, Seat
from sobremesa.games import load
from sobremesa.play.laid import spoken
from sobremesa.play.schema import ACTIONS, PEOPLE, SITTERS, TABLES
from sobremesa.play.sitter import BOT, PERSON, Sitter
from sobremesa.play.sitting import LAYING, OVER, PAUSED, PLAYING
from sobremesa.play.store import engine_for, reason, shown, url_for

STATES: Final = (LAYING, PLAYING, PAUSED, OVER)


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    seats: int
    people: int
    bots: int
    choices: int
    laid: str
    last: str
    """When the last choice was made; when it was laid, if there is none."""


class SeatLine(Struct):
    """Who sits on a seat; the name is of the person to whom it belongs, also if a bot keeps it."""

    seat: Seat
    sitter: str
    name: str | None
    level: str | None


class Ending(Struct):
    """How a game ended."""

    outcome: str
    places: list[int]
    scores: list[int]


class TableSheet(Struct):
    """All there is to know of a table, but for its secrets."""

    id: str
    title: str
    game: str
    version: int
    options: dict[str, str]
    state: str
    host: str
    access: str
    spectators: bool
    seats: list[SeatLine]
    choices: int
    laid: str
    first: str | None
    last: str | None
    waiting: list[Seat]
    result: Ending | None
    problem: str | None
    """Why its choices cannot be made again, if they cannot."""
    rematch: str | None


class Overview:
    """An open database."""

    def __init__(self, connection: AsyncConnection, name: str) -> None:
        self._connection = connection
        self._name = name

    async def tables(
        self, states: Sequence[str], game: str | None, since: int | None, most: int
    ) -> list[TableLine]:
        """The tables that fit, those where something happened last first."""
        found: list[TableLine] = []
        for row in await self._all(_listed(states, game, since).limit(most)):
            kinds = [_sitter(seat).kind for seat in await self._sitters(row["id"])]
            found.append(
                TableLine(
                    row["id"],
                    row["game"],
                    row["state"],
                    row["seats"],
                    kinds.count(PERSON),
                    kinds.count(BOT),
                    row["choices"],
                    spoken(row["created"]),
                    spoken(row["last"]),
                )
            )
        return found

    async def sheet(self, table: str) -> TableSheet:
        """What was agreed at a table, who sits there, and how far it is."""
        row, actions = await self._row(table), await self._actions(table)
        names = await self._names(table, row["host"])
        waiting, ending, problem = _standing(row, actions)
        return TableSheet(
            id=table,
            title=row["title"],
            game=row["game"],
            version=row["version"],
            options={"seats": str(row["seats"]), **json.loads(row["options"])},
            state=row["state"],
            host=names[row["host"]],
            access=row["access"],
            spectators=row["spectators"],
            seats=[
                SeatLine(seat["seat"], _sitter(seat).kind, names.get(seat["person"]), seat["level"])
                for seat in await self._sitters(table)
            ],
            choices=len(actions),
            laid=spoken(row["created"]),
            first=spoken(actions[0]["at"]) if actions else None,
            last=spoken(actions[-1]["at"]) if actions else None,
            waiting=waiting,
            result=ending,
            problem=problem,
            rematch=row["rematch"],
        )

    async def record(self, table: str) -> Record:
        """The record of a table, up to its last choice; with its end line if it is over."""
        row = await self._row(table)
        if row["state"] == LAYING:
            raise Refusal(f"the game at table {table} has not begun, so there is no record")
        record = _record(row, await self._actions(table))
        # What was played by rules that have changed since is written down all the same.
        with suppress(Refusal):
            game = load(record.game)
            s = replay(game, record)
            if game.flow.over(s):
                record.end = result(game, s)
        return record

    async def _row(self, table: str) -> RowMapping:
        rows = await self._all(select(TABLES).where(TABLES.c.id == table))
        if not rows:
            raise Refusal(f"there is no table {table[:40]!r} in {self._name}")
        return rows[0]

    async def _sitters(self, table: str) -> Sequence[RowMapping]:
        seats = select(SITTERS).where(SITTERS.c.table == table)
        return await self._all(seats.order_by(SITTERS.c.seat))

    async def _actions(self, table: str) -> Sequence[RowMapping]:
        made = select(ACTIONS).where(ACTIONS.c.table == table)
        return await self._all(made.order_by(ACTIONS.c.number))

    async def _names(self, table: str, host: str) -> dict[str, str]:
        seated = select(SITTERS.c.person).where(SITTERS.c.table == table)
        known = select(PEOPLE.c.id, PEOPLE.c.name)
        rows = await self._all(known.where(PEOPLE.c.id.in_(seated) | (PEOPLE.c.id == host)))
        return {row["id"]: row["name"] for row in rows}

    async def _all(self, query: Executable) -> Sequence[RowMapping]:
        return (await self._connection.execute(query)).mappings().all()


@asynccontextmanager
async def overview(database: str) -> AsyncIterator[Overview]:
    """The tables of a database as they are at this moment; clear refusals of one that has none."""
    name = shown(url_for(database))
    engine = engine_for(database, reading=True)
    try:
        async with aclosing(await _connected(engine, name)) as connection:
            yield Overview(connection, name)
    except SQLAlchemyError as problem:
        raise Refusal(f"the tables in {name} cannot be read: {reason(problem)}") from None
    finally:
        await engine.dispose()


async def _connected(engine: AsyncEngine, name: str) -> AsyncConnection:
    try:
        if engine.dialect.name == "sqlite":
            # Before the driver has threads that would complain of a file that cannot be used.
            with closing(sqlite3.connect(f"{engine.url.database}?mode=ro", uri=True)) as file:
                file.execute("PRAGMA schema_version")
        return await engine.connect()
    except Exception as problem:
        # Drivers raise errors of many kinds: no file, no server, a wrong password.
        raise Refusal(f"the database {name} cannot be read: {reason(problem)}") from None


def _listed(states: Sequence[str], game: str | None, since: int | None) -> Select[Any]:
    """Numbers have no gap and the index ends with them, so that no table's choices are counted."""
    of_table = select(func.max(ACTIONS.c.number) + 1).where(ACTIONS.c.table == TABLES.c.id)
    newest = select(ACTIONS.c.at).where(ACTIONS.c.table == TABLES.c.id)
    newest = newest.order_by(ACTIONS.c.number.desc()).limit(1)
    last = func.coalesce(newest.scalar_subquery(), TABLES.c.created)
    choices = func.coalesce(of_table.scalar_subquery(), 0)
    wanted = select(TABLES, choices.label("choices"), last.label("last"))
    if states:
        wanted = wanted.where(TABLES.c.state.in_(states))
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    if since is not None:
        wanted = wanted.where(last >= since)
    return wanted.order_by(last.desc(), TABLES.c.id)


def _sitter(row: RowMapping) -> Sitter:
    return Sitter(row["seat"], row["person"], row["level"], row["invited"], row["code"])


def _record(row: RowMapping, actions: Sequence[RowMapping]) -> Record:
    record = Record(
        row["game"], row["version"], row["seats"], json.loads(row["options"]), bytes(row["seed"])
    )
    record.choices = [(action["seat"], action["notation"]) for action in actions]
    return record


def _standing(
    row: RowMapping, actions: Sequence[RowMapping]
) -> tuple[list[Seat], Ending | None, str | None]:
    """For whom a table waits, or how it ended, or why that cannot be told."""
    if row["state"] == LAYING:
        return [], None, None
    try:
        game = load(row["game"])
        s = replay(game, _record(row, actions))
    except Refusal as refusal:
        return [], None, str(refusal)
    if game.flow.over(s):
        return [], Ending(game.outcome(s), game.places(s), game.scores(s)), None
    return game.flow.waiting(s), None, None
