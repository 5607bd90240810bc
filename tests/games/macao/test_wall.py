"""MO-56 to MO-64: the city wall and its order."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import supply
from games.macao.made_up import made_up
from games.macao.playing import act, advance, asked, facts, offered, refusal, told, who
from games.macao.situations import begin, drafting, end, give, stack, table, turn, turned
from sobremesa.core.words import Refusal
from sobremesa.games.macao import GAME
from sobremesa.games.macao.state import OVER, wall_order


@rule("MO-56")
@pytest.mark.parametrize(("spaces", "cost"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_k_spaces_cost_1_and_2_for_each_further_one(spaces: int, cost: int) -> None:
    s = turn("R9")
    for _ in range(spaces):
        act(s, "wall")
    assert s.discs[0] == 1 + spaces
    assert supply(s) == f"R{9 - cost}"


@rule("MO-56")
def test_cubes_of_any_colours_pay_for_it() -> None:
    s = turn("R1 B1 G1 K1")
    act(s, "wall", "pay green")
    assert s.discs[0] == 2
    act(s, "wall", "pay red", "pay black")
    assert (s.discs[0], supply(s)) == (3, "B1")
    assert refusal(s, "wall") == "MO-56"


@rule("MO-56")
def test_one_move_per_round() -> None:
    s = turn("R9")
    act(s, "wall", "pass")
    advance(s, "take_action")
    assert s.wall_moves[0] == 0
    assert who(s) == 0
    assert facts(s)["wall_moves"] == [0, 0]


@rule("MO-57", "MO-R8")
@pytest.mark.parametrize("between", ["sail s1", "quarter q04", "tribute"])
def test_another_action_ends_the_wall_move(between: str) -> None:
    s = turn("R9", jokers=1, tribute=(0, 0))
    act(s, "wall")
    assert facts(s)["wall_move"] == "open"
    assert "wall" in offered(s)
    act(s, between)
    assert facts(s)["wall_move"] == "over"
    with pytest.raises(Refusal, match="MO-57"):
        act(s, "wall")


@rule("MO-57")
@pytest.mark.parametrize(
    "between", ["deliver lisboa", "activate clerk", "activate_without viceroy violet"]
)
@made_up("master_builder")
def test_what_costs_no_free_cube_ends_the_wall_move_too(between: str) -> None:
    s = turn(
        "R9 V3", active="master_builder", ship="lisboa", goods="spices", tableau="clerk viceroy"
    )
    act(s, "wall", "pay red", between)
    assert facts(s)["wall_move"] == "over"
    assert refusal(s, "wall") == "MO-57"


@rule("MO-57", "MO-R34")
def test_a_step_of_the_ship_by_credit_ends_the_wall_move() -> None:
    s = turn("R9", active="captain")
    act(s, "use captain", "wall", "sail s1")
    assert (s.ship_credit, supply(s)) == (1, "R8")
    assert refusal(s, "wall") == "MO-57"


@rule("MO-57", "MO-R8")
@pytest.mark.parametrize(
    "between",
    [
        ["joker gold", "joker_half red"],
        ["use viceroy", "gain red", "gain red"],
        ["use cannoneer", "wall_credit"],
        ["use smuggler", "pay_good jade"],
    ],
)
def test_what_may_be_done_at_any_time_leaves_the_wall_move_open(between: list[str]) -> None:
    s = turn("R9", active="juggler viceroy cannoneer smuggler", jokers=1, goods="tea jade")
    act(s, "wall", *between)
    held = s.discs[0], int(supply(s)[1:])
    assert facts(s)["wall_move"] == "open"
    assert facts(s)["step_cost"] == "2"
    act(s, "wall")
    assert (s.discs[0], int(supply(s)[1:])) == (held[0] + 1, held[1] - 2)


@rule("MO-57", "MO-61")
def test_steps_by_credit_are_not_counted_as_steps_of_the_move() -> None:
    s = turn("R9", active="cannoneer")
    act(s, "use cannoneer", "wall_credit")
    assert facts(s)["step_cost"] == "1"
    act(s, "wall", "wall_credit", "wall")
    assert (s.discs[0], supply(s)) == (5, "R5")


@rule("MO-57")
def test_passing_ends_the_wall_move() -> None:
    s = table(2, price=12)
    give(s, rose={1: "R9"})
    give(s, 1, rose={1: "R1 B1"})
    turned(s)
    act(s, "wall", "pass")
    assert s.wall_moves[0] == OVER


@rule("MO-58")
def test_a_disc_arrives_on_top_of_a_stack() -> None:
    s = stack(table(4, price=12), at_3="1 2 3", at_2="0")
    give(s, supply="R1")
    act(begin(s), "wall")
    assert wall_order(s) == [0, 1, 2, 3]


@rule("MO-58")
def test_a_disc_that_passes_a_stack_is_in_front_of_it() -> None:
    s = stack(table(4, price=12), at_4="3", at_3="1 2", at_2="0")
    give(s, supply="R9")
    act(begin(s), "wall", "wall", "wall")
    assert wall_order(s) == [0, 3, 1, 2]


@rule("MO-59", "MO-R9")
def test_at_space_16_a_disc_goes_to_the_bottom_and_no_further() -> None:
    s = stack(table(4, price=12), at_16="2 3", at_15="0", at_2="1")
    give(s, supply="R9")
    act(begin(s), "wall")
    assert s.discs[0] == 16
    assert wall_order(s) == [2, 3, 0, 1]
    assert "wall" not in offered(s)
    assert refusal(s, "wall") == "MO-59"


@rule("MO-60")
def test_wall_cost_first_makes_the_first_step_free() -> None:
    s = turn("R2", active="tower")
    act(s, "wall")
    assert (s.discs[0], supply(s)) == (2, "R2")
    act(s, "wall")
    assert (s.discs[0], s.turn) == (3, -1)
    s = turn("", active="tower poet")
    assert "wall" in offered(s)


@rule("MO-60")
def test_wall_cost_further_makes_further_steps_cheaper() -> None:
    s = turn("R4", active="gate")
    act(s, "wall", "wall", "wall")
    assert (s.discs[0], supply(s)) == (4, "R1")


@rule("MO-60")
def test_both_wall_costs_together() -> None:
    s = turn("R4", active="gate tower")
    act(s, "wall", "wall", "wall", "wall")
    assert (s.discs[0], supply(s)) == (5, "R1")


@rule("MO-61")
def test_wall_credits_are_free_steps_outside_the_move() -> None:
    s = turn("R3", active="cannoneer")
    act(s, "use cannoneer", "wall_credit", "wall")
    assert (s.discs[0], s.wall_credit) == (3, 1)
    act(s, "wall_credit")
    assert (s.discs[0], s.wall_credit, supply(s)) == (4, 0, "R1")
    assert refusal(s, "wall_credit") == "MO-61"
    assert refusal(s, "wall") == "MO-56"


@rule("MO-61", "MO-58", "MO-59")
def test_steps_by_credit_obey_the_stacks() -> None:
    s = stack(table(3, price=12), at_16="1", at_15="2", at_14="0")
    give(s, supply="B3", active="cannoneer")
    act(begin(s), "use cannoneer", "wall_credit")
    assert wall_order(s) == [1, 0, 2]
    act(s, "wall_credit")
    assert wall_order(s) == [1, 0, 2]
    assert s.discs[0] == 16


@rule("MO-61", "MO-R23")
def test_a_wall_credit_on_space_16_lapses() -> None:
    s = turn("R3", active="cannoneer", disc=16)
    act(s, "use cannoneer")
    assert s.wall_credit == 2
    assert "wall_credit" not in offered(s)
    act(s, "pass")
    assert s.wall_credit == 0


@rule("MO-62")
def test_wall_top_precedes_the_others_of_its_space() -> None:
    s = stack(table(4), at_6="3", at_5="0 1 2")
    give(s, 2, active="guard")
    assert wall_order(s) == [3, 2, 0, 1]
    assert facts(s)["ranks"] == ["3", "4", "2", "1"]


@rule("MO-62", "MO-59")
def test_wall_top_counts_on_space_16_too() -> None:
    s = stack(table(3, price=12), at_16="1", at_15="0 2")
    give(s, supply="R3", active="guard")
    act(begin(s), "wall")
    assert s.wall == [1, 0, 2]
    assert wall_order(s) == [0, 1, 2]


@rule("MO-62", "MO-84")
def test_wall_top_holds_from_activation_and_rules_draft_and_dice() -> None:
    s = stack(table(3, price=12), at_4="1 2 0")
    give(s, supply="G2", tableau="guard")
    begin(s)
    assert wall_order(s) == [1, 2, 0]
    act(s, "activate guard")
    assert wall_order(s) == [0, 1, 2]
    advance(s, "draft")
    assert who(s) == 0
    advance(s, "die_first")
    assert who(s) == 0


@rule("MO-62", "MO-96")
def test_wall_top_breaks_ties_at_the_end() -> None:
    s = stack(table(2), at_4="0 1")
    give(s, points=5)
    give(s, 1, points=5, active="guard")
    assert GAME.places(end(s)) == [2, 1]


@rule("MO-63")
@made_up("barracks")
def test_a_wall_bonus_fires_at_the_first_step_only() -> None:
    s = turn("R9", active="barracks")
    act(s, "wall")
    assert s.points[0] == 2
    act(s, "wall", "wall")
    assert s.points[0] == 2


@rule("MO-63", "MO-R30")
@made_up("barracks")
def test_a_wall_bonus_fires_for_a_free_first_step_but_not_for_credits() -> None:
    s = turn("R1", active="barracks tower")
    act(s, "wall")
    assert s.points[0] == 2
    s = turn("R2", active="barracks cannoneer")
    act(s, "use cannoneer", "wall_credit", "wall_credit")
    assert s.points[0] == 0
    act(s, "wall")
    assert s.points[0] == 2


@rule("MO-R30")
@made_up("barracks")
def test_a_wall_bonus_activated_after_the_first_step_is_lost() -> None:
    s = turn("R9 Y1 V1", tableau="barracks", active="gate")
    act(s, "wall", "pay red")
    act(s, "activate barracks")
    assert "wall" not in offered(s)
    assert s.points[0] == 0


@rule("MO-64", "MO-R6")
def test_moving_on_the_wall_does_not_change_who_has_to_act() -> None:
    s = stack(table(3, price=12), at_3="0", at_2="1", at_1="2")
    for seat in range(3):
        give(s, seat, rose={1: "R9"}, active="" if seat else "poet")
    turned(s)
    assert who(s) == 0
    act(s, "pass")
    act(s, "wall", "wall", "pass")
    assert wall_order(s) == [1, 0, 2]
    assert who(s) == 2
    act(s, "wall", "wall", "wall", "pass")
    assert s.round == 2
    assert asked(s) == "draft"
    assert who(s) == 2


def test_nobody_is_asked_to_draft_twice() -> None:
    s = drafting(stack(table(2), at_3="1", at_1="0"), "treasurer judge juggler gate")
    assert who(s) == 1
    act(s, "take gate")
    assert who(s) == 0
    assert told(s, 0, "taken") == ["taken 1 gate"]
