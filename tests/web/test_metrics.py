"""What a server counts is what has happened."""

from __future__ import annotations

import httpx
import pytest

from web.client import Visitor
from web.serving import House
from web.tables import QUICK, begin, choice, take_places


async def figures(house: House) -> dict[str, float]:
    """All that it counts, by name and labels."""
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"{house.base}/metrics")
    assert answer.status_code == 200
    lines = [line.rpartition(" ") for line in answer.text.splitlines() if line[0] != "#"]
    return {name: float(value) for name, _, value in lines}


@pytest.mark.slow
async def test_acts_refusals_commits_and_pages_are_counted(own_house: House) -> None:
    async with Visitor(own_house.base) as rosa:
        await rosa.introduce("Rosa")
        card = await begin(rosa, **QUICK)
        chairs = await take_places(rosa, card=card)
        before = await figures(own_house)
        asked = chairs[chairs[0].state["waiting"][0]]
        assert (await asked.act(choice(asked)))["type"] == "done"
        assert (await asked.act("dance", version=0))["why"] == "stale"
        after = await figures(own_house)
    grown = {name: after[name] - before.get(name, 0.0) for name in after}
    assert grown['sobremesa_acts_total{by="person"}'] == 1
    assert grown['sobremesa_refused_total{why="stale"}'] == 1
    assert grown["sobremesa_messages_total"] == 2
    assert grown["sobremesa_act_seconds_count"] == 1
    assert grown["sobremesa_commit_entries_count"] == 1
    assert grown["sobremesa_commit_entries_sum"] == 1
    assert after["sobremesa_sockets"] == len(chairs)
    assert after["sobremesa_tables"] == 1
    assert after["sobremesa_processes"] == 1
    assert after["sobremesa_store_failures_total"] == 0
