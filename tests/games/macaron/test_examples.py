"""The worked examples of the rules, E1 to E33.

Unless said otherwise: four players, royal B, allergen almond, seat 0 leads.
"""

from __future__ import annotations

import pytest

from cite import rule
from games.macaron.looking import emma_cards, hand, pile
from games.macaron.playing import act, advance, asked, facts, heard, new, offered, told
from games.macaron.situations import counted, emma_table, score, table, trick_table, vote_table
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macaron import GAME


def boxes_after(trick: str) -> list[int]:
    """What everybody has when this was the first trick."""
    return trick_table({}, trick).boxes


@rule("MC-50", "MC-63")
def test_e01_the_highest_of_the_led_flavour_wins_a_box_and_leads() -> None:
    s = trick_table({}, "pistachio-5 pistachio-7 pistachio-1 pistachio-3")
    assert s.boxes == [0, 1, 0, 0]
    assert GAME.flow.waiting(s) == [1]


@rule("MC-51", "MC-64")
def test_e02_a_royal_1_wins_three_boxes() -> None:
    assert boxes_after("pistachio-6 blueberry-1 pistachio-7 pistachio-3") == [0, 3, 0, 0]


@rule("MC-52")
def test_e03_the_first_of_equal_royal_cards_wins() -> None:
    assert boxes_after("pistachio-6 blueberry-4 strawberry-4 pistachio-3") == [0, 1, 0, 0]


@rule("MC-53")
def test_e04_on_a_royal_lead_the_other_royal_flavour_is_a_discard() -> None:
    assert boxes_after("strawberry-3 blueberry-7 strawberry-5 chocolate-10") == [0, 0, 1, 0]


@rule("MC-65")
def test_e05_a_spoiled_trick_brings_no_box_and_the_lead() -> None:
    s = trick_table({}, "green_tea-4 almond-7 green_tea-6 green_tea-1")
    assert s.boxes == [0, 0, 0, 0]
    assert GAME.flow.waiting(s) == [2]


@rule("MC-67")
def test_e06_a_2_neutralises_the_allergen() -> None:
    s = trick_table({}, "green_tea-4 almond-7 green_tea-6 green_tea-2")
    assert s.boxes == [0, 0, 1, 0]
    assert told(s, SPECTATOR, "trick_won") == ["trick_won 2 1 neutralised"]


@rule("MC-67")
def test_e07_the_allergen_2_neutralises_itself() -> None:
    assert boxes_after("almond-3 almond-2 almond-6 almond-1") == [0, 0, 1, 0]


@rule("MC-64", "MC-65", "MC-67")
@pytest.mark.parametrize(("chocolate", "boxes"), [("chocolate-5", 0), ("chocolate-2", 3)])
def test_e08_an_allergen_1_wins_three_boxes_only_with_a_2(chocolate: str, boxes: int) -> None:
    s = trick_table({}, f"almond-1 {chocolate} green_tea-4 pistachio-7")
    assert s.boxes == [boxes, 0, 0, 0]
    assert GAME.flow.waiting(s) == [0]


@rule("MC-46", "MC-47", "MC-48", "MC-49")
@pytest.mark.parametrize(
    ("led", "playable"),
    [
        ("almond-7", ["almond-3", "almond-6"]),
        ("green_tea-7", ["almond-3", "almond-6", "strawberry-2", "chocolate-9"]),
        ("blueberry-7", ["almond-3", "almond-6", "strawberry-2", "chocolate-9"]),
        ("", ["almond-3", "almond-6", "strawberry-2", "chocolate-9"]),
    ],
)
def test_e09_what_may_be_played(led: str, playable: list[str]) -> None:
    s = trick_table({1: "almond-3 almond-6 strawberry-2 chocolate-9"}, led, leader=0 if led else 1)
    assert offered(s, 1) == [f"play {card}" for card in playable]


