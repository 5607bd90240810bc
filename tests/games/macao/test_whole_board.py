"""Every card activated, every quarter taken, every space sailed to; and what the log says of it."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import active, cubes, supply
from games.macao.made_up import made_up
from games.macao.playing import act, advance, asked, facts, offered, told, who
from games.macao.situations import begin, end, give, rolled, table, turn
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macao.cards.printed import COST_OF, COST_SIZE
from sobremesa.games.macao.facts import NEXT_TO, QUARTER_BAG, QUARTER_SIZE, counts_in
from sobremesa.games.macao.words import CARD, COLOUR, QUARTER, SPACE, TILE


@rule("MO-37", "MO-40")
@pytest.mark.parametrize("card", CARD.names)
def test_every_card_can_be_activated_for_its_cost(card: str) -> None:
    cost = cubes(COST_OF[CARD.numbers[card]])
    s = turn(cost, tableau=card, active="palace")
    assert f"activate {card}" in offered(s)
    act(s, f"activate {card}")
    assert active(s) == ["palace", card]
    assert s.tableaux[0] == []
    assert supply(s) == ""


@rule("MO-42")
@pytest.mark.parametrize("card", CARD.names)
@made_up("master_builder")
def test_every_cube_of_a_cost_of_two_or_more_may_be_left_out(card: str) -> None:
    number = CARD.numbers[card]
    counts = counts_in(COST_OF[number])
    if COST_SIZE[number] == 1:
        s = turn("R9 B9 G9 K9 Y9 V9", tableau=card, active="master_builder")
        assert not offered(s, "activate_without")
        return
    for colour, count in enumerate(counts):
        if count:
            s = turn("R9 B9 G9 K9 Y9 V9", tableau=card, active="master_builder")
            act(s, f"activate_without {card} {COLOUR.names[colour]}")
            left = [9 - n + (c == colour) for c, n in enumerate(counts)]
            assert counts_in(s.supply(0)) == left


@rule("MO-44", "MO-48", "MO-49")
@pytest.mark.parametrize("quarter", QUARTER.names)
def test_every_quarter_can_be_taken_for_its_cost(quarter: str) -> None:
    number = QUARTER.numbers[quarter]
    s = turn(cubes(QUARTER_BAG[number]), active="palace")
    act(s, f"quarter {quarter}")
    assert supply(s) == ""
    assert s.owners()[number] == 0
    assert (s.jokers[0] == 1) == (TILE.names[s.tiles[number]] == "joker")
    assert (s.cargo[0] > 0) == (s.jokers[0] == 0)


@rule("MO-50")
@pytest.mark.parametrize("quarter", QUARTER.names)
def test_every_cube_of_a_quarter_may_be_left_out(quarter: str) -> None:
    number = QUARTER.numbers[quarter]
    counts = counts_in(QUARTER_BAG[number])
    held = "R9 B9 G9 K9 Y9 V9"
    dear = QUARTER_SIZE[number] >= 2
    for card, price in (("carpenter", 0), ("speculator", 1)):
        for colour, count in enumerate(counts):
            s = turn(held, active=card, gold=4)
            choice = f"quarter_without {quarter} {COLOUR.names[colour]}"
            assert (choice in offered(s)) == (count > 0 and (dear or card == "speculator"))
            if choice in offered(s):
                act(s, choice)
                assert counts_in(s.supply(0)) == [
                    9 - n + (c == colour) for c, n in enumerate(counts)
                ]
                assert s.gold[0] == 4 - price


@rule("MO-46", "MO-50")
def test_taken_quarters_are_not_offered_with_a_discount_either() -> None:
    s = turn("R9 B9", active="carpenter speculator soldier", owns="q01 q08 q18 q04", gold=9)
    for notation in offered(s):
        assert not set(notation.split()) & {"q01", "q08", "q18", "q04"}
    assert offered(s, "quarter_without_two")


@rule("MO-65")
@pytest.mark.parametrize("space", [name for name in SPACE.names if name != "slip"])
def test_every_space_can_be_sailed_to_from_each_neighbour(space: str) -> None:
    number = SPACE.numbers[space]
    for near in NEXT_TO[number]:
        s = turn("R2", ship=SPACE.names[near])
        act(s, f"sail {space}")
        assert s.ships[0] == number
        assert told(s, 1, "sailed") == [f"sailed 0 {space}"]


@rule("MO-93")
def test_delivered_kinds_are_remembered_for_the_end() -> None:
    s = turn("R4", ship="lisboa", goods="spices spices porcelain", active="missionary", round=12)
    act(s, "deliver lisboa", "deliver lisboa", "sail s5", "sail amsterdam", "deliver amsterdam")
    assert facts(s)["delivered"] == {"0-porcelain": 1, "0-spices": 1}
    before = s.points[0]
    act(s, "pass")
    assert s.points[0] == before + 2
    assert told(s, 0, "card_scored") == ["card_scored 0 missionary 2"]


@rule("MO-100", "MO-77")
def test_the_purchase_is_possible_again_in_the_next_round() -> None:
    s = turn("R1", tribute=(0, 1), gold=50)
    act(s, "tribute")
    assert s.purchases == [1, 0]
    act(s, "pass")
    assert s.purchases == [0, 0]
    advance(s, "take_action")
    assert who(s) == 0
    assert "tribute" in offered(s)


@rule("MO-22", "MO-100")
def test_dice_and_choices_are_cleared_when_a_round_begins() -> None:
    s = rolled(table(2), "R6 B5 G4 K3 Y2 V1")
    while s.round == 1:
        act(s, offered(s)[-1] if asked(s).startswith("die") else "pass")
    assert s.chosen == [0, 0]
    assert s.shifts == [UNKNOWN, UNKNOWN]
    assert s.dice == s.rolled == [UNKNOWN] * 6


@rule("MO-21", "MO-56", "MO-61", "MO-99")
def test_the_log_says_where_things_go() -> None:
    s = rolled(table(2, round=8), "R6 B5 G4 K3 Y2 V1")
    assert told(s, 1, "turned_down") == ["turned_down red 6 1"]
    s = turn("R2", active="cannoneer procurator", disc=4)
    act(s, "wall", "use cannoneer", "wall_credit", "use procurator", "gain green")
    assert told(s, 1, "wall_stepped") == ["wall_stepped 0 5"]
    assert told(s, 1, "wall_stepped_free") == ["wall_stepped_free 0 6"]
    assert told(s, 1, "cube_gained") == ["cube_gained 0 green"]


def test_every_choice_of_a_turn_is_counted() -> None:
    s = turn("R2 B2", active="workshop juggler smuggler", goods="tea silk", jokers=1)
    act(s, "use workshop", "pay red", "gain blue", "joker gold", "joker_half gold")
    act(s, "use smuggler", "pay_good tea")
    assert s.turn_choices == 7
    act(s, "pass")
    assert s.turn_choices == 0


@rule("MO-94", "MO-92")
def test_the_log_says_what_the_end_brings() -> None:
    s = end(give(table(2), owns="q01 q02", punished=2, points=10))
    assert told(s, 1, "punish_scored") == ["punish_scored 0 2 6"]
    assert told(s, 1, "city_scored") == ["city_scored 0 2 4"]
    assert told(s, 1, "final_score") == ["final_score 0 8", "final_score 1 0"]


def test_a_turn_begins_with_its_line() -> None:
    s = table(2, price=12)
    assert told(begin(give(s, 1, supply="R1"), 1), 0, "turn_began") == ["turn_began 1"]
