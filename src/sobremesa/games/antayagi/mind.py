"""How AntaYagí judges itself: by distances to the goal, which tell little until the end."""

from __future__ import annotations

from math import log
from typing import Final

from sobremesa.core import mind
from sobremesa.core.bot import soften
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.antayagi.bot import NEAREST, Outlook, Zone, zone_of
from sobremesa.games.antayagi.facts import CARD_MASK, DECK_SHIFT, IS_SABOTAGE, OBJECT_OF
from sobremesa.games.antayagi.scoring import score, target
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import View
from sobremesa.games.antayagi.words import COMMIT_CARD, HAND_SIZE, PLAY_SABOTAGE

NEARER: Final = 0.5
"""So much nearer to the goal is a step."""
HEAT: Final = 0.02
"""How far people stray from the heuristic's choice of a partner, in chances to win."""
TERMS: Final = [
    "points",
    "near",
    "sabotages",
    "raised",
    "eaters",
    "food",
    "turn",
    "finish",
    "watched",
    "wanted",
]


class Mind(mind.Mind[State, View]):
    """A chapter is a turn; a search goes on to the end, as a turn tells too little."""

    def chapter(self, s: State) -> int:
        """The number of the turn."""
        return s.turn

    def stage(self, s: State) -> float:
        """How near the foremost is to the goal."""
        return min(1.0, max([score(s, seat) / target(s, seat) for seat in range(s.seats)]))

    def terms(self, s: State, side: int) -> list[float]:
        """How far the seat has come, what it can spoil, what may be spoiled, and whose turn it is.

        Who needs one point more may finish in his turn, if somebody holds what he can use and
        nobody else can spoil it. Whose own hand is good will be chosen as a partner.
        """
        zone = zone_of(s, side)
        left = target(s, side) - score(s, side)
        usable = [usable_part(s, zone, seat) for seat in range(s.seats)]
        best = max([part for seat, part in enumerate(usable) if seat != side])
        mine = others = 0
        for at, held in enumerate(s.hands):
            if held != UNKNOWN and IS_SABOTAGE[held & CARD_MASK]:
                if at // HAND_SIZE == side:
                    mine += 1
                else:
                    others += 1
        ahead = (side - s.active) % s.seats
        last = left <= 1
        return [
            score(s, side) / target(s, side),
            -log(max(zone.distance(), NEAREST)),
            mine / HAND_SIZE,
            1.0 if zone.raised else 0.0,
            float(zone.eaters),
            float(zone.food + zone.rich_food),
            1.0 - ahead / (s.seats - 1),
            best if last and ahead == 0 and others == 0 else 0.0,
            others / HAND_SIZE if last else 0.0,
            usable[side],
        ]

    def infers(self, view: View) -> bool:
        """As long as a partner is chosen, by another."""
        s = view.open
        return view.seat != s.active and s.step() in (COMMIT_CARD, PLAY_SABOTAGE)

    def likely(self, view: View, s: State) -> float:
        """Whether who is active would have chosen his partner in this world.

        He sees what the others do not see of their own hands.
        """
        if not self.infers(view):
            return 1.0
        before = s.clone()
        before.partner = UNKNOWN
        before.active_card = UNKNOWN
        before.partner_card = UNKNOWN
        for i, card in enumerate(s.trade()):
            trader = s.partner if i else s.active
            at = trader * HAND_SIZE + before.hand_size(trader)
            before.hands[at] = card | s.reshuffles << DECK_SHIFT
        outlook = Outlook(View(before, s.active))
        others = [seat for seat in range(s.seats) if seat != s.active]
        promises = [max(outlook.offer(seat), default=0.0) for seat in others]
        return soften(promises, HEAT)[others.index(s.partner)]


def usable_part(s: State, zone: Zone, seat: Seat) -> float:
    """The part of a seat's hand that would bring the owner of the zone a point nearer."""
    hand = s.hand(seat)
    if not hand:
        return 0.0
    now = zone.distance()
    found = 0
    for held in hand:
        after = zone.copy()
        after.receive(OBJECT_OF[held & CARD_MASK])
        if after.distance() <= now - NEARER:
            found += 1
    return found / len(hand)


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.antayagi", TERMS)
MIND: Final[Mind] = Mind(WEIGHTS, cuts=False, trust=0.0, heats=[3.0, 1.2])
