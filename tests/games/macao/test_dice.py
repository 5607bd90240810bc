"""MO-20 to MO-31: dice, wind roses, empty arrows."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import colours, rose, supply, used
from games.macao.made_up import made_up
from games.macao.playing import act, advance, asked, facts, new, offered, refusal, told, vain, who
from games.macao.situations import give, rolled, stack, table, turn, turned
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macao import GAME
from sobremesa.games.macao.facts import CAP_OF, TURNED_TO
from sobremesa.games.macao.state import State

DICE = "R6 B5 G4 K3 Y2 V1"


@rule("MO-20")
def test_six_dice_are_rolled_once_for_all() -> None:
    faces = set()
    for i in range(12):
        s = advance(new(3, b"%d" % i, dice="in_order"), "die_first")
        assert len(s.rolled) == 6
        faces |= set(s.rolled)
        assert len(told(s, SPECTATOR, "rolled")) == 6
        before = s.rolled.copy()
        act(s, "die red", "die blue")
        assert s.rolled == before
    assert faces == {1, 2, 3, 4, 5, 6}


@rule("MO-21")
@pytest.mark.parametrize(
    ("number", "cap"), [(1, 6), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1)]
)
def test_dice_above_the_cap_are_turned_to_1(number: int, cap: int) -> None:
    assert CAP_OF[number] == cap
    s = rolled(table(2, round=number), DICE)
    assert s.rolled == [6, 5, 4, 3, 2, 1]
    assert s.dice == [face if face <= cap else TURNED_TO for face in s.rolled]
    assert facts(s, 1)["dice"] == [str(face) for face in s.dice]
    assert facts(s, 1)["rolled"] == ["6", "5", "4", "3", "2", "1"]


@rule("MO-22", "MO-R5")
def test_everyone_chooses_two_different_dice_in_wall_order() -> None:
    s = stack(table(3), at_4="2", at_1="1 0")
    rolled(s, DICE)
    for seat in (2, 1, 0):
        assert (asked(s), who(s)) == ("die_first", seat)
        assert offered(s) == [f"die {colour}" for colour in colours()]
        act(s, "die green")
        assert (asked(s), who(s)) == ("die_second", seat)
        assert offered(s) == [f"die {colour}" for colour in colours() if colour != "green"]
        vain(s, "die green", "MO-22")
        act(s, "die red")
    assert facts(s, 1)["choosers"] == {
        f"{colour}-{seat}": 1 for colour in ("red", "green") for seat in range(3)
    }


@rule("MO-23")
def test_a_die_brings_as_many_cubes_as_it_shows_at_that_slot() -> None:
    s = rolled(table(2), DICE)
    act(s, "die black", "die violet")
    assert rose(s) == {1: "V1", 3: "K3"}
    act(s, "die red", "die blue")
    assert rose(s, 1) == {4: "B5", 5: "R6"}  # the roses have turned by now
    assert told(s, 0, "cubes_placed")[:2] == [
        "cubes_placed 0 3 black slot_3",
        "cubes_placed 0 1 violet slot_1",
    ]


@rule("MO-24")
def test_cubes_of_several_rounds_add_up() -> None:
    s = give(table(2), rose={3: "K2 R1", 1: "V4"})
    rolled(s, DICE)
    act(s, "die black", "die violet")
    assert rose(s) == {1: "V5", 3: "R1 K5"}


@rule("MO-25")
def test_die_third_is_a_third_die_with_a_1() -> None:
    s = rolled(give(table(2), active="gambler"), "R1 B5 G1 K3 Y2 V1")
    act(s, "die blue", "die violet")
    assert asked(s) == "die_third"
    assert offered(s) == ["die red", "die green", "no_die"]
    vain(s, "die black", "MO-25")
    act(s, "die green")
    assert rose(s) == {1: "G1 V1", 5: "B5"}
    assert who(s) == 1


@rule("MO-25")
def test_a_third_die_may_be_declined_and_is_not_asked_for_without_a_1() -> None:
    s = rolled(give(table(2), active="gambler"), "R1 B5 G4 K3 Y2 V6")
    act(s, "die blue", "die violet", "no_die")
    assert rose(s) == {5: "B5", 6: "V6"}
    s = rolled(give(table(2), active="gambler"), "R1 B5 G4 K3 Y2 V6")
    act(s, "die red", "die violet")
    assert who(s) == 1


@rule("MO-25", "MO-21")
def test_a_die_that_was_turned_to_1_may_be_the_third() -> None:
    s = rolled(give(table(2, round=9), active="gambler"), "R6 B4 G4 K3 Y2 V2")
    act(s, "die blue", "die green")
    assert offered(s) == ["die red", "no_die"]


@rule("MO-26")
def test_die_shift_changes_a_chosen_die_for_its_owner_only() -> None:
    s = rolled(give(table(2), active="observatory"), DICE)
    act(s, "die black", "die violet")
    assert asked(s) == "die_shift"
    assert offered(s) == ["shift black up", "shift black down", "shift violet up", "no_shift"]
    vain(s, "shift violet down", "MO-26")
    vain(s, "shift red down", "MO-26")
    act(s, "shift black up")
    assert rose(s) == {1: "V1", 4: "K4"}
    assert s.dice == [6, 5, 4, 3, 2, 1]
    act(s, "die black", "die violet")
    assert rose(s, 1) == {0: "V1", 2: "K3"}


@rule("MO-26")
def test_die_shift_stays_within_1_and_the_cap() -> None:
    s = rolled(give(table(2, round=9), active="observatory"), "R4 B3 G4 K3 Y2 V2")
    act(s, "die red", "die blue")
    assert offered(s) == ["shift red down", "shift blue up", "shift blue down", "no_shift"]
    s = rolled(give(table(2, round=12), active="observatory"), DICE)
    act(s, "die red", "die blue")
    assert told(s, 0, "shift_declined") == ["shift_declined 0"]
    assert who(s) == 1


@rule("MO-26", "MO-25")
def test_die_shift_may_change_the_third_die() -> None:
    s = rolled(give(table(2), active="observatory gambler"), "R1 B5 G4 K3 Y2 V1")
    act(s, "die blue", "die violet", "die red", "shift red up")
    assert rose(s) == {1: "V1", 2: "R2", 5: "B5"}


@rule("MO-27", "MO-82")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("professor", {"violet red": (1, 0), "blue red": (0, 0)}),
        ("student", {"gray violet": (0, 1), "green violet": (0, 0)}),
        ("astrologer", {"black green": (1, 0), "green red": (1, 0), "gray blue": (0, 0)}),
        ("tavern", {"red blue": (1, 0), "red gray": (1, 0), "green gray": (0, 0)}),
    ],
)
def test_a_die_bonus_is_gained_once(card: str, gained: dict[str, tuple[int, int]]) -> None:
    for dice, gain in gained.items():
        s = rolled(give(table(2), active=card, gold=0), DICE)
        act(s, *[f"die {colour}" for colour in dice.split()])
        assert (s.gold[0], s.points[0]) == gain
        assert used(s) == ([card] if any(gain) else [])


@rule("MO-27", "MO-R15")
def test_the_number_counts_that_a_die_shows_in_the_end() -> None:
    s = rolled(give(table(2), active="professor observatory", gold=0), DICE)
    act(s, "die red", "die gray", "shift gray down")
    assert s.gold[0] == 1
    s = rolled(give(table(2), active="professor observatory", gold=0), DICE)
    act(s, "die red", "die violet", "shift violet up")
    assert s.gold[0] == 0
    s = rolled(give(table(2, round=8), active="professor", gold=0), DICE)
    act(s, "die red", "die gray")
    assert s.gold[0] == 1


@rule("MO-27")
def test_several_die_bonuses_are_gained_together() -> None:
    s = rolled(give(table(2), active="professor student astrologer", gold=0), DICE)
    act(s, "die gray", "die violet")
    assert (s.gold[0], s.points[0]) == (1, 1)
    s = rolled(give(table(2), active="professor gambler", gold=0), "R1 B1 G1 K3 Y2 V6")
    act(s, "die red", "die blue", "die green")
    assert s.gold[0] == 1


@rule("MO-28")
def test_every_rose_turns_when_all_have_chosen() -> None:
    s = give(table(2), rose={1: "R1", 2: "B2", 6: "G6"})
    give(s, 1, rose={1: "K1", 4: "Y4"})
    rolled(s, DICE)
    act(s, "die red", "die violet", "die black")
    assert rose(s) == {1: "R1 V1", 2: "B2", 6: "R6 G6"}
    act(s, "die blue")
    assert rose(s) == {0: "R1 V1", 1: "B2", 5: "R6 G6"}
    assert rose(s, 1) == {0: "K1", 2: "K3", 3: "Y4", 4: "B5"}


@rule("MO-29")
def test_cubes_at_slots_may_not_be_spent() -> None:
    s = turn("R1", rose={1: "B5"}, tableau="port_pilot clerk", ship="s1")
    assert "activate port_pilot" not in offered(s)
    assert "activate clerk" in offered(s)
    assert refusal(s, "activate port_pilot") == "MO-37"
    act(s, "sail s2")
    assert s.turn == -1  # the only cube is spent, so the turn is over


@rule("MO-29")
def test_only_colours_of_the_supply_are_asked_for() -> None:
    s = turn("R2 B2", rose={1: "G5"})
    act(s, "sail s1")
    assert offered(s) == ["pay red", "pay blue"]
    vain(s, "pay green", "MO-29")


@rule("MO-30")
@made_up("hospital")
def test_an_empty_arrow_costs_a_punish_marker() -> None:
    s = give(table(3), rose={2: "R2"})
    give(s, 1, rose={1: "R1"})
    give(s, 2, active="hospital")
    turned(s)
    assert s.punished == [1, 0, 0]
    assert told(s, 2, "punished") == ["punished 0 empty_arrow"]


@rule("MO-31")
def test_a_player_without_cubes_has_a_turn() -> None:
    s = table(2)
    s.price, s.reward = 3, 6
    give(s, active="captain poet", rose={2: "R2"}, jokers=1, goods="spices", ship="lisboa", gold=5)
    turned(s)
    assert who(s) == 0
    names = {notation.split()[0] for notation in offered(s)}
    assert names == {"deliver", "tribute", "joker", "pass", "use"}
    act(s, "use captain")
    assert offered(s, "sail") == ["sail s1", "sail s5"]


@rule("MO-31")
def test_a_player_who_can_do_nothing_passes_without_being_asked() -> None:
    s = table(2, price=12)
    give(s, rose={2: "R2"})
    give(s, 1, rose={1: "R1"})
    turned(s)
    assert told(s, 0, "passed") == ["passed 0"]
    assert who(s) == 1


def place_all(s: State) -> None:
    while asked(s).startswith(("die", "choose_dice")):
        act(s, offered(s)[0])


@pytest.mark.parametrize(("dice", "step"), [("together", "choose_dice"), ("in_order", "die_first")])
def test_all_dice_phases_of_a_game_place_two_dice_each(dice: str, step: str) -> None:
    s = advance(new(2, dice=dice), step)
    place_all(s)
    assert len(told(s, SPECTATOR, "die_chosen")) == 4
    assert not GAME.flow.over(s)
    assert supply(s, 0) or supply(s, 1)
