"""MO-44 to MO-55: quarters and joker tiles."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import colours, goods, supply
from games.macao.made_up import made_up
from games.macao.playing import act, asked, facts, offered, refusal, told, who
from games.macao.situations import begin, end, give, table, tile, turn
from sobremesa.core.words import Refusal
from sobremesa.games.macao import GAME
from sobremesa.games.macao.words import QUARTER

JOKERS = ["joker gold", *[f"joker {colour}" for colour in colours()]]


@rule("MO-44")
def test_a_quarter_costs_exactly_its_cubes_and_its_tile_is_taken() -> None:
    s = tile(turn("B2 K3 V1"), "q07", "silk")
    act(s, "quarter q07")
    assert supply(s) == "B1 K2"
    assert s.owners()[QUARTER.numbers["q07"]] == 0
    assert goods(s) == {"silk": 1}
    assert told(s, 1, "quarter_taken") == ["quarter_taken 0 q07 silk"]


@rule("MO-44")
@pytest.mark.parametrize("held", ["B1 K1", "B9", "K1 V1 R5"])
def test_without_the_exact_cubes_there_is_no_quarter(held: str) -> None:
    s = turn(held)
    assert "quarter q07" not in offered(s)
    assert refusal(s, "quarter q07") == "MO-44"


@rule("MO-45")
def test_one_quarter_per_round() -> None:
    s = turn("R2 B2")
    act(s, "quarter q04")
    assert not offered(s, "quarter")
    with pytest.raises(Refusal, match="MO-45"):
        act(s, "quarter q06")


@rule("MO-45")
def test_quarter_limit_allows_two() -> None:
    s = turn("R2 B2 G1", active="soldier")
    act(s, "quarter q04")
    assert facts(s)["quarters_left"] == 1
    act(s, "quarter q06")
    assert not offered(s, "quarter")
    assert refusal(s, "quarter q15") == "MO-45"


@rule("MO-45", "MO-39")
def test_quarter_limit_activated_after_a_quarter_allows_a_second() -> None:
    s = turn("R1 B2 K1 Y1 G1", tableau="soldier")
    act(s, "quarter q04", "activate soldier")
    assert offered(s, "quarter") == ["quarter q06", "quarter q15"]


@rule("MO-46")
def test_a_taken_quarter_cannot_be_taken_again() -> None:
    s = table(2, price=12)
    give(s, supply="R1 B1", owns="q06")
    give(s, 1, owns="q04")
    begin(s)
    assert not offered(s, "quarter")
    assert refusal(s, "quarter q04") == "MO-46"
    assert refusal(s, "quarter q06") == "MO-46"
    act(s, "pass")
    while not GAME.flow.over(s):
        act(s, offered(s)[0])
    assert (s.owners()[QUARTER.numbers["q06"]], s.owners()[QUARTER.numbers["q04"]]) == (0, 1)


@rule("MO-47")
def test_quarters_need_no_neighbour() -> None:
    s = turn("V1", owns="q01")
    assert offered(s, "quarter") == ["quarter q26"]


@rule("MO-48")
@pytest.mark.parametrize("ship", ["slip", "s9", "hamburg"])
def test_goods_go_onto_the_ship_wherever_it_is_and_without_limit(ship: str) -> None:
    s = tile(turn("R1 B1", goods="tea tea silk silk jade jade jade rice", ship=ship), "q04", "tea")
    act(s, "quarter q04")
    assert goods(s)["tea"] == 3
    assert sum(goods(s).values()) == 9


@rule("MO-49")
def test_a_joker_tile_is_kept_beside_the_tableau() -> None:
    s = turn("R1 K1 Y1 B1")
    act(s, "quarter q13")
    assert s.jokers == [1, 0]
    assert goods(s) == {}


@rule("MO-50")
def test_quarter_discount_leaves_out_one_cube() -> None:
    s = turn("B1 K1", active="carpenter")
    assert "quarter_without q07 violet" in offered(s)
    assert "quarter_without q06 blue" not in offered(s)
    act(s, "quarter_without q07 violet")
    assert supply(s) == ""
    assert s.owners()[QUARTER.numbers["q07"]] == 0
    assert told(s, 1, "cube_spared") == ["cube_spared 0 violet"]


@rule("MO-50")
def test_quarter_gold_replaces_one_cube_by_a_coin() -> None:
    s = turn("B1 K1", active="speculator", gold=1)
    assert "quarter_without q06 blue" in offered(s)
    act(s, "quarter_without q07 violet")
    assert (supply(s), s.gold[0]) == ("", 0)
    assert told(s, 1, "cube_bought") == ["cube_bought 0 violet 1"]
    assert not offered(turn("B1 K1", active="speculator", gold=0), "quarter_without")


@rule("MO-50")
def test_with_both_two_cubes_of_one_or_two_colours_may_be_left_out() -> None:
    s = turn("B1", active="carpenter speculator", gold=1)
    assert "quarter_without_two q07 black-violet" in offered(s)
    assert "quarter_without_two q01 black-black" in offered(s)
    act(s, "quarter_without_two q01 black-black")
    assert (supply(s), s.gold[0]) == ("B1", 0)
    s = turn("B1", active="carpenter speculator", gold=0)
    assert not offered(s, "quarter_without_two")


@rule("MO-50")
def test_the_log_says_which_of_two_cubes_is_paid_for() -> None:
    s = turn("B1", active="carpenter speculator", gold=1)
    act(s, "quarter_without_two q07 black-violet")
    assert len(told(s, 1, "cube_bought")) == len(told(s, 1, "cube_spared")) == 1
    assert told(s, 1, "cube_bought")[0].endswith(" 1")
    s = turn("B1", active="carpenter speculator", gold=1)
    act(s, "quarter_without_two q01 black-black")
    assert told(s, 1, "cube_bought") == ["cube_bought 0 black 1"]
    assert told(s, 1, "cube_spared") == ["cube_spared 0 black"]


@rule("MO-50", "MO-R28")
def test_with_both_and_one_cube_left_out_the_free_way_is_taken() -> None:
    s = turn("B1 K1", active="carpenter speculator", gold=1)
    act(s, "quarter_without q07 violet")
    assert s.gold[0] == 1
    s = turn("R1", active="carpenter speculator", gold=1)
    act(s, "quarter_without q06 blue")
    assert (supply(s), s.gold[0]) == ("R1", 0)


@rule("MO-51")
@pytest.mark.parametrize(
    ("active", "owns", "quarter", "points"),
    [
        ("gardener", "", "q13", 2),
        ("gardener", "", "q04", 0),
        ("architect", "q05", "q04", 3),
        ("architect", "q04", "q13", 0),
        ("architect", "", "q04", 0),
        ("herald", "", "q04", 1),
        ("architect herald gardener", "q08", "q13", 6),
    ],
)
@made_up("gardener architect")
def test_filters_of_quarter_bonuses(active: str, owns: str, quarter: str, points: int) -> None:
    s = turn("R1 K1 Y1 B1", active=active, owns=owns)
    act(s, f"quarter {quarter}")
    assert s.points[0] == points


@rule("MO-51")
def test_another_player_s_neighbour_does_not_count() -> None:
    s = table(2, price=12)
    give(s, supply="R1", active="architect")
    give(s, 1, owns="q03 q05 q09")
    act(begin(s), "quarter q04")
    assert s.points[0] == 0


# Joker tiles.


@rule("MO-52")
def test_a_joker_tile_becomes_three_coins_or_a_cube() -> None:
    s = turn("R1", jokers=2, gold=1)
    assert offered(s, "joker") == JOKERS
    act(s, "joker gold", "joker violet")
    assert (s.gold[0], supply(s)) == (4, "R1 V1")
    assert not offered(s, "joker")
    assert refusal(s, "joker gold") == "MO-52"


@rule("MO-52")
def test_a_joker_tile_may_be_used_right_after_taking_it() -> None:
    s = turn("R1 K1 Y1", tableau="port_pilot")
    act(s, "quarter q13", "joker blue", "activate port_pilot")
    assert facts(s)["jokers"] == [0, 0]


@rule("MO-52", "MO-R7")
def test_joker_tiles_are_used_in_the_own_turn_only() -> None:
    s = turn("R1", jokers=1)
    act(s, "pass")
    while asked(s) != "take_action" or who(s) != 0:
        assert not offered(s, "joker")
        act(s, offered(s)[0])
    assert offered(s, "joker") == JOKERS


@rule("MO-53")
def test_a_used_joker_tile_is_out_of_the_game() -> None:
    s = turn("R1", jokers=1)
    s.give_quarter(0, QUARTER.numbers["q02"])  # where the tile came from
    act(s, "joker gold")
    assert (s.jokers[0], s.lost_jokers) == (0, 1)
    assert {kind: now for kind, now, _ in GAME.pieces(s)}["joker"] == 6


@rule("MO-54")
@pytest.mark.parametrize(
    ("first", "second", "gold", "held"),
    [
        ("gold", "gold", 6, "R1"),
        ("red", "gold", 3, "R2"),
        ("gold", "blue", 3, "R1 B1"),
        ("violet", "green", 0, "R1 G1 V1"),
        ("violet", "violet", 0, "R1 V2"),
    ],
)
def test_joker_multiplier_gives_two_halves(first: str, second: str, gold: int, held: str) -> None:
    s = turn("R1", active="juggler", jokers=1, gold=0)
    act(s, f"joker {first}")
    assert asked(s) == "joker_half"
    assert offered(s) == ["joker_half gold", *[f"joker_half {colour}" for colour in colours()]]
    act(s, f"joker_half {second}")
    assert (s.gold[0], supply(s), s.jokers[0], s.lost_jokers) == (gold, held, 0, 1)


@rule("MO-54", "MO-39")
def test_joker_multiplier_holds_for_each_tile_from_its_activation_on() -> None:
    s = turn("R1 B1 G2", tableau="juggler", jokers=2, gold=0)
    act(s, "joker gold")
    assert (asked(s), s.gold[0]) == ("take_action", 3)
    act(s, "activate juggler", "joker gold")
    assert asked(s) == "joker_half"


@rule("MO-55")
def test_unused_joker_tiles_are_worth_nothing() -> None:
    s = end(give(table(2), jokers=3))
    assert s.points == [0, 0]
