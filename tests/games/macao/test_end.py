"""MO-88 and MO-90 to MO-98: the end of the game, its scores and places."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.made_up import made_up
from games.macao.playing import act, heard, new, offered, told
from games.macao.situations import begin, end, give, stack, table, turn
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.effects import punish
from sobremesa.games.macao.scoring import largest_string
from sobremesa.games.macao.state import State
from sobremesa.games.macao.words import REASON


@rule("MO-90")
def test_the_game_ends_after_round_12_and_not_before() -> None:
    s = turn("R1", round=11)
    act(s, "pass")
    assert s.round == 12
    assert not GAME.flow.over(s)
    s = turn("R1", round=12)
    act(s, "pass")
    assert GAME.flow.over(s)
    assert GAME.outcome(s) == "most_points" or GAME.outcome(s) == "tie_on_wall"


@rule("MO-91")
def test_cards_on_the_tableau_bring_punish_markers_first() -> None:
    s = end(give(table(2), tableau="clerk judge", punished=1, points=20))
    assert s.punished[0] == 3
    assert s.points[0] == 20 - 9
    assert told(s, 1, "punished") == ["punished 0 tableau_end"] * 2


@rule("MO-91")
def test_the_abbot_protects_from_those_but_not_from_others() -> None:
    s = end(give(table(2), active="abbot", tableau="clerk judge", punished=1))
    assert (s.punished[0], s.points[0]) == (1, -3)


@rule("MO-88", "MO-92", "MO-R13")
@pytest.mark.parametrize(("markers", "points"), [(0, 2), (1, -1), (5, -13)])
def test_each_marker_subtracts_three_even_below_zero(markers: int, points: int) -> None:
    assert end(give(table(2), punished=markers, points=2)).points[0] == points


@rule("MO-93")
def test_all_activated_end_cards_score() -> None:
    s = end(give(table(2), active="chapel pagoda temple cathedral", tableau="academy"))
    assert s.points[0] == 2 + 3 + 4 + 6 - 3
    assert told(s, 1, "card_scored") == [
        "card_scored 0 chapel 2",
        "card_scored 0 pagoda 3",
        "card_scored 0 temple 4",
        "card_scored 0 cathedral 6",
    ]


@rule("MO-91", "MO-92", "MO-93", "MO-94")
def test_the_end_is_scored_in_the_order_of_the_rules() -> None:
    s = end(give(table(2), active="chapel", tableau="clerk", owns="q01"))
    keys = [line.split()[0] for line in heard(s, 1)]
    assert keys == [
        *["punished", "punish_scored", "card_scored", "city_scored"],
        *["final_score", "final_score", "game_ended"],
    ]


@rule("MO-18", "MO-30", "MO-91")
@pytest.mark.parametrize(
    ("card", "spared"),
    [("hospital", "empty_arrow"), ("monk", "overflow"), ("abbot", "tableau_end")],
)
@made_up("hospital monk")
def test_each_protection_is_against_its_own_kind_of_marker(card: str, spared: str) -> None:
    for number, reason in enumerate(REASON.names):
        s = give(table(2), active=card)
        punish(s, 0, number)
        assert s.punished[0] == (0 if reason == spared else 1)


@rule("MO-93", "MO-84")
def test_end_cards_do_nothing_before_the_end() -> None:
    s = turn("R1 B1 G1", tableau="chapel")
    act(s, "activate chapel")
    assert s.points[0] == 0


@rule("MO-91", "MO-92", "MO-93")
def test_the_monastery_counts_the_markers_of_the_end_too() -> None:
    s = end(give(table(2), active="monastery", tableau="clerk judge", punished=1))
    assert s.points[0] == -9 + 6


@rule("MO-94")
@pytest.mark.parametrize(
    ("owns", "string"),
    [
        ("", 0),
        ("q01", 1),
        ("q01 q07", 1),
        ("q01 q02 q03 q15 q26", 3),
        ("q01 q02 q08", 2),
        ("q05 q06", 1),
        ("q11 q12 q13 q08 q18 q01", 5),
        ("q01 q02 q29 q30", 2),
    ],
)
def test_the_largest_group_scores_two_for_each_marker(owns: str, string: int) -> None:
    s = give(table(2), owns=owns)
    assert largest_string(s, 0) == string
    assert end(s).points == [2 * string, 0]


@rule("MO-94")
def test_markers_of_others_do_not_connect() -> None:
    s = give(table(2), owns="q01 q03")
    give(s, 1, owns="q02 q07")
    assert end(s).points == [2, 4]


@rule("MO-95")
def test_most_points_win() -> None:
    s = table(3)
    for seat, points in enumerate([10, 30, 20]):
        give(s, seat, points=points)
    end(s)
    assert GAME.places(s) == [3, 1, 2]
    assert GAME.shares(s) == [0, 1, 0]
    assert GAME.outcome(s) == "most_points"
    assert GAME.scores(s) == [10, 30, 20]


@rule("MO-96")
def test_the_disc_further_along_breaks_a_tie() -> None:
    s = stack(table(3), at_7="2", at_6="0 1")
    for seat in range(3):
        give(s, seat, points=8)
    end(s)
    assert GAME.places(s) == [2, 3, 1]
    assert GAME.outcome(s) == "tie_on_wall"
    assert GAME.shares(s) == [0, 0, 1]


@rule("MO-96")
def test_on_one_space_the_upper_disc_breaks_a_tie() -> None:
    s = stack(table(2), at_6="1 0")
    for seat in range(2):
        give(s, seat, points=8)
    assert GAME.places(end(s)) == [2, 1]


@rule("MO-96")
def test_a_tie_behind_the_winner_is_broken_too() -> None:
    s = stack(table(3), at_6="1 0", at_2="2")
    for seat, points in enumerate([8, 8, 9]):
        give(s, seat, points=points)
    end(s)
    assert GAME.places(s) == [3, 2, 1]
    assert GAME.outcome(s) == "most_points"


@rule("MO-97")
def test_points_are_not_capped_at_99() -> None:
    assert end(give(table(2), points=99, active="cathedral")).points[0] == 105


@rule("MO-98")
def test_cubes_coins_and_markers_are_unlimited() -> None:
    s = turn("R60 B60", active="bank", gold=40, punished=13, owns=" ".join(OWNED))
    act(s, "use bank", "quarter q04")
    assert s.gold[0] == 41
    assert s.owners().count(0) == 14
    kinds = {kind for kind, _, _ in GAME.pieces(s)}
    assert not kinds & {"cube", "coin", "marker"}


OWNED = [f"q{number:02}" for number in (1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)]


@rule("MO-R27")
def test_an_end_card_with_nothing_to_count_scores_nothing() -> None:
    s = end(
        give(table(2), active="smithy statue garden missionary monastery money_changer", gold=1)
    )
    assert s.points[0] == 0
    assert len(told(s, 0, "card_scored")) == 6


@rule("MO-R2", "MO-R3", "MO-R26")
def test_there_is_no_dice_roller_no_choice_of_slip_and_no_place_on_a_tableau() -> None:
    s = new(4)
    verbs = {verb.key for verb in GAME.words.verbs}
    assert not {key for key in verbs if "roll" in key or "slip" in key}
    while not GAME.flow.over(s):
        assert s.tableaux == [sorted(cards) for cards in s.tableaux]
        act(s, offered(s)[0])


def tied() -> State:
    s = stack(table(2), at_6="1 0")
    give(s, supply="R1", points=3)
    give(s, 1, points=3)
    return s


def test_a_tie_can_be_broken_in_the_last_turn() -> None:
    s = tied()
    s.round, s.price = 12, 12
    act(begin(s), "wall")
    assert GAME.flow.over(s)
    assert GAME.places(s) == [1, 2]
