"""MC-70 to MC-82: what a round brings, when the game ends, places and shares."""

from __future__ import annotations

import pytest

from cite import rule
from games.macaron.playing import asked, facts, told
from games.macaron.situations import score, table
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.state import State

NORMAL = [(0, 2), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 4), (10, 4)]
ADVANCED = [(0, 3), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 6), (9, 6), (10, 6)]


def ended(scores: list[int], mode: str = "4p", target: int = 20, round: int = 1) -> State:
    """The table after a round that left these scores: everyone gained 2 for 0 boxes."""
    bets: list[str | None] | None = ["0"] if mode == "solo" else None
    gain = 4 if mode == "2v2" else 2
    before = [points - gain for points in scores]
    s = score(table(mode, target=target, round=round, scores=before, bets=bets))
    assert s.scores == scores
    return s


# Rows and bets.


@rule("MC-70", "MC-73", "MC-R1")
@pytest.mark.parametrize(("boxes", "points"), NORMAL)
def test_the_rows_of_the_normal_side(boxes: int, points: int) -> None:
    s = score(table("3p", boxes=[boxes, 0, 0], scores=[5, 0, 0], target=20))
    assert s.scores == [5 + points, 2, 2]


@rule("MC-70", "MC-73", "MC-R3")
@pytest.mark.parametrize(("boxes", "points"), ADVANCED)
def test_the_rows_of_the_advanced_side(boxes: int, points: int) -> None:
    s = score(table("3p", side="advanced", boxes=[boxes, 0, 0], scores=[5, 0, 0], target=20))
    assert s.scores == [5 + points, 3, 3]


@rule("MC-70")
@pytest.mark.parametrize(("side", "points"), [("normal", 4), ("advanced", 6)])
def test_the_last_row_holds_every_count_from_8_up(side: str, points: int) -> None:
    for boxes in range(8, 40):
        s = score(table("2p", side=side, boxes=[boxes, 1], target=20))
        assert s.scores == [points, 1]


@rule("MC-70", "MC-R41")
@pytest.mark.parametrize(
    ("side", "boxes", "points"),
    [("normal", *row) for row in NORMAL] + [("advanced", *row) for row in ADVANCED],
)
def test_emma_scores_by_the_rows_too(side: str, boxes: int, points: int) -> None:
    s = score(table("solo", side=side, boxes=[1, boxes], bets=["1-2" if side == "normal" else "1"]))
    assert s.scores == [1, points]


@rule("MC-71")
@pytest.mark.parametrize(
    ("bet", "right", "wrong"),
    [("0", [0], [1]), ("1-2", [1, 2], [0, 3]), ("3-4", [3, 4], [2, 5]), ("5-7", [5, 7], [4, 8])],
)
def test_a_bet_on_the_normal_side_wins_2_or_loses_1(
    bet: str, right: list[int], wrong: list[int]
) -> None:
    for boxes in right + wrong:
        s = score(table("4p", boxes=[0, boxes, 0, 0], bets=[None, bet, None, None]))
        points = dict(NORMAL)[boxes] + (2 if boxes in right else -1)
        assert s.scores == [2, points, 2, 2]


@rule("MC-72", "MC-R3", "MC-R19", "MC-R20")
@pytest.mark.parametrize(
    ("bet", "right", "won", "wrong", "lost"),
    [
        ("0", [0], 3, [8], 2),
        ("1", [1], 2, [8, 0], 1),
        ("2-3", [3], 1, [8], 1),
        ("4-5", [4], 2, [8], 1),
        ("6-7", [7], 3, [8], 2),
        ("8plus", [8, 10], 4, [7, 0], 2),
    ],
)
def test_a_bet_on_the_advanced_side_wins_or_loses_what_its_row_says(
    bet: str, right: list[int], won: int, wrong: list[int], lost: int
) -> None:
    for boxes in right + wrong:
        bets = [None, bet, None]
        s = score(table("3p", side="advanced", target=30, boxes=[0, boxes, 0], bets=bets))
        points = dict(ADVANCED)[boxes] + (won if boxes in right else -lost)
        assert s.scores == [3, points, 3]


