"""Card powers: what game.toml says in a closed set of kinds is carried out here."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import Card, Seat
from sobremesa.games.macao.cards.printed import (
    ADJACENT_ONLY,
    AT_SEA,
    BONUS,
    DIE_BONUS,
    DIE_VALUES,
    EFFECT_OF,
    EXCHANGE,
    FILTER_KIND,
    FILTER_OF,
    GAIN_ANY,
    GAIN_BAG,
    GAIN_GOLD,
    GAIN_MOST,
    GAIN_POINTS,
    GAIN_SHIP,
    GAIN_UNPUNISH,
    GAIN_WALL,
    GOLD_MAX,
    GOLD_MIN,
    IN_PORT,
    JOKER_ONLY,
    KIND_OF,
    NEEDS_MARKER,
    ON_ACTIVATE,
    ON_QUARTER,
    ONCE_PER_ROUND,
    PAY_ANY,
    PAY_BAG,
    PAY_GOLD,
    PAY_TILES,
    PER_GOODS,
    POWER_OF,
    PUNISH_MIN,
    REQUIRE_N,
    REQUIRE_OF,
    SPARED_OF,
    TRIGGER_OF,
    WALL_FIRST,
    WALL_LAST,
)
from sobremesa.games.macao.facts import (
    BESIDE_SETS,
    DARK,
    KIND_OF_SPACE,
    PORT_AT,
    ROSE_SIZE,
    counts_in,
)
from sobremesa.games.macao.state import State, covers, cubes_in, tiles_in, wall_order
from sobremesa.games.macao.words import (
    GAIN_COLOUR,
    GAVE_CUBES,
    GAVE_GOLD,
    GAVE_POINTS,
    GAVE_SHIP,
    GAVE_WALL,
    PUNISHED,
    UNPUNISHED,
)


def empower(s: State, seat: Seat, card: Card) -> None:
    """MO-37 The card lies in the play area and is active; MO-41 it never leaves it.

    MO-84 A standing power holds from now on; what works in phase 1, 2 or at the end is only
    looked for then.
    """
    s.active[seat].append(card)
    s.powers[seat] = s.powers[seat] | POWER_OF[card]


def punish(s: State, seat: Seat, reason: int) -> None:
    """One punish marker, unless a card spares the seat that kind. MO-98 There are always more."""
    if s.has(seat, SPARED_OF[reason]):
        return
    s.punished[seat] = s.punished[seat] + 1
    s.tell(PUNISHED, seat, reason)


def usable(s: State, seat: Seat, card: Card, supply: i64, cubes: i64) -> bool:
    """Whether an unused exchange card can be used: `cubes` is the size of the supply.

    MO-86 Its requirement is met now, the payment is at hand, and MO-85 it brings something.
    """
    if REQUIRE_OF[card] and not required(s, seat, card):
        return False
    if PAY_BAG[card]:
        if not covers(supply, PAY_BAG[card]):
            return False
        cubes -= cubes_in(PAY_BAG[card])
    if PAY_ANY[card] > cubes or PAY_GOLD[card] > s.gold[seat]:
        return False
    if (PAY_TILES[card] or PER_GOODS[card]) and tiles_in(s.cargo[seat]) < max(PAY_TILES[card], 1):
        return False
    return not NEEDS_MARKER[card] or s.punished[seat] > 0


def required(s: State, seat: Seat, card: Card) -> bool:
    """MO-86 Whether positions, gold and markers are as the card demands.

    MO-R24 A slip is neither port nor sea. MO-R25 The wall order knows no ties.
    """
    need = REQUIRE_OF[card]
    if need == IN_PORT:
        return PORT_AT[s.ships[seat]] >= 0
    if need == AT_SEA:
        return KIND_OF_SPACE[s.ships[seat]] == "sea"
    if need == WALL_FIRST:
        return wall_order(s)[0] == seat
    if need == WALL_LAST:
        return wall_order(s)[-1] == seat
    if need == GOLD_MIN:
        return s.gold[seat] >= REQUIRE_N[card]
    if need == GOLD_MAX:
        return s.gold[seat] <= REQUIRE_N[card]
    if need == PUNISH_MIN:
        return s.punished[seat] >= REQUIRE_N[card]
    return True


def fixed_gains(s: State, seat: Seat, card: Card) -> None:
    """What a card brings without a choice. MO-34 Cubes come from the stock into the supply.

    MO-89 `unpunish` takes a marker away for good. MO-R12 Such gains are never declined.
    """
    times = tiles_in(s.cargo[seat]) if PER_GOODS[card] else 1
    if GAIN_GOLD[card]:
        gold = amount(GAIN_GOLD[card], times, card)
        s.gold[seat] = s.gold[seat] + gold
        s.tell(GAVE_GOLD, seat, card, gold)
    if GAIN_POINTS[card]:
        points = amount(GAIN_POINTS[card], times, card)
        s.points[seat] = s.points[seat] + points
        s.tell(GAVE_POINTS, seat, card, points)
    if GAIN_BAG[card]:
        at = seat * ROSE_SIZE
        s.roses[at] = s.roses[at] + GAIN_BAG[card]
        if s.log is not None:
            for colour, cubes in enumerate(counts_in(GAIN_BAG[card])):
                if cubes:
                    s.tell(GAVE_CUBES, seat, card, cubes, colour)
    if GAIN_SHIP[card]:
        s.ship_credit += GAIN_SHIP[card]
        s.tell(GAVE_SHIP, seat, card, GAIN_SHIP[card])
    if GAIN_WALL[card]:
        s.wall_credit += GAIN_WALL[card]
        s.tell(GAVE_WALL, seat, card, GAIN_WALL[card])
    if GAIN_UNPUNISH[card]:
        markers = min(GAIN_UNPUNISH[card], s.punished[seat])
        s.punished[seat] = s.punished[seat] - markers
        s.tell(UNPUNISHED, seat, card, markers)


def amount(gain: int, times: int, card: Card) -> int:
    """A gain for each of so many things, but no more than the card allows."""
    total = gain * times
    return min(total, GAIN_MOST[card]) if GAIN_MOST[card] else total


def receive(s: State, seat: Seat, card: Card) -> None:
    """What a used card brings: MO-99 first what is fixed, then cubes of free colours."""
    fixed_gains(s, seat, card)
    if GAIN_ANY[card]:
        s.push(GAIN_COLOUR, seat, arg=GAIN_ANY[card])


def fire(s: State, seat: Seat, trigger: int, thing: int = 0) -> None:
    """An event happens to the seat: its active bonus cards bring what they bring.

    MO-87 All of them, in the order of activation; MO-99 fixed gains first, then free colours.
    MO-82 A card with the limit `round` fires for the first event that it sees (MO-R30).
    """
    free = 0
    i: i64 = 0
    cards = s.active[seat]
    while i < len(cards):
        card = cards[i]
        i += 1
        if TRIGGER_OF[card] != trigger or EFFECT_OF[card] != BONUS:
            continue
        if not concerns(s, seat, card, trigger, thing):
            continue
        if ONCE_PER_ROUND[card]:
            if s.used[seat] & BIT_OF[i - 1]:
                continue
            s.used[seat] = s.used[seat] | BIT_OF[i - 1]
        fixed_gains(s, seat, card)
        free += GAIN_ANY[card]
    if free:
        s.push(GAIN_COLOUR, seat, arg=free)


def concerns(s: State, seat: Seat, card: Card, trigger: int, thing: int) -> bool:
    """Whether the event is one of those that the card asks for.

    MO-43 On `activate`: the right kind of card. MO-51 On `quarter`: one that held a joker tile,
    or one beside a quarter that was already the seat's.
    """
    if trigger == ON_ACTIVATE:
        return FILTER_KIND[card] < 0 or FILTER_KIND[card] == KIND_OF[thing]
    if trigger == ON_QUARTER and FILTER_OF[card]:
        if FILTER_OF[card] == JOKER_ONLY:
            return DARK[thing]
        if FILTER_OF[card] == ADJACENT_ONLY:
            return has_beside(s, seat, thing)
    return True


def has_beside(s: State, seat: Seat, quarter: int) -> bool:
    """MO-51 Whether a neighbour of the quarter is already the seat's."""
    return s.quarters[seat] & BESIDE_SETS[quarter] != 0


