"""Hints: the two best choices of a view, their chances, and what speaks for them."""

from __future__ import annotations

from typing import Any

import pytest

from laws.planting import but
from laws.tables import every_game
from sobremesa.bots.hints import Account, Adviser, hints_for
from sobremesa.bots.search import Budget
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal
from sobremesa.games import load


def told(game: Game[Any, Any], s: Any, simulations: int = 12) -> list[tuple[Any, ...]]:
    """What the seat that is asked first is told who asks for a hint."""
    seat = game.flow.ask(s)
    adviser = Adviser(game, Budget(simulations))
    hints = adviser.hints(game.view(s, seat), game.flow.legal(s, seat), Rng(b"hint"))
    return [
        (one.action, one.chance, one.lead, one.reason and (one.reason.term, one.reason.more))
        for one in hints
    ]


@every_game
def test_two_choices_are_told_that_can_be_made_with_terms_that_have_a_text(name: str) -> None:
    game = load(name)
    s = game.new(game.options_for(game.kind.seats[0]), b"hints")
    while len(game.flow.legal(s, game.flow.ask(s))) == 1:
        seat = game.flow.ask(s)
        game.flow.take(s, seat, game.flow.legal(s, seat)[0])
    found = told(game, s)
    choices = game.flow.legal(s, game.flow.ask(s))
    assert len(found) == 2
    assert len({action for action, *_ in found} & set(choices)) == 2
    for _, chance, _, reason in found:
        assert 0 <= chance <= 1
        assert game.mind is not None
        assert reason is None or reason[0] in game.mind.weights.terms
    assert found[0][2] == pytest.approx(-found[1][2])
    assert found[0][2] >= 0, "the better chance first"


@every_game
def test_two_truths_that_look_the_same_give_the_same_hint(name: str) -> None:
    game = load(name)
    s = game.new(game.options_for(game.kind.seats[-1]), b"truth")
    luck = Rng(b"luck")
    for _ in range(5):
        seat = game.flow.ask(s)
        twin = game.imagine(game.view(s, seat), Rng(b"another truth"))
        choices = game.flow.legal(s, seat)
        if len(choices) > 1 and game.flow.ask(twin) == seat:
            assert told(game, s, 6) == told(game, twin, 6)
        game.flow.take(s, seat, choices[luck.below(len(choices))])


def test_a_single_choice_is_told_alone() -> None:
    game = load("macaron")
    s = game.new(game.options_for(2), b"one")
    seat = game.flow.ask(s)
    view = game.view(s, seat)
    first = game.flow.legal(s, seat)[:1]
    hints = Adviser(game, Budget(4)).hints(view, first, Rng(b"one"))
    assert [(one.action, one.lead, one.reason) for one in hints] == [(first[0], 0.0, None)]


def test_the_reason_is_the_term_that_counts_most_for_it() -> None:
    one, other = Account(3), Account(3)
    one.add([0.5, 0.2, -0.1], [5.0, -2.0, 1.0])
    other.add([0.4, -0.2, 0.3], [4.0, 2.0, -3.0])
    terms = ["points", "debts", "luck"]
    for_it, against = one.reason_over(other, terms), other.reason_over(one, terms)
    assert for_it is not None
    assert (for_it.term, for_it.more) == ("debts", False), "less of it is better"
    assert against is not None
    assert (against.term, against.more) == ("luck", False)
    assert one.reason_over(one, terms) is None


def test_a_game_without_a_mind_gives_none() -> None:
    bare = but(load("template"), mind=None)
    s = bare.new(bare.options_for(bare.kind.seats[0]), b"bare")
    seat = bare.flow.ask(s)
    with pytest.raises(Refusal, match="no mind"):
        hints_for(bare, bare.view(s, seat), bare.flow.legal(s, seat), Rng(b"bare"))
