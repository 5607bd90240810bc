"""AY-51 to AY-77: what the objects do."""

from __future__ import annotations

import pytest

from cite import rule
from games.antayagi.looking import drawn, hand, hands, pile, seen, standing, told_to_all, zone
from games.antayagi.playing import act, asked, facts, heard, offered, told, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.antayagi import GAME


@rule("AY-51", "AY-52")
def test_treasure_and_bone_give_a_point_and_do_nothing() -> None:
    rest = {0: "hat/plain fish/small_hat", 1: "hat/plain fish/plain"}
    s = reveal("treasure", "bone", rest=rest)
    assert (standing(s, 0), standing(s, 1)) == ((1, 5), (1, 5))
    assert hand(s, 0)[:2] == ["hat/plain o", "fish/small_hat i"]
    assert drawn(s) == [0, 1]
    assert pile(s) == ""


@rule("AY-52")
def test_a_bone_is_edible_and_a_treasure_is_not() -> None:
    s = reveal("hat", "t_rex", {0: "treasure bone"})
    assert (zone(s, 0), pile(s)) == ("treasure", "t_rex bone")


# Hat.


@rule("AY-53")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("fish/plain bone/plain", ["fish/plain i", "bone/plain i"]),
        ("fish/small_hat bone/plain.i", ["fish/small_hat o", "bone/plain o"]),
        ("fish/sabotage", ["fish/sabotage i"]),
    ],
)
def test_a_hat_turns_every_card_of_its_receiver(before: str, after: list[str]) -> None:
    rest = {0: before, 1: "muffin/plain bone/small_hat"}
    s = reveal("treasure", "hat", rest=rest)
    if asked(s) == "play_sabotage":
        act(s, "0 pass")
    assert hand(s, 0)[: len(after)] == after
    assert hand(s, 1)[:2] == ["muffin/plain o", "bone/small_hat i"]
    assert standing(s, 0) == (1, 5)


@rule("AY-53")
def test_turned_cards_are_told_to_all() -> None:
    s = reveal("treasure", "hat", rest={0: "fish/plain muffin/small_hat"})
    assert told_to_all(s, "card_turned") == [
        "card_turned 0 fish-plain inward",
        "card_turned 0 muffin-small_hat outward",
    ]


@rule("AY-54")
def test_cards_drawn_after_a_hat_are_held_as_usual() -> None:
    s = reveal("treasure", "hat", rest={0: "fish/plain"}, deck="bone/plain muffin/small_hat")
    assert hand(s, 0) == ["fish/plain i", "bone/plain o", "muffin/small_hat i"]
    assert seen(s, 0, 0)[1] == "?/plain o"
    assert seen(s, 1, 0)[2] == "?/small_hat i"


@rule("AY-53")
def test_a_hat_turns_only_what_is_held_when_it_is_received() -> None:
    # The trade card has left the hand; the other trader's cards stay as they are.
    s = reveal("treasure/plain", "hat", rest={0: "", 1: "bone/plain"})
    assert told(s, SPECTATOR, "hand_turned") == ["hand_turned 0 0"]


# Lollipop.


@rule("AY-55")
@pytest.mark.parametrize(
    ("mine", "other", "taker"), [("bone", "lollipop", 0), ("lollipop", "bone", 1)]
)
def test_a_lollipop_takes_from_the_other_trader(mine: str, other: str, taker: int) -> None:
    rest = {0: "treasure/plain hat/plain", 1: "toxic_waste/plain t_rex/plain"}
    s = reveal(mine, other, rest=rest)
    assert (asked(s), waiting(s)) == ("take_card", [taker])
    assert offered(s) == ["take 0", "take 1"]
    act(s, f"{taker} take 0")
    assert zone(s, taker) == ("lollipop toxic_waste" if taker == 0 else "lollipop treasure")
    assert standing(s, taker)[0] == 2
    giver = 1 - taker
    assert hand(s, giver)[0] == ("t_rex/plain o" if taker == 0 else "hat/plain o")


@rule("AY-55")
def test_the_last_card_is_taken_without_asking() -> None:
    s = reveal("bone", "lollipop", rest={1: "treasure"})
    assert zone(s, 0) == "lollipop treasure"
    assert told(s, SPECTATOR, "taken") == ["taken 0 1 treasure-plain"]


