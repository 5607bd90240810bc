"""AY-25 to AY-50: partner, cards, reveal, sabotage, exchange."""

from __future__ import annotations

import pytest

from cite import rule
from games.antayagi.looking import (
    EVERYBODY,
    drawn,
    hand,
    hands,
    pile,
    seen,
    standing,
    told_to_all,
    zone,
)
from games.antayagi.playing import act, asked, facts, heard, offered, told, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.words import SPECTATOR, Refusal

# Step 1: the partner.


@rule("AY-25")
@pytest.mark.parametrize(("seats", "active"), [(3, 0), (4, 3), (7, 5)])
def test_any_other_player_can_be_chosen(seats: int, active: int) -> None:
    s = table(seats, active=active)
    assert offered(s) == [f"partner {seat}" for seat in range(seats) if seat != active]
    with pytest.raises(Refusal, match="AY-25"):
        act(s, f"{active} partner {active}")


@rule("AY-25")
def test_the_partner_cannot_refuse() -> None:
    s = table(4)
    act(s, "0 partner 2")
    assert (asked(s), waiting(s)) == ("commit_card", [0, 2])
    assert offered(s, 2) == ["commit 0", "commit 1", "commit 2"]
    for viewer in EVERYBODY:
        assert told(s, viewer, "partner_chosen") == ["partner_chosen 0 2"]
        assert facts(s, viewer)["partner"] == "2"


@rule("AY-26")
def test_the_same_partner_can_be_chosen_again_and_again() -> None:
    s = table(3, {0: "bone bone hat", 1: "bone bone fish", 2: "fish hat hat"})
    for active, partner in ((0, 1), (1, 0), (2, 1)):
        assert f"partner {partner}" in offered(s, active)
        act(s, f"{active} partner {partner}", f"{active} commit 0", f"{partner} commit 0")
        assert told(s, SPECTATOR, "identical")
    assert "partner 1" in offered(s, 0)


@rule("AY-27")
def test_a_turn_cannot_be_passed() -> None:
    s = table(4)
    with pytest.raises(Refusal, match="AY-27"):
        act(s, "0 pass")
    act(s, "0 partner 1")
    for seat in (0, 1):
        with pytest.raises(Refusal, match="AY-27"):
            act(s, f"{seat} pass")


@rule("AY-R19")
def test_a_seat_without_cards_cannot_be_chosen() -> None:
    assert offered(table(4, {2: ""})) == ["partner 1", "partner 3"]


# Step 2: the cards.


@rule("AY-28")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_traders_choose_in_any_order_and_nobody_sees_it(order: tuple[int, int]) -> None:
    s = table(4, {0: "bone hat fish", 1: "treasure hat fish"})
    act(s, "0 partner 1")
    first, second = order
    before = {viewer: (facts(s, viewer), heard(s, viewer)) for viewer in EVERYBODY}
    act(s, f"{first} commit 0")
    for viewer in EVERYBODY:
        if viewer != first:
            assert (facts(s, viewer), heard(s, viewer)) == before[viewer]
    assert facts(s, first)["committed"] == "0"
    assert heard(s, first)[-1] == f"committed {first} 0"
    assert waiting(s) == [second]
    act(s, f"{second} commit 0")
    assert (zone(s, 0), zone(s, 1)) == ("treasure", "bone")


@rule("AY-28", "AY-R27")
def test_a_choice_is_not_told_to_others_even_later() -> None:
    s = table(4)
    act(s, "0 partner 1", "0 commit 1", "1 commit 2")
    assert told(s, 0, "committed") == ["committed 0 1"]
    assert told(s, 1, "committed") == ["committed 1 2"]
    assert told(s, 2, "committed") == told(s, SPECTATOR, "committed") == []


@rule("AY-28", "AY-R28")
def test_a_single_card_is_chosen_without_asking() -> None:
    s = table(4, {0: "bone hat", 1: "treasure"})
    act(s, "0 partner 1")
    assert waiting(s) == [0]
    act(s, "0 commit 0")
    assert (zone(s, 0), zone(s, 1)) == ("treasure", "bone")


