"""What lies on the table of Macao, in the notation of its situations."""

from __future__ import annotations

from games.macao.situations import LETTERS
from sobremesa.core.words import Seat
from sobremesa.games.macao.facts import ROSE_SIZE, counts_in, goods_in
from sobremesa.games.macao.state import State
from sobremesa.games.macao.words import CARD, COLOUR, GOOD


def cubes(held: int) -> str:
    """A bag as `R2 Y1`."""
    counts = counts_in(held)
    return " ".join(f"{LETTERS[c]}{count}" for c, count in enumerate(counts) if count)


def supply(s: State, seat: Seat = 0) -> str:
    """The cubes at the arrow."""
    return cubes(s.supply(seat))


def rose(s: State, seat: Seat = 0) -> dict[int, str]:
    """The cubes at each slot that has any; 0 is the arrow."""
    bags = s.roses.part(seat * ROSE_SIZE, (seat + 1) * ROSE_SIZE)
    return {slot: cubes(held) for slot, held in enumerate(bags) if held}


def goods(s: State, seat: Seat = 0) -> dict[str, int]:
    """The goods on the seat's ship."""
    return {GOOD.names[g]: n for g, n in enumerate(goods_in(s.cargo[seat])) if n}


def tableau(s: State, seat: Seat = 0) -> list[str]:
    """The cards on the tableau, by name."""
    return CARD.names_of(s.tableaux[seat])


def active(s: State, seat: Seat = 0) -> list[str]:
    """The activated cards in order."""
    return CARD.names_of(s.active[seat])


def pile(s: State) -> list[str]:
    """The discard pile from the bottom to the top."""
    return CARD.names_of(s.discards)


def used(s: State, seat: Seat = 0) -> list[str]:
    """The active cards that are marked as used."""
    return [CARD.names[c] for i, c in enumerate(s.active[seat]) if s.used[seat] >> i & 1]


def colours() -> list[str]:
    """All colours."""
    return COLOUR.names
