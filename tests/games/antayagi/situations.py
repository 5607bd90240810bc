"""Positions of AntaYagí, written in notation, for tests of single rules.

A card is written `object/back`, or `object` alone where the back does not matter (then no sabotage
and no Small Hat). `.o` or `.i` behind it says how it is held; if that is not how it was drawn, a
Hat has turned it, and all have seen both sides.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from games.antayagi.playing import act, asked, here
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.facts import BACK_OF, DECK, OBJECT_OF, TURNED, inward
from sobremesa.games.antayagi.setup import empty_table
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import BACK, CHOOSE_PARTNER, OBJECT

PLAIN_FIRST = ["plain", "treasure_t_rex", "small_hat", "sabotage"]
HARMLESS = ["treasure", "bone", "hat", "t_rex", "toxic_waste", "empty_box", "fish"]


class Box:
    """The cards that are not laid out yet."""

    def __init__(self) -> None:
        self.cards = DECK.copy()

    def take(self, text: str) -> Card:
        """A card written as `bone/plain` or `bone`."""
        thing, _, back = text.partition("/")
        for wanted in [back] if back else PLAIN_FIRST:
            for card in self.cards:
                shown = OBJECT.names[OBJECT_OF[card]], BACK.names[BACK_OF[card]]
                if shown == (thing, wanted):
                    self.cards.remove(card)
                    return card
        raise AssertionError(f"there is no {text} left")

    def take_all(self, text: str) -> list[Card]:
        """Several cards."""
        return [self.take(word) for word in text.split()]

    def filler(self) -> str:
        """A card that is no sabotage and not held inward."""
        for card in reversed(self.cards):
            name = OBJECT.names[OBJECT_OF[card]]
            if BACK.names[BACK_OF[card]] == "plain" and name in HARMLESS:
                return f"{name}/plain"
        raise AssertionError("no harmless card is left")


def held(box: Box, text: str) -> int:
    """A hand card: `hat/sabotage.i` has been turned by a Hat, `fish/small_hat` has not."""
    name, _, facing = text.partition(".")
    card = box.take(name)
    return card | TURNED if facing and (facing == "i") != inward(card) else card


class Standing(TypedDict, total=False):
    """How a game stands, as `table` is told it."""

    turn: int
    max_turns: int
    deck: str
    deck_size: int


def table(
    seats: int = 4,
    hands: dict[Seat, str] | None = None,
    zones: dict[Seat, str] | None = None,
    *,
    active: Seat = 0,
    pile: str = "",
    **standing: Unpack[Standing],
) -> State:
    """The active player is asked for a partner.

    `hands` and `zones` need name only the seats that matter: other hands hold three harmless
    cards, other zones are empty. `deck` lists the top cards, `pile` the discards; with `deck_size`
    the rest of the cards lies in the discard pile, without it in the deck.
    """
    box = Box()
    s = empty_table(Rng(b"situation"), seats)
    s.max_turns = standing.get("max_turns", 300)
    s.log = []
    s.zones = [box.take_all((zones or {}).get(seat, "")) for seat in range(seats)]
    laid = {
        seat: [held(box, word) for word in text.split()] for seat, text in (hands or {}).items()
    }
    top = box.take_all(standing.get("deck", ""))
    s.discards = box.take_all(pile)
    for seat in range(seats):
        cards = laid.get(seat)
        if cards is None:
            cards = [held(box, box.filler()) for _ in range(3)]
        for slot, card in enumerate((cards + [UNKNOWN] * 3)[:3]):
            s.hands[seat * 3 + slot] = card
    rest = box.cards
    if "deck_size" in standing:
        below = standing["deck_size"] - len(top)
        s.discards = rest[below:] + s.discards
        rest = rest[:below]
    s.deck = rest + top[::-1]
    s.active = active
    s.turn = standing.get("turn", 1)
    return here.come_to(s, CHOOSE_PARTNER, active)


def reveal(
    mine: str,
    other: str,
    zones: dict[Seat, str] | None = None,
    *,
    rest: dict[Seat, str] | None = None,
    seats: int = 4,
    active: Seat = 0,
    partner: Seat = 1,
    **standing: Unpack[Standing],
) -> State:
    """The active player has revealed `mine`, the partner `other`; what follows has happened.

    `rest` says what the traders hold besides, and what the others hold.
    """
    hands = dict(rest or {})
    for seat, card in ((active, mine), (partner, other)):
        if seat in hands:
            hands[seat] = f"{card} {hands[seat]}"
        else:
            hands[seat] = f"{card} hat/plain"
    s = table(seats, hands, zones, active=active, **standing)
    act(s, f"{active} partner {partner}")
    for seat in (active, partner):
        if s.agenda and GAME.flow.asked(s, seat) and asked(s) == "commit_card":
            act(s, f"{seat} commit 0")
    return s
