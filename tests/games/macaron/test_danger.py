"""Macaron: what threatens at each place while a trick is played."""

from __future__ import annotations

from typing import Unpack

import pytest

from cite import rule
from games.macaron.playing import facts, new, next_round
from games.macaron.situations import Standing, trick_table
from sobremesa.core.words import SPECTATOR

HANDS = {0: "almond-5 almond-6"}


def dangers(mode: str = "4p", **standing: Unpack[Standing]) -> object:
    """What the view says of each seat while seat 0 leads."""
    return facts(trick_table(HANDS, mode=mode, **standing), 0)["danger"]


@rule("MC-69")
def test_the_eighth_box_ends_the_round() -> None:
    assert dangers(boxes=[7, 4, 0, 5]) == ["round_end", None, None, "round_end_by_a_1"]


@rule("MC-64", "MC-69")
def test_without_a_1_nobody_fills_three_boxes() -> None:
    s = trick_table(HANDS, boxes=[5, 0, 0, 0])
    assert facts(s, 0)["danger"] == ["round_end_by_a_1", None, None, None]
    ones = "almond-1 pistachio-1 strawberry-1 blueberry-1 green_tea-1 earl_grey-1 chocolate-1"
    s = trick_table(HANDS, won_before=f"{ones} almond-2", boxes=[5, 0, 0, 0])
    assert facts(s, 0)["danger"] == [None] * 4


@rule("MC-69", "MC-77")
def test_an_eighth_box_ends_the_game_if_somebody_reaches_the_target() -> None:
    # 8 boxes bring 4 points; 0 boxes bring seat 3 two of them.
    assert dangers(boxes=[7, 0, 0, 0], scores=[6, 0, 0, 0]) == ["game_end", None, None, None]
    assert dangers(boxes=[7, 0, 0, 0], scores=[0, 0, 0, 8]) == ["game_end", None, None, None]
    assert dangers(boxes=[7, 0, 0, 0], scores=[5, 0, 0, 7]) == ["round_end", None, None, None]


@rule("MC-71", "MC-77")
def test_a_lost_bet_keeps_the_game_from_ending() -> None:
    found = dangers(boxes=[7, 0, 0, 0], scores=[6, 0, 0, 0], bets=["5-7", None, None, None])
    assert found == ["round_end", None, None, None]


@rule("MC-69", "MC-77")
def test_with_the_last_trick_the_game_ends_for_who_has_the_target() -> None:
    # 2 boxes bring 1 point, 3 bring 2.
    found = dangers(tricks=12, boxes=[7, 2, 2, 0], scores=[0, 8, 7, 8])
    assert found == [None, "game_end", None, "game_end"]


@rule("MC-75", "MC-77")
def test_partners_reach_the_target_together() -> None:
    found = dangers("2v2", tricks=12, boxes=[0, 0, 0, 0], scores=[6, 5])
    assert found == ["game_end", None, "game_end", None]


@rule("MC-71", "MC-72")
@pytest.mark.parametrize(
    ("side", "bet", "boxes", "tricks", "danger"),
    [
        ("normal", "0", 0, 0, "bet"),
        ("normal", "1-2", 1, 0, None),
        ("normal", "1-2", 2, 0, "bet"),
        ("normal", "1-2", 3, 0, None),
        ("normal", "3-4", 2, 5, None),
        ("normal", "3-4", 2, 12, "bet"),
        ("normal", "3-4", 0, 12, "bet"),
        ("normal", "5-7", 1, 12, None),
        ("normal", None, 0, 0, None),
        ("advanced", "1", 1, 0, "bet"),
    ],
)
def test_the_next_box_decides_a_bet(
    side: str, bet: str | None, boxes: int, tricks: int, danger: str | None
) -> None:
    found = dangers(side=side, bets=[bet, None, None, None], boxes=[boxes, 0, 0, 0], tricks=tricks)
    assert found == [danger, None, None, None]


@rule("MC-69", "MC-74")
def test_emma_is_watched_too() -> None:
    emma = "almond:almond-1 almond:almond-2"
    s = trick_table(HANDS, mode="solo", emma=emma, bets=["1-2"], boxes=[2, 7], scores=[0, 0])
    assert facts(s, 0)["danger"] == ["bet"]
    assert facts(s, 0)["emma_danger"] == "round_end"
    # She scores 4 for eight boxes, and 2 more since a bet on 0 is wrong.
    s = trick_table(HANDS, mode="solo", emma=emma, bets=["0"], boxes=[2, 7], scores=[0, 4])
    assert facts(s, 0)["emma_danger"] == "game_end"


@rule("MC-77")
def test_danger_is_there_while_tricks_are_played_and_for_all_eyes() -> None:
    s = trick_table(HANDS, boxes=[7, 0, 0, 0])
    assert facts(s, SPECTATOR)["danger"] == facts(s, 2)["danger"] == facts(s, 0)["danger"]
    s = new(seats=4)
    next_round(s)
    assert facts(s, 0)["danger"] == [None] * 4