@rule("AY-29")
def test_any_card_can_be_chosen() -> None:
    backs = "bone/plain hat/sabotage fish/small_hat"
    for slot in range(3):
        s = table(4, {0: backs, 1: "treasure/treasure_t_rex.i muffin muffin"})
        act(s, "0 partner 1")
        assert offered(s, 0) == offered(s, 1) == ["commit 0", "commit 1", "commit 2"]
        act(s, f"0 commit {slot}", "1 commit 0")
        shown = ["bone-plain", "hat-sabotage", "fish-small_hat"][slot]
        assert told(s, SPECTATOR, "revealed") == [
            f"revealed 0 {shown}",
            "revealed 1 treasure-treasure_t_rex",
        ]


@rule("AY-30")
def test_revealed_cards_leave_the_hands_which_close_up() -> None:
    s = table(
        4, {0: "bone/plain hat/plain fish/small_hat", 1: "muffin bone t_rex", 2: "hat/sabotage"}
    )
    act(s, "0 partner 1", "0 commit 1", "1 commit 0")
    assert asked(s) == "play_sabotage"
    assert hand(s, 0) == ["bone/plain o", "fish/small_hat i"]
    assert hand(s, 1) == ["bone/plain o", "t_rex/plain o"]


@rule("AY-31", "AY-86")
@pytest.mark.parametrize("thing", ["hat", "muffin", "lollipop", "treasure", "empty_box"])
def test_identical_cards_are_discarded_and_do_nothing(thing: str) -> None:
    rest = {0: "bone/plain fish/plain", 1: "fish/plain fish/plain"}
    s = reveal(f"{thing}/small_hat", f"{thing}/plain", rest=rest)
    for viewer in EVERYBODY:
        assert facts(s, viewer)["discards"] == [f"{thing}-small_hat", f"{thing}-plain"]
    assert (zone(s, 0), zone(s, 1)) == ("", "")
    assert hand(s, 0)[:2] == ["bone/plain o", "fish/plain o"]
    assert drawn(s) == [0, 1]


@rule("AY-32", "AY-R7")
def test_identical_cards_open_no_window() -> None:
    s = reveal("bone", "bone", rest={2: "hat/sabotage", 3: "fish/sabotage"})
    assert asked(s) == "choose_partner"
    assert told(s, SPECTATOR, "window_closed") == []


@rule("AY-33")
def test_two_mages_are_identical() -> None:
    s = reveal("wandering_mage", "wandering_mage", rest={2: "hat/sabotage"})
    assert told(s, SPECTATOR, "identical") == ["identical wandering_mage"]
    assert told(s, SPECTATOR, "kept_own") == []
    assert pile(s) == "wandering_mage wandering_mage"


# Sabotage.


@rule("AY-34")
@pytest.mark.parametrize("saboteur", [0, 1, 2, 3])
def test_traders_and_others_may_sabotage(saboteur: int) -> None:
    rest = {0: "hat/plain", 1: "hat/plain"}
    rest[saboteur] = "hat/plain fish/sabotage"
    s = reveal("bone", "treasure", rest=rest)
    assert (waiting(s), offered(s)) == ([saboteur], ["pass", "sabotage 1"])
    with pytest.raises(Refusal, match="AY-34"):
        act(s, f"{saboteur} sabotage 0")
    act(s, f"{saboteur} sabotage 1")
    assert (zone(s, 0), zone(s, 1)) == ("", "")
    assert told_to_all(s, "sabotaged") == [f"sabotaged {saboteur} fish-sabotage cancelled"]


@rule("AY-34")
def test_only_the_back_makes_a_sabotage() -> None:
    s = reveal("bone", "treasure", rest={2: "hat/small_hat t_rex/treasure_t_rex fish/plain"})
    assert told(s, SPECTATOR, "window_closed") == ["window_closed 0 stands"]
    assert (zone(s, 0), zone(s, 1)) == ("treasure", "bone")


@rule("AY-35")
def test_a_trade_card_is_no_sabotage_any_more() -> None:
    s = reveal("bone/sabotage", "treasure/sabotage", rest={0: "hat", 1: "hat"})
    assert told(s, SPECTATOR, "window_closed") == ["window_closed 0 stands"]
    s = reveal("bone/sabotage", "treasure/plain", rest={0: "hat/sabotage fish"})
    assert offered(s, 0) == ["pass", "sabotage 0"]


@rule("AY-36")
@pytest.mark.parametrize("card", ["hat/sabotage", "hat/sabotage.i"])
def test_a_sabotage_may_be_held_either_way(card: str) -> None:
    s = reveal("bone", "treasure", rest={3: card})
    act(s, "3 sabotage 0")
    assert pile(s) == "bone treasure hat"


