"""What is skipped where it is compiled is written down for the source, each test of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
SETTINGS = """
import standing_in

standing_in.is_compiled = lambda module: module == "engine"
standing_in.watch()


def pytest_runtest_logreport(report):
    standing_in.note(report)
"""
SOME = """
from types import ModuleType

import pytest

ENGINE, OTHER = ModuleType("engine"), ModuleType("other")


@pytest.fixture(scope="module")
def spoilt():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ENGINE, "speed", 1, raising=False)
        yield


@pytest.mark.parametrize("game", ["one", "other"])
def test_by_a_fixture_of_many(game, spoilt): ...


def test_by_itself(monkeypatch):
    monkeypatch.setattr(ENGINE, "speed", 1, raising=False)


def test_what_is_not_compiled(monkeypatch):
    monkeypatch.setattr(OTHER, "speed", 1, raising=False)


def test_skipped_for_another_reason():
    pytest.skip("the machine is too small")
"""


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["0", "2"])
def test_all_that_is_skipped_for_the_source_is_written_down(tmp_path: Path, processes: str) -> None:
    (tmp_path / "conftest.py").write_text(SETTINGS, encoding="utf-8")
    (tmp_path / "test_some.py").write_text(SOME, encoding="utf-8")
    written = tmp_path / "stood-in.txt"
    inherited = {name: said for name, said in os.environ.items() if not name.startswith("PYTEST")}
    own = {"SOBREMESA_STOOD_IN": str(written), "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", processes]
    run = subprocess.run(
        [*command, "."], cwd=tmp_path, env=inherited | own, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout
    assert sorted(written.read_text(encoding="utf-8").split()) == [
        "test_some.py::test_by_a_fixture_of_many[one]",
        "test_some.py::test_by_a_fixture_of_many[other]",
        "test_some.py::test_by_itself",
    ]
