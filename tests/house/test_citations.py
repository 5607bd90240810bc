"""Every rule stands in RULES.md, in a docstring of the code, and over a test; so do no others."""

from __future__ import annotations

import re
from pathlib import Path

from laws.tables import every_game
from sobremesa.games import load
from sobremesa.texts.citations import citing_tests, code_by_rule, rules_in
from sobremesa.texts.rulebook import SOURCES, rules_of, sources_of
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
    known = numbers(rules_of(name), load(name).words.prefix)
    source = (ROOT / "src" / "sobremesa" / "games" / name / "rules.py").read_text()
    for number in re.findall(r"\), (\d+)\)", source):
        assert int(number) in known


@every_game
def test_every_number_of_game_toml_has_a_source(name: str) -> None:
    for table, key, source in sources_of(name):
        assert source in SOURCES, f"{table}, {key}: {source!r} is no source"


def test_a_range_of_rules_cites_each_of_them() -> None:
    assert rules_in("MC-70 to MC-72, and MC-R3") == ["MC-70", "MC-71", "MC-72", "MC-R3"]
