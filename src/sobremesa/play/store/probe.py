"""Whether a store can be written to, found out by writing."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import bindparam

from sobremesa.play.clock import now
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import KEYS
from sobremesa.play.store.writer import Behind, Lost, Writer

NAME: Final = "probe"
FIRST: Final = KEYS.insert()
AGAIN: Final = (
    KEYS.update().where(KEYS.c.name == bindparam("probed")).values(value=bindparam("moment"))
)
REMEMBERED_S: Final = 1.0
"""An answer holds for so long, however many ask."""
PATIENCE_S: Final = 2.0
"""A store that takes longer is not ready."""


class Probe:
    """Writes one row over and over, one at a time; all who ask meanwhile get the same answer."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._begun = False
        self._writing: asyncio.Task[bool] | None = None
        self._answer = False
        self._until = 0.0

    async def ready(self) -> bool:
        """Whether something could be kept just now."""
        loop = asyncio.get_running_loop()
        if loop.time() < self._until:
            return self._answer
        if self._writing is None:
            # One that hangs is not followed by another: a thousand would wait behind it.
            self._writing = loop.create_task(self._write(), name="probe")
        task = self._writing
        done, _ = await asyncio.wait([task], timeout=PATIENCE_S)
        if loop.time() >= self._until:
            self._answer = bool(done) and task.result()
            self._until = loop.time() + REMEMBERED_S
            if done:
                self._writing = None
        return self._answer

    async def _write(self) -> bool:
        moment = now().to_bytes(8, "big")
        try:
            if not self._begun:
                await self._begin(moment)
            await self._writer.keep([Write(0, AGAIN, {"probed": NAME, "moment": moment})])
        except (Lost, Behind):
            return False
        return True

    async def _begin(self, moment: bytes) -> None:
        """Have the row that is written to; another start may have made it."""
        with suppress(Behind):
            await self._writer.keep([Write(0, FIRST, {"name": NAME, "value": moment})])
        self._begun = True
