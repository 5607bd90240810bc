"""How fast the engine is: decisions per second, and what a clone, a view or a twin costs.

Each figure that is compared stands beside its peer, measured in the same run: whole games, dealing
included on both sides, the players' decisions counted. `make bench` runs it compiled, with the
interpreted engine (SOBREMESA_INTERPRETED) and OpenSpiel beside it.
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
from typing import Any

from sobremesa import COMPILED
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.games import SHELF, load

PEERS = {
    "antayagi": ("hanabi", 4),
    "la_macarena": ("gin_rummy", 3),
    "macaron": ("spades", 4),
    "macelandia": ("dou_dizhu", 6),
}
"""The OpenSpiel game nearest to each of ours, and the number of seats to compare at."""
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


def peer(name: str, games: int) -> Callable[[int], int]:
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


def microseconds(act: Callable[[], object], times: int) -> float:
    """What one call costs, the best of some rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            act()
        best = min(best, time.perf_counter() - start)
    return best / times * 1e6


def midgame(game: Any, options: Options) -> Any:
    """A position in the middle of a game."""
    s = game.new(options, seed_of("midgame"))
    luck = Rng(b"midgame")
    for _ in range(60):
        asked = game.flow.question(s)
        if asked is None:
            break
        seat, choices = asked
        game.flow.apply(s, seat, choices[luck.below(len(choices))])
    return s


def measure(name: str, games: int, beside: bool) -> dict[str, float]:
    """All figures of one game."""
    game = load(name)
    peer_name, seats = PEERS[name]
    options = game.options_for(seats)
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
    if beside:
        found["peer"] = per_second(peer(peer_name, games), games)
    return found


def interpreted(name: str, games: int) -> dict[str, float] | None:
    """The figures of the interpreted engine, measured by another Python."""
    other = os.environ.get("SOBREMESA_INTERPRETED")
    if not (COMPILED and other):
        return None
    command = [other, __file__, name, "--games", str(max(1, games // 10)), "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def report(name: str, games: int) -> None:
    """Measure and print."""
    try:
        import pyspiel  # noqa: F401

        beside = True
    except ImportError:
        beside = False
    found = measure(name, games, beside)
    way = "compiled" if COMPILED else "interpreted"
    print(f"{name}, {PEERS[name][1]} seats, {way}")
    print(f"  decisions/s inside the engine  {found['inside']:12,.0f}")
    print(f"  decisions/s driven from Python {found['from_python']:12,.0f}")
    other = interpreted(name, games)
    if other:
        print(f"  decisions/s interpreted        {other['inside']:12,.0f}")
        print(f"  compiled / interpreted         {found['inside'] / other['inside']:12.1f} x")
    if beside:
        print(f"  decisions/s of {PEERS[name][0]:16}{found['peer']:12,.0f}")
        print(f"  inside / {PEERS[name][0]:21} {found['inside'] / found['peer']:12.2f} x")
        print(f"  from Python / {PEERS[name][0]:16} {found['from_python'] / found['peer']:12.2f} x")
    else:
        print("  OpenSpiel is not installed, so there is no peer (extra `bench`)")
    print(f"  clone   {found['clone_us']:8.2f} us")
    print(f"  view    {found['view_us']:8.2f} us")
    print(f"  imagine {found['imagine_us']:8.2f} us")


def main() -> None:
    """The front door."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_to_measure", nargs="*", metavar="GAME", default=list(PEERS))
    parser.add_argument("--games", type=int, default=400, help="games per round")
    parser.add_argument("--json", action="store_true", help="figures without a peer, as JSON")
    chosen = parser.parse_args()
    for name in chosen.games_to_measure:
        if name not in SHELF or name not in PEERS:
            sys.exit(f"no benchmark for {name!r}; there is {', '.join(PEERS)}")
        if chosen.json:
            print(json.dumps(measure(name, chosen.games, beside=False)))
        else:
            report(name, chosen.games)


if __name__ == "__main__":
    main()
