"""The worked examples of the rules, X1 to X29; cards are written as the rules write them."""

from __future__ import annotations

import pytest

from cite import rule
from games.la_macarena.looking import bewitched, collection, hand, macas, tokens, top
from games.la_macarena.playing import (
    act,
    asked,
    code,
    counted,
    facts,
    heard,
    new,
    offered,
    on_turn,
    pass_until_the_hand_ends,
    play,
    told,
)
from games.la_macarena.situations import all_series, end_hand, ended, table, turn
from sobremesa.core.words import SPECTATOR
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State

# Legal series.


@rule("MA-34")
def test_x01_a_single_card_stays_on_the_well() -> None:
    s = turn(table("Af", {0: "2f 9w"}))
    act(s, "0 open 0", "0 append 2f", "0 stop")
    assert (top(s, 0), collection(s)) == ("2f", "")
    assert on_turn(s) == (1, False)


@rule("MA-35", "MA-38")
def test_x02_the_rulebooks_ladder() -> None:
    assert all_series("Af", "2f 3f 4f") == ["2f", "2f 3f", "2f 3f 4f"]
    s = turn(table("Af", {0: "2f 3f 4f 9w"}))
    play(s, 0, "2f 3f 4f")
    assert (top(s, 0), collection(s)) == ("4f", "2f 3f")
    assert [code(thing % 52) for thing in s.covered] == ["Af"]


@rule("MA-26")
def test_x03_a_published_combination() -> None:
    whole = "2f 3f 4f 4a 5a"
    prefixes = [" ".join(whole.split()[:size]) for size in range(1, 6)]
    assert all_series("2e", whole) == prefixes
    s = turn(table("2e", {0: f"{whole} 9w"}))
    play(s, 0, whole)
    assert top(s, 0) == "5a"
    assert collection(s) == "4a 2f 3f 4f"


@rule("MA-30", "MA-37", "MA-40", "MA-41")
def test_x04_a_published_combination_that_ends_in_a_mirror() -> None:
    whole = "4w 5w 6w 6a 6e 7e 7e"
    found = all_series("4a", whole)
    assert len(found) == 11
    assert whole in found
    s = turn(table("4a", {0: f"{whole} Jf"}))
    play(s, 0, whole)
    assert top(s, 0) == "7e"
    assert collection(s) == "6e 7e 6a 4w 5w 6w"
    assert macas(s) == [1, 0, 0, 0, 0, 0, 0]
    assert on_turn(s) == (0, True)


@rule("MA-23", "MA-31")
def test_x05_no_way_back_and_nothing_after_a_mirror() -> None:
    found = all_series("5f", "5f 6f 7f 6w 4f")
    assert sorted(found) == sorted(["5f", "6f", "6f 7f", "6f 6w", "4f"])


@rule("MA-22")
def test_x06_king_and_ace() -> None:
    assert sorted(all_series("Kw", "Aw 2w Qw")) == sorted(["Aw", "Aw 2w", "Qw"])


@rule("MA-24", "MA-30")
def test_x07_same_numbers_and_a_twin() -> None:
    found = all_series("8f", "8e 8a 8a 8w")
    assert len(found) == len(set(found)) == 20
    for legal in ("8a 8a", "8e 8a 8a", "8e 8w 8a 8a", "8w 8e 8a"):
        assert legal in found
    for illegal in ("8a 8e 8a", "8a 8a 8e"):
        assert illegal not in found


@rule("MA-33")
def test_x08_back_to_the_same_card_without_a_mirror() -> None:
    found = all_series("6f", "7f 7w 6w 6f")
    assert sorted(found) == sorted(
        ["6f", "7f", "7f 7w", "7f 7w 6w", "7f 7w 6w 6f", "6w", "6w 7w", "6w 7w 7f", "6w 7w 7f 6f"]
    )
    for series in ("7f 7w 6w 6f", "6w 7w 7f 6f"):
        s = turn(table("6f", {0: "7f 7w 6w 6f 2e"}))
        play(s, 0, series)
        assert top(s, 0) == "6f"
        assert macas(s) == [0] * 7
        assert on_turn(s) == (1, False)


