"""Why something that lies in sight cannot be chosen: by which rule."""

from __future__ import annotations

from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macelandia.battle import AFTER, CARDS_OF, PLAYS
from sobremesa.games.macelandia.facts import (
    CHARACTER,
    ENHANCEMENT,
    INSTANT_DEATH,
    MOST_CHARACTERS,
    TYPE_OF,
)
from sobremesa.games.macelandia.state import NO_PLAY, State, copies
from sobremesa.games.macelandia.words import ATTACK, COMMIT, KIND, READY, REINFORCE


def not_targets(s: State, seat: Seat) -> list[tuple[Action, str]]:
    """ML-23 Who is no enemy is not attacked. ML-53 Who is no ally, or oneself, gets no card.

    ML-64 Nothing can be done to whoever is out.
    """
    found: list[tuple[Action, str]] = []
    for other in range(s.seats):
        if other == seat or s.faction(other) == s.faction(seat):
            found.append((ATTACK.of(other), "ML-23"))
        elif s.fallen & BIT_OF[other]:
            found.append((ATTACK.of(other), "ML-64"))
    for other in range(s.seats):
        if other == seat or s.faction(other) != s.faction(seat):
            found.append((REINFORCE.of(other), "ML-53"))
        elif s.fallen & BIT_OF[other]:
            found.append((REINFORCE.of(other), "ML-64"))
    return found


def unfit(s: State, seat: Seat, laid: str = "") -> list[tuple[Action, str]]:
    """The cards in sight that cannot be added to what is committed.

    `laid` is the rule for those that are in the hand no more, because they are committed.
    """
    held = s.hands[seat]
    rest = held - CARDS_OF[s.committed]
    found: list[tuple[Action, str]] = []
    for kind in range(KIND.size):
        if copies(rest, kind):
            fits = AFTER[s.committed][kind] != UNKNOWN
            rule = "" if fits else misfit(PLAYS[s.committed], kind)
        elif copies(held, kind):
            rule = laid
        else:
            rule = beyond(s, seat, kind)
        if rule:
            found.append((COMMIT.of(kind), rule))
    return found


def not_yet_ready(s: State, seat: Seat, rule: str) -> list[tuple[Action, str]]:
    """The same where `ready` lays the play down: it cannot be said before there is one."""
    found = unfit(s, seat, rule)
    return [*found, (READY.of(), rule)] if s.committed == NO_PLAY else found


def misfit(play: list[int], kind: int) -> str:
    """Why the card may not be added to the play.

    ML-29 One Enhancement at most. ML-30 Two characters must be a pair, ML-31 and a third one
    never joins them. ML-32 Instant Death goes with nothing.
    """
    if any(TYPE_OF[other] == INSTANT_DEATH for other in [*play, kind]):
        return "ML-32"
    if TYPE_OF[kind] == ENHANCEMENT:
        return "ML-29"
    characters = [other for other in play if TYPE_OF[other] == CHARACTER]
    return "ML-31" if len(characters) == MOST_CHARACTERS else "ML-30"


def beyond(s: State, seat: Seat, kind: int) -> str:
    """Why a card that is not in the hand cannot be used; empty if none lies in sight.

    ML-34 It is in Expedition. ML-51 It is discarded.
    """
    if copies(s.away[seat], kind):
        return "ML-34"
    return "ML-51" if copies(s.discards, kind) else ""
