"""How people can be called, and for what they were, as it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import RowMapping, Select, bindparam, select

from sobremesa.play.clock import now
from sobremesa.play.reach import Bell, Quiet, Reach
from sobremesa.play.standing import PLAYING
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.call_schema import BELLS, CALLS, REACH
from sobremesa.play.store.schema import SITTERS, TABLES
from sobremesa.play.store.writer import Behind

DROP: Final = BELLS.delete().where(BELLS.c.id == bindparam("device"))
DROP_OWN: Final = DROP.where(BELLS.c.person == bindparam("whose"))
DROP_ALL: Final = BELLS.delete().where(BELLS.c.person == bindparam("whose"))
ADD: Final = BELLS.insert()
UNREACH: Final = REACH.delete().where(REACH.c.person == bindparam("whose"))
KEEP: Final = REACH.insert()
NOTE: Final = CALLS.insert()


class KeptCalls(Base):
    """Devices and addresses of people, and the calls that were made."""

    async def keep_device(self, person: str, device: Bell) -> None:
        """Let a device be called for that person, and for nobody else."""
        row = {
            "id": device.id,
            "person": person,
            "endpoint": device.endpoint,
            "key": device.key,
            "secret": device.secret,
            "language": device.language,
            "since": device.since,
        }
        await self.writer.keep([Write(6, DROP, {"device": device.id}), Write(7, ADD, row)])

    async def drop_device(self, device: str, person: str | None = None) -> None:
        """Call a device no more; with a person, only if it is his."""
        gone = {"device": device}
        write = Write(6, DROP_OWN, {**gone, "whose": person}) if person else Write(6, DROP, gone)
        await self.writer.keep([write])

    async def bells(self, people: Iterable[str]) -> dict[str, list[Bell]]:
        """The devices of people, the oldest first."""
        wanted = select(BELLS).where(BELLS.c.person.in_(people)).order_by(BELLS.c.since)
        found: dict[str, list[Bell]] = {}
        for row in await self._all(wanted):
            named = {name: row[name] for name in Bell.__struct_fields__}
            found.setdefault(row["person"], []).append(Bell(**named))
        return found

    async def reach(self, people: Iterable[str]) -> dict[str, Reach]:
        """What people wish besides."""
        rows = await self._all(select(REACH).where(REACH.c.person.in_(people)))
        return {row["person"]: _reach(row) for row in rows}

    async def keep_reach(self, reach: Reach) -> None:
        """Keep what somebody wishes, instead of what he wished before."""
        quiet = reach.quiet
        row = {
            "person": reach.person,
            "address": reach.address,
            "confirmed": reach.confirmed,
            "language": reach.language,
            "quiet_from": quiet.begin if quiet else None,
            "quiet_until": quiet.end if quiet else None,
            "zone": quiet.zone if quiet else None,
        }
        await self.writer.keep([Write(6, UNREACH, {"whose": reach.person}), Write(7, KEEP, row)])

    async def forget_reach(self, person: str) -> None:
        """Forget by which ways somebody could be called."""
        whose = {"whose": person}
        await self.writer.keep([Write(6, DROP_ALL, whose), Write(6, UNREACH, whose)])

    async def note_call(self, table: str, person: str, kind: str, number: int) -> bool:
        """Whether a call is still to be made: then it is noted, and nobody else makes it."""
        row = {"table": table, "person": person, "kind": kind, "number": number, "at": now()}
        try:
            await self.writer.keep([Write(6, NOTE, row)])
        except Behind:
            return False
        return True

    async def due_soon(self, at: int, until: int, most: int) -> list[str]:
        """Tables that wait by a clock, and no longer than until then; the most urgent first."""
        wanted = (
            select(TABLES.c.id)
            .where((TABLES.c.due > at) & (TABLES.c.due <= until) & (TABLES.c.state == PLAYING))
            .where(TABLES.c.closed.is_(None) & TABLES.c.id.in_(self._reachable))
            .order_by(TABLES.c.due)
        )
        return [row["id"] for row in await self._all(wanted.limit(most))]

    async def uncalled(self, since: int, most: int) -> list[str]:
        """Tables that wait since then, where somebody can be called and nobody was."""
        called = select(CALLS.c.table).where(
            (CALLS.c.table == TABLES.c.id) & (CALLS.c.at >= TABLES.c.moved)
        )
        wanted = (
            select(TABLES.c.id)
            .where((TABLES.c.state == PLAYING) & (TABLES.c.moved >= since))
            .where(TABLES.c.closed.is_(None) & TABLES.c.id.in_(self._reachable) & ~called.exists())
            .order_by(TABLES.c.moved)
        )
        return [row["id"] for row in await self._all(wanted.limit(most))]

    @property
    def _reachable(self) -> Select[Any]:
        """The tables at which somebody sits who can be called."""
        reached = select(REACH.c.person).where(REACH.c.confirmed)
        anybody = select(BELLS.c.person).union(reached)
        return select(SITTERS.c.table).where(SITTERS.c.person.in_(anybody))


def _reach(row: RowMapping) -> Reach:
    quiet = None
    if row["quiet_from"] is not None:
        quiet = Quiet(row["quiet_from"], row["quiet_until"], row["zone"])
    return Reach(row["person"], row["address"], row["confirmed"], row["language"], quiet)
