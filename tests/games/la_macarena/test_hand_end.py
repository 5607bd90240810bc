"""MA-57 to MA-77: returns, open collections, coins, elements, exchanges, in this order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cite import rule
from games.la_macarena.looking import hand, tokens
from games.la_macarena.playing import (
    act,
    asked,
    counted,
    facts,
    heard,
    known_cards,
    offered,
    refused,
    told,
)
from games.la_macarena.situations import end_hand, ended, table
from sobremesa.core.words import SPECTATOR, Refusal, Seat
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State

ONE, TWO, THREE = "2f", "3f 4f", "5f 6f 7f"


def elements_won(s: State) -> list[str]:
    """Who won which element, or that nobody did."""
    keys = ("element_won", "element_won_by_rank", "element_tied", "element_unclaimed")
    return told(s, SPECTATOR, *keys)


def compared(collections: dict[Seat, str], seats: int = 3) -> State:
    """The end of a hand in which these collections are all that is won by."""
    return ended(seats=seats, hands={0: ONE, 1: TWO, 2: THREE}, collections=collections)


# Returns.


@rule("MA-60")
def test_the_fullest_hand_returns_an_element_of_its_choice() -> None:
    s = end_hand(
        table(hands={0: ONE, 1: "9w 9a Kw", 2: "4a"}, hand_number=2, tokens={1: "earth fire fire"})
    )
    assert GAME.flow.waiting(s) == [1]
    assert asked(s) == "return_element"
    assert offered(s) == ["return earth", "return fire"]
    assert refused(s, 1) == {"return air": "MA-60", "return water": "MA-60"}
    act(s, "1 return fire")
    assert tokens(s, 1) == "earth fire"
    assert told(s, SPECTATOR, "element_returned") == ["element_returned 1 fire"]
    assert sum(s.token_supply) == 22


@rule("MA-60", "MA-R20")
def test_all_who_tie_return_something() -> None:
    s = ended(
        hands={0: ONE, 1: "9w", 2: "4a"},
        hand_number=2,
        tokens={0: "earth", 1: "air", 2: "water water"},
    )
    assert told(s, SPECTATOR, "element_returned") == [
        "element_returned 0 earth",
        "element_returned 1 air",
        "element_returned 2 water",
    ]
    assert [tokens(s, seat) for seat in range(3)] == ["", "", "water"]


@rule("MA-60")
def test_the_choices_of_a_tie_are_sealed_and_carried_out_together() -> None:
    s = ended(
        hands={0: "9w", 1: TWO, 2: "4a 4w"},
        seats=4,
        hand_number=2,
        tokens={1: "earth air", 2: "air fire", 3: "water"},
    )
    assert GAME.flow.waiting(s) == [1, 2]
    assert tokens(s, 3) == "water"
    before = {viewer: (facts(s, viewer), heard(s, viewer)) for viewer in (0, 2, 3, SPECTATOR)}
    act(s, "1 return earth")
    assert GAME.flow.waiting(s) == [2]
    assert tokens(s, 1) == "earth air"
    for viewer, (its_facts, its_log) in before.items():
        assert (facts(s, viewer), heard(s, viewer)) == (its_facts, its_log)
    assert facts(s, 1)["return_chosen"] == "earth"
    act(s, "2 return fire")
    assert told(s, 0, "element_returned") == [
        "element_returned 1 earth",
        "element_returned 2 fire",
        "element_returned 3 water",
    ]
    assert [tokens(s, seat) for seat in range(4)] == ["", "air", "air", ""]


@rule("MA-60")
def test_automatic_returns_wait_for_the_choices() -> None:
    s = ended(
        hands={0: ONE, 1: "9w", 2: "4a"},
        hand_number=2,
        tokens={0: "earth", 1: "air fire"},
        coins=[0, 0, 2],
    )
    assert GAME.flow.waiting(s) == [1]
    assert (tokens(s, 0), s.coins[2]) == ("earth", 2)
    act(s, "1 return air")
    assert (tokens(s, 0), tokens(s, 1), s.coins[2]) == ("", "fire", 0)


@rule("MA-61", "MA-66")
def test_the_choice_comes_before_the_collections_are_opened() -> None:
    s = ended(
        hands={0: ONE, 1: TWO, 2: "4a"},
        hand_number=2,
        tokens={1: "earth air"},
        collections={0: "9e 8e", 2: "Kw"},
    )
    assert told(s, 1, "card_shown", "collection_shown", "macas_paid", "largest_paid") == []
    act(s, "1 return air")
    assert told(s, 1, "card_shown") == [
        "card_shown 0 earth-8",
        "card_shown 0 earth-9",
        "card_shown 2 water-k",
    ]


@rule("MA-62")
def test_without_an_element_all_coins_are_returned() -> None:
    s = ended(hands={0: ONE, 1: TWO, 2: "4a"}, hand_number=2, coins=[3, 3, 3])
    assert s.coins == [3, 0, 3]
    assert s.coin_supply == 9
    assert told(s, SPECTATOR, "coins_returned") == ["coins_returned 1 3"]


@rule("MA-60", "MA-62")
def test_with_an_element_the_coins_are_kept() -> None:
    s = ended(hands={0: ONE, 1: TWO}, hand_number=2, tokens={1: "air"}, coins=[0, 3, 0])
    assert (tokens(s, 1), s.coins) == ("", [0, 3, 0])


@rule("MA-63")
def test_amulets_are_never_returned() -> None:
    s = ended(hands={0: ONE, 1: THREE}, hand_number=2, amulets=[0, 1, 0])
    assert s.amulets == [0, 1, 0]
    assert told(s, SPECTATOR, "nothing_returned") == ["nothing_returned 1"]


@rule("MA-64", "MA-R18")
def test_after_the_first_hand_nobody_returns_anything() -> None:
    s = ended(hands={0: ONE, 1: TWO}, tokens={1: "earth air"}, coins=[1, 1, 1])
    assert s.hand_number == 2
    assert (tokens(s, 1), s.coins) == ("earth air", [1, 1, 1])
    assert told(s, 0, "no_returns") == ["no_returns"]


@rule("MA-60", "MA-R19")
def test_what_is_returned_goes_to_the_supply() -> None:
    s = ended(hands={0: ONE, 1: TWO}, hand_number=2, tokens={0: "air", 1: "air"})
    assert [tokens(s, seat) for seat in range(3)] == ["air", "", ""]
    assert s.token_supply == [6, 5, 6, 6]


@rule("MA-65")
def test_hands_are_counted_and_not_shown() -> None:
    s = table(hands={0: "9w Kf", 1: "3e 10a Qw", 2: "4a"}, hand_number=2, tokens={1: "earth air"})
    hands = [hand(s, seat).split() for seat in range(3)]
    end_hand(s)
    assert facts(s, 0)["hand_sizes"] == [2, 3, 1]
    assert counted(s) == {0: 2, 1: 3, 2: 1}
    for viewer in (0, 1, 2, SPECTATOR):
        assert not known_cards(s, viewer) & {card for cards in hands for card in cards}
        if viewer != 1:
            assert "water-q" not in str(facts(s, viewer)["hand"])


# Coins.


@rule("MA-57")
def test_cards_in_hands_and_on_wells_do_not_count() -> None:
    s = end_hand(
        table("Ae Ke Qe Je 10e", {0: "9e 8e 7e", 1: "2w", 2: "3w"}, collections={1: "2e", 2: "3f"})
    )
    assert "element_won 1 earth" in elements_won(s)
    assert s.coins == [0, 1, 1]


@rule("MA-66")
def test_collections_are_opened_sorted_by_element_and_stay_open() -> None:
    s = ended(hands={0: ONE, 1: TWO, 2: "4a"}, collections={0: "2f Kw 9e 3a 8e"}, coins=[4, 0, 0])
    assert asked(s) == "buy_element"
    assert told(s, 1, "card_shown", "collection_shown") == [
        "card_shown 0 earth-8",
        "card_shown 0 earth-9",
        "card_shown 0 air-3",
        "card_shown 0 water-k",
        "card_shown 0 fire-2",
        "collection_shown 0 5",
        "collection_shown 1 0",
        "collection_shown 2 0",
    ]
    assert GAME.view(s, 1).collection(0) == GAME.view(s, 0).collection(0)
    act(s, "0 buy earth")
    assert GAME.view(s, 1).collection(0) == []


@rule("MA-67")
def test_a_coin_for_each_active_maca_even_on_one_well() -> None:
    s = ended(hands={0: ONE, 1: TWO}, macas={0: "3 3 5", 2: "3"})
    assert s.coins == [3, 0, 1]
    assert s.macas == [0, 0, 0]
    assert told(s, 1, "macas_paid") == ["macas_paid 0 3 3", "macas_paid 2 1 1"]


@rule("MA-68")
def test_a_coin_for_the_largest_collection_for_each_who_ties() -> None:
    s = ended(collections={0: "9e", 1: "2w 3w", 2: "5f 6f"})
    assert told(s, 0, "largest_paid") == ["largest_paid 1 2 1", "largest_paid 2 2 1"]
    assert s.coins == [0, 1, 1]


@rule("MA-68", "MA-R30")
def test_no_coin_for_collections_without_a_card() -> None:
    s = ended(hands={0: ONE, 1: TWO})
    assert s.coins == [0, 0, 0]


@rule("MA-69")
def test_a_coin_for_an_empty_hand() -> None:
    s = ended(hands={0: "", 1: TWO, 2: "4a"})
    assert s.coins == [1, 0, 0]
    assert told(s, 1, "empty_hand_paid") == ["empty_hand_paid 0 1"]


# Elements.


@rule("MA-70")
def test_most_cards_of_an_element_win_its_token() -> None:
    s = compared({0: "9f 10f", 1: "2f 3f 4f Ae", 2: "Af Kf 2e 3e 9a Qw"})
    assert elements_won(s) == [
        "element_won 2 earth",
        "element_won 2 air",
        "element_won 2 water",
        "element_won 1 fire",
    ]
    assert [tokens(s, seat) for seat in range(3)] == ["", "fire", "earth air water"]


@rule("MA-71")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("Ae 2e", "Ke Qe"),
        ("Ke 2e", "Qe Je"),
        ("9e 8e", "9e 7e"),
        ("Ae Ae", "Ke Ke"),
        ("Ke 4e 2e", "Ke 3e 3e"),
        ("10e 9e 3e", "10e 9e 2e"),
        ("3e", "2e"),
    ],
)
@pytest.mark.parametrize("winner", [0, 1])
def test_a_tie_is_broken_by_the_highest_card_that_differs(
    higher: str, lower: str, winner: int
) -> None:
    s = compared({winner: higher, 1 - winner: lower})
    assert elements_won(s)[0] == f"element_won_by_rank {winner} earth"
    assert tokens(s, winner) == "earth"


@rule("MA-71", "MA-72")
@given(st.lists(st.lists(st.integers(0, 12), max_size=5), min_size=3, max_size=3))
def test_elements_go_to_the_longest_then_highest_collection(ranks: list[list[int]]) -> None:
    names = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    taken: list[int] = []
    piles: list[list[int]] = []
    for pile in ranks:
        kept = []
        for rank in pile:
            if taken.count(rank) < 2:
                taken.append(rank)
                kept.append(rank)
        piles.append(kept)
    text = {seat: " ".join(f"{names[rank]}w" for rank in pile) for seat, pile in enumerate(piles)}
    s = ended("Ae", {0: ONE, 1: TWO, 2: THREE}, collections=text)
    keys = [(len(pile), sorted([rank or 13 for rank in pile], reverse=True)) for pile in piles]
    best = [seat for seat in range(3) if keys[seat] == max(keys) and piles[seat]]
    wanted = [seat for seat in range(3) if tokens(s, seat) == "water"]
    assert wanted == (best if len(best) == 1 else [])


@rule("MA-72", "MA-R22", "MA-R30")
def test_an_unbreakable_tie_and_an_element_nobody_has_are_not_awarded() -> None:
    s = compared({0: "9e 3e", 1: "9e 3e", 2: "9w 8w"})
    assert elements_won(s) == [
        "element_tied earth",
        "element_unclaimed air",
        "element_won 2 water",
        "element_unclaimed fire",
    ]
    assert [tokens(s, seat) for seat in range(3)] == ["", "", "water"]


@rule("MA-72")
def test_a_lower_one_of_three_drops_out_before_the_tie() -> None:
    s = compared({0: "9e 3e", 1: "9e 2e", 2: "9a 3a"})
    assert elements_won(s)[0] == "element_won_by_rank 0 earth"
    s = compared({0: "8e 2e", 1: "9e 3e", 2: "9e 3e"}, seats=4)
    assert elements_won(s)[0] == "element_tied earth"


@rule("MA-73", "MA-74", "MA-R23")
@pytest.mark.parametrize(
    ("goal", "amulets", "before", "coins"),
    [
        (1, 0, "", 0),
        (1, 0, "earth", 1),
        (2, 0, "earth", 0),
        (2, 0, "earth earth", 1),
        (2, 1, "", 0),
        (2, 1, "earth", 1),
    ],
)
def test_an_element_that_is_not_needed_is_a_coin(
    goal: int, amulets: int, before: str, coins: int
) -> None:
    s = ended(
        hands={0: ONE, 1: TWO, 2: THREE},
        goal=goal,
        collections={0: "9e", 1: "9a 8a"},
        tokens={0: before},
        amulets=[amulets, 0, 0],
    )
    assert s.coins[0] == coins
    assert tokens(s, 0) == (before if coins else f"{before} earth".strip())
    assert told(s, 1, "coin_instead") == (["coin_instead 0 earth 1"] if coins else [])


# Exchanges.


@rule("MA-75", "MA-R24")
def test_exchanges_come_after_all_prizes_from_the_starter_on() -> None:
    s = ended(
        hands={0: ONE, 1: TWO, 2: THREE}, starter=2, coins=[3, 4, 3], collections={0: "9e", 2: "8a"}
    )
    assert s.coins == [4, 4, 4]
    assert GAME.flow.waiting(s) == [2]
    assert told(s, 0, "element_won") == ["element_won 0 earth", "element_won 2 air"]
    act(s, "2 buy earth")
    assert GAME.flow.waiting(s) == [0]
    act(s, "0 buy fire")
    assert GAME.flow.waiting(s) == [1]
    act(s, "1 buy fire")
    assert (s.hand_number, s.coins) == (2, [0, 0, 0])


@rule("MA-75", "MA-77")
def test_exchanges_are_repeated_until_there_is_nothing_to_exchange() -> None:
    s = ended(hands={0: ONE, 1: TWO}, coins=[9, 0, 0], tokens={0: "earth air"})
    act(s, "0 buy water", "0 buy fire")
    assert (tokens(s, 0), s.coins, s.amulets) == ("", [1, 0, 0], [1, 0, 0])
    assert s.hand_number == 2


@rule("MA-76")
def test_four_different_elements_become_an_amulet() -> None:
    s = ended(
        hands={0: ONE, 1: TWO, 2: THREE}, tokens={0: "earth earth air water"}, collections={0: "9f"}
    )
    assert (tokens(s, 0), s.amulets) == ("earth", [1, 0, 0])
    assert s.token_supply == [5, 6, 6, 6]
    assert s.amulet_supply == 5
    assert told(s, 1, "amulet_made") == ["amulet_made 0 1"]


@rule("MA-76", "MA-R36", "MA-R32")
def test_elements_come_before_coins_and_no_coin_is_spent_at_the_goal() -> None:
    s = ended(
        hands={0: ONE, 1: TWO, 2: THREE},
        goal=1,
        tokens={0: "earth air water"},
        collections={0: "9f"},
        coins=[6, 0, 0],
    )
    assert GAME.flow.over(s)
    assert (s.amulets, s.coins) == ([1, 0, 0], [7, 0, 0])


@rule("MA-77", "MA-R31", "MA-R34")
def test_four_coins_must_buy_an_element_that_is_needed() -> None:
    s = ended(hands={0: ONE, 1: TWO}, coins=[4, 3, 0], tokens={0: "air air water"})
    assert offered(s) == ["buy earth", "buy water", "buy fire"]
    assert refused(s) == {"buy air": "MA-77"}
    with pytest.raises(Refusal, match="MA-77"):
        act(s, "0 buy air")
    act(s, "0 buy water")
    assert (tokens(s, 0), s.coins) == ("air air water water", [0, 3, 0])
    assert s.coin_supply == 12
    assert told(s, 2, "bought") == ["bought 0 water 4"]


@rule("MA-77")
def test_the_only_element_that_is_needed_is_bought_without_asking() -> None:
    s = end_hand(
        table(hands={0: ONE, 1: TWO}, goal=1, coins=[5, 0, 0], tokens={0: "earth air water"})
    )
    assert GAME.outcome(s) == "goal"
    assert (s.amulets, s.coins) == ([1, 0, 0], [1, 0, 0])


@rule("MA-R25", "MA-67")
def test_coins_are_counted_without_limit_while_they_are_paid() -> None:
    lots = dict.fromkeys(range(5), "0 1 2 3 4 5 5")
    s = ended(seats=5, hands={0: ONE}, macas=lots, coins=[3] * 5)
    assert s.coins == [10] * 5
    assert all(now == wanted for _, now, wanted in GAME.pieces(s))
    while asked(s) == "buy_element":
        act(s, f"{GAME.flow.waiting(s)[0]} {offered(s)[0]}")
    assert s.coins == [2] * 5
    assert s.coin_supply == 5
