"""How Macao judges itself: by points, by what will still bring some, and by what may cost some."""

from __future__ import annotations

from typing import Final

from sobremesa.core import mind
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.sets import size_of
from sobremesa.games.macao.cards.printed import (
    BONUS,
    COST_SIZE,
    EFFECT_OF,
    END_SCORE,
    EXCHANGE,
)
from sobremesa.games.macao.facts import (
    PORT_OF_GOOD,
    PORT_POINTS,
    ROSE_SIZE,
    ROUNDS,
    SLOTS,
    goods_in,
)
from sobremesa.games.macao.scoring import end_points, largest_group
from sobremesa.games.macao.state import State, cubes_in
from sobremesa.games.macao.view import View

TERMS: Final = [
    "points",
    "gold",
    "jokers",
    "punished",
    "waiting",
    "owed",
    "exchanges",
    "bonuses",
    "powers",
    "ends",
    "markers",
    "string",
    "goods",
    "harbour",
    "cubes",
    "gaps",
    "wall",
    "order",
]
SPAN: Final = 3
"""So many rounds a search looks over: a die or a card taken now is paid off in the next ones."""
TEN: Final = 10.0
"""Terms are counted in tens, so that their weights can be compared."""


class Mind(mind.Mind[State, View]):
    """A chapter is a round; a search looks over several, as one tells too little."""

    def chapter(self, s: State) -> int:
        """The number of the round."""
        return s.round

    def stage(self, s: State) -> float:
        """By the rounds that were played."""
        return min(1.0, s.round / ROUNDS)

    def terms(self, s: State, side: int) -> list[float]:
        """What the seat has, what works for it, and what it owes."""
        waiting = s.tableaux[side]
        owed = exchanges = bonuses = powers = ends = 0
        for card in waiting:
            owed += COST_SIZE[card]
        for card in s.active[side]:
            effect = EFFECT_OF[card]
            if effect == EXCHANGE:
                exchanges += 1
            elif effect == BONUS:
                bonuses += 1
            elif effect == END_SCORE:
                ends += end_points(s, side, card)
            else:
                powers += 1
        goods = harbour = 0
        for good, held in enumerate(goods_in(s.cargo[side])):
            port = PORT_OF_GOOD[good]
            goods += held
            harbour += sum(PORT_POINTS[port][s.landed[port] : s.landed[port] + held])
        cubes = gaps = 0
        for slot in range(SLOTS + 1):
            bag = s.roses[side * ROSE_SIZE + slot]
            cubes += cubes_in(bag)
            gaps += 1 if slot and not bag else 0
        quarters = s.quarters[side]
        return [
            int(s.points[side]) / TEN,
            int(s.gold[side]) / TEN,
            int(s.jokers[side]) / TEN,
            int(s.punished[side]) / TEN,
            len(waiting) / TEN,
            owed / TEN,
            exchanges / TEN,
            bonuses / TEN,
            powers / TEN,
            ends / TEN,
            size_of(quarters) / TEN,
            largest_group(quarters) / TEN,
            goods / TEN,
            harbour / TEN,
            cubes / TEN,
            gaps / TEN,
            int(s.discs[side]) / TEN,
            s.wall.index(side) / TEN,
        ]


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.macao", TERMS)
MIND: Final[Mind] = Mind(
    WEIGHTS,
    cuts=True,
    trust=1.0,
    heats=[0.31, 0.25],
    tries=[12, 80],
    span=SPAN,
    against=["punished", "waiting", "owed", "order"],
    either=["gaps"],
)
