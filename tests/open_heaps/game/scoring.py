"""Who wins."""

from __future__ import annotations

from sobremesa.games.open_heaps.state import State
from sobremesa.games.open_heaps.words import LAST_WINS, WORDS


def scores(s: State) -> list[int]:
    """There are no points but the victory."""
    return [int(place == 1 and not s.agenda) for place in places(s)]


def places(s: State) -> list[int]:
    """OH-5 The last pebble wins alone, or loses alone."""
    if s.ending == LAST_WINS:
        return [1 if seat == s.taker else 2 for seat in range(s.seats)]
    return [s.seats if seat == s.taker else 1 for seat in range(s.seats)]


def outcome(s: State) -> str:
    """As was agreed."""
    return "" if s.agenda else WORDS.end(s.ending)
