"""How the game judges itself: what a zone lacks, and what is said for a seat and against it."""

from __future__ import annotations

import pytest

from games.antayagi.situations import table
from sobremesa.bots.search import Budget, Searcher
from sobremesa.core.bot import RandomBot
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.mind import MIND, SPAN, TERMS
from sobremesa.games.antayagi.pulls import left_in, settled, zone_of
from sobremesa.games.antayagi.scoring import score, target
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import View

FOUR = "treasure treasure treasure treasure"


def term(s: State, side: int, name: str) -> float:
    """One of the terms of a seat."""
    return MIND.terms(s, side)[TERMS.index(name)]


@pytest.mark.parametrize("seats", [3, 5])
def test_a_packed_zone_lacks_what_the_rules_say(seats: int) -> None:
    """Whatever has been received, eaten and raised, between turns nothing is left to be eaten."""
    for game in range(12):
        s = GAME.new(GAME.options_for(seats), seed_of("zones", game))
        luck, player = Rng(bytes([game])), RandomBot[View]()
        turn = 0
        while (asked := GAME.flow.ask(s)) != UNKNOWN:
            if s.turn != turn:
                turn = s.turn
                for seat in range(seats):
                    zone = zone_of(s, seat)
                    assert settled(zone) == zone
                    assert left_in(zone) == target(s, seat) - score(s, seat)
            GAME.flow.take(s, asked, player.choose(None, GAME.flow.choices(s, asked), luck))


def test_who_may_finish_in_his_turn_is_nearer_to_it_than_who_has_to_wait() -> None:
    hands = {0: "fish fish hat", 1: "treasure bone fish", 2: "fish empty_box empty_box"}
    s = table(3, hands, {0: FOUR, 2: FOUR})
    assert term(s, 0, "finish") == pytest.approx(2 / 3)
    assert term(s, 2, "finish") == 0
    assert term(s, 0, "soon") > term(s, 2, "soon") > term(s, 1, "soon") == 0


def test_a_sabotage_in_another_hand_spoils_it_and_one_in_the_own_defends_it() -> None:
    hands = {1: "treasure bone hat", 2: "fish/plain fish/plain empty_box/plain"}
    free = table(3, hands, {0: FOUR})
    watched = table(3, hands | {2: "fish/sabotage fish/plain empty_box/plain"}, {0: FOUR})
    assert term(free, 0, "finish") == 1
    assert term(watched, 0, "finish") == pytest.approx(0.5)
    assert term(watched, 0, "watched") > term(free, 0, "watched") == 0
    defended = table(3, hands | {0: "fish/sabotage fish/plain hat/plain"}, {0: FOUR})
    assert term(defended, 0, "defended") > term(free, 0, "defended") == 0


def test_a_lollipop_brings_the_best_of_the_rest_along() -> None:
    three = "treasure treasure treasure"
    s = table(3, {1: "lollipop treasure fish", 2: "fish fish empty_box"}, {0: three})
    assert term(s, 0, "finish") == pytest.approx(1 / 3)


def test_whoever_is_chosen_may_finish_in_anothers_turn() -> None:
    """Who is active would choose the seat with good things, and all of his own bring a point."""
    hands = {
        0: "treasure bone hat", 1: "treasure treasure lollipop", 2: "empty_box empty_box fish"
    }  # fmt: skip
    s = table(3, hands, {1: FOUR})
    assert term(s, 1, "chosen") > 0
    assert term(s, 2, "chosen") == term(s, 0, "chosen") == 0


def test_what_others_hold_serves_who_can_use_it() -> None:
    hands = {0: "fish fish fish", 1: "bone muffin treasure", 2: "bone muffin lollipop"}
    s = table(3, hands, {1: "t_rex"})
    assert term(s, 0, "served") > 0.9
    assert term(s, 1, "served") < 0


def test_a_search_looks_over_several_turns_and_no_further() -> None:
    s = GAME.new(GAME.options_for(4), b"turns")
    searcher = Searcher(GAME, Budget(8))
    searcher.go_on(s, searcher.chapter_of(s), RandomBot[View](), Rng(b"luck"))
    assert s.agenda
    assert s.turn == 1 + SPAN
