"""Who wins."""

from __future__ import annotations

from sobremesa.games.template.state import State
from sobremesa.games.template.words import MOST_TRICKS, WORDS


def scores(s: State) -> list[int]:
    """The tricks of each seat."""
    return s.tricks.copy()


def places(s: State) -> list[int]:
    """TP-5 Most tricks win; equal numbers share a place."""
    return [1 + len([other for other in s.tricks if other > mine]) for mine in s.tricks]


def outcome(s: State) -> str:
    """There is only one way to end."""
    return "" if s.agenda else WORDS.end(MOST_TRICKS)
