"""The ladder of levels: each step told with its games, and taken up again with more of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa import __version__
from sobremesa.arena.ladder import Asked, climb, document, numbers_of, points_for, steps_of
from sobremesa.core.words import Refusal

GAME = "template"
PLAYERS = ("random", "greedy", "search-8")


def asked(folder: Path, games: int = 6) -> Asked:
    return Asked({GAME: games}, "s", folder, PLAYERS)


def test_each_is_the_one_among_copies_of_whoever_is_below(tmp_path: Path) -> None:
    steps = steps_of(climb(asked(tmp_path), GAME))
    assert [(step.one, step.below, step.games) for step in steps] == [
        ("greedy", "random", 6),
        ("search-8", "greedy", 6),
    ]
    assert all(step.low < step.elo < step.high for step in steps)


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    climb(asked(tmp_path / "some", 4), GAME)
    more, anew = asked(tmp_path / "some"), asked(tmp_path / "anew")
    assert steps_of(climb(more, GAME)) == steps_of(climb(anew, GAME))
    assert document(more) == document(anew)


def test_the_document_says_how_it_was_made_and_how_many_games_there_were(tmp_path: Path) -> None:
    """Of a ladder that was stopped, too: it tells what was played, not what was asked for."""
    climb(asked(tmp_path, 4), GAME)
    told = document(asked(tmp_path, 400))
    assert "sobremesa ladder template --games 400 --seed s" in told
    assert f"version {__version__} (" in told
    assert "| greedy | random | 4 | " in told
    assert "| search-8 | greedy | 4 | " in told
    higher = replace(asked(tmp_path, 4), players=(*PLAYERS, "search-9"))
    assert "| template | 2 | 0 | " in document(higher)
    assert " | – | " in document(higher), "nobody has played that step"
    nothing = document(replace(asked(tmp_path / "empty"), seed="t"))
    assert "| greedy |" not in nothing
    assert "Not played yet: template." in nothing


def test_points_follow_from_the_share_and_are_never_infinite() -> None:
    assert points_for(0.5, 100, 2) == pytest.approx(0)
    assert points_for(0.25, 100, 4) == pytest.approx(0)
    assert points_for(10 / 11, 100, 2) == pytest.approx(400)
    assert 400 < points_for(1.0, 100, 2) < points_for(1.0, 1000, 2) < 2000


def test_the_numbers_of_games_are_for_all_or_for_one() -> None:
    games = ["macao", "macaron"]
    assert numbers_of([], games) == {"macao": 100, "macaron": 100}
    assert numbers_of(["macao=40", "200"], games) == {"macao": 40, "macaron": 200}
    for wrong in ("many", "0", "macao=", "macao=-1", "²"):
        with pytest.raises(Refusal, match="a number of 1 or more"):
            numbers_of([wrong], games)
    with pytest.raises(Refusal, match="'chess' is not among macao, macaron"):
        numbers_of(["chess=3"], games)
