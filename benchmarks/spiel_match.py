"""Our searcher against OpenSpiel's ISMCTS in Python, which plays through `sobremesa.research`.

Both have the same number of simulations for a choice, ours at most so many; with `--equal-time`
OpenSpiel's has only as many as it can make in the time that ours takes. Each deal is played once
with each side, so that the deals even out:

    python benchmarks/spiel_match.py macelandia --seats 4 --games 40
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from sobremesa.arena.report import Won
from sobremesa.arena.simulate import await_sides
from sobremesa.bots.search import MOST_SHARE, Budget, Searcher
from sobremesa.core.rng import Rng
from sobremesa.research import register_openspiel
from sobremesa.research.spiel import PREFIX

TRIAL = 20
"""Simulations by which OpenSpiel's pace is found out."""


class Clock:
    """The CPU seconds and choices of one of the two."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.choices = 0

    def each(self) -> float:
        """The seconds of a choice."""
        return self.seconds / max(self.choices, 1)


class Theirs:
    """OpenSpiel's searcher."""

    def __init__(self, game: Any, simulations: int, luck: int) -> None:
        self.game = game
        self.simulations = simulations
        self.random = np.random.RandomState(luck)
        self.pace = 0.0
        """Seconds of a simulation, once it was measured."""

    def choose(self, state: Any, seconds: float) -> int:
        """Its choice; if seconds are given, with the simulations that they allow."""
        simulations = self.simulations
        if seconds:
            if not self.pace:
                begun = time.process_time()
                self.searcher(TRIAL).step(state)
                self.pace = (time.process_time() - begun) / TRIAL
            simulations = max(1, min(simulations, round(seconds / self.pace)))
        return int(self.searcher(simulations).step(state))

    def searcher(self, simulations: int) -> Any:
        """With random rollouts, as it comes."""
        return ismcts.ISMCTSBot(
            game=self.game,
            evaluator=mcts.RandomRolloutEvaluator(1, self.random),
            uct_c=1.0,
            max_simulations=simulations,
            random_state=self.random,
            allow_inconsistent_action_sets=True,
        )


def play(
    spiel: Any, deal: int, mine: int, simulations: int, equal_time: bool
) -> tuple[float, Clock, Clock]:
    """The share of our side in one game, and what both have spent."""
    game = spiel.known.setting.game
    ours = Searcher(game, Budget(max(1, int(simulations / MOST_SHARE))))
    theirs = Theirs(spiel, simulations, deal)
    state = spiel.new_initial_state()
    state.apply_action(deal)
    luck = [Rng(f"{deal} {seat}".encode()) for seat in range(spiel.num_players())]
    if game.side_names:
        await_sides(game, state.held.s, luck)
    sides = game.teams(state.held.s)
    own, its = Clock(), Clock()
    observer = spiel.known.setting.observer
    while not state.is_terminal():
        seat = state.current_player()
        if len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            continue
        clock = own if sides[seat] == mine else its
        begun = time.process_time()
        if clock is own:
            s = state.held.s
            chosen = ours.choose(game.view(s, seat), game.flow.legal(s, seat), luck[seat])
            action = observer.number(seat, chosen)
        else:
            action = theirs.choose(state, own.each() if equal_time else 0.0)
        clock.seconds += time.process_time() - begun
        clock.choices += 1
        state.apply_action(action)
    shares = game.shares(state.held.s)
    return sum(share for seat, share in enumerate(shares) if sides[seat] == mine), own, its


def main() -> None:
    """Play, and tell who wins."""
    said = argparse.ArgumentParser(description="Our searcher against OpenSpiel's ISMCTS.")
    said.add_argument("game")
    said.add_argument("--seats", type=int, required=True)
    said.add_argument("--games", type=int, default=20)
    said.add_argument("--simulations", type=int, default=200)
    said.add_argument("--equal-time", action="store_true")
    given = said.parse_args()
    register_openspiel()
    spiel = pyspiel.load_game(f"{PREFIX}{given.game}(players={given.seats},seed=1)")
    won, spent, its = 0.0, Clock(), Clock()
    for number in range(given.games):
        share, *clocks = play(spiel, number // 2, number % 2, given.simulations, given.equal_time)
        won += share
        for sum_of, clock in zip((spent, its), clocks, strict=True):
            sum_of.seconds += clock.seconds
            sum_of.choices += clock.choices
        result = Won.of(won, number + 1)
        print(
            f"{number + 1} games: {result.share:.1%} [{result.low:.1%}, {result.high:.1%}], "
            f"{1000 * spent.each():.0f} ms a choice, OpenSpiel {1000 * its.each():.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
