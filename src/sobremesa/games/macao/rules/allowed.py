"""What a player may do in his turn, and what it costs."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.words import UNKNOWN, Action, Seat
from sobremesa.games.macao.cards.effects import exchanges
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
    CARGO_FIELD,
    CARGO_MASK,
    DOUBLE_ACTIONS,
    DOUBLE_RESTS,
    FIRST_STEP,
    FURTHER_STEP,
    GUARDS,
    PORT_AT,
    PURCHASES,
    QUARTER_BAG,
    QUARTER_SIZE,
    QUARTERS_PER_ROUND,
    ROSE_SIZE,
    SAILS_OF,
    SINGLE_ACTIONS,
    SINGLE_RESTS,
    WALL_END,
    WANTED_AT,
)
from sobremesa.games.macao.state import NOT_MADE, OPEN, Open, State, covers, cubes_in
from sobremesa.games.macao.words import (
    ACTIVATE,
    DELIVER,
    JOKER,
    PASS,
    QUARTER,
    QUARTER_TAKE,
    TRIBUTE,
    USE,
    WALL,
    WALL_CREDIT,
)


def possible(s: State, seat: Seat) -> list[Action]:
    """MO-33 Everything that the seat may do now; MO-36 passing is always among it.

    MO-31 An empty supply leaves cards, jokers, deliveries and prestige.
    """
    supply = s.roses[seat * ROSE_SIZE]
    cubes = cubes_in(supply)
    space = s.ships[seat]
    found = SAILS_OF[space].copy() if cubes or s.ship_credit else []
    if s.cargo[seat]:
        add_deliveries(s, seat, found)
    if s.discs[seat] < WALL_END:
        cost = step_cost(s, seat)
        if cost != UNKNOWN and cubes >= cost:
            found.append(WALL.base)
        if s.wall_credit:
            found.append(WALL_CREDIT.base)
    if may_buy(s, seat):
        found.append(TRIBUTE.base)
    if s.jokers[seat]:
        for use in range(JOKER.size):
            found.append(JOKER.base + use)
    found.append(PASS.base)
    for card in exchanges(s, seat, supply, cubes):
        found.append(USE.base + card)
    free = s.quarters_taken[seat] < quarter_limit(s, seat)
    if free and cubes:
        add_quarters(s, supply, found)
    if cubes:
        for card in s.tableaux[seat]:
            if covers(supply, COST_OF[card]):
                found.append(ACTIVATE.base + card)
    if s.powers[seat] & (QUARTER_DISCOUNT | QUARTER_GOLD | ACTIVATE_DISCOUNT):
        add_omissions(s, seat, supply, free, found)
    return found


def add_deliveries(s: State, seat: Seat, found: list[Action]) -> None:
    """MO-70 A tile that the port wants. MO-74 With remote_delivery from next to it, too."""
    cargo = s.cargo[seat]
    if s.has(seat, REMOTE):
        for port in PORTS_NEAR[s.ships[seat]]:
            if cargo >> CARGO_FIELD * WANTED_AT[port] & CARGO_MASK:
                found.append(DELIVER.base + port)
        return
    port = PORT_AT[s.ships[seat]]
    if port >= 0 and cargo >> CARGO_FIELD * WANTED_AT[port] & CARGO_MASK:
        found.append(DELIVER.base + port)


def step_cost(s: Open, seat: Seat) -> int:
    """MO-56 The cubes that the next step of the wall move costs; UNKNOWN if it is over.

    MO-60 wall_cost replaces the cost of the first step, or of each further one.
    """
    move = s.wall_moves[seat]
    if move == NOT_MADE:
        return CHEAP_FIRST if s.has(seat, WALL_FIRST_COST) else FIRST_STEP
    if move == OPEN:
        return CHEAP_FURTHER if s.has(seat, WALL_FURTHER_COST) else FURTHER_STEP
    return UNKNOWN


def tribute_price(s: Open, seat: Seat) -> int:
    """MO-79 tribute_discount lowers the price, but not below 0."""
    if s.has(seat, TRIBUTE_DISCOUNT):
        return max(0, s.price - TRIBUTE_LESS)
    return s.price


def purchase_limit(s: Open, seat: Seat) -> int:
    """MO-77 Once per turn; MO-79 tribute_times allows more."""
    return PURCHASES + (EXTRA_PURCHASES if s.has(seat, TRIBUTE_TIMES) else 0)


def may_buy(s: State, seat: Seat) -> bool:
    """MO-77 Once per turn, paid in full. MO-78 For nothing if the price is 0 (MO-R10, MO-R11)."""
    return s.purchases[seat] < purchase_limit(s, seat) and s.gold[seat] >= tribute_price(s, seat)


def quarter_limit(s: Open, seat: Seat) -> int:
    """MO-45 One quarter per round, with quarter_limit more."""
    return QUARTERS_PER_ROUND + (EXTRA_QUARTERS if s.has(seat, QUARTER_LIMIT) else 0)


def add_quarters(s: State, supply: int, found: list[Action]) -> None:
    """MO-44 The quarters whose cost the supply covers; MO-46 not those that are taken.

    MO-47 They need not lie beside anything.
    """
    guards: i64 = GUARDS
    guarded: i64 = supply
    guarded |= guards
    # Every turn comes by here: what is the same for all quarters is looked up once.
    owners, costs = s.owners, QUARTER_BAG
    size: i64 = len(owners)
    quarter: i64 = 0
    while quarter < size:
        if owners[quarter] == UNKNOWN and (guarded - costs[quarter]) & guards == guards:
            found.append(int(QUARTER_TAKE.base + quarter))
        quarter += 1


def add_omissions(s: State, seat: Seat, supply: int, free: bool, found: list[Action]) -> None:
    """MO-50 Quarters without one cube or two; MO-42 cards without one."""
    spares = s.has(seat, QUARTER_DISCOUNT)
    buys = s.has(seat, QUARTER_GOLD) and s.gold[seat] >= GOLD_PER_CUBE
    if free and (spares or buys):
        for quarter in range(QUARTER.size):
            if s.owners[quarter] == UNKNOWN and (buys or QUARTER_SIZE[quarter] >= DISCOUNT_FROM):
                add_covered(supply, SINGLE_ACTIONS[quarter], SINGLE_RESTS[quarter], found)
    if s.has(seat, ACTIVATE_DISCOUNT):
        for card in s.tableaux[seat]:
            if COST_SIZE[card] >= ACTIVATE_FROM:
                add_covered(supply, WITHOUT_ACTIONS[card], WITHOUT_RESTS[card], found)
    if free and spares and buys:
        for quarter in range(QUARTER.size):
            if s.owners[quarter] == UNKNOWN and QUARTER_SIZE[quarter] >= DISCOUNT_FROM:
                add_covered(supply, DOUBLE_ACTIONS[quarter], DOUBLE_RESTS[quarter], found)


def add_covered(supply: int, actions: list[Action], rests: list[int], found: list[Action]) -> None:
    """Those of the actions whose rest of a cost the supply covers."""
    for i, rest in enumerate(rests):
        if covers(supply, rest):
            found.append(actions[i])
