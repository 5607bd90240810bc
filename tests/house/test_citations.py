"""Every rule stands in RULES.md, in a docstring of the code, and over a test; so do no others."""

from __future__ import annotations

import re
from pathlib import Path

from laws.tables import every_game, positions
from sobremesa.core.option import Options
from sobremesa.core.sources import SOURCES
from sobremesa.games import load
from sobremesa.texts.citations import citing_tests, code_by_rule, refusals_by_rule, rules_in
from sobremesa.texts.rulebook import rules_of, sources_of
from stage import stage_of

ROOT = Path(__file__).resolve().parents[2]


def numbers(rules: set[str] | dict[str, str], prefix: str) -> set[int]:
    """The numbers of the rules with that prefix, rulings apart."""
    return {int(rule[3:]) for rule in rules if re.fullmatch(rf"{prefix}-\d+", rule)}


@every_game
def test_rules_are_numbered_without_a_gap(name: str) -> None:
    found = numbers(rules_of(name), load(name).words.prefix)
    assert found == set(range(1, max(found) + 1)) - set(stage_of(name).unused_rules)


@every_game
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    prefix = load(name).words.prefix
    cited = citing_tests(ROOT / "tests" / "games" / name)
    assert numbers(rules_of(name), prefix) - numbers(set(cited), prefix) == set()


@every_game
def test_every_rule_is_cited_by_the_code_that_carries_it(name: str) -> None:
    prefix = load(name).words.prefix
    assert numbers(rules_of(name), prefix) - numbers(set(code_by_rule(name)), prefix) == set()


@every_game
def test_no_citation_names_a_rule_that_is_not_there(name: str) -> None:
    cited = {*citing_tests(ROOT / "tests" / "games" / name), *code_by_rule(name)}
    assert cited - set(rules_of(name)) == set()


@every_game
def test_refusals_name_rules_that_are_there(name: str) -> None:
    """In the source, where the index finds them, and in play."""
    written = refusals_by_rule(name)
    assert written.keys() <= rules_of(name).keys()
    for options in load(name).all_options():
        assert refused_in_play(name, options) <= written.keys()


def refused_in_play(name: str, options: Options) -> set[str]:
    """The rules by which a random game with these options refuses something."""
    game = load(name)
    return {
        rule
        for s in positions(game, options, b"refusals", log=False)
        for seat in game.flow.waiting(s)
        for _, rule in game.flow.refusals(s, seat)
    }


def test_the_index_finds_the_line_that_refuses() -> None:
    [place] = refusals_by_rule("macao")["MO-57"]
    path, _, line = place.split(" ")[0].partition(":")
    lines = (ROOT / "src" / "sobremesa" / "games" / path).read_text(encoding="utf-8").split("\n")
    assert '(WALL.of(), "MO-57")' in lines[int(line) - 1]


@every_game
def test_every_number_of_game_toml_has_a_source(name: str) -> None:
    for table, key, source in sources_of(name):
        assert source in SOURCES, f"{table}, {key}: {source!r} is no source"


def test_a_range_of_rules_cites_each_of_them() -> None:
    assert rules_in("MC-70 to MC-72, and MC-R3") == ["MC-70", "MC-71", "MC-72", "MC-R3"]
