"""The laws, for every game and number of seats; compiled, for every combination of options."""

from __future__ import annotations

import pytest

from laws import laws
from laws.tables import (
    SPARSE,
    every_game,
    every_table,
    positions,
    sampled,
    seeds,
    tables,
    tried_with,
)
from sobremesa.core.kind import ALONE
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games import load


@every_table
def test_games_obey_the_laws_from_beginning_to_end(name: str, options: Options) -> None:
    for i, seed in enumerate(seeds(options)):
        laws.check_all(load(name), options, seed, every=7 * SPARSE + i % 5)


@every_table
def test_illegal_choices_are_refused_and_change_nothing(name: str, options: Options) -> None:
    game = load(name)
    for seed in seeds(options, 1):
        start = sum(seed)
        for s in sampled(positions(game, options, seed), 97, start):
            laws.check_legal(game, s, strict=True)


@every_table
def test_a_record_replays_to_the_same_state_log_and_result(name: str, options: Options) -> None:
    for seed in seeds(options):
        laws.check_replay(load(name), options, seed)


@every_table
def test_every_choice_leaves_a_line_in_the_log(name: str, options: Options) -> None:
    for seed in seeds(options, 1):
        laws.check_telling(load(name), options, seed)


@pytest.mark.slow
@every_game
def test_what_is_hidden_is_imagined_in_more_than_one_way(name: str) -> None:
    game = load(name)
    varied: dict[int, set[str]] = {}
    unknown: set[int] = set()
    for options in tried_with(name):
        for seed in seeds(options, 1):
            luck = Rng(seed + b"variety")
            for s in sampled(positions(game, options, seed), 29):
                for viewer in [*range(s.seats), SPECTATOR]:
                    found = laws.check_variety(game, s, viewer, luck)
                    varied.setdefault(viewer, set()).update(found)
                    if laws.imagines_otherwise(game, s, viewer, luck):
                        unknown.add(viewer)
    assert {viewer for viewer, zones in varied.items() if zones} == unknown
    assert bool(unknown) == game.kind.hidden


@every_game
def test_a_game_is_of_the_kind_that_it_declares(name: str) -> None:
    game = load(name)
    kind = game.kind
    assert kind.seats == sorted(set(kind.seats))
    seen: set[str] = set()
    for options in tried_with(name):
        for seed in seeds(options, 1):
            seen |= laws.check_kind(game, options, seed, every=29)
    declared = {"hidden": kind.hidden, "chance": kind.chance, "partners": kind.sides != ALONE}
    assert seen == {word for word, true in declared.items() if true}


@every_game
def test_notation_round_trip(name: str) -> None:
    words = load(name).words
    for action in range(words.size):
        assert words.read(words.spell(action)) == action


@every_table
def test_views_always_tell_the_same_facts(name: str, options: Options) -> None:
    game = load(name)
    told = set()
    for seed in seeds(options, 1):
        for s in sampled(positions(game, options, seed), 23):
            for viewer in [*range(s.seats), SPECTATOR]:
                told.add(laws.check_scribes(game, s, viewer))
    assert len(told) == 1


def test_the_tables_are_all_there() -> None:
    spelled = [f"{name} {options.spell()}" for name, options in tables()]
    assert len(spelled) == len(set(spelled))
    modes = {options.chosen.get("mode") for name, options in tables() if name == "macaron"}
    assert modes == {"solo", "2p", "3p", "4p", "2v2", "5p"}
