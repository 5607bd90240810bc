"""Law 3: interpreted and compiled, the same seeds give the same games."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from laws import digest
from sobremesa import COMPILED

INTERPRETED = os.environ.get("SOBREMESA_INTERPRETED")
TESTS = Path(__file__).resolve().parents[1]


@pytest.mark.skipif(not COMPILED, reason="the compiled run compares itself with the interpreted")
def test_compiled_games_are_the_interpreted_ones() -> None:
    assert INTERPRETED, "SOBREMESA_INTERPRETED must name a Python that runs the source"
    run = subprocess.run(
        [INTERPRETED, "-m", "laws.digest"],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        check=True,
    )
    other = json.loads(run.stdout)
    assert other["compiled"] is False
    assert other["digests"] == digest.digests()
