"""The card phase: the offer and the tribute, who takes which card, and what is left over."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.flow import Decision, Step
from sobremesa.core.rng import Rng
from sobremesa.core.sets import drop, insert
from sobremesa.core.words import UNKNOWN, Action, Card, Seat
from sobremesa.games.macao.cards.effects import punish
from sobremesa.games.macao.cards.printed import (
    DRAFT_DISCARD,
    DRAFT_SKIP,
    EXTRA_SPACES,
    PILE_TOP,
    PRICE_OF,
    REWARD_OF,
    TABLEAU_LIMIT,
)
from sobremesa.games.macao.facts import (
    CARDS_PER_ROUND,
    OFFICES_PER_ROUND,
    REMOVED_OF,
    TABLEAU_SPACES,
)
from sobremesa.games.macao.rules.refused import active_cards, cards_elsewhere, discarded
from sobremesa.games.macao.state import NOT_MADE, Open, State, wall_order
from sobremesa.games.macao.words import (
    CLEAR_OFFER,
    COLOUR,
    DISCARD,
    DISCARDED,
    DRAFT,
    DRAFT_DECLINED,
    OVERFLOW,
    REMOVED,
    REVEALED,
    ROLL_DICE,
    ROUND_BEGAN,
    SHED,
    SHED_CARD,
    SKIP,
    TAKE_CARD,
    TAKEN,
    TAKEN_FROM_PILE,
    TRIBUTE_SET,
)


def reveal(s: State, cards: int) -> None:
    """Turn up cards from the top of the deck. MO-5 Until then nobody knows their order."""
    for _ in range(cards):
        card = s.deck.pop()
        s.offer.append(card)
        if s.log is not None:
            s.tell(REVEALED, card)


def discard(s: State, card: Card) -> None:
    """MO-16 The discard pile is open: put a card on its top."""
    s.discards.append(card)
    if s.log is not None:
        s.tell(DISCARDED, card)


class BeginRound(Step[State]):
    """MO-9 Two offices (MO-4) and four cards of the deck. MO-10 The tribute. MO-11 Removal.

    MO-12 Then everyone takes a card in wall order. MO-100 The marks of the last round go.
    """

    def run(self, s: State) -> None:
        clear_marks(s)
        reveal_offer(s)
        s.push(ROLL_DICE)
        s.push(CLEAR_OFFER)
        for seat in reversed(wall_order(s)):
            s.push(DRAFT, seat)


def clear_marks(s: State) -> None:
    """MO-100 A new round begins: used marks, counts and chosen dice of the last one go."""
    s.round += 1
    s.tell(ROUND_BEGAN, s.round)
    for seat in range(s.seats):
        s.used[seat] = 0
        s.quarters_taken[seat] = 0
        s.purchases[seat] = 0
        s.wall_moves[seat] = NOT_MADE
        s.chosen[seat] = 0
        s.shifts[seat] = UNKNOWN
    for colour in range(COLOUR.size):
        s.rolled[colour] = UNKNOWN
        s.dice[colour] = UNKNOWN


def reveal_offer(s: State) -> None:
    """MO-9 Two offices and four cards. MO-10 The tribute is their sum. MO-11 Some are removed."""
    first = (s.round - 1) * OFFICES_PER_ROUND
    for office in s.offices[first : first + OFFICES_PER_ROUND]:
        s.offer.append(office)
        s.tell(REVEALED, office)
    reveal(s, CARDS_PER_ROUND)
    s.price = 0
    s.reward = 0
    for card in s.offer:
        s.price += PRICE_OF[card]
        s.reward += REWARD_OF[card]
    s.tell(TRIBUTE_SET, s.price, s.reward)
    kept = len(s.offer) - REMOVED_OF[s.seats]
    for card in s.offer[kept:]:
        s.tell(REMOVED, card)
        discard(s, card)
    s.offer = s.offer[:kept]


def by_order(cards: list[Card], place: i64) -> Card:
    """The card that would have this place if they were sorted; so few are counted sooner."""
    for card in cards:
        lower: i64 = 0
        for other in cards:
            if other < card:
                lower += 1
        if lower == place:
            return card
    raise IndexError(f"{place} is not among {len(cards)}")


class Draft(Decision[State]):
    """MO-12 One of the face-up cards. MO-14 With draft_skip none.

    MO-15 With draft_discard one of the top cards of the discard pile instead.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        cards = s.offer.copy()
        if s.has(seat, DRAFT_DISCARD):
            cards += s.discards[-PILE_TOP:]
        cards.sort()
        if not s.has(seat, DRAFT_SKIP):
            return TAKE_CARD.each(cards)
        return [SKIP.of(), *TAKE_CARD.each(cards)]

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        if s.powers[seat] & (DRAFT_DISCARD | DRAFT_SKIP):
            choices = self.choices(s, seat)
            return choices[rng.below(len(choices))]
        return TAKE_CARD.base + by_order(s.offer, rng.below(len(s.offer)))

    def take(self, s: State, seat: Seat, action: Action) -> None:
        if action == SKIP.of():
            s.tell(DRAFT_DECLINED, seat)
            return
        card = TAKE_CARD.thing(action)
        if not s.has(seat, DRAFT_DISCARD) or card in s.offer:
            drop(s.offer, card)
            s.tell(TAKEN, seat, card)
        else:
            # MO-R19: the order of the cards left in the pile stays as it is.
            drop(s.discards, card)
            s.tell(TAKEN_FROM_PILE, seat, card)
        insert(s.tableaux[seat], card)
        if len(s.tableaux[seat]) > tableau_limit(s, seat):
            s.push(SHED_CARD, seat)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        found = [] if s.has(seat, DRAFT_SKIP) else [(SKIP.of(), "MO-12")]
        found += [(TAKE_CARD.of(card), "MO-12") for card in s.tableaux[seat]]
        if not s.has(seat, DRAFT_DISCARD):
            found += [(TAKE_CARD.of(card), "MO-15") for card in s.discards[-PILE_TOP:]]
        return found + active_cards(s, TAKE_CARD) + cards_elsewhere(s, seat, TAKE_CARD)


