"""How the time is told that a busy machine has cost."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from web.pace import Times, _children, family, lost_in

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


def test_children_and_theirs_belong_to_the_family() -> None:
    own = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(); input()'])"
    with subprocess.Popen(
        [sys.executable, "-c", own], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        _children.cache_clear()
        found = family(os.getpid())
        assert {os.getpid(), child.pid} <= {*found}
        assert len(family(child.pid)) == 2
        assert {*family(child.pid)} <= {*found}
        child.communicate(b"\n")