@rule("MA-20", "MA-26")
def test_x09_a_count_of_series() -> None:
    found = all_series("3e", "3a 3w 3f 4f 4a")
    assert len(found) == len(set(found)) == 41
    assert max(len(one.split()) for one in found) == 5
    assert "3w 3f 4f 4a 3a" in found
    assert not [one for one in found if one.startswith("4f")]


@rule("MA-36", "MA-40", "MA-41", "MA-43")
def test_x10_a_single_mirror() -> None:
    s = turn(table("9e", {0: "9e Jw"}, deck="2f 3f"))
    act(s, "0 open 0", "0 append 9e")
    assert (top(s, 0), collection(s)) == ("9e", "9e")
    assert bewitched(s) == [0]
    assert on_turn(s) == (0, True)
    assert hand(s, 0) == "Jw 2f"


# Macas and turns.


def four_wells(seat: int) -> State:
    """Wells 0 to 3 all have a linked card in the seat's hand, the others none."""
    return table("7e 9a 4w 2f", {seat: "8e 10a 5w 3f"}, macas={0: "2 3 3", 1: "1 2"})


@rule("MA-45", "MA-46")
def test_x11_wells_in_a_normal_turn() -> None:
    assert offered(turn(four_wells(0), 0)) == ["pass", "open 0", "open 2", "open 3"]
    assert offered(turn(four_wells(2), 2)) == ["pass", "open 0"]


@rule("MA-44")
def test_x12_wells_in_a_mirror_turn() -> None:
    s = turn(four_wells(0), 0, mirror=True)
    assert offered(s) == ["pass", "open 0", "open 1", "open 2", "open 3"]
    s = table("7e 9a", {0: "9a 2w 2w"}, macas={0: "2 3 3", 1: "1 2"})
    play(turn(s, 0, mirror=True), 1, "9a")
    assert (macas(s, 0)[1], macas(s, 1)[1]) == (1, 1)


@rule("MA-14")
def test_x13_a_pass_takes_three_macas_back() -> None:
    s = turn(table("Ae Aa 4w 2a 2w 7f", {1: "5w 8f"}, macas={0: "2 2 5"}))
    act(s, "0 pass")
    assert macas(s, 0) == [0] * 7
    assert "macas_returned 0 3" in heard(s, 1)
    assert {"open 2", "open 5"} <= set(offered(s))


@rule("MA-15", "MA-14")
def test_x14_a_pass_in_the_mirror_turn_keeps_the_macas() -> None:
    hands = {0: "9e Jf", 1: "5w", 2: "Kf"}
    s = turn(table("Ae Aa 4w 2a 9e", hands, macas={0: "2"}))
    play(s, 4, "9e")
    assert told(s, 0, "drew")
    act(s, "0 pass")
    assert bewitched(s) == [2, 4]
    assert on_turn(s) == (1, False)
    act(s, "1 pass", "2 pass", "0 pass")
    assert bewitched(s) == []
    s = turn(table("Ae Aa 4w 2a 9e", hands, macas={0: "2"}, mirror_pass="loses"))
    play(s, 4, "9e")
    act(s, "0 pass")
    assert bewitched(s) == []
    assert on_turn(s) == (1, False)


@rule("MA-49", "MA-52")
@pytest.mark.parametrize("chosen", [0, 1])
def test_x15_the_eighth_maca(chosen: int) -> None:
    s = turn(table("Ae Aa 4w 2a 9f 7f 9e", {0: "9e Jw"}, macas={0: "0 0 1 2 3 4 5"}))
    act(s, "0 open 6", "0 append 9e")
    assert asked(s) == "move_maca"
    assert offered(s) == [f"move {well}" for well in range(6)]
    act(s, f"0 move {chosen}")
    if chosen == 0:
        assert macas(s) == [1] * 7
        assert GAME.outcome(s) == "every_well"
        assert GAME.shares(s) == [1, 0, 0]
    else:
        assert macas(s) == [2, 0, 1, 1, 1, 1, 1]
        assert on_turn(s) == (0, True)


@rule("MA-49")
def test_x16_all_seven_on_the_mirrors_well() -> None:
    s = turn(table("Ae Aa 4w 9e", {0: "9e Jf"}, macas={0: "3 3 3 3 3 3 3"}))
    act(s, "0 open 3", "0 append 9e")
    assert macas(s) == [0, 0, 0, 7, 0, 0, 0]
    assert on_turn(s) == (0, True)


