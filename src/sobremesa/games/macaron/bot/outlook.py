"""What a hand may bring: the boxes to expect of it, and the points for them."""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from sobremesa.core.sets import members, set_of, size_of
from sobremesa.core.words import UNKNOWN, Card
from sobremesa.games.macaron.bot import guesses
from sobremesa.games.macaron.facts import (
    BOXES_PER_TRICK,
    BOXES_TO_END,
    BOXES_WITH_A_1,
    CUPS_OF,
    EMMA_FOR_LOST_BET,
    FIRST_OF,
    FLAVOUR_OF,
    GROUP_OF,
    NEUTRALISING,
    POINTS_OF,
    TRICKS_OF,
    VALUE_OF,
)
from sobremesa.games.macaron.scoring import bet_result, row_of
from sobremesa.games.macaron.state import Open
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import (
    CARD,
    FLAVOUR,
    GROUP,
    ROW,
    VALUE,
)

# Sets of cards.
FLAVOUR_SET: Final[list[int]] = [
    set_of(list(range(FIRST_OF[flavour], FIRST_OF[flavour + 1]))) for flavour in range(FLAVOUR.size)
]
HIGHER_OF: Final[list[int]] = [
    set_of(list(range(card + 1, FIRST_OF[FLAVOUR_OF[card] + 1]))) for card in range(CARD.size)
]
"""The higher cards of the same flavour."""
ROYAL_SET: Final[list[list[int]]] = [
    [
        set_of([c for c in range(CARD.size) if GROUP_OF[FLAVOUR_OF[c]] == g and VALUE_OF[c] > low])
        for low in range(VALUE.size + 1)
    ]
    for g in range(GROUP.size)
]
"""The cards of each group above each value."""
TWOS: Final[int] = set_of([card for card in range(CARD.size) if VALUE_OF[card] == NEUTRALISING])

# How the boxes that a hand will bring are spread around their mean: a rounded bell curve.
MEAN_STEPS: Final = 8
SPREAD_STEPS: Final = 4
MOST_SPREAD: Final = 12


def bell(mean: float, spread: float) -> list[float]:
    """The chances of 0, 1, ... and of 8 or more boxes."""
    width = max(0.15, spread) * sqrt(2)
    below = [0.5 + 0.5 * erf((boxes + 0.5 - mean) / width) for boxes in range(BOXES_TO_END)]
    return [b - a for a, b in zip([0.0, *below], [*below, 1.0], strict=True)]


SPREADS: Final[list[list[list[float]]]] = [
    [bell(mean / MEAN_STEPS, spread / SPREAD_STEPS) for spread in range(MOST_SPREAD + 1)]
    for mean in range(BOXES_TO_END * MEAN_STEPS + 1)
]
"""For each mean and spread, the chances of 0 to 8 boxes."""
TAILS: Final[list[list[list[float]]]] = [
    [[sum(chances[least:]) for least in range(BOXES_TO_END + 1)] for chances in by_spread]
    for by_spread in SPREADS
]
"""For each mean and spread, the chances of so many boxes or more."""


