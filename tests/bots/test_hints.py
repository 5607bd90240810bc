"""Hints: the two best choices of a view, their chances, and what speaks for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from laws.planting import but
from laws.tables import every_game
from sobremesa.bots.hints import LEAST, Account, Adviser, Verdict, hints_for, verdict_on
from sobremesa.bots.search import Budget, Tried
from sobremesa.core.game import Game
from sobremesa.core.mind import Mind, Weights
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal
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
def test_two_truths_that_look_the_same_give_the_same_hint_and_verdict(name: str) -> None:
    game = load(name)
    s = game.new(game.options_for(game.kind.seats[-1]), b"truth")
    luck = Rng(b"luck")
    for _ in range(3):
        seat = game.flow.ask(s)
        twin = game.imagine(game.view(s, seat), Rng(b"another truth"))
        choices = game.flow.legal(s, seat)
        chosen = choices[luck.below(len(choices))]
        if len(choices) > 1 and game.flow.ask(twin) == seat:
            assert told(game, s, 6) == told(game, twin, 6)
            views = [game.view(truth, seat) for truth in (s, twin)]
            said = [verdict_on(chosen, game, view, choices, Rng(b"why"), 3) for view in views]
            assert vars_of(said[0]) == vars_of(said[1])
        game.flow.take(s, seat, chosen)


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
    mind = judging(["points", "debts", "luck"], against=["debts"], either=["luck"])
    for_it, against = one.reason_over(other, mind), other.reason_over(one, mind)
    assert for_it is not None
    assert (for_it.term, for_it.more) == ("debts", False), "less of it is better"
    assert against is not None
    assert (against.term, against.more) == ("luck", False)
    assert one.reason_over(one, mind) is None


def test_nobody_is_told_that_fewer_points_speak_for_a_choice() -> None:
    """Where terms go together, the weight of one may have the wrong sign: the next one is told."""
    one, other = Account(2), Account(2)
    one.add([0.6, 0.3], [-3.0, 1.0])
    other.add([0.2, 0.1], [-1.0, 0.0])
    reason = one.reason_over(other, judging(["points", "cards"]))
    assert reason is not None
    assert (reason.term, reason.more) == ("cards", True)
    alone = one.reason_over(other, judging(["points", "cards"], against=["cards"]))
    assert alone is None


@every_game
def test_what_terms_say_of_a_side_is_said_of_terms_that_there_are(name: str) -> None:
    mind = load(name).mind
    assert mind is not None
    named = mind.against + mind.either
    assert len(set(named)) == len(named)
    assert set(named) <= set(mind.weights.terms)


def judging(
    terms: list[str], against: Sequence[str] = (), either: Sequence[str] = ()
) -> Mind[Any, Any]:
    """A mind with these terms."""
    return Mind(Weights(terms, {}), cuts=False, against=list(against), either=list(either))


def test_a_game_without_a_mind_gives_none() -> None:
    bare = but(load("template"), mind=None)
    s = bare.new(bare.options_for(bare.kind.seats[0]), b"bare")
    seat = bare.flow.ask(s)
    with pytest.raises(Refusal, match="no mind"):
        hints_for(bare, bare.view(s, seat), bare.flow.legal(s, seat), Rng(b"bare"))


def vars_of(verdict: Verdict) -> tuple[Any, ...]:
    """All that a verdict says."""
    reason = verdict.reason
    return verdict.lost, verdict.better, reason and (reason.term, reason.more)


def last_but_one_trick() -> tuple[Game[Any, Any], Any, list[Action], list[float]]:
    """A table, a view, its choices, and what each of them wins in a thousand worlds."""
    game = load("template")
    s = game.new(game.options_for(2), b"v1")
    for _ in range(3):
        seat = game.flow.ask(s)
        game.flow.take(s, seat, game.flow.legal(s, seat)[0])
    seat = game.flow.ask(s)
    view, choices = game.view(s, seat), game.flow.legal(s, seat)
    return game, view, choices, chances_of(game, view, choices)


def chances_of(game: Game[Any, Any], view: Any, choices: list[Action]) -> list[float]:
    """What each choice wins in a thousand worlds."""
    adviser = Adviser(game, Budget(1))
    tried = [Tried(action, 0.0) for action in choices]
    adviser.try_all(view, tried, [Rng(b"%d" % number) for number in range(1000)])
    return [one.chance for one in tried]


def test_what_a_choice_gives_away_is_told_and_what_is_better() -> None:
    game, view, choices, chances = last_but_one_trick()
    best, worst = chances.index(max(chances)), chances.index(min(chances))
    assert chances[best] - chances[worst] > 2 * LEAST
    bad = verdict_on(choices[worst], game, view, choices, Rng(b"bad"))
    assert bad.better == choices[best]
    assert bad.lost == pytest.approx(chances[best] - chances[worst], abs=0.1)
    assert bad.reason is not None
    good = verdict_on(choices[best], game, view, choices, Rng(b"good"))
    assert vars_of(good) == (0.0, choices[best], None)


def test_nobody_is_told_of_what_may_be_noise() -> None:
    """Of choices that are worth the same, none is called better, whatever the luck."""
    game = load("template")
    s = game.new(game.options_for(2), b"n1")
    seat = game.flow.ask(s)
    view, choices = game.view(s, seat), game.flow.legal(s, seat)
    chances = chances_of(game, view, choices)
    best = max(chances)
    alike = [
        action for action, chance in zip(choices, chances, strict=True) if best - chance < 0.02
    ]
    assert len(alike) > 1
    for number in range(20):
        for action in alike:
            found = verdict_on(action, game, view, choices, Rng(b"%d" % number), 24)
            assert found.lost == 0.0
