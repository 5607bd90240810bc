"""What a player sees: all that is open, nothing of the deck, and what helps to plan."""

from __future__ import annotations

from typing import Any

import pytest

from cite import rule
from games.macao.made_up import made_up
from games.macao.playing import act, advance, facts, new
from games.macao.situations import begin, drafting, give, rolled, stack, table, turn, turned
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macao import GAME
from sobremesa.games.macao.state import State
from sobremesa.games.macao.words import CARD

DICE = "R6 B5 G4 K3 Y2 V1"


def by_card(s: State, key: str, viewer: int = 0) -> dict[str, object]:
    """A fact of each card, where there is one."""
    found: Any = facts(s, viewer)[key]
    return {CARD.names[card]: said for card, said in enumerate(found) if said is not None}


def costs(s: State, key: str, viewer: int = 0) -> dict[str, int]:
    """Cubes by card and colour."""
    found: Any = facts(s, viewer)[key]
    return dict(found)


# Cards.


@rule("MO-82")
def test_used_cards_are_marked_for_their_owner_and_for_all() -> None:
    s = turn("R1", active="poet palace")
    assert by_card(s, "places") == {**COMING, "poet": "active", "palace": "active"}
    act(s, "use poet")
    assert by_card(s, "places") == {**COMING, "poet": "used", "palace": "active"}
    for viewer in (0, 1, SPECTATOR):
        assert facts(s, viewer)["used"] == {"0-poet": 1}
        assert facts(s, viewer)["active"] == {"0-palace": 1, "0-poet": 1}


COMING = {"tax_collector": "coming", "treasurer": "coming"}
"""The offices of the second round of a table in the order of the data."""


@rule("MO-4")
def test_the_offices_of_the_next_round_are_shown_with_their_costs() -> None:
    s = turn("R1")
    assert by_card(s, "places") == COMING
    assert costs(s, "costs") == {"tax_collector-red": 3, "treasurer-red": 4}
    assert by_card(turn("R9"), "payable") == {}
    later = costs(s, "other_costs")
    assert (later["port_pilot-blue"], later["viceroy-violet"]) == (1, 4)
    assert not {key for key in later if key.startswith(("clerk", "treasurer"))}


@rule("MO-37")
def test_a_card_says_when_it_can_be_paid_and_what_is_missing() -> None:
    s = turn("R1 K1", tableau="lighthouse clerk viceroy", rose={2: "R1 G1 K1"})
    payable = by_card(s, "payable")
    assert payable == {"clerk": "arrow", "lighthouse": "slot_2"}
    assert costs(s, "missing") == {"lighthouse-green": 1, "viceroy-violet": 4}
    assert costs(s, "missing", 1) == costs(s, "missing", SPECTATOR) == {}
    assert costs(s, "other_costs", 1)["lighthouse-green"] == 1


@rule("MO-84")
def test_a_card_says_in_which_phase_it_works() -> None:
    s = turn("R1", active="idler professor poet chapel")
    phases = by_card(s, "phases")
    found = [phases[name] for name in ("idler", "professor", "poet", "chapel")]
    assert found == ["cards", "dice", "actions", "end"]


@rule("MO-15", "MO-16")
@made_up("librarian")
def test_the_top_of_the_pile_is_on_offer_for_whoever_may_take_it() -> None:
    s = give(table(2), active="librarian")
    drafting(s, "judge poet", discards="inn gate tower smithy")
    assert by_card(s, "places")["smithy"] == "pile"
    assert by_card(s, "places")["gate"] == "pile"
    assert "inn" not in by_card(s, "places")
    assert "smithy" not in by_card(s, "places", 1)
    assert facts(s, 1)["discards"] == ["inn", "gate", "tower", "smithy"]


@rule("MO-5")
def test_nobody_knows_the_order_of_the_deck() -> None:
    s = advance(new(3), "choose_dice")
    for viewer in (0, 1, 2, SPECTATOR):
        view = GAME.view(s, viewer)
        assert sorted(view.unseen()) == sorted(s.deck)
        assert facts(s, viewer)["deck"] == len(s.deck)
        imagined = [GAME.imagine(view, Rng(b"%d" % i)).deck for i in range(2)]
        assert imagined[0] != imagined[1]
        assert sorted(imagined[0]) == sorted(s.deck)


# The wind rose.


