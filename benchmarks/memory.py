"""What a server holds in memory for a table that nobody looks at, and for a page that is open.

Macaron for two, begun. What is needed once, whatever the number of tables, is used up by a first
lot; the figures are what each further table and page adds.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack

from patience import Visitor
from server import memory, started

FIRST_LOT = 200
AT_ONCE = 20
QUIET_S = 2.0
"""So long nothing is asked for before memory is read."""


async def begin(visitor: Visitor, count: int) -> list[str]:
    """So many tables, a few at a time."""
    tables: list[str] = []
    while len(tables) < count:
        few = min(AT_ONCE, count - len(tables))
        tables += await asyncio.gather(*[visitor.begin("macaron", 2) for _ in range(few)])
    await asyncio.sleep(QUIET_S)
    return tables


async def sit(visitor: Visitor, tables: list[str], pages: AsyncExitStack) -> None:
    """Open a page at each seat."""
    for table in tables:
        for seat in (0, 1):
            await pages.enter_async_context(visitor.sit(table, seat))
    await asyncio.sleep(QUIET_S)


async def measure(pid: int, base: str, count: int) -> tuple[float, float]:
    """Kilobytes for each table and for each page."""
    visitor = await Visitor(base).introduce("Ines")
    async with AsyncExitStack() as pages:
        await sit(visitor, await begin(visitor, FIRST_LOT), pages)
        before = memory(pid)
        tables = await begin(visitor, count)
        laid = memory(pid)
        await sit(visitor, tables, pages)
        return (laid - before) / count, (memory(pid) - laid) / count / 2


def main() -> None:
    """The front door."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sobremesa.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db", "--request-rate", "1000000"]
        command += ["--tables-per-person", "1000000", "--tables-a-minute", "1000000"]
        with started(command, "laid at") as (pid, line):
            table, page = asyncio.run(measure(pid, line.split()[-1], asked.tables))
    print(f"kB for each table that nobody looks at {table:.1f}, for each page {page:.1f}")


if __name__ == "__main__":
    main()
