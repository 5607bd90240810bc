"""A database that can be asked and written to; what the verbs of the store stand on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import Executable, RowMapping
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sobremesa.play.person import token
from sobremesa.play.store.database import engine_for, reason
from sobremesa.play.store.readers import reader_of
from sobremesa.play.store.writer import Lost, Writer


class Base:
    """A database; all writing goes through one writer that commits many jobs at once."""

    def __init__(self, database: str, reading: bool = False) -> None:
        self.engine = engine_for(database, reading)
        self.node = token(12)
        """This process, among those that serve the same tables."""
        self.writer = Writer(self.engine)
        self._reader = reader_of(self.engine)
        self.alone = self.writer.alone
        """Whether no other process can write into the same tables."""
        self._asking: set[asyncio.Task[Sequence[RowMapping]]] = set()

    async def _one(self, query: Executable, **values: object) -> RowMapping | None:
        rows = await self._all(query, **values)
        return rows[0] if rows else None

    async def _all(self, query: Executable, **values: object) -> Sequence[RowMapping]:
        """The answer, with the values filled in; a connection that was cut is made anew once."""
        try:
            return await self._asked(query, values)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise Lost(reason(problem)) from None
        except (SQLAlchemyError, OSError) as problem:
            # Also where all connections are busy for long: that is no fault of what was asked for.
            raise Lost(reason(problem)) from None
        try:
            return await self._asked(query, values)
        except (SQLAlchemyError, OSError) as problem:
            raise Lost(reason(problem)) from None

    async def _asked(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        # Whoever is cancelled while a connection is being made would leave it behind, open.
        asking = asyncio.create_task(self._reader.rows(query, values))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        return await asyncio.shield(asking)

    async def _let_go(self) -> None:
        """Let the database go, once nobody asks it any more."""
        await asyncio.gather(*self._asking, return_exceptions=True)
        await self._reader.close()
        await self.engine.dispose()
