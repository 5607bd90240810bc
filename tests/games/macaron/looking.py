"""What lies on the table of Macaron, in the notation of its situations."""

from __future__ import annotations

from games.macaron.playing import facts, heard
from sobremesa.core.sets import members
from sobremesa.core.words import Seat
from sobremesa.games.macaron.facts import FLAVOUR_SHIFT, TOKEN_FACE
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import CARD, FACE, FLAVOUR


def known_cards(s: State, viewer: Seat) -> set[str]:
    """Every card that the viewer's view or log names."""
    words = {word for line in heard(s, viewer) for word in line.split()}
    for fact in facts(s, viewer).values():
        words |= {str(thing) for thing in fact} if isinstance(fact, list) else {str(fact)}
    return words & set(CARD.names)


def hand(s: State, seat: Seat) -> list[str]:
    """The cards in the seat's hand."""
    return CARD.names_of(members(s.hands[seat]))


def pile(s: State) -> list[str]:
    """The undealt cards, the top one first."""
    return [CARD.names[card] for card in reversed(s.aside)]


def emma_cards(s: State) -> list[str]:
    """Emma's cards as `almond:green_tea-2`: pile, then printed card; of each pile the top first."""
    return [
        f"{FLAVOUR.names[play >> FLAVOUR_SHIFT]}:{CARD.names[play & 63]}"
        for flavour in range(FLAVOUR.size)
        for play in s.emma
        if play >> FLAVOUR_SHIFT == flavour
    ]


def faces_held(s: State, seat: Seat) -> list[str]:
    """The faces of the voting tokens that the seat holds."""
    return [FACE.names[TOKEN_FACE[token]] for token in members(s.tokens[seat])]
