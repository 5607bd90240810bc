"""How a game of AntaYagí is laid out, and how a card is drawn."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.ints import Ints
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import EVERYONE, UNKNOWN, Event
from sobremesa.games.antayagi.facts import BACK_OF, DECK, DECK_SHIFT, HELD_INWARD, OBJECT_OF
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import DEAL, HAND_SIZE, RESHUFFLED


def lay_out(options: Options, rng: Rng) -> State:
    """AY-1, AY-2 All cards lie in the deck. AY-15 Three to seven players sit around it.

    AY-16 Hands, zones and discard pile are empty.
    """
    s = empty_table(rng, options.seats)
    s.max_turns = int(options["max_turns"])
    s.deck = DECK.copy()
    first = options["first_seat"]
    s.active = UNKNOWN if first == "random" else int(first)
    s.push(DEAL)
    return s


def empty_table(rng: Rng, seats: int) -> State:
    """No card lies anywhere yet."""
    s = State(seats)
    s.rng = rng
    s.turn = 0
    s.partner = UNKNOWN
    s.discards = []
    s.zones = [[] for _ in range(seats)]
    s.active_card = UNKNOWN
    s.partner_card = UNKNOWN
    s.sabotages = []
    s.aside = []
    s.poll = 0
    s.passes = 0
    s.reshuffles = 0
    s.last_active = UNKNOWN
    s.last_partner = UNKNOWN
    s.last_active_card = UNKNOWN
    s.last_partner_card = UNKNOWN
    s.last_sabotages = []
    s.ended = UNKNOWN
    s.winner = UNKNOWN
    s.active_slot = UNKNOWN
    s.partner_slot = UNKNOWN
    s.hands = Ints([UNKNOWN] * (seats * HAND_SIZE))
    return s


def draw(s: State, seat: i64, slot: i64, event: Event) -> bool:
    """AY-19 Draw the top card of the deck into the slot; tell whether there was one.

    AY-20 It is held outward, AY-21 unless its back says that only the owner shall see the object.
    AY-6, AY-7 So either all others or the owner alone see it. AY-92 Its back faces the owner;
    of a card held inward everybody sees or knows it.
    """
    if not s.deck:
        reshuffle(s)
        if not s.deck:
            return False
    card: i64 = s.deck.pop()
    number: i64 = s.reshuffles
    s.hands.bare()[seat * HAND_SIZE + slot] = card | number << DECK_SHIFT
    if s.log is not None:
        owner = BIT_OF[seat]
        inward = HELD_INWARD[card]
        sees = owner if inward else BIT_OF[s.seats] - 1 - owner
        faces = EVERYONE if inward else owner
        s.tell(event, seat, BACK_OF[card], int(inward), OBJECT_OF[card], EVERYONE, sees, faces)
    if not s.deck:
        reshuffle(s)
    return True


def fill(s: State, seat: i64, event: Event) -> None:
    """AY-83 Draw up to a full hand, AY-23 as long as there are cards."""
    slot = s.hand_size(seat)
    while slot < HAND_SIZE and draw(s, seat, slot, event):
        slot += 1


def reshuffle(s: State) -> None:
    """AY-22 The whole discard pile becomes the new deck. AY-23 If there is one."""
    if not s.discards:
        return
    s.deck = s.discards
    s.discards = []
    s.rng.shuffle(s.deck)
    s.reshuffles += 1
    s.tell(RESHUFFLED, len(s.deck))
