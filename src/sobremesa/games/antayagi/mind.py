"""How AntaYagí judges itself: by distances to the goal, and by what hands may bring next."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from sobremesa.core import mind
from sobremesa.core.bot import soften
from sobremesa.core.mind import Weights, read_weights
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.antayagi.bot import Outlook
from sobremesa.games.antayagi.facts import (
    CARD_MASK,
    DECK_SHIFT,
    EFFECT_OF,
    IS_SABOTAGE,
    OBJECT_OF,
    TAKE_ONE,
)
from sobremesa.games.antayagi.pulls import (
    EATER,
    EATERS,
    FOOD,
    FOODS,
    RAISED,
    RICH,
    RICHES,
    joined,
    left_in,
    settled,
    zone_of,
)
from sobremesa.games.antayagi.scoring import score, target
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.view import View
from sobremesa.games.antayagi.words import COMMIT_CARD, HAND_SIZE, PLAY_SABOTAGE

SPAN: Final = 4
"""So many turns a search looks over, about a round: then points tell what a choice was good for."""
HEAT: Final = 0.01
"""How far people stray from the heuristic's choice of a partner, in chances to win."""
UNSPOILED: Final = 0.5
"""How likely a last point is not spoiled, for each sabotage that others hold."""
LATER: Final = 0.6
"""How much less it is worth to finish a turn later."""
FINISHING: Final = 2.0
"""To reach the goal counts so many points when a partner is chosen, his own reaching it as many."""
GIVING: Final = 0.3
"""What a partner gains counts so much against him."""
FIRMNESS: Final = 6.0
"""How surely the better partner is chosen, for each point between them."""
TERMS: Final = [
    "points",
    "near",
    "sabotages",
    "raised",
    "eaters",
    "food",
    "turn",
    "finish",
    "soon",
    "watched",
    "defended",
    "chosen",
    "served",
]


class Mind(mind.Mind[State, View]):
    """A chapter is a turn; a search looks over several, as one tells too little."""

    def chapter(self, s: State) -> int:
        """The number of the turn."""
        return s.turn

    def stage(self, s: State) -> float:
        """How near the foremost is to the goal."""
        return min(1.0, max([score(s, seat) / target(s, seat) for seat in range(s.seats)]))

    def terms(self, s: State, side: int) -> list[float]:
        """How far the seat has come, what it can spoil, what may be spoiled, and what comes next.

        Who needs one point more may finish in his turn, if somebody holds what he can use and
        nobody else can spoil it; or in another's, who chooses him as a partner.
        """
        zone = zone_of(s, side)
        left = left_in(zone)
        best = mean = 0.0
        for seat in range(s.seats):
            if seat != side:
                hand = Hand(s, seat, zone)
                best = max(best, hand.finishing)
                mean += hand.gain
        mine = others = 0
        for at, held in enumerate(s.hands):
            if held != UNKNOWN and IS_SABOTAGE[held & CARD_MASK]:
                if at // HAND_SIZE == side:
                    mine += 1
                else:
                    others += 1
        ahead = (side - s.active) % s.seats
        unspoiled = UNSPOILED**others
        return [
            score(s, side) / target(s, side),
            -log(max(left, 1)),
            mine / HAND_SIZE,
            1.0 if zone & RAISED else 0.0,
            float((zone & EATERS) // EATER),
            float((zone & FOODS) // FOOD + (zone & RICHES) // RICH),
            1.0 - ahead / (s.seats - 1),
            best * unspoiled if ahead == 0 else 0.0,
            best * unspoiled * LATER**ahead,
            others / HAND_SIZE if left <= 1 else 0.0,
            mine / HAND_SIZE if left <= 1 else 0.0,
            finishing_as_partner(s, side) * unspoiled if ahead else 0.0,
            mean / (s.seats - 1),
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


class Hand:
    """What a seat's hand may bring to the owner of a zone, each card being offered alike."""

    def __init__(self, s: State, seat: Seat, zone: i64) -> None:
        things: list[int] = [OBJECT_OF[held & CARD_MASK] for held in s.hand(seat)]
        self.finishing = 0.0
        """The part of it with which the goal is reached."""
        self.gain = 0.0
        """The points that it brings nearer to the goal on average."""
        left = left_in(settled(zone))
        for at in range(len(things)):
            nearer = left - left_after(zone, things, at)
            if nearer >= left:
                self.finishing += 1.0
                nearer = left
            self.gain += float(nearer)
        if things:
            self.finishing /= len(things)
            self.gain /= len(things)


def left_after(zone: i64, things: list[int], at: int) -> i64:
    """What the goal lacks after one of these objects; a Lollipop takes the best of the rest."""
    after = joined(zone, things[at])
    if EFFECT_OF[things[at]] != TAKE_ONE or len(things) == 1:
        return left_in(settled(after))
    rest = things[:at] + things[at + 1 :]
    least = left_after(after, rest, 0)
    for other in range(1, len(rest)):
        least = min(least, left_after(after, rest, other))
    return least


def finishing_as_partner(s: State, side: Seat) -> float:
    """The chance that who is active chooses the seat and lets it reach the goal."""
    active = zone_of(s, s.active)
    found = mine = 0.0
    best = -FIRMNESS
    for seat in range(s.seats):
        if seat != s.active:
            asked = Hand(s, seat, active)
            given = Hand(s, s.active, zone_of(s, seat))
            liking = asked.gain - GIVING * given.gain
            liking += FINISHING * (asked.finishing - given.finishing)
            if seat == side:
                mine = liking
                found = given.finishing
            else:
                best = max(best, liking)
    return found / (1.0 + exp(FIRMNESS * (best - mine)))


WEIGHTS: Final[Weights] = read_weights("sobremesa.games.antayagi", TERMS)
MIND: Final[Mind] = Mind(
    WEIGHTS,
    cuts=True,
    trust=0.0,
    heats=[8.0, 1.2],
    tries=[200, 2400],
    span=SPAN,
    against=["eaters", "food", "watched"],
    either=["raised"],
)
