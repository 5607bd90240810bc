"""How a game is laid out."""

from __future__ import annotations

from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN
from sobremesa.games.template.state import State
from sobremesa.games.template.words import CARD, DEAL


def lay_out(options: Options, rng: Rng) -> State:
    """TP-1 The deck lies there; nothing has happened yet."""
    s = State(options.seats)
    s.rng = rng
    s.hand = int(options["hand"])
    s.hands = [[] for _ in range(s.seats)]
    s.aside = list(range(CARD.size))
    s.chosen = [UNKNOWN] * s.seats
    s.played = []
    s.tricks = [0] * s.seats
    s.push(DEAL)
    return s