@rule("MO-23", "MO-30")
def test_chosen_dice_show_what_they_bring_and_which_slots_stay_empty() -> None:
    s = rolled(give(table(2), rose={2: "R1"}), DICE)
    assert facts(s)["gaps"] == ["slot_1", "slot_3", "slot_4", "slot_5", "slot_6"]
    assert facts(s)["dice_cubes"] == {}
    act(s, "die black")
    assert facts(s)["dice_cubes"] == {"slot_3-black": 3}
    assert facts(s)["gaps"] == ["slot_1", "slot_4", "slot_5", "slot_6"]
    assert facts(s, 1)["dice_cubes"] == {}
    act(s, "die violet")
    assert facts(s)["dice_cubes"] == {}
    assert facts(s)["gaps"] == ["slot_4", "slot_5", "slot_6"]
    assert facts(s, SPECTATOR)["gaps"] == []


@rule("MO-26")
def test_a_changed_die_brings_its_new_number() -> None:
    s = rolled(give(table(2), active="observatory gambler"), DICE)
    act(s, "die black", "die gray")
    assert facts(s)["dice_cubes"] == {"slot_2-gray": 2, "slot_3-black": 3}
    act(s, "no_die", "shift gray up")
    assert facts(s)["roses"] == {"0-slot_3-black": 3, "0-slot_3-gray": 3}


@rule("MO-28", "MO-90")
@pytest.mark.parametrize(("number", "last"), [(7, 6), (8, 5), (11, 2), (12, 1)])
def test_slots_that_never_reach_the_arrow_are_no_gaps(number: int, last: int) -> None:
    s = rolled(table(2, round=number), DICE)
    assert facts(s)["gaps"] == [f"slot_{slot}" for slot in range(1, last + 1)]


def test_gaps_are_of_no_interest_outside_the_dice_phase() -> None:
    assert facts(turn("R1"))["gaps"] == []
    s = advance(new(2), "never")
    assert facts(s)["gaps"] == []


# Turns and payments.


@rule("MO-32", "MO-12", "MO-22")
def test_it_is_shown_who_acts_next() -> None:
    s = new(3, wall_stack="seat", dice="in_order")
    assert facts(s)["next_seats"] == ["1", "0"]
    advance(s, "setup_cube2")
    assert facts(s)["next_seats"] == ["1", "2"]
    advance(s, "draft")
    assert facts(s)["next_seats"] == ["1", "2"]
    act(advance(s, "die_first"), "die red")
    assert facts(s)["next_seats"] == ["1", "2"]
    s = stack(table(3, price=12), at_5="1", at_1="2 0")
    for seat in range(3):
        give(s, seat, rose={1: "R1 B1"})
    turned(s)
    assert facts(s)["next_seats"] == ["2", "0"]
    act(s, "sail s1")
    assert facts(s, SPECTATOR)["next_seats"] == ["2", "0"]
    act(s, "pay red", "pass", "pass")
    assert facts(s)["next_seats"] == []


@rule("MO-101", "MO-99")
def test_open_payments_and_gains_are_seen_by_all() -> None:
    s = turn("R3 B3", active="actor pedlar")
    act(s, "use actor")
    for viewer in (0, 1, SPECTATOR):
        assert facts(s, viewer)["owed"] == 2
    act(s, "pay red")
    assert facts(s, 1)["owed"] == 1
    act(s, "pay red")
    assert facts(s, 1)["owed"] == 0
    act(s, "use pedlar", "gain red")
    assert facts(s, 1)["to_take"] == 2


@rule("MO-56", "MO-60")
def test_the_next_wall_step_shows_its_cost() -> None:
    s = turn("R9")
    assert facts(s)["step_cost"] == "1"
    assert facts(s, 1)["step_cost"] is None
    act(s, "wall")
    assert facts(s)["step_cost"] == "2"
    act(s, "sail s1")
    assert facts(s)["step_cost"] is None
    assert facts(turn("R1", active="tower"))["step_cost"] == "0"
    assert facts(turn("R1", disc=16))["step_cost"] is None


# Wall and sea.


@rule("MO-62")
def test_the_stack_is_seen_beside_the_order_that_counts() -> None:
    s = stack(table(3, price=12), at_5="0 1 2")
    give(s, supply="R1")
    give(s, 2, active="guard")
    seen = facts(begin(s))
    assert seen["ranks"] == ["2", "3", "1"]
    assert seen["stacks"] == ["1", "2", "3"]


@rule("MO-71")
def test_free_delivery_spaces_show_their_points() -> None:
    s = turn("R1", ship="lisboa", goods="spices spices")
    act(s, "deliver lisboa")
    berths: Any = facts(s, SPECTATOR)["berths"]
    lisboa = {key: points for key, points in berths.items() if key.startswith("lisboa")}
    assert lisboa == {"lisboa-2": 2, "lisboa-3": 1}
    assert berths["london-1"] == 5
    assert len(berths) == 23
