"""What lies on the table of La Macarena, with cards as the rules write them (`7e`)."""

from __future__ import annotations

from games.la_macarena.playing import code, codes
from games.la_macarena.situations import ALL
from sobremesa.core.words import Seat
from sobremesa.games.la_macarena.state import State, cards_of, collection_of, macas_on, wells_with
from sobremesa.games.la_macarena.words import ELEMENT


def hand(s: State, seat: Seat) -> str:
    """The cards in the seat's hand."""
    return codes(cards_of(s.held[seat], s.twice[seat]))


def collection(s: State, seat: Seat = 0) -> str:
    """The cards in the seat's collection."""
    return codes(collection_of(s.collections, seat))


def top(s: State, well: int) -> str:
    """The top card of the well."""
    return code(s.tops[well])


def macas(s: State, seat: Seat = 0) -> list[int]:
    """How many macas of the seat lie on each well."""
    return [macas_on(s.macas[seat], well) for well in ALL]


def bewitched(s: State, seat: Seat = 0) -> list[int]:
    """The wells on which the seat has macas."""
    return wells_with(s.macas[seat])


def tokens(s: State, seat: Seat) -> str:
    """The element tokens of the seat."""
    first = seat * ELEMENT.size
    held = s.tokens[first : first + ELEMENT.size]
    return " ".join([ELEMENT.names[i] for i, number in enumerate(held) for _ in range(number)])
