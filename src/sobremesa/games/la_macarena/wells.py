"""Which wells are open to whom, and what can be begun on them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import Action, Seat
from sobremesa.games.la_macarena.facts import MACA_BITS
from sobremesa.games.la_macarena.series import LINKED_TO
from sobremesa.games.la_macarena.state import State, bewitched
from sobremesa.games.la_macarena.words import APPEND, OPEN, PASS, WELLS

OPENINGS: Final[list[list[Action]]] = [
    [PASS.of(), *[OPEN.of(well) for well in range(WELLS) if wells >> well & 1]]
    for wells in range(1 << WELLS)
]
"""The choices of a turn for each set of wells that can be played on."""


def playable_wells(s: State, seat: Seat) -> int:
    """The set of wells that are open to the seat and whose top card it has a link to."""
    closed: i64 = closed_wells(s, seat)
    hand = s.held[seat]
    found: i64 = 0
    bit: i64 = 1
    for top in s.tops:
        if not closed & 1 and hand & LINKED_TO[top]:
            found |= bit
        closed >>= MACA_BITS
        bit <<= 1
    return int(found)


def closed_wells(s: State, seat: Seat) -> int:
    """The wells that are closed to the seat: the lowest of the three bits of each.

    MA-45 In a normal turn a well with macas is open to their owners only, MA-46 to all of them
    where it is shared, MA-48 and to nobody else, not even for a mirror. MA-44 In a mirror turn all
    wells are open.
    """
    if s.mirror_turn:
        return 0
    theirs: i64 = 0
    other: i64 = 0
    while other < s.macas.size:
        theirs |= s.macas[other]
        other += 1
    return int(bewitched(theirs) & ~bewitched(s.macas[seat]))


def refused_wells(s: State, seat: Seat, closed: int) -> list[tuple[Action, str]]:
    """MA-45, MA-48 Closed wells, MA-20 and those that no card of the hand is linked to."""
    hand = s.held[seat]
    found: list[tuple[Action, str]] = []
    for well in range(WELLS):
        top = s.tops[well]
        if closed >> MACA_BITS * well & 1:
            found.append((OPEN.of(well), "MA-48" if hand & BIT_OF[top] else "MA-45"))
        elif not hand & LINKED_TO[top]:
            found.append((OPEN.of(well), "MA-20"))
    return found


def refused_cards(s: State, seat: Seat, closed: int) -> list[tuple[Action, str]]:
    """Cards of the hand that cannot come first: MA-45, MA-48 only closed wells are linked to them.

    MA-27 Or no well at all is.
    """
    at_open = 0
    at_closed = 0
    twins = 0
    for well in range(WELLS):
        top = s.tops[well]
        if closed >> MACA_BITS * well & 1:
            at_closed |= LINKED_TO[top]
            twins |= BIT_OF[top]
        else:
            at_open |= LINKED_TO[top]
    found: list[tuple[Action, str]] = []
    for card in members(s.held[seat] & ~at_open):
        if twins >> card & 1:
            found.append((APPEND.of(card), "MA-48"))
        elif at_closed >> card & 1:
            found.append((APPEND.of(card), "MA-45"))
        else:
            found.append((APPEND.of(card), "MA-27"))
    return found
