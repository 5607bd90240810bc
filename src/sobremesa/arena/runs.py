"""A run kept in a folder: `run.json` says what was played, Parquet files have the rows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sobremesa import COMPILED, __version__
from sobremesa.arena import bookmark
from sobremesa.arena.bookmark import SoFar
from sobremesa.arena.rows import Rows
from sobremesa.arena.tally import Tally
from sobremesa.core.corrections import corrected_in
from sobremesa.core.words import Refusal

if TYPE_CHECKING:
    import polars as pl

BATCH: Final = 50_000
"""Rows of a file: so many are in memory at once."""

FORMAT: Final = 1

RUN: Final = "run.json"
BOOKMARK: Final = "bookmark.json"
PARQUET: Final = ".parquet"


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
    """Writes the rows of a run into a folder, a file for each batch.

    A run that was stopped has a bookmark there, and goes on behind it.
    """

    def __init__(self, folder: Path, plan: dict[str, Any], decisions: bool) -> None:
        self.pl = polars()
        self.folder = folder
        self.rows: Rows = Rows(decisions)
        """Empty ones."""
        self.plan: dict[str, Any] = plan | {"rows_of_decisions": decisions}
        self.mark = folder / BOOKMARK
        found = bookmark.read(self.mark, self.plan)
        if found is None and folder.exists() and any(folder.iterdir()):
            raise Refusal(f"{folder} is not empty; name another folder")
        folder.mkdir(parents=True, exist_ok=True)
        self.so_far = found or SoFar(Tally(plan["seats"]), files={"games": 0, "decisions": 0})
        for name, number in self.so_far.files.items():
            for file in sorted(folder.glob(f"{name}-*{PARQUET}"))[number:]:
                file.unlink()
        self.batch = Rows(decisions)
        """Those that are not written yet."""
        bookmark.write(self.mark, self.plan, self.so_far)

    def keep(self, rows: Rows | None) -> None:
        """Write these rows, now or with the next."""
        if rows is not None:
            self.batch.add(rows)
        if len(self.batch.games["game"]) + len(self.batch.decisions["game"]) >= BATCH:
            self.stop()

    def stop(self) -> None:
        """Write what there is, and then how far it goes: what is behind that is not counted."""
        for name, columns in (("games", self.batch.games), ("decisions", self.batch.decisions)):
            if columns["game"]:
                number = self.so_far.files[name]
                frame = self.pl.DataFrame(columns, schema=schema(name))
                frame.write_parquet(self.folder / f"{name}-{number:05}{PARQUET}")
                self.so_far.files[name] = number + 1
        self.batch = self.rows.fresh()
        bookmark.write(self.mark, self.plan, self.so_far)

    def close(self, told: dict[str, Any]) -> None:
        """Write what was played, and what came out, when all is over."""
        told = told | {
            "format": FORMAT,
            "rules": self.plan["rules"],
            "data": self.plan["data"],
            "corrections": corrected_in(self.plan["game"]),
            "sobremesa": __version__,
            "compiled": COMPILED,
            "rows_of_decisions": self.rows.wants_decisions,
        }
        bookmark.write_whole(self.folder / RUN, told)
        self.mark.unlink()


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
        told = folder / RUN
        if not told.is_file():
            raise Refusal(
                f"{folder} is a run that was stopped: the same command takes it up again"
                if (folder / BOOKMARK).is_file()
                else f"{folder} has no {RUN}: `sobremesa simulate ... --rows` writes one"
            )
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
        found: pl.LazyFrame = polars().scan_parquet(str(self.folder / f"{name}-*{PARQUET}"))
        return found