@rule("AY-56")
@pytest.mark.parametrize(
    ("taken", "stays"),
    [("treasure", True), ("toxic_waste", True), ("empty_box", False), ("fish", False)],
)
def test_a_taken_card_is_received_as_if_exchanged(taken: str, stays: bool) -> None:
    s = reveal("bone", "lollipop", rest={1: f"{taken} hat"})
    act(s, "0 take 0")
    assert (zone(s, 0), pile(s)) == ((f"lollipop {taken}", "") if stays else ("lollipop", taken))


@rule("AY-56")
def test_a_taken_muffin_and_a_taken_hat_take_effect() -> None:
    s = reveal("bone", "lollipop", rest={0: "treasure fish", 1: "muffin hat"})
    act(s, "0 take 0")
    assert (zone(s, 0), pile(s)) == ("lollipop muffin", "treasure fish")
    s = reveal("bone", "lollipop", rest={0: "treasure/plain fish/plain", 1: "muffin hat"})
    act(s, "0 take 1")
    assert hand(s, 0)[:2] == ["treasure/plain i", "fish/plain i"]


@rule("AY-56", "AY-63")
def test_a_fish_taken_beside_toxic_waste_stays() -> None:
    s = reveal("bone", "lollipop", {0: "toxic_waste"}, rest={1: "fish hat"})
    act(s, "0 take 0")
    assert zone(s, 0) == "toxic_waste lollipop fish"
    assert standing(s, 0) == (4, 6)


@rule("AY-57", "AY-R11")
def test_a_chain_of_lollipops_works_on_the_same_hand() -> None:
    s = reveal("bone", "lollipop", rest={0: "fish/plain hat/plain", 1: "lollipop lollipop"})
    act(s, "0 take 1")
    # The second takes the third without asking, and the third finds an empty hand.
    assert zone(s, 0) == "lollipop lollipop lollipop"
    assert told(s, SPECTATOR, "hand_empty") == ["hand_empty 0 1"]
    assert hand(s, 0)[:2] == ["fish/plain o", "hat/plain o"]
    assert standing(s, 0) == (3, 5)


@rule("AY-58", "AY-R11")
def test_a_lollipop_finds_an_empty_hand_and_keeps_its_point() -> None:
    s = reveal("bone", "lollipop", rest={1: ""})
    assert told(s, SPECTATOR, "hand_empty") == ["hand_empty 0 1"]
    assert (zone(s, 0), standing(s, 0)) == ("lollipop", (1, 5))


@rule("AY-59", "AY-R12")
def test_the_taker_sees_no_more_than_usual_and_then_all_see_the_card() -> None:
    rest = {1: "hat/small_hat treasure/plain", 0: "fish/plain"}
    s = reveal("bone", "lollipop", rest=rest)
    assert seen(s, 0, 1) == ["?/small_hat i", "treasure/plain o"]
    assert seen(s, 1, 1) == ["hat/small_hat i", "?/plain o"]
    act(s, "0 take 0")
    assert told_to_all(s, "taken") == ["taken 0 1 hat-small_hat"]


# Muffin.


@rule("AY-60")
def test_a_muffin_discards_the_hand_in_slot_order() -> None:
    rest = {0: "treasure/small_hat fish/plain", 1: "hat/plain"}
    s = reveal("bone", "muffin", rest=rest)
    assert pile(s) == "treasure fish"
    assert (zone(s, 0), standing(s, 0)) == ("muffin", (1, 5))
    assert hand(s, 1)[0] == "hat/plain o"
    assert drawn(s)[:3] == [0, 0, 0]


@rule("AY-60")
def test_a_muffin_may_find_an_empty_hand() -> None:
    s = reveal("bone", "muffin", rest={0: ""})
    assert told(s, SPECTATOR, "hand_discarded") == ["hand_discarded 0 0"]
    assert zone(s, 0) == "muffin"


# Toxic Waste and Fish.


@rule("AY-61")
@pytest.mark.parametrize(("seats", "goal"), [(3, 6), (4, 6), (5, 5), (6, 5), (7, 5)])
def test_toxic_waste_raises_the_target_of_its_receiver(seats: int, goal: int) -> None:
    s = reveal("bone", "toxic_waste", seats=seats)
    assert standing(s, 0) == (1, goal)
    assert facts(s, 2)["targets"] == [goal] + [goal - 1] * (seats - 1)
    assert told(s, SPECTATOR, "target_raised") == [f"target_raised 0 {goal}"]


@rule("AY-62", "AY-R9")
def test_more_toxic_waste_gives_points_but_raises_the_target_only_once() -> None:
    s = reveal("bone", "toxic_waste", {0: "toxic_waste toxic_waste"})
    assert standing(s, 0) == (3, 6)
    assert told(s, SPECTATOR, "target_raised") == []


