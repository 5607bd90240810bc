"""Positions of La Macarena, written as the rules write cards (`7e`), for tests of single rules."""

from __future__ import annotations

from typing import Any

from games.la_macarena.playing import card, cards, codes, here
from sobremesa.core.rng import Rng
from sobremesa.core.words import Seat
from sobremesa.games.la_macarena.facts import DECK, GOAL_OF, MACA_AT
from sobremesa.games.la_macarena.series import LINKED_TO, enumerate_series
from sobremesa.games.la_macarena.setup import empty_table
from sobremesa.games.la_macarena.state import State
from sobremesa.games.la_macarena.words import ELEMENT, END_HAND, TAKE_TURN, WELLS

ALL = range(WELLS)


def all_series(top: str, hand: str) -> list[str]:
    """Every series that the hand can play upon the top card."""
    return [codes(series) for series in enumerate_series(cards(hand), card(top))]


def table(
    wells: str = "",
    hands: dict[Seat, str] | None = None,
    *,
    seats: int = 3,
    goal: int | None = None,
    max_hands: int = 30,
    goal_tie: str = "shared",
    mirror_pass: str = "keeps",
    hand_number: int = 1,
    starter: Seat = 0,
    deck: str | None = None,
    macas: dict[Seat, str] | None = None,
    collections: dict[Seat, str] | None = None,
    tokens: dict[Seat, str] | None = None,
    coins: list[int] | None = None,
    amulets: list[int] | None = None,
) -> State:
    """A hand under way, all 104 cards on the table, and nothing on the agenda.

    `wells` names the top cards from well 0 on; wells that are not named show cards to which no
    named hand is linked. Seats without a named hand hold two cards. `deck` names the deck, its top
    first (then all other cards lie covered in wells); else all other cards are in it. `macas`
    names the wells of each active maca.
    """
    s = empty_table(Rng(b"situation"), seats)
    s.goal = goal or GOAL_OF[seats]
    s.max_hands = max_hands
    s.coins_decide = goal_tie == "coins"
    s.mirror_pass_loses = mirror_pass == "loses"
    s.log = []
    s.hand_number = hand_number
    s.starter = starter
    rest = DECK.copy()
    named = {seat: cards(text) for seat, text in (hands or {}).items()}
    s.tops = cards(wells)
    for seat, text in (collections or {}).items():
        for number in cards(text):
            s.collect(seat, number)
            rest.remove(number)
    for number in s.tops + [number for hand in named.values() for number in hand]:
        rest.remove(number)
    deck_cards = cards(deck or "")
    for number in deck_cards:
        rest.remove(number)
    while len(s.tops) < WELLS:
        held = {number for hand in named.values() for number in hand + deck_cards}
        free = [top for top in rest if not any(LINKED_TO[top] >> number & 1 for number in held)]
        s.tops.append(free[len(free) // 2])
        rest.remove(s.tops[-1])
    for seat in range(seats):
        hand = named.get(seat, rest[:2])
        for number in hand:
            s.draw_into(seat, number)
        if seat not in named:
            rest = rest[2:]
    s.deck = deck_cards[::-1] if deck is not None else rest
    s.covered = rest if deck is not None else []
    for seat, text in (macas or {}).items():
        s.macas[seat] = sum(MACA_AT[int(well)] for well in text.split())
    for seat, text in (tokens or {}).items():
        for name in text.split():
            s.gain_token(seat, ELEMENT.numbers[name])
    for seat, number in enumerate(coins or []):
        s.gain_coins(seat, number)
    for seat, number in enumerate(amulets or []):
        s.amulets[seat] = number
        s.amulet_supply -= number
    return s


def turn(s: State, seat: Seat = 0, *, mirror: bool = False) -> State:
    """The table when the seat has drawn and is asked what to do."""
    s.mirror_turn = mirror
    return here.come_to(s, TAKE_TURN, seat)


def end_hand(s: State) -> State:
    """The table after the end of its hand has been played as far as nobody is asked."""
    return here.come_to(s, END_HAND)


def ended(*laid: Any, **more: Any) -> State:
    """A table as `table` lays it, after the end of its hand."""
    return end_hand(table(*laid, **more))
