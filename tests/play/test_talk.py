"""Everybody with a seat may talk, nobody without end, and nobody keeps another from it."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from play.company import begun, halls, page_at
from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.live import LiveTable
from sobremesa.play.talk import AT_ONCE, MOST_TEXTS

TWO = Wishes("macaron", 2, {}, "", ["me", "open"], "link", True)
HOUR = 3600 * 1000
NUMBERS = count()
"""No line is like another: here they are said at the same moment."""


class Clock:
    """The time of day, as the test says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at = 1_800_000_000_000
        for module in ("permissions", "journaled"):
            patch.setattr(f"sobremesa.play.{module}.now", lambda: self.at)


async def say(live: LiveTable, seat: int) -> str | None:
    """Why the seat may not say something; None if it is said."""
    text = f"ole {next(NUMBERS)}!"
    try:
        await live.change(lambda table: permissions.talk(table, seat, text))
    except Denied as denied:
        return denied.why
    return None


async def test_one_who_talks_without_end_silences_nobody(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does another process, or a restart, give him another voice."""
    clock = Clock(monkeypatch)
    async with halls(database, 2) as (here, there):
        kenji, _ = await here.people.introduce("Kenji")
        live, rosa = await begun(here, TWO, kenji)
        other = await there.table(live.id)
        answers = [await say(live, 0) for _ in range(AT_ONCE + 3)]
        assert answers == [None] * AT_ONCE + ["too_fast"] * 3
        assert await say(other, 0) == "too_fast"
        assert await say(live, 1) is None
        clock.at += permissions.TALK_MS + 1
        assert await say(other, 0) is None
        page = await page_at(live, rosa)
        chat: list[dict[str, Any]] = page.of("welcome")[0]["chat"]
        assert [line["number"] for line in chat] == list(range(AT_ONCE + 2))
    async with halls(database, 1) as (hall,):
        live = await hall.table(live.id)
        answers = [await say(live, 0) for _ in range(AT_ONCE)]
        assert answers == [None] * (AT_ONCE - 1) + ["too_fast"]


@pytest.mark.parametrize("jump", [-24 * HOUR, -HOUR, HOUR, 24 * HOUR])
async def test_a_clock_that_jumps_silences_nobody(
    database: str, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    async with halls(database, 1) as (hall,):
        kenji, _ = await hall.people.introduce("Kenji")
        live, _ = await begun(hall, TWO, kenji)
        for _ in range(AT_ONCE):
            assert await say(live, 0) is None
        clock.at += jump
        assert [await say(live, seat) for seat in (0, 1)] == [None, None]


async def test_a_seat_says_so_many_lines_and_a_page_is_told_the_last(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(permissions, "MOST_LINES", MOST_TEXTS + 5)
    clock = Clock(monkeypatch)
    async with halls(database, 1) as (hall,):
        kenji, _ = await hall.people.introduce("Kenji")
        live, rosa = await begun(hall, TWO, kenji)
        for _ in range(MOST_TEXTS + 5):
            clock.at += permissions.TALK_MS
            assert await say(live, 0) is None
        clock.at += permissions.TALK_MS
        assert await say(live, 0) == "said_enough"
        assert await say(live, 1) is None
        page = await page_at(live, rosa)
        numbers = [line["number"] for line in page.of("welcome")[0]["chat"]]
        assert numbers == list(range(6, MOST_TEXTS + 6))
