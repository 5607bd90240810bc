"""The lesson on finer points: what its words claim is so."""

from __future__ import annotations

from sobremesa.games import load
from sobremesa.play.lessons import scripts_of
from taught import played

GAME = load("macao")


def test_the_late_die_and_the_sixth_card_are_as_told() -> None:
    late, _ = played(GAME, scripts_of("macao", "finer"))
    assert "turned_down gray 6 1" in late
    assert "punished 0 overflow" in late
    assert [line for line in late if line.startswith("wall_stepped 0")][-3:] == [
        "wall_stepped 0 2",
        "wall_stepped 0 3",
        "wall_stepped 0 4",
    ]


def test_the_end_is_scored_as_told() -> None:
    _, end = played(GAME, scripts_of("macao", "finer"))
    assert end[-8:] == [
        "punish_scored 1 4 12",
        "card_scored 0 school 2",
        "card_scored 0 garden 1",
        "city_scored 0 5 10",
        "city_scored 1 2 4",
        "final_score 0 39",
        "final_score 1 25",
        "game_ended most_points",
    ]
