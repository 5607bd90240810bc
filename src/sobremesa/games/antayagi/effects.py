"""What objects do: on arrival, from the zone, and when they are taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN, Card, Seat
from sobremesa.games.antayagi.facts import (
    AT_ONCE,
    CARD_MASK,
    EATERS_FIELD,
    EDIBLE_NUMBER,
    EFFECT_OF,
    FIELD,
    FOOD_FIELD,
    OBJECT_OF,
    RAISES_TARGET,
    TAKE_ONE,
    TURN_HAND,
    inward,
    turn_round,
)
from sobremesa.games.antayagi.scoring import points_in, raisers, target, weigh
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import (
    APPLY_EFFECT,
    CARD_TURNED,
    DISCARDED,
    HAND_DISCARDED,
    HAND_EMPTY,
    HAND_SIZE,
    HAND_TURNED,
    RECEIVED,
    TAKE_CARD,
    TARGET_RAISED,
    WORTHLESS,
)

OBJECT_SHIFT: Final = 4
"""The argument of an effect on the agenda is its seat and its object: both are public."""


def receive(s: State, seat: i64, card: i64) -> None:
    """AY-47 A card that gives points joins the zone. AY-48 Any other is set aside.

    AY-63 A Fish gives points beside Toxic Waste, AY-64 else none: what comes later cannot help it.
    AY-61 Toxic Waste raises the target from now on.
    """
    zone = s.zones[seat]
    if not points_in(zone, card):
        s.aside.append(card)
        if s.log is not None:
            s.tell(WORTHLESS, seat, card)
        return
    zone.append(card)
    if s.log is not None:
        s.tell(RECEIVED, seat, card)
        if EFFECT_OF[OBJECT_OF[card]] == RAISES_TARGET and raisers(weigh(zone)) == 1:
            s.tell(TARGET_RAISED, seat, target(s, int(seat)))


def prepare(s: State, seat: i64, card: i64) -> None:
    """AY-50 What the received card does is compulsory, and comes next.

    AY-51, AY-52, AY-68 Most objects do nothing. AY-67 Nor does a Mage taken with a Lollipop.
    """
    thing = OBJECT_OF[card]
    if AT_ONCE[thing]:
        s.push(APPLY_EFFECT, arg=seat | thing << OBJECT_SHIFT)


def apply_effect(s: State, seat: Seat, thing: int) -> None:
    """Hat, Lollipop or Muffin, by the effect that game.toml names."""
    effect = EFFECT_OF[thing]
    if effect == TURN_HAND:
        turn_hand(s, seat)
    elif effect == TAKE_ONE:
        take_one(s, seat)
    else:
        discard_hand(s, seat)


def turn_hand(s: State, seat: Seat) -> None:
    """AY-53 The Hat turns every card that its owner holds now; AY-54 none that comes later.

    AY-14 From now on all have seen both sides of these cards, and they do not forget.
    """
    if s.log is not None:
        s.tell(HAND_TURNED, seat, s.hand_size(seat))
    hands = s.hands.bare()
    at: i64 = seat * HAND_SIZE
    end = at + HAND_SIZE
    while at < end and hands[at] != UNKNOWN:
        held = turn_round(hands[at])
        hands[at] = held
        if s.log is not None:
            s.tell(CARD_TURNED, seat, held & CARD_MASK, int(inward(held)))
        at += 1


def take_one(s: State, seat: Seat) -> None:
    """AY-55 The Lollipop's owner must take a card of the other trader. AY-58 If he has one."""
    other = s.other_trader(seat)
    if s.hands[other * HAND_SIZE] == UNKNOWN:
        s.tell(HAND_EMPTY, seat, other)
    else:
        s.push(TAKE_CARD, seat)


def discard_hand(s: State, seat: Seat) -> None:
    """AY-60 The Muffin's owner discards his whole hand, AY-12 in slot order, for all to see."""
    if s.log is not None:
        s.tell(HAND_DISCARDED, seat, s.hand_size(seat))
    hands = s.hands.bare()
    at: i64 = seat * HAND_SIZE
    end = at + HAND_SIZE
    while at < end and hands[at] != UNKNOWN:
        card = hands[at] & CARD_MASK
        hands[at] = UNKNOWN
        s.discards.append(card)
        if s.log is not None:
            s.tell(DISCARDED, seat, card)
        at += 1


def is_hungry(weight: i64) -> bool:
    """AY-69 Whether there is a T-Rex in the zone, and food for it."""
    return weight >> EATERS_FIELD & FIELD != 0 and weight >> FOOD_FIELD != 0


def food_in(zone: list[Card]) -> int:
    """AY-69 The set of edible kinds in the zone, a bit for each, if there is a T-Rex to eat one.

    AY-71 It does not matter which came first. AY-74 A T-Rex without food just stays. AY-77 It eats
    nothing else, and nothing that lies elsewhere.
    """
    food = 0
    if not is_hungry(weigh(zone)):
        return food
    for card in zone:
        kind = EDIBLE_NUMBER[OBJECT_OF[card]]
        if kind >= 0:
            food |= BIT_OF[kind]
    return food


def oldest(zone: list[Card], effect: int, thing: int) -> Card:
    """AY-75 Take the oldest card with that effect, or that object, out of the zone."""
    at: i64 = 0
    while EFFECT_OF[OBJECT_OF[zone[at]]] != effect and OBJECT_OF[zone[at]] != thing:
        at += 1
    return zone.pop(at)
