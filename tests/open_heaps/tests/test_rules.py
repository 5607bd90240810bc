"""The rules of the game, one situation and one statement each."""

from __future__ import annotations

import pytest

from cite import rule
from sobremesa.core.words import Refusal
from sobremesa.games.open_heaps import GAME
from sobremesa.games.open_heaps.state import State


def new(seats: int = 2, last: str = "wins") -> State:
    return GAME.new(GAME.options_for(seats, last=last), b"", log=True)


def take(s: State, *turns: str) -> None:
    for turn in turns:
        (seat,) = GAME.flow.waiting(s)
        GAME.flow.apply(s, seat, GAME.words.read(f"take {turn}"))


@rule("OH-1")
def test_there_are_three_heaps() -> None:
    assert new().heaps == [3, 4, 5]


@rule("OH-3")
def test_the_players_take_turns() -> None:
    s = new(3)
    asked = []
    for _ in range(4):
        asked += GAME.flow.waiting(s)
        take(s, "3 1")
    assert asked == [0, 1, 2, 0]


@rule("OH-4")
def test_no_more_is_taken_than_lies_there_and_never_more_than_three() -> None:
    s = new()
    assert [GAME.words.spell(a) for a in GAME.flow.legal(s, 0)][-1] == "take 3 3"
    take(s, "1 2", "3 3")
    assert s.heaps == [1, 4, 2]
    with pytest.raises(Refusal, match="OH-4"):
        take(s, "1 2")


@rule("OH-2", "OH-5")
@pytest.mark.parametrize(("last", "places"), [("wins", [2, 1, 2]), ("loses", [1, 3, 1])])
def test_the_last_pebble_wins_or_loses(last: str, places: list[int]) -> None:
    s = new(3, last)
    take(s, "1 3", "2 3", "2 1", "3 3", "3 2")
    assert GAME.outcome(s) == f"last_{last}"
    assert GAME.places(s) == places
    assert sum(GAME.shares(s)) == 1
