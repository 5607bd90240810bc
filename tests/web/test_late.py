"""No deadline is lost and none comes twice, whatever befalls servers while clocks run.

They are killed, or somebody sets the time of day by an hour or a day, both ways.

Nobody ever chooses: every person's time is up, each is asked, and a bot has his seat in the end.
What came of it stands in the journals.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from sobremesa.play.journal import Acted, Asked, Row, Sat
from sobremesa.play.standing import OVER
from sobremesa.play.store import Store
from web.client import Visitor
from web.crash import ARGUMENTS, BACK
from web.faketime import Clock
from web.serving import House
from web.test_clock import HOUR, JUMPS

SEATS = 2
MOVE_S = 1
PATIENCE_S = 240.0
"""Nothing is measured; it only has to end if nothing happens any more,"""
CRASH_S = 30.0
"""however long a busy machine takes to start a server again."""


class Waiting:
    """Tables at which everybody is away, and the servers that are killed meanwhile."""

    def __init__(self, database: str, servers: int, tables: int) -> None:
        self.houses = [House(database, *ARGUMENTS) for _ in range(servers)]
        self._store = Store(database, reading=True)
        self._count = tables
        self.tables: list[str] = []

    async def befall(self, number: int) -> None:
        """Something has come of a clock: kill one of the servers."""
        house = self.houses[number % len(self.houses)]
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)

    async def endure(self, blows: int) -> dict[str, list[Row]]:
        """Let so much befall the servers, each time after something has come of a clock.

        Give the journals in the end.
        """
        for house in self.houses:
            await asyncio.to_thread(house.start)
        try:
            async with asyncio.timeout(PATIENCE_S + CRASH_S * blows):
                await self._lay()
                for number in range(blows):
                    await self._until_there_are(number + 1)
                    await self.befall(number)
                return await self._until_all_are_late()
        finally:
            for house in self.houses:
                await asyncio.to_thread(house.kill)
            await self._store.engine.dispose()

    async def _lay(self) -> None:
        async with Visitor(self.houses[0].base) as visitor:
            await visitor.introduce("Rosa")
            for _ in range(self._count):
                card = await visitor.lay("macao", SEATS, ["me"] * SEATS, clock={"move": MOVE_S})
                self.tables.append(card["id"])
                await visitor.change("POST", f"/api/tables/{card['id']}/start")

    async def _until_there_are(self, most: int) -> None:
        while sum([len(fired(rows)) for rows in (await self._journals()).values()]) < most:
            await asyncio.sleep(BACK)

    async def _until_all_are_late(self) -> dict[str, list[Row]]:
        while True:
            found = await self._journals()
            late = [seats_late(rows) for rows in found.values()]
            cards = [await self._store.card(name) for name in found]
            over = [card is not None and card.standing.phase == OVER for card in cards]
            if all(len(seats) == SEATS or end for seats, end in zip(late, over, strict=True)):
                return found
            await asyncio.sleep(BACK)

    async def _journals(self) -> dict[str, list[Row]]:
        return {name: await self._store.journal_since(name, 0) for name in self.tables}


class SetAside(Waiting):
    """The same while somebody sets the clocks of the servers, and never that of a database."""

    def __init__(self, database: str, servers: int, clocks: Path, faketime: Path) -> None:
        super().__init__(database, servers, tables=1)
        self._clocks = [Clock(faketime, clocks, house) for house in self.houses]

    async def befall(self, number: int) -> None:
        for place, clock in enumerate(self._clocks):
            clock.set(JUMPS[(number + place) % len(JUMPS)])


def is_late(row: Row) -> bool:
    return isinstance(row.entry, Sat) and row.entry.why == "late"


def seats_late(rows: list[Row]) -> set[int]:
    """The seats at which somebody was late."""
    return {row.entry.seat for row in rows if isinstance(row.entry, Sat) and is_late(row)}


def fired(rows: Sequence[Row]) -> list[Row]:
    """What came of a clock."""
    return [row for row in rows if isinstance(row.entry, Asked) or is_late(row)]


def complaints(rows: Sequence[Row]) -> list[str]:
    """What came too soon or twice."""
    found: list[str] = []
    asked, since, gone = False, 0, set[int]()
    for number, at, entry in rows:
        if isinstance(entry, Asked):
            if asked:
                found.append(f"{number}: asked twice")
            if at - since < 1000 * MOVE_S:
                found.append(f"{number}: asked after {at - since} ms")
            asked, since = True, at
        elif isinstance(entry, Sat) and entry.why == "late":
            if not asked or at - since < 1000 * MOVE_S:
                found.append(f"{number}: given away unasked, or too soon")
            if entry.seat in gone:
                found.append(f"{number}: given away twice")
            gone.add(entry.seat)
            asked, since = False, at
        elif isinstance(entry, Acted):
            asked, since = False, at
    return found


@pytest.mark.slow
async def test_no_deadline_is_lost_or_comes_twice(database: str) -> None:
    servers = 1 if database.startswith("sqlite") else 2
    found = await Waiting(database, servers, 1).endure(2)
    assert [complaints(rows) for rows in found.values()] == [[]]


@pytest.mark.deep
async def test_no_deadline_is_lost_or_comes_twice_in_a_hundred_crashes(database: str) -> None:
    servers = 1 if database.startswith("sqlite") else 3
    found = await Waiting(database, servers, 30).endure(100)
    assert [complaints(rows) for rows in found.values()] == [[]] * 30


@pytest.mark.slow
async def test_no_deadline_is_moved_by_whoever_sets_the_clock(
    database: str, tmp_path: Path, faketime: Path
) -> None:
    servers = 1 if database.startswith("sqlite") else 2
    (rows,) = (await SetAside(database, servers, tmp_path, faketime).endure(3)).values()
    assert complaints(rows) == []
    # By the time of the journal, which nobody has set, all of it took seconds.
    assert rows[-1].at - rows[0].at < HOUR * 1000 / 2


def test_what_comes_twice_is_found() -> None:
    """The judge of these journals is judged, too."""
    rows = [Row(0, 0, Acted(0, ["x"])), Row(1, 1000, Asked()), Row(2, 1500, Asked())]
    given = [Row(3, 2600, Sat(0, "p", level="random", why="late"))]
    assert len(complaints(rows)) == 2
    assert complaints([rows[0], rows[1], *given]) == []
    assert complaints([rows[0], *given]) == ["3: given away unasked, or too soon"]
