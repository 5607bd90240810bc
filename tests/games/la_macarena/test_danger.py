"""What may end the game within a turn is a fact that everybody sees at the seat."""

from __future__ import annotations

import pytest

from cite import rule
from games.la_macarena.playing import act, facts, play
from games.la_macarena.situations import table, turn
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.la_macarena.state import State


def dangers(s: State, viewer: Seat = 0) -> object:
    """The danger that comes from each seat."""
    return facts(s, viewer)["danger"]


@rule("MA-52")
def test_macas_on_all_wells_but_one() -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={0: "1 2 3 4 5", 1: "0 0 2 3 3 4 5"}))
    assert dangers(s) == [None, None, None]
    s = turn(table("7e", {0: "7e 2f"}, macas={0: "1 2 3 4 5 6", 1: "1 1 2 3 4 5 6"}))
    assert dangers(s) == dangers(s, SPECTATOR) == ["every_well", "every_well", None]
    act(s, "0 open 0", "0 append 7e")
    assert dangers(s) == [None, None, None], "the game is over"


@rule("MA-74", "MA-76", "MA-78")
@pytest.mark.parametrize(("goal", "amulets"), [(1, 0), (2, 1)])
def test_one_element_is_missing_to_the_amulet_that_wins(goal: int, amulets: int) -> None:
    held = {0: "earth air", 1: "earth air water", 2: "earth earth air"}
    s = turn(table(tokens=held, goal=goal, amulets=[amulets] * 3))
    assert dangers(s) == [None, "one_element", None]


@rule("MA-76")
def test_an_amulet_that_does_not_win_yet_is_no_danger() -> None:
    s = turn(table(tokens={1: "earth air water"}, goal=2))
    assert dangers(s) == [None, None, None]


@rule("MA-56", "MA-81")
def test_in_the_last_hand_the_turn_without_a_deck_is_the_last() -> None:
    s = turn(table("7e", {0: "8e 2f 3w", 1: "3a 5a 9a", 2: "Kf Kw 9w"}, deck="", max_hands=1))
    assert dangers(s) == ["last_turn", None, None]
    act(s, "0 open 0")
    assert dangers(s, 1) == ["last_turn", None, None]
    s.max_hands = 2
    assert dangers(s) == [None, None, None]


@rule("MA-55", "MA-81")
def test_in_the_last_hand_whoever_has_hardly_a_card_may_end_the_game() -> None:
    hands = {0: "8e 2f 3w", 1: "3a 5a", 2: "Kf Kw 9w"}
    s = turn(table("7e", hands, deck="2a 2e", max_hands=1))
    assert dangers(s) == [None, "last_cards", None]
    play(s, 0, "8e")
    assert dangers(s) == ["last_cards", None, None], "seat 1 has drawn"
