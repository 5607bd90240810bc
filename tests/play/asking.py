"""Along a game: whoever is asked first, again and again."""

from __future__ import annotations

from collections.abc import Iterator

from sobremesa.core.words import Seat
from sobremesa.play.match import Match


def asked_in(match: Match, most: int) -> Iterator[Seat]:
    """A seat that has to choose, until the game is over, or so many times."""
    for _ in range(most):
        if match.over:
            return
        yield match.waiting()[0]
