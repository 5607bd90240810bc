"""Asks a database: an SQLite file in threads, or over an engine's connections."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from sqlalchemy import Executable, RowMapping, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine

READERS: Final = 4
"""So many questions an SQLite file is asked at once."""


class Reader(Protocol):
    """Gets answers out of a database."""

    async def rows(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        """The whole answer, with the values filled in."""
        ...

    async def close(self) -> None:
        """Ask no more."""


class EngineReader:
    """Asks over the engine's connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def rows(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        """The whole answer."""
        async with self._engine.connect() as connection:
            return (await connection.execute(query, values)).mappings().all()

    async def close(self) -> None:
        """The engine is somebody else's."""


class FileReader:
    """Asks an SQLite file, each question from its beginning to its end in one thread.

    The engine's own driver goes to a thread and back for each step of a question, a dozen times,
    and that costs several times what the question does.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        address = engine.url.set(drivername="sqlite")
        self._engine = create_engine(address, hide_parameters=True, pool_size=READERS)
        self._beside = ThreadPoolExecutor(READERS, "reader")

    async def rows(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        """The whole answer."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._beside, self._rows, query, values)

    async def close(self) -> None:
        """Let the file and the threads go."""
        self._beside.shutdown()
        self._engine.dispose()

    def _rows(self, query: Executable, values: dict[str, object]) -> Sequence[RowMapping]:
        with self._engine.connect() as connection:
            return connection.execute(query, values).mappings().all()


def reader_of(engine: AsyncEngine) -> Reader:
    """Whoever asks the engine's database."""
    return FileReader(engine) if engine.dialect.name == "sqlite" else EngineReader(engine)
