"""A server with a fault: it tells everyone of a move before the move is safe."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from sobremesa import cli
from sobremesa.play.journal import Acted, Row
from sobremesa.play.standing import Standing
from sobremesa.play.store import Store
from sobremesa.play.store.batch import OnKept
from sobremesa.web import app

DELAY = 0.5


class Hasty(Store):
    """Says that acts are kept, and keeps them half a second later."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self._late: set[asyncio.Task[None]] = set()

    async def append(
        self, table: str, row: Row, standing: Standing, turn: str | None, only_moved: bool = False
    ) -> None:
        if not isinstance(row.entry, Acted):
            await super().append(table, row, standing, turn)
            return
        self._put_by(table, row, standing, turn)

    def put(
        self,
        table: str,
        row: Row,
        standing: Standing,
        turn: str | None,
        only_moved: bool,
        on_kept: OnKept,
    ) -> None:
        self._put_by(table, row, standing, turn)
        asyncio.get_running_loop().call_soon(on_kept, None)

    def _put_by(self, table: str, row: Row, standing: Standing, turn: str | None) -> None:
        task = asyncio.create_task(self._append_later(table, row, standing, turn))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _append_later(
        self, table: str, row: Row, standing: Standing, turn: str | None
    ) -> None:
        await asyncio.sleep(DELAY)
        await super().append(table, row, standing, turn)


if __name__ == "__main__":
    with patch.object(app, "Store", Hasty):
        cli.main()
