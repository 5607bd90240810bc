"""What many games have shown: every figure is worked out here, once, for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from sobremesa import COMPILED

if TYPE_CHECKING:
    from sobremesa.arena.simulate import Setup
    from sobremesa.arena.tally import Tally

Z: Final = 1.96
"""Of a 95 % confidence interval."""


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share of wins."""
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Won:
    """A share of the victories, and the interval in which the true one lies."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, sum_of_shares: float, games: int) -> Won:
        """From the sum over all games."""
        share = sum_of_shares / games
        return cls(share, *interval(share, games))


class Report:
    """The figures of a simulation."""

    def __init__(self, setup: Setup, tally: Tally, seconds: float) -> None:
        self.setup = setup
        self.tally = tally
        self.seconds = seconds
        games = tally.games
        self.won = [Won.of(share, games) for share in tally.shares]
        self.sides = {name: Won.of(share, games) for name, share in tally.sides.items()}
        self.mean_scores = [score / games for score in tally.scores]
        self.mean_length = tally.decisions / games
        self.speed = tally.decisions / seconds if seconds else 0.0
        self.outcomes = dict(sorted(tally.outcomes.items()))

    def as_json(self) -> dict[str, object]:
        """The figures by name."""
        setup, tally = self.setup, self.tally
        return {
            "game": setup.game,
            "seats": setup.seats,
            "options": setup.chosen,
            "bots": setup.bots,
            "seed": setup.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.speed),
            "win_share": [won.share for won in self.won],
            "win_interval": [[won.low, won.high] for won in self.won],
            "side_share": {name: won.share for name, won in self.sides.items()},
            "mean_score": self.mean_scores,
            "length": {
                "shortest": min(tally.lengths),
                "mean": self.mean_length,
                "longest": max(tally.lengths),
            },
            "outcomes": self.outcomes,
            "compiled": COMPILED,
        }

    def drawn(self) -> RenderableType:
        """The figures for a terminal."""
        setup, tally = self.setup, self.tally
        grid = Grid(title=f"{setup.game}, {tally.games} games: {setup.options.spell()}")
        for column in ("seat", "bot", "wins", "95 %", "score"):
            grid.add_column(column, justify="left" if column == "bot" else "right")
        bots = ["by side"] * setup.seats if setup.sided else setup.bots
        for seat, (bot, won, score) in enumerate(
            zip(bots, self.won, self.mean_scores, strict=True)
        ):
            spread = f"{won.low:.1%} - {won.high:.1%}"
            grid.add_row(str(seat), escape(bot), f"{won.share:.1%}", spread, f"{score:.2f}")
        return Group(grid, *[escape(line) for line in [*self._sides(), self._ends(), self._pace()]])

    def _sides(self) -> list[str]:
        said = {name.partition("=")[0]: name for name in self.setup.bots}
        return [
            f"side {said.get(name, name)}: {won.share:.1%} ({won.low:.1%} - {won.high:.1%})"
            for name, won in sorted(self.sides.items())
        ]

    def _ends(self) -> str:
        return "ends: " + ", ".join(f"{name} {count}" for name, count in self.outcomes.items())

    def _pace(self) -> str:
        lengths = self.tally.lengths
        return (
            f"decisions: {self.tally.decisions} in {self.seconds:.2f} s = {self.speed:,.0f}/s "
            f"({'compiled' if COMPILED else 'pure Python'}); "
            f"per game {min(lengths)} to {max(lengths)}, mean {self.mean_length:.1f}"
        )
