"""What a card, a quarter or another thing does for whoever chooses it: with it and without it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from sobremesa.arena.report import Won, Z
from sobremesa.core.game import Game

if TYPE_CHECKING:
    import polars as pl

MANY: Final = 20
"""So many things of a noun deserve a table; fewer are seen in the list of choices."""
RARE: Final = 0.01
"""A verb that a smaller part of all seats ever uses is left out."""
FEWEST: Final = 30
"""What fewer seats have chosen in all games is not judged, nor what fewer have not."""


@dataclass(frozen=True)
class Compared:
    """Those who have chosen something at least once in a game, beside those who have not."""

    seats: int
    part: float
    """Of all seats."""
    won: Won
    won_without: Won
    points: float
    points_without: float
    doubt: float
    """Half of the 95 % interval of the difference in points."""

    @property
    def gain(self) -> float:
        """By how many points they are better."""
        return self.points - self.points_without

    @property
    def judged(self) -> bool:
        """Whether there are enough of both."""
        return min(self.seats, self.seats / self.part - self.seats) >= FEWEST


@dataclass(frozen=True)
class Things:
    """All things of a noun, by the verbs that do something to them."""

    noun: str
    verbs: list[str]
    found: dict[str, dict[str, Compared]]
    """For each thing that was ever chosen, and each verb that did it."""

    def tells(self, verb: str) -> bool:
        """Whether a verb says something of many things: it can be judged for a quarter of them."""
        return len(self.judged(verb)) * 4 >= max(4, len(self.found))

    def judged(self, verb: str) -> list[tuple[str, Compared]]:
        """What can be said of a verb's things, those that gain most first."""
        known = [(thing, by[verb]) for thing, by in self.found.items() if verb in by]
        enough = [one for one in known if one[1].judged]
        return sorted(enough, key=lambda one: (-one[1].gain, one[0]))


def things_of(
    game: Game[Any, Any], pl: Any, seats: pl.LazyFrame, decisions: pl.LazyFrame
) -> list[Things]:
    """For each noun with many things, what choosing them goes together with."""
    nouns = {
        verb.key: verb.nouns[0].key
        for verb in game.words.verbs
        if verb.nouns and not verb.nouns[0].seats and verb.nouns[0].size >= MANY
    }
    if not nouns:
        return []
    whole = seats.select(*_sums(pl)).collect().to_dicts()[0]
    thing = pl.col("action").str.split(" ").list.get(1)
    chosen = decisions.filter(pl.col("verb").is_in(list(nouns)))
    once = chosen.select("game", "seat", "verb", thing=thing).unique()
    joined = once.join(seats.select("game", "seat", "shares", "scores"), on=["game", "seat"])
    grouped = joined.group_by("verb", "thing").agg(*_sums(pl)).sort("verb", "thing").collect()
    rows = grouped.to_dicts()
    used: dict[str, int] = dict.fromkeys(nouns, 0)
    for row in rows:
        used[row["verb"]] += row["seats"]
    told = []
    for noun in dict.fromkeys(nouns.values()):
        verbs = [verb for verb in nouns if nouns[verb] == noun]
        verbs = [verb for verb in verbs if used[verb] >= RARE * whole["seats"]]
        # What comes first in a game is done most: cards are taken, then activated, then used.
        verbs.sort(key=lambda verb: -used[verb])
        found: dict[str, dict[str, Compared]] = {}
        for row in rows:
            if row["verb"] in verbs:
                found.setdefault(row["thing"], {})[row["verb"]] = _compared(row, whole)
        if found:
            told.append(Things(noun, verbs, found))
    return told


def _sums(pl: Any) -> list[Any]:
    points = pl.col("scores").cast(pl.Float64)
    return [
        pl.len().alias("seats"),
        pl.col("shares").sum().alias("share"),
        points.sum().alias("added"),
        (points * points).sum().alias("squares"),
    ]


def _compared(row: dict[str, Any], whole: dict[str, Any]) -> Compared:
    rest = {name: whole[name] - row[name] for name in ("seats", "share", "added", "squares")}
    seats, others = row["seats"], rest["seats"]
    mean, spread = _mean(row)
    mean_without, spread_without = _mean(rest)
    return Compared(
        seats,
        seats / whole["seats"],
        Won.of(row["share"], seats),
        Won.of(rest["share"], others) if others else Won(0.0, 0.0, 1.0),
        mean,
        mean_without,
        Z * sqrt(spread + spread_without),
    )


def _mean(sums: dict[str, Any]) -> tuple[float, float]:
    """The mean of the points, and the square of its standard error."""
    seats = sums["seats"]
    if not seats:
        return 0.0, 0.0
    mean = sums["added"] / seats
    return mean, max(0.0, sums["squares"] / seats - mean * mean) / seats
