"""Many games among bots, on one core or several, and what they show."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from sobremesa import COMPILED
from sobremesa.bots import bot, sit_down
from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN, Refusal
from sobremesa.games import load

CHUNK: Final = 25
"""Games that a worker plays before it reports."""

Z: Final = 1.96
"""Of a 95 % confidence interval."""


@dataclass(frozen=True)
class Plan:
    """What is to be simulated; plain data, so that it travels to other processes."""

    game: str
    seats: int
    chosen: dict[str, str]
    bots: list[str]
    """One level for all, one for each seat, or one for each side: `light=greedy`."""
    games: int
    seed: str

    def options(self) -> Options:
        """The options of each game."""
        return load(self.game).options_for(self.seats, **self.chosen)

    def sided(self) -> bool:
        """Whether the bots are named for the sides that chance deals, not for the seats."""
        return any("=" in said for said in self.bots)

    def check(self, jobs: int = 1) -> None:
        """Refuse a plan that cannot be carried out, before anything is begun."""
        self.options()
        if self.sided():
            level_by_side(self.bots, load(self.game))
        else:
            sit_down(self.bots, load(self.game), self.seats)
        if self.games < 1:
            raise Refusal(f"the number of games must be 1 or more, not {self.games}")
        if jobs < 1:
            raise Refusal(f"the number of jobs must be 1 or more, not {jobs}")


@dataclass
class Tally:
    """Sums over games; tallies of parts add up to the tally of the whole."""

    seats: int
    games: int = 0
    decisions: int = 0
    shares: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    sides: dict[str, float] = field(default_factory=dict)
    """The share of the victory of each side, in games where chance deals them."""
    lengths: list[int] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.shares = self.shares or [0.0] * self.seats
        self.scores = self.scores or [0] * self.seats

    def add(self, other: Tally) -> None:
        """Count another part in."""
        self.games += other.games
        self.decisions += other.decisions
        self.shares = [a + b for a, b in zip(self.shares, other.shares, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.lengths += other.lengths
        for name, share in other.sides.items():
            self.sides[name] = self.sides.get(name, 0.0) + share
        self.outcomes += other.outcomes


def play_one(game: Game[Any, Any], plan: Plan, options: Options, number: int, tally: Tally) -> None:
    """Play game `number` of the plan and count it."""
    seed = seed_of(plan.seed, number)
    luck = [Rng(seed + f"bot {seat}".encode()) for seat in range(plan.seats)]
    s = game.new(options, seed)
    decisions = 0
    if plan.sided():
        decisions = await_sides(game, s, luck)
        bots = sit_by_side(plan.bots, game, s)
    else:
        bots = sit_down(plan.bots, game, plan.seats)
    decisions += game.contest(s, bots, luck)
    tally.games += 1
    tally.decisions += decisions
    tally.lengths.append(decisions)
    tally.outcomes[game.outcome(s)] += 1
    names = game.side_names
    for seat, share in enumerate(game.shares(s)):
        tally.shares[seat] += share
        if names:
            side = names[game.side_of(s, seat)]
            tally.sides[side] = tally.sides.get(side, 0.0) + share
    for seat, score in enumerate(game.scores(s)):
        tally.scores[seat] += score


def level_by_side(said: list[str], game: Game[Any, Any]) -> list[str]:
    """The level of each side, from `light=greedy` and the like."""
    names = game.side_names
    if not names:
        raise Refusal(f"{game.name} deals no sides by chance; name one bot, or one for each seat")
    levels: dict[str, str] = {}
    for words in said:
        name, _, level = words.partition("=")
        if name not in names or name in levels:
            allowed = ",".join(f"{side}=LEVEL" for side in names)
            raise Refusal(f"{','.join(said)!r} should read {allowed}")
        levels[name] = level
        bot(level, game)
    for name in names:
        if name not in levels:
            raise Refusal(f"who plays {name}? add {name}=LEVEL")
    return [levels[name] for name in names]


def await_sides(game: Game[Any, Any], s: Any, luck: list[Rng]) -> int:
    """Choose at random until the sides are dealt; count the choices."""
    count = 0
    while game.side_of(s, 0) == UNKNOWN:
        seat = game.flow.waiting(s)[0]
        choices = game.flow.legal(s, seat)
        game.flow.apply(s, seat, choices[luck[seat].below(len(choices))])
        count += 1
    return count


def sit_by_side(said: list[str], game: Game[Any, Any], s: Any) -> list[Bot[Any]]:
    """A player for each seat, by the side that chance has dealt it."""
    levels = level_by_side(said, game)
    return [bot(levels[game.side_of(s, seat)], game) for seat in range(s.seats)]


def play_part(plan: Plan, first: int, last: int) -> Tally:
    """Play the games from `first` to the one before `last`."""
    game = load(plan.game)
    options = plan.options()
    tally = Tally(plan.seats)
    for number in range(first, last):
        play_one(game, plan, options, number, tally)
    return tally


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of the plan; the result does not depend on the number of jobs."""
    plan.check(jobs)
    parts = [(i, min(i + CHUNK, plan.games)) for i in range(0, plan.games, CHUNK)]
    tally = Tally(plan.seats)
    start = time.perf_counter()
    for part in _run(plan, parts, jobs):
        tally.add(part)
        if progress:
            progress(tally.games)
    return Report(plan, tally, time.perf_counter() - start)


def _run(plan: Plan, parts: list[tuple[int, int]], jobs: int) -> Any:
    if jobs == 1:
        for first, last in parts:
            yield play_part(plan, first, last)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures = [pool.submit(play_part, plan, first, last) for first, last in parts]
        # In their order, not as they come: sums of fractions depend on it.
        for future in futures:
            yield future.result()


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share of wins."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Report:
    """What a simulation showed."""

    plan: Plan
    tally: Tally
    seconds: float

    def as_json(self) -> dict[str, object]:
        """The numbers, by name."""
        games = self.tally.games
        win_share = [share / games for share in self.tally.shares]
        lengths = self.tally.lengths
        return {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "options": self.plan.options().chosen,
            "bots": self.levels(),
            "seed": self.plan.seed,
            "games": games,
            "decisions": self.tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.tally.decisions / self.seconds),
            "win_share": win_share,
            "win_interval": [list(interval(share, games)) for share in win_share],
            "side_share": {name: share / games for name, share in self.tally.sides.items()},
            "mean_score": [score / games for score in self.tally.scores],
            "length": {
                "shortest": min(lengths),
                "mean": sum(lengths) / games,
                "longest": max(lengths),
            },
            "outcomes": dict(sorted(self.tally.outcomes.items())),
            "compiled": COMPILED,
        }

    def levels(self) -> list[str]:
        """The bot of each seat, or what was said of each side."""
        bots = self.plan.bots
        return bots * self.plan.seats if len(bots) == 1 else bots
