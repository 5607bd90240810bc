"""A database that can be asked and written to; what the verbs of the store stand on."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable, RowMapping
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sobremesa.play.person import token
from sobremesa.play.store.database import engine_for, reason
from sobremesa.play.store.writer import Lost, Writer


class Base:
    """A database; all writing goes through one writer that commits many jobs at once."""

    def __init__(self, database: str, reading: bool = False) -> None:
        self.engine = engine_for(database, reading)
        self.node = token(12)
        """This process, among those that serve the same tables."""
        self.writer = Writer(self.engine)
        self.alone = self.writer.alone
        """Whether no other process can write into the same tables."""

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