class Outlook:
    """What a seat expects of its hand, if these are the royal group and the allergen."""

    def __init__(self, view: View, royal: int, allergen: int) -> None:
        self.view = view
        self.royal = royal
        self.allergen = allergen
        s = view.open
        self.opponents = s.players() - 1
        self.unknown = view.unknown()
        self.known = [view.known_in(seat) for seat in range(s.seats)]
        self.placed = s.shown & ~s.seen() if s.solo() else sum(self.known) - view.hand
        hidden = sum(view.piles) if s.solo() else sum(view.hand_sizes) - size_of(view.hand)
        unknown = size_of(self.unknown)
        self.rate = (hidden - size_of(self.placed)) / unknown if unknown else 0.0
        """The chance that an unknown card is in play and not aside."""
        self.hope: list[float] = [0.0] * CARD.size
        """For each card in hand the chance to win with it in a later trick."""
        self.cards = members(view.hand)
        solo = s.solo() and bool(s.shown)
        for card in self.cards:
            self.hope[card] = self.chance_with_emma(card) if solo else self.chance(card)

    def is_royal(self, card: Card) -> bool:
        """Whether the card is of the royal group."""
        return is_of(card, self.royal)

    def out(self, cards: int) -> float:
        """How many of these cards the opponents are likely to hold."""
        return size_of(cards & self.placed) + self.rate * size_of(cards & self.unknown)

    def chance(self, card: Card) -> float:
        """The chance that the card wins boxes in a later trick, if its holder wants it to."""
        wins = self.royal_chance(card) if self.is_royal(card) else self.plain_chance(card)
        return wins * unspoiled(card, self.allergen)

    def royal_chance(self, card: Card) -> float:
        """The chance that the card wins a later trick if its group is royal."""
        value = VALUE_OF[card]
        higher = self.out(ROYAL_SET[GROUP_OF[FLAVOUR_OF[card]]][value])
        wins = guesses.ROYAL_WINS[self.opponents] * exp(
            -guesses.ROYAL_FADES[self.opponents] * higher
        )
        return max(wins, guesses.ROYAL_1_WINS) if value == 1 else wins

    def plain_chance(self, card: Card) -> float:
        """The same if it is not."""
        higher = self.out(HIGHER_OF[card])
        if VALUE_OF[card] == 1 and higher > 0.5:
            return guesses.PLAIN_1_WINS
        mine = size_of(HIGHER_OF[card] & self.view.hand)
        fades = guesses.PLAIN_FADES[self.opponents] * higher + guesses.LONG_FADES * mine
        return guesses.PLAIN_WINS[self.opponents] * exp(-fades)

    def chance_with_emma(self, card: Card) -> float:
        """The chance that the card wins boxes from the pile of its flavour, or from no pile."""
        view = self.view
        flavour = FLAVOUR_OF[card]
        size = view.piles[flavour]
        royal = self.is_royal(card)
        if not size:
            return self.chance_without_pile(card)
        shown = self.placed & FLAVOUR_SET[flavour]
        lower = float(size_of(shown & ~HIGHER_OF[card]))
        if size > size_of(shown):
            lower += guesses.LOWER_SHARE[VALUE_OF[card]]
        wins = lower / size
        if VALUE_OF[card] == 1 and royal:
            wins = max(wins, guesses.ROYAL_1_WINS)
        elif not royal:
            wins *= 1 - guesses.SOLO_FADE / size
        else:
            wins = guesses.SOLO_ROYAL + (1 - guesses.SOLO_ROYAL) * wins
        if flavour == self.allergen and VALUE_OF[card] != NEUTRALISING:
            wins *= 1 - guesses.SPOILED_ALLERGEN
        return wins * guesses.SOLO_WINS

    def chance_without_pile(self, card: Card) -> float:
        """The chance if Emma cannot follow: royals are safe from her, and others from no royals."""
        piles = self.view.piles
        saved = VALUE_OF[card] == NEUTRALISING
        if FLAVOUR_OF[card] == self.allergen and not saved:
            return 0.2
        if self.is_royal(card):
            return 0.95 if saved or not piles[self.allergen] else 0.5
        ruffs = [size for flavour, size in enumerate(piles) if GROUP_OF[flavour] == self.royal]
        return 0.1 if any(ruffs) else 0.8


def unspoiled(card: Card, allergen: int) -> float:
    """The share of the tricks won with the card that bring boxes."""
    if FLAVOUR_OF[card] == allergen and VALUE_OF[card] != NEUTRALISING:
        return 1 - guesses.SPOILED_ALLERGEN
    return 1 - guesses.SPOILED_ALWAYS


def boxes_with(card: Card) -> int:
    """What the card brings if it wins an unspoiled trick."""
    return BOXES_WITH_A_1 if VALUE_OF[card] == 1 else BOXES_PER_TRICK


def is_of(card: Card, group: int) -> bool:
    """Whether the card is of that group; of UNKNOWN is none."""
    return GROUP_OF[FLAVOUR_OF[card]] == group


class Payoff:
    """The points for 0, 1, ... and for 8 or more boxes.

    What is to be expected of them is asked again and again; where they are shared by all games it
    is worked out once.
    """

    def __init__(self, points: list[float], shared: bool) -> None:
        self.points = points
        self.shared = shared
        self.found: list[list[float]] = [[] for _ in range(BOXES_TO_END + 1 if shared else 0)]
        """By boxes now, and then by mean and spread of those to come."""

    def expected(self, boxes: int, mean: int, spread: int) -> float:
        """The points to expect with so many boxes now, if so many more come."""
        if boxes >= BOXES_TO_END:
            return self.points[BOXES_TO_END]
        if not self.shared:
            return self.worked_out(boxes, mean, spread)
        found = self.found[boxes]
        if not found:
            found = [guesses.NOT_YET] * (len(SPREADS) * (MOST_SPREAD + 1))
            self.found[boxes] = found
        place = mean * (MOST_SPREAD + 1) + spread
        if found[place] == guesses.NOT_YET:
            found[place] = self.worked_out(boxes, mean, spread)
        return found[place]

    def worked_out(self, boxes: int, mean: int, spread: int) -> float:
        """The same, from the chances of each number of boxes."""
        chances = SPREADS[mean][spread]
        short = BOXES_TO_END - boxes
        points = TAILS[mean][spread][short] * self.points[BOXES_TO_END]
        for more in range(short):
            points += chances[more] * self.points[boxes + more]
        return points


