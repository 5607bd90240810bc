"""Sums over many games, the same whatever the order in which these are counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import fsum
from typing import Any

from sobremesa.core.game import Game

Times = Counter[float]
"""How often a share of the victory came: counted, because sums of fractions depend on the order."""


@dataclass
class Tally:
    """Tallies of parts add up to the tally of the whole."""

    seats: int
    games: int = 0
    decisions: int = 0
    won: list[Times] = field(default_factory=list)
    """Of each seat."""
    won_by_side: dict[str, Times] = field(default_factory=dict)
    """Of each side, in games where chance deals them."""
    scores: list[int] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games had so many decisions."""
    outcomes: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.won = self.won or [Counter() for _ in range(self.seats)]
        self.scores = self.scores or [0] * self.seats

    @property
    def shares(self) -> list[float]:
        """The sum of each seat's shares."""
        return [_sum(times) for times in self.won]

    @property
    def sides(self) -> dict[str, float]:
        """The sum of each side's shares."""
        return {name: _sum(times) for name, times in sorted(self.won_by_side.items())}

    def count(self, game: Game[Any, Any], s: Any, decisions: int) -> None:
        """Count a game that is over."""
        self.games += 1
        self.decisions += decisions
        self.lengths[decisions] += 1
        self.outcomes[game.outcome(s)] += 1
        names = game.side_names
        for seat, share in enumerate(game.shares(s)):
            self.won[seat][share] += 1
            if names:
                side = names[game.side_of(s, seat)]
                self.won_by_side.setdefault(side, Counter())[share] += 1
        for seat, score in enumerate(game.scores(s)):
            self.scores[seat] += score

    def add(self, other: Tally) -> None:
        """Count another part in."""
        self.games += other.games
        self.decisions += other.decisions
        for mine, its in zip(self.won, other.won, strict=True):
            mine.update(its)
        for name, times in other.won_by_side.items():
            self.won_by_side.setdefault(name, Counter()).update(times)
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.lengths.update(other.lengths)
        self.outcomes.update(other.outcomes)

    def as_json(self) -> dict[str, object]:
        """All of it, to be taken up again."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "won": [_written(times) for times in self.won],
            "won_by_side": {name: _written(times) for name, times in self.won_by_side.items()},
            "scores": self.scores,
            "lengths": {str(length): times for length, times in self.lengths.items()},
            "outcomes": dict(self.outcomes),
        }

    @classmethod
    def read(cls, told: dict[str, Any]) -> Tally:
        """What `as_json` has told."""
        return cls(
            len(told["won"]),
            int(told["games"]),
            int(told["decisions"]),
            [_read(times) for times in told["won"]],
            {str(name): _read(times) for name, times in told["won_by_side"].items()},
            [int(score) for score in told["scores"]],
            Counter({int(length): int(times) for length, times in told["lengths"].items()}),
            Counter({str(name): int(times) for name, times in told["outcomes"].items()}),
        )


def _sum(times: Times) -> float:
    return fsum(share * count for share, count in times.items())


def _written(times: Times) -> dict[str, int]:
    return {repr(share): count for share, count in times.items()}


def _read(told: dict[str, int]) -> Times:
    return Counter({float(share): int(count) for share, count in told.items()})
