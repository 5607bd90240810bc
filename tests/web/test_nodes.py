"""Several processes serve the same tables, and nothing is lost, doubled or told wrongly."""

from __future__ import annotations

import pytest

from play.postgres import Postgres
from web.crash import ARGUMENTS
from web.nodes import NODES, Upheaval
from web.serving import House


def houses(database: str) -> list[House]:
    return [House(database, *ARGUMENTS) for _ in range(NODES)]


@pytest.mark.slow
async def test_nothing_is_lost_whatever_befalls_the_processes(postgres: Postgres) -> None:
    upheaval = Upheaval(houses(postgres.emptied()), ["macaron", "antayagi"], seed=3, frozen=2.0)
    tally = await upheaval.endure(6)
    print(tally, upheaval.befell, upheaval.longest)
    assert tally.complaints == []
    assert tally.acknowledged > 100