@rule("AY-63")
def test_a_fish_beside_toxic_waste_is_worth_two() -> None:
    s = reveal("bone", "fish", {0: "toxic_waste"})
    assert (zone(s, 0), standing(s, 0)) == ("toxic_waste fish", (3, 6))
    s = reveal("bone", "fish", {0: "toxic_waste fish"})
    assert standing(s, 0) == (5, 6)


@rule("AY-64")
def test_a_fish_without_toxic_waste_is_discarded() -> None:
    s = reveal("bone", "fish", {0: "treasure", 1: "toxic_waste"})
    assert (zone(s, 0), pile(s), standing(s, 0)) == ("treasure", "fish", (1, 5))


@rule("AY-64")
def test_toxic_waste_that_comes_later_does_not_bring_the_fish_back() -> None:
    s = table(4, {0: "bone hat hat", 1: "fish toxic_waste hat"}, deck="hat hat")
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert (zone(s, 0), pile(s)) == ("", "fish")
    act(s, "1 partner 0", "1 commit 0", "0 commit 0")
    assert (zone(s, 0), standing(s, 0)) == ("toxic_waste", (1, 6))
    assert pile(s) == "fish"


# Mage and Box.


@rule("AY-65")
def test_the_mage_gives_no_point_and_is_discarded() -> None:
    s = reveal("wandering_mage", "treasure")
    assert (standing(s, 0), standing(s, 1)) == ((0, 5), (1, 5))
    assert pile(s) == "wandering_mage"
    assert told(s, SPECTATOR, "kept_own") == ["kept_own wandering_mage"]


@rule("AY-66", "AY-R14")
@pytest.mark.parametrize(
    ("kept", "rest_after"),
    [
        ("hat", ["fish/plain i", "bone/small_hat o"]),
        ("treasure", ["fish/plain o", "bone/small_hat i"]),
    ],
)
def test_a_kept_card_takes_effect(kept: str, rest_after: list[str]) -> None:
    s = reveal("wandering_mage", kept, rest={1: "fish/plain bone/small_hat"})
    assert zone(s, 1) == kept
    assert hand(s, 1)[:2] == rest_after


@rule("AY-66")
def test_a_kept_toxic_waste_raises_the_own_target() -> None:
    s = reveal("toxic_waste", "wandering_mage")
    assert (standing(s, 0), standing(s, 1)) == ((1, 6), (0, 5))


@rule("AY-67", "AY-R13")
def test_a_mage_taken_with_a_lollipop_does_nothing() -> None:
    s = reveal("bone", "lollipop", rest={1: "wandering_mage hat"})
    act(s, "0 take 0")
    assert (zone(s, 0), zone(s, 1), pile(s)) == ("lollipop", "bone", "wandering_mage")
    assert told(s, SPECTATOR, "kept_own") == []


@rule("AY-68")
def test_an_empty_box_gives_nothing() -> None:
    s = reveal("bone", "empty_box")
    assert (zone(s, 0), zone(s, 1), pile(s)) == ("", "bone", "empty_box")
    assert told(s, SPECTATOR, "worthless") == ["worthless 0 empty_box-plain"]


@rule("AY-48", "AY-87")
def test_cards_without_points_are_discarded_in_order_of_receipt() -> None:
    s = reveal("fish", "empty_box")
    assert pile(s) == "empty_box fish"
    s = reveal("empty_box", "lollipop", rest={1: "lollipop fish"})
    act(s, "0 take 1")
    assert pile(s) == "empty_box fish"
    s = reveal("empty_box", "lollipop", rest={1: "lollipop fish"})
    assert facts(s, 3)["aside"] == ["empty_box-plain"]
    assert pile(s) == ""


# T-Rex.


@rule("AY-69", "AY-74")
def test_a_t_rex_without_food_stays_and_counts() -> None:
    s = reveal("hat", "t_rex", {0: "treasure toxic_waste hat"})
    assert (zone(s, 0), standing(s, 0)) == ("treasure toxic_waste hat t_rex", (4, 6))


@rule("AY-69", "AY-72")
@pytest.mark.parametrize("food", ["bone", "muffin", "lollipop", "fish"])
def test_fish_muffin_lollipop_and_bone_are_eaten(food: str) -> None:
    zones = {0: f"toxic_waste {food}"}
    s = reveal("hat", "t_rex", zones)
    assert (zone(s, 0), pile(s)) == ("toxic_waste", f"t_rex {food}")


