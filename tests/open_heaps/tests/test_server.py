"""On a server that is killed while people play."""

from __future__ import annotations

from pathlib import Path

from web.crash import ARGUMENTS, Ordeal
from web.serving import House


async def test_no_move_is_lost_or_doubled_by_a_crash(tmp_path: Path) -> None:
    house = House(f"sqlite:///{tmp_path / 'tables.db'}", *ARGUMENTS)
    tally = await Ordeal(house, ["open_heaps"], seed=1).endure(1)
    assert tally.complaints == []
    assert tally.crashes == 1
    assert tally.acknowledged > 0
