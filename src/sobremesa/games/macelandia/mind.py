"""How Macelandia judges itself: by the cards of the factions, and by whom they leave in danger.

What the others did with their turns tells something of their hands: `likely.py` asks them again.
"""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macelandia.bot import ENHANCEMENTS, worth_of
from sobremesa.games.macelandia.likely import chance_of_all
from sobremesa.games.macelandia.state import State, how_many
from sobremesa.games.macelandia.view import View
from sobremesa.games.macelandia.words import FACTION

TERMS: Final = ["cards", "value", "boosts", "away", "forts", "castle", "weakest"]
MANY: Final = 20.0
"""About as many cards as a faction has at first."""
LONG: Final = 8.0
"""Rounds after which a game is as good as over."""


class Mind(mind.Mind[State, View]):
    """A chapter is a turn; a search goes on to the end, for games are short."""

    def chapter(self, s: State) -> int:
        """The number of the turn."""
        return len(s.history)

    def stage(self, s: State) -> float:
        """By the turns that were made."""
        return min(1.0, len(s.history) / (LONG * s.seats))

    def sides(self, s: State) -> int:
        """The factions."""
        return FACTION.size

    def terms(self, s: State, side: int) -> list[float]:
        """Cards in hands and what they are worth, forts, and how few cards defend the weakest."""
        cards = value = 0.0
        boosts = away = forts = 0
        castle = weakest = 0.0
        living = s.members(side) & ~s.fallen
        for seat in range(s.seats):
            if not living & BIT_OF[seat]:
                continue
            held = how_many(s.hands[seat])
            cards += held
            value += worth_of(s.hands[seat])
            boosts += how_many(s.hands[seat] & ENHANCEMENTS)
            away += how_many(s.away[seat])
            danger = 1.0 / max(held, 1)
            if s.castles & BIT_OF[seat]:
                castle = danger
            else:
                forts += 1
                weakest = max(weakest, danger)
        return [
            cards / MANY,
            value / MANY,
            boosts / MANY,
            away / MANY,
            forts / s.seats,
            castle,
            weakest / max(forts, 1),
        ]

    def infers(self, view: View) -> bool:
        """Once somebody has taken a turn, or named whom he attacks."""
        s = view.open
        began = bool(view.history) or s.target != UNKNOWN
        return view.own() and s.shown and s.ended == UNKNOWN and began

    def likely(self, view: View, s: State) -> float:
        """Whether these hands would have been played so."""
        return chance_of_all(view, s) if self.infers(view) else 1.0


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.macelandia", TERMS)
MIND: Final[Mind] = Mind(
    WEIGHTS,
    cuts=False,
    trust=0.5,
    heats=[1.2, 0.6],
    tries=[16, 240],
    candidates=16,
    against=["castle", "weakest"],
    either=["boosts"],
)
