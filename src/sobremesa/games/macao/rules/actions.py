"""What a player does in his turn, and what that brings."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.sets import BIT_OF, drop, nth
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.macao.cards.effects import empower, fire, receive
from sobremesa.games.macao.cards.printed import (
    COST_OF,
    DISCOUNT_FROM,
    GOLD_PER_CUBE,
    JOKER_FACTOR,
    JOKER_MULTIPLIER,
    ON_ACTIVATE,
    ON_DELIVER,
    ON_QUARTER,
    ON_TRIBUTE,
    ON_WALL,
    PAY_ANY,
    PAY_BAG,
    PAY_GOLD,
    PAY_TILES,
    QUARTER_DISCOUNT,
    SHIP_RATE,
    SHIP_RATE_STEPS,
    WAREHOUSE_FACTOR,
    WAREHOUSE_OF,
)
from sobremesa.games.macao.facts import (
    CUBE_OF,
    GOOD_UNIT,
    JOKER_CUBES,
    JOKER_GOLD,
    MOST_CHOICES,
    PORT_POINTS,
    QUARTER_BAG,
    QUARTER_SIZE,
    ROSE_SIZE,
    WALL_END,
    WANTED_AT,
    colours_in,
    counts_in,
)
from sobremesa.games.macao.rules.allowed import step_cost, tribute_price
from sobremesa.games.macao.state import NOT_MADE, OPEN, State, cubes_in, held_in
from sobremesa.games.macao.words import (
    ACTIVATED,
    CARD_USED,
    CUBE_BOUGHT,
    CUBE_SPARED,
    CUBES_PAID,
    DELIVERED,
    FOR_GOLD,
    GOLD_PAID,
    HALVE_JOKER,
    JOKER_TILE,
    JOKER_USED,
    LAPSED,
    MOVE_DISC,
    MOVE_SHIP,
    PASSED,
    PAY_A_GOOD,
    PAY_CUBE,
    PORT,
    QUARTER_TAKEN,
    RECEIVE,
    SAIL_CHOSEN,
    SAILED,
    SAILED_FREE,
    TRIBUTE_PAID,
    WALL_CHOSEN,
    WALL_STEPPED,
    WALL_STEPPED_FREE,
)

# Paying.


def spend(s: State, seat: Seat, bag: i64) -> None:
    """MO-34 Cubes go from the supply to the stock."""
    at = seat * ROSE_SIZE
    s.roses[at] = s.roses[at] - bag
    if s.log is not None:
        for colour, cubes in enumerate(counts_in(bag)):
            if cubes:
                s.tell(CUBES_PAID, seat, cubes, colour)


def paid_at_once(s: State, seat: Seat, owed: i64) -> bool:
    """Pay cubes of any colours if there is no choice: all that are held, or of one colour.

    MO-R18 Exactly as many as are owed.
    """
    supply = s.roses[seat * ROSE_SIZE]
    held = held_in(supply)
    if held & (held - 1) == 0:
        if owed:
            spend(s, seat, CUBE_OF[nth(held, 0)] * owed)
        return True
    if owed == cubes_in(supply):
        spend(s, seat, supply)
        return True
    return owed == 0


def count_choice(s: State) -> None:
    """A turn ends: nobody makes more choices in one than can be needed."""
    s.turn_choices += 1
    if s.turn_choices > MOST_CHOICES:
        raise RuntimeError(f"more than {MOST_CHOICES} choices in one turn")


# Doing it.


def pass_turn(s: State, seat: Seat) -> None:
    """MO-35, MO-68 Cubes and credits that are left lapse. MO-36 That costs nothing else."""
    at = seat * ROSE_SIZE
    if s.log is not None:
        s.tell(PASSED, seat)
        if s.roses[at]:
            s.tell(LAPSED, seat, cubes_in(s.roses[at]))
    s.roses[at] = 0
    s.ship_credit = 0
    s.wall_credit = 0
    s.turn = UNKNOWN
    s.turn_choices = 0


def activate(s: State, seat: Seat, card: Card, rest: int) -> None:
    """MO-37 Pay exactly the cost (or its `rest`): the card is active. MO-40 Its space is free.

    MO-38 As many cards as one can pay. MO-39 It works at once. MO-43 But not for itself (MO-R14).
    """
    s.tell(ACTIVATED, seat, card)
    spend(s, seat, rest)
    if s.log is not None and rest != COST_OF[card]:
        tell_omitted(s, seat, COST_OF[card] - rest, 0)
    drop(s.tableaux[seat], card)
    fire(s, seat, ON_ACTIVATE, card)
    empower(s, seat, card)


def tell_omitted(s: State, seat: Seat, bag: int, gold: int) -> None:
    """Tell which cubes were left out: so many for coins, the others for nothing."""
    for colour in colours_in(bag):
        if gold:
            gold -= GOLD_PER_CUBE
            s.tell(CUBE_BOUGHT, seat, colour, GOLD_PER_CUBE)
        else:
            s.tell(CUBE_SPARED, seat, colour)


def omission_price(s: State, seat: Seat, quarter: int, omitted: int) -> int:
    """MO-50 The coins for cubes left out of a quarter's cost: the first is free with a discount.

    MO-R28 So with both cards and one cube left out, if the quarter costs two or more.
    """
    if s.has(seat, QUARTER_DISCOUNT) and QUARTER_SIZE[quarter] >= DISCOUNT_FROM:
        omitted -= 1
    return omitted * GOLD_PER_CUBE


def take_quarter(s: State, seat: Seat, quarter: int, omitted: int, cubes: int) -> None:
    """MO-44 Pay the cost (less the bag `omitted` of so many cubes), and the quarter is the seat's.

    MO-46 For good. MO-48 Goods go onto the ship, wherever it is (MO-72 maybe to be delivered at
    once); MO-49 a joker is kept.
    """
    s.tell(QUARTER_TAKEN, seat, quarter, s.tiles[quarter])
    spend(s, seat, QUARTER_BAG[quarter] - omitted)
    if cubes:
        price = omission_price(s, seat, quarter, cubes)
        s.gold[seat] = s.gold[seat] - price
        if s.log is not None:
            tell_omitted(s, seat, omitted, price)
    s.quarters_taken[seat] = s.quarters_taken[seat] + 1
    tile = s.tiles[quarter]
    if tile == JOKER_TILE:
        s.jokers[seat] = s.jokers[seat] + 1
    else:
        s.cargo[seat] = s.cargo[seat] + GOOD_UNIT[tile]
    s.give_quarter(seat, quarter)
    fire(s, seat, ON_QUARTER, quarter)


def choose_wall_step(s: State, seat: Seat) -> None:
    """MO-56 Pay for a step of the wall move; MO-101 the disc moves when all is paid."""
    cost = step_cost(s.wall_moves[seat], s.powers[seat])
    first = 1 if s.wall_moves[seat] == NOT_MADE else 0
    s.wall_moves[seat] = OPEN
    s.tell(WALL_CHOSEN, seat, cost)
    if paid_at_once(s, seat, cost):
        step_on_wall(s, seat, first)
        return
    s.push(MOVE_DISC, seat, arg=first)
    s.push(PAY_CUBE, seat, arg=cost)


def step_on_wall(s: State, seat: Seat, first: int) -> None:
    """A paid step forward. MO-63 The first of the move fires `wall`, even if it cost nothing."""
    advance(s, seat)
    s.tell(WALL_STEPPED, seat, s.discs[seat] - 1)
    if first:
        fire(s, seat, ON_WALL)


def step_by_credit(s: State, seat: Seat) -> None:
    """MO-61 A free step outside the wall move; MO-63 it fires nothing."""
    s.wall_credit -= 1
    advance(s, seat)
    s.tell(WALL_STEPPED_FREE, seat, s.discs[seat] - 1)


def advance(s: State, seat: Seat) -> None:
    """MO-58 A disc is put on top of the stack where it arrives, MO-59 at 16 under it."""
    space = s.discs[seat] + 1
    s.discs[seat] = space
    drop(s.wall, seat)
    i: i64 = 0
    for other in s.wall:
        ahead = s.discs[other] >= space if space == WALL_END else s.discs[other] > space
        if not ahead:
            break
        i += 1
    s.wall.insert(i, seat)


def choose_sail(s: State, seat: Seat, space: int) -> None:
    """MO-65 A step to the next space; MO-67 the tables of ways lead to no slip (MO-R29).

    MO-68 A credit pays for it, MO-101 else a cube does first.
    """
    if s.ship_credit:
        s.ship_credit -= 1
        s.ships[seat] = space
        s.tell(SAILED_FREE, seat, space)
        return
    if s.log is not None:
        s.tell(SAIL_CHOSEN, seat, space)
    if paid_at_once(s, seat, 1):
        sail(s, seat, space)
        return
    s.push(MOVE_SHIP, seat, arg=space)
    s.push(PAY_CUBE, seat, arg=1)


def sail(s: State, seat: Seat, space: int) -> None:
    """MO-66 Any number of ships may share a space. MO-69 ship_rate gives credits for the cube."""
    s.ships[seat] = space
    if s.log is not None:
        s.tell(SAILED, seat, space)
    if s.has(seat, SHIP_RATE):
        s.ship_credit += SHIP_RATE_STEPS - 1


def deliver(s: State, seat: Seat, port: int) -> None:
    """MO-71 The tile goes to the highest empty space and scores it. MO-76 It stays there.

    MO-73 delivery_multiplier counts for that number only; MO-R16 bonuses come after.
    """
    good = WANTED_AT[port]
    s.cargo[seat] = s.cargo[seat] - GOOD_UNIT[good]
    points = PORT_POINTS[port][s.landed[port]]
    if s.has(seat, WAREHOUSE_OF[good]):
        points *= WAREHOUSE_FACTOR[good]
    s.landed[port] = s.landed[port] + 1
    s.delivered[seat] = s.delivered[seat] | BIT_OF[good]
    s.points[seat] = s.points[seat] + points
    s.tell(DELIVERED, seat, good, PORT.whole[port], points)
    fire(s, seat, ON_DELIVER)


def buy_prestige(s: State, seat: Seat) -> None:
    """MO-77 Coins for points at the marked rate. MO-80 It fires `tribute` each time."""
    price = tribute_price(s.price, s.powers[seat])
    s.gold[seat] = s.gold[seat] - price
    s.points[seat] = s.points[seat] + s.reward
    s.purchases[seat] = s.purchases[seat] + 1
    s.tell(TRIBUTE_PAID, seat, price, s.reward)
    fire(s, seat, ON_TRIBUTE)


def use_card(s: State, seat: Seat, card: Card) -> None:
    """MO-100 The card counts as used; MO-101 then comes the payment, then the gain."""
    cards = s.active[seat]
    i: i64 = 0
    while cards[i] != card:
        i += 1
    s.used[seat] = s.used[seat] | BIT_OF[i]
    s.tell(CARD_USED, seat, card)
    if PAY_GOLD[card]:
        s.gold[seat] = s.gold[seat] - PAY_GOLD[card]
        s.tell(GOLD_PAID, seat, PAY_GOLD[card])
    if PAY_BAG[card]:
        spend(s, seat, PAY_BAG[card])
    owed = PAY_ANY[card]
    if owed and paid_at_once(s, seat, owed):
        owed = 0
    if not owed and not PAY_TILES[card]:
        receive(s, seat, card)
        return
    s.push(RECEIVE, seat, arg=card)
    if PAY_TILES[card]:
        s.push(PAY_A_GOOD, seat, arg=PAY_TILES[card])
    if owed:
        s.push(PAY_CUBE, seat, arg=owed)


def use_joker(s: State, seat: Seat, use: int) -> None:
    """MO-52 A joker tile becomes a cube or coins. MO-53 It leaves the game.

    MO-54 joker_multiplier: it is used once more.
    """
    s.jokers[seat] = s.jokers[seat] - 1
    s.lost_jokers += 1
    s.tell(JOKER_USED, seat, use)
    turn_joker_into(s, seat, use)
    if s.has(seat, JOKER_MULTIPLIER):
        s.push(HALVE_JOKER, seat, arg=JOKER_FACTOR - 1)


def turn_joker_into(s: State, seat: Seat, use: int) -> None:
    """MO-52 Three coins, or a cube of the colour into the supply."""
    if use == FOR_GOLD:
        s.gold[seat] = s.gold[seat] + JOKER_GOLD
        return
    at = seat * ROSE_SIZE
    s.roses[at] = s.roses[at] + CUBE_OF[use - 1] * JOKER_CUBES
