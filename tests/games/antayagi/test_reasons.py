"""What cannot be chosen, and why; and what threatens, seat by seat."""

from __future__ import annotations

from cite import rule
from games.antayagi.playing import act, facts
from games.antayagi.situations import table
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.state import State


def refused(s: State, seat: Seat) -> dict[str, str]:
    """What the seat would ask in vain, with the rule that forbids it."""
    return {GAME.words.spell(action): why for action, why in GAME.flow.refusals(s, seat)}


@rule("AY-25", "AY-27")
def test_whoever_is_active_can_neither_choose_himself_nor_pass() -> None:
    s = table(3)
    assert refused(s, 0) == {"partner 0": "AY-25", "pass": "AY-27"}


@rule("AY-R19")
def test_a_player_without_cards_is_refused_by_that_ruling() -> None:
    assert refused(table(4, {1: ""}), 0)["partner 1"] == "AY-R19"


@rule("AY-34")
def test_cards_without_a_sabotage_are_refused_while_it_can_be_played() -> None:
    s = table(3, {0: "bone hat treasure", 1: "treasure bone fish", 2: "hat/sabotage bone fish"})
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert refused(s, 2) == {"sabotage 1": "AY-34", "sabotage 2": "AY-34"}


@rule("AY-50")
def test_an_effect_cannot_be_left_out() -> None:
    s = table(3, {0: "bone hat treasure", 1: "lollipop bone fish"})
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert refused(s, 0) == {"pass": "AY-50"}


@rule("AY-72")
def test_a_t_rex_refuses_what_does_not_lie_in_its_zone() -> None:
    s = table(3, {0: "treasure hat", 1: "t_rex bone"}, {0: "bone muffin"})
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert refused(s, 0) == {"pass": "AY-50", "eat lollipop": "AY-72", "eat fish": "AY-72"}


@rule("AY-79")
def test_one_point_to_the_target_is_a_danger_that_all_see() -> None:
    s = table(3, zones={1: "treasure bone hat treasure", 2: "treasure bone hat"})
    for viewer in [0, 1, 2, SPECTATOR]:
        assert facts(s, viewer)["danger"] == [None, "one_point", None]


@rule("AY-61", "AY-79")
def test_a_raised_target_is_one_point_farther() -> None:
    s = table(
        3, zones={1: "treasure bone hat toxic_waste", 2: "treasure bone hat bone toxic_waste"}
    )
    assert facts(s)["danger"] == [None, None, "one_point"]


@rule("AY-R20")
def test_whoever_leads_in_the_last_turn_is_a_danger() -> None:
    zones = {0: "treasure", 2: "treasure bone"}
    assert facts(table(3, zones=zones, turn=9, max_turns=10))["danger"] == [None, None, None]
    assert facts(table(3, zones=zones, turn=10, max_turns=10))["danger"] == [
        None,
        None,
        "last_turn",
    ]


@rule("AY-80")
def test_nothing_threatens_any_more_once_somebody_has_won() -> None:
    s = table(3, {0: "bone hat", 1: "treasure hat"}, {0: "treasure treasure treasure hat"})
    assert facts(s)["danger"] == ["one_point", None, None]
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert GAME.flow.over(s)
    assert facts(s)["danger"] == [None, None, None]