@rule("AY-37", "AY-38", "AY-R26", "AY-R8")
@pytest.mark.parametrize("played", range(6))
def test_odd_cancels_and_even_goes_on(played: int) -> None:
    rest = {
        2: "hat/sabotage fish/sabotage muffin/sabotage",
        3: "t_rex/sabotage bone/sabotage empty_box/sabotage",
    }
    s = reveal("bone", "treasure", rest=rest)
    for i in range(played):
        act(s, f"{2 + i % 2} sabotage 0")
        assert told(s, 0, "sabotaged")[-1].split()[-1] == ["cancelled", "stands"][i % 2]
    while asked(s) == "play_sabotage":
        act(s, f"{waiting(s)[0]} pass")
    goes_on = played % 2 == 0
    assert (zone(s, 0), zone(s, 1)) == (("treasure", "bone") if goes_on else ("", ""))
    assert len(s.discards) == played + (0 if goes_on else 2)


@rule("AY-38", "AY-R8")
def test_one_may_counter_the_own_sabotage() -> None:
    s = reveal("bone", "treasure", rest={2: "hat/sabotage fish/sabotage muffin/sabotage"})
    act(s, "2 sabotage 0", "2 sabotage 0", "2 sabotage 0")
    assert pile(s) == "bone treasure hat fish muffin"


@rule("AY-39")
@pytest.mark.parametrize("thing", ["hat", "muffin", "lollipop", "toxic_waste", "wandering_mage"])
def test_the_object_of_a_sabotage_does_nothing(thing: str) -> None:
    rest = {0: "fish/plain", 2: f"{thing}/sabotage hat/sabotage bone/plain"}
    if thing == "hat":
        rest[2] = "hat/sabotage fish/sabotage bone/plain"
    s = reveal("bone", "treasure", rest=rest)
    act(s, "2 sabotage 0", "2 sabotage 0")
    assert (zone(s, 0), zone(s, 1), zone(s, 2)) == ("treasure", "bone", "")
    assert hand(s, 2)[0] == "bone/plain o"
    assert standing(s, 2) == (0, 5)


@rule("AY-40")
def test_the_active_player_is_asked_first_and_then_clockwise() -> None:
    rest = {
        0: "fish/sabotage", 1: "hat/sabotage", 2: "bone/sabotage", 3: "muffin/sabotage"
    }  # fmt: skip
    s = reveal("bone", "treasure", rest=rest, active=2, partner=0)
    order = []
    while asked(s) == "play_sabotage":
        order.append(waiting(s)[0])
        act(s, f"{order[-1]} pass")
    assert order == [2, 3, 0, 1]


@rule("AY-40", "AY-41")
def test_after_a_play_the_next_is_asked_and_the_saboteur_last_of_all() -> None:
    rest = {
        0: "fish/sabotage", 1: "hat/sabotage", 2: "bone/sabotage t_rex/sabotage",
        3: "muffin/sabotage",
    }  # fmt: skip
    s = reveal("bone", "treasure", rest=rest)
    order = []
    for choice in ("pass", "pass", "sabotage 0", "pass", "pass", "pass", "pass"):
        order.append(waiting(s)[0])
        act(s, f"{order[-1]} {choice}")
    assert order == [0, 1, 2, 3, 0, 1, 2]
    assert asked(s) == "choose_partner"
    assert told(s, SPECTATOR, "exchange_cancelled") == ["exchange_cancelled 1"]


@rule("AY-41", "AY-R29")
def test_passes_are_told_to_the_passer_only() -> None:
    s = reveal("bone", "treasure", rest={2: "hat/sabotage", 3: "fish/sabotage"})
    act(s, "2 pass")
    assert [told(s, viewer, "passed") for viewer in EVERYBODY] == [[], [], ["passed 2"], [], []]
    act(s, "3 pass")
    assert told_to_all(s, "window_closed") == ["window_closed 0 stands"]


@rule("AY-42", "AY-86")
def test_a_cancelled_exchange_discards_all_and_applies_nothing() -> None:
    rest = {1: "fish/plain", 2: "bone/plain", 0: "bone/sabotage"}
    s = reveal("muffin", "hat", rest=rest, active=1, partner=2)
    act(s, "0 sabotage 0")
    assert pile(s) == "muffin hat bone"
    assert [zone(s, seat) for seat in range(4)] == ["", "", "", ""]
    assert hand(s, 1)[0] == "fish/plain o"
    assert told(s, SPECTATOR, "scored") == []
    assert facts(s, 0)["scores"] == [0, 0, 0, 0]
    assert drawn(s) == [1, 1, 2, 2, 0, 0, 0]


