"""What one seat may know, and a whole state that it may imagine from that."""

from __future__ import annotations

from sobremesa.core import view
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.template.rules import FLOW
from sobremesa.games.template.state import Open, State
from sobremesa.games.template.words import CARD, SEAT


class View(view.View):
    """What is open; and of what is hidden, by an allow-list, what this seat knows."""

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats)
        self.open.copy_open(s)
        sits = seat < s.seats
        self.hand = s.hands[seat].copy() if sits else []
        self.chosen = s.chosen[seat] if sits else UNKNOWN
        self.hand_sizes = [len(hand) for hand in s.hands]

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        to.one("seat", SEAT, self.seat if self.seat < s.seats else UNKNOWN)
        to.many("hand", CARD, self.hand)
        to.one("chosen", CARD, self.chosen)
        to.counts("hand_sizes", SEAT, self.hand_sizes, 3)
        to.counts("tricks", SEAT, s.tricks, 3)
        to.many("played", CARD, s.played)

    def unknown_cards(self) -> list[Card]:
        """The cards that the viewer cannot place."""
        known = self.hand + self.open.played
        return [card for card in range(CARD.size) if card not in known]


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(rng.fork(), v.open.seats)
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
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = [CARD.names[card] for card in s.hands[seat]]
    found["aside"] = [CARD.names[card] for card in s.aside]
    found["played"] = [CARD.names[card] for card in s.played]
    found["tricks"] = list(s.tricks)
    return found


def pieces(s: State) -> list[tuple[str, int, int]]:
    """TP-1 All cards are somewhere, each once."""
    cards = s.aside + s.played
    for hand in s.hands:
        cards += hand
    return [("card", len(cards), CARD.size), ("different card", len(set(cards)), CARD.size)]
