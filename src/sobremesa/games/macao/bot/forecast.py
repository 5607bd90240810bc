"""The bot's eye on the rounds to come: dice, setup cubes and cards to take."""

from __future__ import annotations

from typing import Final

from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import UNKNOWN, Action, Card
from sobremesa.games.macao.bot.plans import Planner
from sobremesa.games.macao.bot.worth import CUBE, MARKER, Worth
from sobremesa.games.macao.cards.printed import (
    COST_OF,
    COST_SIZE,
    DIE_BONUS,
    DIE_VALUES,
    EFFECT_OF,
    SPARED_OF,
)
from sobremesa.games.macao.facts import (
    CUBE_OF,
    QUARTER_BAG,
    QUARTER_SIZE,
    ROSE_SIZE,
    SETUP_CUBES,
    SLOTS,
    TABLEAU_SPACES,
    counts_in,
)
from sobremesa.games.macao.rules.dice_phase import own_face
from sobremesa.games.macao.state import covers
from sobremesa.games.macao.words import (
    ACTIVATE,
    CHANGE,
    COLOUR,
    DIE,
    DISCARD,
    EMPTY_ARROW,
    NO_CHANGE,
    NO_DIE,
    PLACE_CUBE,
    QUARTER_TAKE,
    SKIP,
    TAKE_CARD,
)

LEFTOVERS: Final[list[float]] = [0.75, 0.65, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1]
"""What cubes are worth in turns to come that no plan needs, the first one most."""
EMPTY_SLOT: Final[list[float]] = [0.0, 3.6, 1.7, 0.8, 0.4, 0.2, 0.0]
"""What it costs to leave a slot empty, by slot: later dice may fill the far ones."""
FADE: Final[list[float]] = [1.0, 1.0, 0.95, 0.9, 0.86, 0.82, 0.78]
"""How much a plan of a later slot counts."""
PARTLY: Final = 0.45
"""What a part of a cost that lies together is worth of the whole."""
ODDS: Final[list[float]] = [1.0, 0.93, 0.8, 0.6, 0.4]
"""How likely a card of so many cubes is ever paid for."""
BEST_QUARTERS: Final = 12
TABLE_BITS: Final = 16
"""So many bits are enough for a set of the cards of a tableau, or of the best quarters."""


class Forecast:
    """What the cubes on the own rose will be able to pay for."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        v = worth.v
        first = worth.seat * ROSE_SIZE
        self.bags = v.open.roses.part(first, first + ROSE_SIZE)
        self.cards = v.open.tableaux[worth.seat].copy()
        free = members(v.open.free)
        values = [worth.quarter(quarter, worth.left * 0.7) for quarter in free]
        order = sorted(range(len(free)), key=lambda i: QUARTER_SIZE[free[i]] * CUBE - values[i])
        self.quarters = [free[i] for i in order[:BEST_QUARTERS]]
        self.quarter_values = [values[i] for i in order[:BEST_QUARTERS]]
        late = max(1, worth.left - 2)
        self.later = [worth.card(card, late) + MARKER for card in self.cards]
        """What each card of the tableau is worth if it is paid for in some rounds."""
        self.card_values: list[list[float]] = [[] for _ in range(ROSE_SIZE)]
        self.planned: dict[int, tuple[float, int, int]] = {}

    def value(self, bags: list[int]) -> float:
        """What the cubes at the slots are worth, planned slot by slot."""
        worth = self.worth
        waiting = BIT_OF[len(self.cards)] - 1
        free = BIT_OF[len(self.quarters)] - 1
        total = 0.0
        for slot in range(1, SLOTS + 1):
            if worth.left + 2 - slot < 1:
                break
            if bags[slot] == 0:
                if not worth.power & SPARED_OF[EMPTY_ARROW]:
                    total -= EMPTY_SLOT[slot]
                continue
            value, waiting, free = self.plan(slot, bags[slot], waiting, free)
            total += FADE[slot] * value
        for i, card in enumerate(self.cards):
            if waiting & BIT_OF[i]:
                part = self.part_of(card, bags)
                total += PARTLY * part * part * self.later[i]
        return total

    def plan(self, slot: int, bag: int, waiting: int, free: int) -> tuple[float, int, int]:
        """The best plan for the cubes of a slot: its value, and what cards and quarters it leaves.

        Most dice change one slot or two, so the plans of the others are remembered.
        """
        key = (bag << 2 * TABLE_BITS | waiting << TABLE_BITS | free) * ROSE_SIZE + slot
        known = self.planned.get(key)
        if known is not None:
            return known
        planner = Planner()
        values = self.values_at(slot)
        for i, card in enumerate(self.cards):
            if waiting & BIT_OF[i]:
                planner.add([ACTIVATE.of(card)], [COST_OF[card]], [values[i]])
        for i, quarter in enumerate(self.quarters):
            if free & BIT_OF[i]:
                action = QUARTER_TAKE.of(quarter)
                planner.add_quarter(action, QUARTER_BAG[quarter], self.quarter_values[i])
        planner.spare = LEFTOVERS
        best = planner.search(bag)
        for action in best.actions:
            if ACTIVATE.owns(action):
                waiting -= BIT_OF[self.cards.index(action - ACTIVATE.base)]
            else:
                free -= BIT_OF[self.quarters.index(action - QUARTER_TAKE.base)]
        found = (best.value, waiting, free)
        self.planned[key] = found
        return found

    def values_at(self, slot: int) -> list[float]:
        """What each card of the tableau is worth that is paid for with the cubes of a slot."""
        if not self.card_values[slot]:
            rounds = self.worth.left + 2 - slot
            self.card_values[slot] = [self.worth.card(c, rounds) + MARKER for c in self.cards]
        return self.card_values[slot]

    def part_of(self, card: Card, bags: list[int]) -> float:
        """How much of a card's cost lies together at one slot that more dice can still reach."""
        wanted = counts_in(COST_OF[card])
        best = 0
        for slot in range(2, SLOTS + 1):
            if slot > self.worth.left + 1:
                break
            there = counts_in(bags[slot])
            best = max(best, sum([min(wanted[c], there[c]) for c in range(COLOUR.size)]))
        return best / COST_SIZE[card]

    def with_cubes(self, bags: list[int], colour: int, face: int) -> list[int]:
        """The rose with the cubes of a die."""
        found = bags.copy()
        found[face] = found[face] + CUBE_OF[colour] * face
        return found


