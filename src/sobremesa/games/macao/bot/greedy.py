"""A player that plans its turn by what it can pay for, and its dice by the turns to come."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Heuristic
from sobremesa.core.flow import frame_arg
from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import UNKNOWN, Action, Card
from sobremesa.games.macao.bot.forecast import (
    weigh_cards,
    weigh_cubes,
    weigh_dice,
    weigh_discards,
    weigh_shifts,
)
from sobremesa.games.macao.bot.plans import Plan, Planner
from sobremesa.games.macao.bot.voyages import (
    cheapest_good,
    likely_port,
    sail_towards,
    voyage_target,
)
from sobremesa.games.macao.bot.worth import MARKER, Worth
from sobremesa.games.macao.cards.printed import (
    ACTIVATE_DISCOUNT,
    ACTIVATE_FROM,
    BONUS,
    COST_OF,
    COST_SIZE,
    DISCOUNT_FROM,
    EFFECT_OF,
    EXCHANGE,
    GOLD_PER_CUBE,
    JOKER_MULTIPLIER,
    ON_ACTIVATE,
    ON_DELIVER,
    PAY_ANY,
    PAY_BAG,
    PAY_GOLD,
    PAY_TILES,
    POWER_OF,
    QUARTER_DISCOUNT,
    QUARTER_GOLD,
    TRIGGER_OF,
    WAREHOUSE_OF,
    WITHOUT_ACTIONS,
    WITHOUT_RESTS,
)
from sobremesa.games.macao.facts import (
    CUBE_OF,
    DOUBLE_ACTIONS,
    DOUBLE_RESTS,
    JOKER_GOLD,
    QUARTER_BAG,
    QUARTER_SIZE,
    ROSE_SIZE,
    SINGLE_ACTIONS,
    SINGLE_RESTS,
    counts_in,
)
from sobremesa.games.macao.state import covers
from sobremesa.games.macao.view import View
from sobremesa.games.macao.words import (
    ACTION,
    ACTIVATE,
    ACTIVATE_WITHOUT,
    CHOOSE_DICE,
    COLOUR,
    DELIVER,
    DIE_FIRST,
    DIE_SECOND,
    DIE_SHIFT,
    DIE_THIRD,
    DRAFT,
    FOR_GOLD,
    GAIN,
    GAIN_COLOUR,
    HALVE_JOKER,
    JOKER,
    JOKER_HALF,
    PASS,
    PAY,
    PAY_A_GOOD,
    PAY_CUBE,
    PAY_GOOD,
    QUARTER_TAKE,
    SAIL,
    SETUP_CARD,
    SETUP_CUBE1,
    SETUP_CUBE2,
    SHED_CARD,
    TRIBUTE,
    USE,
    WALL,
    WALL_CREDIT,
)

WAREHOUSES: Final[int] = sum(WAREHOUSE_OF)


EVERY_CUBE: Final[int] = 2 * sum(CUBE_OF)
"""More than the cubes that a joker tile or a card may add to a supply."""
PASSING: Final = 0.04
"""What is worth less than this is left undone."""
BEFORE_ALL: Final = 100.0
"""The weight of what comes first in a turn, whatever else is worth."""


class Greedy(Heuristic[View]):
    """Plays what is worth most now, with an eye on the cubes to come."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """What each choice seems to be worth, in prestige points."""
        step = view.open.step()
        worth = Worth(view)
        if step == ACTION:
            return weigh_actions(worth, choices)
        if step == PAY_CUBE:
            return weigh_payments(worth, choices)
        if step == GAIN_COLOUR:
            return weigh_colours(worth, choices, frame_arg(view.open.agenda[-1]))
        if step in (CHOOSE_DICE, DIE_FIRST, DIE_SECOND, DIE_THIRD):
            return weigh_dice(worth, choices)
        if step == DIE_SHIFT:
            return weigh_shifts(worth, choices)
        if step in (DRAFT, SETUP_CARD):
            return weigh_cards(worth, choices)
        if step == SHED_CARD:
            return weigh_discards(worth, choices)
        if step in (SETUP_CUBE1, SETUP_CUBE2):
            return weigh_cubes(worth, choices, 1 if step == SETUP_CUBE1 else 2)
        if step == PAY_A_GOOD:
            return [-worth.tile(PAY_GOOD.thing(each), worth.left) for each in choices]
        if step == HALVE_JOKER:
            return weigh_jokers(worth, choices)
        return [0.0] * len(choices)


# The turn.


def planner_now(worth: Worth, bag: int) -> Planner:
    """What can be paid for in this turn with cubes of this bag."""
    v = worth.v
    seat = worth.seat
    planner = Planner()
    rounds = worth.left + 1
    for card in v.open.tableaux[seat]:
        add_card(planner, worth, card, rounds)
    if v.quarters_left > 0:
        add_quarters(planner, worth, bag)
    used = v.open.used[seat]
    spare: list[float] = []
    for i, card in enumerate(v.open.active[seat]):
        if EFFECT_OF[card] != EXCHANGE or used & BIT_OF[i] or PAY_TILES[card]:
            continue
        if PAY_GOLD[card] > v.open.gold[seat]:
            continue
        if PAY_BAG[card]:
            value = worth.gain(card) - PAY_GOLD[card] * worth.coin
            planner.add([USE.of(card)], [PAY_BAG[card]], [value])
        elif PAY_ANY[card]:
            value = worth.gain(card) - PAY_GOLD[card] * worth.coin
            for _ in range(PAY_ANY[card]):
                spare.append(value / PAY_ANY[card])
    if v.open.wall_moves[seat] == 0:
        spare.append(worth.first_wall_step())
    target, value = voyage_target(worth)
    if target != UNKNOWN:
        steps = max(1, worth.away(target) - v.open.ship_credit)
        for _ in range(steps):
            spare.append(value / steps)
    spare.sort(reverse=True)
    planner.spare = spare
    return planner


def add_card(planner: Planner, worth: Worth, card: Card, rounds: float) -> None:
    """A card of the tableau, with all ways to pay for it."""
    value = worth.card(card, rounds) + MARKER + worth.activation_bonus(card)
    if worth.power & ACTIVATE_DISCOUNT and COST_SIZE[card] >= ACTIVATE_FROM:
        rests = WITHOUT_RESTS[card]
        planner.add(WITHOUT_ACTIONS[card], rests, [value] * len(rests))
    else:
        planner.add([ACTIVATE.of(card)], [COST_OF[card]], [value])


def add_quarters(planner: Planner, worth: Worth, bag: int) -> None:
    """All free quarters that the bag can pay for, in each way to pay for them."""
    v = worth.v
    spares = worth.power & QUARTER_DISCOUNT != 0
    buys = worth.power & QUARTER_GOLD != 0 and v.open.gold[worth.seat] >= GOLD_PER_CUBE
    coin = GOLD_PER_CUBE * worth.coin
    for quarter in members(v.open.free):
        cheaper = spares and QUARTER_SIZE[quarter] >= DISCOUNT_FROM
        if not cheaper and not buys and not covers(bag, QUARTER_BAG[quarter]):
            continue
        value = worth.quarter(quarter, worth.left)
        if not cheaper:
            planner.add_quarter(QUARTER_TAKE.of(quarter), QUARTER_BAG[quarter], value)
        if cheaper or buys:
            price = 0.0 if cheaper else coin
            for i, rest in enumerate(SINGLE_RESTS[quarter]):
                planner.add_quarter(SINGLE_ACTIONS[quarter][i], rest, value - price)
        if cheaper and buys:
            for i, rest in enumerate(DOUBLE_RESTS[quarter]):
                planner.add_quarter(DOUBLE_ACTIONS[quarter][i], rest, value - coin)


def only(choices: list[Action], action: Action) -> list[float]:
    """Weights by which one action comes before all others."""
    return [BEFORE_ALL if each == action else 0.0 for each in choices]


def weigh_actions(worth: Worth, choices: list[Action]) -> list[float]:
    """What to do now in the own turn: what is free, what is planned, then the rest by its worth."""
    v = worth.v
    seat = worth.seat
    for action in choices:
        if USE.owns(action):
            card = action - USE.base
            if not (PAY_BAG[card] or PAY_ANY[card] or PAY_GOLD[card] or PAY_TILES[card]):
                return only(choices, action)
    legal = set(choices)
    supply = v.open.roses[seat * ROSE_SIZE]
    plan = planner_now(worth, supply).search(supply)
    first = first_of_plan(plan, legal)
    for action in choices:
        if DELIVER.owns(action) and not helps_delivery(first):
            return only(choices, action)
    if first != UNKNOWN:
        return only(choices, first)
    if TRIBUTE.base in legal and worth.tribute() > 0:
        return only(choices, TRIBUTE.base)
    if JOKER.base in legal:
        action = try_joker(worth, plan, supply)
        if action != UNKNOWN:
            return only(choices, action)
    if WALL_CREDIT.base in legal:
        return only(choices, WALL_CREDIT.base)
    return weigh_rest(worth, choices)


def first_of_plan(plan: Plan, legal: set[Action]) -> Action:
    """The action of the plan that should come first."""
    best = UNKNOWN
    best_rank = -1
    for action in plan.actions:
        if action not in legal:
            continue
        rank = 1
        card = activated_by(action)
        if card != UNKNOWN:
            rank = 3
            if EFFECT_OF[card] == BONUS:
                rank = 5 if TRIGGER_OF[card] == ON_ACTIVATE else 4
        elif USE.owns(action):
            rank = 2
        if rank > best_rank:
            best, best_rank = action, rank
    return best


def activated_by(action: Action) -> Card:
    """The card that an action activates, or UNKNOWN."""
    if ACTIVATE.owns(action):
        return action - ACTIVATE.base
    if ACTIVATE_WITHOUT.owns(action):
        return (action - ACTIVATE_WITHOUT.base) // COLOUR.size
    return UNKNOWN


def helps_delivery(action: Action) -> bool:
    """Whether an activation should come before a delivery."""
    card = activated_by(action) if action != UNKNOWN else UNKNOWN
    if card == UNKNOWN:
        return False
    if EFFECT_OF[card] == BONUS:
        return TRIGGER_OF[card] == ON_DELIVER
    return POWER_OF[card] & WAREHOUSES != 0


def try_joker(worth: Worth, plan: Plan, supply: int) -> Action:
    """Turn a joker tile into a cube that pays for something, or into coins that are needed."""
    v = worth.v
    seat = worth.seat
    keep = JOKER_GOLD * worth.coin
    if worth.power & JOKER_MULTIPLIER:
        keep *= 0.9
    best = UNKNOWN
    planner = planner_now(worth, supply + EVERY_CUBE)
    best_value = plan.value + (keep if worth.left else 0.1)
    for colour in range(COLOUR.size):
        value = planner.search(supply + CUBE_OF[colour]).value
        if value > best_value:
            best, best_value = colour, value
    if best != UNKNOWN:
        return JOKER.of(best + 1)
    gold = v.open.gold[seat]
    most = gold + JOKER_GOLD * v.open.jokers[seat]
    if v.open.purchases[seat] == 0 and gold < v.own_price <= most and worth.tribute() > 0:
        return JOKER.of(FOR_GOLD)
    if worth.left <= 2 and worth.left > 0 and gold < 5:
        return JOKER.of(FOR_GOLD)
    return UNKNOWN


def weigh_rest(worth: Worth, choices: list[Action]) -> list[float]:
    """What a cube brings that no plan needs; below a pass what is worth no cube."""
    v = worth.v
    seat = worth.seat
    target, value = voyage_target(worth)
    course = UNKNOWN
    rate = 0.0
    if target != UNKNOWN:
        course = sail_towards(worth, target)
        rate = value / max(1, worth.away(target) - v.open.ship_credit)
    elif SAIL.owns(choices[0]) and worth.left > 1:
        course = sail_towards(worth, likely_port(worth))
        rate = 0.06
    found: list[float] = []
    for action in choices:
        if action == course:
            found.append(rate)
        elif action == WALL.base:
            first = v.open.wall_moves[seat] == 0
            found.append(worth.first_wall_step() if first else worth.wall_step() / 2)
        elif action == PASS.base:
            found.append(PASSING)
        elif USE.owns(action):
            card = action - USE.base
            gained = worth.gain(card) - PAY_GOLD[card] * worth.coin
            if PAY_TILES[card]:
                gained -= cheapest_good(worth)[1]
            found.append(gained / (PAY_ANY[card] or 1))
        else:
            found.append(0.0)
    return found


def weigh_payments(worth: Worth, choices: list[Action]) -> list[float]:
    """What the plans are worth without a cube of each colour."""
    supply = worth.v.open.roses[worth.seat * ROSE_SIZE]
    planner = planner_now(worth, supply)
    found: list[float] = []
    for action in choices:
        colour = action - PAY.base
        left = supply - CUBE_OF[colour]
        found.append(planner.search(left).value + 0.01 * counts_in(left)[colour])
    return found


def weigh_colours(worth: Worth, choices: list[Action], cubes: int) -> list[float]:
    """What each colour, with the best second one, can pay for."""
    supply = worth.v.open.roses[worth.seat * ROSE_SIZE]
    planner = planner_now(worth, supply + EVERY_CUBE)
    best = [-1000.0] * COLOUR.size
    for one in range(COLOUR.size):
        bag = supply + CUBE_OF[one]
        for two in range(one, COLOUR.size if cubes > 1 else one + 1):
            value = planner.search(bag + CUBE_OF[two] if cubes > 1 else bag).value
            best[one] = max(best[one], value)
            best[two] = max(best[two], value)
    return [best[GAIN.thing(each)] for each in choices]


def weigh_jokers(worth: Worth, choices: list[Action]) -> list[float]:
    """What a joker tile that is being used is worth as each colour, or as gold."""
    supply = worth.v.open.roses[worth.seat * ROSE_SIZE]
    planner = planner_now(worth, supply + EVERY_CUBE)
    found: list[float] = []
    for action in choices:
        use = JOKER_HALF.thing(action)
        if use == FOR_GOLD:
            found.append(planner.search(supply).value + JOKER_GOLD * worth.coin)
        else:
            found.append(planner.search(supply + CUBE_OF[use - 1]).value)
    return found