class Prospect:
    """Mean and variance of the boxes still to come, if one tries for all of them."""

    def __init__(self, mean: float, variance: float) -> None:
        self.mean = mean
        self.variance = variance

    def add(self, wins: float, card: Card) -> None:
        """Count a card that wins with this chance."""
        boxes = boxes_with(card)
        self.mean += wins * boxes
        self.variance += wins * (1 - wins) * boxes * boxes

    def without(self, outlook: Outlook, card: Card) -> Prospect:
        """The same after the card is gone."""
        wins = outlook.hope[card]
        boxes = boxes_with(card)
        return Prospect(self.mean - wins * boxes, self.variance - wins * (1 - wins) * boxes * boxes)

    def worth(self, payoff: Payoff, boxes: int) -> float:
        """The points to expect with so many boxes now, at the best degree of ambition."""
        best = -100.0
        last_mean = UNKNOWN
        last_spread = UNKNOWN
        for step in range(guesses.AMBITIONS + 1):
            ambition = guesses.DUCKED + (1 - guesses.DUCKED) * step / guesses.AMBITIONS
            mean = self.mean_step(ambition)
            spread = self.spread_step(ambition)
            if mean != last_mean or spread != last_spread:
                best = max(best, payoff.expected(boxes, mean, spread))
                last_mean = mean
                last_spread = spread
        return best

    def points(self, payoff: Payoff, boxes: int, ambition: float) -> float:
        """The points to expect at one degree of ambition."""
        return payoff.expected(boxes, self.mean_step(ambition), self.spread_step(ambition))

    def mean_step(self, ambition: float) -> int:
        """The mean at a degree of ambition, in steps of the table."""
        return min(max(int(self.mean * ambition * MEAN_STEPS + 0.5), 0), len(SPREADS) - 1)

    def spread_step(self, ambition: float) -> int:
        """The spread, likewise."""
        deviation = sqrt(max(self.variance * ambition, 0.0))
        return min(int(deviation * SPREAD_STEPS + 0.5), MOST_SPREAD)


def prospect_of(outlook: Outlook) -> Prospect:
    """The boxes that the hand may bring."""
    prospect = Prospect(0.0, 0.0)
    for card in outlook.cards:
        prospect.add(outlook.hope[card], card)
    return prospect


def payoff_on(side: int, solo: bool, bet: int) -> Payoff:
    """The points with that bet, on a side of the track."""
    found: list[float] = []
    for boxes in range(BOXES_TO_END + 1):
        row = row_of(side, boxes)
        points = POINTS_OF[side][row]
        if not solo:
            printed = bet == UNKNOWN or bet in CUPS_OF[side]
            points += bet_result(side, bet, boxes) if printed else 0
        elif bet not in (UNKNOWN, row):
            points -= EMMA_FOR_LOST_BET
        found.append(float(points))
    return Payoff(found, shared=True)


PAYOFFS: Final[list[list[Payoff]]] = [
    [payoff_on(case // 2, case % 2 == 1, bet) for bet in [*range(ROW.size), UNKNOWN]]
    for case in range(2 * len(POINTS_OF))
]
"""The same for each side, without and with Emma, and each bet: no bet is the last."""


def payoff_of(s: Open, bet: int) -> Payoff:
    """The points with that bet, shared by all games."""
    return PAYOFFS[2 * s.side + (1 if s.solo() else 0)][bet]


def payoff_against(view: View, bet: int) -> Payoff:
    """The same, less what an only opponent is likely to get out of the boxes that are left."""
    s = view.open
    payoff = payoff_of(s, bet)
    if s.players() != 2:
        return payoff
    points = payoff.points.copy()
    rival = 1 - view.seat
    theirs = payoff_of(s, s.bets[rival] if rival < s.seats else UNKNOWN)
    left = guesses.DUEL_BOXES * (TRICKS_OF[s.mode] - s.tricks)
    prospect = Prospect(0.0, 0.0)
    for boxes in range(BOXES_TO_END + 1):
        rest = max(left - max(boxes - s.boxes[view.seat], 0), 0.0)
        prospect.mean = rest if boxes < BOXES_TO_END else guesses.DUEL_END * rest
        prospect.variance = guesses.DUEL_SPREAD * rest
        points[boxes] = points[boxes] - prospect.points(theirs, s.boxes[rival], 1.0)
    return Payoff(points, shared=False)


class Rounds:
    """What the hand promises, whatever becomes the royal group and the allergen."""

    def __init__(self, view: View) -> None:
        outlook = Outlook(view, UNKNOWN, UNKNOWN)
        self.cards = outlook.cards
        self.as_royals = [outlook.royal_chance(card) for card in self.cards]
        self.as_others = [outlook.plain_chance(card) for card in self.cards]
        self.payoff = payoff_against(view, UNKNOWN)

    def worth(self, royal: int, allergen: int) -> float:
        """The points to expect from a round with this royal group and allergen."""
        prospect = Prospect(0.0, 0.0)
        for i, card in enumerate(self.cards):
            wins = self.as_royals[i] if is_of(card, royal) else self.as_others[i]
            prospect.add(wins * unspoiled(card, allergen), card)
        return prospect.worth(self.payoff, 0)
