"""How a game of Macelandia is laid out."""

from __future__ import annotations

from sobremesa.core.ints import Ints
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia.facts import (
    CARD_FACTION,
    CARD_ROLE,
    DECK_OF,
    FACTION_CARDS_OF,
    HAND_OF,
    ONE_OF,
    RING_OF,
    STANDARD_OF,
)
from sobremesa.games.macelandia.state import NO_PLAY, STALL_NAMES, STALL_OFF, State, kinds_in
from sobremesa.games.macelandia.words import (
    CASTLE,
    DEAL_HANDS,
    DEALT,
    FACTION,
    FACTION_SHOWN,
    FORT,
    LIGHT,
    PLACE_CARD,
    SHOW_FACTIONS,
)


def lay_out(options: Options, rng: Rng) -> State:
    """ML-4 The map side follows from the number of players. ML-9 Who sits where, as agreed.

    ML-7 The faction cards are dealt before anyone is placed.
    """
    seats = options.seats
    s = empty_table(rng, seats)
    s.free = options["placement"] == "free"
    s.stall = STALL_NAMES.index(options["stall"])
    deal_factions(s)
    s.push(DEAL_HANDS)
    s.push(SHOW_FACTIONS)
    if s.free:
        s.push(PLACE_CARD, turns=seats)
    else:
        for seat in range(seats):
            place(s, seat, STANDARD_OF[seats][seat])
    return s


def empty_table(rng: Rng, seats: int) -> State:
    """ML-5 The ring of the map side that is used, with nobody in it, and no card dealt."""
    s = State(seats)
    s.rng = rng
    s.free = False
    s.stall = STALL_OFF
    s.light = 0
    s.castles = 0
    s.shown = False
    s.territories = [UNKNOWN] * seats
    s.ring = [UNKNOWN] * RING_OF[seats]
    s.fallen = 0
    s.hands = Ints([0] * seats)
    s.away = Ints([0] * seats)
    s.coming = []
    s.lost = []
    s.discards = 0
    s.aside = []
    s.turn = 0
    s.target = UNKNOWN
    s.aim = UNKNOWN
    s.committed = NO_PLAY
    s.sealed = NO_PLAY
    s.quiet = 0
    s.history = []
    s.ended = UNKNOWN
    return s


def deal_factions(s: State) -> None:
    """ML-7 Shuffle the faction cards in use (ML-1, ML-6: by the number of players); one each."""
    cards = FACTION_CARDS_OF[s.seats].copy()
    s.rng.shuffle(cards)
    set_factions(s, cards)


def set_factions(s: State, cards: list[int]) -> None:
    """Give each seat its faction card."""
    s.light = 0
    s.castles = 0
    for seat, card in enumerate(cards):
        if CARD_FACTION[card] == LIGHT:
            s.light |= BIT_OF[seat]
        if CARD_ROLE[card] == CASTLE:
            s.castles |= BIT_OF[seat]


def place(s: State, seat: Seat, territory: int) -> None:
    """ML-9 Each faction card has a territory of its own; the others stay vacant."""
    s.territories[seat] = territory
    s.ring[territory] = seat


def show_factions(s: State) -> None:
    """ML-10 All faction cards are revealed at once. ML-8 Before that nobody knows any."""
    s.shown = True
    if s.log is not None:
        for seat in range(s.seats):
            role = CASTLE if s.castles & BIT_OF[seat] else FORT
            s.tell(FACTION_SHOWN, seat, s.faction(seat), role, s.territories[seat])


def deal_hands(s: State) -> None:
    """ML-13 Two decks, shuffled apart. ML-2, ML-3 What is in them. ML-14 Hand sizes.

    ML-15 What is left is put away unseen.
    """
    for faction in range(FACTION.size):
        deck = DECK_OF[s.seats][faction].copy()
        s.rng.shuffle(deck)
        top = 0
        members = s.members(faction)
        for seat in range(s.seats):
            if not members & BIT_OF[seat]:
                continue
            role = CASTLE if s.castles & BIT_OF[seat] else FORT
            hand = 0
            for _ in range(HAND_OF[s.seats][faction][role]):
                hand += ONE_OF[deck[top]]
                top += 1
            s.hands[seat] = hand
            if s.log is not None:
                for kind in kinds_in(hand):
                    s.tell(DEALT, seat, kind, audience=BIT_OF[seat])
        while top < len(deck):
            s.aside.append(deck[top])
            top += 1


def first_seat(s: State, faction: int) -> Seat:
    """ML-17 The castle player of the faction that begins."""
    both = s.members(faction) & s.castles
    for seat in range(s.seats):
        if both & BIT_OF[seat]:
            return seat
    return UNKNOWN
