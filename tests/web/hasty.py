"""A server with a fault: it tells everyone of a move before the move is safe."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from sqlalchemy import Executable

from sobremesa import cli
from sobremesa.play.store import Statement, Store
from sobremesa.web import app

DELAY = 0.5


class Hasty(Store):
    """Says that actions are kept, and keeps them half a second later."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self._late: set[asyncio.Task[None]] = set()

    async def keep(self, *statements: Executable | Statement) -> None:
        if not any(isinstance(statement, tuple) for statement in statements):
            await super().keep(*statements)
            return
        task = asyncio.create_task(self._keep_later(*statements))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _keep_later(self, *statements: Executable | Statement) -> None:
        await asyncio.sleep(DELAY)
        await super().keep(*statements)


if __name__ == "__main__":
    with patch.object(app, "Store", Hasty):
        cli.main()
