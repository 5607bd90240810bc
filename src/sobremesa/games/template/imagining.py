"""The whole table: imagined from a view, told in names, counted in pieces."""

from __future__ import annotations

from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.template.rules import FLOW
from sobremesa.games.template.state import State
from sobremesa.games.template.view import View
from sobremesa.games.template.words import CARD


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    s.hands = []
    s.chosen = [UNKNOWN] * s.seats
    cards = v.unknown_cards()
    rng.shuffle(cards)
    for seat in range(s.seats):
        if seat == v.seat:
            s.hands.append(v.hand.copy())
            s.chosen[seat] = v.chosen
        else:
            s.hands.append(sorted(cards[: v.hand_sizes[seat]]))
            cards = cards[v.hand_sizes[seat] :]
    s.aside = cards
    FLOW.settle(s)
    return s


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now."""
    loose = len(View(s, seat).unknown_cards())
    found: list[str] = []
    for other in range(s.seats):
        if other != seat and 0 < len(s.hands[other]) < loose:
            found.append(f"hand_{other}")
    if 0 < len(s.aside) < loose:
        found.append("aside")
    return found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {f"hand_{i}": CARD.names_of(s.hands[i]) for i in range(s.seats)}
    found["aside"] = CARD.names_of(s.aside)
    found["played"] = CARD.names_of(s.played)
    found["tricks"] = list(s.tricks)
    return found


def pieces(s: State) -> list[tuple[str, int, int]]:
    """TP-1 All cards are somewhere, each once."""
    cards = s.aside + s.played
    for hand in s.hands:
        cards += hand
    return [("card", len(cards), CARD.size), ("different card", len(set(cards)), CARD.size)]
