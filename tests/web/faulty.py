"""A server with a fault that only shows where several serve the same tables."""

from __future__ import annotations

import asyncio
import os
from typing import Any
from unittest.mock import patch

from sqlalchemy import text

from sobremesa import cli
from sobremesa.play.journal import Acted, Row
from sobremesa.play.live import LiveTable
from sobremesa.play.neighbours import TELL, Written, notice
from sobremesa.play.store import Behind, Store
from sobremesa.play.store.batch import Gathered, OnKept
from sobremesa.play.store.pens import EnginePen
from sobremesa.play.store.writer import Writer

FAULT = "SOBREMESA_FAULT"
AHEAD_S = 0.05
"""So long before its commit others are told of it."""


async def no_catching_up(_: LiveTable) -> bool:
    """Refuses, greets and answers by what it happens to know."""
    return False


async def no_look(*_: object) -> None:
    """Does not look whether an act was carried out elsewhere."""


put = Writer.put
append = Store.append
enter = LiveTable.enter
catch_up = LiveTable.catch_up
judging: set[str] = set()
"""Tables where something is judged; their lock is held meanwhile."""


async def enter_hastily(self: LiveTable, *arguments: Any) -> bool:
    """Greets by the journal, but refuses by what it happens to know."""
    judging.add(self.id)
    try:
        return await enter(self, *arguments)
    finally:
        judging.discard(self.id)


async def catch_up_unless_judging(self: LiveTable) -> bool:
    """Does not read on before it refuses."""
    return self.id not in judging and await catch_up(self)


def swallow(self: Writer, writes: Any, table: str | None, number: int, on_kept: OnKept) -> None:
    """Takes no notice of an entry that was there already."""

    def kept(problem: Exception | None) -> None:
        on_kept(None if isinstance(problem, Behind) and table is not None else problem)

    put(self, writes, table, number, kept)


async def tell_first(self: EnginePen, what: Gathered, written: Written) -> None:
    """Tells the others before it commits."""
    async with self._engine.begin() as connection:
        await connection.execute(TELL, {"notice": notice(written)})
    await asyncio.sleep(AHEAD_S)
    async with self._engine.begin() as connection:
        for statement, rows in what:
            await connection.execute(statement, rows)


async def push_in(self: Store, table: str, row: Row, *rest: Any) -> None:
    """Writes a bot's choice wherever there is room, since it has the lease."""
    if isinstance(row.entry, Acted) and row.entry.message is None:
        async with self.engine.begin() as connection:
            asked = text('SELECT max(number) + 1 FROM journal WHERE "table" = :t')
            number = (await connection.execute(asked, {"t": table})).scalar_one()
        row = Row(number, row.at, row.entry)
    await append(self, table, row, *rest)


async def always(*_: object) -> bool:
    """Believes that it has the lease."""
    return True


FAULTS: dict[str, list[tuple[Any, str, Any]]] = {
    "no catch-up": [(LiveTable, "catch_up", no_catching_up), (Store, "act", no_look)],
    "no catch-up before refusing": [
        (LiveTable, "enter", enter_hastily),
        (LiveTable, "catch_up", catch_up_unless_judging),
        (Store, "act", no_look),
    ],
    "conflict swallowed": [(Writer, "put", swallow)],
    "told before the commit": [(EnginePen, "write", tell_first)],
    "lease trusted": [(Store, "append", push_in), (Store, "lease", always)],
}

if __name__ == "__main__":
    for where, name, fault in FAULTS[os.environ[FAULT]]:
        patch.object(where, name, fault).start()
    cli.main()
