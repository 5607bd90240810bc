"""When a game of Macelandia ends, who has won, and what that is worth."""

from __future__ import annotations

from typing import Final

from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia.facts import SAFETY_ROUNDS, STALL_ROUNDS
from sobremesa.games.macelandia.state import STALL_OFF, STALL_TIE, State, how_many, other_of
from sobremesa.games.macelandia.words import (
    DARKNESS,
    DARKNESS_CASTLE,
    DARKNESS_FORTS,
    DARKNESS_STALL,
    LIGHT,
    LIGHT_CASTLE,
    LIGHT_FORTS,
    LIGHT_STALL,
    TIE_BOTH,
    TIE_STALL,
    TIE_STALLED,
    WORDS,
)

STANDS: Final = 0
CASTLE_FELL: Final = 1
FORTS_FELL: Final = 2

WINNER_OF: Final[list[int]] = [
    LIGHT if name.startswith("light") else DARKNESS if name.startswith("darkness") else UNKNOWN
    for name in WORDS.outcomes
]
"""ML-77 The faction that wins in each outcome; nobody in a tie."""


def defeat_of(s: State, faction: int) -> int:
    """ML-69 A faction is defeated when its castle is gone, ML-70 or when all its forts are."""
    if not s.fallen:
        return STANDS
    members = s.members(faction)
    if members & s.castles & s.fallen:
        return CASTLE_FELL
    forts = members & ~s.castles
    return FORTS_FELL if forts & s.fallen == forts else STANDS


def end_of(s: State) -> int:
    """ML-71 to ML-73 The outcome once a faction is defeated; ML-78 tells the reason.

    ML-R29 Else that of a stall, if one ends the game (ML-74), else that of a game that would go
    on for ever (ML-85); UNKNOWN while the game goes on.
    """
    light = defeat_of(s, LIGHT)
    dark = defeat_of(s, DARKNESS)
    if light != STANDS and dark != STANDS:
        return TIE_BOTH
    if light != STANDS:
        return DARKNESS_CASTLE if light == CASTLE_FELL else DARKNESS_FORTS
    if dark != STANDS:
        return LIGHT_CASTLE if dark == CASTLE_FELL else LIGHT_FORTS
    if s.stall != STALL_OFF and s.quiet >= quiet_limit(s.seats):
        return stall_of(s)
    return TIE_STALLED if len(s.history) >= turn_limit(s.seats) else UNKNOWN


def quiet_limit(seats: int) -> int:
    """ML-74 So many turns in a row without an attack end the game, however many still live."""
    return STALL_ROUNDS * seats


def turn_limit(seats: int) -> int:
    """ML-85 So many turns end any game; ML-R36 all of them count, quiet or not."""
    return SAFETY_ROUNDS * seats


def stall_of(s: State) -> int:
    """ML-75 As agreed: a tie, or more cards win, and with equal numbers it is a tie."""
    light, dark = cards_left(s, LIGHT), cards_left(s, DARKNESS)
    if s.stall == STALL_TIE or light == dark:
        return TIE_STALL
    return LIGHT_STALL if light > dark else DARKNESS_STALL


def cards_left(s: State, faction: int) -> int:
    """ML-75 The cards in the hands and the Expeditions of the faction's living players."""
    members = s.members(faction) & ~s.fallen
    found = 0
    for seat in range(s.seats):
        if members & BIT_OF[seat]:
            found += how_many(s.hands[seat]) + how_many(s.away[seat])
    for place in s.coming:
        if members & BIT_OF[other_of(s.history[place])]:
            found += 1
    return found


def scores(s: State) -> list[int]:
    """ML-77 1 for each seat of the winning faction, -1 for the others; 0 for all in a tie.

    ML-72 Eliminated players win and lose with their faction.
    """
    winner = WINNER_OF[s.ended] if s.ended != UNKNOWN else UNKNOWN
    if winner == UNKNOWN:
        return [0] * s.seats
    return [1 if s.faction(seat) == winner else -1 for seat in range(s.seats)]


def places(s: State) -> list[int]:
    """ML-77 Winners are first, losers second; in a tie all are first."""
    return [1 if score >= 0 else 2 for score in scores(s)]


def shares(s: State) -> list[float]:
    """ML-R34 A faction divides its share of the victory evenly; in a tie each has half of it."""
    placed = places(s)
    sides = 1 if 2 in placed else 2
    sizes = [len([seat for seat in range(s.seats) if s.faction(seat) == f]) for f in (0, 1)]
    return [
        1 / (sides * sizes[s.faction(seat)]) if placed[seat] == 1 else 0.0
        for seat in range(s.seats)
    ]


def outcome(s: State) -> str:
    """How the game ended; empty while it runs."""
    return WORDS.end(s.ended)


def teams(s: State) -> list[int]:
    """ML-7 The factions, as they were dealt."""
    return [s.faction(seat) for seat in range(s.seats)]


def side_of(s: State, seat: Seat) -> int:
    """ML-10 The faction of the seat, once all are revealed."""
    return s.faction(seat) if s.shown else UNKNOWN