@rule("MC-69", "MC-R29")
def test_e10_three_boxes_upon_seven_are_ten_and_end_the_round() -> None:
    four_each = {
        0: "almond-1 almond-2 almond-3 almond-4",
        1: "earl_grey-1 earl_grey-2 earl_grey-3 earl_grey-4",
        2: "blueberry-1 blueberry-2 blueberry-3 blueberry-4 blueberry-5",
        3: "chocolate-1 chocolate-2 chocolate-3 chocolate-4 chocolate-5",
    }
    s = trick_table(four_each, "pistachio-6 pistachio-7", boxes=[0, 1, 7, 0], tricks=8)
    act(s, "2 play blueberry-1", "3 play chocolate-5")
    assert told(s, SPECTATOR, "trick_won") == ["trick_won 2 3 with_a_1"]
    assert told(s, SPECTATOR, "boxes_scored")[2] == "boxes_scored 2 10 4"
    assert (s.round, s.scores) == (2, [2, 1, 4, 2])


@rule("MC-33", "MC-34", "MC-36", "MC-37")
def test_e11_a_vote() -> None:
    lying = (
        "3 almond above, 1 pistachio above, p1m3 pistachio below, 2 strawberry above,"
        "p3m2 strawberry above, 1 blueberry below, 3 green_tea below, p2m1 green_tea below,"
        "p1m2 earl_grey above, p2m3 earl_grey above, p3m1 earl_grey above"
    )
    s = vote_table(lying, {3: "2"})
    act(s, "3 vote 2 chocolate below")
    shown = facts(s, 0)
    assert shown["flavour_sums"] == [3, -2, 5, -1, -4, 6, -2]
    assert shown["group_sums"] == [1, 4, 2]
    assert (shown["royal"], shown["allergen"]) == ("b", "green_tea")


@rule("MC-36", "MC-37")
def test_e12_ties_go_to_the_leftmost() -> None:
    s = counted(
        "3 almond above, 1 pistachio below, 1 strawberry above, 1 blueberry above,"
        "2 green_tea above, p2m1 earl_grey below"
    )
    shown = facts(s, 0)
    assert shown["flavour_sums"] == [3, -1, 1, 1, 2, -1, 0]
    assert shown["group_sums"] == [2, 2, 1]
    assert (shown["royal"], shown["allergen"]) == ("a", "pistachio")


@rule("MC-32")
def test_e13_three_tokens_fill_a_flavour() -> None:
    s = vote_table("1 almond above, 3 almond below, 1 almond below", {3: "2 2 p1m3"})
    assert len(offered(s, 3)) == 24
    assert not [choice for choice in offered(s, 3) if "almond" in choice]


@rule("MC-70", "MC-71", "MC-73")
def test_e14_rows_and_bets_of_the_normal_side() -> None:
    s = score(table("4p", boxes=[0, 2, 3, 8], bets=["0", "3-4", None, "5-7"]))
    assert s.scores == [4, 0, 2, 3]


@rule("MC-72", "MC-76")
def test_e15_a_score_stays_at_0() -> None:
    s = score(table("4p", side="advanced", boxes=[1, 0, 0, 0], bets=["0", None, None, None]))
    assert s.scores[0] == 0


@rule("MC-72")
def test_e16_a_won_bet_of_the_advanced_side() -> None:
    s = score(table("4p", side="advanced", boxes=[6, 0, 0, 0], bets=["6-7", None, None, None]))
    assert s.scores[0] == 7


@rule("MC-75", "MC-R21")
def test_e17_partners_add_their_points() -> None:
    s = score(table("2v2", boxes=[4, 1, 0, 1], bets=["3-4", None, None, None]))
    assert s.scores == [6, 2]


@rule("MC-69", "MC-R21")
def test_e17_partners_do_not_add_their_boxes() -> None:
    trick = "pistachio-5 pistachio-7 pistachio-1 pistachio-3"
    s = trick_table({}, trick, "2v2", boxes=[4, 0, 5, 0])
    assert (s.round, s.boxes) == (1, [4, 1, 5, 0])


@rule("MC-77", "MC-79")
def test_e18_two_share_the_win() -> None:
    s = score(table("4p", scores=[9, 8, 9, 4]))
    assert s.scores == [11, 10, 11, 6]
    assert GAME.flow.over(s)
    assert GAME.shares(s) == [0.5, 0.0, 0.5, 0.0]


@rule("MC-70", "MC-74")
@pytest.mark.parametrize(("bet", "scores"), [("5-7", [4, 3]), ("8plus", [4, 1])])
def test_e19_a_bet_against_emma(bet: str, scores: list[int]) -> None:
    assert score(table("solo", boxes=[8, 2], bets=[bet])).scores == scores


