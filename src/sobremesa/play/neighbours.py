"""Hears what other processes have written, where several serve the same tables.

PostgreSQL tells of each commit. Nothing depends on hearing it: whoever has missed something reads
the journal before it refuses or greets anybody; a table would only stand still for its viewers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL: Final = "sobremesa"
MANY: Final = "many"
"""Said of a commit with more tables than a notice can name."""
LONGEST_NOTICE: Final = 7000
RETRY_S: Final = 0.5
DEAF_S: Final = 3.0
"""Pages that may have missed something for so long are sent away; they come back elsewhere."""

Written = dict[str, int]
"""How many entries each table's journal has now."""

TELL: Final = text(f"SELECT pg_notify('{CHANNEL}', :notice)")


def notice(written: Written) -> str:
    """What a commit tells the others."""
    told = msgspec.json.encode(written).decode()
    return told if len(told) <= LONGEST_NOTICE else MANY


class Neighbours:
    """A connection that listens; it is made again whenever it is lost."""

    def __init__(
        self,
        engine: AsyncEngine,
        on_written: Callable[[Written], None],
        on_missed: Callable[[], Awaitable[None]],
        on_deaf: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._on_written = on_written
        self._on_missed = on_missed
        self._on_deaf = on_deaf
        self._many = asyncio.Event()
        self._gone = asyncio.Event()

    async def listen(self) -> None:
        """Listen for ever."""
        deaf: asyncio.TimerHandle | None = None
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._listen_once(deaf)
            except asyncio.CancelledError:
                raise
            except Exception:
                # Drivers raise errors of many kinds; for all of them there is only one answer.
                pass
            if deaf is None or deaf.cancelled():
                deaf = loop.call_later(DEAF_S, self._on_deaf)
            await asyncio.sleep(RETRY_S)

    async def _listen_once(self, deaf: asyncio.TimerHandle | None) -> None:
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            self._gone.clear()
            raw.add_termination_listener(lambda _: self._gone.set())
            await raw.add_listener(CHANNEL, self._hear)
            try:
                if deaf is not None:
                    deaf.cancel()
                await self._on_missed()
                await self._stay()
            finally:
                if not raw.is_closed():
                    await raw.remove_listener(CHANNEL, self._hear)

    async def _stay(self) -> None:
        """Until the connection is gone; whenever there was too much to name, all is looked at."""
        while not self._gone.is_set():
            waits = [asyncio.create_task(event.wait()) for event in (self._gone, self._many)]
            try:
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()
            if self._many.is_set():
                self._many.clear()
                await self._on_missed()

    def _hear(self, _connection: object, _process: int, _channel: str, said: str) -> None:
        if said == MANY:
            self._many.set()
        else:
            self._on_written(msgspec.json.decode(said, type=Written))
