"""The rules of the game, one situation and one statement each."""

from __future__ import annotations

from cite import rule
from sobremesa.core.words import SPECTATOR
from sobremesa.games.template import GAME
from sobremesa.games.template.state import State


def new(seats: int = 3, hand: str = "3") -> State:
    return GAME.new(GAME.options_for(seats, hand=hand), b"template", log=True)


def with_hands(*hands: list[int]) -> State:
    """A game in which the seats hold these cards, by their printed numbers."""
    s = new(len(hands))
    s.hands = [[card - 1 for card in sorted(hand)] for hand in hands]
    return s


def play(s: State, *cards: int) -> None:
    for seat, card in enumerate(cards):
        GAME.flow.apply(s, seat, GAME.words.read(f"play {card}"))


@rule("TP-1")
def test_the_deck_has_the_numbers_from_1_to_12() -> None:
    s = new()
    cards = s.aside + [card for hand in s.hands for card in hand]
    assert sorted(cards) == list(range(12))
    assert GAME.words.verbs[0].nouns[0].names == [str(number) for number in range(1, 13)]


@rule("TP-2")
def test_hands_are_of_the_size_agreed_on() -> None:
    assert [len(hand) for hand in new(4, "2").hands] == [2, 2, 2, 2]
    assert [len(hand) for hand in new(2, "3").hands] == [3, 3]


@rule("TP-3")
def test_all_choose_at_once_and_nobody_sees_it() -> None:
    s = with_hands([1, 5], [2, 6], [3, 7])
    assert GAME.flow.waiting(s) == [0, 1, 2]
    play(s, 5)
    assert GAME.flow.waiting(s) == [1, 2]
    heard = [line.spell() for line in GAME.words.heard(s.log or [], SPECTATOR)]
    assert heard == []


@rule("TP-4")
def test_the_highest_card_takes_the_trick() -> None:
    s = with_hands([1, 5], [2, 12], [3, 7])
    play(s, 5, 12, 7)
    assert s.tricks == [0, 1, 0]


@rule("TP-5", "TP-R1")
def test_most_tricks_win_when_the_hands_are_empty() -> None:
    s = with_hands([1, 5], [2, 12], [3, 7])
    play(s, 5, 12, 7)
    assert [GAME.words.spell(a) for a in GAME.flow.legal(s, 0)] == ["play 1"]
    play(s, 1, 2, 3)
    assert GAME.flow.over(s)
    assert s.tricks == [0, 1, 1]
    assert GAME.places(s) == [3, 1, 1]
    assert GAME.shares(s) == [0.0, 0.5, 0.5]


@rule("TP-3")
def test_a_card_that_was_played_is_refused() -> None:
    s = with_hands([1, 5], [2, 12], [3, 7])
    play(s, 5, 12, 7)
    refused = {GAME.words.spell(action): why for action, why in GAME.flow.refusals(s, 0)}
    assert refused == {"play 5": "TP-3", "play 12": "TP-3", "play 7": "TP-3"}
