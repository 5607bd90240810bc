"""Which cards may follow which: ladders, same numbers, combinations and mirrors."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.sets import set_of
from sobremesa.core.words import UNKNOWN, Card
from sobremesa.games.la_macarena.facts import ELEMENT_BIT_OF, NEXT_DOWN, NEXT_UP, RANK_OF
from sobremesa.games.la_macarena.words import CARD, DOWN, ELEMENT, LINK, MIRROR, SAME, UP

NODES: Final = 5000
"""Series that `enumerate_series` finds before it stops, unless told otherwise."""


def link_of(last: Card, card: Card) -> int:
    """MA-20 How a card is linked to the one before: up, down, same, mirror, or not (UNKNOWN).

    MA-21 A ladder stays in one element. MA-22 King and ace are neighbours on it.
    """
    if card == last:
        return MIRROR
    if card == NEXT_UP[last]:
        return UP
    if card == NEXT_DOWN[last]:
        return DOWN
    return SAME if RANK_OF[card] == RANK_OF[last] else UNKNOWN


def run_after(run: int, link: int, card: Card) -> int:
    """The elements of the same-number run that a card is in; a ladder's card begins a new one."""
    return run | ELEMENT_BIT_OF[card] if link == SAME else ELEMENT_BIT_OF[card]


def refused_by(last: Card, link: int, run: int, card: Card) -> str:
    """The rule by which a card may not follow; empty if it may.

    MA-23 A ladder does not turn round. MA-24 No element comes twice in a same-number run, so that
    MA-25 it has three links at most. MA-26 After a same-number run a ladder goes either way.
    MA-32 A mirror may follow any link.
    """
    new = link_of(last, card)
    if new == UNKNOWN:
        return "MA-20"
    if (link == UP and new == DOWN) or (link == DOWN and new == UP):
        return "MA-23"
    return "MA-24" if new == SAME and run & ELEMENT_BIT_OF[card] else ""


RUNS: Final[int] = 2**ELEMENT.size
FOLLOWING: Final[list[list[list[Card]]]] = [
    [
        [
            card
            for card in range(CARD.size)
            if not refused_by(last, state // RUNS - 1, state % RUNS | ELEMENT_BIT_OF[last], card)
        ]
        for last in range(CARD.size)
    ]
    for state in range((LINK.size) * RUNS)
]
"""For each link (none, up, down, same) and run, and each last card: what may follow, sorted."""


def following(last: Card, link: int, run: int) -> list[Card]:
    """The cards that may follow the last one of a series that goes on; six at most."""
    return FOLLOWING[(link + 1) * RUNS + run][last]


FOLLOWERS: Final[vec[i64]] = vec[i64](
    [set_of(FOLLOWING[state][last]) for state in range(len(FOLLOWING)) for last in range(CARD.size)]
)
"""The same as sets, one after the other."""


def followers(last: Card, link: int, run: int) -> i64:
    """The set of the cards that may follow."""
    return FOLLOWERS[((link + 1) * RUNS + run) * CARD.size + last]


LINKED_TO: Final[vec[i64]] = vec[i64](
    [set_of(FOLLOWING[ELEMENT_BIT_OF[top]][top]) for top in range(CARD.size)]
)
"""The set of cards with which a series on each top card may begin."""


def enumerate_series(
    hand: list[Card], top: Card, limit: int = NODES, link: int = UNKNOWN, run: int = 0
) -> list[list[Card]]:
    """Every series that the hand can play upon a top card, or add to a series in progress.

    It goes depth first and stops after `limit` series. A series in progress is given by its last
    card as `top`, with its link and run.
    """
    held = [0] * CARD.size
    for card in hand:
        held[card] += 1
    found: list[list[Card]] = []
    grow(held, top, link, run | ELEMENT_BIT_OF[top], [], found, limit)
    return found


def grow(
    held: list[int],
    last: Card,
    link: int,
    run: int,
    laid: list[Card],
    found: list[list[Card]],
    limit: int,
) -> None:
    """Find all series that begin with `laid`. MA-30 A mirror is the last card of its series."""
    for card in following(last, link, run):
        if held[card] == 0:
            continue
        if len(found) >= limit:
            return
        held[card] = held[card] - 1
        laid.append(card)
        found.append(laid.copy())
        if card != last:
            new = link_of(last, card)
            grow(held, card, new, run_after(run, new, card), laid, found, limit)
        laid.pop()
        held[card] = held[card] + 1
