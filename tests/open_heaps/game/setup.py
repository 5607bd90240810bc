"""How a game is laid out."""

from __future__ import annotations

from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN
from sobremesa.games.open_heaps.facts import HEAPS
from sobremesa.games.open_heaps.options import WINS
from sobremesa.games.open_heaps.state import State
from sobremesa.games.open_heaps.words import LAST_LOSES, LAST_WINS, TAKE_PEBBLES


def lay_out(options: Options, rng: Rng) -> State:
    """OH-1 The heaps lie there. OH-3 The first seat begins."""
    s = State(options.seats)
    s.rng = rng
    s.ending = LAST_WINS if options["last"] == WINS else LAST_LOSES
    s.heaps = HEAPS.copy()
    s.taken = [0] * s.seats
    s.taker = UNKNOWN
    s.push(TAKE_PEBBLES)
    return s