def die_bonuses(s: State, seat: Seat, values: i64) -> None:
    """MO-27 A die bonus for the set of numbers that the seat's dice show, once for each card.

    MO-R15 The number counts that a die shows after turning and changing.
    """
    for i, card in enumerate(s.active[seat]):
        if EFFECT_OF[card] == DIE_BONUS and DIE_VALUES[card] & values:
            s.used[seat] = s.used[seat] | BIT_OF[i]
            fixed_gains(s, seat, card)


def usable_cards(s: State, seat: Seat, supply: i64, cubes: i64) -> i64:
    """MO-82, MO-83 The exchange cards that the seat may use now, by their places among the active.

    Those that are used are so until the round is over.
    """
    found: i64 = 0
    marks = s.used[seat]
    effects = EFFECT_OF
    place: i64 = 1
    for card in s.active[seat]:
        unused = marks & place == 0 and effects[card] == EXCHANGE
        if unused and usable(s, seat, card, supply, cubes):
            found |= place
        place += place
    return found


def exchanges(s: State, seat: Seat, supply: i64, cubes: i64) -> list[Card]:
    """The same cards, sorted."""
    found = [s.active[seat][place] for place in members(usable_cards(s, seat, supply, cubes))]
    if len(found) > 1:
        found.sort()
    return found
