"""Which process lets the bots of a table think: it spares work and decides nothing."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, cast, extract, func, literal, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.play.clock import now
from sobremesa.play.seats import BOT
from sobremesa.play.store.base import Base
from sobremesa.play.store.schema import LEASES, TABLES


class Leases(Base):
    """Tables whose bots are to move."""

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

    @property
    def _clock(self) -> Any:
        """The database's own clock, in milliseconds: the processes' may differ."""
        if self.alone:
            return literal(now())
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
