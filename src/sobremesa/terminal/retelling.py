"""A record played again, as one viewer saw it."""

from __future__ import annotations

from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.record import Record, close, walk
from sobremesa.core.scribe import Plain
from sobremesa.core.words import SPECTATOR, Line, Refusal, Seat


class Retold:
    """All lines that a viewer may read, and what he sees in the end."""

    def __init__(self, game: Game[Any, Any], record: Record, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < record.seats:
            raise Refusal(f"--seat must be 0 to {record.seats - 1}, not {seat}")
        self.game = game
        self.record = record
        self.viewer = SPECTATOR if seat is None else seat
        self.lines: list[Line] = []
        for _, s in walk(game, record, log=True):
            self._state: Any = s
            self.lines += game.words.heard(s.log, self.viewer)
        close(game, record, self._state)

    def as_json(self) -> dict[str, object]:
        """Everything by name, lines in notation."""
        game, record, s = self.game, self.record, self._state
        plain = Plain()
        game.view(s, self.viewer).describe(plain)
        over = game.flow.over(s)
        return {
            "game": record.game,
            "version": record.version,
            **({"data": record.data} if record.data else {}),
            "seats": record.seats,
            "options": record.chosen,
            "choices": len(record.choices),
            "finished": over,
            "log": [line.spell() for line in self.lines],
            "view": plain.facts,
            "outcome": game.outcome(s) or None,
            "places": game.places(s) if over else None,
            "scores": game.scores(s) if over else None,
        }
