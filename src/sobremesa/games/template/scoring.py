"""Who wins."""

from __future__ import annotations

from sobremesa.games.template.state import State


def places(s: State) -> list[int]:
    """TP-5 Most tricks win; equal numbers share a place."""
    return [1 + len([other for other in s.tricks if other > mine]) for mine in s.tricks]
