"""What a player may do in his turn, and what it costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, members, nth, set_of, size_of
from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macao.cards.effects import exchanges, usable_cards
from sobremesa.games.macao.cards.printed import (
    ACTIVATE_DISCOUNT,
    ACTIVATE_FROM,
    CHEAP_FIRST,
    CHEAP_FURTHER,
    COST_OF,
    COST_SIZE,
    DISCOUNT_FROM,
    EXTRA_PURCHASES,
    EXTRA_QUARTERS,
    GOLD_PER_CUBE,
    PORTS_NEAR,
    QUARTER_DISCOUNT,
    QUARTER_GOLD,
    QUARTER_LIMIT,
    REMOTE,
    TRIBUTE_DISCOUNT,
    TRIBUTE_LESS,
    TRIBUTE_TIMES,
    WALL_FIRST_COST,
    WALL_FURTHER_COST,
    WITHOUT_ACTIONS,
    WITHOUT_RESTS,
)
from sobremesa.games.macao.facts import (
    DEAREST,
    DOUBLE_ACTIONS,
    DOUBLE_RESTS,
    FIELD,
    FIELD_MASK,
    FIRST_STEP,
    FURTHER_STEP,
    PORT_AT,
    PURCHASES,
    QUARTER_SIZE,
    QUARTERS_PER_ROUND,
    QUARTERS_WITHIN,
    ROSE_SIZE,
    SAIL_SETS,
    SINGLE_ACTIONS,
    SINGLE_RESTS,
    WALL_END,
    WANTED_TILES,
)
from sobremesa.games.macao.state import NOT_MADE, OPEN, State, covers, cubes_in
from sobremesa.games.macao.words import (
    ACTIVATE,
    DELIVER,
    JOKER,
    PASS,
    QUARTER_TAKE,
    TRIBUTE,
    USE,
    WALL,
    WALL_CREDIT,
)

TO_PASS: Final[i64] = BIT_OF[PASS.base]
TO_STEP: Final[i64] = BIT_OF[WALL.base]
TO_STEP_FREE: Final[i64] = BIT_OF[WALL_CREDIT.base]
TO_BUY: Final[i64] = BIT_OF[TRIBUTE.base]
TO_USE_JOKER: Final[i64] = set_of([JOKER.of(use) for use in range(JOKER.size)])
"""Sets of actions."""
OMISSIONS: Final[i64] = QUARTER_DISCOUNT | QUARTER_GOLD | ACTIVATE_DISCOUNT
"""The powers with which cubes of a cost may be left out."""


def possible(s: State, seat: Seat) -> list[Action]:
    """MO-33 Everything that the seat may do now; MO-36 passing is always among it.

    MO-31 An empty supply leaves cards, jokers, deliveries and prestige.
    """
    supply = s.roses[seat * ROSE_SIZE]
    cubes = cubes_in(supply)
    found = members(simple_actions(s, seat, cubes))
    for card in exchanges(s, seat, supply, cubes):
        found.append(USE.base + card)
    for quarter in members(payable_quarters(s, seat, supply)):
        found.append(QUARTER_TAKE.base + quarter)
    for place in members(payable_cards(s, seat, supply)):
        found.append(ACTIVATE.base + s.tableaux[seat][place])
    if s.powers[seat] & OMISSIONS:
        add_omissions(s, seat, supply, found)
    return found


def drawn(s: State, seat: Seat, rng: Rng) -> Action:
    """One of all these by luck, of which a list is made only if cubes of costs can be left out."""
    if s.powers[seat] & OMISSIONS:
        found = possible(s, seat)
        return found[rng.below(len(found))]
    supply = s.roses[seat * ROSE_SIZE]
    cubes = cubes_in(supply)
    simple = simple_actions(s, seat, cubes)
    uses = usable_cards(s, seat, supply, cubes)
    quarters = payable_quarters(s, seat, supply)
    cards = payable_cards(s, seat, supply)
    to_uses: i64 = size_of(simple)
    to_quarters = to_uses + size_of(uses)
    to_cards = to_quarters + size_of(quarters)
    place = rng.below(to_cards + size_of(cards))
    if place < to_uses:
        return nth(simple, place)
    if place < to_quarters:
        return USE.base + exchanges(s, seat, supply, cubes)[place - to_uses]
    if place < to_cards:
        return QUARTER_TAKE.base + nth(quarters, place - to_quarters)
    return ACTIVATE.base + s.tableaux[seat][nth(cards, place - to_cards)]


def simple_actions(s: State, seat: i64, cubes: i64) -> i64:
    """What has nothing to do with cards and quarters, as a set: such verbs have low numbers."""
    found = TO_PASS
    powers = s.powers[seat]
    if cubes or s.ship_credit:
        found |= SAIL_SETS[s.ships[seat]]
    if s.cargo[seat]:
        found |= deliveries(s, seat, powers)
    if s.discs[seat] < WALL_END:
        cost = step_cost(s.wall_moves[seat], powers)
        if cost != UNKNOWN and cubes >= cost:
            found |= TO_STEP
        if s.wall_credit:
            found |= TO_STEP_FREE
    if may_buy(s, seat, powers):
        found |= TO_BUY
    if s.jokers[seat]:
        found |= TO_USE_JOKER
    return found


def deliveries(s: State, seat: i64, powers: i64) -> i64:
    """MO-70 A tile that the port wants. MO-74 With remote_delivery from next to it, too."""
    cargo = s.cargo[seat]
    space = s.ships[seat]
    if powers & REMOTE:
        found: i64 = 0
        for near in PORTS_NEAR[space]:
            if cargo & WANTED_TILES[near]:
                found |= BIT_OF[DELIVER.base + near]
        return found
    port = PORT_AT[space]
    return BIT_OF[DELIVER.base + port] if port >= 0 and cargo & WANTED_TILES[port] else 0


def step_cost(move: i64, powers: i64) -> i64:
    """MO-56 The cubes that the next step of a wall move costs; UNKNOWN if it is over.

    MO-60 wall_cost replaces the cost of the first step, or of each further one.
    """
    if move == NOT_MADE:
        return CHEAP_FIRST if powers & WALL_FIRST_COST else FIRST_STEP
    if move == OPEN:
        return CHEAP_FURTHER if powers & WALL_FURTHER_COST else FURTHER_STEP
    return UNKNOWN


def tribute_price(price: int, powers: i64) -> int:
    """MO-79 tribute_discount lowers the price, but not below 0."""
    return max(0, price - TRIBUTE_LESS) if powers & TRIBUTE_DISCOUNT else price


def purchase_limit(powers: i64) -> i64:
    """MO-77 Once per turn; MO-79 tribute_times allows more."""
    return PURCHASES + (EXTRA_PURCHASES if powers & TRIBUTE_TIMES else 0)


def may_buy(s: State, seat: i64, powers: i64) -> bool:
    """MO-77 Once per turn, paid in full. MO-78 For nothing if the price is 0 (MO-R10, MO-R11)."""
    if s.purchases[seat] >= purchase_limit(powers):
        return False
    return s.gold[seat] >= tribute_price(s.price, powers)


def quarter_limit(powers: i64) -> i64:
    """MO-45 One quarter per round, with quarter_limit more."""
    return QUARTERS_PER_ROUND + (EXTRA_QUARTERS if powers & QUARTER_LIMIT else 0)


def payable_quarters(s: State, seat: i64, supply: i64) -> i64:
    """MO-44 The quarters whose cost the supply covers; MO-46 not those that are taken.

    MO-47 They need not lie beside anything.
    """
    if not supply or s.quarters_taken[seat] >= quarter_limit(s.powers[seat]):
        return 0
    found = s.free
    within = QUARTERS_WITHIN
    most: i64 = DEAREST
    row: i64 = 0
    while row < len(within):
        cubes = supply & FIELD_MASK
        found &= within[row + (cubes if cubes < most else most)]
        supply >>= FIELD
        row += most + 1
    return found


def payable_cards(s: State, seat: i64, supply: i64) -> i64:
    """MO-37 The cards whose cost the supply covers, by their places in the tableau."""
    found: i64 = 0
    if not supply:
        return found
    costs = COST_OF
    place: i64 = 1
    for card in s.tableaux[seat]:
        if covers(supply, costs[card]):
            found |= place
        place += place
    return found


def add_omissions(s: State, seat: Seat, supply: int, found: list[Action]) -> None:
    """MO-50 Quarters without one cube or two; MO-42 cards without one."""
    powers = s.powers[seat]
    spares = powers & QUARTER_DISCOUNT != 0
    buys = powers & QUARTER_GOLD != 0 and s.gold[seat] >= GOLD_PER_CUBE
    free = members(s.free) if s.quarters_taken[seat] < quarter_limit(powers) else []
    if spares or buys:
        for quarter in free:
            if buys or QUARTER_SIZE[quarter] >= DISCOUNT_FROM:
                add_covered(supply, SINGLE_ACTIONS[quarter], SINGLE_RESTS[quarter], found)
    if powers & ACTIVATE_DISCOUNT:
        for card in s.tableaux[seat]:
            if COST_SIZE[card] >= ACTIVATE_FROM:
                add_covered(supply, WITHOUT_ACTIONS[card], WITHOUT_RESTS[card], found)
    if spares and buys:
        for quarter in free:
            if QUARTER_SIZE[quarter] >= DISCOUNT_FROM:
                add_covered(supply, DOUBLE_ACTIONS[quarter], DOUBLE_RESTS[quarter], found)


def add_covered(supply: int, actions: list[Action], rests: list[int], found: list[Action]) -> None:
    """Those of the actions whose rest of a cost the supply covers."""
    for i, rest in enumerate(rests):
        if covers(supply, rest):
            found.append(actions[i])
