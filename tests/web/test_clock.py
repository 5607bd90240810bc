"""Somebody sets the clock while people play: an hour or a day, back and forth."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from play.postgres import Postgres
from web.client import Visitor, last
from web.crash import ARGUMENTS, Ordeal
from web.faketime import Clock
from web.nodes import Upheaval
from web.serving import House, kept_in
from web.tables import QUICK, begin, choice, play_out, take_places

HOUR, DAY = 3600, 24 * 3600
JUMPS = (HOUR, -HOUR, DAY, -DAY, -HOUR, DAY)
"""Seconds from the true time."""


class Jumps(Ordeal):
    """One server, whose clock is set again and again."""

    def __init__(self, clock: Clock, games: list[str], seed: int) -> None:
        super().__init__(clock.house, games, seed)
        self._clock = clock
        self._jumps = iter(JUMPS)

    async def _crash(self) -> None:
        await self._let_play()
        self._clock.set(next(self._jumps))
        self.tally.crashes += 1


class JumpsOfSome(Upheaval):
    """Two servers on one database, whose clocks are set to different times."""

    def __init__(
        self, clocks: list[Clock], games: list[str], seed: int, database: Postgres
    ) -> None:
        super().__init__([clock.house for clock in clocks], games, seed, database)
        self._clocks = clocks
        self._jumps = iter(JUMPS)

    async def _crash(self) -> None:
        await self._let_play()
        self._luck.choice(self._clocks).set(next(self._jumps))
        self.tally.crashes += 1

    async def _judge(self, records: dict[str, str | None]) -> None:
        # By such clocks nobody can tell how long a table stood still.
        await Ordeal._judge(self, records)


@pytest.mark.slow
async def test_nothing_is_lost_when_the_clock_is_set(faketime: Path, tmp_path: Path) -> None:
    clock = Clock(faketime, tmp_path, House(kept_in(tmp_path), *ARGUMENTS))
    tally = await Jumps(clock, ["macaron", "antayagi"], seed=4).endure(len(JUMPS))
    print(tally)
    assert tally.complaints == []
    assert tally.acknowledged > 100


@pytest.mark.slow
@pytest.mark.deep
async def test_nothing_is_lost_when_servers_have_different_clocks(
    faketime: Path, tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.emptied()
    clocks = [Clock(faketime, tmp_path, House(database, *ARGUMENTS)) for _ in range(2)]
    tally = await JumpsOfSome(clocks, ["macaron"], 4, postgres).endure(len(JUMPS))
    print(tally)
    assert tally.complaints == []
    assert tally.acknowledged > 50


@pytest.fixture(name="clock")
def _clock(faketime: Path, tmp_path: Path) -> Iterator[Clock]:
    """The clock of a running server, with the limits that servers have."""
    clock = Clock(faketime, tmp_path, House(kept_in(tmp_path), "--bot-pause", "0"))
    clock.house.start()
    yield clock
    assert clock.house.stop() == 0


@pytest.mark.slow
async def test_the_clock_really_jumps(clock: Clock) -> None:
    async with Visitor(clock.house.base) as rosa:
        await rosa.introduce("Rosa")
        days = []
        for jump in (0, DAY, -DAY):
            clock.set(jump)
            days.append((await rosa.lay("macaron", 2, ["me", "me"]))["created"][:10])
        assert days[2] < days[0] < days[1]


@pytest.mark.slow
@pytest.mark.parametrize("jump", [HOUR, -HOUR, DAY, -DAY])
async def test_a_nudge_is_one_nudge_whatever_the_clock_says(clock: Clock, jump: int) -> None:
    async with Visitor(clock.house.base) as rosa, Visitor(clock.house.base) as kenji:
        await rosa.introduce("Rosa")
        await kenji.introduce("Kenji")
        card = await begin(rosa, kenji, **QUICK)
        chairs = await take_places(rosa, kenji, card=card)
        host, guest = chairs[0], chairs[1]
        seat = guest.state["waiting"][0]
        nudge = {"type": "nudge", "seat": seat}
        await guest.send(nudge)
        await (host if seat != 1 else guest).hear("nudged")
        clock.set(jump)
        await guest.send(nudge)
        assert (await guest.hear("refused"))["why"] == "too_fast"
        # Nobody is sent away, and everybody can go on.
        asked = chairs[seat]
        assert (await asked.act(choice(asked)))["type"] == "done"
        again = await kenji.sit(card["id"], 1)
        assert again.log
        assert [s["present"] for s in again.table["seats"][:2]] == [True, True]


@pytest.mark.slow
async def test_a_table_rests_no_longer_because_the_clock_was_set(clock: Clock) -> None:
    """Everybody looks at what lies there for as long as ever, and the game comes to its end."""
    jumps = cycle(JUMPS)

    def choose(view: dict[str, Any], offer: dict[str, Any]) -> list[str]:
        clock.set(next(jumps))
        return last(view, offer)

    async with Visitor(clock.house.base) as rosa:
        await rosa.introduce("Rosa")
        forgets = {"max_turns": "1", "memory_aid": "off"}
        card = await begin(rosa, game="antayagi", seats=3, options=forgets)
        assert await play_out(await take_places(rosa, card=card), choose)


@pytest.mark.deep
async def test_after_a_while_there_may_be_another_nudge(clock: Clock) -> None:
    async with Visitor(clock.house.base) as rosa, Visitor(clock.house.base) as kenji:
        await rosa.introduce("Rosa")
        await kenji.introduce("Kenji")
        card = await begin(rosa, kenji, **QUICK)
        _, guest, *_ = await take_places(rosa, kenji, card=card)
        nudge = {"type": "nudge", "seat": guest.state["waiting"][0]}
        await guest.send(nudge)
        clock.set(-DAY)
        await asyncio.sleep(31)
        await guest.send(nudge)
        await guest.send({"type": "nudge", "seat": -1})
        assert (await guest.hear("refused"))["why"] == "not_asked"


@pytest.mark.slow
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_nobody_has_to_wait_because_the_clock_was_set(clock: Clock, jump: int) -> None:
    """Messages are counted by a clock that nobody sets: there are as many as before."""
    async with Visitor(clock.house.base) as rosa:
        await rosa.introduce("Rosa")
        card = await begin(rosa, **QUICK)
        chair = await rosa.sit(card["id"], 0)
        clock.set(jump)
        for _ in range(3):
            for _ in range(20):
                await chair.send({"type": "nudge", "seat": 99})
            for _ in range(20):
                assert (await chair.hear("refused"))["why"] == "not_asked"
            await asyncio.sleep(1.0)
