"""What has been played at a table as plain data, which can be handed to another process."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sobremesa.core.branch import Branch
from sobremesa.core.pledge import Pledge
from sobremesa.core.record import Record, told_result
from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.journal import Ended, Row
from sobremesa.play.match import Match
from sobremesa.play.promised import Promised
from sobremesa.play.taken import Taken, standing_acts

if TYPE_CHECKING:
    # A worker needs no database.
    from sobremesa.play.store import Kept


class Past(NamedTuple):
    """All that a game is played again from."""

    game: str
    version: int
    seats: int
    chosen: dict[str, str]
    seed: bytes
    choices: list[tuple[Seat, str]]
    data: str = ""
    """The digest of the data it is played with, if these are corrected."""
    pledge: Pledge | None = None
    """What the seed was derived from, if it was committed to before the deal."""
    stopped: str = ""
    """How people have ended it before its end, if they have."""
    taken: tuple[Taken, ...] = ()
    """What was taken back, where versions have to be known."""
    branches: tuple[Branch, ...] = ()
    """The games that it has come through, if it has branched off."""
    resting: bool = False
    """Whether the table rests: nobody has seen all that has come of the last choice."""

    @classmethod
    def of(cls, match: Match) -> Past:
        """Of a game as far as it is."""
        kept = match.record
        choices = list(kept.choices)
        return cls(
            kept.game,
            kept.version,
            kept.seats,
            kept.chosen,
            kept.seed,
            choices,
            kept.data,
            stopped=kept.stopped,
            taken=tuple(match.taken),
            branches=tuple(kept.branches),
            resting=match.resting,
        )

    @classmethod
    def whole(cls, match: Match) -> Past:
        """Of a game that has come to its end: what stands, as its journal has it."""
        return cls.of(match)._replace(taken=(), resting=False)

    @classmethod
    def kept(cls, kept: Kept, rows: Sequence[Row]) -> Past:
        """What stands in a journal, whatever has become of the rules."""
        promised = Promised(kept.id, kept.seed)
        stopped = ""
        for row in rows:
            promised.take(row.entry)
            if isinstance(row.entry, Ended):
                stopped = row.entry.how
        choices = [(act.seat, each) for act in standing_acts(rows) for each in act.choices]
        options = json.loads(kept.options)
        return cls(
            kept.game,
            kept.version,
            kept.seats,
            options,
            promised.seed(),
            choices,
            kept.data or "",
            promised.pledge(),
            stopped,
            branches=tuple(promised.branches),
        )

    def record(self, result: table_info.Result | None = None) -> Record:
        """As a record; with its end line, if it has ended so."""
        record = Record(self.game, self.version, self.seats, self.chosen, self.seed, self.data)
        record.choices = list(self.choices)
        record.pledge = self.pledge
        record.stopped = self.stopped
        record.branches = list(self.branches)
        if result is not None:
            told = told_result(result.outcome, result.places, result.scores)
            record.end, record.stopped = ("", told) if self.stopped else (told, "")
        return record
