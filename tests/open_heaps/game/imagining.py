"""The whole table, which follows from any view."""

from __future__ import annotations

from sobremesa.core.rng import Rng
from sobremesa.games.open_heaps.facts import HEAPS
from sobremesa.games.open_heaps.state import State
from sobremesa.games.open_heaps.view import View


def imagine(v: View, rng: Rng) -> State:
    """The state that looks like `v`; there is no other."""
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    return s


def reveal(s: State) -> dict[str, object]:
    """Everything in names."""
    return {"heaps": list(s.heaps), "taken": list(s.taken), "taker": s.taker}


def pieces(s: State) -> list[tuple[str, int, int]]:
    """OH-1 All pebbles are somewhere."""
    return [("pebble", sum(s.heaps) + sum(s.taken), sum(HEAPS))]
