"""All tables of a database, for whoever runs the server: read beside it, never written."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from typing import Final

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.core.record import Record, replay, result
from sobremesa.core.words import Refusal, Seat
from sobremesa.games import load
from sobremesa.play.agreement import spoken
from sobremesa.play.cards import Card
from sobremesa.play.journal import Acted, Row
from sobremesa.play.past import Past
from sobremesa.play.seats import BOT, PERSON
from sobremesa.play.standing import CLEARED, CLOSED, LAYING, OVER, PAUSED, PLAYING
from sobremesa.play.store import Kept, Lost, Store
from sobremesa.play.store.database import reason, shown, url_for

STATES: Final = (LAYING, PLAYING, PAUSED, OVER, CLOSED)


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

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._name = name

    async def tables(
        self, states: Sequence[str], game: str | None, since: int | None, most: int
    ) -> list[TableLine]:
        """The tables that fit, those where something happened last first."""
        found: list[TableLine] = []
        for card in await self._store.cards(states or STATES, game, since, most):
            kinds = [sitter.kind for sitter in card.sitters]
            found.append(
                TableLine(
                    card.id,
                    card.game,
                    card.standing.phase,
                    len(kinds),
                    kinds.count(PERSON),
                    kinds.count(BOT),
                    card.standing.made,
                    spoken(card.created),
                    spoken(card.standing.moved),
                )
            )
        return found

    async def sheet(self, table: str) -> TableSheet:
        """What was agreed at a table, who sits there, and how far it is."""
        kept, card = await self._found(table)
        names = card.names | await self._store.names([card.host])
        acts: list[Row] = []
        waiting: list[Seat] = []
        ending, problem = _ended(card), None
        try:
            rows = await self._rows(table)
            acts = [row for row in rows if isinstance(row.entry, Acted)]
            if card.standing.phase != LAYING:
                waiting, ending = _standing(kept, rows)
        except Refusal as refusal:
            problem = str(refusal)
        if problem is None and card.standing.closed is not None:
            problem = f"it was closed: {card.standing.closed}"
        return TableSheet(
            id=table,
            title=card.title,
            game=card.game,
            version=kept.version,
            options=card.options,
            state=card.standing.phase,
            host=names[card.host],
            access=card.access,
            spectators=card.spectators,
            seats=[
                SeatLine(s.seat, s.kind, card.name_of(s) or None, s.level) for s in card.sitters
            ],
            choices=card.standing.made,
            laid=spoken(card.created),
            first=spoken(acts[0].at) if acts else None,
            last=spoken(acts[-1].at) if acts else None,
            waiting=waiting,
            result=ending,
            problem=problem,
            rematch=card.standing.rematch,
        )

    async def record(self, table: str) -> Record:
        """The record of a table, up to its last choice; with its end line if it is over."""
        kept, card = await self._found(table)
        if card.standing.phase == LAYING:
            raise Refusal(f"the game at table {table} has not begun, so there is no record")
        record = _past(kept, await self._rows(table)).record(card.standing.result)
        # What was played by rules that have changed since is written down all the same.
        with suppress(Refusal):
            game = load(record.game)
            s = replay(game, record)
            if game.flow.over(s):
                record.end = result(game, s)
        return record

    async def _found(self, table: str) -> tuple[Kept, Card]:
        kept, card = await self._store.table(table), await self._store.card(table)
        if kept is None or card is None or card.standing.phase == CLEARED:
            raise Refusal(f"there is no table {table[:40]!r} in {self._name}")
        return kept, card

    async def _rows(self, table: str) -> list[Row]:
        try:
            return await self._store.journal_since(table, 0)
        except ValueError as problem:
            raise Refusal(f"the journal of table {table} cannot be read: {problem}") from None


@asynccontextmanager
async def overview(database: str) -> AsyncIterator[Overview]:
    """The tables of a database as they are at this moment; clear refusals of one that has none."""
    name = shown(url_for(database))
    store = Store(database, reading=True)
    try:
        await _try(store, name)
        yield Overview(store, name)
    except (SQLAlchemyError, Lost) as problem:
        raise Refusal(f"the tables in {name} cannot be read: {reason(problem)}") from None
    finally:
        await store.close()


async def _try(store: Store, name: str) -> None:
    try:
        if store.engine.dialect.name == "sqlite":
            # Before the driver has threads that would complain of a file that cannot be used.
            with closing(sqlite3.connect(f"{store.engine.url.database}?mode=ro", uri=True)) as file:
                file.execute("PRAGMA schema_version")
        async with store.engine.connect():
            pass
    except Exception as problem:
        # Drivers raise errors of many kinds: no file, no server, a wrong password.
        raise Refusal(f"the database {name} cannot be read: {reason(problem)}") from None


def _past(kept: Kept, rows: Sequence[Row]) -> Past:
    try:
        past = Past.kept(kept, rows)
    except ValueError as problem:
        raise Refusal(f"what was agreed at table {kept.id} cannot be read: {problem}") from None
    if not isinstance(past.chosen, dict):
        raise Refusal(f"what was agreed at table {kept.id} cannot be read: {kept.options!r}")
    return past


def _ended(card: Card) -> Ending | None:
    """How a game ended, as it was told then."""
    result = card.standing.result
    return Ending(result.outcome, result.places, result.scores) if result is not None else None


def _standing(kept: Kept, rows: Sequence[Row]) -> tuple[list[Seat], Ending | None]:
    """For whom a table waits, or how it ended; refused where that cannot be told."""
    game = load(kept.game)
    s = replay(game, _past(kept, rows).record())
    if game.flow.over(s):
        return [], Ending(game.outcome(s), game.places(s), game.scores(s))
    return game.flow.waiting(s), None
