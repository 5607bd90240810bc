"""Law 17 for every game, number of seats and option; and that it finds what it should."""

from __future__ import annotations

from typing import Any

import pytest

from laws.branching import (
    branched,
    branches_at,
    check_beginning,
    check_branch_twins,
    check_branches,
    check_renewed,
    moment_of,
    record_for,
)
from laws.laws import check_end
from laws.planting import but
from laws.tables import (
    GAMES,
    AnyGame,
    every_game,
    every_table,
    positions,
    sampled,
    seeds,
    tried_with,
)
from sobremesa.core.branch import Branch
from sobremesa.core.option import Options
from sobremesa.core.record import Record, begin, replay
from sobremesa.core.rng import Rng
from sobremesa.games import load
from stage import stage_of


@every_table
def test_branches_begin_as_it_was_and_are_played_to_an_end(name: str, options: Options) -> None:
    game = load(name)
    for seed in seeds(options, 1):
        record = record_for(game, options, seed)
        last = len(record.choices) - 1
        for at in (0, sum(seed) % len(record.choices), last):
            check_branches(game, record, at, seed + b"new")


@every_game
def test_bots_play_on_where_a_game_branches_off(name: str) -> None:
    game = load(name)
    options = game.options_for(game.kind.seats[-1])
    record = record_for(game, options, b"bots")
    best = list(game.players.values())[-1]
    for branch in branches_at(record, len(record.choices) // 3):
        new = Record(game.name, game.version, options.seats, options.chosen, b"on")
        new.branches = [branch]
        s = begin(game, new)
        luck = [Rng(bytes([seat])) for seat in range(options.seats)]
        assert game.contest(s, [best() for _ in luck], luck)
        check_end(game, s)


@every_table
def test_the_same_comes_of_truths_that_look_the_same(name: str, options: Options) -> None:
    game = load(name)
    for seed in seeds(options, 1):
        luck = Rng(seed + b"twins")
        for s in sampled(positions(game, options, seed, log=False), 31, sum(seed)):
            if not game.flow.over(s):
                for seat in range(s.seats):
                    check_branch_twins(game, s, seat, luck, seed)


@every_game
def test_nobody_knows_what_comes_after_the_truth(name: str) -> None:
    game = load(name)
    moved: set[str] = set()
    for options in tried_with(name):
        for seed in seeds(options, 1):
            for s in sampled(positions(game, options, seed, log=False), 23, sum(seed)):
                if not game.flow.over(s):
                    moved |= check_renewed(game, s, seed)
                    before = s.clone()
                    s.renew(Rng(seed))
                    check_beginning(game, before, s, Branch(b"", []))
    assert moved == set(stage_of(name).piles)


def half(record: Record) -> list[tuple[int, str]]:
    """What was chosen in the first half of a game."""
    return record.choices[: len(record.choices) // 2]


@pytest.mark.parametrize("name", GAMES)
def test_what_has_branched_off_can_be_left_again(name: str) -> None:
    game = load(name)
    options = game.options_for(game.kind.seats[-1])
    record = record_for(game, options, b"twice")
    for seat in (-1, 0):
        branch = Branch(record.seed, half(record), seat)
        first, _ = branched(game, record, branch, b"first")
        second, s = branched(game, first, Branch(first.seed, half(first), 1), b"second")
        assert [one.told() for one in second.branches] == [branch.told(), "seat 1"]
        assert game.scores(replay(game, second)) == game.scores(s)


# Faults that the law must find.

MACARENA = load("la_macarena")
TWO = MACARENA.options_for(2)


def a_moment(at: int = 20) -> Any:
    return moment_of(MACARENA, record_for(MACARENA, TWO, b"planted"), at)


def test_a_branch_that_carries_something_of_the_truth_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    s = a_moment()
    check_branch_twins(MACARENA, s, 0, Rng(b"honest"), b"seed")

    def carrying(game: AnyGame, s: Any, branch: Branch, luck: bytes) -> Any:
        world = game.imagine(game.view(s, branch.seat), Rng(luck))
        world.deck = s.deck.copy()
        return world

    monkeypatch.setattr("laws.branching.left", carrying)
    with pytest.raises(AssertionError, match="carries something of the truth"):
        check_branch_twins(MACARENA, s, 0, Rng(b"leak"), b"seed")


def test_a_world_that_is_imagined_by_the_luck_of_the_truth_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lucky(game: AnyGame, s: Any, branch: Branch, luck: bytes) -> Any:
        return game.imagine(game.view(s, branch.seat), s.rng.clone())

    monkeypatch.setattr("laws.branching.left", lucky)
    with pytest.raises(AssertionError, match="carries something of the truth"):
        check_branch_twins(MACARENA, a_moment(), 0, Rng(b"leak"), b"seed")


def test_a_deck_that_lies_as_it_lay_is_found() -> None:
    s = a_moment()
    assert check_renewed(MACARENA, s, b"honest") == {"deck"}

    class Stacked:
        """A state that draws from other luck, and leaves the deck as it was."""

        def __init__(self, honest: Any) -> None:
            self.honest = honest
            self.seats = honest.seats

        def clone(self) -> Stacked:
            return Stacked(self.honest.clone())

        def renew(self, luck: Rng) -> None:
            self.honest.reseed(luck)

    stacked = but(
        MACARENA,
        hidden=lambda s, seat: MACARENA.hidden(s.honest, seat),
        reveal=lambda s: MACARENA.reveal(s.honest),
    )
    with pytest.raises(AssertionError, match="as whoever saw the truth knows it"):
        check_renewed(stacked, Stacked(s), b"planted")


def test_a_branch_that_shows_a_seat_something_else_is_found() -> None:
    record = record_for(MACARENA, TWO, b"planted")
    branch = branches_at(record, 20)[2]
    new, _ = branched(MACARENA, record, branch, b"new")
    check_beginning(MACARENA, a_moment(), begin(MACARENA, new), branch)
    with pytest.raises(AssertionError, match="knows something else"):
        check_beginning(MACARENA, a_moment(), begin(MACARENA, new), Branch(b"", [], 1))
