"""How a game of La Macarena and each of its hands are laid out."""

from __future__ import annotations

from sobremesa.core.ints import Ints
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN
from sobremesa.games.la_macarena.facts import (
    ALL_AMULETS,
    ALL_COINS,
    DECK,
    GOAL_OF,
    HAND_SIZE,
    STARTING_ELEMENTS,
    TOKEN_LIST,
    TOKENS_OF,
)
from sobremesa.games.la_macarena.state import State, cards_of
from sobremesa.games.la_macarena.words import (
    DEALT,
    ELEMENT,
    ELEMENT_GIVEN,
    HAND_BEGAN,
    HAND_OUT_ELEMENTS,
    WELL_TURNED_UP,
    WELLS,
)


def lay_out(options: Options, rng: Rng) -> State:
    """MA-3 The goal. MA-6 The first starter is drawn by lot, unless he was agreed on.

    MA-79 What becomes of a tie for the goal, MA-15 and of macas when a mirror turn is passed.
    """
    seats = options.seats
    goal = options["goal_amulets"]
    s = empty_table(rng, seats)
    s.goal = GOAL_OF[seats] if goal == "auto" else int(goal)
    s.max_hands = int(options["max_hands"])
    s.coins_decide = options["goal_tie"] == "coins"
    s.mirror_pass_loses = options["mirror_pass"] == "loses"
    first = options["first_seat"]
    s.starter = int(rng.below(seats)) if first == "random" else int(first)
    s.push(HAND_OUT_ELEMENTS)
    return s


def empty_table(rng: Rng, seats: int) -> State:
    """MA-9 All tokens, coins and amulets are in the supply, all cards in the deck."""
    s = State(seats)
    s.rng = rng
    s.hand_number = 0
    s.well = UNKNOWN
    s.laid = []
    s.link = UNKNOWN
    s.run = 0
    s.tokens = [0] * (seats * ELEMENT.size)
    s.coins = [0] * seats
    s.amulets = [0] * seats
    s.token_supply = TOKENS_OF.copy()
    s.coin_supply = ALL_COINS
    s.amulet_supply = ALL_AMULETS
    s.chosen = [UNKNOWN] * seats
    s.returned = [UNKNOWN] * seats
    s.winners = 0
    s.ended = UNKNOWN
    clear_hand(s)
    return s


def clear_hand(s: State) -> None:
    """All cards are gathered; MA-4 all macas are inactive."""
    s.deck = DECK.copy()
    s.held = Ints([0] * s.seats)
    s.twice = Ints([0] * s.seats)
    s.hand_sizes = [0] * s.seats
    s.tops = []
    s.covered = []
    s.macas = Ints([0] * s.seats)
    s.collections = Ints([0] * (s.seats * ELEMENT.size))
    s.mirror_turn = False


def hand_out_elements(s: State) -> None:
    """MA-5 A random element token to each player; MA-9 the other tokens stay in the supply."""
    tokens = TOKEN_LIST.copy()
    s.rng.shuffle(tokens)
    for seat in range(s.seats):
        for _ in range(STARTING_ELEMENTS):
            element = tokens.pop()
            s.gain_token(seat, element)
            s.tell(ELEMENT_GIVEN, seat, element)


def deal(s: State) -> None:
    """MA-1 Both packs are shuffled together. MA-7 Fourteen cards to each, one at a time.

    MA-8 Seven cards are turned up as wells, and the rest is the deck. MA-4 No maca is active.
    """
    s.hand_number += 1
    clear_hand(s)
    s.tell(HAND_BEGAN, s.hand_number, s.starter)
    s.rng.shuffle(s.deck)
    order = s.in_order()
    for _ in range(HAND_SIZE):
        for seat in order:
            s.draw_into(seat, s.deck.pop())
    for _ in range(WELLS):
        s.tops.append(s.deck.pop())
    if s.log is not None:
        tell_deal(s)


def tell_deal(s: State) -> None:
    """MA-8 The wells are open; each seat sees its own cards only."""
    for seat in range(s.seats):
        for card in cards_of(s.held[seat], s.twice[seat]):
            s.tell(DEALT, seat, card, audience=1 << seat)
    for well, card in enumerate(s.tops):
        s.tell(WELL_TURNED_UP, well, card)
