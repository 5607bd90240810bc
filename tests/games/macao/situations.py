"""Positions of Macao, written in notation, for tests of single rules.

Cubes are written as in the specification: R red, B blue, G green, K black, Y gray, V violet;
`R2 Y1` is two red ones and a gray one.
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from games.macao.playing import here
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members
from sobremesa.core.words import Seat
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.effects import empower
from sobremesa.games.macao.cards.printed import DECK, OFFICES
from sobremesa.games.macao.facts import CAP_OF, CUBE_OF, GOOD_UNIT, ROSE_SIZE
from sobremesa.games.macao.rules.dice_phase import show_die
from sobremesa.games.macao.setup import empty_table, lay_tiles
from sobremesa.games.macao.state import State, wall_order
from sobremesa.games.macao.words import (
    ACTION,
    BEGIN_ROUND,
    BEGIN_TURN,
    CARD,
    CHOOSE_DICE,
    CLEAR_OFFER,
    DIE_FIRST,
    DRAFT,
    END_ROUND,
    GOOD,
    QUARTER,
    ROLL_DICE,
    SHOW_DICE,
    SPACE,
    TILE,
    TURN_ROSES,
)

LETTERS = "RBGKYV"


def bag(text: str) -> int:
    """`R2 Y1` as a bag of cubes."""
    return sum(CUBE_OF[LETTERS.index(word[0])] * int(word[1:] or 1) for word in text.split())


def cards(text: str) -> list[int]:
    """`clerk judge` as cards."""
    return [CARD.numbers[name] for name in text.split()]


def table(seats: int = 2, round: int = 1, price: int = 0) -> State:
    """A game in that round with nothing on the agenda; seat 0 is first on the wall."""
    s = empty_table(Rng(b"situation"), seats)
    s.tiles = lay_tiles(s.rng)
    s.offices = OFFICES.copy()
    s.deck = DECK.copy()
    s.round = round
    s.price = price
    s.log = []
    return s


class Things(TypedDict, total=False):
    """What a seat is given; of what is not named it has nothing, and its ship is in the slip."""

    active: str
    tableau: str
    rose: dict[int, str]
    gold: int
    points: int
    punished: int
    jokers: int
    goods: str
    ship: str
    owns: str


def give(s: State, seat: Seat = 0, supply: str = "", **things: Unpack[Things]) -> State:
    """Give a seat cubes, and cards, coins, tiles and quarters."""
    active, tableau = things.get("active", ""), things.get("tableau", "")
    for card in cards(active):
        empower(s, seat, card)
    s.tableaux[seat] = sorted(cards(tableau))
    for card in cards(f"{active} {tableau}"):
        if card in s.deck:
            s.deck.remove(card)
    for slot, text in {0: supply, **things.get("rose", {})}.items():
        s.roses[seat * ROSE_SIZE + slot] = bag(text)
    s.gold[seat] = things.get("gold", s.gold[seat])
    s.points[seat] = things.get("points", 0)
    s.punished[seat] = things.get("punished", 0)
    s.jokers[seat] = things.get("jokers", 0)
    goods = things.get("goods", "").split()
    s.cargo[seat] = sum(GOOD_UNIT[GOOD.numbers[name]] for name in goods)
    s.ships[seat] = SPACE.numbers[things.get("ship", "slip")]
    for name in things.get("owns", "").split():
        s.give_quarter(seat, QUARTER.numbers[name])
    return s


def stack(s: State, **spaces: str) -> State:
    """Put discs on the wall: `at_6="2", at_5="1 0"` names the seats, the top of a stack first."""
    order: list[tuple[int, int]] = []
    for key, seats in spaces.items():
        order += [(int(key[3:]), int(seat)) for seat in seats.split()]
    order.sort(key=lambda place: -place[0])
    s.wall = [seat for _, seat in order]
    for space, seat in order:
        s.discs[seat] = space
    return s


def begin(s: State, seat: Seat = 0) -> State:
    """The seat's turn begins; after it the round is over."""
    s.push(END_ROUND)
    s.push(BEGIN_TURN, seat, arg=seat)
    GAME.flow.settle(s)
    return s


def turn(
    supply: str = "",
    *,
    seats: int = 2,
    round: int = 1,
    tribute: tuple[int, int] = (12, 0),
    disc: int = 1,
    **things: Unpack[Things],
) -> State:
    """Seat 0 in its turn, with these things and a tribute that it can seldom afford."""
    s = table(seats, round)
    s.price, s.reward = tribute
    s.discs[0] = disc
    give(s, supply=supply, **things)
    return begin(s)


def tile(s: State, quarter: str, name: str) -> State:
    """Exchange tiles so that this one lies on the quarter."""
    here, wanted = QUARTER.numbers[quarter], TILE.numbers[name]
    there = next(q for q in members(s.free) if s.tiles[q] == wanted)
    s.tiles[here], s.tiles[there] = s.tiles[there], s.tiles[here]
    return s


def reveal(s: State, offices: str, drawn: str, discards: str = "") -> State:
    """Begin the next round with these offices and these cards on top of the deck."""
    first = s.round * 2
    for i, card in enumerate(cards(offices)):
        other = s.offices.index(card)
        s.offices[first + i], s.offices[other] = s.offices[other], s.offices[first + i]
    s.discards = cards(discards)
    top = cards(drawn)
    s.deck = [card for card in s.deck if card not in top + s.discards] + top[::-1]
    return here.come_to(s, BEGIN_ROUND)


def drafting(s: State, offer: str, seats: list[Seat] | None = None, discards: str = "") -> State:
    """The draft of a round with these cards face up, for these seats in this order."""
    s.offer = cards(offer)
    s.discards = cards(discards)
    s.deck = [card for card in s.deck if card not in s.offer + s.discards]
    s.push(ROLL_DICE)
    s.push(CLEAR_OFFER)
    for seat in reversed(seats if seats is not None else wall_order(s)):
        s.push(DRAFT, seat)
    GAME.flow.settle(s)
    return s


def rolled(s: State, dice: str, seats: list[Seat] | None = None) -> State:
    """The dice are rolled as `R6 B5 G4 K3 Y2 V1`, and the seats choose in this order."""
    for word in dice.split():
        show_die(s, LETTERS.index(word[0]), int(word[1:]), CAP_OF[s.round])
    s.push(TURN_ROSES)
    for seat in reversed(seats if seats is not None else wall_order(s)):
        s.push(DIE_FIRST, seat)
    GAME.flow.settle(s)
    return s


def rolled_for_all(s: State, dice: str) -> State:
    """The dice are rolled as `R6 B5 G4 K3 Y2 V1`, and all choose at once."""
    for word in dice.split():
        show_die(s, LETTERS.index(word[0]), int(word[1:]), CAP_OF[s.round])
    s.together = 1
    s.push(TURN_ROSES)
    s.push(SHOW_DICE)
    s.push(CHOOSE_DICE, arg=(1 << s.seats) - 1)
    GAME.flow.settle(s)
    return s


def turned(s: State) -> State:
    """The roses turn now."""
    return here.come_to(s, TURN_ROSES)


def end(s: State) -> State:
    """The last round is over and the game is scored."""
    s.round = 12
    return here.come_to(s, END_ROUND)


def acting(s: State) -> State:
    """Put another choice of seat 0 on the agenda, for positions changed by hand."""
    return here.come_to(s, ACTION)
