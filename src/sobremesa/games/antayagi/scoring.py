"""Points, targets, and who wins."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import (
    FIELD,
    INCREASE,
    RAISED_FIELD,
    RAISERS_FIELD,
    STACKS,
    TARGET_FOR,
    WEIGHT_OF,
)
from sobremesa.games.antayagi.state import Open
from sobremesa.games.antayagi.words import LAST_TURN, ONE_POINT, WORDS


def weigh(zone: list[Card]) -> i64:
    """What the cards of a zone add up to, in fields (facts.py)."""
    found: i64 = 0
    for card in zone:
        found += WEIGHT_OF[card]
    return found


def raisers(weight: i64) -> i64:
    """How many cards in the zone raise its owner's target."""
    return weight >> RAISERS_FIELD & FIELD


def points_in(zone: list[Card], card: i64) -> i64:
    """AY-63, AY-64 What a card is worth in the zone: some need a raised target there."""
    points = WEIGHT_OF[card] & FIELD
    rich = WEIGHT_OF[card] >> RAISED_FIELD & FIELD
    return rich if rich != points and raisers(weigh(zone)) else points


def points_of(weight: i64) -> i64:
    """AY-78 The points of the cards in the zone; equal objects all count. AY-51, AY-52, AY-69."""
    return (weight >> RAISED_FIELD if raisers(weight) else weight) & FIELD


def target_of(weight: i64, seats: int) -> i64:
    """AY-18 By the number of players; AY-61 one more with a raiser, AY-62 however many."""
    raised = raisers(weight)
    if raised > 1 and not STACKS:
        raised = 1
    return TARGET_FOR[seats] + INCREASE * raised


def score(s: Open, seat: Seat) -> int:
    """AY-76 A score can drop: it is always the sum over what lies in the zone now."""
    return int(points_of(weigh(s.zones[seat])))


def target(s: Open, seat: Seat) -> int:
    """The points that the seat needs."""
    return int(target_of(weigh(s.zones[seat]), s.seats))


def scores(s: Open) -> list[int]:
    """The points of each seat."""
    return [score(s, seat) for seat in range(s.seats)]


def places(s: Open) -> list[int]:
    """AY-89 Every winner has place 1, every other player place 2.

    AY-85 There is one winner, except AY-R20 at the turn cap: there the smallest distance to the
    target wins, then the higher score; if both are equal the win is shared.
    """
    if s.winner != UNKNOWN:
        return [1 if seat == s.winner else 2 for seat in range(s.seats)]
    points = scores(s)
    # No score comes near a hundred, so the distance counts first.
    merit = [points[seat] - 100 * (target(s, seat) - points[seat]) for seat in range(s.seats)]
    best = max(merit)
    return [1 if mine == best else 2 for mine in merit]


def outcome(s: Open) -> str:
    """How the game ended; empty while it runs."""
    return WORDS.end(s.ended)


def dangers(s: Open) -> list[int]:
    """What threatens at each seat: AY-79 a point to the target, or AY-R20 a lead in the last turn.

    UNKNOWN where nothing does, and once the game is over.
    """
    found = [UNKNOWN] * s.seats
    if s.ended != UNKNOWN:
        return found
    if s.turn == s.max_turns:
        for seat, place in enumerate(places(s)):
            if place == 1:
                found[seat] = LAST_TURN
    for seat in range(s.seats):
        if score(s, seat) == target(s, seat) - 1:
            found[seat] = ONE_POINT
    return found
