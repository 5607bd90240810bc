"""Everybody against everybody: who is how much stronger than whom, and how sure that is.

Of two players each is once the one among copies of the other. He takes every seat (or side) in turn
with the same deals, so that luck and seats even out. A tournament is written down as it goes and
can be taken up again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from sobremesa.arena.bookmark import Keeping, write_whole
from sobremesa.arena.crew import crew_of, task
from sobremesa.arena.plan import Plan
from sobremesa.arena.report import Won
from sobremesa.arena.rows import Rows, watch
from sobremesa.arena.simulate import await_sides
from sobremesa.arena.tally import Tally
from sobremesa.bots import player
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng, seed_of
from sobremesa.core.words import Refusal
from sobremesa.games import load

CHUNK: Final = 4
"""Games that a worker plays before they are written down."""
DRAWS: Final = 400
"""How often the shares are drawn to see how far the ratings spread."""
DOUBT: Final = 0.5
"""Wins and losses that everybody is given beforehand, so that nobody is infinitely strong."""
STEPS: Final = 400
ELO: Final = 400 / log(10)


@dataclass(frozen=True)
class Entry(Plan):
    """Who is to play whom, and how often."""

    players: list[str]
    games: int
    """For each ordered pair of players."""
    seed: str
    among: str = ""
    """If a player is named here, all others are measured by him alone: each is the one among his
    copies, and nobody else meets."""
    climbing: bool = False
    """If so, each is the one among copies of whoever is named before him, and nobody else meets."""

    def pairs(self) -> list[tuple[str, str]]:
        """All ordered pairs: the one, and those he is among."""
        if self.climbing:
            return list(zip(self.players[1:], self.players, strict=False))
        others = [self.among] if self.among else self.players
        return [(one, other) for one in self.players for other in others if one != other]

    def number(self, one: str, other: str, number: int) -> int:
        """The number of a pair's game among all games."""
        return self.pairs().index((one, other)) * self.games + number

    def plan(self) -> dict[str, Any]:
        """All that decides what is played."""
        game = load(self.game)
        return asdict(self) | {"rules": game.version, "data": game.data}


@dataclass
class Played:
    """What has been played so far."""

    entry: Entry
    sides: int
    """How many sides there are: as many as seats, unless some play together."""
    shares: dict[str, list[float]] = field(default_factory=dict)
    """For each pair, `one|other`, the one's share of the victory in each game."""

    def of(self, one: str, other: str) -> list[float]:
        """The shares of a pair."""
        return self.shares.setdefault(f"{one}|{other}", [])

    def write(self, file: Path) -> None:
        """Write it down."""
        write_whole(file, asdict(self))


def enter(
    game: Game[Any, Any], seats: int, chosen: dict[str, str], players: list[str], games: int,
    seed: str, among: str = "", climbing: bool = False,
) -> Entry:  # fmt: skip
    """A tournament that can be played; a clear refusal of one that cannot."""
    options = game.options_among_bots(seats, **chosen)
    if len(set(players)) < 2 or len(set(players)) < len(players):
        raise Refusal("a tournament needs two players or more, each named once")
    for name in players:
        if "|" in name:
            raise Refusal(f"the player {name!r} cannot be written down: it has a | in its name")
        player(name, game)
    if among and among not in players:
        raise Refusal(f"{among!r} is not among the players: {', '.join(players)}")
    if games < 1:
        raise Refusal(f"the number of games must be 1 or more, not {games}")
    if seats < 2:
        raise Refusal("a tournament needs two seats or more")
    return Entry(game.name, seats, options.chosen, players, games, seed, among, climbing)


