"""MO-32 to MO-43: turns, paying, passing, activating cards."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import active, pile, supply, tableau
from games.macao.made_up import made_up
from games.macao.playing import act, asked, facts, heard, offered, refusal, told, vain, who
from games.macao.situations import begin, give, stack, table, turn, turned
from sobremesa.games.macao import GAME

# Turns.


@rule("MO-32")
def test_everyone_has_one_turn_in_wall_order() -> None:
    s = stack(table(3, price=12), at_5="1", at_1="2 0")
    for seat in range(3):
        give(s, seat, rose={1: "R1"})
    turned(s)
    order = []
    while s.round == 1:
        order.append(who(s))
        act(s, "pass")
    assert order == [1, 2, 0]
    assert told(s, 0, "turn_began") == ["turn_began 1", "turn_began 2", "turn_began 0"]


@rule("MO-33")
def test_actions_come_in_any_order_and_as_often_as_one_can() -> None:
    s = turn("R1 B3 G1 K1 Y1 V1", tableau="clerk port_pilot", ship="s1")
    act(s, "sail s3", "pay blue", "activate clerk", "quarter q15", "sail s1", "pay black")
    act(s, "activate port_pilot", "wall", "pay gray", "sail lisboa", "pay violet")
    assert active(s) == ["clerk", "port_pilot"]
    assert facts(s)["ships"] == ["lisboa", "slip"]
    assert supply(s) == "B1"


@rule("MO-33", "MO-45", "MO-56", "MO-77")
def test_wall_move_purchase_and_quarter_are_made_once() -> None:
    s = turn("R5 B5", tribute=(1, 2), gold=5)
    act(s, "tribute", "quarter q04", "wall", "pay red", "sail s1", "pay red")
    names = {notation.split()[0] for notation in offered(s)}
    assert names == {"sail", "pass"}
    assert refusal(s, "tribute") == "MO-77"
    assert refusal(s, "quarter q06") == "MO-45"
    assert refusal(s, "wall") == "MO-57"


@rule("MO-34")
def test_cubes_are_paid_from_the_supply_and_taken_into_it() -> None:
    s = turn("R3 B1", active="library", tableau="clerk", rose={1: "B2"})
    act(s, "activate clerk")
    assert supply(s) == "R2 B1"
    act(s, "use library")
    assert supply(s) == "R2 B2 Y1"
    assert refusal(turn("R1", active="land_surveyor"), "use land_surveyor") == "MO-34"


@rule("MO-35")
def test_cubes_left_over_are_lost() -> None:
    s = turn("R3 B1", rose={1: "G2"})
    act(s, "pass")
    assert supply(s) == ""
    assert told(s, 1, "lapsed") == ["lapsed 0 4"]


@rule("MO-36")
def test_one_may_pass_at_any_time_and_without_penalty() -> None:
    s = turn("R3 B1", gold=2, points=7)
    assert "pass" in offered(s)
    act(s, "sail s1", "pay red")
    assert "pass" in offered(s)
    act(s, "pass")
    assert (s.gold[0], s.points[0], s.punished[0]) == (2, 7, 0)


# Activating.


@rule("MO-37")
def test_activation_costs_exactly_the_cubes_shown() -> None:
    s = turn("R1 G2 K1 V3", tableau="lighthouse")
    act(s, "activate lighthouse")
    assert supply(s) == "G1 V3"
    assert active(s) == ["lighthouse"]
    assert tableau(s) == []
    assert told(s, 1, "activated") == ["activated 0 lighthouse"]


@rule("MO-37")
@pytest.mark.parametrize("held", ["R1 G1", "G9 K9", "R1 G1 B3", "R1 K1 V8"])
def test_without_the_exact_cubes_there_is_no_activation(held: str) -> None:
    s = turn(held, tableau="lighthouse")
    assert "activate lighthouse" not in offered(s)
    vain(s, "activate lighthouse", "MO-37")


@rule("MO-37")
@made_up("hospital")
def test_a_card_stays_active_to_the_end() -> None:
    s = turn("B1", tableau="hospital")
    act(s, "activate hospital")
    while not GAME.flow.over(s):
        assert active(s)[0] == "hospital"
        act(s, offered(s)[0])
    assert "punished 0 empty_arrow" not in heard(s)


@rule("MO-38")
def test_any_number_of_cards_may_be_activated() -> None:
    s = turn("R1 B1 G1 K1 Y1 V1", tableau="clerk port_pilot land_surveyor notary archivist")
    act(s, "activate clerk", "activate port_pilot", "activate land_surveyor")
    act(s, "activate notary", "activate archivist")
    assert len(active(s)) == 5
    assert supply(s) == "V1"


@rule("MO-39")
def test_a_card_works_in_the_turn_it_is_activated_in() -> None:
    s = turn("R1 G1", tableau="captain", gold=0)
    act(s, "activate captain", "use captain")
    assert s.ship_credit == 2
    s = turn("G1 R1 B1 V2", tableau="night_watchman", gold=0)
    act(s, "activate night_watchman", "quarter q15", "gain red")
    assert supply(s) == "R1 V2"


@rule("MO-40")
def test_an_activated_card_frees_its_space() -> None:
    five = "clerk magistrate tax_collector treasurer port_pilot"
    s = turn("B1", tableau=five)
    act(s, "activate port_pilot")
    assert len(s.tableaux[0]) == 4
    while asked(s) != "draft" or who(s) != 0:
        act(s, offered(s)[0])
    act(s, offered(s)[0])
    assert asked(s) != "overflow"
    assert len(s.tableaux[0]) == 5


@rule("MO-41")
def test_activated_cards_are_never_moved() -> None:
    s = turn("B1", active="idler monk", tableau="hospital")
    act(s, "activate hospital")
    before = active(s)
    while not GAME.flow.over(s):
        act(s, offered(s)[-1])
        assert active(s)[:3] == before
        assert not set(before) & set(pile(s))


@rule("MO-42")
@made_up("master_builder")
def test_activate_discount_leaves_out_a_cube_of_choice() -> None:
    s = turn("R1 G1 K1", active="master_builder", tableau="lighthouse chapel")
    assert offered(s, "activate_without") == [
        "activate_without lighthouse red",
        "activate_without lighthouse green",
        "activate_without lighthouse black",
    ]
    assert offered(s, "activate") == ["activate lighthouse", "activate chapel"]
    act(s, "activate_without lighthouse green")
    assert supply(s) == "G1"
    assert active(s) == ["master_builder", "lighthouse"]
    assert told(s, 1, "cube_spared") == ["cube_spared 0 green"]


@rule("MO-42")
@made_up("master_builder")
def test_a_cost_of_one_cube_is_never_discounted_nor_two_cubes_left_out() -> None:
    s = turn("R1", active="master_builder", tableau="chapel viceroy captain lighthouse")
    assert offered(s, "activate_without") == ["activate_without captain green"]


@rule("MO-43", "MO-R14")
@made_up("university")
def test_an_activation_bonus_fires_for_later_cards_only() -> None:
    s = turn("B1 G1 V2 R1", tableau="university clerk chamberlain")
    act(s, "activate clerk")
    assert s.points[0] == 0
    act(s, "activate university")
    assert s.points[0] == 0
    act(s, "activate chamberlain")
    assert s.points[0] == 1
    assert told(s, 1, "gave_points") == ["gave_points 0 university 1"]


@rule("MO-43")
@pytest.mark.parametrize(
    ("bonus", "card", "gold", "points"),
    [
        ("library", "cabin_boy", 2, 0),
        ("library", "archivist", 0, 0),
        ("teacher", "garden", 2, 0),
        ("teacher", "gardener", 0, 0),
        ("scribe", "clerk", 0, 3),
        ("scribe", "shipyard", 0, 0),
        ("university", "clerk", 0, 1),
        ("university", "garden", 0, 1),
    ],
)
@made_up("library teacher scribe university")
def test_a_card_kind_narrows_the_bonus(bonus: str, card: str, gold: int, points: int) -> None:
    s = turn("R1 Y1 K1", active=bonus, tableau=card, gold=0)
    act(s, f"activate {card}")
    assert (s.gold[0], s.points[0]) == (gold, points)


def test_the_bonus_is_the_owner_s_alone() -> None:
    s = table(2, price=12)
    give(s, supply="R1", tableau="clerk")
    give(s, 1, active="university scribe")
    begin(s)
    act(s, "activate clerk")
    assert s.points == [0, 0]
