"""Several processes serve the same tables, and nothing is lost, doubled or told wrongly."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from play.postgres import Postgres
from web.crash import ARGUMENTS
from web.faulty import FAULT, FAULTS
from web.nodes import NODES, Upheaval
from web.serving import House
from web.test_crash import SHARED

TESTS = Path(__file__).parent.parent
ALL = {"kill", "freeze", "cut", "deafen"}
EVENTS = int(os.environ.get("SOBREMESA_DEEP_EVENTS", "200"))


def houses(database: str, kind: type[House] = House) -> list[House]:
    return [kind(database, *ARGUMENTS) for _ in range(NODES)]


@pytest.mark.slow
async def test_nothing_is_lost_whatever_befalls_the_processes(postgres: Postgres) -> None:
    serving = houses(postgres.shaped())
    upheaval = Upheaval(serving, ["macaron", "antayagi"], 3, postgres, frozen=2.0)
    tally = await upheaval.endure(4)
    print(tally, upheaval.befell, f"{upheaval.longest:.1f} s still", *tally.complaints, sep="\n")
    assert tally.complaints == []
    assert tally.acknowledged > 50
    assert set(upheaval.befell) == ALL


@pytest.mark.deep
async def test_nothing_is_lost_by_whatever_befalls_them_for_long(postgres: Postgres) -> None:
    upheaval = Upheaval(houses(postgres.shaped()), SHARED, 200, postgres)
    tally = await upheaval.endure(EVENTS)
    print(tally, upheaval.befell, f"{upheaval.longest:.1f} s still", *tally.complaints, sep="\n")
    assert tally.complaints == []
    assert tally.crashes == EVENTS
    assert tally.acknowledged > 10 * EVENTS
    assert set(upheaval.befell) == ALL


class FaultyHouse(House):
    """A server with a fault that only shows where there are several."""

    module = "web.faulty"


SIGNS = {
    "no catch-up": (4, "seats_free|no_table|refused and is kept|not let in|later"),
    "no catch-up before refusing": (40, "refused and is kept"),
    "conflict swallowed": (12, "acknowledged and is lost"),
    "told before the commit": (8, "is not told more than"),
    "lease trusted": (12, "not let in|does not replay"),
}
"""How many events are enough for each fault, and what somebody complains of then."""


@pytest.mark.deep
@pytest.mark.parametrize("fault", FAULTS)
async def test_a_planted_fault_is_found_out(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """What `play/test_neighbours.py` shows in the small is seen from outside as well."""
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=os.pathsep)
    monkeypatch.setenv(FAULT, fault)
    faulty = houses(postgres.shaped(), FaultyHouse)
    events, sign = SIGNS[fault]
    upheaval = Upheaval(faulty, ["macaron", "antayagi"], 3, postgres, frozen=2.0)
    tally = await upheaval.endure(events)
    print(fault, tally, upheaval.befell, *tally.complaints, sep="\n")
    assert [complaint for complaint in tally.complaints if re.search(sign, complaint)]