@rule("MC-73")
@pytest.mark.parametrize("side", ["normal", "advanced"])
def test_no_bet_changes_nothing(side: str) -> None:
    s = score(table("2p", side=side, boxes=[1, 1], bets=[None, None], scores=[4, 4]))
    assert s.scores == [5, 5]
    assert told(s, 0, "bet_won") == told(s, 0, "bet_lost") == []


@rule("MC-74", "MC-R32")
@pytest.mark.parametrize(
    ("side", "bet", "boxes", "scores"),
    [
        ("normal", "5-7", 5, [3, 2]),
        ("normal", "5-7", 4, [2, 4]),
        ("normal", "8plus", 8, [4, 2]),
        ("normal", "8plus", 0, [2, 4]),
        ("advanced", "6-7", 6, [4, 3]),
        ("advanced", "6-7", 5, [3, 5]),
        ("advanced", "0", 1, [1, 5]),
        ("advanced", "8plus", 8, [6, 3]),
    ],
)
def test_a_wrong_bet_against_emma_gives_her_2_and_a_right_one_nothing(
    side: str, bet: str, boxes: int, scores: list[int]
) -> None:
    assert score(table("solo", side=side, boxes=[boxes, 0], bets=[bet])).scores == scores


@rule("MC-75", "MC-R21", "MC-R22")
def test_rows_and_bets_of_partners_are_added() -> None:
    s = score(
        table("2v2", boxes=[3, 1, 4, 5], bets=["3-4", "0", "0", "5-7"], scores=[1, 0], target=20)
    )
    assert s.scores == [1 + (2 + 2) + (2 - 1), (1 - 1) + (3 + 2)]
    assert GAME.scores(s) == [6, 5, 6, 5]


@rule("MC-76", "MC-R17")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (5, 4)])
def test_a_score_does_not_fall_below_0(before: int, after: int) -> None:
    s = score(
        table("2p", side="advanced", boxes=[1, 0], bets=["0", None], scores=[before, 0], target=20)
    )
    assert s.scores[0] == after


@rule("MC-76")
@pytest.mark.parametrize(
    ("boxes", "bets", "before", "after"),
    [
        ([1, 0, 2, 0], ["0", None, None, None], 0, 1),  # 1 - 2 + 2, not 0 + 2
        ([1, 0, 1, 0], ["0", None, "0", None], 0, 0),  # 1 - 2 + 1 - 2
        ([1, 0, 1, 0], ["0", None, "0", None], 3, 1),
    ],
)
def test_the_floor_is_applied_once_to_the_score_of_a_team(
    boxes: list[int], bets: list[str | None], before: int, after: int
) -> None:
    s = score(table("2v2", side="advanced", boxes=boxes, bets=bets, scores=[before, 0], target=20))
    assert s.scores == [after, 6]


# The end of the game.


@rule("MC-77", "MC-R31", "MC-R41")
@pytest.mark.parametrize(
    ("mode", "target", "scores", "over"),
    [
        ("4p", 10, [9, 9, 9, 9], False),
        ("4p", 10, [2, 2, 10, 2], True),
        ("4p", 10, [2, 2, 2, 13], True),
        ("4p", 20, [19, 10, 10, 10], False),
        ("4p", 20, [2, 20, 2, 2], True),
        ("2v2", 10, [9, 9], False),
        ("2v2", 10, [4, 10], True),
        ("solo", 10, [9, 9], False),
        ("solo", 10, [10, 2], True),
        ("solo", 10, [2, 10], True),
    ],
)
def test_the_game_ends_when_someone_has_the_target(
    mode: str, target: int, scores: list[int], over: bool
) -> None:
    s = ended(scores, mode, target)
    assert GAME.flow.over(s) == over
    assert s.round == (1 if over else 2)
    if not over:
        assert asked(s) == ("swap_card" if mode == "solo" else "pass_card")


@rule("MC-77")
def test_the_advanced_side_may_be_played_to_30() -> None:
    assert not GAME.flow.over(score(table("2p", side="advanced", target=30, scores=[26, 0])))
    assert GAME.flow.over(score(table("2p", side="advanced", target=30, scores=[27, 0])))


