"""A game that is to be played many times, and how it is set up."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.core.option import Options


@dataclass(frozen=True)
class Plan:
    """A game, its seats and options; plain data, so that it travels between processes."""

    game: str
    seats: int
    chosen: dict[str, str]

    @property
    def options(self) -> Options:
        """The options of each game."""
        return Options(self.seats, self.chosen)
