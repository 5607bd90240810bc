"""Cards together, and effects at their limits."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import active, supply, used
from games.macao.made_up import made_up
from games.macao.playing import act, advance, asked, facts, offered, who
from games.macao.situations import begin, drafting, end, give, rolled, stack, table, tile, turn
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macao.state import wall_order
from sobremesa.games.macao.words import QUARTER


@rule("MO-42", "MO-50")
@made_up("master_builder")
def test_three_discounts_at_once_stay_apart() -> None:
    s = turn("R1 G1", active="master_builder carpenter speculator", tableau="lighthouse", gold=1)
    assert "activate_without lighthouse black" in offered(s)
    act(s, "activate_without lighthouse black")
    assert s.gold[0] == 1
    assert offered(s, "quarter_without_two")
    act(s, "quarter_without_two q01 black-black")
    assert (s.gold[0], supply(s)) == (0, "")


@rule("MO-45", "MO-50")
def test_the_soldier_uses_both_discounts_twice() -> None:
    s = turn("", active="soldier carpenter speculator poet", gold=2)
    act(s, "quarter_without_two q01 black-black", "quarter_without_two q08 gray-gray")
    assert s.gold[0] == 0
    assert s.owners().count(0) == 2


@rule("MO-50")
def test_a_quarter_of_one_cube_needs_no_cube_with_the_speculator() -> None:
    s = turn("", active="speculator poet", gold=1)
    assert len(offered(s, "quarter_without")) == 6
    act(s, "quarter_without q04 red")
    assert s.gold[0] == 0


@rule("MO-54", "MO-49")
def test_the_juggler_with_several_jokers_pays_for_a_card() -> None:
    s = turn("", active="juggler", tableau="viceroy", jokers=2, gold=0)
    act(s, "joker violet", "joker_half violet", "joker violet", "joker_half violet")
    assert supply(s) == "V4"
    act(s, "activate viceroy")
    assert active(s) == ["juggler", "viceroy"]


@rule("MO-73", "MO-87")
@made_up("merchant docker customs_house")
def test_cooperage_merchant_helmsman_and_warehouse_together() -> None:
    s = turn(
        "R1",
        ship="hamburg",
        goods="lacquer",
        active="cooperage merchant helmsman warehouse_lacquer docker customs_house",
        gold=0,
    )
    act(s, "deliver hamburg")
    assert (s.points[0], s.gold[0], s.ship_credit) == (10 + 1, 3, 2)
    assert asked(s) == "gain_colour"


@rule("MO-62", "MO-58", "MO-59")
def test_the_guard_in_a_stack_and_on_space_16() -> None:
    s = stack(table(3, price=12), at_15="1", at_14="2 0")
    give(s, 1, supply="R1 B1")
    give(s, 2, active="guard", supply="R9")
    act(begin(s, 2), "wall")
    assert wall_order(s) == [2, 1, 0]
    act(s, "wall")
    assert (s.discs[2], wall_order(s)) == (16, [2, 1, 0])
    act(s, "pass")
    give(s, 1, supply="R1")
    act(begin(s, 1), "wall")
    assert s.discs[1] == 16
    assert wall_order(s) == [2, 1, 0]


@rule("MO-69", "MO-68")
def test_sail_maker_with_captain_and_helmsman() -> None:
    s = turn("R1", active="sail_maker captain", ship="slip")
    act(s, "sail s1", "use captain")
    assert s.ship_credit == 3
    act(s, "sail s3", "sail antwerpen", "sail s10")
    assert facts(s)["ships"] == ["s10", "slip"]
    assert s.turn == UNKNOWN


@rule("MO-79", "MO-80", "MO-99")
@made_up("broker")
def test_all_tribute_cards_together() -> None:
    s = turn("R1", active="messenger diplomat envoy broker", tribute=(2, 4), gold=2)
    act(s, "tribute", "gain red", "gain red", "tribute", "gain blue", "gain blue")
    assert (s.gold[0], s.points[0], supply(s)) == (0, 12, "R3 B2")


@rule("MO-43", "MO-99")
@made_up("university scholar library teacher scribe")
def test_all_activation_cards_together() -> None:
    s = turn("R1", active="university scholar library teacher scribe", tableau="clerk", gold=0)
    act(s, "activate clerk")
    assert (s.points[0], s.gold[0], asked(s)) == (4, 0, "gain_colour")
    act(s, "gain red", "gain blue", "use clerk", "pay blue")
    assert supply(s) == "R2"


@rule("MO-43")
def test_a_new_activation_bonus_does_not_see_earlier_cards() -> None:
    s = turn("K1 Y1 R1", tableau="scribe clerk")
    act(s, "activate clerk", "activate scribe")
    assert s.points[0] == 0


@rule("MO-51", "MO-61")
@made_up("shipyard brickworks")
def test_fountain_shipyard_and_brickworks_lead_to_a_long_turn() -> None:
    s = tile(turn("R1", active="fountain shipyard brickworks soldier", ship="s1"), "q04", "spices")
    act(s, "quarter q04", "gain blue", "gain green", "sail lisboa", "deliver lisboa")
    act(s, "wall_credit", "quarter q06", "gain red", "gain red")
    assert s.points[0] == 3
    assert (s.ship_credit, s.wall_credit, s.discs[0]) == (3, 1, 2)
    assert supply(s) == "R2 G1"


@rule("MO-60", "MO-63")
@made_up("barracks")
def test_barracks_with_tower_and_gate() -> None:
    s = turn("R1", active="barracks tower gate")
    act(s, "wall", "wall")
    assert (s.points[0], s.discs[0]) == (2, 3)


@rule("MO-27", "MO-82")
def test_a_die_bonus_with_three_fitting_dice_is_gained_once() -> None:
    s = rolled(give(table(2), active="astrologer gambler", gold=0), "R3 B4 G1 K3 Y2 V1")
    act(s, "die red", "die blue", "die green")
    assert s.gold[0] == 1
    assert used(s) == ["astrologer"]


@rule("MO-26", "MO-30")
def test_a_shift_can_save_the_arrow() -> None:
    s = rolled(give(table(2), active="observatory"), "R2 B5 G4 K3 Y2 V6", seats=[0])
    act(s, "die red", "die blue", "shift red down")
    assert s.punished[0] == 0
    assert supply(s) == "R1"


@rule("MO-18", "MO-17")
@made_up("monk inn")
def test_monk_and_inn_together() -> None:
    six = "clerk judge purser notary steward archivist"
    s = drafting(give(table(2), active="monk inn", tableau=six), "treasurer gate juggler smithy")
    act(s, "take gate")
    assert len(offered(s)) == 7
    act(s, "discard gate")
    assert s.punished[0] == 0


@rule("MO-14", "MO-15")
def test_idler_and_librarian_do_nothing_for_others() -> None:
    s = drafting(
        give(table(2), active="idler librarian"), "treasurer gate juggler smithy", discards="inn"
    )
    act(s, "skip")
    assert who(s) == 1
    assert len(offered(s)) == 4


@rule("MO-91", "MO-93")
def test_abbot_and_monastery() -> None:
    s = end(give(table(2), active="abbot monastery", tableau="clerk judge", punished=2))
    assert s.points[0] == -6 + 4


@rule("MO-89", "MO-86")
def test_the_physician_heals_once_per_round_and_only_markers_that_are_there() -> None:
    s = turn("R5", active="physician", punished=2)
    act(s, "use physician")
    assert "use physician" not in offered(s)
    act(s, "pass")
    advance(s, "take_action")
    assert s.punished[0] >= 1


@rule("MO-85", "MO-101")
def test_the_market_after_the_last_tile_is_gone() -> None:
    s = turn("R1", active="market smuggler", goods="tea")
    act(s, "use smuggler")
    assert not offered(s, "use")


@rule("MO-46", "MO-51")
@pytest.mark.parametrize("quarter", ["q02", "q10", "q13", "q16", "q24", "q27"])
def test_joker_quarters_are_remembered_after_their_tile_is_used(quarter: str) -> None:
    s = give(table(2), active="garden", owns=quarter)
    s.lost_jokers = 1
    assert end(s).points[0] == 1 + 2
    assert s.tiles[QUARTER.numbers[quarter]] == 8
