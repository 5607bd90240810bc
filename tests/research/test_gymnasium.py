"""Gymnasium's own checks, unchanged, and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from research.settings import every_game, every_table
from sobremesa.core.vector import hopes
from sobremesa.core.words import Refusal
from sobremesa.research import seat_env
from sobremesa.research.single import ILLEGAL, SeatEnv

# An environment that nobody has registered has no spec, of which the check warns.
pytestmark = pytest.mark.filterwarnings("ignore")


def choose(rng: np.random.Generator, mask: Any) -> np.int64:
    """Any action that is allowed."""
    return np.int64(rng.choice(np.flatnonzero(mask)))


def played(env: SeatEnv, seed: int) -> tuple[float, int]:
    """The learner's reward after a random game, and the number of his choices."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, count, ended = 0.0, 0, False
    while not ended:
        _, reward, ended, truncated, info = env.step(choose(rng, info["action_mask"]))
        assert not truncated
        total += float(reward)
        count += 1
    assert not info["action_mask"].any()
    return total, count


@every_table
def test_check_env(name: str, seats: int) -> None:
    check_env(seat_env(name, seats))


@pytest.mark.deep
@every_table
def test_check_env_against_greedy_on_every_seat(name: str, seats: int) -> None:
    for seat in [None, *range(seats)]:
        check_env(seat_env(name, seats, bots="greedy", seat=seat, compact=False))
        played(seat_env(name, seats, bots="greedy", seat=seat, reward="margin"), seats)


@every_game
def test_several_at_once_do_what_each_does_alone(name: str) -> None:
    fewest = SeatEnv(name).setting.seats
    many = gymnasium.vector.SyncVectorEnv([lambda: seat_env(name, fewest) for _ in range(3)])
    alone = seat_env(name, fewest)
    rng = np.random.default_rng(1)
    cells, infos = many.reset(seed=[5, 6, 7])
    first, info = alone.reset(seed=6)
    assert np.array_equal(cells[1], first)
    for _ in range(12):
        actions = np.array([choose(rng, mask) for mask in infos["action_mask"]])
        cells, rewards, ended, _, infos = many.step(actions)
        first, reward, over, _, info = alone.step(actions[1])
        assert np.array_equal(cells[1], first)
        assert (rewards[1], ended[1]) == (reward, over)
        assert np.array_equal(infos["action_mask"][1], info["action_mask"])
        if ended.any():
            break


def test_what_is_not_allowed_costs_something_and_changes_nothing() -> None:
    env = seat_env("macaron", 2)
    cells, info = env.reset(seed=1)
    forbidden = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, ended, truncated, told = env.step(forbidden)
    assert np.array_equal(cells, again)
    assert (reward, ended, truncated, told["illegal"]) == (ILLEGAL, False, False, True)


def test_the_seat_is_drawn_if_none_is_named() -> None:
    env = seat_env("macao", 3, seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1, 2}


def test_greedy_beats_whoever_chooses_at_random() -> None:
    env = seat_env("la_macarena", 2, bots="greedy", options={"max_hands": "1"})
    assert sum(played(env, seed)[0] for seed in range(4)) < 2


def test_bad_settings_are_refused() -> None:
    with pytest.raises(Refusal, match="seat 0 to 1, not 2"):
        seat_env("macaron", 2, seat=2)
    with pytest.raises(Refusal, match="no player 'nobody'"):
        seat_env("macaron", 2, bots="nobody")


@every_game
def test_worth_adds_up_to_the_share(name: str) -> None:
    env = seat_env(name, bots="random", reward="worth")
    env.reset(seed=3)
    hoped = hopes(env.setting.game, env._s)[env.seat]
    total, _ = played(env, 3)
    assert total == pytest.approx(env.setting.game.shares(env._s)[env.seat] - hoped)