@rule("MA-55", "MA-67", "MA-69")
def test_x17_going_out_with_a_mirror() -> None:
    s = turn(table("9e", {0: "9e", 1: "5f 6f", 2: "2w"}, deck=""), mirror=True)
    act(s, "0 open 0", "0 append 9e")
    assert told(s, 1, "mirror_collected", "maca_placed", "went_out") == [
        "mirror_collected 0 earth-9 0",
        "maca_placed 0 0",
        "went_out 0 1",
    ]
    assert told(s, 1, "mirror_turn_began") == []
    assert told(s, 1, "macas_paid", "empty_hand_paid") == [
        "macas_paid 0 1 1",
        "empty_hand_paid 0 1",
    ]
    # One more for the largest collection.
    assert (s.hand_number, s.coins) == (2, [3, 0, 0])
    s = turn(table("8e", {0: "9e 9e", 1: "5f 6f"}))
    play(s, 0, "9e 9e")
    assert s.hand_number == 2


@rule("MA-56", "MA-43")
def test_x18_the_last_card_of_the_deck() -> None:
    rest = "Kf Qf Jf Kf Qf Jf 9a"
    s = turn(table("4w", {0: "2e", 1: f"5w {rest}", 2: "2a"}, deck="6w"))
    act(s, "0 pass")
    play(s, 0, "5w 6w", 1)
    assert s.hand_number == 2
    assert told(s, 0, "deck_empty") == ["deck_empty 1"]
    assert counted(s) == {0: 1, 1: 7, 2: 1}
    assert told(s, 2, "drew") == []
    s = turn(table("4w", {0: "2e", 1: f"5w {rest}", 2: "2a"}, deck="5w"))
    act(s, "0 pass")
    play(s, 0, "5w 5w", 1)
    assert on_turn(s) == (1, True)
    assert len(hand(s, 1).split()) == 7


# The end of a hand.


def cata_caro_and_mateo() -> State:
    """X19: the rulebook's frame, with cards that fit it."""
    return ended(
        "2e 2e Ae Ae 2a 3a 3a",
        {0: "Kf Qf Qf Qw Qw", 1: "Qa 10e 10e", 2: ""},
        hand_number=2,
        macas={0: "1", 1: "2 2", 2: "5"},
        collections={
            0: "9e 8e 4a Aw Kw 3w 2f",
            1: "9e 7e Ka Qa 2a 5w Jf 10f",
            2: "5e Aa 6a Aw Kw 4w Af 3f",
        },
        tokens={0: "earth", 1: "water fire", 2: "fire fire"},
        coins=[2, 1, 2],
    )


@rule("MA-60", "MA-67", "MA-68", "MA-69", "MA-70", "MA-71", "MA-73", "MA-75", "MA-76", "MA-77")
def test_x19_a_whole_end_of_a_hand() -> None:
    s = cata_caro_and_mateo()
    assert told(s, SPECTATOR, "element_returned") == ["element_returned 0 earth"]
    assert told(s, SPECTATOR, "macas_paid", "largest_paid", "empty_hand_paid") == [
        "macas_paid 0 1 1",
        "macas_paid 1 2 2",
        "macas_paid 2 1 1",
        "largest_paid 1 8 1",
        "largest_paid 2 8 1",
        "empty_hand_paid 2 1",
    ]
    assert told(s, SPECTATOR, "element_won", "element_won_by_rank", "coin_instead") == [
        "element_won_by_rank 0 earth",
        "element_won 1 air",
        "element_won_by_rank 2 water",
        "element_won_by_rank 2 fire",
        "coin_instead 2 fire 1",
    ]
    assert s.coins == [3, 4, 6]
    assert GAME.flow.waiting(s) == [1]
    assert offered(s) == ["buy earth", "buy air", "buy water", "buy fire"]
    act(s, "1 buy earth")
    assert GAME.flow.waiting(s) == [2]
    assert offered(s) == ["buy earth", "buy air", "buy water"]
    act(s, "2 buy earth")
    assert [tokens(s, seat) for seat in range(3)] == ["earth", "", "earth water fire fire"]
    assert (s.coins, s.amulets) == ([3, 0, 2], [0, 1, 0])
    assert (s.hand_number, s.starter) == (3, 1)


