"""A game with nothing hidden and nothing left to chance goes through all that games go through.

It lives with the tests (`tests/open_heaps`) and stands on no shelf but that of a copy of the
repository, where every test that is tried with each game is tried with it.
"""

from __future__ import annotations

import re
import shutil

import pytest

from house.checkout import ROOT, Checkout, in_a_copy
from sobremesa.games import SHELF
from sobremesa.shelf import put_on_shelf

pytestmark = [pytest.mark.slow, in_a_copy]

NAME = "open_heaps"
HERE = ROOT / "tests" / NAME
ROOMS = {"bots", "games", "house", "laws", "play", "research", "terminal", "texts", "web"}
"""The rooms that have tests for each game, but for the browser, which needs a client built anew."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy in which the game is on the shelf."""
    made = Checkout(tmp_path_factory.mktemp("checkout"))
    shutil.copytree(HERE / "game", made.games / NAME)
    shutil.copytree(HERE / "tests", made.tests / NAME)
    put_on_shelf(made.games / "__init__.py", NAME)
    return made


def test_every_test_that_is_tried_with_each_game_is_tried_with_it(checkout: Checkout) -> None:
    told = checkout.run(f"pytest -v -p no:cacheprovider --ignore=tests/browser -k {NAME} tests")
    passed = re.findall(r"^tests/(\w+)/\S+::(\w+)\S* .*PASSED", told, flags=re.MULTILINE)
    assert {room for room, _ in passed} == ROOMS
    tests = {test for _, test in passed}
    assert "test_a_game_is_of_the_kind_that_it_declares" in tests
    assert "test_nothing_leaks" not in tests, "where nothing is hidden, nothing can leak"
    assert not re.search(r" (SKIPPED|XFAIL)", told)


def test_its_types_are_right(checkout: Checkout) -> None:
    checkout.run(f"mypy src/sobremesa/games/{NAME} tests/games/{NAME}/test_rules.py")


def test_its_golden_files_and_its_words_are_as_they_are_generated(checkout: Checkout) -> None:
    files = (checkout.tests / NAME).rglob("*")
    kept = {path: path.read_bytes() for path in files if path.suffix in (".toml", ".txt")}
    assert kept
    checkout.run(f"make golden GAME={NAME}")
    assert {path: path.read_bytes() for path in kept} == kept
    checkout.run("python -m sobremesa.web.typescript --check")


def test_nobody_finds_it_on_the_shelf() -> None:
    assert NAME not in SHELF
