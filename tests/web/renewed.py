"""A house of the next year: two games have another version, and one of them has other rules."""

from __future__ import annotations

import os
from typing import Any

from sobremesa import cli
from sobremesa.core.rng import Rng
from sobremesa.games import load

SAME, OTHER = "macaron", "antayagi"
"""The game whose next version tells all as before, and the one that is dealt otherwise."""
YEAR = "SOBREMESA_NEXT_YEAR"


def renew() -> None:
    for name in (SAME, OTHER):
        game: Any = load(name)
        game.version += 1
    other: Any = load(OTHER)
    honest = other.lay_out
    other.lay_out = lambda options, rng: honest(options, Rng(b"other cards"))


if os.environ.get(YEAR):
    # Here, so that whoever works for the server has the same rules.
    renew()

if __name__ == "__main__":
    cli.main()