@rule("MA-60", "MA-66")
def test_x19_the_steps_come_in_the_order_of_the_rules() -> None:
    s = cata_caro_and_mateo()
    act(s, "1 buy earth", "2 buy earth")
    seen: list[str] = []
    for line in heard(s, SPECTATOR):
        key = line.split()[0]
        if key not in seen:
            seen.append(key)
    order = [
        "hand_counted",
        "element_returned",
        "card_shown",
        "collection_shown",
        "macas_paid",
        "largest_paid",
        "empty_hand_paid",
        "element_counted",
        "element_won_by_rank",
        "token_taken",
        "element_won",
        "coin_instead",
        "bought",
        "amulet_made",
        "hand_began",
    ]
    assert [key for key in seen if key in order] == order


@rule("MA-64")
def test_x20_the_first_hand_returns_nothing() -> None:
    s = ended(hands={0: "2e", 1: "3e", 2: "5a 6a 9w"}, tokens={2: "water"})
    assert tokens(s, 2) == "water"


@rule("MA-60", "MA-62", "MA-63")
def test_x21_a_tie_for_the_most_cards() -> None:
    s = ended(
        hands={0: "2e 3e 4e 5e 6e 7e", 1: "9a", 2: "2a 3a 4a 5a 6a 7a"},
        hand_number=3,
        tokens={0: "air fire"},
        coins=[2, 0, 3],
        amulets=[0, 0, 1],
    )
    assert GAME.flow.waiting(s) == [0]
    assert offered(s) == ["return air", "return fire"]
    act(s, "0 return fire")
    assert (tokens(s, 0), s.coins, s.amulets) == ("air", [2, 0, 0], [0, 0, 1])


@rule("MA-73", "MA-77", "MA-76", "MA-78")
def test_x22_an_unneeded_element_pays_for_the_last_one() -> None:
    s = ended(
        seats=4,
        hands={0: "2f", 1: "3f 4f", 2: "5f", 3: "7f"},
        collections={1: "9e 8w", 2: "2a 3a 4a"},
        tokens={1: "earth air"},
        coins=[0, 3, 0, 0],
    )
    assert GAME.outcome(s) == "goal"
    assert (s.amulets, s.coins) == ([0, 1, 0, 0], [0, 0, 1, 0])
    assert told(s, 0, "coin_instead", "bought") == ["coin_instead 1 earth 1", "bought 1 fire 4"]


@rule("MA-74")
@pytest.mark.parametrize(("amulets", "coins", "after"), [(1, 1, "earth"), (0, 0, "earth earth")])
def test_x23_need(amulets: int, coins: int, after: str) -> None:
    s = ended(
        seats=2,
        hands={0: "2f", 1: "3f"},
        collections={0: "9e", 1: "2a 3a"},
        tokens={0: "earth"},
        amulets=[amulets, 0],
    )
    assert (s.coins[0], tokens(s, 0)) == (coins, after)


@rule("MA-72")
def test_x24_an_unbreakable_tie() -> None:
    s = ended(hands={0: "2e", 1: "3e", 2: "5a"}, collections={0: "7f", 1: "7f"})
    assert "element_tied fire" in heard(s, SPECTATOR)
    assert [tokens(s, seat) for seat in range(3)] == ["", "", ""]


