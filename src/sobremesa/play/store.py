"""Where tables are kept: journals, committed before anyone is told of what is in them.

All the SQL there is stands here, behind verbs; `schema.py` has the columns.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Executable,
    RowMapping,
    Select,
    bindparam,
    cast,
    extract,
    func,
    literal,
    select,
    text,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sobremesa.core.words import Refusal, Seat
from sobremesa.play import news
from sobremesa.play.agreement import Agreement
from sobremesa.play.cards import CLEARED, LAYING, PAUSED, PLAYING, Card, Standing
from sobremesa.play.clock import now
from sobremesa.play.database import engine_for, migrate, reason, shown, try_file
from sobremesa.play.journal import Acted, Laid, Row, Sat, read, written
from sobremesa.play.person import Person
from sobremesa.play.schema import JOURNAL, KEYS, LEASES, PEOPLE, SITTERS, TABLES
from sobremesa.play.seats import BOT, Sitter
from sobremesa.play.writer import Behind, Lost, Write, Writer

__all__ = ["Behind", "Kept", "Lost", "Store"]

LAY: Final = TABLES.insert()
SEAT: Final = SITTERS.insert()
APPEND: Final = JOURNAL.insert()
STAND: Final = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("table"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in (
                "state",
                "number",
                "made",
                "moved",
                "waiting",
                "turn",
                "result",
                "rematch",
                "closed",
            )
        }
    )
)
CORRECT: Final = STAND.where(TABLES.c.number == bindparam("new_number"))
MARK: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(closed=bindparam("why"))
)
RESEAT: Final = (
    SITTERS.update()
    .where((SITTERS.c.table == bindparam("at_table")) & (SITTERS.c.seat == bindparam("at_seat")))
    .values({name: bindparam(name) for name in ("person", "level", "invited", "code")})
)
GREET: Final = PEOPLE.insert()
RENAME: Final = (
    PEOPLE.update().where(PEOPLE.c.id == bindparam("person")).values(name=bindparam("new_name"))
)

ASKED: Final = 1000
"""About so many tables at most is asked at once."""

_options: msgspec.json.Decoder[dict[str, str]] = msgspec.json.Decoder(dict[str, str])
_result: msgspec.json.Decoder[news.Result] = msgspec.json.Decoder(news.Result)


class Kept(NamedTuple):
    """A table as it was laid: what an agreement is made of, if its game is still known."""

    id: str
    title: str
    game: str
    version: int
    seats: int
    options: str
    seed: bytes
    host: str
    access: news.Access
    spectators: bool
    created: int


class Store:
    """A database; all writing goes through one writer that commits many jobs at once."""

    def __init__(self, database: str, reading: bool = False) -> None:
        self.engine = engine_for(database, reading)
        self.writer = Writer(self.engine)
        self.alone = self.writer.alone
        """Whether no other process can write into the same tables."""

    async def open(self) -> None:
        """Bring the database to the newest shape and start writing."""
        try:
            if self.engine.dialect.name == "sqlite":
                try_file(self.engine.url.database or "")
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except Exception as problem:
            # Drivers raise errors of many kinds: unknown settings, no server, a newer shape.
            await self.engine.dispose()
            raise Refusal(
                f"the database {shown(self.engine.url)} cannot be opened: {reason(problem)}"
            ) from None
        self.writer.start()

    async def close(self) -> None:
        """Keep what is still waiting to be kept, and let the database go."""
        await self.writer.stop()
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key of the server; the fresh one where there is none yet."""
        asked = select(KEYS.c.value).where(KEYS.c.name == name)
        row = await self._one(asked)
        if row is None:
            try:
                await self.writer.keep([Write(0, KEYS.insert(), {"name": name, "value": fresh})])
            except Behind:
                row = await self._one(asked)
        return bytes(row["value"]) if row is not None else fresh

    # People.

    async def person(self, secret: bytes) -> Person | None:
        """The person with the secret that has this hash."""
        row = await self._one(select(PEOPLE).where(PEOPLE.c.secret == secret))
        return Person(row["id"], row["name"]) if row is not None else None

    async def introduce(self, person: Person, secret: bytes) -> None:
        """Keep a new person, with the hash of his secret."""
        row = {"id": person.id, "secret": secret, "name": person.name, "since": now()}
        await self.writer.keep([Write(0, GREET, row)])

    async def rename(self, person: str, name: str) -> None:
        """Call a person by another name from now on."""
        await self.writer.keep([Write(0, RENAME, {"person": person, "new_name": name})])

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people."""
        rows = await self._all(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
        return {row["id"]: row["name"] for row in rows}

    # Tables.

    async def lay(
        self,
        agreement: Agreement,
        sitters: Sequence[Sat],
        after: tuple[str, Row, Standing] | None = None,
    ) -> None:
        """Keep a new table; with it the entry of an old one whose rematch it is."""
        standing = Standing(LAYING, 1, 0, agreement.created, [])
        writes = [
            Write(1, LAY, _agreed(agreement) | _stood(standing, None)),
            *[Write(2, SEAT, {"table": agreement.id, **_seated(sat)}) for sat in sitters],
            Write(3, APPEND, _row(agreement.id, Row(0, agreement.created, Laid([*sitters])))),
        ]
        if after is None:
            await self.writer.keep(writes)
            return
        table, row, stood = after
        await self.writer.keep(writes + _appended(table, row, stood, None), table, stood.number)

    async def append(self, table: str, row: Row, standing: Standing, turn: str | None) -> None:
        """Write an entry, and what follows from it; `Behind` if that number is taken."""
        writes = _appended(table, row, standing, turn)
        await self.writer.keep(writes, table, standing.number)

    async def stand(self, table: str, standing: Standing, turn: str | None) -> None:
        """Correct what is kept beside a journal that has no further entry."""
        await self.writer.keep([Write(4, CORRECT, _standing_row(table, standing, turn))])

    async def mark(self, table: str, why: str) -> None:
        """Let a table's card say why it cannot be played; its journal stays as it is."""
        await self.writer.keep([Write(4, MARK, {"at_table": table, "why": why})])

    async def table(self, table: str) -> Kept | None:
        """A table as it was laid."""
        row = await self._one(
            select(*[TABLES.c[name] for name in Kept._fields]).where(TABLES.c.id == table)
        )
        return Kept(**{**row, "seed": bytes(row["seed"])}) if row is not None else None

    async def journal_since(self, table: str, number: int) -> list[Row]:
        """All entries of a table from that number on, in order."""
        wanted = select(JOURNAL).where((JOURNAL.c.table == table) & (JOURNAL.c.number >= number))
        rows = await self._all(wanted.order_by(JOURNAL.c.number))
        return [Row(row["number"], row["at"], read(row["body"])) for row in rows]

    async def act(self, table: str, seat: Seat, message: str) -> Acted | None:
        """The act that a client sent under that id, if it was carried out."""
        row = await self._one(
            select(JOURNAL.c.body).where(
                (JOURNAL.c.table == table)
                & (JOURNAL.c.seat == seat)
                & (JOURNAL.c.message == message)
            )
        )
        entry = read(row["body"]) if row is not None else None
        return entry if isinstance(entry, Acted) else None

    async def invitation(self, code: str) -> tuple[str, Seat] | None:
        """The table and the seat that an invitation is for."""
        row = await self._one(select(SITTERS).where(SITTERS.c.code == code))
        return (row["table"], row["seat"]) if row is not None else None

    # Lists.

    async def card(self, table: str) -> Card | None:
        """A table in short."""
        cards = await self._cards(select(TABLES).where(TABLES.c.id == table))
        return cards[0] if cards else None

    async def own_cards(self, person: str, most: int) -> list[Card]:
        """The newest tables where the person sits or which he has laid."""
        own = select(SITTERS.c.table).where(SITTERS.c.person == person)
        return await self._cards(
            select(TABLES)
            .where(((TABLES.c.host == person) | TABLES.c.id.in_(own)) & _there())
            .order_by(TABLES.c.created.desc())
            .limit(most)
        )

    async def open_cards(self, most: int) -> list[Card]:
        """Tables that anybody may join or watch: first those with a free seat, then the newest."""
        free = select(SITTERS.c.table).where(
            SITTERS.c.person.is_(None) & SITTERS.c.level.is_(None) & ~SITTERS.c.invited
        )
        joinable = (TABLES.c.state == LAYING) & TABLES.c.id.in_(free)
        watchable = TABLES.c.state.in_([LAYING, PLAYING, PAUSED]) & TABLES.c.spectators
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

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the journals of these tables have."""
        found: dict[str, int] = {}
        for at in range(0, len(tables), ASKED):
            some = tables[at : at + ASKED]
            wanted = select(TABLES.c.id, TABLES.c.number).where(TABLES.c.id.in_(some))
            found |= {row["id"]: row["number"] for row in await self._all(wanted)}
        return found

    async def bots_turn(self, most: int) -> list[str]:
        """The tables where a bot is to move and no process lets it think."""
        kept = select(LEASES.c.table).where(LEASES.c.until > self._clock)
        wanted = select(TABLES.c.id).where((TABLES.c.turn == BOT) & TABLES.c.id.not_in(kept))
        return [row["id"] for row in await self._all(wanted.limit(most))]

    async def lease(self, table: str, node: str, ms: int) -> bool:
        """Let the bots of a table think in this process for a while, unless another lets them."""
        until = self._clock + ms
        take = insert(LEASES).values(table=table, node=node, until=until)
        take = take.on_conflict_do_update(
            index_elements=[LEASES.c.table],
            set_={"node": node, "until": until},
            where=(LEASES.c.node == node) | (LEASES.c.until < self._clock),
        )
        try:
            async with self.engine.begin() as connection:
                return (await connection.execute(take)).rowcount == 1
        except (SQLAlchemyError, OSError):
            return False

    @property
    def _clock(self) -> Any:
        """The database's own clock, in milliseconds: the processes' may differ."""
        if self.alone:
            return literal(now())
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

    async def _cards(self, wanted: Select[Any]) -> list[Card]:
        rows = await self._all(wanted)
        seated = await self._all(
            select(SITTERS)
            .where(SITTERS.c.table.in_([row["id"] for row in rows]))
            .order_by(SITTERS.c.seat)
        )
        names = await self.names({row["person"] for row in seated if row["person"] is not None})
        cards = {row["id"]: _card(row, names) for row in rows}
        for row in seated:
            cards[row["table"]].sitters.append(
                Sitter(row["seat"], row["person"], row["level"], row["invited"], row["code"])
            )
        return list(cards.values())

    async def _one(self, query: Executable) -> RowMapping | None:
        rows = await self._all(query)
        return rows[0] if rows else None

    async def _all(self, query: Executable) -> Sequence[RowMapping]:
        """The answer; a connection that was cut is made anew once."""
        try:
            return await self._asked(query)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise Lost(reason(problem)) from None
        except OSError as problem:
            raise Lost(reason(problem)) from None
        try:
            return await self._asked(query)
        except (SQLAlchemyError, OSError) as problem:
            raise Lost(reason(problem)) from None

    async def _asked(self, query: Executable) -> Sequence[RowMapping]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()


def _there() -> Any:
    return TABLES.c.state != CLEARED


def _agreed(agreement: Agreement) -> dict[str, object]:
    return {
        "id": agreement.id,
        "title": agreement.title,
        "game": agreement.game.name,
        "version": agreement.game.version,
        "seats": agreement.options.seats,
        "options": json.dumps(agreement.options.chosen),
        "seed": agreement.seed,
        "host": agreement.host,
        "access": agreement.access,
        "spectators": agreement.spectators,
        "created": agreement.created,
    }


def _stood(standing: Standing, turn: str | None) -> dict[str, object]:
    result = standing.result
    return {
        "state": standing.phase,
        "number": standing.number,
        "made": standing.made,
        "moved": standing.moved,
        "waiting": sum(1 << seat for seat in standing.waiting),
        "turn": turn,
        "result": msgspec.json.encode(result).decode() if result is not None else None,
        "rematch": standing.rematch,
        "closed": standing.closed,
    }


def _standing_row(table: str, standing: Standing, turn: str | None) -> dict[str, object]:
    stood = {f"new_{name}": value for name, value in _stood(standing, turn).items()}
    return {"table": table, **stood}


def _seated(sat: Sat) -> dict[str, object]:
    return {
        "seat": sat.seat,
        "person": sat.person,
        "level": sat.level,
        "invited": sat.invited,
        "code": sat.code,
    }


def _row(table: str, row: Row) -> dict[str, object]:
    act = row.entry if isinstance(row.entry, Acted) else None
    return {
        "table": table,
        "number": row.number,
        "at": row.at,
        "seat": act.seat if act is not None else None,
        "message": act.message if act is not None else None,
        "body": written(row.entry).decode(),
    }


def _appended(table: str, row: Row, standing: Standing, turn: str | None) -> list[Write]:
    stood = _standing_row(table, standing, turn)
    writes = [Write(3, APPEND, _row(table, row)), Write(4, STAND, stood)]
    if isinstance(row.entry, Sat):
        seated = _seated(row.entry)
        at = {"at_table": table, "at_seat": seated.pop("seat")}
        writes.append(Write(5, RESEAT, {**at, **seated}))
    return writes


def _options_in(body: str) -> dict[str, str]:
    """The options of a card; a list must not fail because one row is not as it should be."""
    try:
        return _options.decode(body)
    except msgspec.DecodeError:
        return {}


def _result_in(body: str | None) -> news.Result | None:
    try:
        return _result.decode(body) if body is not None else None
    except msgspec.DecodeError:
        return None


def _card(row: RowMapping, names: dict[str, str]) -> Card:
    standing = Standing(
        row["state"],
        row["number"],
        row["made"],
        row["moved"],
        [seat for seat in range(row["seats"]) if row["waiting"] >> seat & 1],
        _result_in(row["result"]),
        row["rematch"],
        row["closed"],
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
    )
