"""Thinking for a page keeps it from nothing: not from choosing, and no other page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from sobremesa.play import jobs
from sobremesa.play.workers import Workers
from sobremesa.web.conversation import MOST_THOUGHTS
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor
from web.serving import hosted
from web.tables import begin, choice

SHORT = {"max_turns": "3", "first_seat": "0"}


class Slow(Workers):
    """Thinks as soon as it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.go = asyncio.Event()

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        await self.go.wait()
        with patch.object(jobs, "THOUGHT", 4):
            return work(*given)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[tuple[Chair, Slow]]:
    """Somebody who is asked at a table among bots, and who thinks there."""
    settings = Settings(port=0, database=f"sqlite:///{tmp_path}/coach.db", bot_pause=0.0)
    async with hosted(settings) as (base, hall), Visitor(base) as rosa:
        worker = hall.background._workers = Slow()
        await rosa.introduce("Rosa")
        sitters = ["me", "bot:random", "bot:random"]
        card = await rosa.lay("antayagi", 3, sitters, options=SHORT)
        await rosa.change("POST", f"/api/tables/{card['id']}/start")
        chair = await rosa.sit(card["id"])
        while chair.state["offer"] is None:
            await chair.next()
        yield chair, worker
        worker.go.set()


async def test_a_choice_does_not_wait_for_a_hint(table: tuple[Chair, Slow]) -> None:
    chair, worker = table
    await chair.send({"type": "hint", "id": "h", "version": chair.state["version"]})
    done = await chair.act(choice(chair), coach=True)
    assert done["type"] == "done"
    worker.go.set()
    told = [(await chair.hear("hinted", "verdict", "refused"))["id"] for _ in range(2)]
    assert sorted(told) == sorted(["h", done["id"]])


async def test_a_verdict_follows_its_act_and_no_other(table: tuple[Chair, Slow]) -> None:
    chair, worker = table
    worker.go.set()
    chosen = choice(chair)
    done = await chair.act(chosen, coach=True)
    verdict = await chair.hear("verdict")
    assert set(verdict) == {"type", "id", "lost", "choice", "better", "term", "more"}
    assert verdict["id"] == done["id"]
    assert verdict["choice"][0] == chosen
    again = {"type": "act", "id": done["id"], "version": done["version"] - 1, "choices": [chosen]}
    await chair.send({**again, "coach": True})
    assert (await chair.hear("done"))["id"] == done["id"]
    assert "verdict" not in [said["type"] for said in await chair.up_to_date()]


async def test_so_much_is_thought_about_at_once(table: tuple[Chair, Slow]) -> None:
    chair, _ = table
    for number in range(MOST_THOUGHTS + 1):
        await chair.send({"type": "hint", "id": f"h{number}", "version": chair.state["version"]})
    refused = await chair.hear("refused")
    assert (refused["id"], refused["why"]) == (f"h{MOST_THOUGHTS}", "too_fast")


async def test_without_hints_there_is_no_coach_and_nothing_happens(tmp_path: Path) -> None:
    settings = Settings(port=0, database=f"sqlite:///{tmp_path}/people.db")
    async with hosted(settings) as (base, _), Visitor(base) as ana, Visitor(base) as kenji:
        await ana.introduce("Ana")
        await kenji.introduce("Kenji")
        card = await begin(ana, kenji, game="macaron", seats=2)
        chair = await ana.sit(card["id"])
        refused = await chair.act(choice(chair), coach=True)
        assert refused["why"] == "no_hints"
        assert refused["state"]["version"] == 0
        assert (await chair.act(choice(chair)))["type"] == "done"
