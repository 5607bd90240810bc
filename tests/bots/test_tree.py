"""The tree: honest, repeatable, and everybody in it looks after himself."""

from __future__ import annotations

from typing import Any

import pytest

from bots.test_search import asked, positions
from laws.tables import every_game
from sobremesa.arena.tournament import enter, play_one
from sobremesa.bots import player, players
from sobremesa.bots.search import Budget
from sobremesa.bots.tree import Node, Path, Tree, action_of, favourite, key_of, seat_of
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal
from sobremesa.games import load


def counted(node: Node) -> list[object]:
    """All that a tree has counted."""
    return [
        node.times, node.there, node.totals,
        [(key, counted(after)) for key, after in node.next.items()],
    ]  # fmt: skip


@every_game
def test_every_game_has_one(name: str) -> None:
    game = load(name)
    assert "tree" in players(game)
    assert isinstance(player("tree", game), Tree)
    tree = player("tree-7", game)
    assert isinstance(tree, Tree)
    assert tree.budget.simulations == 7


@pytest.mark.parametrize("said", ["tree-", "tree-x", "tree-0"])
def test_a_tree_without_a_sane_budget_is_refused(said: str) -> None:
    with pytest.raises(Refusal, match="simulations"):
        player(said, load("macaron"))


@every_game
def test_it_grows_by_its_view_alone(name: str) -> None:
    """Two truths that look the same from a seat grow the same tree."""
    game = load(name)
    tree: Tree[Any, Any] = Tree(game, Budget(16))
    for s in positions(game, game.options_among_bots(game.kind.seats[-1]), 3, 9):
        seat, choices = asked(game, s)
        twin = game.imagine(game.view(s, seat), Rng(b"another truth"))
        grown = [
            counted(tree.grown(game.view(truth, seat), choices, Rng(b"thoughts")))
            for truth in (s, twin)
        ]
        assert grown[0] == grown[1]
        assert tree.choose(game.view(s, seat), choices, Rng(b"thoughts")) in choices


@every_game
def test_what_it_counts_adds_up(name: str) -> None:
    game = load(name)
    s = positions(game, game.options_among_bots(game.kind.seats[0]), 1, 4)[0]
    seat, choices = asked(game, s)
    tree: Tree[Any, Any] = Tree(game, Budget(40))
    root = tree.grown(game.view(s, seat), choices, Rng(b"t"))
    own = [node for key, node in root.next.items() if seat_of(key) == seat]
    assert {action_of(key) for key in root.next if seat_of(key) == seat} <= set(choices)
    assert sum(node.times for node in own) == Budget(40).among(len(choices))
    for node in own:
        assert sum(node.totals) == pytest.approx(node.times)
        assert node.times <= node.there


def test_who_chooses_in_secret_does_not_know_what_others_chose() -> None:
    """All pass cards at once: the others' statistics do not depend on what the first has passed."""
    game = load("macaron")
    s = game.new(game.options_among_bots(2), b"sealed")
    assert game.flow.waiting(s) == [0, 1]
    root = Node()
    for first in game.flow.legal(s, 0)[:2]:
        twin = s.clone()
        path: Path[Any] = Path(root)
        assert path.arrive(twin, game.flow, 0) is root
        path.leave(root, 0, first)
        game.flow.take(twin, 0, first)
        while game.flow.ask(twin) == 0:
            node = path.arrive(twin, game.flow, 0)
            assert node is not root
            action = game.flow.legal(twin, 0)[0]
            path.leave(node, 0, action)
            game.flow.take(twin, 0, action)
        assert path.arrive(twin, game.flow, 1) is root
        path.leave(root, 1, game.flow.legal(twin, 1)[0])
        assert path.here not in root.next.values()
    assert {seat_of(key) for key in root.next} == {0, 1}


def test_it_makes_its_own_choice_where_all_choose_at_once() -> None:
    """However often the others' favourite was tried, it is theirs."""
    root = Node()
    for seat, action, times in ((0, 7, 9), (1, 5, 4), (1, 8, 6), (1, 3, 6)):
        root.after(key_of(seat, action)).times = times
    assert [favourite(root, seat) for seat in (0, 1)] == [7, 8]


def test_an_open_choice_is_known_to_whoever_comes_next() -> None:
    game = load("la_macarena")
    s = game.new(game.options_for(2), b"open")
    assert not game.flow.step(s).sealed
    path: Path[Any] = Path(Node())
    first = game.flow.ask(s)
    node = path.arrive(s, game.flow, first)
    action = game.flow.legal(s, first)[0]
    path.leave(node, first, action)
    game.flow.take(s, first, action)
    after = path.arrive(s, game.flow, game.flow.ask(s))
    assert after is path.here is node.next[key_of(first, action)]


def test_new_choices_come_first_then_what_promises_most() -> None:
    game = load("la_macarena")
    s = game.new(game.options_for(2), b"pick")
    seat, choices = asked(game, s)
    tree: Tree[Any, Any] = Tree(game, Budget(8))
    node, luck = Node(), Rng(b"pick")
    weights = tree.policy.weigh(game.view(s, seat), choices)
    met: list[Action] = []
    while len(met) < len(choices):
        met.append(tree.pick(node, s, seat, choices, luck))
        mine = 1.0 if met[-1] == choices[2] else 0.0
        node.next[key_of(seat, met[-1])].add([mine, 1 - mine] if seat == 0 else [1 - mine, mine])
    assert sorted(met) == sorted(choices)
    assert weights[choices.index(met[0])] == max(weights)
    assert tree.pick(node, s, seat, choices, luck) == choices[2]
    # What wins nothing is tried again at last; what is not there now is neither chosen nor counted.
    there = node.next[key_of(seat, choices[0])].there
    node.next[key_of(seat, choices[2])].times += 10_000
    assert tree.pick(node, s, seat, choices[1:], luck) != choices[2]
    assert node.next[key_of(seat, choices[0])].there == there


@pytest.mark.slow
def test_it_beats_chance() -> None:
    entry = enter(load("macelandia"), 4, {}, ["tree-16", "random"], 6, "s")
    assert sum(play_one(entry, "tree-16", "random", game) for game in range(6)) > 4