@rule("MC-25", "MC-R11")
def test_e20_emmas_largest_group() -> None:
    s = emma_table(
        "green_tea-1 green_tea-2 green_tea-3 green_tea-4 green_tea-5"
        " almond-1 pistachio-1 pistachio-2 pistachio-3"
        " strawberry-1 strawberry-2 blueberry-1 blueberry-2"
    )
    piles = [card.split(":")[0] for card in emma_cards(s)]
    names = ["almond", "pistachio", "strawberry", "blueberry", "green_tea"]
    assert [piles.count(name) for name in names] == [2, 4, 3, 3, 1]
    assert facts(s, 0)["royal"] == "a"


ALL = "almond-7 pistachio-7 strawberry-7 blueberry-7 green_tea-7"


def emma_leads(won_with: str, emma: str) -> object:
    """The flavour that Emma leads with royal B and allergen almond."""
    won_before = f"{won_with}-3 {won_with}-5"
    s = trick_table({0: "almond-1"}, "", "solo", leader=1, emma=emma, won_before=won_before)
    return facts(s, 0)["emma_card_counts_as"]


@rule("MC-62", "MC-R13")
def test_e21_after_an_ordinary_card_emma_leads_the_leftmost_ordinary_flavour() -> None:
    assert emma_leads("green_tea", ALL) == "pistachio"


@rule("MC-60", "MC-R16")
@pytest.mark.parametrize(
    ("emma", "led"), [(ALL, "almond"), (ALL.replace("almond-7 ", ""), "pistachio")]
)
def test_e22_after_the_allergen_emma_leads_the_leftmost_non_royal_flavour(
    emma: str, led: str
) -> None:
    assert emma_leads("almond", emma) == led


@rule("MC-61", "MC-R13")
def test_e23_after_a_royal_card_whose_pile_is_empty_emma_leads_an_ordinary_flavour() -> None:
    assert emma_leads("strawberry", ALL.replace("strawberry-7 ", "")) == "pistachio"


@rule("MC-57")
@pytest.mark.parametrize(
    ("emma", "played"),
    [
        ("pistachio-7 strawberry-7 blueberry-7 green_tea-7", "green_tea-7"),
        ("pistachio-7 strawberry-7 blueberry-7", "strawberry-7"),
    ],
)
def test_e24_emma_cannot_follow_a_royal_lead(emma: str, played: str) -> None:
    s = trick_table({0: "almond-3"}, "", "solo", emma=emma, royal="a", allergen="green_tea")
    act(s, "0 play almond-3")
    assert told(s, 0, "emma_played")[0].split()[1] == played


@rule("MC-59", "MC-R14")
@pytest.mark.parametrize(
    ("emma", "played"),
    [
        ("almond-7 pistachio-7 strawberry-7 blueberry-7", "strawberry-7"),
        ("almond-7 pistachio-7 blueberry-7", "blueberry-7"),
        ("almond-7 pistachio-7", "almond-7"),
        ("pistachio-7", "pistachio-7"),
    ],
)
def test_e25_emma_cannot_follow_an_ordinary_lead(emma: str, played: str) -> None:
    s = trick_table({0: "green_tea-3"}, "", "solo", emma=emma)
    act(s, "0 play green_tea-3")
    assert told(s, 0, "emma_played")[0].split()[1] == played


@rule("MC-19", "MC-55")
def test_e26_a_random_card_of_equal_number_loses_to_the_card_played_first() -> None:
    s = trick_table({0: "pistachio-5"}, "", "solo", emma="pistachio:strawberry-5 almond-7")
    act(s, "0 play pistachio-5")
    assert s.boxes == [1, 0]
    assert s.leader == 0


@rule("MC-19", "MC-67", "MC-R36")
def test_e27_a_random_2_in_the_allergen_pile_neutralises_itself() -> None:
    s = trick_table({0: "almond-5"}, "", "solo", emma="almond:green_tea-2 almond-7")
    act(s, "0 play almond-5")
    assert s.boxes == [1, 0]
    assert told(s, 0, "trick_won") == ["trick_won 0 1 neutralised"]


