"""Law 15 for every game, and the layouts that must not change silently."""

from __future__ import annotations

import pytest

from laws.golden import FOLDER
from laws.observed import check_mask, check_observed, check_told, layouts, observers
from laws.tables import SPARSE, every_game, every_table, positions, sampled, seeds
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games import SHELF, load

DEEP = 100_000
"""Checks of twins, over all games."""


@every_table
def test_observations_tell_what_views_tell_and_no_more(name: str, options: Options) -> None:
    game = load(name)
    for seed in seeds(options, 1):
        luck = Rng(seed + b"observed")
        for s in sampled(positions(game, options, seed, log=False), 41 * SPARSE, sum(seed)):
            for viewer in [*range(s.seats), SPECTATOR]:
                check_observed(game, s, viewer, luck)
                check_told(game, s, viewer)
            for seat in range(s.seats):
                check_mask(game, s, seat)


@every_game
def test_layouts_are_those_kept(name: str) -> None:
    path = FOLDER / name / "observation.txt"
    said = f"{path} differs: raise observing.VERSION, then make golden, if cells must change"
    assert layouts(load(name)) == path.read_text(encoding="utf-8"), said


@every_table
def test_the_layout_is_the_same_at_every_table(name: str, options: Options) -> None:
    game = load(name)
    most = observers(game, game.kind.seats[-1])
    here = observers(game, options.seats)
    assert [o.layout.digest() for o in here] == [o.layout.digest() for o in most]


@pytest.mark.deep
@pytest.mark.parametrize("name", SHELF)
def test_twins_are_observed_alike_ten_thousands_of_times(name: str) -> None:
    game = load(name)
    tables = game.all_options()
    done = number = 0
    while done < DEEP // len(SHELF):
        options = tables[number % len(tables)]
        seed = f"{options.spell()} observed {number}".encode()
        luck = Rng(seed)
        for s in sampled(positions(game, options, seed, log=False), 5, number):
            for viewer in [*range(s.seats), SPECTATOR]:
                check_observed(game, s, viewer, luck)
                done += 1
        number += 1
