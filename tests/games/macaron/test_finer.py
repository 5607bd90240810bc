"""The lesson on finer points: what its words claim is so."""

from __future__ import annotations

from sobremesa.games import load
from sobremesa.play.lessons import scripts_of
from taught import played

GAME = load("macaron")


def test_the_vote_is_as_close_as_it_is_told() -> None:
    teams, _ = played(GAME, scripts_of("macaron", "finer"))
    assert "group_sum b 7" in teams
    assert "group_sum c 6" in teams
    assert "votes_counted b pistachio" in teams


def test_both_partners_boxes_are_as_told() -> None:
    teams, _ = played(GAME, scripts_of("macaron", "finer"))
    won = [line for line in teams if line.startswith("trick_won")]
    assert won == [
        "trick_won 2 1 neutralised",
        "trick_won 0 3 with_a_1",
        "trick_won 2 1 neutralised",
    ]


def test_emma_plays_as_it_is_told() -> None:
    _, solo = played(GAME, scripts_of("macaron", "finer"))
    assert "emma_royal b 6" in solo
    assert [line for line in solo if line.startswith("emma_played")] == [
        "emma_played almond-2 almond follows",
        "emma_played strawberry-4 strawberry lacks_ordinary",
        "emma_played almond-4 strawberry after_royal",
    ]
