"""What lies on the table of Macelandia, in the notation of its situations."""

from __future__ import annotations

from games.macelandia.situations import names
from laws.tables import attributes
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import State, how_many


def hand(s: State, seat: Seat) -> str:
    """The cards in the seat's hand."""
    return names(s.hands[seat])


def away(s: State, seat: Seat) -> str:
    """The cards in Expedition in front of the seat that came there from attacks."""
    return names(s.away[seat])


def discarded(s: State, before: int) -> str:
    """The cards that have been discarded since."""
    return names(s.discards - before)


def size(s: State, seat: Seat) -> int:
    """The number of cards in the seat's hand."""
    return how_many(s.hands[seat])


def seen(s: State, viewer: Seat) -> dict[str, object]:
    """All that a view holds."""
    return attributes(GAME.view(s, viewer))


def everyone(s: State) -> list[Seat]:
    """All viewers."""
    return [*range(s.seats), SPECTATOR]


def outcome(s: State) -> str:
    """How the game ended, or nothing."""
    return GAME.outcome(s)