def tableau_limit(s: Open, seat: Seat) -> int:
    """MO-17 Five cards, with tableau_limit more."""
    return TABLEAU_SPACES + (EXTRA_SPACES if s.has(seat, TABLEAU_LIMIT) else 0)


class Overflow(Decision[State]):
    """MO-17 One card too many: any of them goes, the new one included. MO-18 It costs a marker.

    MO-19 Cards on a tableau do nothing, so it does not matter otherwise which one goes.
    """

    def choices(self, s: State, seat: Seat) -> list[Action]:
        return DISCARD.each(s.tableaux[seat])

    def draw(self, s: State, seat: Seat, rng: Rng) -> Action:
        cards = s.tableaux[seat]
        return DISCARD.base + cards[rng.below(len(cards))]

    def take(self, s: State, seat: Seat, action: Action) -> None:
        card = DISCARD.thing(action)
        drop(s.tableaux[seat], card)
        s.tell(SHED, seat, card)
        discard(s, card)
        punish(s, seat, OVERFLOW)

    def refusals(self, s: State, seat: Seat) -> list[tuple[Action, str]]:
        found = [(DISCARD.of(card), "MO-17") for card in s.offer]
        found += active_cards(s, DISCARD) + discarded(s, DISCARD)
        return found + cards_elsewhere(s, seat, DISCARD)


class ClearOffer(Step[State]):
    """MO-6, MO-13 What nobody has taken goes to the open discard pile.

    MO-R19 One by one on its top, in the order of revealing.
    """

    def run(self, s: State) -> None:
        for card in s.offer:
            discard(s, card)
        s.offer = []
