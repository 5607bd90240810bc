"""What was dealt on each day, whose table counts, and how people did."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, func, select

from sobremesa.play.agreement import Agreement
from sobremesa.play.journal import Laid, Row
from sobremesa.play.standing import Standing
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.day_schema import DAY_TABLES, DAYS
from sobremesa.play.store.rows import (
    APPEND,
    LAY,
    SEAT,
    agreed_row,
    ended,
    journal_row,
    seated_row,
    stood_row,
)
from sobremesa.play.store.schema import AVOIDED, HOUSE, SITTERS, TABLES
from sobremesa.play.store.writer import Behind

DEAL: Final = DAYS.insert()
COUNT: Final = DAY_TABLES.insert()
LISTED: Final = 1000
"""So many days of a person are looked at."""

_MINE: Final = DAY_TABLES.c.person == bindparam("whose")
_ENDED: Final = DAY_TABLES.c.place.is_not(None)


class Claim(NamedTuple):
    """That a table is the one that counts for a person on that day."""

    day: str
    game: str
    person: str
    seat: int


class Counted(NamedTuple):
    """The table of a person that counts on a day, and how it ended, if it has."""

    day: str
    game: str
    person: str
    table: str
    seat: int
    place: int | None
    score: int | None
    margin: int | None
    seats: int
    late: bool
    """Whether a bot has the seat, because the time was up."""


class Many(NamedTuple):
    """How many did so at a day's table."""

    game: str
    place: int
    margin: int
    times: int


class KeptDays(Base):
    """The days of a server."""

    async def keep_position(self, day: str, game: str, position: str) -> None:
        """Keep what is dealt; whoever was faster has kept the same."""
        with suppress(Behind):
            await self.writer.keep(
                [Write(1, DEAL, {"day": day, "game": game, "position": position})]
            )

    async def position(self, day: str, game: str) -> str | None:
        """What is dealt on a day, if it is known yet."""
        wanted = select(DAYS.c.position).where((DAYS.c.day == day) & (DAYS.c.game == game))
        row = await self._one(wanted)
        return row["position"] if row is not None else None

    async def lay_begun(
        self,
        agreement: Agreement,
        rows: Sequence[Row],
        standing: Standing,
        turn: str | None,
        claim: Claim | None,
        origin: str | None = None,
    ) -> None:
        """Keep a new table with all that has happened at it; `Behind` if another one counts."""
        laid = rows[0].entry
        assert isinstance(laid, Laid)
        kept = {**agreed_row(agreement), "origin": origin, **stood_row(standing, turn)}
        writes = [
            Write(1, LAY, kept),
            *[Write(2, SEAT, {"table": agreement.id, **seated_row(sat)}) for sat in laid.sitters],
            *[Write(3, APPEND, journal_row(agreement.id, row)) for row in rows],
        ]
        if claim is not None:
            writes.append(Write(3, COUNT, {**claim._asdict(), "table": agreement.id}))
        await self.writer.keep([*writes, *ended(agreement.id, standing)])

    async def counted(self, day: str, people: Sequence[str]) -> list[Counted]:
        """The tables of these people that count on a day."""
        these = (DAY_TABLES.c.day == day) & DAY_TABLES.c.person.in_(people)
        return _counted(await self._all(_TABLES.where(these)))

    async def counted_of(self, person: str) -> list[Counted]:
        """All tables of a person that count, the newest day first."""
        wanted = _TABLES.where(_MINE).order_by(DAY_TABLES.c.day.desc(), DAY_TABLES.c.game)
        return _counted(await self._all(wanted, whose=person))

    async def days_of(self, person: str) -> list[str]:
        """The days on which a person has played to an end, the newest first."""
        played = select(DAY_TABLES.c.day).where(_MINE & _ENDED).distinct()
        wanted = played.order_by(DAY_TABLES.c.day.desc()).limit(LISTED)
        return [row["day"] for row in await self._all(wanted, whose=person)]

    async def spread(self, day: str) -> list[Many]:
        """How all people did on a day, game by game, the best first."""
        kinds = (DAY_TABLES.c.game, DAY_TABLES.c.place, DAY_TABLES.c.margin)
        wanted = (
            select(*kinds, func.count().label("times"))
            .where((DAY_TABLES.c.day == day) & _ENDED & (DAY_TABLES.c.person != HOUSE))
            .group_by(*kinds)
            .order_by(DAY_TABLES.c.game, DAY_TABLES.c.place, DAY_TABLES.c.margin.desc())
        )
        return [Many(**row) for row in await self._all(wanted)]

    async def avoiding(self, person: str) -> set[str]:
        """Those who have taken a person off their lists."""
        wanted = select(AVOIDED.c.person).where(AVOIDED.c.other == person)
        return {row["person"] for row in await self._all(wanted)}


_TABLES: Final = (
    select(
        DAY_TABLES.c.day,
        DAY_TABLES.c.game,
        DAY_TABLES.c.person,
        DAY_TABLES.c.table,
        DAY_TABLES.c.seat,
        DAY_TABLES.c.place,
        DAY_TABLES.c.score,
        DAY_TABLES.c.margin,
        TABLES.c.seats,
        SITTERS.c.why,
    )
    .join(TABLES, TABLES.c.id == DAY_TABLES.c.table)
    .join(
        SITTERS,
        (SITTERS.c.table == DAY_TABLES.c.table) & (SITTERS.c.seat == DAY_TABLES.c.seat),
    )
)


def _counted(rows: Sequence[Any]) -> list[Counted]:
    return [
        Counted(**{name: row[name] for name in Counted._fields[:-1]}, late=row["why"] is not None)
        for row in rows
    ]
