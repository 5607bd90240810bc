"""Learns a game from itself: numpy alone, one hidden layer, a policy gradient with a baseline.

    python examples/learn.py la_macarena --seats 2 --option max_hands=1 --minutes 5

All seats are played by the same network. When a game ends, every choice of each seat becomes more
likely if the seat got more than the network had expected, and less likely if it got less. Now and
then it plays against seats that choose at random; the line printed then is the learning curve.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from sobremesa.arena.plots import Point, curve
from sobremesa.research import vector_tables
from sobremesa.research.vector import VectorTables

Floats = NDArray[np.float32]
NEVER = np.float32(-1e9)


class Batch(NamedTuple):
    """Choices of games that are over, and what each has brought."""

    cells: NDArray[np.int16]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    rewards: Floats


class Network:
    """Cells to one hidden layer, and from there a score for each action and one for the seat."""

    def __init__(self, tables: VectorTables, hidden: int, rng: np.random.Generator) -> None:
        layout = tables.setting.observer.layout
        self.scale: Floats = (1 / np.array(layout.mosts(), np.float32)).clip(1e-2, 1)
        cells, actions = tables.observations.shape[1], tables.masks.shape[1]
        self.rng = rng
        self.weights: list[Floats] = [
            rng.normal(0, 1 / sqrt(40), (cells, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            rng.normal(0, 0.01, (hidden, actions)).astype(np.float32),
            np.zeros(actions, np.float32),
            np.zeros((hidden, 1), np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def forward(self, cells: NDArray[np.int16], masks: NDArray[np.int8]) -> tuple[Floats, ...]:
        """Inputs, hidden layer, chances of the actions that are allowed, expected reward."""
        first, bias, policy, policy_bias, value, value_bias = self.weights
        inputs = cells * self.scale
        hidden = np.maximum(inputs @ first + bias, 0)
        logits = np.where(masks, hidden @ policy + policy_bias, NEVER)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return inputs, hidden, chances, (hidden @ value + value_bias)[:, 0]

    def choose(self, cells: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """An action for each line, drawn by its chance."""
        chances = self.forward(cells, masks)[2]
        drawn = self.rng.random((len(chances), 1)) * chances.sum(axis=1, keepdims=True)
        picked = (chances.cumsum(axis=1) > drawn).argmax(axis=1)
        return np.where(masks[np.arange(len(picked)), picked], picked, masks.argmax(axis=1))

    def learn(self, batch: Batch, rate: float, curious: float) -> None:
        """One step of Adam on policy gradient, entropy and squared error of what was expected."""
        cells, masks, actions, rewards = batch
        inputs, hidden, chances, expected = self.forward(cells, masks)
        lead = rewards - expected
        weight = (lead - lead.mean()) / (lead.std() + 1e-6)
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * weight[:, None] + curious * chances * (logs + entropy)
        slope[np.arange(len(actions)), actions] -= weight
        error = (expected - rewards)[:, None]
        back = (slope @ self.weights[2].T + error @ self.weights[4].T) * (hidden > 0)
        slopes = [
            inputs.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0),
            hidden.T @ error, error.sum(axis=0),
        ]  # fmt: skip
        self.updates += 1
        fade = sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for i, found in enumerate(slopes):
            found /= len(actions)
            self.means[i] += 0.1 * (found - self.means[i])
            self.squares[i] += 0.001 * (found * found - self.squares[i])
            step = rate * fade * self.means[i] / (np.sqrt(self.squares[i]) + 1e-8)
            self.weights[i] -= step.astype(np.float32)


class Memory:
    """The choices of games that still run, and of those that are over with what they brought."""

    def __init__(self, count: int) -> None:
        self.running: list[list[tuple[NDArray[np.int16], NDArray[np.int8], int, int]]]
        self.running = [[] for _ in range(count)]
        self.over: list[tuple[NDArray[np.int16], NDArray[np.int8], int, float]] = []

    def step(self, tables: VectorTables, actions: NDArray[np.int64]) -> None:
        """Remember what is chosen, carry it out, and see what has ended."""
        for i, choices in enumerate(self.running):
            if tables.masks[i].sum() > 1:
                seen = (tables.observations[i].copy(), tables.masks[i].copy())
                choices.append((*seen, int(actions[i]), int(tables.seats[i])))
        tables.step(actions)
        for i in np.flatnonzero(tables.ended):
            rewards = tables.rewards[i]
            self.over += [(c, m, a, float(rewards[seat])) for c, m, a, seat in self.running[i]]
            self.running[i] = []

    def batch(self) -> Batch:
        """What is over, to be learned from once."""
        cells, masks, actions, rewards = zip(*self.over, strict=True)
        self.over.clear()
        return Batch(
            np.array(cells), np.array(masks), np.array(actions), np.array(rewards, np.float32)
        )


class Learner(Protocol):
    """Whatever chooses and learns: this network, or one of another package."""

    def choose(self, cells: NDArray[np.int16], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """An action for each line."""

    def learn(self, batch: Batch, rate: float, curious: float) -> None:
        """Become better by what these choices have brought."""


Make = Callable[[VectorTables, int, np.random.Generator], Learner]


def measure(network: Learner, tables: VectorTables, games: int, seed: int) -> tuple[float, float]:
    """The share that one learner gets among seats that choose at random, and half its interval."""
    tables.reset(seed)
    rng = np.random.default_rng(seed)
    seats = tables.rewards.shape[1]
    learner = np.arange(tables.count) % seats
    shares: list[float] = []
    while len(shares) < games:
        lots = rng.random(tables.masks.shape, np.float32) * tables.masks
        actions = np.where(
            tables.seats == learner,
            network.choose(tables.observations, tables.masks),
            lots.argmax(axis=1),
        )
        tables.step(actions)
        shares += [float(tables.rewards[i, learner[i]]) for i in np.flatnonzero(tables.ended)]
    mean = sum(shares) / len(shares)
    return mean, 1.96 * sqrt(max(mean * (1 - mean), 0.25 / len(shares)) / len(shares))


def main(make: Make = Network) -> None:
    """Learn for some minutes, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=4096, help="choices per step of learning")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--measured", type=int, default=300, help="games for each line printed")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the curve there")
    said = parser.parse_args()
    options = dict(part.split("=", 1) for part in said.option)
    tables = vector_tables(said.game, said.seats, options=options, count=64)
    tests = vector_tables(said.game, said.seats, options=options, count=64)
    network = make(tables, 128, np.random.default_rng(said.seed))
    memory = Memory(tables.count)
    tables.reset(said.seed)
    start = time.monotonic()
    spent, games, marks = 0.0, 0, 10
    points: list[Point] = []
    print("minutes   games  share against random")
    for i in range(marks + 1):
        share, half = measure(network, tests, said.measured * (3 if i == marks else 1), 1000 + i)
        print(f"{spent / 60:7.2f} {games:7}  {share:6.1%} +- {half:.1%}", flush=True)
        points.append(Point(spent / 60, share, half))
        begun = time.monotonic()
        while i < marks and time.monotonic() - begun < said.minutes * 60 / marks:
            memory.step(tables, network.choose(tables.observations, tables.masks))
            if len(memory.over) >= said.batch:
                network.learn(memory.batch(), said.rate, curious=0.01)
        spent += time.monotonic() - begun
        games = tables.begun - tables.count
    print(f"{time.monotonic() - start:.0f} seconds in all, with what was measured between")
    if said.plot:
        drawn = curve(f"{said.game}: share against random", points, "minutes of learning")
        said.plot.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
