"""Which process lets the bots of a table think: it spares work and decides nothing."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.play.seats import BOT
from sobremesa.play.store.hours import Hours
from sobremesa.play.store.schema import LEASES, TABLES


class Leases(Hours):
    """Tables whose bots are to move, or whose time is up."""

    async def overdue(self, most: int) -> list[str]:
        """The tables whose time is up and that are not left to another process, longest first."""
        others = (LEASES.c.until > self._clock) & (LEASES.c.node != self.node)
        wanted = (
            select(TABLES.c.id)
            .where((TABLES.c.due <= self._clock) & TABLES.c.closed.is_(None))
            .where(TABLES.c.id.not_in(select(LEASES.c.table).where(others)))
            .order_by(TABLES.c.due)
        )
        return [row["id"] for row in await self._all(wanted.limit(most))]

    async def bots_turn(self, most: int, after: str = "") -> list[str]:
        """The tables where a bot is to move and no process lets it think, those after a name."""
        kept = select(LEASES.c.table).where(LEASES.c.until > self._clock)
        wanted = (
            select(TABLES.c.id)
            .where((TABLES.c.turn == BOT) & (TABLES.c.id > after) & TABLES.c.id.not_in(kept))
            .where(TABLES.c.closed.is_(None))
            .order_by(TABLES.c.id)
        )
        return [row["id"] for row in await self._all(wanted.limit(most))]

    async def lease(self, table: str, ms: int) -> bool:
        """Let the bots of a table think in this process for a while, unless another lets them."""
        node, until = self.node, self._clock + ms
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
