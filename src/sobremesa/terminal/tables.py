"""The tables of a server as its owner reads them in a terminal."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from sobremesa.core.words import Refusal
from sobremesa.play.overview import SeatLine, TableLine, TableSheet

AGO: Final = re.compile(r"(\d{1,6})([mhd])")
UNITS: Final = {"m": timedelta(minutes=1), "h": timedelta(hours=1), "d": timedelta(days=1)}


def moment(said: str) -> int:
    """Milliseconds since 1970 of a moment in words: so long ago, or a date in UTC."""
    now = datetime.now(UTC)
    try:
        if ago := AGO.fullmatch(said):
            found = now - int(ago[1]) * UNITS[ago[2]]
        else:
            found = datetime.fromisoformat(said)
            found = found if found.tzinfo is not None else found.replace(tzinfo=UTC)
        return int(found.timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Refusal(
            f"--since should be so long ago (90m, 24h, 7d) or a date (2026-11-15), not {said!r}"
        ) from None


def _brief(time: str) -> str:
    """A moment without its seconds."""
    return time[:16].replace("T", " ")


def _grid() -> Grid:
    return Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")


def listing(tables: list[TableLine]) -> RenderableType:
    """A list of tables, in 80 columns."""
    if not tables:
        return "no tables"
    grid = _grid()
    for column in ("table", "game", "state", "people", "bots", "choices", "last (UTC)"):
        right = column in ("people", "bots", "choices")
        grid.add_column(column, justify="right" if right else "left")
    for table in tables:
        counts = [f"{table.people}/{table.seats}", str(table.bots), str(table.choices)]
        grid.add_row(table.id, table.game, table.state, *counts, _brief(table.last))
    return grid


def sheet(table: TableSheet) -> RenderableType:
    """All there is to know of one table."""
    agreed = ", ".join(f"{name}={value}" for name, value in table.options.items())
    open_to = f"{table.access}, {'with' if table.spectators else 'without'} spectators"
    facts = [
        ("table", table.id),
        ("title", table.title),
        ("game", f"{table.game} (version {table.version})"),
        ("agreed", agreed),
        ("open to", open_to),
        ("host", table.host),
        ("laid", table.laid),
        ("state", table.state),
        ("choices", _choices(table)),
        ("waits for", ", ".join(f"seat {seat}" for seat in table.waiting)),
        ("result", _result(table)),
        ("problem", table.problem or ""),
        ("rematch", table.rematch or ""),
    ]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, said in facts:
        if said:
            grid.add_row(f"[dim]{name}[/dim]", escape(said))
    seats = _grid()
    for column in ("seat", "who", "place", "score") if table.result else ("seat", "who"):
        seats.add_column(column)
    for line in table.seats:
        ends: list[str] = []
        if (result := table.result) is not None:
            ends = [str(all_seats[line.seat]) for all_seats in (result.places, result.scores)]
        seats.add_row(str(line.seat), escape(_who(line)), *ends)
    return Group(grid, "", seats)


def _choices(table: TableSheet) -> str:
    if table.first is None:
        return "none"
    return f"{table.choices}, from {table.first} to {table.last}"


def _result(table: TableSheet) -> str:
    return table.result.outcome if table.result is not None else ""


def _who(line: SeatLine) -> str:
    if line.sitter == "bot":
        kept = f", for {line.name}" if line.name is not None else ""
        return f"bot {line.level}{kept}"
    return line.name if line.name is not None else line.sitter
