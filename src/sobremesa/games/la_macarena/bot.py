"""A player that weighs every series it could lay by what it collects and what it leaves behind."""

from __future__ import annotations

from math import exp
from typing import Final

from sobremesa.core.bot import Heuristic
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Action, Card, Seat
from sobremesa.games.la_macarena.facts import (
    CARD_COUNT,
    COINS_PER_ELEMENT,
    DECK_SIZE_OF,
    ELEMENT_BIT_OF,
    ELEMENT_OF,
    RETURNS_FROM_HAND,
    STRENGTH_OF,
)
from sobremesa.games.la_macarena.series import following, link_of, run_after
from sobremesa.games.la_macarena.state import (
    Open,
    active_macas,
    all_active,
    macas_on,
    wells_with,
)
from sobremesa.games.la_macarena.view import View
from sobremesa.games.la_macarena.words import (
    APPEND,
    BUY,
    CARD,
    ELEMENT,
    LAY_CARD,
    MOVE,
    MOVE_MACA,
    OPEN,
    RANK,
    RETURN,
    RETURN_ELEMENT,
    STOP,
    TAKE_TURN,
)

# All values are in coins.
NODES: Final = 400
"""Series that are weighed for each well."""
ELEMENT_VALUE: Final = float(COINS_PER_ELEMENT)
LAST_ELEMENT: Final = 3.0
"""More for an element that is all an amulet wants."""
UNNEEDED: Final = 1.0
DENIED: Final = 0.25
"""The share of an element's value that counts if a rival does not get it."""
LARGEST: Final = 0.08
"""What any card adds to the chance of the largest collection."""
HIGH_CARD: Final = 0.12
"""How much more an ace is worth than a 2, as it breaks ties."""
SPREAD: Final = 1.2
SPREAD_PER_TURN: Final = 0.22
"""How far apart two collections may still drift, with none and with each turn to come."""
EXTRA_TURN: Final = 1.1
SURVIVES: Final = 0.75
"""How likely a maca stays active to the end of the hand."""
COVERED: Final[list[float]] = [0, 0, 0, 0.3, 0.8, 2.5, 8.0, 1000.0]
"""What macas on so many wells promise for an automatic win."""
FULLEST_SPREAD: Final = 1.5
BROKEN_LINK: Final = 0.22
"""What a link to a card that stays in hand is worth, if there are turns left to use it."""
KEPT_LINK: Final = 0.12
"""What a hand card that fits the new top card is worth."""
GOING_OUT: Final = 1.0
NEVER: Final = -1e9
"""The value of what was not weighed."""


class Weights:
    """What the cards, the hand and the macas of a seat are worth to it as the table stands."""

    def __init__(self, v: View) -> None:
        self.v = v
        self.mine: Seat = v.seat
        deck = DECK_SIZE_OF[v.open.seats]
        self.time_left = v.deck_size / deck
        self.turns_left = v.deck_size / v.open.seats
        self.worth: list[float] = []
        """What collecting each card is worth."""
        values = [self.value_of(element) for element in range(ELEMENT.size)]
        for card in range(CARD.size):
            high = 1 + HIGH_CARD * STRENGTH_OF[card] / RANK.size
            self.worth.append(values[ELEMENT_OF[card]] * high + LARGEST)
        self.mirror = self.value_of_mirror()
        self.fullest_other = 0
        for seat in range(v.open.seats):
            if seat != v.seat:
                self.fullest_other = max(self.fullest_other, v.open.hand_sizes[seat])
        self.loss = self.value_of_loss()
        self.link = BROKEN_LINK * min(1.0, self.turns_left / 3)

    def value_of(self, element: int) -> float:
        """What one more card of the element is worth: its prize, times what it does to the race."""
        ahead = cards_in(self.v.open, self.mine, element)
        best = 0
        rival = UNKNOWN
        for seat in range(self.v.open.seats):
            if seat != self.mine and cards_in(self.v.open, seat, element) >= best:
                best = cards_in(self.v.open, seat, element)
                rival = seat
        prize = prize_of(self.v, self.mine, element) + DENIED * prize_of(self.v, rival, element)
        width = SPREAD + SPREAD_PER_TURN * self.turns_left
        now = chance((ahead - best) / width)
        then = chance((ahead + 1 - best) / width)
        return prize * (then - now)

    def value_of_mirror(self) -> float:
        """A maca that may last to the end of the hand, and another turn."""
        macas = self.v.open.macas[self.mine]
        more = 0.0 if all_active(macas) else SURVIVES
        return more + EXTRA_TURN

    def value_of_loss(self) -> float:
        """What the fullest hand will have to return."""
        v = self.v
        if v.open.hand_number < RETURNS_FROM_HAND:
            return 0.0
        least = 0.0
        for element in range(ELEMENT.size):
            if v.open.tokens[self.mine * ELEMENT.size + element]:
                value = value_of_token(v, self.mine, element)
                least = value if least == 0.0 else min(least, value)
        return least if least else float(v.open.coins[self.mine])

    def hand_risk(self, size: int) -> float:
        """What a hand of that size threatens to cost at the end."""
        fullest = chance((size - self.fullest_other) / (FULLEST_SPREAD + self.turns_left / 3))
        return self.loss * fullest * (1.2 - self.time_left)


