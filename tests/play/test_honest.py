"""No bot and no hint can read the truth: they are handed a view, and it holds no more than that."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from laws.tables import AnyGame, every_game
from sobremesa.bots import CHARACTERS, player
from sobremesa.bots.hints import Adviser
from sobremesa.bots.levels import Levelled
from sobremesa.bots.search import Searcher
from sobremesa.core.bot import Bot
from sobremesa.core.flow import Open
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.view import View
from sobremesa.games import load
from sobremesa.play.handed import Handed, attributes
from sobremesa.play.luck import luck_of

CHOICES = 24
"""So many choices of a game are looked at."""


class Peeking(View):
    """Planted: a view that takes the truth along, where nobody who describes it will find it."""

    def __init__(self, honest: View, truth: str) -> None:
        super().__init__(honest.seat)
        for name, value in attributes(honest).items():
            setattr(self, name, value)
        self.truth = truth


def tells(game: AnyGame, peeks: bool = False) -> bool:
    """Whether what is handed on differs between two truths that look the same."""
    s = game.new(game.options_for(game.kind.seats[-1]), b"honest")
    luck = Rng(b"luck")
    for _ in range(CHOICES):
        if game.flow.over(s):
            break
        seat = game.flow.ask(s)
        twin = game.imagine(game.view(s, seat), luck.fork())
        told = set()
        for truth in (s, twin):
            view: View = game.view(truth, seat)
            if peeks:
                view = Peeking(view, str(game.reveal(truth)))
            told.add(pickle.dumps(Handed.of(view)))
        if len(told) > 1:
            return True
        choices = game.flow.legal(s, seat)
        game.flow.take(s, seat, choices[luck.below(len(choices))])
    return False


@every_game
def test_what_is_handed_on_is_the_same_byte_for_byte(name: str) -> None:
    assert not tells(load(name))


@pytest.mark.parametrize("name", ["macaron", "antayagi", "la_macarena", "macelandia", "macao"])
def test_a_view_that_takes_the_truth_along_is_found(name: str) -> None:
    assert tells(load(name), peeks=True)


@every_game
def test_a_state_is_never_handed_on(name: str) -> None:
    game = load(name)
    s = game.new(game.options_for(game.kind.seats[0]), b"truth")
    seat = game.flow.ask(s)
    assert not isinstance(s, View), "the types have nothing in common"
    assert not isinstance(game.view(s, seat), Open)
    with pytest.raises(TypeError, match="is no view"):
        Handed.of(s)
    view = Handed.of(game.view(s, seat)).view()
    assert not [name for name, held in attributes(view).items() if isinstance(held, type(s))]


def reached(bot: Bot[Any]) -> list[object]:
    """All that a player holds, however deep, games apart: these are functions."""
    found: list[object] = []
    waiting: list[object] = [bot]
    while waiting:
        one = waiting.pop()
        if any(one is known for known in found) or isinstance(one, Game | str | int | float):
            continue
        found.append(one)
        if isinstance(one, dict):
            waiting += list(one.values())
        elif isinstance(one, list | tuple):
            waiting += one
        else:
            waiting += list(attributes(one).values())
    return found


@pytest.mark.parametrize("said", ["random", "greedy", "search", *CHARACTERS, "level-1"])
def test_a_player_who_has_thought_remembers_no_state(said: str) -> None:
    game = load("macelandia")
    s = game.new(game.options_for(4), b"memory")
    seat = game.flow.ask(s)
    bot = player(said.replace("search", "search-8"), game)
    if isinstance(bot, Levelled) and bot.searcher is not None:
        bot.searcher.budget.simulations = 8
    view, choices = game.view(s, seat), game.flow.legal(s, seat)
    bot.choose(view, choices, Rng(b"thoughts"))
    held = reached(bot)
    assert not [one for one in held if isinstance(one, Open)]
    assert issubclass(Adviser, Searcher), "hints think as bots do"


def test_luck_is_not_known_to_who_does_not_know_the_secret() -> None:
    secret, other = b"a secret", b"another"
    drawn = {
        luck_of(seed, what, seat, made)
        for seed in (secret, other)
        for what in ("bot", "hint", "pause")
        for seat in range(4)
        for made in range(20)
    }
    assert len(drawn) == 2 * 3 * 4 * 20, "each is another"
    assert all(secret not in luck for luck in drawn)
    game_luck = Rng(secret)
    for made in range(20):
        own = Rng(luck_of(secret, "bot", 0, made))
        assert [own.below(1000) for _ in range(8)] != [game_luck.clone().below(1000)] * 8
