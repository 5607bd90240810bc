"""What if, in one room: a game goes on from a moment of a record, by the truth or by one seat's."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from sobremesa.core.branch import Branch
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.record import Record, begin
from sobremesa.core.words import UNKNOWN, Refusal, Seat
from sobremesa.games import load
from sobremesa.terminal.files import read_file, refusals_of


class Left(NamedTuple):
    """The game that goes on, and those that it has come through."""

    game: Game[Any, Any]
    options: Options
    branches: list[Branch]


def left_at(file: Path, at: int | None, knows: Seat | None, same: bool) -> Left:
    """A game that leaves the one in a file after so many choices; None: after the last one."""
    record = read_file(file)
    with refusals_of(file):
        game = load(record.game)
        last = len(record.choices) - (1 if record.end else 0)
        made = last if at is None else at
        if not 0 <= made <= last:
            raise Refusal(f"--at must be 0 to {last}, not {made}")
        if knows is not None and not 0 <= knows < record.seats:
            raise Refusal(f"--knows must be 0 to {record.seats - 1}, not {knows}")
        seat = UNKNOWN if knows is None else knows
        branch = Branch(record.seed, record.choices[:made], seat, same and knows is None)
        found = Record(game.name, record.version, record.seats, record.chosen, b"", record.data)
        found.branches = [*record.branches, branch]
        begin(game, found)
        return Left(game, game.options_kept(record.seats, **record.chosen), found.branches)
