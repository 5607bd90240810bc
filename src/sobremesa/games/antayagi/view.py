"""What one seat may know."""

from __future__ import annotations

from typing import Final

from sobremesa.core import view
from sobremesa.core.flow import frame_seat, top_step
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import (
    BACK_OF,
    CARD_MASK,
    CARD_WITH,
    CARDS,
    COPIES_OF,
    DECK_SHIFT,
    OBJECT_OF,
    POINTS_WHEN_RAISED,
    SEAT_SHIFT,
    TURN_MASK,
    inward,
    seen_by_others,
    seen_by_owner,
)
from sobremesa.games.antayagi.scoring import dangers, scores, target
from sobremesa.games.antayagi.state import Open, State
from sobremesa.games.antayagi.words import (
    BACK,
    BACK_HIDDEN,
    CANCELLED,
    CARD,
    DANGER,
    HAND_SIZE,
    HIDDEN,
    MARK,
    MOST_IN_ZONE,
    MOST_SEATS,
    OBJECT,
    OWNER,
    PILE_PLACE,
    PLAY_SABOTAGE,
    POOL_PLACE,
    ROLE,
    SABOTAGE_NUMBER,
    SEAT,
    SIGHT,
    SLOT,
    STANDING,
    STANDS,
    ZONE_PLACE,
)

POOL_SHIFT: Final = 5
"""A card of an old pool is packed in an int with the number of its deck."""
POOL_MASK: Final = 31
OBJECTS_IN_ZONES: Final[list[int]] = [
    thing for thing in range(OBJECT.size) if POINTS_WHEN_RAISED[thing]
]


