"""What the end of a game brings, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.sets import nth, size_of
from sobremesa.core.words import Card, Seat
from sobremesa.games.macao.cards.effects import punish
from sobremesa.games.macao.cards.printed import (
    COUNTED,
    EFFECT_OF,
    END_DIVISOR,
    END_MOST,
    END_POINTS,
    END_SCORE,
    KIND_OF,
    KINDS,
    PER_OF,
)
from sobremesa.games.macao.facts import BESIDE_SETS, CITY_POINTS, DARK_QUARTERS, PUNISH_POINTS
from sobremesa.games.macao.state import State, wall_order
from sobremesa.games.macao.words import (
    CARD_SCORED,
    CITY_SCORED,
    FINAL_SCORE,
    GAME_ENDED,
    MOST_POINTS,
    PUNISH_SCORED,
    TABLEAU_END,
    TIE_ON_WALL,
    WORDS,
)


def score_game(s: State) -> None:
    """MO-91 Cards left over bring punish markers; MO-92, MO-93, MO-94 then all is scored."""
    for seat in range(s.seats):
        for _ in s.tableaux[seat]:
            punish(s, seat, TABLEAU_END)
    for seat in range(s.seats):
        score_punish_markers(s, seat)
    for seat in range(s.seats):
        score_end_cards(s, seat)
    for seat in range(s.seats):
        score_city(s, seat)
    for seat in range(s.seats):
        s.tell(FINAL_SCORE, seat, s.points[seat])
    best = max(s.points)
    winners = [seat for seat in range(s.seats) if s.points[seat] == best]
    s.ended = MOST_POINTS if len(winners) == 1 else TIE_ON_WALL
    s.tell(GAME_ENDED, s.ended)


def score_punish_markers(s: State, seat: Seat) -> None:
    """MO-88, MO-92 Each marker costs 3 points, now and not before; MO-R13 maybe below 0."""
    if s.punished[seat]:
        points = PUNISH_POINTS * s.punished[seat]
        s.points[seat] = s.points[seat] + points
        s.tell(PUNISH_SCORED, seat, s.punished[seat], -points)


def score_end_cards(s: State, seat: Seat) -> None:
    """MO-93 All activated end cards score. MO-97 There is no highest score."""
    for card in s.active[seat]:
        if EFFECT_OF[card] == END_SCORE:
            points = end_points(s, seat, card)
            s.points[seat] = s.points[seat] + points
            s.tell(CARD_SCORED, seat, card, points)


def end_points(s: State, seat: Seat, card: Card) -> int:
    """What an end card would bring now; MO-R27 nothing for a count of 0."""
    points = END_POINTS[card] * (count_for(s, seat, COUNTED[PER_OF[card]]) // END_DIVISOR[card])
    return points if END_MOST[card] < 0 else min(points, END_MOST[card])


def count_for(s: State, seat: Seat, counted: str) -> int:
    """What an end card counts; MO-R14 itself included if it fits.

    MO-55, MO-75 Unused joker tiles and tiles left on a ship are in none of these counts.
    """
    if counted == "flat":
        return 1
    if counted == "own_markers":
        return size_of(s.quarters[seat])
    if counted == "largest_string":
        return largest_string(s, seat)
    if counted == "activated_cards":
        return len(s.active[seat])
    if counted == "activated_offices":
        return len([card for card in s.active[seat] if KINDS[KIND_OF[card]] == "office"])
    if counted == "activated_persons":
        return len([card for card in s.active[seat] if KINDS[KIND_OF[card]] == "person"])
    if counted == "joker_quarters":
        return size_of(s.quarters[seat] & DARK_QUARTERS)
    if counted == "distinct_delivered":
        return size_of(s.delivered[seat])
    if counted == "punish_markers":
        return s.punished[seat]
    if counted == "gold":
        return s.gold[seat]
    return s.discs[seat]


def largest_string(s: State, seat: Seat) -> int:
    """MO-94 The number of markers in the seat's largest connected group."""
    return largest_group(s.quarters[seat])


def largest_group(quarters: i64) -> int:
    """The size of the largest connected group of a set of quarters."""
    best = 0
    while quarters:
        size = 0
        edge = quarters & -quarters
        quarters -= edge
        while edge:
            size += 1
            near = BESIDE_SETS[nth(edge, 0)] & quarters
            quarters -= near
            edge = edge & (edge - 1) | near
        best = max(best, size)
    return best


def score_city(s: State, seat: Seat) -> None:
    """MO-94 Two points for each marker of the largest group, one group only."""
    markers = largest_string(s, seat)
    if markers:
        s.points[seat] = s.points[seat] + CITY_POINTS * markers
        s.tell(CITY_SCORED, seat, markers, CITY_POINTS * markers)


def places(s: State) -> list[int]:
    """MO-95 Most points win. MO-96 Ties are broken by wall order, so places are never shared."""
    order = wall_order(s)
    found = [1] * s.seats
    for seat in range(s.seats):
        for other in range(s.seats):
            if s.points[other] > s.points[seat] or (
                s.points[other] == s.points[seat] and order.index(other) < order.index(seat)
            ):
                found[seat] += 1
    return found


def outcome(s: State) -> str:
    """How the game ended; empty while it runs."""
    return WORDS.end(s.ended)


def scores(s: State) -> list[int]:
    """The prestige points of each seat."""
    return s.points.listed()
