"""Tables and their journals, as they are kept, with what follows from each entry."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Update, bindparam, select

from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.agreement import Agreement
from sobremesa.play.cards import LAYING, Standing
from sobremesa.play.journal import Acted, Laid, Opened, Renewed, Row, Sat, read, written
from sobremesa.play.store.base import Base
from sobremesa.play.store.schema import JOURNAL, SITTERS, TABLES
from sobremesa.play.store.writer import Write

LAY: Final = TABLES.insert()
SEAT: Final = SITTERS.insert()
APPEND: Final = JOURNAL.insert()
MOVING: Final = ("number", "made", "moved", "waiting")
"""What every act changes; no index has it, so that a move costs one row and nothing else."""
STANDING: Final = (*MOVING, "state", "turn", "result", "rematch", "closed")


def _update(names: tuple[str, ...]) -> Update:
    new: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
    return TABLES.update().where(TABLES.c.id == bindparam("table")).values(new)


MOVE: Final = _update(MOVING)
STAND: Final = _update(STANDING)
CORRECT: Final = STAND.where(TABLES.c.number == bindparam("new_number"))
MARK: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(closed=bindparam("why"))
)
RENEW: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(version=bindparam("new"))
)
OPEN: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(access=bindparam("new"))
)
RESEAT: Final = (
    SITTERS.update()
    .where((SITTERS.c.table == bindparam("at_table")) & (SITTERS.c.seat == bindparam("at_seat")))
    .values({name: bindparam(name) for name in ("person", "level", "invited", "code", "called")})
)


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


class Journals(Base):
    """What has happened at the tables."""

    async def lay(
        self,
        agreement: Agreement,
        sitters: Sequence[Sat],
        after: tuple[str, Row, Standing] | None = None,
        origin: str | None = None,
    ) -> None:
        """Keep a new table; with it the entry of an old one whose rematch it is."""
        standing = Standing(LAYING, 1, 0, agreement.created, [])
        writes = [
            Write(1, LAY, {**_agreed(agreement), "origin": origin, **_stood(standing, None)}),
            *[Write(2, SEAT, {"table": agreement.id, **_seated(sat)}) for sat in sitters],
            Write(3, APPEND, _row(agreement.id, Row(0, agreement.created, Laid([*sitters])))),
        ]
        if after is None:
            await self.writer.keep(writes)
            return
        table, row, stood = after
        await self.writer.keep(writes + _appended(table, row, stood, None), table, stood.number)

    async def append(
        self,
        table: str,
        row: Row,
        standing: Standing,
        turn: str | None,
        only_moved: bool = False,
    ) -> None:
        """Write an entry, and what follows from it; `Behind` if that number is taken."""
        writes = _appended(table, row, standing, turn, only_moved)
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


def _moved_row(table: str, standing: Standing) -> dict[str, object]:
    return {
        "table": table,
        "new_number": standing.number,
        "new_made": standing.made,
        "new_moved": standing.moved,
        "new_waiting": sum([1 << seat for seat in standing.waiting]),
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
        "called": sat.called or None,
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


def _appended(
    table: str, row: Row, standing: Standing, turn: str | None, only_moved: bool = False
) -> list[Write]:
    appended = Write(3, APPEND, _row(table, row))
    if only_moved:
        return [appended, Write(4, MOVE, _moved_row(table, standing))]
    writes = [appended, Write(4, STAND, _standing_row(table, standing, turn))]
    if isinstance(row.entry, Sat):
        seated = _seated(row.entry)
        at = {"at_table": table, "at_seat": seated.pop("seat")}
        writes.append(Write(5, RESEAT, {**at, **seated}))
    if isinstance(row.entry, Renewed):
        writes.append(Write(5, RENEW, {"at_table": table, "new": row.entry.version}))
    if isinstance(row.entry, Opened):
        writes.append(Write(5, OPEN, {"at_table": table, "new": row.entry.access}))
    return writes