class View(view.View):
    """What is open; and of what is hidden, by an allow-list, what this seat knows.

    AY-6, AY-7, AY-14 Of a hand card the object is known to those who have seen it; AY-11 the back
    to all. AY-8 Of the deck the back of the top card.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__(seat)
        self.open = Open(s.seats, s.agenda.copy())
        self.open.copy_open(s)
        self.committed = UNKNOWN
        """The slot that the viewer himself has chosen."""
        if seat == s.active:
            self.committed = s.active_slot
        elif seat == s.partner:
            self.committed = s.partner_slot
        self.backs: list[int] = []
        """AY-10 Of each slot of each seat the back, or UNKNOWN where there is no card."""
        self.objects: list[int] = []
        """The object, where the viewer has seen it; else UNKNOWN."""
        self.held: list[int] = []
        """Whether Hats have turned it, and the number of the deck it comes from."""
        self.facings: list[int] = []
        """AY-5 Outward or inward, or UNKNOWN where there is no card."""
        self.pools: list[int] = []
        """AY-90 The cards of old decks that the viewer cannot place in hands, but can count."""
        for at, held in enumerate(s.hands):
            if held == UNKNOWN:
                self.backs.append(UNKNOWN)
                self.objects.append(UNKNOWN)
                self.held.append(UNKNOWN)
                self.facings.append(UNKNOWN)
                continue
            card = held & CARD_MASK
            self.backs.append(BACK_OF[card])
            self.held.append(held & ~CARD_MASK)
            self.facings.append(int(inward(held)))
            if knows(held, at // HAND_SIZE, seat, s.seats):
                self.objects.append(OBJECT_OF[card])
                continue
            self.objects.append(UNKNOWN)
            if held >> DECK_SHIFT < s.reshuffles:
                self.pools.append(card | held >> DECK_SHIFT << POOL_SHIFT)
        self.pools.sort()
        self.deck_size = len(s.deck)
        self.deck_back = BACK_OF[s.deck[-1]] if s.deck else UNKNOWN

    def slots(self, seat: Seat) -> list[int]:
        """The places of the seat's cards in `backs`, `objects` and `held`."""
        first = seat * HAND_SIZE
        return [at for at in range(first, first + HAND_SIZE) if self.backs[at] != UNKNOWN]

    def deck_of(self, at: int) -> int:
        """The number of reshuffles before the card in that place was drawn."""
        return self.held[at] >> DECK_SHIFT

    def unseen(self) -> list[int]:
        """AY-90 How many copies of each card are in the last pool.

        That is the deck, and the cards drawn from it that the viewer cannot place.
        """
        s = self.open
        left = COPIES_OF.copy()
        for seen in [s.discards, s.trade(), s.aside, cards_of(s.sabotages), *s.zones]:
            for card in seen:
                left[card] -= 1
        for at, thing in enumerate(self.objects):
            if thing != UNKNOWN:
                left[CARD_WITH[thing][self.backs[at]]] -= 1
        for pooled in self.pools:
            left[pooled & POOL_MASK] -= 1
        return left

    def candidates(self, at: int, unseen: list[int]) -> list[int]:
        """How many cards of each object may lie in that place: of its pool, with its back."""
        found = [0] * OBJECT.size
        back = self.backs[at]
        deck = self.deck_of(at)
        if deck == self.open.reshuffles:
            for card, count in enumerate(unseen):
                if BACK_OF[card] == back:
                    found[OBJECT_OF[card]] += count
            return found
        for pooled in self.pools:
            if pooled >> POOL_SHIFT == deck and BACK_OF[pooled & POOL_MASK] == back:
                found[OBJECT_OF[pooled & POOL_MASK]] += 1
        return found

    def sight(self, at: int) -> int:
        """What the viewer knows of the card in that place, as a thing of the noun `sight`."""
        if at >= len(self.backs) or self.backs[at] == UNKNOWN:
            return UNKNOWN
        look = self.objects[at] if self.objects[at] != UNKNOWN else HIDDEN
        return (look * BACK.size + self.backs[at]) * MARK.size + self.facings[at]

    def shown(self, at: int) -> int:
        """AY-92 The side of the card in that place that faces the viewer; none of it a spectator.

        AY-6, AY-7 Outward that is the back to the owner, the object to all others.
        """
        if at >= len(self.backs) or self.backs[at] == UNKNOWN:
            return UNKNOWN
        mark = self.facings[at]
        if self.seat >= self.open.seats:
            return BACK_HIDDEN + HIDDEN * MARK.size + mark
        if (at // HAND_SIZE == self.seat) == bool(mark):
            return BACK_HIDDEN + self.objects[at] * MARK.size + mark
        return (HIDDEN * BACK.size + self.backs[at]) * MARK.size + mark

    def asked_for_sabotage(self) -> bool:
        """Whether the viewer himself is asked."""
        agenda = self.open.agenda
        return top_step(agenda) == PLAY_SABOTAGE and frame_seat(agenda[-1]) == self.seat

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        self.tell_facts(to, recall=True)

    def show(self, to: Scribe) -> None:
        """AY-91, AY-92 Tell what lies before the viewer, and not what he can only remember."""
        self.tell_facts(to, recall=False)

    def tell_facts(self, to: Scribe, recall: bool) -> None:
        """All facts, with what is known by recall or without it."""
        s = self.open
        to.one("seat", SEAT, self.seat if self.seat < s.seats else UNKNOWN)
        to.count("turn", s.turn, s.max_turns + 1)
        to.one("active", SEAT, s.active)
        to.one("partner", SEAT, s.partner)
        to.one("committed", SLOT, self.committed)
        for slot in range(HAND_SIZE):
            places = [seat * HAND_SIZE + slot for seat in range(s.seats)]
            sights = [self.sight(at) if recall else self.shown(at) for at in places]
            to.row(f"card_{slot}", SEAT, SIGHT, sights)
        to.row("trade", ROLE, CARD, s.trade())
        to.row("sabotages", SABOTAGE_NUMBER, CARD, cards_of(s.sabotages))
        to.row("saboteurs", SABOTAGE_NUMBER, SEAT, saboteurs_of(s.sabotages))
        to.one("standing", STANDING, self.standing())
        to.many("aside", CARD, s.aside)
        to.counts("scores", OWNER, scores(s), 9)
        to.counts("targets", OWNER, [target(s, seat) for seat in range(s.seats)], 9)
        to.row("danger", SEAT, DANGER, dangers(s))
        for thing in OBJECTS_IN_ZONES:
            counts = [len([1 for card in zone if OBJECT_OF[card] == thing]) for zone in s.zones]
            to.counts(f"zone_{OBJECT.names[thing]}", OWNER, counts, MOST_IN_ZONE)
        to.count("deck", self.deck_size, CARDS)
        to.one("deck_back", BACK, self.deck_back)
        to.count("pile", len(s.discards), CARDS)
        to.one("pile_top", CARD, s.discards[-1] if s.discards else UNKNOWN)
        to.count("reshuffles", s.reshuffles, 9)
        told = s.active_card != UNKNOWN and (recall or self.asked_for_sabotage())
        to.count("passes", s.passes if told else 0, MOST_SEATS)
        if to.remembers:
            self.tell_memories(to, recall)

    def tell_memories(self, to: Scribe, recall: bool) -> None:
        """What a person could look up; AY-90 with `recall`, what he could remember or count."""
        s = self.open
        zones: list[int] = []
        for zone in s.zones:
            zones += (zone + [UNKNOWN] * MOST_IN_ZONE)[:MOST_IN_ZONE]
        to.past("zones", ZONE_PLACE, CARD, zones)
        to.past("discards", PILE_PLACE, CARD, s.discards)
        to.past("last_traders", ROLE, SEAT, s.last_traders())
        to.past("last_trade", ROLE, CARD, s.last_trade())
        to.past("last_sabotages", SABOTAGE_NUMBER, CARD, cards_of(s.last_sabotages))
        to.past("last_saboteurs", SABOTAGE_NUMBER, SEAT, saboteurs_of(s.last_sabotages))
        for slot in range(HAND_SIZE):
            places = [seat * HAND_SIZE + slot for seat in range(s.seats)]
            ages = [s.reshuffles - self.deck_of(at) if self.held[at] >= 0 else 0 for at in places]
            seen = [int(self.held[at] >= 0 and self.held[at] & TURN_MASK != 0) for at in places]
            nothing = [0] * s.seats
            to.past_counts(f"decks_ago_{slot}", SEAT, ages if recall else nothing, 9)
            to.past_counts(f"seen_by_all_{slot}", SEAT, seen if recall else nothing, 1)
        pools = self.pools if recall else []
        to.past_counts("unseen", CARD, self.unseen() if recall else [0] * CARD.size, 8)
        to.past("pool_cards", POOL_PLACE, CARD, [pooled & POOL_MASK for pooled in pools])
        decks_ago = [s.reshuffles - (pooled >> POOL_SHIFT) for pooled in pools]
        to.past_counts("pool_decks_ago", POOL_PLACE, decks_ago, 9)

    def standing(self) -> int:
        """Whether the exchange on the table stands or is cancelled so far."""
        s = self.open
        if s.active_card == UNKNOWN:
            return UNKNOWN
        return CANCELLED if len(s.sabotages) % 2 else STANDS


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)


def knows(held: int, owner: Seat, viewer: Seat, seats: int) -> bool:
    """AY-14 Whether the viewer has seen the object of a hand card; a spectator, whether all have.

    AY-6 Outward: all but its owner have. AY-7 Inward: he alone has. AY-53 After a Hat all have.
    """
    if viewer >= seats:
        return seen_by_owner(held) and seen_by_others(held)
    return seen_by_owner(held) if viewer == owner else seen_by_others(held)


def cards_of(sabotages: list[int]) -> list[Card]:
    """The cards that were played as sabotages."""
    return [played & CARD_MASK for played in sabotages]


def saboteurs_of(sabotages: list[int]) -> list[Seat]:
    """Who played them."""
    return [played >> SEAT_SHIFT for played in sabotages]