@rule("MC-15")
@pytest.mark.parametrize(("number", "receiver"), [(3, 1), (4, 3)])
def test_e28_cards_go_left_in_round_3_and_right_in_round_4(number: int, receiver: int) -> None:
    s = score(table("4p", round=number - 1))
    x, y = hand(s, 0)[:2]
    for seat in range(4):
        act(s, *[f"{seat} pass {card}" for card in hand(s, seat)[:2]])
    assert {x, y} <= set(hand(s, receiver))
    assert facts(s, receiver)["received"] == [x, y]


@rule("MC-27", "MC-29", "MC-39", "MC-45")
def test_e29_three_players_from_the_start_player_on() -> None:
    s = new(3, first_seat="1")
    advance(s, "choose_royal")
    assert (GAME.flow.waiting(s), len(offered(s))) == ([2], 3)
    act(s, "2 royal b")
    assert (GAME.flow.waiting(s), len(offered(s))) == ([0], 6)
    act(s, "0 allergen almond")
    assert (GAME.flow.waiting(s), asked(s)) == ([1], "place_bet")
    act(s, "1 no_bet", "2 no_bet", "0 no_bet")
    assert (GAME.flow.waiting(s), asked(s)) == ([1], "play_card")


@rule("MC-69", "MC-R8")
def test_e30_five_players_play_ten_tricks() -> None:
    trick = "pistachio-5 pistachio-7 pistachio-1 pistachio-3 pistachio-4"
    s = trick_table({}, trick, "5p", boxes=[1, 1, 5, 0, 0], tricks=9)
    assert told(s, SPECTATOR, "round_ended") == ["round_ended 1"]
    assert s.round == 2


@rule("MC-12", "MC-13", "MC-84", "MC-31")
def test_e31_the_start_of_a_round_of_four() -> None:
    s = new(4, first_seat="0")
    assert [len(hand(s, seat)) for seat in range(4)] == [13] * 4
    assert pile(s) == []
    assert GAME.flow.waiting(s) == [0, 1, 2, 3]
    for seat in range(4):
        assert len(offered(s, seat)) == 13
        act(s, f"{seat} {offered(s, seat)[0]}")
        assert len(offered(s, seat)) == 12
    assert len(offered(vote_table("", {0: "1 2 p1m3"}))) == 42


@rule("MC-84", "MC-R26", "MC-R38")
@pytest.mark.parametrize("order", ["1100 22", "10 1022", "220 101", "210021"])
@pytest.mark.parametrize("swapped", [False, True])
def test_e32_the_order_of_passing_has_no_effect(order: str, swapped: bool) -> None:
    s, usual = new(3), new(3)
    dealt = {seat: hand(s, seat) for seat in range(3)}
    pairs = {seat: [dealt[seat][3], dealt[seat][8]] for seat in range(3)}
    for seat, pair in pairs.items():
        act(usual, *[f"{seat} pass {card}" for card in pair])
    left = {seat: list(pair) for seat, pair in pairs.items()}
    if swapped:
        left[1].reverse()
    for seat in [int(sign) for sign in order if sign != " "]:
        others = [viewer for viewer in (0, 1, 2, SPECTATOR) if viewer != seat]
        before = [(facts(s, viewer), heard(s, viewer)) for viewer in others]
        act(s, f"{seat} pass {left[seat].pop(0)}")
        if asked(s) == "pass_card":
            assert [(facts(s, viewer), heard(s, viewer)) for viewer in others] == before
            assert [hand(s, seat) for seat in range(3)] == list(dealt.values())
    assert set(pairs[1]) <= set(hand(s, 2))
    assert GAME.reveal(s) == GAME.reveal(usual)
    assert [facts(s, viewer) for viewer in range(3)] == [facts(usual, seat) for seat in range(3)]


@rule("MC-85", "MC-17")
@pytest.mark.parametrize(("second", "drawn", "stay"), [("swap_done", 1, 7), ("", 2, 6)])
def test_e33_the_swap(second: str, drawn: int, stay: int) -> None:
    s = new(1)
    top = pile(s)
    act(s, f"0 {offered(s)[0]}")
    assert len(offered(s)) == 13
    assert "swap_done" in offered(s)
    act(s, f"0 {second or offered(s)[0]}")
    assert set(top[:drawn]) <= set(hand(s, 0))
    assert top[drawn] not in hand(s, 0)
    assert len(hand(s, 0)) == 13
    assert len(pile(s)) == stay
