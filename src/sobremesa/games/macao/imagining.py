"""The whole table: imagined from a view, told in names, counted in pieces."""

from __future__ import annotations

from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, members
from sobremesa.core.words import Seat
from sobremesa.games.macao.facts import (
    JOKERS,
    OFFICES_PER_ROUND,
    ROSE_SIZE,
    TILES_OF,
    WANTED_AT,
    counts_in,
    goods_in,
)
from sobremesa.games.macao.rules import FLOW
from sobremesa.games.macao.state import State, wall_order
from sobremesa.games.macao.view import View
from sobremesa.games.macao.words import CARD, COLOUR, GOOD, JOKER_TILE, SPACE, TILE


def imagine(v: View, rng: Rng) -> State:
    """A whole state that looks exactly like `v` to its seat; deck and dice to come are new.

    MO-102 Of the dice that others have sealed nothing is known: they are still to choose them.
    """
    s = State(v.open.seats, v.open.agenda.copy())
    s.rng = rng.fork()
    s.copy_open(v.open)
    s.deck = v.unseen()
    rng.shuffle(s.deck)
    s.sealed = Ints([v.sealed if seat == v.seat else 0 for seat in range(s.seats)])
    FLOW.settle(s)
    return s


def hidden(s: State, seat: Seat) -> list[str]:
    """The order of the deck, for everyone and always."""
    return ["deck"] if len(s.deck) > 1 else []


def reveal(s: State) -> dict[str, object]:
    """Everything in names, the deck from its top included."""
    found: dict[str, object] = {}
    found["deck"] = CARD.names_of(s.deck[::-1])
    found["offices"] = CARD.names_of(s.offices)
    found["offer"] = CARD.names_of(s.offer)
    found["discards"] = CARD.names_of(s.discards)
    for seat in range(s.seats):
        found[f"tableau_{seat}"] = CARD.names_of(s.tableaux[seat])
        found[f"active_{seat}"] = CARD.names_of(s.active[seat])
        bags = s.roses.part(seat * ROSE_SIZE, (seat + 1) * ROSE_SIZE)
        found[f"rose_{seat}"] = [bag_in_names(bag) for bag in bags]
        goods = goods_in(s.cargo[seat])
        found[f"goods_{seat}"] = [GOOD.names[g] for g in range(GOOD.size) for _ in range(goods[g])]
    found["tiles"] = TILE.names_of(s.tiles)
    found["owners"] = [owner if owner >= 0 else None for owner in s.owners()]
    found["ships"] = SPACE.names_of(s.ships.listed())
    found["discs"] = list(s.discs)
    found["wall_order"] = wall_order(s)
    found["landed"] = list(s.landed)
    found["dice"] = list(s.dice)
    found["sealed"] = [dice_in_names(dice) for dice in s.sealed]
    found["tribute"] = [s.price, s.reward]
    found["gold"] = list(s.gold)
    found["jokers"] = list(s.jokers)
    found["punished"] = list(s.punished)
    found["scores"] = list(s.points)
    found["round"] = s.round
    return found


def bag_in_names(bag: int) -> dict[str, int]:
    """The cubes of a bag by colour."""
    return {COLOUR.names[c]: count for c, count in enumerate(counts_in(bag)) if count}


def dice_in_names(dice: int) -> list[str]:
    """The colours of a set of dice."""
    return [COLOUR.names[c] for c in range(COLOUR.size) if dice & BIT_OF[c]]


def pieces(s: State) -> list[tuple[str, int, int]]:
    """MO-3 to MO-5 All cards and tiles are somewhere, each once; the rest is not limited."""
    cards = s.deck + s.offer + s.discards + s.offices[s.round * OFFICES_PER_ROUND :]
    for seat in range(s.seats):
        cards += s.tableaux[seat] + s.active[seat]
    found = [("card", len(cards), CARD.size), ("different card", len(set(cards)), CARD.size)]
    free = [s.tiles[quarter] for quarter in members(s.free)]
    for good in range(GOOD.size):
        count = free.count(good) + s.landed[WANTED_AT.index(good)] + goods_in(s.lost_goods)[good]
        for load in s.cargo:
            count += goods_in(load)[good]
        found.append((GOOD.names[good], count, TILES_OF[good]))
    jokers = free.count(JOKER_TILE) + s.lost_jokers + sum(s.jokers)
    found.append(("joker", jokers, JOKERS))
    return found
