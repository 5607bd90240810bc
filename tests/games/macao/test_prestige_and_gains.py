"""MO-77 to MO-80, MO-88, MO-89 and MO-99 to MO-101: the tribute, punish markers, order of gains."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import active, colours, goods, supply, used
from games.macao.made_up import made_up
from games.macao.playing import act, asked, facts, offered, refusal, told
from games.macao.situations import drafting, give, rolled, table, tile, turn
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
    assert refusal(s, "tribute") == "MO-R11"


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
@pytest.mark.parametrize(("price", "lowered", "left"), [(4, "3", 0), (0, None, 3)])
def test_tribute_discount_lowers_the_price_but_not_below_0(
    price: int, lowered: str | None, left: int
) -> None:
    s = turn("R1", tribute=(price, 7), gold=3, active="messenger")
    assert facts(s)["own_price"] == lowered
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (left, 7)


@rule("MO-79")
@pytest.mark.parametrize(("held", "gold", "left"), [("envoy", 9, 5), ("envoy messenger", 2, 0)])
def test_tribute_times_allows_a_second_purchase_at_the_same_price(
    held: str, gold: int, left: int
) -> None:
    s = turn("R1", tribute=(2, 5), gold=gold, active=held)
    act(s, "tribute", "tribute")
    assert (s.gold[0], s.points[0]) == (left, 10)
    assert "tribute" not in offered(s)


@rule("MO-80")
@made_up("broker")
def test_tribute_bonuses_fire_for_every_purchase() -> None:
    s = turn("R1", tribute=(0, 0), gold=0, active="envoy diplomat broker")
    act(s, "tribute")
    assert s.points[0] == 2
    act(s, "gain red", "gain blue", "tribute", "gain red", "gain blue")
    assert s.points[0] == 4
    assert supply(s) == "R3 B2"


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
    s = turn("R1", active="admiral", ship="s1")
    act(s, "use admiral")
    assert (asked(s), s.points[0]) == ("gain_colour", 1)
    assert offered(s) == GAINS
    s = turn("R1", active="brickworks")
    act(s, "use brickworks")
    assert (asked(s), supply(s)) == ("gain_colour", "R3")


@rule("MO-99")
@made_up("brickworks")
def test_fixed_gains_of_all_cards_come_before_free_colours() -> None:
    s = turn("R1", active="brickworks fountain night_watchman herald")
    act(s, "quarter q04")
    assert (asked(s), s.points[0], s.wall_credit) == ("gain_colour", 1, 1)
    act(s, "gain blue", "gain blue")
    assert asked(s) == "gain_colour"
    act(s, "gain red")
    assert (asked(s), supply(s)) == ("take_action", "R1 B2")


@rule("MO-99")
@made_up("docker broker scholar")
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
    s = turn("R1 B1 G1", active="purser", gold=0)
    act(s, "use purser", "pay red")
    assert (asked(s), s.gold[0]) == ("pay_cube", 0)
    assert offered(s) == ["pay blue", "pay green"]
    act(s, "pay green")
    assert (s.gold[0], supply(s)) == (1, "B1")


@rule("MO-101", "MO-R20")
def test_a_card_gains_after_the_tile_is_paid_and_the_tile_is_out_of_the_game() -> None:
    s = turn("R1", active="smuggler", goods="tea silk silk")
    act(s, "use smuggler")
    assert (asked(s), offered(s)) == ("pay_good", ["pay_good tea", "pay_good silk"])
    assert s.points[0] == 0
    act(s, "pay_good silk")
    assert (s.points[0], goods(s)) == (4, {"tea": 1, "silk": 1})
    assert facts(s)["lost_goods"] == [0, 0, 0, 0, 1, 0, 0, 0]


@rule("MO-R20")
def test_a_single_kind_is_paid_unasked_and_leaves_the_port_s_spaces_free() -> None:
    s = turn("R1", active="trading_post", goods="tea tea", ship="london", gold=0)
    act(s, "use trading_post")
    assert (s.gold[0], s.points[0], goods(s)) == (1, 2, {"tea": 1})
    act(s, "deliver london")
    assert s.points[0] == 2 + 5


@pytest.mark.parametrize(
    ("card", "held", "gold", "left", "then"),
    [("purser", "R1 B1", 1, "", "draft"), ("purser", "R3", 1, "R1", "take_action")],
)
def test_payments_ask_nothing_when_there_is_no_choice(
    card: str, held: str, gold: int, left: str, then: str
) -> None:
    s = turn(held, active=card, gold=0)
    act(s, f"use {card}")
    assert (s.gold[0], supply(s), asked(s)) == (gold, left, then)


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
    assert (s.gold[0], s.points[0], goods(s)) == (1, 2, {})
