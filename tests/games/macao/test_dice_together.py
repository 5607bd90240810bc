"""MO-102: all choose their dice at once, and nobody sees another's before all have chosen."""

from __future__ import annotations

from itertools import permutations

import pytest

from cite import rule
from games.macao.looking import rose
from games.macao.playing import facts, heard, here, new, offered, told
from games.macao.situations import give, rolled_for_all, stack, table
from sobremesa.core.flow import frame_step
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macao import GAME
from sobremesa.games.macao.state import State, wall_order
from sobremesa.games.macao.words import CHOOSE_DICE

DICE = "R1 B4 G6 K1 Y2 V3"
SEALED = ["0 die red", "0 die green", "1 die blue", "1 die violet", "2 die blue", "2 die gray"]


def three(active: str = "observatory", active_2: str = "gambler") -> State:
    """Seats 0, 1 and 2 in wall order, in round 3."""
    s = stack(table(3, round=3), at_3="0", at_2="1", at_1="2")
    give(s, active=active)
    give(s, 2, active=active_2)
    return rolled_for_all(s, DICE)


def known(s: State, viewer: int) -> tuple[object, object]:
    return facts(s, viewer), heard(s, viewer)


@rule("MO-22", "MO-102", "MO-R5")
def test_all_are_asked_at_once() -> None:
    s = here.advance(new(4), "choose_dice")
    assert here.waiting(s) == [0, 1, 2, 3]
    for seat in range(4):
        assert len(offered_to(s, seat)) == 6
    here.act(s, "2 die red")
    assert here.waiting(s) == [0, 1, 2, 3]
    assert len(offered_to(s, 2)) == 5
    here.act(s, "2 die green")
    assert here.waiting(s) == [0, 1, 3]
    with pytest.raises(Refusal):
        here.act(s, "2 die blue")


def offered_to(s: State, seat: int) -> list[str]:
    return here.offered(s, seat)


@rule("MO-22", "MO-102")
def test_a_die_counts_once_for_each_player() -> None:
    s = three()
    here.act(s, "1 die red")
    with pytest.raises(Refusal, match="MO-22"):
        here.act(s, "1 die red")
    here.act(s, "0 die red", "1 die blue")
    assert "die red" not in offered_to(s, 0)


@rule("MO-102")
def test_until_all_have_chosen_nobody_learns_of_another_s_dice() -> None:
    s = three()
    for line in SEALED[:-1]:
        chooser = int(line[0])
        before = {viewer: known(s, viewer) for viewer in (0, 1, 2, SPECTATOR) if viewer != chooser}
        here.act(s, line)
        assert {viewer: known(s, viewer) for viewer in before} == before
    assert facts(s, 0)["choosers"] == {"red-0": 1, "green-0": 1}
    assert facts(s, SPECTATOR)["choosers"] == {}
    assert not told(s, SPECTATOR, "die_chosen", "cubes_placed")
    assert frame_step(s.agenda[-1]) == CHOOSE_DICE
    here.act(s, SEALED[-1])
    shown = {"red-0": 1, "green-0": 1, "blue-1": 1, "violet-1": 1, "blue-2": 1, "gray-2": 1}
    for viewer in (0, 1, 2, SPECTATOR):
        assert facts(s, viewer)["choosers"] == shown
        assert len(told(s, viewer, "die_chosen")) == 6


@rule("MO-102")
def test_the_own_dice_are_seen_on_the_own_rose() -> None:
    s = three()
    here.act(s, "0 die red", "0 die green")
    assert facts(s, 0)["dice_cubes"] == {"slot_1-red": 1, "slot_6-green": 6}
    assert "slot_1" not in facts(s, 0)["gaps"]
    assert facts(s, 0)["danger"][0] is None
    assert facts(s, 1)["danger"][0] == "empty_arrow"
    assert facts(s, 1)["dice_cubes"] == {}


@rule("MO-102")
@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_the_order_of_the_answers_has_no_effect(order: tuple[int, ...]) -> None:
    s = three("", "")
    for seat in order:
        here.act(s, *[line for line in SEALED if line.startswith(str(seat))])
    expected = three("", "")
    here.act(expected, *SEALED)
    assert known(s, SPECTATOR) == known(expected, SPECTATOR)
    assert s.roses == expected.roses


@rule("MO-102")
def test_an_imagined_table_has_the_own_dice_only() -> None:
    s = three()
    here.act(s, *SEALED[:5])
    twin = GAME.imagine(GAME.view(s, 0), Rng(b"twin"))
    assert twin.sealed == [0b000101, 0, 0]
    assert facts(twin, 0) == facts(s, 0)
    assert here.waiting(twin) == [1, 2]


@rule("MO-102", "MO-R33", "MO-25", "MO-26")
def test_x36_dice_together() -> None:
    s = three()
    assert wall_order(s) == [0, 1, 2]
    assert here.waiting(s) == [0, 1, 2]
    here.act(s, SEALED[4], SEALED[0], SEALED[2], SEALED[5], SEALED[3], SEALED[1])
    assert (here.asked(s), here.who(s)) == ("die_shift", 0)
    assert offered(s) == ["shift red up", "shift green down", "no_shift"]
    assert facts(s, 0)["choosers"]["gray-2"] == 1
    assert [rose(s, seat) for seat in range(3)] == [{}, {}, {}]
    here.act(s, "0 shift green down")
    assert (here.asked(s), here.who(s)) == ("die_third", 2)
    assert offered(s) == ["die red", "die black", "no_die"]
    assert rose(s, 0) == {1: "R1", 5: "G5"}
    assert rose(s, 1) == {3: "V3", 4: "B4"}
    assert rose(s, 2) == {}
    here.act(s, "2 die black")
    assert told(s, 1, "cubes_placed")[-3:] == [
        "cubes_placed 2 4 blue slot_4",
        "cubes_placed 2 1 black slot_1",
        "cubes_placed 2 2 gray slot_2",
    ]
    assert told(s, 1, "roses_turned") == ["roses_turned"]


@rule("MO-102", "MO-27")
def test_rewards_come_when_the_cubes_are_placed() -> None:
    s = three("student", "professor")
    here.act(s, "0 die gray", "0 die red", "1 die red", "1 die blue", "2 die red")
    assert (s.points[0], s.gold[2]) == (0, 5)
    here.act(s, "2 die blue")
    assert (s.points[0], s.gold[2]) == (1, 6)


@rule("MO-22")
def test_in_order_nobody_is_asked_before_his_turn() -> None:
    s = here.advance(new(3, dice="in_order"), "die_first")
    assert len(here.waiting(s)) == 1
    assert s.sealed == [0, 0, 0]
