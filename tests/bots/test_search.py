"""The searcher: honest, repeatable, and no worse than what it thinks with."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from laws.tables import every_game, every_table
from sobremesa.arena.tournament import enter, play_one
from sobremesa.bots import player, players, usual
from sobremesa.bots.search import Budget, Searcher, Tried, better_half, rounds_for, side_shares
from sobremesa.core.bot import Heuristic, RandomBot
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Action, Refusal, Seat
from sobremesa.games import load


def positions(game: Game[Any, Any], options: Options, count: int, apart: int) -> list[Any]:
    """States of a game that the heuristic plays, some choices apart, each with a real choice."""
    s, luck = game.new(options, b"positions"), Rng(b"luck")
    policy = list(game.players.values())[-1]()
    found: list[Any] = []
    made = 0
    while s.agenda and len(found) < count:
        seat = game.flow.ask(s)
        choices = game.flow.legal(s, seat)
        if made >= apart * len(found) and len(choices) > 1:
            found.append(s.clone())
        game.flow.take(s, seat, policy.choose(game.view(s, seat), choices, luck))
        made += 1
    return found


def asked(game: Game[Any, Any], s: Any) -> tuple[Seat, list[Action]]:
    """Who is asked first, and what he may choose."""
    seat = game.flow.ask(s)
    return seat, game.flow.legal(s, seat)


@every_game
def test_it_offers_every_game_and_is_not_what_plays_unasked(name: str) -> None:
    game = load(name)
    assert "search" in players(game)
    assert usual(game) == "greedy"
    assert isinstance(player("search", game), Searcher)
    assert isinstance(player("search-7", game), Searcher)


@pytest.mark.parametrize("said", ["search-", "search-x", "search-0", "search--3", "search-1e3"])
def test_a_search_without_a_sane_budget_is_refused(said: str) -> None:
    with pytest.raises(Refusal, match="simulations"):
        player(said, load("macaron"))


def test_a_game_without_a_mind_cannot_be_searched() -> None:
    game = load("template")
    bare = Game(
        "bare", version=1, kind=game.kind, words=game.words, flow=game.flow, options=game.options,
        lay_out=game.lay_out, view=game.view, imagine=game.imagine, scores=game.scores,
        places=game.places, outcome=game.outcome, pieces=game.pieces, reveal=game.reveal,
        players=game.players,
    )  # fmt: skip
    assert "search" not in players(bare)
    with pytest.raises(Refusal, match="no mind"):
        player("search", bare)


@every_game
def test_it_chooses_by_its_view_alone(name: str) -> None:
    """Two truths that look the same from a seat are thought about in the same way."""
    game = load(name)
    options = game.options_among_bots(game.kind.seats[-1])
    searcher = Searcher(game, Budget(8))
    for s in positions(game, options, 3, 9):
        seat, choices = asked(game, s)
        twin = game.imagine(game.view(s, seat), Rng(b"another truth"))
        found = [
            searcher.advise(game.view(truth, seat), choices, Rng(b"thoughts"))
            for truth in (s, twin)
        ]
        assert [one.results for one in found[0].tried] == [one.results for one in found[1].tried]
        assert found[0].best.action == found[1].best.action


@every_game
def test_every_state_it_looks_at_is_one_that_it_has_imagined(name: str) -> None:
    game = load(name)
    s = positions(game, game.options_among_bots(game.kind.seats[0]), 1, 0)[0]
    seat, choices = asked(game, s)
    before = game.reveal(s)
    made: list[Any] = []

    def imagined(view: Any, rng: Rng) -> Any:
        made.append(game.imagine(view, rng))
        return made[-1]

    searcher = Searcher(game, Budget(6))
    thinking = Game(
        game.name, version=1, kind=game.kind, words=game.words, flow=game.flow,
        options=game.options, lay_out=game.lay_out, view=game.view, imagine=imagined,
        scores=game.scores, places=game.places, outcome=game.outcome, pieces=game.pieces,
        reveal=game.reveal, players=game.players, shares=game.shares, teams=game.teams,
        mind=game.mind,
    )  # fmt: skip
    searcher.game = thinking
    advice = searcher.advise(game.view(s, seat), choices, Rng(b"thoughts"))
    assert len(made) >= max(one.times for one in advice.tried) > 0
    assert game.reveal(s) == before


@every_game
def test_its_chances_are_shares_of_one_and_the_champion_is_always_tried(name: str) -> None:
    game = load(name)
    options = game.options_among_bots(game.kind.seats[0])
    for s in positions(game, options, 2, 12):
        seat, choices = asked(game, s)
        advice = Searcher(game, Budget(12)).advise(game.view(s, seat), choices, Rng(b"t"))
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.champion.times == max(one.times for one in advice.tried)
        assert advice.best.action in choices
        assert advice.simulations == sum(one.times for one in advice.tried)
        assert all(0 <= one.chance <= 1 for one in advice.tried)


def test_the_same_luck_thinks_the_same_and_other_luck_does_not() -> None:
    game = load("macaron")
    s = positions(game, game.options_among_bots(2), 1, 0)[0]
    seat, choices = asked(game, s)

    def results(luck: bytes) -> list[list[float]]:
        advice = Searcher(game, Budget(10)).advise(game.view(s, seat), choices, Rng(luck))
        return [one.results for one in advice.tried]

    assert results(b"one") == results(b"one") != results(b"two")


def test_an_only_choice_takes_no_thought() -> None:
    searcher = Searcher(load("macaron"), Budget(10))
    luck = Rng(b"untouched")
    s = load("macaron").new(load("macaron").options_for(2), b"")
    assert searcher.choose(load("macaron").view(s, 0), [7], luck) == 7
    assert luck.blocks == 0


def test_a_choice_must_be_clearly_better_than_the_heuristics() -> None:
    one, other = Tried(0, 1.0), Tried(1, 0.0)
    for mine, its in [(0.5, 0.6), (0.5, 0.4), (0.5, 0.6), (0.5, 0.6)]:
        one.add([mine, 1 - mine], 0)
        other.add([its, 1 - its], 0)
    assert other.chance > one.chance
    assert 0.9 < other.lead_over(one) < 1.1
    assert one.lead_over(other) == -other.lead_over(one)
    assert Tried(2, 0.0).lead_over(one) == 0


def test_halving_keeps_the_better_half_and_the_champion() -> None:
    tried = [Tried(action, 0.0) for action in range(5)]
    for action, one in enumerate(tried):
        one.add([action / 10, 1 - action / 10], 0)
    assert [one.action for one in better_half(tried, tried[3])] == [4, 3, 2]
    assert [one.action for one in better_half(tried, tried[0])] == [4, 3, 0]
    assert [rounds_for(choices) for choices in (1, 2, 3, 4, 5, 8, 9)] == [1, 1, 2, 2, 3, 3, 4]


def test_a_budget_is_divided_by_the_number_of_choices() -> None:
    assert [Budget(100).among(choices) for choices in (2, 4, 6, 30)] == [50, 100, 150, 200]


@every_table
def test_a_mind_judges_every_table(name: str, options: Options) -> None:
    """Chances sum to one, chapters never go back, and nothing about it changes the state."""
    game = load(name)
    mind = game.mind
    assert mind is not None
    s, luck = game.new(options, b"judged"), Rng(b"judged")
    chapter, made = UNKNOWN, 0
    while (seat := game.flow.ask(s)) != UNKNOWN and made < 250:
        if made % 10 == 0:
            before = game.reveal(s)
            worth = mind.worth(s)
            assert sum(worth) == pytest.approx(1)
            assert len(worth) == mind.sides(s) > max(game.teams(s))
            assert 0 <= mind.stage(s) <= 1
            assert {len(mind.terms(s, side)) for side in range(mind.sides(s))} == {
                len(mind.weights.terms)
            }
            assert mind.table(s) in mind.weights.tables
            assert mind.likely(game.view(s, seat), s) > 0
            assert game.reveal(s) == before
        assert mind.chapter(s) >= chapter
        chapter = mind.chapter(s)
        choices = game.flow.choices(s, seat)
        game.flow.take(s, seat, choices[luck.below(len(choices))])
        made += 1
    if not s.agenda:
        assert sum(side_shares(game, mind, s)) == pytest.approx(1)


@every_game
def test_a_heuristic_weighs_every_choice_it_has(name: str) -> None:
    game = load(name)
    policy = list(game.players.values())[-1]()
    assert isinstance(policy, Heuristic)
    s, luck = game.new(game.options_among_bots(game.kind.seats[-1]), b"weighed"), Rng(b"weighed")
    met = set()
    for _ in range(300):
        seat = game.flow.ask(s)
        if seat == UNKNOWN:
            break
        choices = game.flow.legal(s, seat)
        weights = policy.weigh(game.view(s, seat), choices)
        assert len(weights) == len(choices)
        assert all(-1e10 < weight < 1e10 for weight in weights)
        met.add(game.flow.key(s))
        game.flow.take(s, seat, RandomBot().choose(None, choices, luck))
    assert met


@pytest.mark.slow
def test_it_beats_chance() -> None:
    entry = enter(load("macelandia"), 4, {}, ["search-8", "random"], 6, "s")
    assert sum(play_one(entry, "search-8", "random", game) for game in range(6)) > 4


def told(game: Game[Any, Any], seats: int, count: int) -> list[float]:
    """By how much the truth explains better what others chose than imagined worlds do, as a
    logarithm, in positions of games that the heuristic plays."""
    mind, luck = game.mind, Rng(b"told")
    assert mind is not None
    found: list[float] = []
    for s in positions(game, game.options_among_bots(seats), count, 5):
        seat = game.flow.ask(s)
        view = game.view(s, seat)
        worlds = [mind.likely(view, game.imagine(view, luck)) for _ in range(8)]
        assert mind.infers(view) or {mind.likely(view, s), *worlds} == {1.0}
        found.append(log(mind.likely(view, s)) - log(sum(worlds) / len(worlds)))
    return found


@pytest.mark.parametrize(
    ("name", "seats"),
    [("macaron", 4), ("macaron", 2), ("antayagi", 4), ("macelandia", 6), ("macelandia", 8)],
)
def test_what_others_chose_tells_something_of_what_they_hold(name: str, seats: int) -> None:
    found = told(load(name), seats, 24)
    assert any(each != 0 for each in found)
    assert sum(found) > 0
