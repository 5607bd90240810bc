"""How strongly a zone pulls the victory to its owner, and what an object does to that.

What counts of a zone is packed in an int, so that an object that joins it is one addition.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.words import Seat
from sobremesa.games.antayagi.facts import (
    EATERS_FIELD,
    EATS,
    EDIBLE_NUMBER,
    EFFECT_OF,
    FIELD,
    FOOD_FIELD,
    INCREASE,
    OBJECT_OF,
    POINTS_OF,
    POINTS_WHEN_RAISED,
    RAISES_TARGET,
    STACKS,
)
from sobremesa.games.antayagi.scoring import points_of, raisers, target_of, weigh
from sobremesa.games.antayagi.state import Open
from sobremesa.games.antayagi.words import HAND_SIZE, MOST_SEATS, OBJECT

# What the goal still lacks stands in the lowest field, counted from REACHED so that it may be
# passed; then whether the target is raised, T-Rexes that wait, food, and food worth two points.
LEFT: Final = 31
REACHED: Final = 12
RAISED: Final = 1 << 5
EATER: Final = 1 << 6
EATERS: Final = 7 << 6
FOOD: Final = 1 << 9
FOODS: Final = 7 << 9
RICH: Final = 1 << 12
RICHES: Final = 7 << 12
EATEN: Final = 2
EATEN_RICH: Final = 3
"""The points that go with a T-Rex and its food."""

# Found by letting the heuristic play against itself: how the chances of a seat change, as powers
# of e. Among players who watch each other a lead is worth less than it seems.
BY_LEFT: Final = [0.62, 0.28, -0.1, -0.43, -0.66]
BY_LEFT_RAISED: Final = [0.62, 0.43, 0.04, -0.27, -0.5]
"""With so many points to go, from one on; with a raised target a Fish is worth two."""
BEYOND: Final = -0.25
"""For each point more."""
IDLE: Final = -0.4
"""For each T-Rex that will spoil the next food that comes."""
BY_SABOTAGES: Final = [0.5, 0.33, 0.14]
"""For each sabotage in the hand, with one point to go, two or more."""
BY_WATCHERS: Final = [-0.2, -0.06, 0.0]
"""For each one in other hands, likewise."""
BY_ORDER: Final = [0.4, 0.1, 0.0]
"""For who is next, likewise; for others as much less as they are later."""

WON: Final = 1e9
"""The pull of a seat that has reached the goal."""
NEARS: Final[int] = len(BY_ORDER)
MOST_HELD: Final[int] = HAND_SIZE * MOST_SEATS
NEAR: Final[vec[i64]] = vec[i64]([min(max(left, 1), NEARS) - 1 for left in range(LEFT + 1)])


def _by_left(start: list[float]) -> list[float]:
    """The pull by what the goal lacks."""
    beyond = [start[-1] + BEYOND * more for more in range(1, LEFT + 2 - len(start))]
    return [WON] + [exp(each) for each in start + beyond]


PULL: Final[vec[float]] = vec[float](_by_left(BY_LEFT) + _by_left(BY_LEFT_RAISED))
"""By what the goal lacks, and behind that the same with a raised target."""
IDLING: Final[vec[float]] = vec[float]([exp(IDLE * eaters) for eaters in range(8)])
HOLDING: Final[vec[float]] = vec[float](
    [exp(each * held) for each in BY_SABOTAGES for held in range(int(HAND_SIZE) + 1)]
)
WATCHED: Final[vec[float]] = vec[float](
    [exp(each * held) for each in BY_WATCHERS for held in range(MOST_HELD + 1)]
)
"""What a pull is multiplied by, for each number of T-Rexes and sabotages."""


def _gain(thing: int, raised: bool) -> int:
    """What an object adds to a packed zone."""
    points = int(POINTS_WHEN_RAISED[thing] if raised else POINTS_OF[thing])
    if points == 0:
        return 0
    found = -points
    effect = EFFECT_OF[thing]
    if effect == RAISES_TARGET and not raised:
        found += RAISED + INCREASE
    elif effect == RAISES_TARGET and STACKS:
        found += INCREASE
    elif effect == EATS:
        found += EATER
    if EDIBLE_NUMBER[thing] >= 0:
        found += RICH if points > 1 else FOOD
    return found


GAIN: Final[vec[i64]] = vec[i64]([_gain(thing, False) for thing in range(OBJECT.size)])
GAIN_RAISED: Final[vec[i64]] = vec[i64]([_gain(thing, True) for thing in range(OBJECT.size)])


def zone_of(s: Open, seat: Seat) -> i64:
    """The seat's zone as it is now."""
    cards = s.zones[seat]
    weight = weigh(cards)
    zone: i64 = target_of(weight, s.seats) - points_of(weight) + REACHED
    zone += (weight >> EATERS_FIELD & FIELD) * EATER + (weight >> FOOD_FIELD) * FOOD
    if raisers(weight):
        zone += RAISED
        for card in cards:
            thing = OBJECT_OF[card]
            if EDIBLE_NUMBER[thing] >= 0 and POINTS_WHEN_RAISED[thing] > 1:
                zone += RICH - FOOD
    return zone


def joined(zone: i64, thing: i64) -> i64:
    """The zone with an object more, its effects on hands apart."""
    return zone + (GAIN_RAISED[thing] if zone & RAISED else GAIN[thing])


def settled(zone: i64) -> i64:
    """The zone once its T-Rexes have eaten, what is worth two points last."""
    while zone & EATERS and zone & FOODS:
        zone += EATEN - EATER - FOOD
    while zone & EATERS and zone & RICHES:
        zone += EATEN_RICH - EATER - RICH
    return zone


def left_in(zone: i64) -> i64:
    """The points that a settled zone lacks; 0 or less where the goal is reached."""
    return (zone & LEFT) - REACHED


def pull_of(zone: i64, held: i64, watchers: i64, order: vec[float], seat: i64) -> float:
    """How strongly a seat pulls with that zone, so many sabotages, and so many in other hands.

    WON where it has reached the goal.
    """
    zone = settled(zone)
    left: i64 = (zone & LEFT) - REACHED
    if left <= 0:
        return WON
    near: i64 = NEAR[left]
    pull = PULL[left + (LEFT + 2 if zone & RAISED else 0)] * IDLING[(zone & EATERS) >> 6]
    pull *= HOLDING[near * (HAND_SIZE + 1) + held] * WATCHED[near * (MOST_HELD + 1) + watchers]
    return pull * order[seat * NEARS + near]


def order_of(seats: int, active: Seat) -> vec[float]:
    """What comes of the order in which seats are active, for each seat by how near its goal is."""
    found: list[float] = []
    for seat in range(seats):
        ahead = (seat - active - 1) % seats
        soon = 1.0 - ahead / (seats - 1)
        found += [exp(each * soon) for each in BY_ORDER]
    return vec[float](found)


ORDERS: Final[list[vec[float]]] = [
    order_of(seats, active) for seats in range(2, MOST_SEATS + 1) for active in range(MOST_SEATS)
]


def order_for(seats: int, active: Seat) -> vec[float]:
    """`order_of` from a table: after the turn of the seat that is active now."""
    return ORDERS[(seats - 2) * MOST_SEATS + active]