@rule("AY-43")
def test_countered_sabotages_are_discarded_in_order_and_the_exchange_goes_on() -> None:
    s = reveal("bone", "treasure", rest={2: "hat/sabotage", 3: "fish/sabotage"})
    act(s, "2 sabotage 0", "3 sabotage 0")
    assert pile(s) == "hat fish"
    assert (zone(s, 0), zone(s, 1)) == ("treasure", "bone")


@rule("AY-44")
def test_a_card_taken_with_a_lollipop_opens_no_window() -> None:
    s = reveal("bone", "lollipop", rest={1: "treasure hat", 2: "fish/sabotage"})
    act(s, "2 pass")
    assert asked(s) == "take_card"
    act(s, "0 take 0")
    assert zone(s, 0) == "lollipop treasure"
    assert asked(s) == "choose_partner"
    assert len(told(s, SPECTATOR, "window_closed")) == 1


# The exchange.


@rule("AY-45", "AY-47")
def test_each_trader_receives_the_others_card() -> None:
    s = reveal("bone", "toxic_waste", {0: "hat", 3: "hat"}, partner=3)
    assert (zone(s, 0), zone(s, 3)) == ("hat toxic_waste", "hat bone")
    assert told_to_all(s, "received") == ["received 0 toxic_waste-plain", "received 3 bone-plain"]


@rule("AY-46", "AY-65")
@pytest.mark.parametrize(
    ("mine", "other"), [("wandering_mage", "bone"), ("bone", "wandering_mage")]
)
def test_with_a_mage_each_trader_keeps_his_own(mine: str, other: str) -> None:
    s = reveal(mine, other)
    assert zone(s, [mine, other].index("bone")) == "bone"
    assert zone(s, [mine, other].index("wandering_mage")) == ""
    assert pile(s) == "wandering_mage"


@rule("AY-47")
@pytest.mark.parametrize(
    "thing", ["treasure", "hat", "lollipop", "muffin", "t_rex", "toxic_waste", "bone"]
)
def test_objects_with_a_point_join_the_zone(thing: str) -> None:
    other = "bone" if thing != "bone" else "treasure"
    s = reveal(other, thing, rest={0: "treasure", 1: ""})
    assert zone(s, 0) == thing
    assert standing(s, 0)[0] == 1


@rule("AY-48")
@pytest.mark.parametrize("thing", ["fish", "empty_box", "wandering_mage"])
def test_objects_without_a_point_do_not_join_the_zone(thing: str) -> None:
    s = reveal("bone", thing)
    zones = zone(s, 0) + zone(s, 1)
    assert zones == "bone"
    assert pile(s) == thing


@rule("AY-49", "AY-R10")
def test_both_cards_are_placed_before_any_effect() -> None:
    s = reveal("treasure", "lollipop", {1: "bone"}, rest={1: "hat muffin"})
    assert asked(s) == "take_card"
    assert (zone(s, 0), zone(s, 1)) == ("lollipop", "bone treasure")


@rule("AY-49", "AY-R10")
def test_the_partners_effect_waits_for_all_of_the_active_players() -> None:
    # The Hat taken by the active player turns his hand before the partner's Lollipop takes of it.
    s = reveal("lollipop", "muffin", rest={0: "", 1: "treasure bone"})
    assert told(s, SPECTATOR, "hand_discarded") == ["hand_discarded 0 0"]
    s = reveal("hat", "lollipop", rest={0: "fish/plain bone/plain", 1: "hat/plain treasure/plain"})
    act(s, "0 take 0")
    keys = [line for line in heard(s, SPECTATOR) if line.startswith("hand_turned")]
    assert keys == ["hand_turned 0 2", "hand_turned 1 1"]


@rule("AY-50")
def test_effects_cannot_be_declined() -> None:
    s = reveal("bone", "lollipop", rest={1: "treasure hat"})
    with pytest.raises(Refusal, match="AY-50"):
        act(s, "0 pass")
    s = reveal("hat", "t_rex", {0: "bone muffin"})
    with pytest.raises(Refusal, match="AY-50"):
        act(s, "0 pass")
    assert hands(s)[2:] == [3, 3]
    assert seen(s, 0, 0) == ["?/plain o"]
