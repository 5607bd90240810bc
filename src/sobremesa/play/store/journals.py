"""Tables and their journals, as they are kept, with what follows from each entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import select

from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.agreement import Agreement
from sobremesa.play.journal import Acted, Row, Sat, read
from sobremesa.play.standing import LAYING, Standing
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import OnKept, Write
from sobremesa.play.store.rows import (
    APPEND,
    CORRECT,
    LAY,
    MARK,
    SEAT,
    agreed_row,
    appended,
    ended,
    journal_row,
    seated_row,
    standing_row,
    stood_row,
)
from sobremesa.play.store.schema import JOURNAL, SITTERS, TABLES


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
    access: table_info.Access
    spectators: bool
    created: int
    data: str | None = None
    """The digest of the data it is played with, if these are corrected."""


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
        laid = Row(0, agreement.created, agreement.laid(sitters))
        writes = [
            Write(1, LAY, {**agreed_row(agreement), "origin": origin, **stood_row(standing, None)}),
            *[Write(2, SEAT, {"table": agreement.id, **seated_row(sat)}) for sat in sitters],
            Write(3, APPEND, journal_row(agreement.id, laid)),
        ]
        if after is None:
            await self.writer.keep(writes)
            return
        table, row, stood = after
        await self.writer.keep(writes + appended(table, row, stood, None), table, stood.number)

    async def append(
        self,
        table: str,
        row: Row,
        standing: Standing,
        turn: str | None,
        only_moved: bool = False,
    ) -> None:
        """Write an entry, and what follows from it; `Behind` if that number is taken."""
        writes = appended(table, row, standing, turn, only_moved)
        await self.writer.keep(writes, table, standing.number)

    def put(
        self,
        table: str,
        row: Row,
        standing: Standing,
        turn: str | None,
        only_moved: bool,
        on_kept: OnKept,
    ) -> None:
        """The same without waiting: `on_kept` is called then, or with what went wrong."""
        writes = appended(table, row, standing, turn, only_moved)
        self.writer.put(writes, table, standing.number, on_kept)

    async def stand(self, table: str, standing: Standing, turn: str | None) -> None:
        """Correct what is kept beside a journal that has no further entry."""
        corrected = Write(4, CORRECT, standing_row(table, standing, turn))
        await self.writer.keep([corrected, *ended(table, standing)])

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
