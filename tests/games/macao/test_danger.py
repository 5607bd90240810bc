"""What is about to bring a punish marker is a fact of the view, for every seat."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.made_up import made_up
from games.macao.playing import act, facts
from games.macao.situations import begin, drafting, end, give, rolled, table
from sobremesa.games.macao.state import State

FIVE = "captain envoy abbot monk poet"


def danger(s: State) -> object:
    """The danger of each seat, as seat 0 sees it."""
    return facts(s)["danger"]


@rule("MO-30")
def test_no_cube_comes_to_the_arrow() -> None:
    s = table(2)
    give(s, 1, rose={1: "R1"})
    rolled(s, "R6 B5 G4 K3 Y2 V1")
    assert danger(s) == ["empty_arrow", None]
    act(s, "die red")
    assert danger(s) == ["empty_arrow", None]
    act(s, "die violet")
    assert danger(s) == [None, None]


@rule("MO-26", "MO-30")
def test_a_die_turned_to_1_fills_the_arrow() -> None:
    s = give(table(2), 0, active="observatory")
    give(s, 1, rose={1: "R1"})
    rolled(s, "R6 B5 G4 K3 Y2 V1")
    act(s, "die gray", "die red")
    assert danger(s) == ["empty_arrow", None]
    act(s, "shift gray down")
    assert danger(s) == [None, None]


@rule("MO-30")
@made_up("hospital")
def test_a_hospital_takes_the_danger_away() -> None:
    s = give(table(2), 0, active="hospital")
    rolled(s, "R6 B5 G4 K3 Y2 V1")
    assert danger(s) == [None, "empty_arrow"]


@rule("MO-28", "MO-30")
def test_once_the_roses_have_turned_the_next_turn_is_far() -> None:
    assert danger(begin(give(table(2), 0, "R1"))) == [None, None]


@rule("MO-17", "MO-18", "MO-40")
def test_the_next_card_is_one_too_many() -> None:
    s = give(table(2), 0, "R5 B5 G5 K5 Y5 V5", tableau=FIVE)
    begin(s)
    assert danger(s) == ["overflow", None]
    act(s, "activate poet")
    assert danger(s) == [None, None]


@rule("MO-14", "MO-17", "MO-18")
@pytest.mark.parametrize("card", ["idler", "monk", "inn"])
@made_up("monk inn")
def test_some_cards_make_room_or_spare_one_the_marker(card: str) -> None:
    five = "captain envoy abbot pilgrim poet"
    assert danger(begin(give(table(2), 0, "R1", tableau=five, active=card))) == [None, None]


@rule("MO-12", "MO-91")
def test_in_the_last_round_every_card_has_to_be_paid() -> None:
    s = table(2, round=12)
    give(s, 0, rose={1: "R1"}, tableau="captain")
    give(s, 1, rose={1: "R1"}, tableau="captain", active="abbot")
    drafting(s, "docker broker courtier")
    assert danger(s) == [None, None]
    act(s, "take docker")
    assert danger(s) == ["tableau_end", None]


@rule("MO-12", "MO-17")
def test_whoever_has_to_take_a_card_is_warned_of_that_first() -> None:
    s = give(table(2, round=12), 0, tableau=FIVE)
    give(s, 1, rose={1: "R1"})
    drafting(s, "docker broker courtier")
    assert danger(s) == ["overflow", None]


@rule("MO-90")
def test_when_all_is_over_nobody_is_in_danger() -> None:
    s = give(table(2), 0, tableau="captain")
    assert danger(end(s)) == [None, None]
