"""OpenSpiel's own test and searcher, unchanged, and what they do not look at."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from research.settings import TABLES, every_game, every_table
from sobremesa.games import SHELF, load
from sobremesa.research import register_openspiel

NAMES = register_openspiel()


def loaded(name: str, seats: int, said: str = "") -> pyspiel.Game:
    return pyspiel.load_game(f"sobremesa_{name}(players={seats}{said})")


def test_all_games_are_registered_once() -> None:
    assert register_openspiel() == NAMES == [f"sobremesa_{name}" for name in SHELF]
    assert set(NAMES) <= set(pyspiel.registered_names())


@every_table
def test_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), 1, serialize=False, verbose=False)


@pytest.mark.deep
@every_table
def test_random_simulations_with_states_written_down(name: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(name, seats), 3, serialize=True, verbose=False)


def searched(name: str, seats: int, simulations: int, deal: int = 7) -> int:
    """A whole game in which OpenSpiel's searcher has seat 0; count its searches."""
    game = loaded(name, seats)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=simulations,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    state = game.new_initial_state()
    state.apply_action(deal)
    others = np.random.RandomState(3)
    count = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            count += 1
        else:
            state.apply_action(others.choice(state.legal_actions()))
    assert 0 <= sum(state.returns()) <= 1
    return count


@pytest.mark.slow
@every_game
def test_a_searcher_plays_a_whole_game(name: str) -> None:
    assert searched(name, load(name).kind.seats[0], 2)


@pytest.mark.deep
@every_table
def test_a_searcher_plays_at_every_table(name: str, seats: int) -> None:
    for deal in range(2):
        assert searched(name, seats, 8, deal)


def test_there_are_as_many_players_as_seats() -> None:
    assert {(n, s): loaded(n, s).num_players() for n, s in TABLES} == {(n, s): s for n, s in TABLES}


def test_resampled_states_look_the_same_and_are_other_worlds() -> None:
    game = loaded("macaron", 4)
    state = game.new_initial_state()
    state.apply_action(1)
    seen = make_observation(game)
    luck = np.random.RandomState(5)
    worlds = set()
    for _ in range(40):
        player = state.current_player()
        twin = state.resample_from_infostate(player, luck.uniform)
        assert twin.current_player() == player
        assert twin.legal_actions() == state.legal_actions()
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert seen.string_from(twin, player) == seen.string_from(state, player)
        worlds.add(str(twin) == str(state))
        state.apply_action(luck.choice(state.legal_actions()))
    assert False in worlds


def test_a_history_tells_a_game_and_seeds_deal_others() -> None:
    one, other = loaded("macaron", 2), loaded("macaron", 2, ",seed=9")
    dealt = []
    for game in (one, one, other):
        state = game.new_initial_state()
        state.apply_action(3)
        dealt.append(str(state))
    assert dealt[0] == dealt[1] != dealt[2]


def test_a_resampled_state_cannot_be_written_down() -> None:
    state = loaded("macaron", 2).new_initial_state()
    state.apply_action(1)
    held = state.held
    assert str(pickle.loads(pickle.dumps(held)).s.agenda) == str(held.s.agenda)
    twin = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    with pytest.raises(TypeError, match="no history"):
        pickle.dumps(twin.held)


def test_options_are_said_in_the_name() -> None:
    game = loaded("macaron", 4, ",options=mode:2v2")
    state = game.new_initial_state()
    state.apply_action(1)
    luck = np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    shares = state.returns()
    assert shares[0] == shares[2]
    assert shares[1] == shares[3]
