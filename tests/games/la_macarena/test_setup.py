"""MA-1 to MA-9: options, the deck, tokens, who starts, the deal; what each seat sees of it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cite import rule
from games.la_macarena.looking import bewitched, hand, tokens
from games.la_macarena.playing import (
    act,
    code,
    codes,
    facts,
    heard,
    known_cards,
    new,
    on_turn,
    pass_until_the_hand_ends,
    same_cards,
    told,
)
from games.la_macarena.situations import table
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.la_macarena import GAME
from sobremesa.games.la_macarena.facts import DECK, TOKEN_LIST
from sobremesa.games.la_macarena.setup import deal
from sobremesa.games.la_macarena.words import CARD, ELEMENT, RANK, WELL
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech

every_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@rule("MA-1")
def test_the_deck_is_two_packs_of_52() -> None:
    assert ELEMENT.names == ["earth", "air", "water", "fire"]
    assert RANK.names == ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]
    assert CARD.names[0] == "earth-a"
    assert CARD.names[13 * 3 + 12] == "fire-k"
    assert Counter(DECK) == dict.fromkeys(range(52), 2)


@rule("MA-1", "MA-7", "MA-8")
@every_count
def test_hands_wells_and_deck_are_all_104_cards(seats: int) -> None:
    s = new(seats)
    dealt = [card for seat in range(seats) for card in hand(s, seat).split()]
    everything = Counter(dealt + [code(card) for card in s.tops + s.deck])
    assert len(everything) == 52
    assert set(everything.values()) == {2}


@rule("MA-2")
def test_two_to_five_play() -> None:
    assert GAME.kind.seats == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(Refusal, match="2 to 5"):
            GAME.options_for(seats)


@rule("MA-2", "MA-13")
@every_count
def test_the_turn_passes_to_the_next_seat(seats: int) -> None:
    s = new(seats, first_seat="1")
    order = []
    for _ in range(seats + 1):
        order.append(on_turn(s)[0])
        act(s, f"{order[-1]} pass")
    assert order == [(1 + i) % seats for i in range(seats + 1)]


@rule("MA-3")
@pytest.mark.parametrize(("seats", "goal"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_goal_by_number_of_players(seats: int, goal: int) -> None:
    assert facts(new(seats), 0)["goal"] == goal


@rule("MA-3")
def test_two_or_three_may_agree_on_a_short_game_and_others_may_not() -> None:
    for seats in (2, 3):
        assert facts(new(seats, goal_amulets="1"), 0)["goal"] == 1
    for seats in (4, 5):
        with pytest.raises(Refusal, match="goal_amulets must be one of auto"):
            GAME.options_for(seats, goal_amulets="1")
    for seats in (2, 3, 4, 5):
        with pytest.raises(Refusal, match="goal_amulets"):
            GAME.options_for(seats, goal_amulets="2")


@rule("MA-81", "MA-R27")
def test_the_cap_on_hands_is_any_whole_number_from_one_on() -> None:
    assert GAME.options_for(3)["max_hands"] == "30"
    for good in ("1", "7", "30", "250"):
        assert new(3, max_hands=good).max_hands == int(good)
    for bad in ("0", "-1", "03", "1.5", "many", "", "9" * 40):
        with pytest.raises(Refusal, match="max_hands must be a whole number from 1 on"):
            GAME.options_for(3, max_hands=bad)


@rule("MA-4")
@every_count
def test_every_player_has_seven_inactive_macas_of_a_colour(seats: int) -> None:
    s = new(seats)
    colours = ["red", "yellow", "green", "blue", "violet"]
    assert facts(s, 0)["colours"] == colours[:seats]
    assert facts(s, 0)["active_macas"] == [0] * seats
    assert {kind: now for kind, now, _ in GAME.pieces(s)}["maca"] == 35


@rule("MA-4")
def test_a_deal_takes_all_macas_back() -> None:
    s = table(macas={0: "1 1 2", 2: "6"})
    deal(s)
    assert [bewitched(s, seat) for seat in range(3)] == [[], [], []]


@rule("MA-5", "MA-R3")
@every_count
def test_everyone_receives_one_random_element_token(seats: int) -> None:
    s = new(seats)
    assert [len(tokens(s, seat).split()) for seat in range(seats)] == [1] * seats
    given = [f"element_given {seat} {tokens(s, seat)}" for seat in range(seats)]
    assert told(s, SPECTATOR, "element_given") == given
    assert {tokens(new(seats, b"%d" % i), 0) for i in range(40)} == set(ELEMENT.names)


@rule("MA-5")
def test_tokens_are_drawn_without_putting_them_back() -> None:
    """Six of each are in the bag: two players get the same one with 5/23, not with 1/4."""
    same = 0
    for i in range(4000):
        s = GAME.new(GAME.options_for(2), b"tokens %d" % i)
        same += tokens(s, 0) == tokens(s, 1)
    assert 4000 * 5 / 23 - 75 < same < 4000 * 5 / 23 + 75


@rule("MA-5")
def test_tokens_are_handed_out_once_a_game_only() -> None:
    s = new(3)
    before = [tokens(s, seat) for seat in range(3)]
    pass_until_the_hand_ends(s)
    assert s.hand_number == 2
    assert [tokens(s, seat) for seat in range(3)] == before


@rule("MA-6", "MA-R1")
@every_count
def test_the_first_starter_is_drawn_by_lot_or_agreed_on(seats: int) -> None:
    assert {new(seats, b"%d" % i).starter for i in range(60)} == set(range(seats))
    for seat in range(seats):
        s = new(seats, first_seat=str(seat))
        assert on_turn(s) == (seat, False)
        assert f"hand_began 1 {seat}" in heard(s, SPECTATOR)
    with pytest.raises(Refusal, match="first_seat"):
        GAME.options_for(seats, first_seat=str(seats))


@rule("MA-7", "MA-10")
@every_count
def test_everyone_is_dealt_fourteen_cards_and_the_starter_draws_one(seats: int) -> None:
    s = new(seats, first_seat="1")
    sizes = [len(hand(s, seat).split()) for seat in range(seats)]
    assert sizes == [15 if seat == 1 else 14 for seat in range(seats)]
    assert sizes == facts(s, 0)["hand_sizes"]


@rule("MA-8")
@pytest.mark.parametrize(("seats", "deck"), [(2, 69), (3, 55), (4, 41), (5, 27)])
def test_seven_wells_and_the_deck(seats: int, deck: int) -> None:
    s = new(seats)
    assert len(s.tops) == 7
    assert facts(s, 0)["heights"] == [1] * 7
    assert facts(s, 0)["deck"] == deck - 1
    assert told(s, SPECTATOR, "well_turned_up") == [
        f"well_turned_up {well} {CARD.names[card]}" for well, card in enumerate(s.tops)
    ]


@rule("MA-7")
def test_cards_are_dealt_one_at_a_time_from_the_starter_on() -> None:
    s = new(3, b"deal", first_seat="2")
    luck = Rng(b"deal")
    luck.shuffle(TOKEN_LIST.copy())
    deck = DECK.copy()
    luck.shuffle(deck)
    top_first = deck[::-1]
    for place, seat in enumerate([2, 0, 1]):
        dealt = top_first[place : 14 * 3 : 3]
        drawn = top_first[14 * 3 + 7 : 14 * 3 + 8] if seat == 2 else []
        assert same_cards(hand(s, seat), codes(dealt + drawn))
    assert s.tops == top_first[14 * 3 : 14 * 3 + 7]


@rule("MA-8")
def test_each_hand_is_shuffled_anew() -> None:
    s = new(3)
    first = [hand(s, seat) for seat in range(3)]
    pass_until_the_hand_ends(s)
    assert [hand(s, seat) for seat in range(3)] != first
    assert len(s.deck) == 54


@rule("MA-9")
@every_count
def test_nothing_of_the_supply_is_handed_out_before_a_hand_ends(seats: int) -> None:
    s = new(seats)
    supply = (s.token_supply.copy(), s.coin_supply, s.amulet_supply)
    assert (sum(supply[0]), *supply[1:]) == (24 - seats, 15, 6)
    turns = 0
    while s.hand_number == 1 and turns < len(s.deck) - 1:
        act(s, f"{on_turn(s)[0]} pass")
        turns += 1
        assert (s.token_supply, s.coin_supply, s.amulet_supply) == supply


@rule("MA-7", "MA-10")
def test_nobody_sees_the_cards_of_others() -> None:
    s = new(3, first_seat="0")
    for viewer in range(3):
        seen = set(hand(s, viewer).split()) | {code(card) for card in s.tops}
        assert known_cards(s, viewer) == seen
    assert known_cards(s, SPECTATOR) == {code(card) for card in s.tops}
    assert facts(s, SPECTATOR)["hand"] == []


def test_the_action_numbers_are_those_of_the_specification() -> None:
    words = GAME.words
    assert words.size == 76
    assert words.spell(0) == "pass"
    assert [words.spell(action) for action in (1, 7)] == ["open 0", "open 6"]
    assert [words.spell(action) for action in (8, 59)] == ["append earth-a", "append fire-k"]
    assert words.spell(60) == "stop"
    assert [words.spell(action) for action in (61, 67)] == ["move 0", "move 6"]
    assert [words.spell(action) for action in (68, 71)] == ["return earth", "return fire"]
    assert [words.spell(action) for action in (72, 75)] == ["buy earth", "buy fire"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_count_the_wells_from_one(language: str) -> None:
    speech = Speech(GAME, language)
    said = [str(speech.thing(WELL, well)) for well in range(WELL.size)]
    assert [re.findall(r"[0-9]+", one) for one in said] == [[str(well + 1)] for well in range(7)]