def weigh_dice(worth: Worth, choices: list[Action]) -> list[float]:
    """What each die brings with the best one beside it."""
    v = worth.v
    forecast = Forecast(worth)
    chosen = v.dice_of(worth.seat)
    bags = forecast.bags
    for colour in range(COLOUR.size):
        if chosen & BIT_OF[colour]:
            bags = forecast.with_cubes(bags, colour, v.open.dice[colour])
    if not chosen:
        return weigh_pairs(worth, forecast, choices)
    found: list[float] = []
    for action in choices:
        if action == NO_DIE.base:
            found.append(forecast.value(bags))
            continue
        colour = action - DIE.base
        face = v.open.dice[colour]
        more = forecast.with_cubes(bags, colour, face)
        found.append(forecast.value(more) + die_bonus(worth, face))
    return found


def weigh_pairs(worth: Worth, forecast: Forecast, choices: list[Action]) -> list[float]:
    """The same for the first die: it is worth what its best pair is."""
    dice = worth.v.open.dice
    best = [-1000.0] * COLOUR.size
    bonus = [die_bonus(worth, face) for face in dice]
    for one in range(COLOUR.size):
        with_one = forecast.with_cubes(forecast.bags, one, dice[one])
        for two in range(one + 1, COLOUR.size):
            both = forecast.with_cubes(with_one, two, dice[two])
            value = forecast.value(both) + max(bonus[one], bonus[two])
            best[one] = max(best[one], value)
            best[two] = max(best[two], value)
    return [best[action - DIE.base] for action in choices]


def die_bonus(worth: Worth, face: int) -> float:
    """What the active cards give for a die with that number."""
    found = 0.0
    for card in worth.v.open.active[worth.seat]:
        if EFFECT_OF[card] == DIE_BONUS and DIE_VALUES[card] & BIT_OF[face]:
            found += worth.gain(card)
    return found


def weigh_shifts(worth: Worth, choices: list[Action]) -> list[float]:
    """What each change of a die brings, or none."""
    v = worth.v
    forecast = Forecast(worth)
    chosen = [colour for colour in range(COLOUR.size) if v.dice_of(worth.seat) & BIT_OF[colour]]
    found: list[float] = []
    for action in choices:
        change = action - CHANGE.base if action != NO_CHANGE.base else UNKNOWN
        bags = forecast.bags
        bonus = 0.0
        for colour in chosen:
            face = own_face(v.open.dice[colour], colour, change)
            bags = forecast.with_cubes(bags, colour, face)
            bonus = max(bonus, die_bonus(worth, face))
        found.append(forecast.value(bags) + bonus)
    return found


def weigh_cubes(worth: Worth, choices: list[Action], slot: int) -> list[float]:
    """What a setup cube of each colour is worth."""
    forecast = Forecast(worth)
    found: list[float] = []
    for action in choices:
        bags = forecast.bags.copy()
        bags[slot] = bags[slot] + CUBE_OF[action - PLACE_CUBE.base] * SETUP_CUBES[slot - 1]
        found.append(forecast.value(bags))
    return found


def card_value(worth: Worth, forecast: Forecast, card: Card) -> float:
    """What taking a card is worth, its payment and the risk of never paying it included."""
    size = COST_SIZE[card]
    delay = 2.5
    odds = ODDS[size] * min(1.0, (worth.left + 1) / (size + 1.5))
    odds *= 0.75 + 0.25 * forecast.part_of(card, forecast.bags)
    for slot in range(1, SLOTS + 1):
        if slot <= worth.left + 1 and covers(forecast.bags[slot], COST_OF[card]):
            delay = slot - 1.0
            odds = 0.93
            break
    rounds = max(0.5, worth.left + 1 - delay)
    value = worth.card(card, rounds) + worth.activation_bonus(card) - 0.6 * size * CUBE
    return odds * value - (1 - odds) * MARKER


def weigh_cards(worth: Worth, choices: list[Action]) -> list[float]:
    """What taking each card is worth; nothing is better than what would only be a burden."""
    forecast = Forecast(worth)
    crowd = len(worth.v.open.tableaux[worth.seat])
    full = MARKER if crowd >= TABLEAU_SPACES else 0.0
    found: list[float] = []
    for action in choices:
        value = 0.0
        if action != SKIP.base:
            card = action - TAKE_CARD.base
            value = card_value(worth, forecast, card) - full
            value -= 0.15 * crowd * COST_SIZE[card]
        found.append(value)
    return found


def weigh_discards(worth: Worth, choices: list[Action]) -> list[float]:
    """The less a card is worth, the better it is to discard it."""
    forecast = Forecast(worth)
    return [-card_value(worth, forecast, action - DISCARD.base) for action in choices]
