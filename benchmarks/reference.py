"""Our games beside those of other libraries, in one run, as two tables of docs/research.md.

`make bench` writes them there, between their marks; by itself this prints them.

Whole random games, dealing included, the players' decisions counted; processor time of one core,
the best of some rounds. Peers that are not installed (extra `bench`) are left out, and named.
"""

from __future__ import annotations

import argparse
import platform
import random
import sys
import time
from collections.abc import Callable
from datetime import date
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import numpy as np
from engine import catanatron, from_python, inside, openspiel
from workload import midgame, usual_options

from sobremesa import COMPILED
from sobremesa.core.observing import Observer
from sobremesa.core.rng import Rng
from sobremesa.games import SHELF, load
from sobremesa.research import aec_env, vector_tables

ROUNDS = 5
SECONDS = 0.4
"""Of processor time, for each round of what is repeated."""
COUNT = 256
"""Tables that take a step in one call."""
PEER = "spades"
"""OpenSpiel's game that ours are held against: the one most like Macaron."""

BEGIN, END = "<!-- reference -->", "<!-- end of reference -->"
"""The marks in a document."""

Play = Callable[[], int]
"""Does something, and counts it."""


def rate(play: Play) -> float:
    """How many in a second, the best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        count, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            count += play()
        best = max(best, count / spent)
    return best


def cost(act: Callable[[], object], times: int = 50) -> float:
    """Microseconds of one call."""

    def play() -> int:
        for _ in range(times):
            act()
        return times

    return 1e6 / rate(play)


def games(play: Callable[[int], int]) -> float:
    """Decisions per second of whole games."""
    numbers = iter(range(10**9))
    return rate(lambda: play(next(numbers)))


def ours(name: str, peer: float | None) -> list[str]:
    """A row of the first table; a `peer` is what the games are held against."""
    game = load(name)
    options = usual_options(game, None)
    seats = options.seats
    s, luck = midgame(game, options), Rng(b"imagine")
    view = game.view(s, 0)
    observer, full = Observer(game, seats), Observer(game, seats, compact=False)
    buffer, whole = np.zeros(observer.cells, np.int16), np.zeros(full.cells, np.int16)
    tables = vector_tables(name, seats, count=COUNT)
    tables.reset(1)
    rng = np.random.default_rng(1)
    lots = rng.random(tables.masks.shape, np.float32)

    def step() -> int:
        # Drawing the lots would cost more than many a step: they are shifted instead.
        shifted = np.roll(lots, 1, axis=0) * tables.masks
        tables.step(shifted.argmax(axis=1))
        return COUNT

    figures = [
        games(inside(game, options, 1)),
        games(from_python(game, options, 1)),
        cost(s.clone),
        cost(lambda: game.view(s, 0)),
        cost(lambda: observer.observe(s, 0, buffer.data)),
        cost(lambda: full.observe(s, 0, whole.data)),
        cost(lambda: game.imagine(view, luck)),
        rate(step),
        rate(through_pettingzoo(aec_env(name, seats))),
    ]
    times = "" if peer is None else f"{figures[0] / peer:.1f}x"
    return [f"{name}, {seats} seats", *told(figures), times]


def through_pettingzoo(env: Any) -> Play:
    """A random game of a PettingZoo environment, as its users play it."""
    seeds = iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(seeds))
        count = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            allowed = np.flatnonzero(seen["action_mask"])
            env.step(int(allowed[int(random.random() * len(allowed))]))
            count += 1
        return count

    return play


def of_openspiel(name: str) -> list[float | None]:
    """What OpenSpiel's own games can do of the same."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            state = game.new_initial_state()
        chances = state.is_chance_node()
        actions = [one for one, _ in state.chance_outcomes()] if chances else state.legal_actions()
        state.apply_action(random.choice(actions))
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    kind = game.get_type()
    seen: float | None = None
    if kind.provides_observation_tensor:
        seen = cost(lambda: state.observation_tensor(0))
    elif kind.provides_information_state_tensor:
        seen = cost(lambda: state.information_state_tensor(0))
    return [games(openspiel(name, 1)), cost(state.clone), seen, None, None]


def of_catanatron(name: str) -> list[float | None]:
    """Catanatron's own players, inside its engine."""
    return [games(catanatron(name, 1)), None, None, None, None]


