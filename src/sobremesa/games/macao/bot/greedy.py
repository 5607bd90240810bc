"""A player that plans its turn by what it can pay for, and its dice by the turns to come."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.flow import frame_arg
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Action, Card
from sobremesa.games.macao.bot.forecast import choose_die, choose_shift, draft, place_cube, shed
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
    QUARTER,
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


class Greedy(Bot[View]):
    """Plays what is worth most now, with an eye on the cubes to come."""

    def choose(self, view: View | None, choices: list[Action], rng: Rng) -> Action:
        """The choice that seems to be worth most."""
        assert view is not None
        step = view.open.step()
        worth = Worth(view)
        if step == ACTION:
            return act(worth, choices)
        if step == PAY_CUBE:
            return pay_cube(worth, choices)
        if step == GAIN_COLOUR:
            return gain_colour(worth, frame_arg(view.open.agenda[-1]))
        if step in (CHOOSE_DICE, DIE_FIRST, DIE_SECOND, DIE_THIRD):
            return choose_die(worth, choices)
        if step == DIE_SHIFT:
            return choose_shift(worth, choices)
        if step in (DRAFT, SETUP_CARD):
            return draft(worth, choices)
        if step == SHED_CARD:
            return shed(worth, choices)
        if step in (SETUP_CUBE1, SETUP_CUBE2):
            return place_cube(worth, choices, 1 if step == SETUP_CUBE1 else 2)
        if step == PAY_A_GOOD:
            return pay_good(worth, choices)
        if step == HALVE_JOKER:
            return JOKER_HALF.of(joker_use(worth))
        return choices[0]


# The turn.


def planner_now(worth: Worth) -> Planner:
    """What can be paid for in this turn."""
    v = worth.v
    seat = worth.seat
    planner = Planner()
    rounds = worth.left + 1
    for card in v.open.tableaux[seat]:
        add_card(planner, worth, card, rounds)
    if v.quarters_left > 0:
        add_quarters(planner, worth, rounds)
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


def add_quarters(planner: Planner, worth: Worth, rounds: float) -> None:
    """All free quarters, with all ways to pay for them."""
    v = worth.v
    spares = worth.power & QUARTER_DISCOUNT != 0
    buys = worth.power & QUARTER_GOLD != 0 and v.open.gold[worth.seat] >= GOLD_PER_CUBE
    coin = GOLD_PER_CUBE * worth.coin
    for quarter in range(QUARTER.size):
        if v.open.owners[quarter] != UNKNOWN:
            continue
        value = worth.quarter(quarter, worth.left)
        cheaper = spares and QUARTER_SIZE[quarter] >= DISCOUNT_FROM
        if not cheaper:
            planner.add_quarter(QUARTER_TAKE.of(quarter), QUARTER_BAG[quarter], value)
        if cheaper or buys:
            price = 0.0 if cheaper else coin
            for i, rest in enumerate(SINGLE_RESTS[quarter]):
                planner.add_quarter(SINGLE_ACTIONS[quarter][i], rest, value - price)
        if cheaper and buys:
            for i, rest in enumerate(DOUBLE_RESTS[quarter]):
                planner.add_quarter(DOUBLE_ACTIONS[quarter][i], rest, value - coin)


def act(worth: Worth, choices: list[Action]) -> Action:
    """What to do now in the own turn."""
    v = worth.v
    seat = worth.seat
    legal = set(choices)
    for action in choices:
        if USE.owns(action):
            card = action - USE.base
            if not (PAY_BAG[card] or PAY_ANY[card] or PAY_GOLD[card] or PAY_TILES[card]):
                return action
    supply = v.open.roses[seat * ROSE_SIZE]
    planner = planner_now(worth)
    plan = planner.search(supply)
    first = first_of_plan(plan, legal)
    for action in choices:
        if DELIVER.owns(action) and not helps_delivery(first):
            return action
    if first != UNKNOWN:
        return first
    if TRIBUTE.base in legal and worth.tribute() > 0:
        return TRIBUTE.base
    if JOKER.base in legal:
        action = try_joker(worth, planner, plan, supply)
        if action != UNKNOWN:
            return action
    if WALL_CREDIT.base in legal:
        return WALL_CREDIT.base
    return spend_rest(worth, choices, legal)


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


def try_joker(worth: Worth, planner: Planner, plan: Plan, supply: int) -> Action:
    """Turn a joker tile into a cube that pays for something, or into coins that are needed."""
    v = worth.v
    seat = worth.seat
    keep = JOKER_GOLD * worth.coin
    if worth.power & JOKER_MULTIPLIER:
        keep *= 0.9
    best = UNKNOWN
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


def spend_rest(worth: Worth, choices: list[Action], legal: set[Action]) -> Action:
    """Use cubes that no plan needs; pass when nothing is worth a cube."""
    v = worth.v
    seat = worth.seat
    best = PASS.base
    best_value = 0.04
    target, value = voyage_target(worth)
    if target != UNKNOWN:
        steps = worth.away(target)
        rate = value / max(1, steps - v.open.ship_credit)
        action = sail_towards(worth, target)
        if action in legal and rate > best_value:
            best, best_value = action, rate
    elif SAIL.owns(choices[0]) and worth.left > 1:
        action = sail_towards(worth, likely_port(worth))
        if action in legal:
            best, best_value = action, 0.06
    if WALL.base in legal:
        step = worth.first_wall_step() if v.open.wall_moves[seat] == 0 else worth.wall_step() / 2
        if step > best_value:
            best, best_value = WALL.base, step
    for action in choices:
        if not USE.owns(action):
            continue
        card = action - USE.base
        pays = PAY_ANY[card] or 1
        value = worth.gain(card) - PAY_GOLD[card] * worth.coin
        if PAY_TILES[card]:
            value -= cheapest_good(worth)[1]
        if value / pays > best_value:
            best, best_value = action, value / pays
    return best


def pay_good(worth: Worth, choices: list[Action]) -> Action:
    """Give up the tile that is worth least."""
    good, _ = cheapest_good(worth)
    return PAY_GOOD.of(good) if PAY_GOOD.of(good) in choices else choices[0]


def pay_cube(worth: Worth, choices: list[Action]) -> Action:
    """Pay with the colour that the plans miss least."""
    planner = planner_now(worth)
    supply = worth.v.open.roses[worth.seat * ROSE_SIZE]
    best = choices[0]
    best_value = -1000.0
    for action in choices:
        colour = action - PAY.base
        left = supply - CUBE_OF[colour]
        value = planner.search(left).value + 0.01 * counts_in(left)[colour]
        if value > best_value:
            best, best_value = action, value
    return best


def gain_colour(worth: Worth, cubes: int) -> Action:
    """Take the colour, or the first of two, that pays for most."""
    planner = planner_now(worth)
    supply = worth.v.open.roses[worth.seat * ROSE_SIZE]
    best = 0
    best_value = -1000.0
    for one in range(COLOUR.size):
        bag = supply + CUBE_OF[one]
        for two in range(one, COLOUR.size if cubes > 1 else one + 1):
            value = planner.search(bag + CUBE_OF[two] if cubes > 1 else bag).value
            if value > best_value:
                best, best_value = one, value
    return GAIN.of(best)


def joker_use(worth: Worth) -> int:
    """What a joker tile that is being used should become."""
    planner = planner_now(worth)
    supply = worth.v.open.roses[worth.seat * ROSE_SIZE]
    best = FOR_GOLD
    best_value = planner.search(supply).value + JOKER_GOLD * worth.coin
    for colour in range(COLOUR.size):
        value = planner.search(supply + CUBE_OF[colour]).value
        if value > best_value:
            best, best_value = colour + 1, value
    return best
