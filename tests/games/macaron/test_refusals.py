"""Macaron: by which rule a choice is refused that somebody might try in vain."""

from __future__ import annotations

import pytest

from cite import rule
from games.macaron.playing import act, asked, new, offered
from games.macaron.situations import cards, emma_table, trick_table, vote_table
from sobremesa.core.sets import set_of
from sobremesa.core.words import Seat
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.state import State


def refused(s: State, seat: Seat = 0) -> dict[str, str]:
    """The rule that forbids each choice that the seat might try."""
    return {GAME.words.spell(action): rule for action, rule in GAME.flow.refusals(s, seat)}


@rule("MC-16")
def test_a_card_is_chosen_once_for_passing() -> None:
    s = new(seats=4)
    first = offered(s, 2)[0]
    act(s, f"2 {first}")
    assert refused(s, 2) == {first: "MC-16"}


@rule("MC-17", "MC-85")
def test_one_card_is_swapped_at_least_and_none_twice() -> None:
    s = new(seats=1)
    assert refused(s) == {"swap_done": "MC-17"}
    first = offered(s, 0)[0]
    act(s, f"0 {first}")
    assert refused(s) == {first: "MC-17"}
    assert "swap_done" in offered(s, 0)


@rule("MC-31", "MC-32")
def test_a_token_that_lies_stays_and_no_fourth_joins_three() -> None:
    placed = "3 almond above, 1 almond above, 1 almond below, 2 pistachio below"
    s = vote_table(placed, {0: "2 p1m2"})
    found = refused(s)
    assert {choice for choice, why in found.items() if why == "MC-32"} == {
        f"vote {face} almond {edge}" for face in ("2", "p1m2") for edge in ("above", "below")
    }
    placed_before = {choice for choice, why in found.items() if why == "MC-31"}
    assert len(placed_before) == 14
    assert all(choice.startswith("vote 3 ") for choice in placed_before)


@rule("MC-31")
def test_of_two_tokens_alike_the_second_can_be_placed() -> None:
    s = vote_table("3 almond above, 1 almond above, 1 almond below, 2 pistachio below", {0: "3 2"})
    assert set(refused(s).values()) == {"MC-32"}


@rule("MC-47", "MC-48")
@pytest.mark.parametrize(
    ("trick", "held", "why"),
    [
        # Strawberry and blueberry are royal.
        ("almond-7", "almond-3 strawberry-1", {"strawberry-1": "47"}),
        (
            "strawberry-7",
            "strawberry-3 blueberry-4 almond-1",
            {"almond-1": "47", "blueberry-4": "48"},
        ),
        ("strawberry-7", "blueberry-4 almond-1", {}),
    ],
)
def test_who_can_follow_must(trick: str, held: str, why: dict[str, str]) -> None:
    s = trick_table({1: held}, trick)
    told = {f"play {card}": f"MC-{number}" for card, number in why.items()}
    assert refused(s, 1) == {**told, f"play {trick}": "MC-68"}


@rule("MC-15", "MC-68")
def test_cards_that_were_passed_or_played_are_not_played_again() -> None:
    s = trick_table({2: "almond-3"}, "almond-7 chocolate-1")
    s.handed_over = True
    gave, came = cards("pistachio-1 chocolate-1"), cards("almond-3 almond-7")
    s.passed = cards("pistachio-7 pistachio-6") + came + gave + cards("chocolate-8 chocolate-9")
    assert refused(s, 2) == {
        "play pistachio-1": "MC-15",
        "play chocolate-1": "MC-68",
        "play almond-7": "MC-68",
    }


@rule("MC-17", "MC-20", "MC-26", "MC-68")
def test_what_lies_open_beside_emma_is_not_in_the_hand() -> None:
    s = trick_table({0: "almond-3"}, "almond-7", "solo", leader=1, emma="pistachio-2 pistachio-3")
    s.discards = set_of(cards("pistachio-6"))
    s.shown = set_of(cards("almond-7 pistachio-2"))
    s.allergen_card = cards("blueberry-5")[0]
    assert refused(s) == {
        "play almond-7": "MC-68",
        "play pistachio-6": "MC-17",
        "play pistachio-2": "MC-20",
        "play blueberry-5": "MC-26",
    }


@rule("MC-43")
def test_against_emma_one_has_to_bet() -> None:
    s = emma_table("almond-1 almond-2 almond-3 almond-4 almond-5 almond-6")
    assert asked(s) == "place_bet"
    assert refused(s) == {"no_bet": "MC-43"}