@rule("MA-79", "MA-82")
@pytest.mark.parametrize(
    ("goal_tie", "coins", "sizes", "shares"),
    [
        ("shared", [0, 2], [12, 9], [0, 0.5, 0, 0, 0.5]),
        ("coins", [0, 2], [12, 9], [0, 0, 0, 0, 1]),
        ("coins", [2, 2], [12, 9], [0, 1, 0, 0, 0]),
        ("coins", [2, 2], [9, 9], [0, 0.5, 0, 0, 0.5]),
    ],
)
def test_x25_two_at_the_goal(
    goal_tie: str, coins: list[int], sizes: list[int], shares: list[float]
) -> None:
    mine = ["2e", "3e", "4e", "5e", "6e", "7e", "8e", "9e", "10e", "Je", "Qe", "Ke"][: sizes[0]]
    theirs = ["2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "10a"][: sizes[1]]
    both = "2e 3e 4e 5e 6e 7e 8e 9e 10e Je Qe Ke 2a 3a 4a 5a 6a 7a 8a 9a 10a"
    s = ended(
        seats=5,
        hands={0: "2w", 1: "3w", 2: "4w", 3: "5w", 4: "6w"},
        # A third collection is the largest and wins the elements.
        collections={1: " ".join(mine), 4: " ".join(theirs), 2: f"{both} Aa Ae"},
        tokens={1: "earth air water fire", 4: "earth air water fire"},
        coins=[0, coins[0], 0, 0, coins[1]],
        goal_tie=goal_tie,
    )
    assert GAME.outcome(s) == "goal"
    assert (s.coins[1], s.coins[4]) == (coins[0], coins[1])
    assert GAME.shares(s) == shares
    winners = [seat for seat in range(5) if shares[seat]]
    assert [seat for seat, place in enumerate(GAME.places(s)) if place == 1] == winners
    assert min(GAME.places(s)[seat] for seat in (0, 2, 3)) == 3


@rule("MA-77", "MA-76", "MA-R32")
def test_x26_two_purchases() -> None:
    s = end_hand(
        table(hands={0: "2e", 1: "3e", 2: "5a"}, goal=1, coins=[11, 0, 0], tokens={0: "air water"})
    )
    assert offered(s) == ["buy earth", "buy fire"]
    act(s, "0 buy fire")
    assert told(s, 1, "bought") == ["bought 0 fire 4", "bought 0 earth 4"]
    assert GAME.outcome(s) == "goal"
    assert s.coins == [3, 0, 0]


@rule("MA-56", "MA-68", "MA-72", "MA-64")
def test_x27_everybody_passes() -> None:
    s = new(3, first_seat="1")
    held = [tokens(s, seat) for seat in range(3)]
    assert pass_until_the_hand_ends(s) == 55
    assert list(counted(s).items()) == [(1, 33), (2, 32), (0, 32)]
    assert (s.coins, [tokens(s, seat) for seat in range(3)]) == ([0, 0, 0], held)
    assert s.starter == 2
    pass_until_the_hand_ends(s)
    assert [tokens(s, seat) for seat in range(3)] == [held[0], held[1], ""]
    pass_until_the_hand_ends(s)
    assert [tokens(s, seat) for seat in range(3)] == ["", held[1], ""]
    assert facts(s, 0)["hand_number"] == 4


@rule("MA-81")
@pytest.mark.parametrize("goal_tie", ["shared", "coins"])
def test_x28_the_thirtieth_hand(goal_tie: str) -> None:
    s = ended(
        hands={0: "2e", 1: "3e", 2: "5a"},
        hand_number=30,
        # Each has one card and returns an element of the three, three and four before.
        tokens={0: "earth air air", 1: "earth air air", 2: "fire fire air air"},
        coins=[1, 0, 3],
        amulets=[1, 1, 0],
        goal_tie=goal_tie,
    )
    for seat in (0, 1, 2):
        act(s, f"{seat} return air")
    assert [len(tokens(s, seat).split()) for seat in range(3)] == [2, 2, 3]
    assert s.coins == [1, 0, 3]
    assert GAME.outcome(s) == "hand_cap"
    assert GAME.places(s) == [1, 2, 3]
    assert GAME.shares(s) == [1, 0, 0]


@rule("MA-83", "MA-52")
def test_x29_the_last_card_completes_the_circle() -> None:
    s = turn(
        table(
            "9e",
            {0: "9e", 1: "5f 6f", 2: "2w"},
            deck="",
            goal=1,
            macas={0: "1 2 3 4 5 6"},
            tokens={1: "earth air water"},
            collections={1: "7f 8f"},
        ),
        mirror=True,
    )
    without = s.clone()
    act(s, "0 open 0", "0 append 9e")
    assert GAME.outcome(s) == "every_well"
    assert GAME.shares(s) == [1, 0, 0]
    assert told(s, 1, "hand_counted", "macas_paid", "element_won", "amulet_made") == []
    # Without the win seat 1 would have reached the goal by this hand's awards.
    without.macas[0] = 0
    act(without, "0 open 0", "0 append 9e")
    assert (GAME.outcome(without), GAME.shares(without)) == ("goal", [0, 1, 0])
