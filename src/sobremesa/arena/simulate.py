"""Many games among bots, on one core or several, and what they show."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sobremesa.arena.bookmark import Keeping, SoFar
from sobremesa.arena.crew import check_crew, crew_of, task
from sobremesa.arena.plan import Plan
from sobremesa.arena.report import Report
from sobremesa.arena.rows import Rows, watch
from sobremesa.arena.tally import Tally
from sobremesa.bots import for_seats, player
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import UNKNOWN, Refusal
from sobremesa.games import load

FEW: Final = 25
MANY: Final = 500
"""Games that a worker plays before it reports: more where there are very many to play."""


@dataclass(frozen=True)
class Setup(Plan):
    """What is to be simulated, found possible."""

    bots: list[str]
    """One for each seat, or one for each side: `light=greedy`."""
    games: int
    seed: str
    jobs: int
    """Processes; what comes out does not depend on them."""
    cluster: str = ""
    """Where they are: on Ray's machines, or here if it is empty."""

    @property
    def sided(self) -> bool:
        """Whether the bots are named for the sides that chance deals, not for the seats."""
        return by_side(self.bots)

    def plan(self) -> dict[str, Any]:
        """All that decides what game `i` is: a run with the same plan can be taken up."""
        game = load(self.game)
        return {
            "game": self.game,
            "rules": game.version,
            "data": game.data,
            "seats": self.seats,
            "options": self.chosen,
            "bots": self.bots,
            "seed": self.seed,
        }


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
    cluster: str = "",
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
    check_crew(jobs, cluster)
    return Setup(game.name, seats, options.chosen, bots, games, seed, jobs, cluster)


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
    tally.count(game, s, decisions)


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


def play_part(setup: Setup, empty: Rows | None, span: tuple[int, int]) -> tuple[Tally, Rows | None]:
    """Play the games from the first to the one before the last; with rows, if some are given."""
    game, options = load(setup.game), setup.options
    tally = Tally(setup.seats)
    rows = empty.fresh() if empty is not None else None
    for number in range(*span):
        play_one(game, setup, options, number, tally, rows)
    return tally, rows


def simulate(
    setup: Setup, progress: Callable[[int], None] | None = None, keeping: Keeping | None = None
) -> Report:
    """Play all games that whoever keeps the run has not counted yet."""
    so_far = keeping.so_far if keeping is not None else SoFar(Tally(setup.seats))
    empty = keeping.rows if keeping is not None else None
    tally, before = so_far.tally, so_far.seconds
    start = time.perf_counter()
    work = task(setup.game, partial(play_part, setup, empty))
    crew = crew_of(setup.jobs, setup.cluster)
    try:
        for part, rows in crew.carry_out(work, spans(tally.games, setup.games)):
            tally.add(part)
            so_far.seconds = before + time.perf_counter() - start
            if keeping is not None:
                keeping.keep(rows)
            if progress:
                progress(tally.games)
    finally:
        if keeping is not None:
            keeping.stop()
    return Report(setup, tally, so_far.seconds)


def spans(first: int, games: int) -> Iterator[tuple[int, int]]:
    """The games that are left, in parts."""
    size = min(MANY, max(FEW, games // 400))
    return ((i, min(i + size, games)) for i in range(first, games, size))