@rule("MC-78")
@pytest.mark.parametrize(
    ("scores", "shares"),
    [([10, 12, 11, 2], [0.0, 1.0, 0.0, 0.0]), ([12, 2, 2, 10], [1.0, 0.0, 0.0, 0.0])],
)
def test_the_highest_score_wins(scores: list[int], shares: list[float]) -> None:
    s = ended(scores, target=10)
    assert GAME.shares(s) == shares
    assert GAME.outcome(s) == "goal"
    assert told(s, SPECTATOR, "game_ended") == ["game_ended goal"]


@rule("MC-79", "MC-81")
@pytest.mark.parametrize(
    ("mode", "scores", "shares"),
    [
        ("4p", [11, 10, 11, 2], [0.5, 0.0, 0.5, 0.0]),
        ("4p", [10, 10, 10, 10], [0.25, 0.25, 0.25, 0.25]),
        ("2p", [12, 12], [0.5, 0.5]),
        ("solo", [12, 12], [0.5]),
        ("2v2", [12, 8], [0.5, 0.0, 0.5, 0.0]),
    ],
)
def test_equal_highest_scores_share_the_victory(
    mode: str, scores: list[int], shares: list[float]
) -> None:
    assert GAME.shares(ended(scores, mode, 10)) == shares


@rule("MC-80", "MC-R18")
@pytest.mark.parametrize(
    ("side", "target", "last"), [("normal", 10, 30), ("normal", 20, 60), ("advanced", 30, 90)]
)
def test_the_game_ends_after_three_rounds_for_each_point_of_the_target(
    side: str, target: int, last: int
) -> None:
    s = score(table("3p", side=side, target=target, round=last - 1, boxes=[0, 1, 1]))
    assert not GAME.flow.over(s)
    assert s.round == last
    s = score(table("3p", side=side, target=target, round=last, boxes=[1, 0, 1], scores=[0, 1, 1]))
    assert GAME.flow.over(s)
    assert GAME.outcome(s) == "round_cap"
    assert GAME.places(s) == [3, 1, 2]
    assert GAME.shares(s) == [0.0, 1.0, 0.0]


@rule("MC-81", "MC-R43")
@pytest.mark.parametrize(
    ("mode", "scores", "places"),
    [
        ("4p", [11, 10, 11, 6], [1, 3, 1, 4]),
        ("4p", [5, 10, 8, 8], [4, 1, 2, 2]),
        ("5p", [3, 3, 12, 3, 3], [2, 2, 1, 2, 2]),
        ("2v2", [12, 8], [1, 2, 1, 2]),
        ("2v2", [8, 12], [2, 1, 2, 1]),
        ("2v2", [10, 10], [1, 1, 1, 1]),
        ("solo", [12, 8], [1]),
        ("solo", [8, 12], [2]),
        ("solo", [12, 12], [1]),
    ],
)
def test_a_place_is_one_more_than_the_number_of_higher_scores(
    mode: str, scores: list[int], places: list[int]
) -> None:
    assert GAME.places(ended(scores, mode, 10)) == places


@rule("MC-81", "MC-7")
def test_partners_win_together() -> None:
    s = ended([8, 12], "2v2", 10)
    shares = GAME.shares(s)
    assert shares[1] == shares[3] > 0
    assert shares[0] == shares[2] == 0


@rule("MC-82", "MC-79")
@pytest.mark.parametrize(
    ("scores", "outcome", "shares"),
    [([12, 8], "emma_beaten", [1.0]), ([12, 12], "emma_tied", [0.5]), ([8, 12], "emma_won", [0.0])],
)
def test_the_human_wins_alone_or_shares_or_no_seat_wins(
    scores: list[int], outcome: str, shares: list[float]
) -> None:
    s = ended(scores, "solo", 10)
    assert GAME.outcome(s) == outcome
    assert GAME.shares(s) == shares


@rule("MC-82")
def test_emma_is_no_seat() -> None:
    s = ended([4, 6], "solo", 10)
    assert s.seats == 1
    assert GAME.scores(s) == facts(s, 0)["scores"] == [4]
    assert facts(s, 0)["emma_score"] == 6
    assert told(s, 0, "scored") == ["scored 0 4", "scored emma 6"]
    assert GAME.flow.legal(s, 1) == []