@rule("AY-70", "AY-R16")
def test_the_t_rex_acts_after_the_clean_up_and_before_the_win_check() -> None:
    # The Fish without points is gone before the T-Rex could eat it.
    s = reveal("hat", "lollipop", {0: "t_rex"}, rest={1: "fish hat"})
    act(s, "0 take 0")
    assert pile(s) == "fish t_rex lollipop"
    s = reveal("hat", "t_rex", {0: "treasure treasure treasure bone"})
    assert not GAME.flow.over(s)


@rule("AY-70", "AY-49")
def test_the_t_rex_of_the_active_player_waits_for_the_partners_effects() -> None:
    s = reveal("lollipop", "t_rex", {0: "bone"}, rest={0: "treasure hat", 1: "fish/plain"})
    assert asked(s) == "take_card"
    assert zone(s, 0) == "bone t_rex"
    act(s, "1 take 0")
    assert zone(s, 0) == ""


@rule("AY-71", "AY-R15")
@pytest.mark.parametrize("food", ["bone", "muffin"])
def test_a_standing_t_rex_eats_what_a_later_exchange_brings(food: str) -> None:
    s = reveal("hat", food, {0: "t_rex treasure"})
    assert (zone(s, 0), pile(s, 2)) == ("treasure", f"t_rex {food}")


@rule("AY-72")
def test_the_active_players_t_rex_comes_first() -> None:
    zones = {0: "bone muffin", 1: "t_rex muffin"}
    s = reveal("bone", "t_rex", zones)
    assert (asked(s), waiting(s)) == ("feed_t_rex", [0])
    act(s, "0 eat bone")
    assert (asked(s), waiting(s), offered(s)) == ("feed_t_rex", [1], ["eat muffin", "eat bone"])
    act(s, "1 eat muffin")
    assert (zone(s, 0), zone(s, 1)) == ("muffin", "bone")
    assert pile(s) == "t_rex bone t_rex muffin"


@rule("AY-72")
def test_only_food_in_the_zone_can_be_chosen() -> None:
    s = reveal("hat", "t_rex", {0: "bone lollipop treasure"})
    assert offered(s) == ["eat lollipop", "eat bone"]
    with pytest.raises(Refusal, match="AY-72"):
        act(s, "0 eat muffin")


@rule("AY-73")
def test_each_t_rex_takes_exactly_one_card_with_it() -> None:
    s = reveal("hat", "t_rex", {0: "bone bone muffin"})
    act(s, "0 eat bone")
    assert zone(s, 0) == "bone muffin"
    assert asked(s) == "choose_partner"


@rule("AY-75", "AY-R24")
def test_the_oldest_of_a_kind_go_and_the_t_rex_first() -> None:
    zones = {0: "t_rex/small_hat bone/small_hat muffin bone/plain t_rex/plain"}
    s = reveal("hat/plain", "treasure/plain", zones)
    assert offered(s) == ["eat muffin", "eat bone"]
    act(s, "0 eat bone")
    assert told_to_all(s, "eaten") == ["eaten 0 t_rex-small_hat bone-small_hat"]
    assert facts(s, 1)["discards"] == ["t_rex-small_hat", "bone-small_hat"]
    assert zone(s, 0) == "muffin bone t_rex treasure"
    act(s, "0 eat bone")
    assert zone(s, 0) == "muffin treasure"


@rule("AY-76")
def test_a_score_can_drop() -> None:
    s = reveal("hat", "t_rex", {0: "toxic_waste fish treasure"})
    assert told(s, SPECTATOR, "scored")[0] == "scored 0 2 6"
    assert standing(s, 0) == (2, 6)


@rule("AY-77")
def test_a_t_rex_eats_nothing_else_and_nothing_of_others() -> None:
    zones = {0: "treasure hat toxic_waste t_rex", 1: "bone", 2: "t_rex", 3: "bone muffin"}
    s = reveal("treasure/plain", "t_rex", zones, rest={0: "bone/plain muffin/plain"})
    assert zone(s, 0) == "treasure hat toxic_waste t_rex t_rex"
    assert zone(s, 1) == "bone treasure"
    assert (zone(s, 2), zone(s, 3)) == ("t_rex", "bone muffin")
    assert hand(s, 0)[:2] == ["bone/plain o", "muffin/plain o"]
    assert pile(s) == ""
    assert hands(s) == [3, 3, 3, 3]
    assert "eaten" not in " ".join(heard(s, SPECTATOR))
