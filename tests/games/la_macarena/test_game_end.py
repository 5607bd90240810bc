"""MA-78 to MA-83: the goal, ties for it, the next hand, the cap, places and shares."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cite import rule
from games.la_macarena.looking import tokens
from games.la_macarena.playing import facts, heard, new, on_turn, told
from games.la_macarena.situations import end_hand, ended, table
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.state import State
from sobremesa.games.la_macarena.words import ELEMENT

ALL_FOUR = "earth air water fire"


@rule("MA-78")
@pytest.mark.parametrize(("seats", "goal"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_whoever_has_reached_the_goal_wins(seats: int, goal: int) -> None:
    one_less = [goal - 1] + [0] * (seats - 1)
    s = ended(seats=seats, tokens={0: ALL_FOUR}, amulets=one_less)
    assert GAME.outcome(s) == "goal"
    assert GAME.shares(s) == [1.0] + [0.0] * (seats - 1)
    assert GAME.scores(s)[0] == goal
    assert heard(s, SPECTATOR)[-3:] == [f"goal_reached 0 {goal}", "won 0", "game_ended goal"]


@rule("MA-78", "MA-80")
def test_one_amulet_is_not_enough_where_two_are_wanted() -> None:
    s = ended(tokens={0: ALL_FOUR})
    assert not GAME.flow.over(s)
    assert s.hand_number == 2


def two_at_the_goal(coins: list[int], collected: dict[int, str], goal_tie: str = "coins") -> State:
    """Seats 1 and 4 reach the goal in the same hand."""
    return ended(
        seats=5,
        hands={0: "2e 3e"},
        tokens={1: ALL_FOUR, 4: ALL_FOUR},
        coins=coins,
        collections=collected,
        goal_tie=goal_tie,
    )


@rule("MA-79", "MA-R26", "MA-R32", "MA-R36")
def test_several_at_the_goal_share_the_victory() -> None:
    """Neither coins nor cards count, nor who exchanged first."""
    s = two_at_the_goal([3, 0, 0, 0, 9], {1: "9e 9a", 2: "8e 8a 7e 7a 7w 8w 9w"}, "shared")
    assert s.coins[4] == 9, "they are not exchanged any more"
    assert GAME.shares(s) == [0, 0.5, 0, 0, 0.5]
    assert GAME.places(s) == [4, 1, 3, 5, 1]
    assert told(s, 0, "goal_reached", "goal_tie", "won") == [
        "goal_reached 1 1",
        "goal_reached 4 1",
        "won 1",
        "won 4",
    ]


@rule("MA-79", "MA-R32")
def test_coins_that_could_buy_more_count_where_coins_decide() -> None:
    s = two_at_the_goal([0, 3, 0, 0, 9], {1: "9e 9a"})
    assert (s.coins[4], GAME.shares(s)) == (9, [0, 0, 0, 0, 1])


@rule("MA-79", "MA-R36")
def test_elements_are_exchanged_before_coins() -> None:
    """Seat 4 has four elements and four coins: the amulet comes first, and the coins stay."""
    s = two_at_the_goal([0, 3, 0, 0, 4], {})
    assert told(s, 0, "bought") == []
    assert (s.coins[4], GAME.shares(s)) == (4, [0, 0, 0, 0, 1])


@rule("MA-79", "MA-R26")
def test_or_they_compare_their_coins_if_that_was_agreed_on() -> None:
    s = two_at_the_goal([0, 0, 0, 0, 1], {1: "9e 9a", 2: "8e 8a 7e 7a 7w 8w 9w"})
    assert GAME.places(s)[1::3] == [2, 1]
    assert GAME.shares(s) == [0, 0, 0, 0, 1]


@rule("MA-79")
def test_then_their_collections_of_this_hand() -> None:
    s = two_at_the_goal([0, 1, 0, 0, 1], {1: "9e 9a", 2: "8e 8a 7e 7a 7w 8w 9w", 4: "10w"})
    assert GAME.shares(s) == [0, 1, 0, 0, 0]
    assert told(s, 0, "goal_reached", "goal_tie") == [
        "goal_reached 1 1",
        "goal_reached 4 1",
        "goal_tie 1 1 2",
        "goal_tie 4 1 1",
    ]


@rule("MA-79", "MA-82")
def test_or_else_they_share_the_victory() -> None:
    s = two_at_the_goal([3, 1, 0, 0, 1], {1: "9e", 2: "8e 8a 7e 7a 7w 8w 9w", 4: "10w"})
    assert GAME.shares(s) == [0, 0.5, 0, 0, 0.5]
    assert GAME.places(s) == [4, 1, 3, 5, 1]
    assert told(s, 0, "won") == ["won 1", "won 4"]


@rule("MA-79", "MA-15")
def test_what_was_agreed_reaches_the_table() -> None:
    s = new(3)
    assert (s.coins_decide, s.mirror_pass_loses) == (False, False)
    s = new(3, goal_tie="coins", mirror_pass="loses")
    assert (s.coins_decide, s.mirror_pass_loses) == (True, True)
    options = GAME.options_kept(3)
    assert (options["goal_tie"], options["mirror_pass"]) == ("coins", "loses"), "as it was before"


@rule("MA-80", "MA-R2", "MA-4")
def test_a_new_hand_keeps_tokens_coins_and_amulets_and_the_next_seat_starts() -> None:
    s = ended(
        hands={0: "2e", 1: "3e 4e", 2: "5a"},
        hand_number=3,
        starter=2,
        tokens={0: "earth", 2: "fire fire"},
        coins=[1, 0, 1],
        amulets=[0, 1, 0],
        macas={0: "1", 2: "4"},
        collections={0: "Kw"},
    )
    assert (s.hand_number, s.starter) == (4, 0)
    assert on_turn(s) == (0, False)
    assert [tokens(s, seat) for seat in range(3)] == ["earth water", "", "fire fire"]
    assert (s.coins, s.amulets, s.macas.listed()) == ([3, 0, 2], [0, 1, 0], [0, 0, 0])
    assert s.collections == [0] * 12
    assert sum(s.hand_sizes) == 14 * 3 + 1


@rule("MA-81")
def test_the_last_hand_ends_the_game_by_rank() -> None:
    s = ended(
        hands={0: "2e", 1: "3e", 2: "5a 6a"},
        hand_number=4,
        max_hands=4,
        tokens={0: "earth", 1: "earth air", 2: "fire fire water"},
        coins=[3, 0, 3],
    )
    # The fullest hand has a choice to make first.
    assert GAME.flow.waiting(s) == [2]
    GAME.flow.apply(s, 2, GAME.words.read("return water"))
    assert GAME.outcome(s) == "hand_cap"
    assert GAME.places(s) == [3, 2, 1]
    assert GAME.shares(s) == [0, 0, 1]


@rule("MA-81")
@pytest.mark.parametrize(
    ("amulets", "held", "coins", "collected", "places"),
    [
        ([0, 1], ["earth air water", ""], [3, 0], ["9e 8e", ""], [2, 1]),
        ([0, 0], ["earth", "air water"], [3, 0], ["", ""], [2, 1]),
        ([0, 0], ["earth", "air"], [1, 2], ["", ""], [2, 1]),
        ([0, 0], ["earth earth", "earth earth"], [1, 1], ["9e 8e", "9e 8e"], [1, 1]),
        ([0, 0], ["earth", "air"], [1, 1], ["", ""], [1, 1]),
    ],
)
def test_ranks_are_by_amulets_tokens_coins_and_cards(
    amulets: list[int], held: list[str], coins: list[int], collected: list[str], places: list[int]
) -> None:
    s = table(
        seats=2,
        hands={0: "2w", 1: "3w"},
        max_hands=1,
        tokens=dict(enumerate(held)),
        coins=coins,
        amulets=amulets,
        collections=dict(enumerate(collected)),
    )
    end_hand(s)
    while not GAME.flow.over(s):
        seat = GAME.flow.waiting(s)[0]
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[0])
    assert GAME.outcome(s) == "hand_cap"
    assert GAME.places(s) == places


@rule("MA-81")
def test_cards_of_the_last_collection_are_the_last_key() -> None:
    """Seat 2 takes the coin for the largest collection; 0 and 1 differ in their cards alone."""
    s = ended(
        hands={0: "2w", 1: "3w", 2: "4w"},
        max_hands=1,
        collections={0: "9e", 1: "7e 6e", 2: "Ae Ke Qe 3a 3f 3w"},
    )
    assert GAME.places(s) == [3, 2, 1]
    assert told(s, 0, "ranked")[0] == "ranked 0 0 0 0"


@rule("MA-81")
@pytest.mark.parametrize("goal_tie", ["shared", "coins"])
def test_the_keys_of_the_last_hand_do_not_depend_on_ties_for_the_goal(goal_tie: str) -> None:
    """Equal in amulets and tokens, seat 1 has more coins, seat 0 more cards."""
    s = table(
        seats=2,
        hands={0: "2w", 1: "3w"},
        max_hands=1,
        coins=[0, 3],
        collections={0: "9e 8e", 1: "9a"},
        goal_tie=goal_tie,
    )
    end_hand(s)
    assert GAME.outcome(s) == "hand_cap"
    assert GAME.places(s) == [2, 1]


@rule("MA-81")
def test_the_goal_in_the_last_hand_is_a_win_by_the_goal() -> None:
    s = ended(seats=4, max_hands=1, tokens={2: ALL_FOUR})
    assert GAME.outcome(s) == "goal"


@rule("MA-82")
def test_the_others_are_ranked_behind_the_winner() -> None:
    s = ended(
        seats=5,
        hands={0: "2e"},
        tokens={2: ALL_FOUR, 0: "earth", 1: "earth air", 3: "fire", 4: ""},
        coins=[1, 0, 0, 1, 3],
    )
    assert GAME.places(s) == [3, 2, 1, 3, 5]
    assert GAME.shares(s) == [0, 0, 1, 0, 0]


def test_all_pieces_are_there_at_every_moment() -> None:
    """104 cards, 24 tokens, 15 coins, 6 amulets, 35 macas, counted from what `reveal` tells."""
    for seats in (2, 3, 4, 5):
        s = new(seats, b"pieces")
        luck = Rng(b"pieces")
        while not GAME.flow.over(s):
            shown: dict[str, Any] = GAME.reveal(s)
            cards: list[str] = [*shown["deck"], *shown["tops"], *shown["laid"]]
            cards += [text.split()[0] for text in shown["covered"]]
            tokens_held = [0] * ELEMENT.size
            for seat in range(seats):
                cards += shown[f"hand_{seat}"]
                cards += shown[f"collection_{seat}"]
                for i, number in enumerate(shown[f"tokens_{seat}"]):
                    tokens_held[i] += number
                assert sum(shown[f"macas_{seat}"]) <= 7
            assert len(cards) == 104
            assert set(Counter(cards).values()) == {2}
            assert [a + b for a, b in zip(tokens_held, s.token_supply, strict=True)] == [6] * 4
            assert sum(s.coins) + s.coin_supply == 15
            assert sum(s.amulets) + s.amulet_supply == 6
            if GAME.flow.key(s) in ("take_turn", "lay_card"):
                assert min([*s.token_supply, s.coin_supply, s.amulet_supply]) >= 0
                assert max(s.coins) <= 3
            seat = GAME.flow.waiting(s)[0]
            legal = GAME.flow.legal(s, seat)
            GAME.flow.apply(s, seat, legal[luck.below(len(legal))])


def test_the_size_of_every_decision_is_bounded_as_proved() -> None:
    most: Counter[str] = Counter()
    for seats in (2, 3, 4, 5):
        for number in range(6):
            s = new(seats, b"bounds %d" % number)
            luck = Rng(b"bounds")
            while not GAME.flow.over(s):
                seat = GAME.flow.waiting(s)[0]
                legal = GAME.flow.legal(s, seat)
                key = GAME.flow.key(s)
                most[key] = max(most[key], len(legal))
                GAME.flow.apply(s, seat, legal[luck.below(len(legal))])
            assert facts(s, 0)["deck"] == len(s.deck)
    assert most["take_turn"] <= 8
    assert most["lay_card"] <= 6
    assert most["return_element"] <= 3
    assert most["buy_element"] <= 4