def cards_in(s: Open, seat: Seat, element: int) -> int:
    """How many cards of the element the seat has collected."""
    return s.collections[seat * ELEMENT.size + element] // CARD_COUNT


def chance(x: float) -> float:
    """A number from 0 to 1 that rises with x."""
    if x > 20:
        return 1.0
    return 0.0 if x < -20 else 1 / (1 + exp(-2 * x))


def kinds_held(v: View, seat: Seat) -> int:
    """How many different elements the seat has."""
    first = seat * ELEMENT.size
    return len([1 for element in range(ELEMENT.size) if v.open.tokens[first + element]])


def prize_of(v: View, seat: Seat, element: int) -> float:
    """What winning the element is worth to the seat."""
    if not v.open.needs(seat, element):
        return UNNEEDED
    missing = v.open.tokens[seat * ELEMENT.size + element] == 0
    last = missing and kinds_held(v, seat) == ELEMENT.size - 1
    return ELEMENT_VALUE + (LAST_ELEMENT if last else 0.0) + (0.5 if missing else 0.0)


def value_of_token(v: View, seat: Seat, element: int) -> float:
    """What a token that the seat holds is worth to it; a second one of a kind is worth less."""
    tokens = v.open.tokens[seat * ELEMENT.size + element]
    return ELEMENT_VALUE - (1.0 if tokens > 1 else 0.0)


