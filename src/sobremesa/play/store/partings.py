"""People who become others, or are forgotten: what is kept of them, and where they left traces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, literal_column, null, select

from sobremesa.play.evening import Evening
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.call_schema import BELLS, CALLS, REACH
from sobremesa.play.store.day_schema import DAY_TABLES
from sobremesa.play.store.lists import UNFINISHED
from sobremesa.play.store.schema import (
    AVOIDED,
    DEVICES,
    JOURNAL,
    PASSKEYS,
    PEOPLE,
    POCKET_KEYS,
    SITTERS,
    TABLES,
)

FORGET: Final = "forget"
"""How somebody parts who joins nobody."""
SECRETS: Final = (DEVICES, POCKET_KEYS, PASSKEYS, BELLS)
WAYS: Final = [delete(kept).where(kept.c.person == bindparam("whose")) for kept in (REACH, CALLS)]
"""Mail and quiet hours are a person's own: whoever joins another has that one's."""
PART: Final = (
    PEOPLE.update()
    .where(PEOPLE.c.id == bindparam("whose"))
    .values(name=literal_column("''"), parting=bindparam("how"))
)
_THEIRS: Final = DAY_TABLES.alias("theirs")
_SAME_DAY: Final = (_THEIRS.c.day == DAY_TABLES.c.day) & (_THEIRS.c.game == DAY_TABLES.c.game)
_DAYS_OF: Final = DAY_TABLES.c.person == bindparam("whose")
NO_DAYS: Final = delete(DAY_TABLES).where(_DAYS_OF)
ONCE_A_DAY: Final = NO_DAYS.where(
    select(_THEIRS.c.seat).where(_SAME_DAY & (_THEIRS.c.person == bindparam("how"))).exists()
)
"""Whoever joins another has one table a day with him: the other one's, if both have played."""
HAND_ON_DAYS: Final = DAY_TABLES.update().where(_DAYS_OF).values(person=bindparam("how"))
UNTITLE: Final = (
    TABLES.update()
    .where(TABLES.c.host == bindparam("whose"))
    .values(title=literal_column("''"), origin=null())
)
LOSE: Final = [
    *[delete(kept).where(kept.c.person == bindparam("whose")) for kept in SECRETS],
    *WAYS,
    NO_DAYS,
    UNTITLE,
]
HAND_ON: Final = [
    *[
        kept.update().where(kept.c.person == bindparam("whose")).values(person=bindparam("how"))
        for kept in SECRETS
    ],
    *WAYS,
    ONCE_A_DAY,
    HAND_ON_DAYS,
]
MEET_NOBODY: Final = delete(AVOIDED).where(
    (AVOIDED.c.person == bindparam("whose")) | (AVOIDED.c.other == bindparam("whose"))
)
GONE: Final = PEOPLE.update().where(PEOPLE.c.id == bindparam("whose")).values(parting=null())
REWRITE: Final = (
    JOURNAL.update()
    .where(JOURNAL.c.table == bindparam("at_table"))
    .where(JOURNAL.c.number == bindparam("at_number"))
    .values(body=bindparam("new_body"))
)
RECOUNT: Final = (
    TABLES.update()
    .where(TABLES.c.id == bindparam("at_table"))
    .values(evening=bindparam("new_evening"))
)


class Partings(Base):
    """Who is parting, and what is left of him."""

    async def part(self, person: str, how: str) -> None:
        """Let a person have no name; his secrets are the other one's, or gone with his titles."""
        values = {"whose": person, "how": how}
        secrets = LOSE if how == FORGET else HAND_ON
        writes = [Write(1, statement, values) for statement in secrets]
        await self.writer.keep(
            [Write(0, PART, values), *writes, Write(2, MEET_NOBODY, {"whose": person})]
        )

    async def parting(self) -> list[tuple[str, str]]:
        """People whose traces are still to be seen to, and how they part."""
        wanted = select(PEOPLE.c.id, PEOPLE.c.parting).where(PEOPLE.c.parting.is_not(None))
        return [(row["id"], row["parting"]) for row in await self._all(wanted)]

    async def unfinished_of(self, person: str) -> list[str]:
        """The tables that a person has laid or sits at, and that have not ended."""
        own = select(SITTERS.c.table).where(SITTERS.c.person == person)
        mine = (TABLES.c.host == person) | TABLES.c.id.in_(own)
        wanted = select(TABLES.c.id).where(mine & TABLES.c.state.in_(UNFINISHED))
        return [row["id"] for row in await self._all(wanted.order_by(TABLES.c.id))]

    async def gone(self, person: str) -> None:
        """All his traces are seen to."""
        await self.writer.keep([Write(1, GONE, {"whose": person})])

    async def traces(self, person: str, journals: bool) -> list[str]:
        """The tables where he sits, is expected, or is host; by their journals, also was once.

        No index leads to that: all journals are read through, as a person is forgotten once.
        """
        seated = (SITTERS.c.person == person) | (SITTERS.c.expected == person)
        wanted = [
            select(SITTERS.c.table.label("at")).where(seated),
            select(TABLES.c.id.label("at")).where(TABLES.c.host == person),
        ]
        if journals:
            named = JOURNAL.c.body.contains(f'"{person}"', autoescape=True)
            wanted.append(select(JOURNAL.c.table.label("at")).where(named).distinct())
        return sorted({row["at"] for each in wanted for row in await self._all(each)})

    async def bodies(self, table: str) -> list[tuple[int, str]]:
        """All entries of a table as they are written, in order."""
        wanted = select(JOURNAL.c.number, JOURNAL.c.body).where(JOURNAL.c.table == table)
        rows = await self._all(wanted.order_by(JOURNAL.c.number))
        return [(row["number"], row["body"]) for row in rows]

    async def keep_evening(self, table: str, evening: Evening) -> None:
        """Write anew how the evening stood when a table was laid."""
        values = {"at_table": table, "new_evening": msgspec.json.encode(evening).decode()}
        await self.writer.keep([Write(3, RECOUNT, values)])

    async def rewrite(self, table: str, bodies: Sequence[tuple[int, str]]) -> None:
        """Write entries anew, each in its place; nothing else of the journal changes."""
        writes: list[dict[str, Any]] = [
            {"at_table": table, "at_number": number, "new_body": body} for number, body in bodies
        ]
        if writes:
            await self.writer.keep([Write(3, REWRITE, values) for values in writes])
