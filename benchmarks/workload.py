"""Fixed work of each kind that a game does for whoever plays or searches.

`python benchmarks/workload.py macao` says what each kind costs in time; `… macao view 500` prepares
all of it and then sees 500 views, for whoever counts instructions.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.scribe import Plain
from sobremesa.games import load

USUAL_SEATS = 4
ROUNDS = 5
"""A time is the best of so many: the machine may be busy, it cannot be too fast."""
TIMES = {"playout": 20, "contest": 1, "clone": 2000, "view": 1000, "imagine": 200, "describe": 200}
"""The kinds of work, and how often each is done: enough to stand out from the start of Python."""


def usual_options(game: Any, seats: int | None = None) -> Options:
    """The game's own defaults, with four seats or as near to them as it goes."""
    nearest = min(game.kind.seats, key=lambda n: abs(n - USUAL_SEATS))
    options: Options = game.options_for(nearest if seats is None else seats)
    return options


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


def contest(game: Any, options: Options, number: int) -> None:
    """A whole game among the game's own bots, every choice checked."""
    s = game.new(options, seed_of("contest", number))
    bot, luck = game.players["greedy"](), Rng(b"contest")
    while asked := game.flow.question(s):
        seat, choices = asked
        game.flow.apply(s, seat, bot.choose(game.view(s, seat), choices, luck))


def kinds(game: Any) -> dict[str, Callable[[int], object]]:
    """What can be done, by the name of its kind; the number says which game is dealt."""
    options = usual_options(game)
    s = midgame(game, options)
    view = game.view(s, 0)
    luck = Rng(b"luck")
    return {
        "playout": lambda i: game.flow.playout(game.new(options, seed_of("playout", i)), luck),
        "contest": lambda i: contest(game, options, i),
        "clone": lambda i: s.clone(),
        "view": lambda i: game.view(s, 0),
        "imagine": lambda i: game.imagine(view, luck),
        "describe": lambda i: view.describe(Plain()),
    }


def microseconds(work: Callable[[int], object], times: int) -> float:
    """What doing it once costs, in processor time."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        for i in range(times):
            work(i)
        best = min(best, time.process_time() - start)
    return best / times * 1e6


def main() -> None:
    """The front door."""
    name, *asked = sys.argv[1:]
    prepared = kinds(load(name))
    for work in prepared.values():
        work(0)
    if asked:
        work = prepared[asked[0]]
        for i in range(int(asked[1])):
            work(i)
    else:
        print(json.dumps({k: round(microseconds(w, TIMES[k]), 3) for k, w in prepared.items()}))


if __name__ == "__main__":
    main()