class Search:
    """Goes through the series that could be laid, and keeps the value of the best of each start."""

    def __init__(self, v: View, weights: Weights) -> None:
        self.v = v
        self.weights = weights
        self.held = v.held
        self.twice = v.twice
        self.size = v.open.hand_sizes[v.seat]
        self.well = v.open.well
        self.lying = len(v.open.laid)
        """How many cards of the series lie there already."""
        self.nodes = 0
        self.best = NEVER
        self.best_with = [NEVER] * (CARD.size + 1)
        """The same for each next card; the last one is for stopping."""
        self.next = UNKNOWN

    def open(self, well: int) -> float:
        """The value of the best series on a well."""
        self.well = well
        self.lying = 0
        self.nodes = 0
        self.best = NEVER
        top = self.v.open.tops[well]
        self.grow(top, UNKNOWN, ELEMENT_BIT_OF[top], 0, 0.0)
        return self.best

    def go_on(self) -> None:
        """Weigh stopping here and every way to go on with the series in progress."""
        v = self.v
        gain = 0.0
        for i in range(len(v.open.laid) - 1):
            gain += self.weights.worth[v.open.laid[i]]
        if v.open.laid:
            self.weigh(v.open.laid[-1], len(v.open.laid), gain, False)
        self.grow(v.open.last_card(), v.open.link, v.open.run, len(v.open.laid), gain)

    def grow(self, last: Card, link: int, run: int, laid: int, gain: float) -> None:
        """Try each card that may follow; `gain` is what the cards before the last one bring."""
        gain_next = gain + self.weights.worth[last] if laid else 0.0
        for card in following(last, link, run):
            bit = BIT_OF[card]
            if not self.held & bit or self.nodes >= NODES:
                continue
            self.nodes += 1
            both = self.twice & bit
            if both:
                self.twice -= bit
            else:
                self.held -= bit
            self.size -= 1
            if laid == self.lying:
                self.next = card
            broken = self.links_of(card) * self.weights.link
            if card == last:
                alone = self.weights.worth[card] if laid == 0 else gain_next
                self.weigh(card, laid + 1, alone - broken, True)
            else:
                new = link_of(last, card)
                self.weigh(card, laid + 1, gain_next - broken, False)
                if self.size:
                    self.grow(card, new, run_after(run, new, card), laid + 1, gain_next - broken)
            self.size += 1
            if both:
                self.twice += bit
            else:
                self.held += bit

    def links_of(self, card: Card) -> int:
        """How many cards that stay in hand a card is linked to."""
        links = 0
        for other in following(card, UNKNOWN, ELEMENT_BIT_OF[card]):
            if self.held & BIT_OF[other]:
                links += 1
        return links

    def weigh(self, last: Card, laid: int, gain: float, mirror: bool) -> None:
        """The value of a series that ends here."""
        v = self.v
        weights = self.weights
        value = gain - weights.hand_risk(self.size)
        if mirror:
            value += weights.mirror + self.covering(v.open.macas[v.seat])
        if self.size == 0:
            value += GOING_OUT
        else:
            value += KEPT_LINK * min(3, self.links_of(last)) * min(1.0, weights.turns_left)
        if value > self.best:
            self.best = value
        place = self.next if laid > self.lying else UNKNOWN
        if value > self.best_with[place]:
            self.best_with[place] = value

    def covering(self, macas: int) -> float:
        """What a maca on the well that is played on adds to the hope of an automatic win."""
        covered = wells_with(macas)
        if self.well in covered:
            return 0.0
        if all_active(macas) and len(covered) == active_macas(macas):
            return 0.0
        return COVERED[len(covered) + 1] - COVERED[len(covered)]


class Greedy(Heuristic[View]):
    """Lays the series that is worth most, or passes if waiting is worth more."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """What each choice is worth, in coins."""
        step = view.open.step()
        if step == TAKE_TURN:
            return weigh_wells(view, choices)
        if step == LAY_CARD:
            search = Search(view, Weights(view))
            search.go_on()
            stop = STOP.of()
            return [
                search.best_with[UNKNOWN if each == stop else APPEND.thing(each)]
                for each in choices
            ]
        if step == MOVE_MACA:
            # From where most lie, so that the most wells stay covered.
            macas = view.open.macas[view.seat]
            return [float(macas_on(macas, MOVE.thing(each))) for each in choices]
        if step == RETURN_ELEMENT:
            return [-loss_of(view, RETURN.thing(each)) for each in choices]
        # An element of which there is no token yet, if possible the last one of an amulet.
        return [prize_of(view, view.seat, BUY.thing(each)) for each in choices]


def weigh_wells(v: View, choices: list[Action]) -> list[float]:
    """The best series on each well, or a pass: it may cost all active macas."""
    weights = Weights(v)
    search = Search(v, weights)
    passing = -price_of_pass(v) - weights.hand_risk(v.open.hand_sizes[v.seat])
    return [search.open(OPEN.thing(each)) if OPEN.owns(each) else passing for each in choices]


def price_of_pass(v: View) -> float:
    """What the macas are worth that a pass would lose now."""
    if v.open.pass_keeps_macas():
        return 0.0
    active = v.open.macas[v.seat]
    return SURVIVES * active_macas(active) + COVERED[len(wells_with(active))]


def loss_of(v: View, element: int) -> float:
    """What a token is worth, less if one's own collection will win it back."""
    mine = v.open.collections[v.seat * ELEMENT.size + element]
    most = 0
    for seat in range(v.open.seats):
        if seat != v.seat:
            most = max(most, v.open.collections[seat * ELEMENT.size + element])
    return value_of_token(v, v.seat, element) - (3.0 if mine > most else 0.0)
