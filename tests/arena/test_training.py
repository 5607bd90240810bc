"""Training: weights that foretell games better than chance, found again from the same seed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from laws.tables import every_game
from sobremesa.arena.training import tables_of, train, written
from sobremesa.bots.search import mind_of
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.words import Refusal
from sobremesa.games import load

np = pytest.importorskip("numpy")


def test_a_small_fit_beats_the_constant_and_is_found_again() -> None:
    game = load("template")
    fits = [train(game, 60, "again", ["3"])[0] for _ in range(2)]
    assert fits[0] == fits[1]
    assert fits[0].new < 0.9 * fits[0].constant
    tricks = fits[0].weights[1][mind_of(game).weights.terms.index("tricks")]
    assert tricks > 0


@pytest.mark.slow
def test_the_weights_of_macelandia_are_found_again() -> None:
    """From far fewer games than the weights on the shelf were, and so only nearly as good."""
    fit = train(load("macelandia"), 60, "again", ["4"])[0]
    assert fit.old < 0.9 * fit.constant
    assert fit.new < fit.constant


@every_game
def test_every_kind_of_table_has_weights_and_the_command_that_found_them(name: str) -> None:
    game = load(name)
    weights = mind_of(game).weights
    assert set(weights.tables) == set(tables_of(game))
    file = Path(__file__).parents[2] / "src" / "sobremesa" / "games" / name / "weights.toml"
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    assert told["command"].startswith(f"sobremesa train {name} --games ")
    assert " --seed " in told["command"]
    assert all(list(table) == weights.terms for table in told["table"].values())


def test_what_is_written_is_read_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Weights(["a", "b"], {"2": [[1.0, -2.0], [0.5, 0.25]]})
    text = written(["a", "b"], [], old, "by a test")
    package = tmp_path / "somewhere"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "weights.toml").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert read_weights("somewhere", ["a", "b"]).tables == old.tables
    with pytest.raises(Refusal, match=r"lacks 'c'; it has a, b"):
        read_weights("somewhere", ["a", "c"])


def test_weights_go_from_those_of_the_beginning_to_those_of_the_end() -> None:
    weights = Weights(["a"], {"2": [[1.0], [3.0]]})
    assert [weights.at("2", stage) for stage in (0.0, 0.5, 1.0)] == [[1.0], [2.0], [3.0]]
    assert weights.at("7", 0.5) == [0.0]


def test_what_cannot_be_trained_is_refused() -> None:
    with pytest.raises(Refusal, match=r"no table '9'; it has 2, 3, 4"):
        train(load("template"), 10, "s", ["9"])
    with pytest.raises(Refusal, match="5 games or more, not 2"):
        train(load("template"), 2, "s")
