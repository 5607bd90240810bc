"""A run kept in a folder: `run.json` says what was played, Parquet files have the rows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sobremesa import COMPILED, __version__
from sobremesa.arena.report import Report
from sobremesa.arena.rows import Columns, Rows
from sobremesa.core.words import Refusal
from sobremesa.games import load

if TYPE_CHECKING:
    import polars as pl

    from sobremesa.arena.simulate import Setup

BATCH: Final = 50_000
"""Rows of a file: so many are in memory at once."""

FORMAT: Final = 1


def polars() -> Any:
    """The package, or a clear refusal."""
    try:
        import polars as found
    except ImportError as error:
        raise Refusal(
            "rows need polars, which is not installed: pip install 'sobremesa[arena]'"
        ) from error
    return found


class Keeper:
    """Writes the rows of a run into a folder, a file for each batch."""

    def __init__(self, folder: Path, decisions: bool) -> None:
        self.pl = polars()
        if folder.exists() and any(folder.iterdir()):
            raise Refusal(f"{folder} is not empty; name another folder")
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.rows = Rows(decisions)
        self.written = {"games": 0, "decisions": 0}

    def keep(self, rows: Rows) -> None:
        """Write these rows, now or with the next."""
        self.rows.add(rows)
        if len(self.rows.games["game"]) + len(self.rows.decisions["game"]) >= BATCH:
            self._write()

    def _write(self) -> None:
        for name, columns in (("games", self.rows.games), ("decisions", self.rows.decisions)):
            if columns["game"]:
                number = self.written[name]
                self._frame(name, columns).write_parquet(
                    self.folder / f"{name}-{number:05}.parquet"
                )
                self.written[name] = number + 1
        self.rows = self.rows.fresh()

    def _frame(self, name: str, columns: Columns) -> pl.DataFrame:
        frame: pl.DataFrame = self.pl.DataFrame(columns, schema=schema(name))
        return frame

    def close(self, setup: Setup, report: Report) -> None:
        """Write the rest, and what was played."""
        self._write()
        told = report.as_json() | {
            "format": FORMAT,
            "rules": load(setup.game).version,
            "sobremesa": __version__,
            "compiled": COMPILED,
            "rows_of_decisions": self.rows.wants_decisions,
        }
        text = json.dumps(told, indent=2) + "\n"
        (self.folder / "run.json").write_text(text, encoding="utf-8")


def schema(name: str) -> Any:
    """The types of the columns of a kind of rows."""
    pl = polars()
    if name == "games":
        return {
            "game": pl.Int64,
            "seed": pl.String,
            "first": pl.Int8,
            "outcome": pl.String,
            "decisions": pl.Int32,
            "bots": pl.List(pl.String),
            "scores": pl.List(pl.Int32),
            "places": pl.List(pl.Int8),
            "shares": pl.List(pl.Float64),
            "sides": pl.List(pl.String),
        }
    return {
        "game": pl.Int64,
        "number": pl.Int32,
        "seat": pl.Int8,
        "step": pl.String,
        "verb": pl.String,
        "action": pl.String,
        "choices": pl.Int32,
        "sealed": pl.Boolean,
    }


class Run:
    """A run that was kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        told = folder / "run.json"
        if not told.is_file():
            raise Refusal(f"{folder} has no run.json: `sobremesa simulate ... --rows` writes one")
        self.told: dict[str, Any] = json.loads(told.read_text(encoding="utf-8"))
        if self.told.get("format") != FORMAT:
            raise Refusal(f"{told} has format {self.told.get('format')}, and {FORMAT} is read here")
        self.name = folder.name

    @property
    def games(self) -> pl.LazyFrame:
        """A row for each game."""
        return self._rows("games")

    @property
    def decisions(self) -> pl.LazyFrame | None:
        """A row for each decision, if they were written."""
        return self._rows("decisions") if self.told["rows_of_decisions"] else None

    def _rows(self, name: str) -> pl.LazyFrame:
        found: pl.LazyFrame = polars().scan_parquet(str(self.folder / f"{name}-*.parquet"))
        return found
