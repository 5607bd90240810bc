"""The ladder of levels: in every game each level among copies of the one below, as one document.

The one who sits among the weaker ones thinks alone, so that a step costs little even at a full
table. What was played is kept in a folder, and the ladder goes on from there with more games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Any, Final

from sobremesa import COMPILED, __version__
from sobremesa.arena.report import Won
from sobremesa.arena.tournament import DOUBT, ELO, Entry, Played, Standings, enter, play, take_up
from sobremesa.bots.characters import LEVEL, STRENGTHS
from sobremesa.core.game import Game
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load

GAMES: Final = 100
"""Of each step, where nobody says otherwise."""
LEVELS: Final = [f"{LEVEL}-{strength}" for strength in STRENGTHS]


@dataclass(frozen=True)
class Asked:
    """What is asked of a ladder."""

    games: dict[str, int]
    """By game, how many of each step."""
    seed: str
    folder: Path
    """Where what was played is kept."""
    players: tuple[str, ...] = tuple(LEVELS)
    """From the lowest to the highest."""

    def entry(self, name: str) -> Entry:
        """The tournament of a game: at its smallest table for several, each among those below."""
        box = load(name)
        return enter(
            box, fewest(box), {}, list(self.players), self.games[name], self.seed, climbing=True
        )

    def file(self, name: str) -> Path:
        """Where a game's is kept: a new version begins anew."""
        return self.folder / f"{name}-{__version__}.json"

    def taken_up(self, name: str) -> Played:
        """What was played of a game so far."""
        return take_up(self.entry(name), self.file(name))

    @property
    def command(self) -> str:
        """What was typed, as far as it decides what is played."""
        numbers = list(self.games.values())
        usual = max(set(numbers), key=numbers.count)
        others = [f" --games {game}={n}" for game, n in self.games.items() if n != usual]
        some = "" if list(self.games) == list(SHELF) else f" {' '.join(self.games)}"
        return f"sobremesa ladder{some} --games {usual}{''.join(others)} --seed {self.seed}"


def numbers_of(asked: list[str], games: list[str]) -> dict[str, int]:
    """How many games of each step: a number for all, and `macao=40` for one of them."""
    found = dict.fromkeys(games, GAMES)
    for said in sorted(asked, key=lambda each: "=" in each):
        name, _, number = said.rpartition("=")
        if not number.isascii() or not number.isdecimal() or not int(number):
            raise Refusal(f"--games takes a number of 1 or more, or GAME=NUMBER, not {said!r}")
        if name and name not in found:
            raise Refusal(f"--games {said}: {name!r} is not among {', '.join(games)}")
        for game in [name] if name else games:
            found[game] = int(number)
    return found


def fewest(game: Game[Any, Any]) -> int:
    """The fewest seats at which people play against each other."""
    return min(seats for seats in game.kind.seats if seats > 1)


def climb(
    asked: Asked, name: str, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Standings:
    """Play what a game's ladder still lacks."""
    asked.folder.mkdir(parents=True, exist_ok=True)
    return play(asked.taken_up(name), asked.file(name), jobs, progress)


@dataclass(frozen=True)
class Step:
    """From one level to the next, in Elo points."""

    one: str
    below: str
    games: int
    won: Won
    elo: float
    low: float
    high: float


def steps_of(standings: Standings) -> list[Step]:
    """The steps that were played."""
    found = []
    for (one, below), won in standings.won.items():
        games, sides = standings.games[one, below], standings.sides
        likely = (won.share * games + DOUBT) / (games + 2 * DOUBT)
        points = [points_for(share, games, sides) for share in (likely, won.low, won.high)]
        found.append(Step(one, below, games, won, *points))
    return found


def points_for(share: float, games: int, sides: int) -> float:
    """How much stronger whoever wins such a share is than the others; never infinitely."""
    bounded = min(max(share, DOUBT / (games + 1)), 1 - DOUBT / (games + 1))
    return ELO * log(bounded * (sides - 1) / (1 - bounded))


def document(asked: Asked) -> str:
    """All that was played so far, as Markdown."""
    standings = [
        Standings(played) for name in asked.games if (played := asked.taken_up(name)).shares
    ]
    told = [one.entry.game for one in standings]
    missing = [name for name in asked.games if name not in told]
    parts = [HEAD, _made_with(asked), _overview(standings), HOW]
    parts += [f"Not played yet: {', '.join(missing)}."] if missing else []
    return "\n\n".join([*parts, *map(_steps_told, standings)]) + "\n"


HEAD: Final = """\
# The ladder of levels

How far the five levels of the bots lie apart. In every game each level has played as the one among
copies of the level below, in every seat (or side) with the same deals."""

HOW: Final = """\
Points are Elo points above the first level: 100 of them are 64 % of the games between two, 200 are
76 %, 400 are 91 %. A span is the sum of the steps that were played; brackets hold 95 %."""


def _made_with(asked: Asked) -> str:
    how = "compiled" if COMPILED else "not compiled"
    return (
        f"This page was written by version {__version__} ({how}) with\n\n"
        f"```sh\n{asked.command}\n```\n\n"
        "The same command plays the same games anywhere, and goes on where it was stopped: a step\n"
        "with fewer games than that has not been played to the end yet."
    )


def _overview(standings: list[Standings]) -> str:
    levels = standings[0].entry.players if standings else []
    rows = [_row(["game", "seats", *levels, "span"]), _row(["---"] + ["---:"] * (len(levels) + 2))]
    for one in standings:
        reached = one.ratings[: len(one.won) + 1]
        points = [f"{rating.elo:.0f}" for rating in reached]
        points += ["–"] * (len(levels) - len(points))
        top = reached[-1]
        span = f"{top.elo:.0f} [{top.low:.0f}, {top.high:.0f}]"
        rows.append(_row([one.entry.game, str(one.entry.seats), *points, span]))
    return "\n".join(rows)


def _steps_told(standings: Standings) -> str:
    entry = standings.entry
    fair = f"{entry.seats} seats; a fair share is {1 / standings.sides:.1%}."
    rows = [_row(STEP_COLUMNS), _row(["---", "---"] + ["---:"] * (len(STEP_COLUMNS) - 2))]
    for step in steps_of(standings):
        share = f"{step.won.share:.1%} [{step.won.low:.1%}, {step.won.high:.1%}]"
        points = f"{step.elo:+.0f} [{step.low:+.0f}, {step.high:+.0f}]"
        rows.append(_row([step.one, step.below, str(step.games), share, points]))
    return "\n\n".join([f"## {entry.game}", fair, "\n".join(rows)])


STEP_COLUMNS: Final = ["level", "among", "games", "wins", "step"]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
