"""Many tables at once do what each does alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from research.settings import every_table
from sobremesa.core.rng import seed_of
from sobremesa.core.vector import changes, hopes, rewards_of
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.research import vector_tables
from sobremesa.research.vector import VectorTables


def choose(tables: VectorTables, rng: np.random.Generator) -> list[int]:
    """An action for each game, any that is allowed."""
    return [int(rng.choice(np.flatnonzero(mask))) for mask in tables.masks]


class Alone:
    """The same games one by one, through the flow and its checks."""

    def __init__(self, tables: VectorTables, seed: int) -> None:
        self.setting = tables.setting
        self.seed = seed
        self.begun = 0
        self.states = [self.new() for _ in range(tables.count)]

    def new(self) -> Any:
        self.begun += 1
        seed = seed_of(str(self.seed), self.begun - 1)
        return self.setting.game.new(self.setting.options, seed)

    def step(self, i: int, number: int) -> tuple[bool, list[float]]:
        """Whether a game has ended, and what is earned."""
        game, s = self.setting.game, self.states[i]
        before = hopes(game, s)
        seat = game.flow.waiting(s)[0]
        game.flow.apply(s, seat, self.setting.observer.action(seat, number))
        over = game.flow.over(s)
        if over:
            self.states[i] = self.new()
        if self.setting.dense:
            return over, changes(before, hopes(game, s))
        nothing = [0.0] * self.setting.seats
        return over, rewards_of(game, s, self.setting.reward) if over else nothing


def check_alike(
    name: str, seats: int, steps: int, compact: bool = True, reward: str = "shares"
) -> int:
    """Play at random, side by side and one by one; count the games that ended."""
    tables = vector_tables(name, seats, count=3, compact=compact, reward=reward)
    tables.reset(4)
    alone = Alone(tables, 4)
    rng = np.random.default_rng(seats)
    ended = 0
    for _ in range(steps):
        actions = choose(tables, rng)
        tables.step(actions)
        observer, game = tables.setting.observer, tables.setting.game
        for i, action in enumerate(actions):
            over, earned = alone.step(i, action)
            assert bool(tables.ended[i]) == over
            assert tables.rewards[i] == pytest.approx(earned, abs=1e-6)
            ended += over
            seat = game.flow.waiting(alone.states[i])[0]
            assert tables.seats[i] == seat
            cells = observer.cells_of(alone.states[i], seat)
            assert tables.observations[i].tolist() == cells.tolist()
            assert tables.masks[i].tolist() == observer.marks_of(alone.states[i], seat).tolist()
    assert tables.begun == 3 + ended
    return ended


@every_table
def test_tables_go_on_as_they_would_alone(name: str, seats: int) -> None:
    check_alike(name, seats, 12)


@pytest.mark.parametrize("reward", ["shares", "margin", "worth"])
def test_a_new_game_begins_when_one_ends(reward: str) -> None:
    assert check_alike("antayagi", 3, 150, reward=reward) > 1


@pytest.mark.deep
@pytest.mark.parametrize("compact", [True, False])
@every_table
def test_tables_go_on_as_they_would_alone_for_long(name: str, seats: int, compact: bool) -> None:
    check_alike(name, seats, 3_000, compact)


def test_the_same_seed_gives_the_same_games() -> None:
    tables = vector_tables("macaron", 2, count=4)
    seen = []
    for seed in (1, 1, 2):
        tables.reset(seed)
        seen.append(tables.observations.copy())
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])


def test_what_is_not_allowed_is_refused_before_anything_happens() -> None:
    tables = vector_tables("macaron", 2, count=2)
    with pytest.raises(Refusal, match="reset comes before"):
        tables.step([0, 0])
    tables.reset(1)
    before = tables.observations.copy()
    allowed = int(np.flatnonzero(tables.masks[0])[0])
    forbidden = int(np.flatnonzero(tables.masks[1] == 0)[0])
    for bad in (forbidden, -1, tables.masks.shape[1]):
        with pytest.raises(Refusal, match=f"action {bad} of game 1 is not allowed"):
            tables.step(np.array([allowed, bad]))
    with pytest.raises(Refusal, match="1 actions for 2 games"):
        tables.step([allowed])
    assert np.array_equal(before, tables.observations)
    tables.step([allowed, int(np.flatnonzero(tables.masks[1])[0])])
    assert not np.array_equal(before, tables.observations)


def test_buffers_are_looked_at() -> None:
    tables = vector_tables("macaron", 2, count=2)
    flat = np.zeros(3, np.int8).data
    with pytest.raises(Refusal, match="observations must be flat and writable"):
        tables._vector.bind(
            flat, flat, flat, np.zeros(4, np.float32).data.cast("B").cast("f"), flat
        )
    with pytest.raises(Refusal, match="1 or more"):
        vector_tables("macaron", 2, count=0)


def test_layouts_say_how_long_an_observation_is() -> None:
    tables = vector_tables("macao", 2, count=1)
    layout = tables.setting.observer.layout
    assert tables.observations.shape == (1, layout.size)
    assert load("macao").words.size == tables.masks.shape[1]
