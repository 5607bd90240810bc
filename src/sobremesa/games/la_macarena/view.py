"""What one seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.core import view
from sobremesa.core.flow import frame_arg, frame_seat
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.la_macarena.facts import COPIES, MACAS_EACH, MOST_HANDS
from sobremesa.games.la_macarena.state import (
    Open,
    State,
    active_macas,
    cards_of,
    collection_of,
    copies_in,
    macas_on,
    wells_with,
)
from sobremesa.games.la_macarena.words import (
    CARD,
    CLOSED,
    COLLECTED,
    COLOUR,
    DANGER,
    ELEMENT,
    FREE,
    LAST_CARDS,
    LAST_TURN,
    LAY_CARD,
    LINK,
    MOVE_MACA,
    ONE_ELEMENT_SHORT,
    ONE_WELL_SHORT,
    OWN,
    PAID_BACK,
    PHASE,
    PHASES,
    RETURN_ELEMENT,
    SEAT,
    SHARED,
    SPELL,
    TAKE_TURN,
    TURN,
    WELL,
    WELLS,
)

TURNS: Final[list[int]] = [TAKE_TURN, LAY_CARD, MOVE_MACA]
"""The questions of a turn."""

FEW_CARDS: Final = 2
"""So many cards are often gone within a turn."""


class View(view.View):
    """What is open; and of what is hidden, by an allow-list, what this seat knows.

    MA-39 A collection is face down, but every series was laid openly: whoever remembers it knows
    what lies in each collection. So these are facts, as memories. MA-65 Hands are never shown.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)
        sits = seat < s.seats
        self.deck_size = len(s.deck)
        self.held = s.held[seat] if sits else 0
        self.twice = s.twice[seat] if sits else 0
        self.chosen = s.chosen[seat] if sits else UNKNOWN

    def hand(self) -> list[Card]:
        """The viewer's own cards."""
        return cards_of(self.held, self.twice)

    def collection(self, seat: Seat) -> list[Card]:
        """What the seat has collected, as everybody could remember."""
        return collection_of(self.open.collections, seat)

    def unseen(self) -> list[Card]:
        """The cards that the viewer cannot place: in other hands, or in the deck."""
        s = self.open
        left = [COPIES] * CARD.size
        for card in self.hand() + s.tops + s.laid:
            left[card] -= 1
        for thing in s.covered:
            left[thing % CARD.size] -= 1
        for seat in range(s.seats):
            for card in range(CARD.size):
                left[card] -= copies_in(s.collections, seat, card)
        return [card for card in range(CARD.size) for _ in range(left[card])]

    def played(self) -> list[Card]:
        """The cards that were laid in this hand; the first cards of the wells were not."""
        seen = [COPIES] * CARD.size
        for card in self.hand() + self.unseen() + self.open.first_cards():
            seen[card] -= 1
        return [card for card in range(CARD.size) for _ in range(seen[card])]

    def spell_on(self, well: int) -> int:
        """What the macas on a well mean to the viewer in a normal turn."""
        s = self.open
        mine = 0
        others = 0
        for seat in range(s.seats):
            if seat == self.seat:
                mine += macas_on(s.macas[seat], well)
            else:
                others += macas_on(s.macas[seat], well)
        if not others:
            return OWN if mine else FREE
        return SHARED if mine else CLOSED

    def asked(self) -> int:
        """The set of seats that are asked now, whether or not they have sealed their choice."""
        s = self.open
        if not s.agenda:
            return 0
        frame = s.agenda[-1]
        if s.step() == RETURN_ELEMENT:
            return frame_arg(frame)
        return 1 << frame_seat(frame)

    def danger(self, seat: Seat) -> int:
        """What of this seat may end the game within a turn; UNKNOWN if nothing does.

        MA-52 One well is without its maca. MA-76 One element is missing to the amulet that wins
        when the hand ends. MA-81 In the last hand it takes the last turn, MA-56 for the deck is
        empty, MA-55 or may soon be without cards.
        """
        s = self.open
        if s.ended != UNKNOWN:
            return UNKNOWN
        if len(wells_with(s.macas[seat])) == WELLS - 1:
            return ONE_WELL_SHORT
        if s.goal - s.amulets[seat] == 1 and len(s.held_elements(seat)) == ELEMENT.size - 1:
            return ONE_ELEMENT_SHORT
        if s.hand_number < s.max_hands or s.step() not in TURNS:
            return UNKNOWN
        if not self.deck_size and frame_seat(s.agenda[-1]) == seat:
            return LAST_TURN
        return LAST_CARDS if s.hand_sizes[seat] <= FEW_CARDS else UNKNOWN

    def opener(self) -> Seat:
        """Who, other than the viewer, has opened a well and must lay a card; else UNKNOWN."""
        s = self.open
        if s.well == UNKNOWN or s.laid or s.step() != LAY_CARD:
            return UNKNOWN
        seat = frame_seat(s.agenda[-1])
        return seat if seat != self.seat else UNKNOWN

    def would_collect(self) -> int:
        """How many cards the series in progress would bring if it ended now."""
        return max(0, len(self.open.laid) - 1)

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        s = self.open
        sits = self.seat < s.seats
        seats = range(s.seats)
        wells = range(len(s.tops))
        to.one("seat", SEAT, self.seat if sits else UNKNOWN)
        to.past_many("phase", PHASE, [i for i, step in enumerate(PHASES) if step == s.step()])
        to.past_many("asked", SEAT, [seat for seat in seats if self.asked() >> seat & 1])
        to.count("hand_number", s.hand_number, MOST_HANDS)
        to.count("max_hands", s.max_hands, MOST_HANDS)
        to.count("goal", s.goal, 2)
        to.one("starter", SEAT, s.starter)
        to.count("deck", self.deck_size, 69)
        to.one("turn", TURN, int(s.mirror_turn))
        to.row("colours", SEAT, COLOUR, list(seats))
        to.counts("amulets", SEAT, s.amulets, 2)
        for element in range(ELEMENT.size):
            held = [s.tokens[seat * ELEMENT.size + element] for seat in seats]
            to.counts(f"tokens_{ELEMENT.names[element]}", SEAT, held, 3)
        to.counts("coins", SEAT, s.coins, 15)
        active = [active_macas(macas) for macas in s.macas]
        to.counts("active_macas", SEAT, active, MACAS_EACH)
        to.counts("hand_sizes", SEAT, s.hand_sizes, 83)
        sizes = [len(self.collection(seat)) for seat in seats]
        to.counts("collection_sizes", SEAT, sizes, 104)
        to.row("danger", SEAT, DANGER, [self.danger(seat) for seat in seats])
        to.row("tops", WELL, CARD, s.tops)
        to.counts("heights", WELL, s.heights(), 104)
        to.row("spells", WELL, SPELL, [self.spell_on(well) for well in wells])
        lying: list[list[int]] = []
        for colour in range(COLOUR.size):
            macas = s.macas[colour] if colour < s.seats else 0
            lying.append([macas_on(macas, well) for well in wells])
        to.each("macas", COLOUR, WELL, lying, MACAS_EACH)
        self.describe_series(to)
        to.many("hand", CARD, self.hand())
        to.many("collection", CARD, self.collection(self.seat) if sits else [])
        needed = [i for i in range(ELEMENT.size) if sits and s.needs(self.seat, i)]
        to.many("needs", ELEMENT, needed)
        to.one("return_chosen", ELEMENT, self.chosen)
        if to.remembers:
            self.describe_past(to)

    def describe_past(self, to: Scribe) -> None:
        """What has been returned, collected and played."""
        s = self.open
        seats = range(s.seats)
        to.past("returned", SEAT, PAID_BACK, s.returned)
        collected = [seat * CARD.size + card for seat in seats for card in self.collection(seat)]
        to.past_many("collected", COLLECTED, collected)
        to.past_many("played", CARD, self.played())
        to.past("first_cards", WELL, CARD, s.first_cards())

    def describe_series(self, to: Scribe) -> None:
        """The series in progress, and what it would bring."""
        s = self.open
        going_on = s.well != UNKNOWN
        to.one("series_well", WELL, s.well)
        to.many("laid", CARD, s.laid)
        to.one("last_card", CARD, s.last_card() if going_on else UNKNOWN)
        to.one("last_link", LINK, s.link)
        run = [element for element in range(ELEMENT.size) if s.run >> element & 1]
        to.many("run", ELEMENT, run if going_on else [])
        to.count("would_collect", self.would_collect(), 104)


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)
