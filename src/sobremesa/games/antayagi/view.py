"""What one seat may know, and a whole state that it may imagine from that."""

from __future__ import annotations

from typing import Final

from sobremesa.core import view
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import (
    BACK_OF,
    BACK_OF_KIND,
    CARD_MASK,
    CARDS,
    CARDS_OF_KIND,
    COPIES_OF,
    DECK_SHIFT,
    KIND_OF,
    KIND_WITH,
    OBJECT_OF,
    OBJECT_OF_KIND,
    POINTS_WHEN_RAISED,
    SEAT_SHIFT,
    TURN_MASK,
    inward,
    seen_by_others,
    seen_by_owner,
)
from sobremesa.games.antayagi.rules import FLOW
from sobremesa.games.antayagi.scoring import scores, target
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import (
    BACK,
    CANCELLED,
    CARD,
    HAND_SIZE,
    HIDDEN,
    MARK,
    MOST_IN_ZONE,
    MOST_SEATS,
    OBJECT,
    OWNER,
    PILE_PLACE,
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
"""A card of an old pool is its kind and the number of its deck, packed in an int."""
KIND_MASK: Final = 31
OBJECTS_IN_ZONES: Final[list[int]] = [
    thing for thing in range(OBJECT.size) if POINTS_WHEN_RAISED[thing]
]
LIKELY: Final = 0.7
"""What is more likely than this may well come up in all of two dozen imagined worlds."""


class View(view.View):
    """An allow-list: what is not copied here is not known. Cards are known by kind only.

    AY-6, AY-7, AY-14 Of a hand card the object is known to those who have seen it; AY-11 the back
    to all. AY-8 Of the deck the back of the top card; AY-9, AY-13 all that lies open.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        self.seat = seat
        self.seats = s.seats
        self.max_turns = s.max_turns
        self.agenda = s.agenda.copy()
        self.turn = s.turn
        self.active = s.active
        self.partner = s.partner
        self.ended = s.ended
        self.winner = s.winner
        self.poll = s.poll
        self.passes = s.passes
        self.reshuffles = s.reshuffles
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
                self.pools.append(KIND_OF[card] | held >> DECK_SHIFT << POOL_SHIFT)
        self.pools.sort()
        self.deck_size = len(s.deck)
        self.deck_back = BACK_OF[s.deck[-1]] if s.deck else UNKNOWN
        self.discards = kinds(s.discards)
        self.zones = [kinds(zone) for zone in s.zones]
        self.trade = kinds(s.trade)
        self.sabotages = kinds(s.sabotages)
        self.saboteurs = [played >> SEAT_SHIFT for played in s.sabotages]
        self.aside = kinds(s.aside)
        self.last_traders = s.last[:2]
        self.last_cards = kinds(s.last[2:])
        """The two trade cards of the last reveal, then the sabotages."""
        self.last_saboteurs = [played >> SEAT_SHIFT for played in s.last[4:]]
        self.scores = scores(s)
        self.targets = [target(s, other) for other in range(s.seats)]

    def slots(self, seat: Seat) -> list[int]:
        """The places of the seat's cards in `backs`, `objects` and `held`."""
        first = seat * HAND_SIZE
        return [at for at in range(first, first + HAND_SIZE) if self.backs[at] != UNKNOWN]

    def deck_of(self, at: int) -> int:
        """The number of reshuffles before the card in that place was drawn."""
        return self.held[at] >> DECK_SHIFT

    def unseen(self) -> list[int]:
        """AY-90 How many cards of each kind are in the last pool.

        That is the deck, and the cards drawn from it that the viewer cannot place.
        """
        left = COPIES_OF.copy()
        for seen in [self.discards, self.trade, self.sabotages, self.aside, *self.zones]:
            for kind in seen:
                left[kind] -= 1
        for at, thing in enumerate(self.objects):
            if thing != UNKNOWN:
                left[KIND_WITH[thing][self.backs[at]]] -= 1
        for pooled in self.pools:
            left[pooled & KIND_MASK] -= 1
        return left

    def candidates(self, at: int, unseen: list[int]) -> list[int]:
        """How many cards of each object may lie in that place: of its pool, with its back."""
        found = [0] * OBJECT.size
        back = self.backs[at]
        deck = self.deck_of(at)
        if deck == self.reshuffles:
            for kind, count in enumerate(unseen):
                if BACK_OF_KIND[kind] == back:
                    found[OBJECT_OF_KIND[kind]] += count
            return found
        for pooled in self.pools:
            if pooled >> POOL_SHIFT == deck and BACK_OF_KIND[pooled & KIND_MASK] == back:
                found[OBJECT_OF_KIND[pooled & KIND_MASK]] += 1
        return found

    def sight(self, at: int) -> int:
        """What the viewer knows of the card in that place, as a thing of the noun `sight`."""
        if at >= len(self.backs) or self.backs[at] == UNKNOWN:
            return UNKNOWN
        look = self.objects[at] if self.objects[at] != UNKNOWN else HIDDEN
        return (look * BACK.size + self.backs[at]) * MARK.size + self.facings[at]

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        to.one("seat", SEAT, self.seat if self.seat < self.seats else UNKNOWN)
        to.count("turn", self.turn, self.max_turns + 1)
        to.one("active", SEAT, self.active)
        to.one("partner", SEAT, self.partner)
        to.one("committed", SLOT, self.committed)
        for slot in range(HAND_SIZE):
            sights = [self.sight(seat * HAND_SIZE + slot) for seat in range(self.seats)]
            to.row(f"card_{slot}", SEAT, SIGHT, sights)
        to.row("trade", ROLE, CARD, self.trade)
        to.row("sabotages", SABOTAGE_NUMBER, CARD, self.sabotages)
        to.row("saboteurs", SABOTAGE_NUMBER, SEAT, self.saboteurs)
        to.one("standing", STANDING, self.standing())
        to.many("aside", CARD, self.aside)
        to.counts("scores", OWNER, self.scores, 9)
        to.counts("targets", OWNER, self.targets, 9)
        for thing in OBJECTS_IN_ZONES:
            counts = [len([1 for k in zone if OBJECT_OF_KIND[k] == thing]) for zone in self.zones]
            to.counts(f"zone_{OBJECT.names[thing]}", OWNER, counts, MOST_IN_ZONE)
        to.count("deck", self.deck_size, CARDS)
        to.one("deck_back", BACK, self.deck_back)
        to.count("pile", len(self.discards), CARDS)
        to.one("pile_top", CARD, self.discards[-1] if self.discards else UNKNOWN)
        to.count("reshuffles", self.reshuffles, 9)
        to.count("passes", self.passes if self.trade else 0, MOST_SEATS)
        self.describe_memories(to)

    def describe_memories(self, to: Scribe) -> None:
        """What a person could remember, look up or count."""
        zones: list[int] = []
        for zone in self.zones:
            zones += (zone + [UNKNOWN] * MOST_IN_ZONE)[:MOST_IN_ZONE]
        to.past("zones", ZONE_PLACE, CARD, zones)
        to.past("discards", PILE_PLACE, CARD, self.discards)
        to.past("last_traders", ROLE, SEAT, self.last_traders)
        to.past("last_trade", ROLE, CARD, self.last_cards[:2])
        to.past("last_sabotages", SABOTAGE_NUMBER, CARD, self.last_cards[2:])
        to.past("last_saboteurs", SABOTAGE_NUMBER, SEAT, self.last_saboteurs)
        for slot in range(HAND_SIZE):
            places = [seat * HAND_SIZE + slot for seat in range(self.seats)]
            ages = [
                self.reshuffles - self.deck_of(at) if self.held[at] >= 0 else 0 for at in places
            ]
            seen = [self.held[at] >= 0 and self.held[at] & TURN_MASK != 0 for at in places]
            to.past_counts(f"decks_ago_{slot}", SEAT, ages, 9)
            to.past_counts(f"seen_by_all_{slot}", SEAT, [int(known) for known in seen], 1)
        to.past_counts("unseen", CARD, self.unseen(), 8)
        to.past("pool_cards", POOL_PLACE, CARD, [pooled & KIND_MASK for pooled in self.pools])
        decks_ago = [self.reshuffles - (pooled >> POOL_SHIFT) for pooled in self.pools]
        to.past_counts("pool_decks_ago", POOL_PLACE, decks_ago, 9)

    def standing(self) -> int:
        """Whether the exchange on the table stands or is cancelled so far."""
        if not self.trade:
            return UNKNOWN
        return CANCELLED if len(self.sabotages) % 2 else STANDS


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


def kinds(cards: list[Card]) -> list[int]:
    """What the cards show on their two sides: all that anyone can tell of them."""
    return [KIND_OF[card & CARD_MASK] for card in cards]


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(rng.fork(), v.seats, v.max_turns)
    s.agenda = v.agenda.copy()
    s.turn = v.turn
    s.active = v.active
    s.partner = v.partner
    s.ended = v.ended
    s.winner = v.winner
    s.poll = v.poll
    s.passes = v.passes
    s.reshuffles = v.reshuffles
    if v.seat == v.active:
        s.active_slot = v.committed
    elif v.seat == v.partner:
        s.partner_slot = v.committed
    box = [cards.copy() for cards in CARDS_OF_KIND]
    imagine_hands(v, s, box, rng)
    s.discards = take(box, v.discards)
    s.zones = [take(box, zone) for zone in v.zones]
    s.trade = take(box, v.trade)
    s.aside = take(box, v.aside)
    sabotages = take(box, v.sabotages)
    s.sabotages = [card | v.saboteurs[i] << SEAT_SHIFT for i, card in enumerate(sabotages)]
    # Of the last reveal only the kinds are known, and no more is asked of them.
    last = [CARDS_OF_KIND[kind][0] for kind in v.last_cards]
    s.last = v.last_traders + last[:2]
    s.last += [card | v.last_saboteurs[i] << SEAT_SHIFT for i, card in enumerate(last[2:])]
    FLOW.settle(s)
    return s


def take(box: list[list[Card]], wanted: list[int]) -> list[Card]:
    """A card of each of these kinds, out of the box."""
    return [box[kind].pop() for kind in wanted]


def imagine_hands(v: View, s: State, box: list[list[Card]], rng: Rng) -> None:
    """AY-90 Deal the cards of each pool to the hand cards from it and, of the last one, the deck.

    Every card goes where its back is seen; apart from that all ways are equally likely.
    """
    pools: list[list[int]] = [[] for _ in range(v.reshuffles + 1)]
    for pooled in v.pools:
        pools[pooled >> POOL_SHIFT].append(pooled & KIND_MASK)
    for kind, count in enumerate(v.unseen()):
        pools[v.reshuffles] += [kind] * count
    for pool in pools:
        rng.shuffle(pool)
    for at, back in enumerate(v.backs):
        if back == UNKNOWN:
            s.hands.append(UNKNOWN)
            continue
        if v.objects[at] != UNKNOWN:
            kind = KIND_WITH[v.objects[at]][back]
        else:
            kind = draw_with(pools[v.deck_of(at)], back)
        s.hands.append(box[kind].pop() | v.held[at])
    top = [draw_with(pools[-1], v.deck_back)] if v.deck_size else []
    s.deck = take(box, pools[-1] + top)


def draw_with(pool: list[int], back: int) -> int:
    """Take the first card with that back out of the shuffled pool."""
    for i, kind in enumerate(pool):
        if BACK_OF_KIND[kind] == back:
            return pool.pop(i)
    raise ValueError("no card of the pool has the back that is seen")


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now, where no value is all but certain."""
    v = View(s, seat)
    unseen = v.unseen()
    found: list[str] = []
    for other in range(s.seats):
        for at in v.slots(other):
            counts = v.candidates(at, unseen)
            if v.objects[at] == UNKNOWN and max(counts) <= LIKELY * sum(counts):
                found.append(f"hand_{other}")
                break
    if v.deck_size - 1 > max(unseen):  # so that different cards lie below the top one
        found.append("deck")
    return found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = [
            f"{name(held & CARD_MASK)} {MARK.names[inward(held)]}" for held in s.hand(seat)
        ]
        found[f"zone_{seat}"] = [name(card) for card in s.zones[seat]]
    found["deck"] = [name(card) for card in reversed(s.deck)]
    found["discards"] = [name(card) for card in s.discards]
    found["trade"] = [name(card) for card in s.trade]
    found["sabotages"] = [name(played & CARD_MASK) for played in s.sabotages]
    found["aside"] = [name(card) for card in s.aside]
    found["committed"] = [s.active_slot, s.partner_slot]
    found["active"] = s.active
    found["partner"] = s.partner
    found["turn"] = s.turn
    found["scores"] = scores(s)
    return found


def name(card: Card) -> str:
    """What the card shows on its two sides."""
    return CARD.names[KIND_OF[card]]


def pieces(s: State) -> list[tuple[str, int, int]]:
    """AY-1 All cards are somewhere, AY-2 each once."""
    cards = s.deck + s.discards + s.trade + s.aside
    for zone in s.zones:
        cards += zone
    for held in s.hands + s.sabotages:
        if held != UNKNOWN:
            cards.append(held & CARD_MASK)
    return [("card", len(cards), CARDS), ("different card", len(set(cards)), CARDS)]
