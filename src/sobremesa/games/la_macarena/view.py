"""What one seat may know, and a whole state that it may imagine from that."""

from __future__ import annotations

from typing import Final

from sobremesa.core import view
from sobremesa.core.flow import frame_arg, frame_seat, top_step
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.la_macarena.facts import (
    ALL_AMULETS,
    ALL_COINS,
    ALL_MACAS,
    ALL_TOKENS,
    COPIES,
    MACAS_EACH,
    TOKENS_OF,
)
from sobremesa.games.la_macarena.rules import FLOW
from sobremesa.games.la_macarena.series import LINKED_TO
from sobremesa.games.la_macarena.state import (
    State,
    active_macas,
    cards_of,
    collection_of,
    copies_in,
    macas_on,
)
from sobremesa.games.la_macarena.words import (
    CARD,
    CLOSED,
    COLLECTED,
    COLOUR,
    ELEMENT,
    FREE,
    LAY_CARD,
    LINK,
    OWN,
    PAID_BACK,
    PHASE,
    PHASES,
    RETURN_ELEMENT,
    SEAT,
    SHARED,
    SPELL,
    TURN,
    WELL,
    WELLS,
)

TRIES: Final = 40
"""How often a hand is dealt anew until it has a card that fits."""


class View(view.View):
    """An allow-list: what is not copied here is not known.

    MA-39 A collection is face down, but every series was laid openly: whoever remembers it knows
    what lies in each collection. So these are facts, as memories. MA-65 Hands are never shown.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        sits = seat < s.seats
        self.seat = seat
        self.seats = s.seats
        self.goal = s.goal
        self.max_hands = s.max_hands
        self.agenda = s.agenda.copy()
        self.hand_number = s.hand_number
        self.starter = s.starter
        self.mirror_turn = s.mirror_turn
        self.deck_size = len(s.deck)
        self.held = s.held[seat] if sits else 0
        self.twice = s.twice[seat] if sits else 0
        self.hand_sizes = s.hand_sizes.copy()
        self.tops = s.tops.copy()
        self.covered = s.covered.copy()
        self.macas = s.macas.copy()
        self.well = s.well
        self.laid = s.laid.copy()
        self.link = s.link
        self.run = s.run
        self.collections = s.collections.copy()
        self.tokens = s.tokens.copy()
        self.coins = s.coins.copy()
        self.amulets = s.amulets.copy()
        self.chosen = s.chosen[seat] if sits else UNKNOWN
        self.returned = s.returned.copy()
        self.winners = s.winners
        self.ended = s.ended

    def hand(self) -> list[Card]:
        """The viewer's own cards."""
        return cards_of(self.held, self.twice)

    def collection(self, seat: Seat) -> list[Card]:
        """What the seat has collected, as everybody could remember."""
        return collection_of(self.collections, seat)

    def last_card(self) -> Card:
        """The card that the next one of the series in progress must be linked to."""
        return self.laid[-1] if self.laid else self.tops[self.well]

    def needs(self, seat: Seat, element: int) -> bool:
        """Whether the seat needs the element for its goal."""
        wanting = self.goal - self.amulets[seat]
        return self.tokens[seat * ELEMENT.size + element] < wanting

    def unseen(self) -> list[Card]:
        """The cards that the viewer cannot place: in other hands, or in the deck."""
        left = [COPIES] * CARD.size
        for card in self.hand() + self.tops + self.laid:
            left[card] -= 1
        for thing in self.covered:
            left[thing % CARD.size] -= 1
        for seat in range(self.seats):
            for card in range(CARD.size):
                left[card] -= copies_in(self.collections, seat, card)
        return [card for card in range(CARD.size) for _ in range(left[card])]

    def played(self) -> list[Card]:
        """The cards that were laid in this hand; the first cards of the wells were not."""
        seen = [COPIES] * CARD.size
        for card in self.hand() + self.unseen() + self.first_cards():
            seen[card] -= 1
        return [card for card in range(CARD.size) for _ in range(seen[card])]

    def first_cards(self) -> list[Card]:
        """The cards that were turned up as wells."""
        found = self.tops.copy()
        for thing in reversed(self.covered):
            found[thing // CARD.size] = thing % CARD.size
        return found

    def heights(self) -> list[int]:
        """The number of cards in each well."""
        found = [1] * len(self.tops)
        for thing in self.covered:
            found[thing // CARD.size] += 1
        return found

    def spell_on(self, well: int) -> int:
        """What the macas on a well mean to the viewer in a normal turn."""
        mine = 0
        others = 0
        for seat in range(self.seats):
            if seat == self.seat:
                mine += macas_on(self.macas[seat], well)
            else:
                others += macas_on(self.macas[seat], well)
        if not others:
            return OWN if mine else FREE
        return SHARED if mine else CLOSED

    def step(self) -> int:
        """The step at which someone is asked, or UNKNOWN when the game is over."""
        return top_step(self.agenda)

    def asked(self) -> int:
        """The set of seats that are asked now, whether or not they have sealed their choice."""
        if not self.agenda:
            return 0
        frame = self.agenda[-1]
        if self.step() == RETURN_ELEMENT:
            return frame_arg(frame)
        return 1 << frame_seat(frame)

    def opener(self) -> Seat:
        """Who, other than the viewer, has opened a well and must lay a card; else UNKNOWN."""
        if self.well == UNKNOWN or self.laid or self.step() != LAY_CARD:
            return UNKNOWN
        seat = frame_seat(self.agenda[-1])
        return seat if seat != self.seat else UNKNOWN

    def would_collect(self) -> int:
        """How many cards the series in progress would bring if it ended now."""
        return max(0, len(self.laid) - 1)

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        sits = self.seat < self.seats
        seats = range(self.seats)
        wells = range(len(self.tops))
        to.one("seat", SEAT, self.seat if sits else UNKNOWN)
        to.past_many("phase", PHASE, [i for i, step in enumerate(PHASES) if step == self.step()])
        to.past_many("asked", SEAT, [seat for seat in seats if self.asked() >> seat & 1])
        to.count("hand_number", self.hand_number, 30)
        to.count("max_hands", self.max_hands, 30)
        to.count("goal", self.goal, 2)
        to.one("starter", SEAT, self.starter)
        to.count("deck", self.deck_size, 69)
        to.one("turn", TURN, int(self.mirror_turn))
        to.row("colours", SEAT, COLOUR, list(seats))
        to.counts("amulets", SEAT, self.amulets, 2)
        for element in range(ELEMENT.size):
            held = [self.tokens[seat * ELEMENT.size + element] for seat in seats]
            to.counts(f"tokens_{ELEMENT.names[element]}", SEAT, held, 3)
        to.counts("coins", SEAT, self.coins, 15)
        active = [active_macas(macas) for macas in self.macas]
        to.counts("active_macas", SEAT, active, MACAS_EACH)
        to.counts("hand_sizes", SEAT, self.hand_sizes, 83)
        sizes = [len(self.collection(seat)) for seat in seats]
        to.counts("collection_sizes", SEAT, sizes, 104)
        to.row("tops", WELL, CARD, self.tops)
        to.counts("heights", WELL, self.heights(), 104)
        to.row("spells", WELL, SPELL, [self.spell_on(well) for well in wells])
        for colour in range(COLOUR.size):
            macas = self.macas[colour] if colour < self.seats else 0
            lying = [macas_on(macas, well) for well in wells]
            to.counts(f"macas_{COLOUR.names[colour]}", WELL, lying, MACAS_EACH)
        self.describe_series(to)
        to.many("hand", CARD, self.hand())
        to.many("collection", CARD, self.collection(self.seat) if sits else [])
        needed = [i for i in range(ELEMENT.size) if sits and self.needs(self.seat, i)]
        to.many("needs", ELEMENT, needed)
        to.one("return_chosen", ELEMENT, self.chosen)
        to.past("returned", SEAT, PAID_BACK, self.returned)
        collected = [seat * CARD.size + card for seat in seats for card in self.collection(seat)]
        to.past_many("collected", COLLECTED, collected)
        to.past_many("played", CARD, self.played())
        to.past("first_cards", WELL, CARD, self.first_cards())

    def describe_series(self, to: Scribe) -> None:
        """The series in progress, and what it would bring."""
        going_on = self.well != UNKNOWN
        to.one("series_well", WELL, self.well)
        to.many("laid", CARD, self.laid)
        to.one("last_card", CARD, self.last_card() if going_on else UNKNOWN)
        to.one("last_link", LINK, self.link)
        run = [element for element in range(ELEMENT.size) if self.run >> element & 1]
        to.many("run", ELEMENT, run if going_on else [])
        to.count("would_collect", self.would_collect(), 104)


def see(s: State, seat: Seat) -> View:
    """What the seat (or SPECTATOR) may know."""
    return View(s, seat)


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; what is hidden is dealt anew."""
    s = State(rng.fork(), v.seats, v.goal, v.max_hands)
    s.agenda = v.agenda.copy()
    s.hand_number = v.hand_number
    s.starter = v.starter
    s.mirror_turn = v.mirror_turn
    s.tops = v.tops.copy()
    s.covered = v.covered.copy()
    s.macas = v.macas.copy()
    s.well = v.well
    s.laid = v.laid.copy()
    s.link = v.link
    s.run = v.run
    s.collections = v.collections.copy()
    s.tokens = v.tokens.copy()
    s.coins = v.coins.copy()
    s.amulets = v.amulets.copy()
    s.returned = v.returned.copy()
    s.winners = v.winners
    s.ended = v.ended
    s.chosen = [UNKNOWN] * v.seats
    imagine_supply(s)
    imagine_hands(v, s, rng)
    if v.seat < v.seats:
        s.chosen[v.seat] = v.chosen
    FLOW.settle(s)
    return s


def imagine_supply(s: State) -> None:
    """The supply is what nobody holds."""
    s.token_supply = TOKENS_OF.copy()
    for place, tokens in enumerate(s.tokens):
        s.token_supply[place % ELEMENT.size] -= tokens
    s.coin_supply = ALL_COINS - sum(s.coins)
    s.amulet_supply = ALL_AMULETS - sum(s.amulets)


def imagine_hands(v: View, s: State, rng: Rng) -> None:
    """Deal what the viewer cannot place to the other hands, and to the deck."""
    s.deck = v.unseen()
    rng.shuffle(s.deck)
    s.held = [0] * v.seats
    s.twice = [0] * v.seats
    s.hand_sizes = [0] * v.seats
    opener = v.opener()
    if opener != UNKNOWN:
        imagine_opener(v, s, opener, rng)
    for seat in range(v.seats):
        if seat == v.seat:
            s.held[seat] = v.held
            s.twice[seat] = v.twice
            s.hand_sizes[seat] = v.hand_sizes[seat]
        elif seat != opener:
            deal_hand(s, seat, v.hand_sizes[seat])


def deal_hand(s: State, seat: Seat, size: int) -> None:
    """Deal so many cards from the deck into a hand."""
    for _ in range(size):
        s.draw_into(seat, s.deck.pop())


def imagine_opener(v: View, s: State, opener: Seat, rng: Rng) -> None:
    """Deal a hand to a seat that has opened a well: it must be able to lay a card there."""
    linked = LINKED_TO[v.tops[v.well]]
    unseen = s.deck
    for _ in range(TRIES):
        s.deck = unseen.copy()
        s.held[opener] = s.twice[opener] = s.hand_sizes[opener] = 0
        deal_hand(s, opener, v.hand_sizes[opener])
        if s.held[opener] & linked:
            return
        rng.shuffle(unseen)
    # So few cards fit that chance does not find them: the last one in the deck is made to.
    fitting = [i for i, card in enumerate(unseen) if linked >> card & 1]
    at = fitting[rng.below(len(fitting))]
    unseen[at], unseen[-1] = unseen[-1], unseen[at]
    s.deck = unseen
    s.held[opener] = s.twice[opener] = s.hand_sizes[opener] = 0
    deal_hand(s, opener, v.hand_sizes[opener])


def hidden(s: State, seat: Seat) -> list[str]:
    """The zones of `reveal` that the seat cannot know now."""
    v = View(s, seat)
    unseen = v.unseen()
    opener = v.opener()
    # Of few cards the one that fits an opened well may be known; then nothing is promised.
    if len(set(unseen)) < (2 if opener == UNKNOWN else 6):
        return []
    found = [
        f"hand_{other}"
        for other in range(s.seats)
        if other != seat and 0 < s.hand_sizes[other] < len(unseen)
    ]
    if opener != UNKNOWN and s.hand_sizes[opener] < 3:
        found.remove(f"hand_{opener}")
    return [*found, "deck"] if s.deck else found


def reveal(s: State) -> dict[str, object]:
    """Everything in names, hidden zones included."""
    found: dict[str, object] = {}
    for seat in range(s.seats):
        found[f"hand_{seat}"] = names(cards_of(s.held[seat], s.twice[seat]))
        found[f"collection_{seat}"] = names(collection_of(s.collections, seat))
        found[f"macas_{seat}"] = [macas_on(s.macas[seat], well) for well in range(WELLS)]
        first = seat * ELEMENT.size
        found[f"tokens_{seat}"] = s.tokens[first : first + ELEMENT.size]
        chosen = s.chosen[seat]
        found[f"return_{seat}"] = ELEMENT.names[chosen] if chosen >= 0 else None
    found["deck"] = names(s.deck[::-1])
    found["tops"] = names(s.tops)
    found["covered"] = [
        f"{CARD.names[thing % CARD.size]} in {WELL.names[thing // CARD.size]}"
        for thing in s.covered
    ]
    found["laid"] = names(s.laid)
    found["coins"] = list(s.coins)
    found["amulets"] = list(s.amulets)
    found["goal"] = s.goal
    found["hand_number"] = s.hand_number
    found["starter"] = s.starter
    return found


def names(cards: list[Card]) -> list[str]:
    """The cards' names."""
    return [CARD.names[card] for card in cards]


def pieces(s: State) -> list[tuple[str, int, int]]:
    """MA-1 All cards are somewhere, two of each; MA-9 so are tokens, coins, amulets and macas."""
    cards = s.deck + s.tops + s.laid + [thing % CARD.size for thing in s.covered]
    for seat in range(s.seats):
        cards += cards_of(s.held[seat], s.twice[seat])
        cards += collection_of(s.collections, seat)
    counted = [0] * CARD.size
    for card in cards:
        counted[card] += 1
    macas = MACAS_EACH * (COLOUR.size - s.seats)
    for active in s.macas:
        # What is not active lies with its owner.
        macas += max(MACAS_EACH, active_macas(active))
    return [
        ("card", len(cards), COPIES * CARD.size),
        ("card that is there twice", counted.count(COPIES), CARD.size),
        (
            "card in hand",
            sum(s.hand_sizes),
            sum([len(cards_of(s.held[seat], s.twice[seat])) for seat in range(s.seats)]),
        ),
        ("element token", sum(s.token_supply) + sum(s.tokens), ALL_TOKENS),
        *[
            (
                f"{ELEMENT.names[i]} token",
                s.token_supply[i] + sum(s.tokens[i :: ELEMENT.size]),
                most,
            )
            for i, most in enumerate(TOKENS_OF)
        ],
        ("coin", s.coin_supply + sum(s.coins), ALL_COINS),
        ("amulet", s.amulet_supply + sum(s.amulets), ALL_AMULETS),
        ("maca", macas, ALL_MACAS),
    ]
