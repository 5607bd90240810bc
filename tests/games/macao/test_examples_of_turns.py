"""The worked examples MO-X11 to MO-X35: quarters, ships, prestige, cards, the end."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import pile, rose, supply
from games.macao.made_up import made_up
from games.macao.playing import act, asked, facts, offered
from games.macao.situations import end, give, reveal, rolled, stack, table, tile, turn
from sobremesa.games.macao import GAME
from sobremesa.games.macao.scoring import largest_string
from sobremesa.games.macao.state import State

LETTER = {"red": "R", "blue": "B", "green": "G", "black": "K", "gray": "Y", "violet": "V"}


def quarters(s: State) -> set[str]:
    """The quarter choices as the specification writes them: `q02-B`, `q03-RK`."""
    found = set()
    for notation in offered(s):
        verb, *things = notation.split()
        if verb.startswith("quarter"):
            omitted = things[1].split("-") if len(things) > 1 else []
            found.add(
                "-".join([things[0], *["".join(LETTER[c] for c in omitted)][: len(things) - 1]])
            )
    return found


@rule("MO-44", "MO-50")
def test_x11_quarters_for_three_cubes() -> None:
    plain = {"q04", "q05", "q11", "q15", "q21", "q22", "q23"}
    assert quarters(turn("R1 G1 Y1", gold=0)) == plain
    cheaper = """
        q02-B q04 q05 q05-G q05-Y q08-Y q11 q11-R q11-Y q13-K q15 q18-R q21 q21-R q21-G q21-Y q22
        q22-R q22-G q23 q24-V q30-G
    """
    assert quarters(turn("R1 G1 Y1", gold=0, active="carpenter")) == set(cheaper.split())
    assert len(cheaper.split()) == 22


@rule("MO-50")
def test_x12_quarters_for_gold() -> None:
    assert quarters(turn("R1", gold=5)) == {"q04"}
    wanted = "q04 q04-R q06-B q11-Y q15-G q17-K q18-R q22-G q23-Y q26-V"
    assert quarters(turn("R1", gold=5, active="speculator")) == set(wanted.split())


@rule("MO-49", "MO-52", "MO-54")
def test_x13_a_joker_quarter() -> None:
    s = turn("B1 Y1 V1", gold=0)
    act(s, "quarter q16")
    assert supply(s) == ""
    assert len(offered(s, "joker")) == 7
    act(s, "joker gold")
    assert s.gold[0] == 3
    s = turn("B1 Y1 V1", gold=0, active="juggler")
    act(s, "quarter q16", "joker gold")
    assert len(offered(s)) == 7
    act(s, "joker_half gold")
    assert s.gold[0] == 6
    s = turn("B1 Y1 V1", gold=0, active="juggler")
    act(s, "quarter q16", "joker red", "joker_half gold")
    assert (supply(s), s.gold[0]) == ("R1", 3)


@rule("MO-65", "MO-71")
def test_x14_two_tiles_of_spices() -> None:
    s = turn("R3", ship="s1", goods="spices spices")
    assert offered(s, "sail") == ["sail s2", "sail s3", "sail lisboa"]
    act(s, "sail lisboa")
    assert supply(s) == "R2"
    act(s, "deliver lisboa")
    assert s.points[0] == 3
    act(s, "deliver lisboa")
    assert s.points[0] == 5
    assert facts(s)["spaces_left"] == [1, 3, 3, 3, 3, 3, 3, 3]


@rule("MO-73", "MO-R16")
def test_x15_warehouse_and_cooperage() -> None:
    s = turn("R3", ship="s1", goods="spices spices", active="warehouse_spices cooperage")
    act(s, "sail lisboa", "deliver lisboa")
    assert s.points[0] == 6 + 1
    act(s, "deliver lisboa")
    assert s.points[0] == 12


@rule("MO-74")
def test_x16_the_lighthouse() -> None:
    goods = "spices porcelain silk"
    s = turn("R1", ship="s5", goods=goods, active="lighthouse")
    assert offered(s, "deliver") == ["deliver lisboa", "deliver amsterdam"]
    assert offered(turn("R1", ship="s5", goods=goods), "deliver") == []


@rule("MO-72")
def test_x17_porcelain_in_amsterdam() -> None:
    s = tile(turn("R2", ship="amsterdam"), "q04", "porcelain")
    act(s, "quarter q04", "deliver amsterdam")
    assert (s.points[0], supply(s)) == (4, "R1")


@rule("MO-69")
def test_x18_the_sail_maker() -> None:
    s = turn("K2", active="sail_maker poet")
    act(s, "sail s1")
    assert (supply(s), s.ship_credit) == ("K1", 1)
    act(s, "sail lisboa")
    assert (supply(s), s.ship_credit) == ("K1", 0)
    act(s, "sail s5", "sail amsterdam")
    assert (supply(s), s.ship_credit) == ("", 0)
    assert facts(s)["ships"] == ["amsterdam", "slip"]


@rule("MO-77", "MO-79", "MO-80")
def test_x19_a_price_of_four() -> None:
    assert "tribute" not in offered(turn("R1", tribute=(4, 8), gold=3))
    s = turn("R1", tribute=(4, 8), gold=3, active="messenger")
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (0, 8)
    s = turn("R1", tribute=(4, 8), gold=3, active="messenger diplomat envoy")
    act(s, "tribute")
    assert s.points[0] == 10
    assert "tribute" not in offered(s)
    s = turn("R1", tribute=(4, 8), gold=6, active="messenger diplomat envoy")
    act(s, "tribute", "tribute")
    assert (s.gold[0], s.points[0]) == (0, 20)


@rule("MO-78")
def test_x20_a_price_of_nothing() -> None:
    s = turn("R1", tribute=(0, 2), gold=0)
    act(s, "tribute")
    assert s.points[0] == 2
    assert "tribute" not in offered(s)


@rule("MO-39", "MO-82", "MO-86")
def test_x21_the_scribe() -> None:
    s = turn("Y1 R3", active="scribe", tableau="docker sculptor")
    act(s, "use scribe")
    assert (supply(s), asked(s)) == ("R3", "gain_colour")
    act(s, "gain violet", "gain gray")
    assert supply(s) == "R3 Y1 V1"
    act(s, "activate docker")
    assert supply(s) == "R3 Y1"
    act(s, "activate sculptor")
    assert supply(s) == "R3"
    assert offered(s, "use") == ["use sculptor"]
    act(s, "use sculptor")
    assert (s.points[0], supply(s)) == (1, "R1")
    assert "use sculptor" not in offered(s)


@rule("MO-37")
def test_x22_exactly_four_red() -> None:
    assert "activate treasurer" not in offered(turn("R3 B5", tableau="treasurer"))
    s = turn("R4 B5", tableau="treasurer")
    act(s, "activate treasurer")
    assert supply(s) == "B5"


@rule("MO-21", "MO-27")
def test_x23_the_professor_in_round_12() -> None:
    s = give(table(2, round=12), active="professor poet", gold=0)
    rolled(s, "R6 B5 G4 K3 Y2 V1", seats=[0])
    act(s, "die red", "die gray")
    assert s.gold[0] == 1
    assert supply(s) == "R1 Y1"


@rule("MO-25", "MO-26")
def test_x24_gambler_and_observatory() -> None:
    s = give(table(2, round=3), active="gambler observatory")
    rolled(s, "R1 B4 G6 K1 Y2 V3")
    act(s, "die blue", "die gray")
    assert offered(s) == ["die red", "die black", "no_die"]
    act(s, "die black")
    shifts = ["blue up", "blue down", "black up", "gray up", "gray down"]
    assert offered(s) == [*[f"shift {shift}" for shift in shifts], "no_shift"]
    act(s, "shift blue up")
    assert rose(s) == {1: "K1", 2: "Y2", 5: "B5"}


@rule("MO-94", "MO-93", "MO-R21")
def test_x25_the_end_of_the_rulebook() -> None:
    orange, white, yellow, brown = range(4)
    s = table(4)
    give(s, yellow, owns="q05 q10 q09")
    give(s, white, owns="q01 q02 q03 q15 q26", active="smithy statue")
    give(s, brown, owns="q11 q12 q13 q16 q17 q18")
    give(s, orange, owns="q29 q30 q24 q25")
    end(s)
    assert s.points == [8, 6 + 5 + 3, 6, 12]


@rule("MO-91", "MO-92")
@pytest.mark.parametrize(("cards", "points"), [("", -15), ("abbot", -3), ("monastery", -5)])
def test_x26_four_cards_and_a_marker(cards: str, points: int) -> None:
    s = give(table(2), active=cards, tableau="clerk judge purser notary", punished=1)
    assert end(s).points[0] == points


@rule("MO-93")
def test_x27_academy_money_changer_and_fortress() -> None:
    s = give(table(2), active="academy money_changer fortress clerk judge purser notary", gold=11)
    s.discs[0] = 9
    assert end(s).points[0] == 3 + 5 + 3


@rule("MO-96")
def test_x28_a_tie_on_space_8() -> None:
    a, b = 0, 1
    s = stack(table(2), at_8="1 0")
    give(s, a, points=61)
    give(s, b, points=61)
    end(s)
    assert GAME.places(s) == [2, 1]


@rule("MO-94")
def test_x29_three_quarters_two_connected() -> None:
    s = give(table(2), owns="q01 q02 q08")
    assert largest_string(s, 0) == 2
    assert end(s).points[0] == 4


@rule("MO-61", "MO-R22")
def test_x30_the_fountain() -> None:
    s = turn("R3", active="fountain", disc=3)
    act(s, "quarter q04")
    assert s.wall_credit == 1
    act(s, "wall_credit")
    assert (s.discs[0], supply(s)) == (4, "R2")
    assert "wall" in offered(s)


@rule("MO-50", "MO-R28")
def test_x31_carpenter_and_speculator() -> None:
    free = "q04 q11-Y q18-R q22-G"
    two = "q01-KK q05-GY q08-YY q09-KV q11-RY q12-VV q18-RR q19-BV q22-RG q25-BB q28-BK q30-GG"
    gold = f"q04-R q06-B q15-G q17-K q23-Y q26-V {two} q03-RK q13-KY q21-GY q24-GV q27-BK"
    s = turn("R1", active="carpenter speculator", gold=1)
    assert quarters(s) == set(f"{free} {gold}".split())
    assert len(quarters(s)) == 27
    for choice in ("quarter_without q11 gray", "quarter_without q18 red"):
        s = turn("R1", active="carpenter speculator", gold=1)
        act(s, choice)
        assert s.gold[0] == 1
    for choice in ("quarter_without q06 blue", "quarter_without_two q03 red-black"):
        s = turn("R1", active="carpenter speculator poet", gold=1)
        act(s, choice)
        assert s.gold[0] == 0
    assert quarters(turn("R1", active="carpenter speculator", gold=0)) == set(free.split())


@rule("MO-71", "MO-73")
def test_x32_the_cooperage() -> None:
    s = turn("Y2 R1", ship="london", goods="tea tea tea", tableau="cooperage")
    found = []
    for choice in ("deliver london", "activate cooperage", "deliver london", "deliver london"):
        before = s.points[0]
        act(s, choice)
        found.append(s.points[0] - before)
    assert found == [5, 0, 3 + 1, 2 + 1]


@rule("MO-11", "MO-R19")
def test_x33_the_order_of_the_pile() -> None:
    s = table(2, round=0)
    reveal(s, "clerk judge", "gate tower smithy statue", discards="inn hospital idler")
    assert pile(s) == ["inn", "hospital", "idler", "smithy", "statue"]
    assert set(offered(s)) == {f"take {name}" for name in ("clerk", "judge", "gate", "tower")}
    act(s, "take gate", "take judge")
    assert pile(s) == ["inn", "hospital", "idler", "smithy", "statue", "clerk", "tower"]


@rule("MO-15", "MO-R19")
@made_up("librarian")
def test_a_card_from_the_pile_leaves_the_order_of_the_others() -> None:
    s = give(table(2, round=0), active="librarian")
    reveal(s, "clerk judge", "gate tower smithy statue", discards="inn hospital idler")
    choices = {"clerk", "judge", "gate", "tower", "statue", "smithy", "idler"}
    assert set(offered(s)) == {f"take {name}" for name in choices}
    act(s, "take smithy", "take judge")
    assert pile(s) == ["inn", "hospital", "idler", "statue", "clerk", "gate", "tower"]


@rule("MO-57", "MO-R8", "MO-52")
def test_x34_a_joker_within_the_wall_move() -> None:
    s = turn("R2", disc=4, jokers=1)
    act(s, "wall")
    assert (s.discs[0], supply(s)) == (5, "R1")
    assert "wall" not in offered(s)
    act(s, "joker red")
    assert supply(s) == "R2"
    act(s, "wall")
    assert s.discs[0] == 6
    assert s.turn == -1


@rule("MO-57")
@pytest.mark.parametrize(
    "between", ["activate clerk", "quarter q04", "sail s1", "deliver lisboa", "tribute"]
)
def test_x34_an_action_within_the_wall_move(between: str) -> None:
    s = turn("R4", disc=4, tableau="clerk", ship="lisboa", goods="spices", tribute=(0, 2), jokers=1)
    act(s, "wall", between)
    assert "wall" not in offered(s)
    act(s, "joker red")
    assert "wall" not in offered(s)


@rule("MO-57", "MO-61")
def test_x35_the_cannoneer_within_the_wall_move() -> None:
    s = turn("R4", disc=4, active="cannoneer")
    act(s, "wall")
    assert (s.discs[0], supply(s)) == (5, "R3")
    act(s, "use cannoneer")
    assert (s.wall_credit, supply(s)) == (2, "R2")
    act(s, "wall_credit", "wall")
    assert (s.discs[0], supply(s)) == (7, "")
    act(s, "wall_credit")
    assert s.discs[0] == 8
