"""Three processes on one PostgreSQL call people: once for a turn, whichever of them is killed.

Everybody comes only to choose, to one process after the other; the one that has carried out his
act is killed before it can call whoever is asked next. So it is always another one that calls, or
the same after it has come back.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import cycle

import pytest

from play.postgres import Postgres, started
from web.client import Visitor
from web.crash import ARGUMENTS, BACK
from web.faketime import Calendar
from web.post_office import Browser, PushService, push_service
from web.serving import House
from web.test_calls import subscribed

NODES = 3
AFTER_S = 1.0
"""Whoever is asked has so long to come by himself: long enough to be killed in."""
DAY_S, HOUR_S = 24 * 3600, 3600
PATIENCE_S = 90.0
"""Nothing is measured; it only has to end if nobody is called."""
CALLING = ("--call-after", str(AFTER_S), "--push-anywhere")
TURN = "Te toca en Viernes"
HURRY = "Te sigue tocando en Viernes, y se acaba el tiempo"


@pytest.fixture
def timed(calendar: Calendar) -> Iterator[Postgres]:
    """A database by whose clock days pass when a test says so."""
    with started(calendar.environment) as server:
        yield server


class Company:
    """Two people who play by letters, and the devices that they are called on."""

    def __init__(self, houses: list[House], service: PushService) -> None:
        self.houses = houses
        self.service = service
        self.people: list[Visitor] = []
        self.browsers: list[Browser] = []
        self.table = ""
        self.calls: Counter[str] = Counter()
        """How often each person's device was told what."""

    async def gather(self) -> None:
        """Lay a table for both and begin."""
        for name in ("Rosa", "Kenji"):
            visitor = await Visitor(self.houses[0].base).__aenter__()
            self.people.append(await visitor.introduce(name))
            path = f"/{len(self.browsers)}?y=1"
            self.browsers.append(await subscribed(visitor, self.service, path))
        rosa, kenji = self.people
        clock = {"move": DAY_S, "letters": True}
        card = await rosa.lay("la_macarena", 2, ["me", "open"], title="Viernes", clock=clock)
        self.table = card["id"]
        await kenji.change("PUT", f"/api/tables/{self.table}/seats/1", {"sitter": "me"})
        await rosa.change("POST", f"/api/tables/{self.table}/start")

    async def part(self) -> None:
        for visitor in self.people:
            await visitor.__aexit__()

    async def asked(self) -> int:
        """Whom the table waits for."""
        card = await self.people[0].get(f"/api/tables/{self.table}")
        (seat,) = card["waiting"]
        return int(seat)

    async def choose(self, seat: int, house: House) -> None:
        """Somebody comes to a process and chooses until it is the other one's turn."""
        visitor = self.people[seat]
        visitor.base = house.base
        chair = await visitor.sit(self.table, seat)
        while (offer := chair.state["offer"]) is not None:
            version = chair.state["version"]
            assert (await chair.act(offer["choices"][-1][0]))["type"] == "done"
            while chair.state["version"] == version:
                await chair.next()
        await chair.leave()

    def turn_to(self, house: House) -> None:
        """Whoever asks for anything now asks this process."""
        for visitor in self.people:
            visitor.base = house.base
            visitor.http.base_url = house.base

    async def hear(self, seat: int, what: str) -> None:
        """Wait until the device of that seat is told so; nobody's is told anything else."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.service.asked:
                await asyncio.sleep(BACK)
        self._take()
        assert self.calls[f"{seat}: {what}"] == 1, self.calls

    def _take(self) -> None:
        while self.service.asked:
            pushed = self.service.asked.pop(0)
            seat = int(pushed.path[1])
            self.calls[f"{seat}: {self.browsers[seat].opened(pushed.body)['body']}"] += 1

    async def hear_no_more(self) -> None:
        """All have had the time to call somebody once more, and none has."""
        await asyncio.sleep(3 * AFTER_S)
        self._take()
        assert all(count == 1 for count in self.calls.values()), self.calls
        self.calls.clear()


@pytest.mark.slow
@pytest.mark.parametrize("turns", [1, pytest.param(20, marks=pytest.mark.deep)])
async def test_one_call_for_a_turn_and_one_to_remind_whoever_is_killed(
    timed: Postgres, calendar: Calendar, turns: int
) -> None:
    database = timed.emptied()
    houses = [House(database, *ARGUMENTS, *CALLING) for _ in range(NODES)]
    for house in houses:
        house.environment = calendar.environment
    await asyncio.gather(*[asyncio.to_thread(house.start) for house in houses])
    try:
        async with push_service() as service:
            company = Company(houses, service)
            await company.gather()
            where = cycle(houses)
            for _ in range(turns):
                seat = await company.asked()
                await company.hear(seat, TURN)
                await company.hear_no_more()
                house = next(where)
                await company.choose(seat, house)
                await asyncio.to_thread(house.kill)
                company.turn_to(houses[(houses.index(house) + 1) % NODES])
                await asyncio.to_thread(house.start)
            seat = await company.asked()
            await company.hear(seat, TURN)
            await company.hear_no_more()
            # One of them is killed while all of them remind.
            calendar.set(DAY_S - HOUR_S // 2)
            await asyncio.to_thread(houses[0].kill)
            company.turn_to(houses[1])
            await company.hear(seat, HURRY)
            await asyncio.to_thread(houses[0].start)
            await company.hear_no_more()
            await company.part()
    finally:
        for house in houses:
            await asyncio.to_thread(house.kill)
