"""How the time is told that a busy machine has cost."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from web.pace import Times, family, lost_in

MS = 1_000_000


@pytest.mark.parametrize(
    ("ran", "waited", "lost"),
    [
        ([0], [0], 0.0),
        ([900], [0], 0.0),
        # Idle, and now and then a little late.
        ([50], [10], 0.01),
        # Starved: it wants to run all the time, and gets a tenth of it.
        ([100], [900], 0.9),
        # Four want to run, on two cores: each is half as fast.
        ([500] * 4, [500] * 4, 0.5),
        # One after the other waits, and everybody for the one who does.
        ([10] * 4, [200] * 4, 0.8 / 0.84),
    ],
)
def test_who_would_have_run_has_lost(ran: list[int], waited: list[int], lost: float) -> None:
    before: Times = {str(one): (7, 9) for one in range(len(ran))}
    pairs = enumerate(zip(ran, waited, strict=True))
    after = {str(one): (7 + r * MS, 9 + w * MS) for one, (r, w) in pairs}
    assert lost_in(1.0, before, after) == pytest.approx(min(lost, sum(waited) / 1000))


def test_children_belong_to_the_family() -> None:
    waits = [sys.executable, "-c", "input()"]
    with subprocess.Popen(waits, stdin=subprocess.PIPE) as child:
        assert {os.getpid(), child.pid} <= {*family(os.getpid())}
        child.communicate(b"\n")