def take_up(entry: Entry, file: Path | None) -> Played:
    """What a file tells of the same tournament, or a new one."""
    sides = sides_of(load(entry.game), entry)
    if file is None or not file.exists():
        return Played(entry, sides)
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        before = Entry(**told["entry"])
        shares = {str(pair): [float(each) for each in of] for pair, of in told["shares"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Refusal(f"{file} is no tournament that was written down") from None
    if (before.game, before.seats, before.chosen, before.seed) != (
        entry.game, entry.seats, entry.chosen, entry.seed
    ):  # fmt: skip
        raise Refusal(f"{file} tells of another game, other seats, options or another seed")
    return Played(entry, sides, shares)


def sides_of(game: Game[Any, Any], entry: Entry) -> int:
    """How many sides there are."""
    if game.side_names:
        return len(game.side_names)
    s = game.new(entry.options, b"sides")
    return len(set(game.teams(s)))


def play_one(
    entry: Entry,
    one: str,
    other: str,
    number: int,
    tally: Tally | None = None,
    rows: Rows | None = None,
) -> float:
    """The share of the one in game `number` of the pair; count and write it, if that is wanted."""
    game = load(entry.game)
    sides = sides_of(game, entry)
    deal = seed_of(entry.seed, number // sides)
    luck = [Rng(deal + f"bot {seat}".encode()) for seat in range(entry.seats)]
    s = game.new(entry.options, deal)
    decisions = await_sides(game, s, luck) if game.side_names else 0
    teams = game.teams(s)
    side = sorted(set(teams))[number % sides]
    mine = [team == side for team in teams]
    names = [one if its else other for its in mine]
    bots = [player(name, game) for name in names]
    if rows is None:
        decisions += game.contest(s, bots, luck)
    else:
        among_all = entry.number(one, other, number)
        decisions += watch(game, s, bots, luck, rows, among_all)
        rows.end(game, s, among_all, deal, names, decisions)
    if tally is not None:
        tally.count(game, s, decisions)
    return sum(share for share, its in zip(game.shares(s), mine, strict=True) if its)


Part = tuple[str, str, int, int]
"""A pair, and its games from one number to the one before another."""


def play(
    played: Played,
    file: Path | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    cluster: str = "",
    keeping: Keeping | None = None,
) -> Standings:
    """Play what is left to play."""
    entry = played.entry
    parts = _parts(played)
    empty = keeping.rows if keeping is not None else None
    work = task(entry.game, partial(_play_part, entry, empty))
    crew = crew_of(jobs, cluster)
    try:
        done = crew.carry_out(work, parts)
        for (one, other, _, _), (shares, tally, rows) in zip(parts, done, strict=True):
            played.of(one, other).extend(shares)
            if file is not None:
                played.write(file)
            if keeping is not None:
                keeping.so_far.tally.add(tally)
                keeping.keep(rows)
            if progress:
                progress(len(shares))
    finally:
        if keeping is not None:
            keeping.stop()
    return Standings(played)


def _parts(played: Played) -> list[Part]:
    parts: list[Part] = []
    for one, other in played.entry.pairs():
        done, games = len(played.of(one, other)), played.entry.games
        parts += [(one, other, i, min(i + CHUNK, games)) for i in range(done, games, CHUNK)]
    return parts


def _play_part(
    entry: Entry, empty: Rows | None, part: Part
) -> tuple[list[float], Tally, Rows | None]:
    tally = Tally(entry.seats)
    rows = empty.fresh() if empty is not None else None
    one, other, first, last = part
    games = range(first, last)
    return [play_one(entry, one, other, game, tally, rows) for game in games], tally, rows


@dataclass(frozen=True)
class Rating:
    """How strong a player is, in Elo points above the first one named."""

    player: str
    elo: float
    low: float
    high: float


class Standings:
    """What a tournament shows."""

    def __init__(self, played: Played) -> None:
        entry = self.entry = played.entry
        self.sides = played.sides
        self.won = {
            pair: Won.of(sum(shares), len(shares))
            for pair in entry.pairs()
            if (shares := played.of(*pair)[: entry.games])
        }
        wins = {pair: won.share for pair, won in self.won.items()}
        games = self.games = {pair: len(played.of(*pair)[: entry.games]) for pair in self.won}
        elos = ratings(entry.players, wins, games, self.sides)
        spread = [
            ratings(entry.players, drawn, games, self.sides, doubt=0.0)
            for drawn in _drawn(wins, games)
        ]
        self.ratings = []
        for i, name in enumerate(entry.players):
            ordered = sorted(each[i] for each in spread)
            low, high = ordered[DRAWS // 40], ordered[-1 - DRAWS // 40]
            self.ratings.append(Rating(name, elos[i], low, high))

    def as_json(self) -> dict[str, object]:
        """The figures by name."""
        return {
            **asdict(self.entry),
            "sides": self.sides,
            "fair_share": 1 / self.sides,
            "ratings": [asdict(rating) for rating in self.ratings],
            "pairs": [
                {"one": one, "among": other, **asdict(won)}
                for (one, other), won in self.won.items()
            ],
        }


def standings_drawn(standings: Standings) -> RenderableType:
    """The figures for a terminal: the ratings, and every pair they come from."""
    entry = standings.entry
    title = f"{entry.game}, {entry.seats} seats: a fair share is {1 / standings.sides:.1%}"
    rated = Grid(title=title)
    for column in ("player", "Elo", "95 %"):
        rated.add_column(column, justify="left" if column == "player" else "right")
    for rating in sorted(standings.ratings, key=lambda each: -each.elo):
        spread = f"{rating.low:+.0f} to {rating.high:+.0f}"
        rated.add_row(escape(rating.player), f"{rating.elo:+.0f}", spread)
    paired = Grid()
    for column in ("one", "among", "games", "wins", "95 %"):
        paired.add_column(column, justify="left" if column in ("one", "among") else "right")
    for (one, other), won in standings.won.items():
        spread = f"{won.low:.1%} - {won.high:.1%}"
        games = str(standings.games[one, other])
        paired.add_row(escape(one), escape(other), games, f"{won.share:.1%}", spread)
    return Group(rated, paired)


def _drawn(
    wins: dict[tuple[str, str], float], games: dict[tuple[str, str], int]
) -> Iterator[dict[tuple[str, str], float]]:
    """What the true shares may be, drawn as the games make them likely.

    Whoever has won all games may still lose one: so they are not drawn from the games themselves.
    """
    luck = Random("ratings")
    for _ in range(DRAWS):
        yield {
            pair: luck.betavariate(
                wins[pair] * games[pair] + DOUBT, (1 - wins[pair]) * games[pair] + DOUBT
            )
            for pair in wins
        }


def ratings(
    players: list[str],
    shares: dict[tuple[str, str], float],
    games: dict[tuple[str, str], int],
    sides: int,
    doubt: float = DOUBT,
) -> list[float]:
    """The ratings that make these shares likeliest, by Bradley and Terry; the first one has 0.

    The one wins among k - 1 others with the chance e^a / (e^a + (k - 1) e^b).
    """
    merits = dict.fromkeys(players, 0.0)
    for _ in range(STEPS):
        slope = dict.fromkeys(players, 0.0)
        bend = dict.fromkeys(players, 1e-9)
        for (one, other), share in shares.items():
            number = games[one, other] + 2 * doubt
            won = share * games[one, other] + doubt
            chance = 1 / (1 + (sides - 1) * exp(merits[other] - merits[one]))
            slope[one] += won - number * chance
            slope[other] -= won - number * chance
            bend[one] += number * chance * (1 - chance)
            bend[other] += number * chance * (1 - chance)
        moved = {name: 0.5 * slope[name] / bend[name] for name in players}
        merits = {name: merits[name] + max(-1.0, min(1.0, moved[name])) for name in players}
        if max(abs(step) for step in moved.values()) < 1e-6:
            break
    return [ELO * (merits[name] - merits[players[0]]) for name in players]
