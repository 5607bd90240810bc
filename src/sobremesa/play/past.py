"""What has been played at a table as plain data, which can be handed to another process."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from sobremesa.core.record import Record
from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.journal import Acted, Row
from sobremesa.play.match import Match

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

    @classmethod
    def of(cls, match: Match) -> Past:
        """Of a game as far as it is."""
        kept = match.record
        choices = list(kept.choices)
        return cls(kept.game, kept.version, kept.seats, kept.chosen, kept.seed, choices, kept.data)

    @classmethod
    def kept(cls, kept: Kept, rows: Iterable[Row]) -> Past:
        """As a journal has it, whatever has become of the rules."""
        choices: list[tuple[Seat, str]] = []
        for row in rows:
            if isinstance(row.entry, Acted):
                choices += [(row.entry.seat, notation) for notation in row.entry.choices]
        options = json.loads(kept.options)
        return cls(
            kept.game, kept.version, kept.seats, options, kept.seed, choices, kept.data or ""
        )

    def record(self, result: news.Result | None = None) -> Record:
        """As a record; with its end line, if it has ended so."""
        record = Record(self.game, self.version, self.seats, self.chosen, self.seed, self.data)
        record.choices = list(self.choices)
        if result is not None:
            places = " ".join(str(place) for place in result.places)
            scores = " ".join(str(score) for score in result.scores)
            record.end = f"{result.outcome} places {places} scores {scores}"
        return record
