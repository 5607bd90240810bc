"""How fast the engine is: decisions per second, and what a clone, a view or a twin costs.

Each figure that is compared stands beside its peer, measured in the same run: whole games, dealing
included on both sides, the players' decisions counted. `make bench` runs it compiled, with the
interpreted engine (SOBREMESA_INTERPRETED) and the peers of the extra `bench` beside it.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from workload import midgame, usual_options

from sobremesa import COMPILED
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.games import SHELF, load

ROUNDS = 5
"""Each figure is the best of so many: the machine may be busy, it cannot be too fast."""


def per_second(play: Callable[[int], int], games: int) -> float:
    """Decisions per second over so many games, the best of some rounds."""
    best = 0.0
    for i in range(ROUNDS):
        start = time.perf_counter()
        decisions = play(games * (i + 1))
        best = max(best, decisions / (time.perf_counter() - start))
    return best


def inside(game: Any, options: Options, games: int) -> Callable[[int], int]:
    """Random games inside the engine."""

    def play(first: int) -> int:
        luck = Rng(b"inside")
        return sum(
            game.flow.playout(game.new(options, seed_of("bench", first + i)), luck)
            for i in range(games)
        )

    return play


def from_python(game: Any, options: Options, games: int) -> Callable[[int], int]:
    """Random games driven from interpreted Python, every choice checked by the engine."""

    def play(first: int) -> int:
        draw, count = random.random, 0
        question, apply = game.flow.question, game.flow.apply
        for i in range(games):
            s = game.new(options, seed_of("bench", first + i))
            while asked := question(s):
                seat, choices = asked
                apply(s, seat, choices[int(draw() * len(choices))])
                count += 1
        return count

    return play


def openspiel(name: str, games: int) -> Callable[[int], int]:
    """Random games of an OpenSpiel game driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(first: int) -> int:
        draw, count = random.random, 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(draw() * len(actions))])
                    count += 1
        return count

    return play


def catanatron(name: str, games: int) -> Callable[[int], int]:
    """Games of Catanatron's four random players; its moves without a choice are counted, too."""
    from catanatron import Color, Game, RandomPlayer

    def play(first: int) -> int:
        count = 0
        for i in range(games):
            game = Game([RandomPlayer(colour) for colour in Color], seed=first + i)
            game.play()
            count += len(game.state.actions)
        return count

    return play


@dataclass(frozen=True)
class Peer:
    """A game of another engine: its name, who plays whole games of it, what must be installed."""

    name: str
    play: Callable[[str, int], Callable[[int], int]]
    package: str

    def is_here(self) -> bool:
        """Whether the peer's package is installed."""
        return find_spec(self.package) is not None


PEERS = {
    "antayagi": Peer("hanabi", openspiel, "pyspiel"),
    "la_macarena": Peer("gin_rummy", openspiel, "pyspiel"),
    "macao": Peer("catanatron", catanatron, "catanatron"),
    "macaron": Peer("spades", openspiel, "pyspiel"),
    "macelandia": Peer("dou_dizhu", openspiel, "pyspiel"),
}
"""The game of another engine that is nearest to each of ours."""


def microseconds(act: Callable[[], object], times: int) -> float:
    """What one call costs, the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            act()
        best = min(best, time.perf_counter() - start)
    return best / times * 1e6


def questions(game: Any, options: Options) -> dict[str, list[Any]]:
    """The positions of a game among its own bots where a seat is asked, by the step."""
    s = game.new(options, seed_of("questions"))
    bot, luck = game.players["greedy"](), Rng(b"questions")
    found: dict[str, list[Any]] = {}
    while asked := game.flow.question(s):
        seat, choices = asked
        found.setdefault(game.flow.key(s), []).append(s.clone())
        game.flow.apply(s, seat, bot.choose(game.view(s, seat), choices, luck))
    return found


def dearest_legal(game: Any, options: Options) -> tuple[str, float]:
    """The step whose choices cost most to find, and what `legal` costs there on average."""
    found = ("", 0.0)
    for step, positions in questions(game, options).items():
        asked = [(s, game.flow.waiting(s)[0]) for s in positions]

        def every(asked: list[tuple[Any, int]] = asked) -> None:
            for s, seat in asked:
                game.flow.legal(s, seat)

        cost = microseconds(every, 1 + 2000 // len(asked)) / len(asked)
        if cost > found[1]:
            found = (step, cost)
    return found


def measure(name: str, options: Options, games: int, peer: Peer | None) -> dict[str, float]:
    """All figures of one game, and those of its peer, if there is one."""
    game = load(name)
    s = midgame(game, options)
    view = game.view(s, 0)
    luck = Rng(b"imagine")
    found = {
        "inside": per_second(inside(game, options, games), games),
        "from_python": per_second(from_python(game, options, games), games),
        "clone_us": microseconds(s.clone, 5000),
        "view_us": microseconds(lambda: game.view(s, 0), 2000),
        "imagine_us": microseconds(lambda: game.imagine(view, luck), 500),
    }
    if peer:
        found["peer"] = per_second(peer.play(peer.name, games), games)
    return found


def interpreted(name: str, options: Options, games: int) -> dict[str, float] | None:
    """The figures of the interpreted engine, measured by another Python."""
    other = os.environ.get("SOBREMESA_INTERPRETED")
    if not (COMPILED and other):
        return None
    command = [other, __file__, name, "--games", str(max(1, games // 10)), "--json"]
    command += ["--seats", str(options.seats)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def report(name: str, options: Options, games: int) -> None:
    """Measure and print."""
    peer = PEERS.get(name)
    beside = peer if peer and peer.is_here() else None
    found = measure(name, options, games, beside)
    way = "compiled" if COMPILED else "interpreted"
    print(f"{name}, {options.seats} seats, {way}")
    print(f"  decisions/s inside the engine  {found['inside']:12,.0f}")
    print(f"  decisions/s driven from Python {found['from_python']:12,.0f}")
    other = interpreted(name, options, games)
    if other:
        print(f"  decisions/s interpreted        {other['inside']:12,.0f}")
        print(f"  compiled / interpreted         {found['inside'] / other['inside']:12.1f} x")
    if beside:
        print(f"  decisions/s of {beside.name:16}{found['peer']:12,.0f}")
        print(f"  inside / {beside.name:21} {found['inside'] / found['peer']:12.2f} x")
        print(f"  from Python / {beside.name:16} {found['from_python'] / found['peer']:12.2f} x")
    elif peer:
        print(f"  {peer.package} is not installed, so there is no peer (extra `bench`)")
    step, cost = dearest_legal(load(name), options)
    print(f"  clone   {found['clone_us']:8.2f} us")
    print(f"  view    {found['view_us']:8.2f} us")
    print(f"  imagine {found['imagine_us']:8.2f} us")
    print(f"  legal   {cost:8.2f} us at most, on average at the step {step}")


def main() -> None:
    """The front door."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(SHELF))
    parser.add_argument("--games", type=int, default=400, help="games per round")
    parser.add_argument("--seats", type=int, help="four, or what comes next, unless it is said")
    parser.add_argument("--json", action="store_true", help="figures without a peer, as JSON")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in SHELF:
            sys.exit(f"no game {name!r}; there is {', '.join(SHELF)}")
        options = usual_options(load(name), asked.seats)
        if asked.json:
            print(json.dumps(measure(name, options, asked.games, None)))
        else:
            report(name, options, asked.games)


if __name__ == "__main__":
    main()
