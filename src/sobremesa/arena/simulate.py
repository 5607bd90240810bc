"""Many games among bots, on one core or several, and what they show."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from sobremesa.arena.report import Report
from sobremesa.arena.rows import Rows, watch
from sobremesa.bots import for_seats, player
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN, Refusal
from sobremesa.games import load

CHUNK: Final = 25
"""Games that a worker plays before it reports."""

AHEAD: Final = 4
"""Parts that each worker may be ahead of what has been counted: all others wait to be planned."""

Keep = Callable[[Rows], None]
"""What is done with the rows of each part, in their order."""


@dataclass(frozen=True)
class Setup:
    """What is to be simulated, found possible; plain data, so that it travels between processes."""

    game: str
    seats: int
    chosen: dict[str, str]
    bots: list[str]
    """One for each seat, or one for each side: `light=greedy`."""
    games: int
    seed: str
    jobs: int
    """Processes; what comes out does not depend on them."""

    @property
    def options(self) -> Options:
        """The options of each game."""
        return Options(self.seats, self.chosen)

    @property
    def sided(self) -> bool:
        """Whether the bots are named for the sides that chance deals, not for the seats."""
        return by_side(self.bots)


def by_side(bots: list[str]) -> bool:
    """Whether the bots are named so: `light=greedy`."""
    return any("=" in said for said in bots)


def set_up(
    game: Game[Any, Any],
    seats: int,
    chosen: dict[str, str],
    bots: list[str],
    games: int,
    seed: str,
    jobs: int = 1,
) -> Setup:
    """A simulation that can be carried out; a clear refusal of one that cannot."""
    options = game.options_among_bots(seats, **chosen)
    if by_side(bots):
        everyone = bot_by_side(bots, game)
    else:
        bots = everyone = for_seats(bots, seats)
    for name in everyone:
        player(name, game)
    if games < 1:
        raise Refusal(f"the number of games must be 1 or more, not {games}")
    if jobs < 1:
        raise Refusal(f"the number of jobs must be 1 or more, not {jobs}")
    return Setup(game.name, seats, options.chosen, bots, games, seed, jobs)


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
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games had so many decisions."""
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


def play_one(
    game: Game[Any, Any],
    setup: Setup,
    options: Options,
    number: int,
    tally: Tally,
    rows: Rows | None = None,
) -> None:
    """Play game `number` and count it; write it down, too, if there are rows to write."""
    seed = seed_of(setup.seed, number)
    luck = [Rng(seed + f"bot {seat}".encode()) for seat in range(setup.seats)]
    s = game.new(options, seed)
    names, decisions = setup.bots, 0
    if setup.sided:
        decisions = await_sides(game, s, luck)
        sides = bot_by_side(setup.bots, game)
        names = [sides[game.side_of(s, seat)] for seat in range(setup.seats)]
    bots = [player(name, game) for name in names]
    if rows is None:
        decisions += game.contest(s, bots, luck)
    else:
        decisions += watch(game, s, bots, luck, rows, number)
        rows.end(game, s, number, seed, names, decisions)
    tally.games += 1
    tally.decisions += decisions
    tally.lengths[decisions] += 1
    tally.outcomes[game.outcome(s)] += 1
    names = game.side_names
    for seat, share in enumerate(game.shares(s)):
        tally.shares[seat] += share
        if names:
            side = names[game.side_of(s, seat)]
            tally.sides[side] = tally.sides.get(side, 0.0) + share
    for seat, score in enumerate(game.scores(s)):
        tally.scores[seat] += score


def bot_by_side(said: list[str], game: Game[Any, Any]) -> list[str]:
    """The bot of each side, from `light=greedy` and the like."""
    names = game.side_names
    if not names:
        raise Refusal(f"{game.name} deals no sides by chance; name one bot, or one for each seat")
    found: dict[str, str] = {}
    for words in said:
        name, _, bot = words.partition("=")
        if name not in names or name in found:
            allowed = ",".join(f"{side}=BOT" for side in names)
            raise Refusal(f"{','.join(said)!r} should read {allowed}")
        found[name] = bot
    for name in names:
        if name not in found:
            raise Refusal(f"who plays {name}? add {name}=BOT")
    return [found[name] for name in names]


def await_sides(game: Game[Any, Any], s: Any, luck: list[Rng]) -> int:
    """Choose at random until the sides are dealt; count the choices."""
    count = 0
    while game.side_of(s, 0) == UNKNOWN:
        seat = game.flow.waiting(s)[0]
        choices = game.flow.legal(s, seat)
        game.flow.apply(s, seat, choices[luck[seat].below(len(choices))])
        count += 1
    return count


Part = tuple[Tally, Rows | None]


def play_part(setup: Setup, first: int, last: int, rows: Rows | None) -> Part:
    """Play the games from `first` to the one before `last`; `rows` are given empty, if wanted."""
    game, options = load(setup.game), setup.options
    tally = Tally(setup.seats)
    for number in range(first, last):
        play_one(game, setup, options, number, tally, rows)
    return tally, rows


def simulate(
    setup: Setup,
    progress: Callable[[int], None] | None = None,
    keep: Keep | None = None,
    decisions: bool = False,
) -> Report:
    """Play all games; `keep` is handed a row of each, and of each decision if that is wanted."""
    empty = Rows(decisions) if keep is not None else None
    tally = Tally(setup.seats)
    start = time.perf_counter()
    for part, rows in _run(setup, empty):
        tally.add(part)
        if keep is not None and rows is not None:
            keep(rows)
        if progress:
            progress(tally.games)
    return Report(setup, tally, time.perf_counter() - start)


def _parts(games: int) -> Iterator[tuple[int, int]]:
    return ((i, min(i + CHUNK, games)) for i in range(0, games, CHUNK))


def _run(setup: Setup, empty: Rows | None) -> Iterator[Part]:
    if setup.jobs == 1:
        for first, last in _parts(setup.games):
            yield play_part(setup, first, last, empty.fresh() if empty is not None else None)
        return
    with ProcessPoolExecutor(setup.jobs) as pool:
        under_way: deque[Future[Part]] = deque()
        try:
            # In their order, not as they come: sums of fractions depend on it.
            for first, last in _parts(setup.games):
                under_way.append(pool.submit(play_part, setup, first, last, empty))
                if len(under_way) >= setup.jobs * AHEAD:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            # Where one part fails, nobody wants to wait for the others.
            pool.shutdown(cancel_futures=True)
