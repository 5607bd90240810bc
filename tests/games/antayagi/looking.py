"""What lies on the table of AntaYagí, in the notation of its situations."""

from __future__ import annotations

from games.antayagi.playing import facts, told
from sobremesa.core.words import SPECTATOR, Card, Seat
from sobremesa.games.antayagi.facts import BACK_OF, CARD_MASK, DECK_SHIFT, OBJECT_OF, inward
from sobremesa.games.antayagi.scoring import score, target
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import BACK, CARD, OBJECT

EVERYBODY = [0, 1, 2, 3, SPECTATOR]
"""Who looks at a table for four."""


def told_to_all(s: State, event: str) -> list[str]:
    """What everybody has heard of an event, and all the same."""
    heard = [told(s, viewer, event) for viewer in EVERYBODY]
    assert all(one == heard[0] for one in heard)
    return heard[0]


def seen(s: State, viewer: Seat, owner: Seat) -> list[str]:
    """The owner's hand as the viewer sees it: `bone/plain o`, `?/plain o`."""
    found = []
    told_of = facts(s, viewer)
    for slot in range(3):
        row = told_of[f"card_{slot}"]
        assert isinstance(row, list)
        if row[owner] is not None:
            thing, back, facing = row[owner].split("-")
            found.append(f"{'?' if thing == 'unknown' else thing}/{back} {facing[0]}")
    return found


def hand(s: State, seat: Seat) -> list[str]:
    """The seat's hand as it is: `bone/plain o`."""
    return [f"{name(card & CARD_MASK)} {'oi'[inward(card)]}" for card in s.hand(seat)]


def hands(s: State) -> list[int]:
    """The sizes of all hands."""
    return [s.hand_size(seat) for seat in range(s.seats)]


def name(card: Card) -> str:
    """`bone/plain`."""
    return f"{OBJECT.names[OBJECT_OF[card]]}/{BACK.names[BACK_OF[card]]}"


def thing(card: Card) -> str:
    """`bone`."""
    return OBJECT.names[OBJECT_OF[card]]


def zone(s: State, seat: Seat) -> str:
    """The objects in the seat's zone, in order of arrival."""
    return " ".join([thing(card) for card in s.zones[seat]])


def pile(s: State, last: int = 80) -> str:
    """The objects of the last so many discards, in order of discarding."""
    return " ".join([thing(card) for card in s.discards[-last:]]) if last else ""


def standing(s: State, seat: Seat) -> tuple[int, int]:
    """Score and target."""
    return score(s, seat), target(s, seat)


def drawn(s: State) -> list[Seat]:
    """Who has drawn, card by card."""
    return [int(line.split()[1]) for line in told(s, SPECTATOR, "drew")]


def deck_number(s: State, seat: Seat, slot: int) -> int:
    """How many reshuffles came before the card was drawn."""
    return s.hands[seat * 3 + slot] >> DECK_SHIFT


def kinds() -> list[str]:
    """Every kind of card, as `bone/plain`."""
    return [made.replace("-", "/") for made in CARD.names]
