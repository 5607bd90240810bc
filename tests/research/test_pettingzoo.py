"""PettingZoo's own tests, unchanged, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from research.settings import every_table
from sobremesa.core.vector import hopes
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.research import aec_env
from sobremesa.research.aec import TableEnv

# It warns of observations that are dicts, and of rewards that come late.
pytestmark = pytest.mark.filterwarnings("ignore")


@every_table
def test_api(name: str, seats: int) -> None:
    api_test(aec_env(name, seats), num_cycles=25)


@every_table
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: aec_env(name, seats), num_cycles=10)


@pytest.mark.deep
@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("reward", ["shares", "margin", "worth"])
@every_table
def test_api_and_seeds_at_length(name: str, seats: int, reward: str, compact: bool) -> None:
    api_test(aec_env(name, seats, reward=reward, compact=compact), num_cycles=2_000)
    seed_test(lambda: aec_env(name, seats, reward=reward, compact=compact), num_cycles=200)


def played(env: TableEnv, seed: int) -> dict[str, float]:
    """What each agent has been given by the end of a random game."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        assert seen is not None
        total[agent] += reward
        if ended:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_sides_share_a_victory() -> None:
    total = played(aec_env("macaron", 4, options={"mode": "2v2"}), 3)
    assert total["seat_0"] == total["seat_2"]
    assert total["seat_1"] == total["seat_3"]
    assert sum(total.values()) == 1


def test_margins_are_leads_over_the_mean_of_the_others() -> None:
    env = aec_env("la_macarena", 3, reward="margin")
    total = list(played(env, 1).values())
    scores = env.setting.game.scores(env._s)
    for seat, margin in enumerate(total):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert margin == scores[seat] - sum(others) / 2


@every_table
def test_worth_adds_up_to_the_share(name: str, seats: int) -> None:
    env = aec_env(name, seats, reward="worth")
    env.reset(seed=2)
    hoped = hopes(env.setting.game, env._s)
    total = list(played(env, 2).values())
    shares = env.setting.game.shares(env._s)
    assert total == pytest.approx([share - hope for share, hope in zip(shares, hoped, strict=True)])


def test_a_choice_is_rewarded_at_once_by_what_it_changes() -> None:
    env = aec_env("macao", 2, reward="worth")
    env.reset(seed=1)
    given = []
    for _ in range(200):
        marks = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(marks)[0]))
        given.append(list(env.rewards.values()))
    assert sum(any(rewards) for rewards in given) > 20
    assert all(sum(rewards) == pytest.approx(0.0, abs=1e-9) for rewards in given)


def test_a_game_without_a_mind_cannot_reward_by_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("template"), "mind", None)
    with pytest.raises(Refusal, match="template has no mind"):
        aec_env("template", 2, reward="worth")


def test_what_is_not_allowed_is_refused() -> None:
    env = aec_env("macaron", 2)
    env.reset(seed=1)
    before = env.agent_selection
    seen = env.observe(before)
    forbidden = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(Refusal, match="not allowed now"):
        env.step(forbidden)
    with pytest.raises(Refusal, match="None is none"):
        env.step(None)
    assert env.agent_selection == before


def test_only_whoever_is_asked_has_something_to_choose() -> None:
    env = aec_env("macao", 3)
    env.reset(seed=1)
    asked = {agent for agent in env.agents if env.observe(agent)["action_mask"].any()}
    assert env.agent_selection in asked
    sealed = env.setting.game.flow.step(env._s).sealed
    assert sealed or asked == {env.agent_selection}


def test_bad_settings_are_refused() -> None:
    with pytest.raises(Refusal, match="shares, margin or worth"):
        aec_env("macaron", 2, reward="applause")
    with pytest.raises(Refusal, match="is for 1 to 5 seats"):
        aec_env("macaron", 9)


def test_a_table_can_be_read() -> None:
    env = aec_env("macaron", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "mode: " in str(env.render())
    assert aec_env("macaron", 2).render() is None