def of_rlcard(name: str) -> list[float | None]:
    """RLCard's environment, which makes an observation at each step."""
    env = import_module("rlcard").make(name)

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            count += 1
        return count

    return [rate(play), None, None, None, None]


def of_pettingzoo(name: str) -> list[float | None]:
    """An environment of PettingZoo's classic ones."""
    made = import_module(f"pettingzoo.classic.{name}").env()
    return [None, None, None, None, rate(through_pettingzoo(made))]


def of_pgx(name: str) -> list[float | None]:
    """Pgx steps many games in one compiled call; games that are over begin anew."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    again = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        lots = jax.random.uniform(first, state.legal_action_mask.shape)
        actions = (lots * state.legal_action_mask).argmax(axis=1)
        return jax.vmap(again)(state, actions, jax.random.split(second, COUNT))

    many = jax.jit(step)
    key = jax.random.PRNGKey(0)
    found = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(key, COUNT)), "key": key}

    def play() -> int:
        found["key"], now = jax.random.split(found["key"])
        found["state"] = many(found["state"], now)
        jax.block_until_ready(found["state"].observation)
        return COUNT

    play()
    return [None, None, None, rate(play), None]


PEERS: list[tuple[str, str, str, Callable[[str], list[float | None]]]] = [
    *[("OpenSpiel", "pyspiel", name, of_openspiel)
      for name in ("spades", "gin_rummy", "hanabi", "dou_dizhu")],
    ("Catanatron", "catanatron", "catan", of_catanatron),
    *[("RLCard", "rlcard", name, of_rlcard) for name in ("gin-rummy", "doudizhu", "mahjong")],
    ("PettingZoo", "pettingzoo.classic.texas_holdem_v4", "texas_holdem_v4", of_pettingzoo),
    ("Pgx", "pgx", "sparrow_mahjong", of_pgx),
]  # fmt: skip


def told(figures: list[float | None] | list[float]) -> list[str]:
    """As they stand in a table: large ones whole, small ones with a decimal."""
    return [
        "" if figure is None else f"{figure:,.0f}" if figure >= 1000 else f"{figure:.1f}"
        for figure in figures
    ]


def table(head: list[str], rows: list[list[str]]) -> str:
    """In Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def versions() -> str:
    """What was measured, and when."""
    packages = ["sobremesa", "open_spiel", "catanatron", "rlcard", "pettingzoo", "pgx", "jax"]
    found = []
    for package in packages:
        try:
            found.append(f"{package} {metadata.version(package)}")
        except metadata.PackageNotFoundError:
            continue
    way = "compiled" if COMPILED else "interpreted"
    python = platform.python_version()
    return f"{date.today()}, {way}, Python {python}, one core: {', '.join(found)}."


def measured(names: list[str]) -> str:
    """Both tables, and what they are of."""
    rows, lacking = [], []
    peer: float | None = None
    for library, package, name, measure in PEERS:
        try:
            import_module(package)
        except ImportError as problem:
            lacking.append(f"{library}, {name}, is left out: {problem}.")
            continue
        figures = measure(name)
        rows.append([f"{library}, {name}", *told(figures)])
        if name == PEER:
            peer = figures[0]
    head = ["game", "decisions/s inside", "from Python", "clone, µs", "view, µs"]
    head += ["observation, µs", "the full one, µs", "imagine, µs"]
    head += [f"steps/s of {COUNT} tables", "PettingZoo, steps/s"]
    mine = table([*head, f"inside, beside {PEER}"], [ours(name, peer) for name in names])
    head = ["peer", "decisions/s", "clone, µs", "observation, µs"]
    head += [f"steps/s of {COUNT} games", "PettingZoo, steps/s"]
    return "\n\n".join([versions(), mine, table(head, rows), *lacking])


def write(path: Path, text: str) -> None:
    """Put it between its marks in a document."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        sys.exit(f"{path} has no place for it: {BEGIN} {END}")
    path.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    """The front door."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(SHELF))
    parser.add_argument("--write", type=Path, metavar="FILE", help="a document with its marks")
    asked = parser.parse_args()
    text = measured(asked.names)
    if asked.write:
        write(asked.write, text)
    print(text)


if __name__ == "__main__":
    main()
