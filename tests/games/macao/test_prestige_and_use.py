"""MO-77 to MO-89 and MO-99 to MO-101: the tribute, using cards, punish markers, order of gains."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.situations import (
    act,
    active,
    advance,
    asked,
    begin,
    colours,
    drafting,
    facts,
    give,
    goods,
    offered,
    refusal,
    rolled,
    stack,
    supply,
    table,
    tile,
    told,
    turn,
    used,
    who,
)
from sobremesa.core.words import Refusal

GAINS = [f"gain {colour}" for colour in colours()]

# Acquiring prestige.


@rule("MO-77", "MO-R11")
def test_the_price_is_paid_in_full_for_the_whole_reward() -> None:
    s = turn("R1", tribute=(4, 7), gold=6)
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (2, 7)
    assert told(s, 1, "tribute_paid") == ["tribute_paid 0 4 7"]
    s = turn("R1", tribute=(4, 7), gold=3)
    assert "tribute" not in offered(s)
    assert refusal(s, "tribute") == 77


@rule("MO-77")
def test_prestige_is_acquired_once_per_turn() -> None:
    s = turn("R1", tribute=(1, 7), gold=6)
    act(s, "tribute")
    with pytest.raises(Refusal, match="MO-77"):
        act(s, "tribute")


@rule("MO-78", "MO-R10")
@pytest.mark.parametrize("reward", [0, 3])
def test_a_price_of_0_needs_no_gold(reward: int) -> None:
    s = turn("R1", tribute=(0, reward), gold=0)
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (0, reward)
    assert "tribute" not in offered(s)


@rule("MO-79", "MO-R4")
def test_tribute_discount_lowers_the_price_but_not_below_0() -> None:
    s = turn("R1", tribute=(4, 7), gold=3, active="messenger")
    assert facts(s)["own_price"] == "3"
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (0, 7)
    s = turn("R1", tribute=(0, 7), gold=2, active="messenger")
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (2, 7)


@rule("MO-79")
def test_tribute_times_allows_a_second_purchase_at_the_same_price() -> None:
    s = turn("R1", tribute=(2, 5), gold=9, active="envoy")
    act(s, "tribute", "tribute")
    assert (s.gold[0], s.points[0]) == (5, 10)
    assert "tribute" not in offered(s)
    s = turn("R1", tribute=(2, 5), gold=2, active="envoy messenger")
    act(s, "tribute", "tribute")
    assert (s.gold[0], s.points[0]) == (0, 10)


@rule("MO-80")
def test_tribute_bonuses_fire_for_every_purchase() -> None:
    s = turn("R1", tribute=(0, 0), gold=0, active="envoy diplomat broker")
    act(s, "tribute")
    assert s.points[0] == 3
    act(s, "gain red", "gain blue", "tribute", "gain red", "gain blue")
    assert s.points[0] == 6
    assert supply(s) == "R3 B2"


# Using cards.


@rule("MO-81")
def test_only_activated_cards_have_effects() -> None:
    s = turn("R1 V1", tableau="herald tower messenger", tribute=(6, 1), gold=5)
    act(s, "quarter q26")
    assert s.points[0] == 0
    assert "tribute" not in offered(s)
    act(s, "wall")
    assert s.turn == -1


@rule("MO-82")
def test_a_card_is_used_once_per_round() -> None:
    s = turn("R1", active="poet")
    act(s, "use poet")
    assert s.points[0] == 1
    assert used(s) == ["poet"]
    with pytest.raises(Refusal, match="MO-82"):
        act(s, "use poet")


@rule("MO-82", "MO-100")
def test_used_marks_are_cleared_when_the_next_round_begins() -> None:
    s = turn("R1", active="poet")
    act(s, "use poet", "quarter q04")
    assert s.round == 2
    assert used(s) == []
    assert s.quarters_taken == s.purchases == s.wall_moves == [0, 0]
    advance(s, "take_action")
    assert "use poet" in offered(s)


@rule("MO-82", "MO-R30")
def test_a_round_limited_bonus_fires_for_the_first_event_it_sees() -> None:
    s = turn("V1 R1", ship="london", goods="tea tea tea", tableau="customs_house", gold=0)
    act(s, "deliver london", "activate customs_house", "deliver london")
    assert s.gold[0] == 1
    act(s, "deliver london")
    assert s.gold[0] == 1
    assert used(s) == ["customs_house"]


@rule("MO-82")
def test_cards_with_the_limit_each_fire_every_time() -> None:
    s = turn("R1 B1", active="herald soldier")
    act(s, "quarter q04", "quarter q06")
    assert s.points[0] == 4
    assert used(s) == []


@rule("MO-83")
def test_use_is_optional_and_in_the_own_turn_only() -> None:
    s = table(2)
    s.price = 12
    give(s, supply="R1", active="poet")
    give(s, 1, supply="R1", active="palace")
    begin(s)
    assert offered(s, "use") == ["use poet"]
    act(s, "pass")
    assert s.points == [0, 0]
    assert used(s) == []


@rule("MO-84")
def test_cards_of_other_phases_cannot_be_used_in_the_action_phase() -> None:
    s = turn("R1", active="idler professor chapel inn")
    assert not offered(s, "use")
    for name in ("idler", "professor", "chapel", "inn"):
        assert refusal(s, f"use {name}") == 84


@rule("MO-84")
def test_a_phase_2_card_works_from_the_next_round_on() -> None:
    s = table(2)
    s.price = 12
    give(s, supply="K1 V1 R1", tableau="professor", gold=0)
    s.chosen[0] = 1
    s.dice = [1, 1, 1, 1, 1, 1]
    begin(s)
    act(s, "activate professor")
    assert s.gold[0] == 0


@rule("MO-84")
def test_a_phase_1_card_works_from_the_next_round_on() -> None:
    s = turn("Y1 R1", tableau="idler")
    act(s, "activate idler", "pass")
    advance(s, "draft")
    assert who(s) == 0
    assert offered(s)[0] == "skip"


@rule("MO-85")
def test_a_use_that_brings_nothing_is_not_legal() -> None:
    s = turn("R2", active="market physician")
    assert not offered(s, "use")
    assert refusal(s, "use market") == 85
    s = turn("R2", active="market physician", goods="tea", punished=1)
    assert offered(s, "use") == ["use market", "use physician"]


@rule("MO-85")
def test_credits_are_a_gain_even_if_they_cannot_be_used() -> None:
    s = turn("R2", active="cannoneer", disc=16)
    assert offered(s, "use") == ["use cannoneer"]


@rule("MO-86", "MO-R24")
@pytest.mark.parametrize(
    ("card", "ship", "legal"),
    [
        ("quay", "lisboa", True),
        ("quay", "s1", False),
        ("quay", "slip", False),
        ("pilgrim", "hamburg", True),
        ("pilgrim", "s9", False),
        ("fisherman", "s9", True),
        ("fisherman", "london", False),
        ("fisherman", "slip", False),
    ],
)
def test_requirements_of_the_ship(card: str, ship: str, legal: bool) -> None:
    s = turn("R2", active=card, ship=ship)
    assert bool(offered(s, "use")) is legal
    assert refusal(s, f"use {card}") == (0 if legal else 86)


@rule("MO-86")
@pytest.mark.parametrize(
    ("card", "gold", "legal"),
    [
        ("bank", 3, True),
        ("bank", 2, False),
        ("moneylender", 1, True),
        ("moneylender", 0, True),
        ("moneylender", 2, False),
    ],
)
def test_requirements_of_gold(card: str, gold: int, legal: bool) -> None:
    assert bool(offered(turn("R2", active=card, gold=gold), "use")) is legal


@rule("MO-86", "MO-R25")
def test_requirements_of_the_wall_order_follow_the_discs() -> None:
    s = stack(table(3), at_2="1 0", at_1="2")
    s.price = 12
    give(s, supply="R2", active="courtier innkeeper")
    begin(s)
    assert not offered(s, "use")
    act(s, "wall")
    assert offered(s, "use") == ["use courtier"]
    s = stack(table(3), at_3="1", at_1="2 0")
    s.price = 12
    give(s, supply="R2 B1", active="courtier innkeeper")
    begin(s)
    assert offered(s, "use") == ["use innkeeper"]
    act(s, "wall", "pay red")
    assert not offered(s, "use")


@rule("MO-86", "MO-62")
def test_the_guard_counts_for_these_requirements() -> None:
    s = stack(table(3), at_2="1 2 0")
    s.price = 12
    give(s, supply="R2", active="courtier guard")
    assert offered(begin(s), "use") == ["use courtier"]


@rule("MO-86")
def test_a_requirement_is_tested_before_the_payment() -> None:
    s = turn("R1 B1", active="theatre moneylender", gold=2)
    assert offered(s, "use") == ["use theatre"]
    act(s, "use theatre")
    assert s.gold[0] == 0
    assert offered(s, "use") == ["use moneylender"]


@rule("MO-87", "MO-R12")
def test_bonuses_are_automatic_and_fire_in_the_order_of_activation() -> None:
    s = turn("R1 B1", active="herald night_watchman shipyard fountain", gold=0)
    assert refusal(s, "use herald") == 87
    act(s, "quarter q04")
    assert (s.points[0], s.gold[0], s.ship_credit, s.wall_credit) == (2, 1, 2, 1)
    gains = [line for line in told(s, 1) if line.startswith("gave")]
    assert gains == [
        "gave_points 0 herald 2",
        "gave_gold 0 night_watchman 1",
        "gave_ship 0 shipyard 2",
        "gave_wall 0 fountain 1",
    ]
    s = turn("R1 B1", active="fountain night_watchman", gold=0)
    act(s, "quarter q04")
    gains = [line.split()[2] for line in told(s, 1) if line.startswith("gave")]
    assert gains == ["fountain", "night_watchman"]


# Punish markers.


@rule("MO-88")
def test_a_marker_costs_nothing_before_the_end() -> None:
    s = drafting(
        give(table(2), tableau="clerk judge purser notary steward", points=5),
        "treasurer juggler gate smithy",
    )
    act(s, "take gate", "discard gate")
    assert (s.punished[0], s.points[0]) == (1, 5)


@rule("MO-89")
def test_unpunish_takes_a_marker_away_for_good() -> None:
    s = turn("R2", active="physician", punished=3)
    act(s, "use physician")
    assert s.punished[0] == 2
    assert told(s, 1, "unpunished") == ["unpunished 0 physician 1"]


# The order of gains and payments.


@rule("MO-99")
def test_fixed_gains_of_a_used_card_come_before_free_colours() -> None:
    s = turn("R1", active="admiral")
    act(s, "use admiral")
    assert (asked(s), s.ship_credit) == ("gain_colour", 2)
    assert offered(s) == GAINS
    s = turn("R1", active="marshal", gold=0)
    act(s, "use marshal")
    assert (asked(s), s.gold[0]) == ("gain_colour", 1)


@rule("MO-99")
def test_fixed_gains_of_all_cards_come_before_free_colours() -> None:
    s = turn("R1", active="brickworks herald night_watchman", gold=0)
    act(s, "quarter q04")
    assert (asked(s), s.points[0], s.gold[0]) == ("gain_colour", 2, 1)
    act(s, "gain blue")
    assert asked(s) == "gain_colour"
    act(s, "gain blue")
    assert (asked(s), supply(s)) == ("take_action", "B2")


@rule("MO-99")
def test_free_cubes_of_several_cards_are_asked_for_one_by_one() -> None:
    s = turn("R1", active="docker broker scholar", tableau="clerk", tribute=(0, 0))
    act(s, "activate clerk", "gain blue", "gain green")
    assert asked(s) == "take_action"
    assert supply(s) == "B1 G1"


@rule("MO-100")
def test_a_card_counts_as_used_before_its_payment() -> None:
    s = turn("R1 B2", active="purser")
    act(s, "use purser")
    assert asked(s) == "pay_cube"
    assert used(s) == ["purser"]


@rule("MO-100")
def test_supply_and_credits_are_cleared_at_the_end_of_the_turn() -> None:
    s = turn("R2", active="captain cannoneer")
    act(s, "use captain", "use cannoneer", "pass")
    assert (supply(s), s.ship_credit, s.wall_credit) == ("", 0, 0)


@rule("MO-101")
def test_ship_and_disc_move_after_the_payment() -> None:
    s = turn("R1 B1 G3", active="gate")
    act(s, "sail s1")
    assert facts(s)["ships"] == ["slip", "slip"]
    act(s, "pay blue")
    assert facts(s)["ships"] == ["s1", "slip"]
    act(s, "wall")
    assert s.discs[0] == 1
    act(s, "pay red")
    assert s.discs[0] == 2


@rule("MO-101", "MO-R18")
def test_a_card_gains_after_the_last_cube_is_paid() -> None:
    s = turn("R1 B1 G1", active="mint", gold=0)
    act(s, "use mint", "pay red")
    assert (asked(s), s.gold[0]) == ("pay_cube", 0)
    assert offered(s) == ["pay blue", "pay green"]
    act(s, "pay green")
    assert (s.gold[0], supply(s)) == (3, "B1")


@rule("MO-101", "MO-R20")
def test_a_card_gains_after_the_tile_is_paid_and_the_tile_is_out_of_the_game() -> None:
    s = turn("R1", active="smuggler", goods="tea silk silk")
    act(s, "use smuggler")
    assert (asked(s), offered(s)) == ("pay_good", ["pay_good tea", "pay_good silk"])
    assert s.points[0] == 0
    act(s, "pay_good silk")
    assert (s.points[0], goods(s)) == (5, {"tea": 1, "silk": 1})
    assert facts(s)["lost_goods"] == [0, 0, 0, 0, 1, 0, 0, 0]


@rule("MO-R20")
def test_a_single_kind_is_paid_unasked_and_leaves_the_port_s_spaces_free() -> None:
    s = turn("R1", active="trading_post", goods="tea tea", ship="london", gold=0)
    act(s, "use trading_post")
    assert (s.gold[0], goods(s)) == (3, {"tea": 1})
    act(s, "deliver london")
    assert s.points[0] == 6


def test_payments_ask_nothing_when_there_is_no_choice() -> None:
    s = turn("R1 B1", active="mint", gold=0)
    act(s, "use mint")
    assert s.gold[0] == 3
    s = turn("R3", active="purser", gold=0)
    act(s, "use purser")
    assert (asked(s), supply(s)) == ("take_action", "R2")


def test_workshop_and_port_pilot_turn_cubes_into_others() -> None:
    s = turn("R2 V1", active="workshop port_pilot")
    act(s, "use workshop", "pay violet", "gain black")
    assert supply(s) == "R2 K1"
    act(s, "use port_pilot", "pay red")
    assert supply(s) == "R1 B1 K1"
    assert active(s) == ["workshop", "port_pilot"]


def test_dice_bonuses_mark_their_cards() -> None:
    s = rolled(give(table(2), active="student poet"), "R2 B5 G4 K3 Y4 V3")
    act(s, "die red", "die blue")
    assert used(s) == ["student"]


def test_goods_of_a_quarter_can_be_sold_at_once() -> None:
    s = tile(turn("R2", active="trading_post", gold=0), "q04", "tea")
    act(s, "quarter q04", "use trading_post")
    assert (s.gold[0], goods(s)) == (3, {})
