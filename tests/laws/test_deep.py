"""The laws over thousands of games: `make test-deep`, compiled."""

from __future__ import annotations

import os

import pytest

from laws import laws
from laws.branching import check_branches, record_for
from laws.tables import GAMES, seeds
from sobremesa.core.option import Options
from sobremesa.games import load

DEEP = int(os.environ.get("SOBREMESA_DEEP_GAMES", "0"))
PART = 100
"""Games per test, so that two cores share the work."""


def parts() -> list[tuple[str, Options, int]]:
    """For each game and mode (seats and first option) the games in parts, options in turn."""
    found: list[tuple[str, Options, int]] = []
    for name in GAMES:
        modes: dict[tuple[int, str], list[Options]] = {}
        for options in load(name).all_options():
            first = next(iter(options.chosen.values()), "")
            modes.setdefault((options.seats, first), []).append(options)
        for tables in modes.values():
            found += [(name, tables[i % len(tables)], i) for i in range(-(-DEEP // PART))]
    return found


@pytest.mark.deep
@pytest.mark.parametrize(
    ("name", "options", "part"),
    [pytest.param(*part, id=f"{part[0]} {part[1].spell()} {part[2]}") for part in parts()],
)
def test_thousands_of_games_obey_the_laws(name: str, options: Options, part: int) -> None:
    game = load(name)
    for i, seed in enumerate(seeds(options, PART * (part + 1))):
        if i >= PART * part:
            laws.check_all(game, options, seed, every=29)
            if i % 10 == 0:
                record = record_for(game, options, seed)
                check_branches(game, record, sum(seed) % len(record.choices), seed + b"new")
