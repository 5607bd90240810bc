"""The worked examples MO-X1 to MO-X10: setup, cards, dice and wall, some of them the rulebook's."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import pile, rose, supply, tableau
from games.macao.playing import act, asked, new, offered, who
from games.macao.situations import begin, drafting, give, reveal, rolled, stack, table, turn
from sobremesa.games.macao.state import wall_order


@rule("MO-6", "MO-7")
def test_x1_cards_from_the_bottom_up_cubes_from_the_top_down() -> None:
    s = new(3, wall_stack="seat")
    for seat, choices in ((2, 5), (1, 4), (0, 3)):
        assert (who(s), len(offered(s))) == (seat, choices)
        act(s, offered(s)[0])
    assert len(pile(s)) == 2
    for seat in (0, 1, 2):
        assert who(s) == seat
        act(s, "place red", "place red")


@rule("MO-7")
def test_x2_one_green_and_two_red() -> None:
    s = new(4, wall_stack="seat")
    while asked(s) != "setup_cube1":
        act(s, offered(s)[0])
    assert len(offered(s)) == 6
    act(s, "place green")
    assert len(offered(s)) == 6
    act(s, "place red")
    assert rose(s) == {1: "G1", 2: "R2"}


@rule("MO-10", "MO-11")
@pytest.mark.parametrize(
    ("seats", "removed"), [(4, []), (3, ["cooperage"]), (2, ["soldier", "cooperage"])]
)
def test_x3_the_tribute_of_the_rulebook(seats: int, removed: list[str]) -> None:
    s = table(seats, round=0)
    reveal(s, "treasurer land_surveyor", "juggler night_watchman soldier cooperage")
    assert (s.price, s.reward) == (3, 6)
    assert len(offered(s)) == 6 - len(removed)
    assert pile(s) == removed


@rule("MO-23", "MO-28")
def test_x4_red_2_and_green_5() -> None:
    s = give(table(2), rose={1: "G1", 2: "R2"})
    rolled(s, "R2 B1 G5 K3 Y2 V1", seats=[0])
    act(s, "die red")
    assert rose(s) == {1: "G1", 2: "R2"}
    act(s, "die green")
    assert rose(s) == {0: "G1", 1: "R4", 4: "G5"}


@rule("MO-24")
def test_x4_before_the_turn_of_the_rose() -> None:
    s = give(table(2), rose={1: "G1", 2: "R2"})
    rolled(s, "R2 B1 G5 K3 Y2 V1")
    act(s, "die red", "die green")
    assert rose(s) == {1: "G1", 2: "R4", 5: "G5"}


@rule("MO-21")
@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (7, [6, 5, 4, 3, 2, 1]),
        (8, [1, 5, 4, 3, 2, 1]),
        (9, [1, 1, 4, 3, 2, 1]),
        (11, [1, 1, 1, 1, 2, 1]),
        (12, [1, 1, 1, 1, 1, 1]),
    ],
)
def test_x5_dice_of_the_last_rounds(number: int, shown: list[int]) -> None:
    assert rolled(table(2, round=number), "R6 B5 G4 K3 Y2 V1").dice == shown


@rule("MO-30")
@pytest.mark.parametrize(("dice", "markers"), [("R3 B4", 1), ("R1 B4", 0)])
def test_x6_an_empty_arrow(dice: str, markers: int) -> None:
    s = rolled(table(2), f"{dice} G6 K6 Y6 V6", seats=[0])
    act(s, "die red", "die blue")
    assert s.punished[0] == markers


@rule("MO-17", "MO-18")
def test_x7_a_sixth_card() -> None:
    s = give(table(2), tableau="clerk judge purser notary steward")
    drafting(s, "treasurer gate juggler smithy")
    act(s, "take gate")
    assert asked(s) == "overflow"
    assert len(offered(s)) == 6
    act(s, "discard clerk")
    assert len(tableau(s)) == 5
    assert s.punished[0] == 1


@rule("MO-56", "MO-60")
def test_x8_three_cubes_for_two_spaces() -> None:
    s = turn("R2 Y1", disc=4, active="palace")
    act(s, "wall")
    assert offered(s) == ["pay red", "pay gray"]
    act(s, "pay red")
    assert s.discs[0] == 5
    act(s, "wall")
    assert (asked(s), s.discs[0], supply(s)) == ("take_action", 6, "")
    s = turn("R2", disc=4)
    act(s, "wall")
    assert s.discs[0] == 5
    assert "wall" not in offered(s)
    s = turn("R2", disc=4, active="gate")
    act(s, "wall", "wall")
    assert s.discs[0] == 6


@rule("MO-8", "MO-58", "MO-62")
@pytest.mark.parametrize(("guard", "order"), [(False, [0, 2, 1, 3]), (True, [2, 0, 1, 3])])
def test_x9_orange_steps_onto_yellow(guard: bool, order: list[int]) -> None:
    orange, white, yellow, brown = range(4)
    s = stack(table(4, price=12), at_6="2", at_5="1 0", at_4="3")
    give(s, supply="R1")
    give(s, yellow, active="guard" if guard else "")
    assert wall_order(s) == [yellow, white, orange, brown]
    act(begin(s, orange), "wall")
    assert wall_order(s) == order
    assert who(s) == order[0]


@rule("MO-59")
def test_x10_the_last_space() -> None:
    orange, white = 0, 1
    s = stack(table(2, price=12), at_16="0", at_15="1")
    give(s, orange, supply="R2")
    give(s, white, supply="R9", active="poet")
    act(begin(s, white), "wall")
    assert wall_order(s) == [orange, white]
    assert "wall" not in offered(s)
