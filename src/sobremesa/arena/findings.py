"""What the rows of a run show, worked out by polars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sobremesa.arena.fortune import Fortune, fortune
from sobremesa.arena.report import Won
from sobremesa.arena.runs import Run, polars
from sobremesa.arena.things import FEWEST, Things, things_of
from sobremesa.games import load

if TYPE_CHECKING:
    import polars as pl


@dataclass(frozen=True)
class Choice:
    """An action, and how those fared who chose it at least once in a game."""

    action: str
    seats: int
    won: Won


@dataclass(frozen=True)
class Asked:
    """A step at which somebody chooses."""

    step: str
    per_game: float
    branching: float
    forced: float
    """The part of its decisions with one choice only."""


class Findings:
    """All figures of one run; its rows are read in batches and not kept."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.pl = polars()
        told = run.told
        self.games: int = told["games"]
        self.seats: int = told["seats"]
        self.fair = 1 / self.seats
        by_seat = self._by_seat()
        self.by_seat = [Won.of(row["share"], row["games"]) for row in by_seat]
        self.mean_scores: list[float] = [row["score"] for row in by_seat]
        self.by_bot = self._by_bot()
        self.first = self._first()
        self.lengths = self._counted(run.games.select("decisions"))
        self.winners, self.others = self._scores()
        self.leads = self._leads()
        self.fortune: Fortune | None = fortune(self.pl, self._seats())
        self.asked: list[Asked] = []
        self.choices: list[Choice] = []
        self.things: list[Things] = []
        if run.decisions is not None:
            self.asked = self._asked(run.decisions)
            self.choices = self._choices(run.decisions)
            self.things = things_of(load(told["game"]), self.pl, self._seats(), run.decisions)

    @property
    def mean_length(self) -> float:
        """Decisions of a game."""
        return float(self.run.told["length"]["mean"])

    @property
    def branching(self) -> float:
        """Choices at a decision, on average; 0 if decisions were not kept."""
        times = sum(asked.per_game for asked in self.asked)
        return sum(asked.per_game * asked.branching for asked in self.asked) / (times or 1)

    def _seats(self) -> pl.LazyFrame:
        """A row for each seat of each game."""
        seats = self.pl.int_ranges(0, self.seats, dtype=self.pl.Int8)
        numbered = self.run.games.with_columns(seat=seats)
        return numbered.explode("seat", "scores", "shares", "places", "bots")

    def _by_seat(self) -> list[dict[str, Any]]:
        pl = self.pl
        grouped = self._seats().group_by("seat").agg(
            share=pl.col("shares").sum(), games=pl.len(), score=pl.col("scores").mean()
        )  # fmt: skip
        return list(grouped.sort("seat").collect().to_dicts())

    def _by_bot(self) -> dict[str, Won]:
        pl = self.pl
        grouped = self._seats().group_by("bots").agg(share=pl.col("shares").sum(), games=pl.len())
        rows = grouped.sort("bots").collect().to_dicts()
        return {row["bots"]: Won.of(row["share"], row["games"]) for row in rows}

    def _first(self) -> tuple[Won, int] | None:
        """How often whoever chose first has won, and in how many games that was somebody."""
        pl = self.pl
        known = self._seats().filter(pl.col("first") == pl.col("seat"))
        row = known.select(share=pl.col("shares").sum(), games=pl.len()).collect().to_dicts()[0]
        return (Won.of(row["share"], row["games"]), row["games"]) if row["games"] else None

    def _counted(self, frame: pl.LazyFrame) -> dict[int, int]:
        name = frame.collect_schema().names()[0]
        grouped = frame.group_by(name).agg(times=self.pl.len()).sort(name).collect()
        return {row[name]: row["times"] for row in grouped.to_dicts()}

    def _scores(self) -> tuple[dict[int, int], dict[int, int]]:
        pl = self.pl
        seats = self._seats()
        won = seats.filter(pl.col("places") == 1).select("scores")
        lost = seats.filter(pl.col("places") != 1).select("scores")
        return self._counted(won), self._counted(lost)

    def _leads(self) -> dict[int, int]:
        """By how many points the first is ahead of the second; nothing where points do not win."""
        if self.seats == 1:
            return {}
        ordered = self.pl.col("scores").list.sort(descending=True)
        lead = (ordered.list.get(0) - ordered.list.get(1)).alias("lead")
        found = self._counted(self.run.games.select(lead))
        return found if set(found) != {0} else {}

    def _asked(self, decisions: pl.LazyFrame) -> list[Asked]:
        pl = self.pl
        grouped = decisions.group_by("step").agg(
            times=pl.len(), branching=pl.col("choices").mean(),
            forced=(pl.col("choices") == 1).mean(),
        )  # fmt: skip
        rows = grouped.sort("times", descending=True).collect().to_dicts()
        return [
            Asked(row["step"], row["times"] / self.games, row["branching"], row["forced"])
            for row in rows
        ]

    def _choices(self, decisions: pl.LazyFrame) -> list[Choice]:
        """The best first; each counts once for a seat and a game."""
        pl = self.pl
        shares = self._seats().select("game", "seat", "shares")
        once = decisions.select("game", "seat", "action").unique()
        grouped = once.join(shares, on=["game", "seat"]).group_by("action").agg(
            share=pl.col("shares").sum(), seats=pl.len()
        )  # fmt: skip
        enough = grouped.filter(pl.col("seats") >= FEWEST).collect().to_dicts()
        found = [
            Choice(row["action"], row["seats"], Won.of(row["share"], row["seats"]))
            for row in enough
        ]
        return sorted(found, key=lambda choice: (-choice.won.share, choice.action))
