"""Luck and skill: how much of who wins is told by who plays, where, and with which deal."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Any, Final

from sobremesa.arena.report import Won

if TYPE_CHECKING:
    import polars as pl

SURE: Final = 1.645
"""Standard errors that leave one case in twenty on one side."""
MOST_GAMES: Final = 100_000


@dataclass(frozen=True)
class Fortune:
    """Parts of the variance of a seat's share of the victory; what is left is luck and play."""

    players: float | None
    """None if all seats are taken by the same player."""
    seats: float
    deals: float | None
    """What the deal gives a seat, whoever sits there; None if no deal was played twice."""
    mixed: bool = False
    """Whether seat and player cannot be told apart: each player has seats of his own."""

    @property
    def rest(self) -> float:
        """What none of these tells."""
        return max(0.0, 1.0 - (self.players or 0.0) - self.seats - (self.deals or 0.0))


def fortune(pl: Any, seats: pl.LazyFrame) -> Fortune | None:
    """From a row for each seat of each game; None where nobody wins more than others."""
    centred = pl.col("shares") - pl.col("shares").mean()
    rows = seats.select("seed", "seat", "bots", x=centred).collect()
    whole = _squares(rows)
    if len(rows) < 2 or whole <= 0.0:
        return None
    left = rows
    parts: dict[str, float] = {}
    for name in ("bots", "seat"):
        before = _squares(left)
        left = left.with_columns(x=pl.col("x") - pl.col("x").mean().over(name))
        # As many parts as there are groups come by chance alone.
        noise = (rows[name].n_unique() - 1) * _squares(left) / max(1, len(rows) - 1)
        parts[name] = max(0.0, before - _squares(left) - noise) / whole
    several = rows["bots"].n_unique() > 1
    return Fortune(
        parts["bots"] if several else None,
        parts["seat"],
        _deals(pl, left, whole),
        mixed=several and rows.select("seat", "bots").n_unique() == rows["seat"].n_unique(),
    )


def _squares(rows: pl.DataFrame) -> float:
    return float(rows["x"].pow(2).sum())


def _deals(pl: Any, left: pl.DataFrame, whole: float) -> float | None:
    """What is the same whenever a seat is dealt the same."""
    groups = left.group_by("seed", "seat").agg(
        times=pl.len(), inside=(pl.col("x") - pl.col("x").mean()).pow(2).sum()
    )
    again = groups.filter(pl.col("times") > 1)
    free = int((again["times"] - 1).sum())
    if not free:
        return None
    inside = float(again["inside"].sum()) / free
    outside = _squares(left) / len(left)
    return max(0.0, outside - inside) * len(left) / whole


def games_to_be_sure(won: Won, fair: float) -> int | None:
    """After so many games the better player is ahead of a fair share in 19 cases of 20."""
    gap = won.share - fair
    if gap <= 0.0:
        return None
    games = ceil((SURE * SURE) * won.share * (1 - won.share) / (gap * gap))
    return max(1, games) if games <= MOST_GAMES else None
