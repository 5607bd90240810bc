"""Several processes serve the same tables, and nothing is lost, doubled or told wrongly."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from play.postgres import Postgres
from web.crash import ARGUMENTS
from web.faulty import FAULT, FAULTS
from web.nodes import NODES, Upheaval
from web.serving import House
from web.test_crash import SHARED

TESTS = Path(__file__).parent.parent
EVENTS = int(os.environ.get("SOBREMESA_DEEP_EVENTS", "200"))


def houses(database: str, kind: type[House] = House) -> list[House]:
    return [kind(database, *ARGUMENTS) for _ in range(NODES)]


@pytest.mark.slow
async def test_nothing_is_lost_whatever_befalls_the_processes(postgres: Postgres) -> None:
    upheaval = Upheaval(houses(postgres.emptied()), ["macaron", "antayagi"], seed=3, frozen=2.0)
    tally = await upheaval.endure(6)
    print(tally, upheaval.befell, upheaval.longest)
    assert tally.complaints == []
    assert tally.acknowledged > 100


@pytest.mark.deep
async def test_nothing_is_lost_by_whatever_befalls_them_for_long(postgres: Postgres) -> None:
    upheaval = Upheaval(houses(postgres.emptied()), SHARED, seed=200)
    tally = await upheaval.endure(EVENTS)
    print(tally, upheaval.befell, upheaval.longest)
    assert tally.complaints == []
    assert tally.crashes == EVENTS
    assert tally.acknowledged > 10 * EVENTS
    assert set(upheaval.befell) == {"kill", "freeze", "cut", "deafen"}


class FaultyHouse(House):
    """A server with a fault that only shows where there are several."""

    module = "web.faulty"


@pytest.mark.deep
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_found_out(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """What `play/test_neighbours.py` shows in the small is seen from outside as well."""
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    monkeypatch.setenv(FAULT, fault)
    upheaval = Upheaval(houses(postgres.emptied(), FaultyHouse), ["macaron"], seed=3, frozen=2.0)
    try:
        tally = await upheaval.endure(6)
    except BaseExceptionGroup as failed:
        print(failed.exceptions)
        return
    except (AssertionError, TimeoutError) as failed:
        print(failed)
        return
    assert tally.complaints != []
