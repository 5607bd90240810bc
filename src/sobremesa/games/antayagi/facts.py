"""The numbers of game.toml as parallel tables: OBJECT_OF[card], EFFECT_OF[object]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import Section
from sobremesa.core.words import Card, Refusal
from sobremesa.games.antayagi.words import BACK, CARD, DATA, EDIBLE, HAND_SIZE, MOST_SEATS, OBJECT

_OBJECTS: Final[list[Section]] = DATA.sections("object")
_BACKS: Final[list[Section]] = DATA.sections("back")
_CARDS: Final[list[Section]] = DATA.sections("card")
_GAME: Final[Section] = DATA.section("game")
_RAISED: Final[Section] = DATA.section("raised_target")
SEATS: Final[list[int]] = DATA.section("game").numbers("seats")

# Cards: a card is what its two sides show. Nobody can tell those apart that show the same.
COPIES_OF: Final[list[int]] = [card.number("copies") for card in _CARDS]
DECK: Final[list[Card]] = [card for card, copies in enumerate(COPIES_OF) for _ in range(copies)]
"""AY-2 All cards, in the order of game.toml."""
CARDS: Final[int] = _GAME.number("cards")
OBJECT_OF: Final[vec[i64]] = vec[i64]([made[0] for made in CARD.makeup])
BACK_OF: Final[vec[i64]] = vec[i64]([made[1] for made in CARD.makeup])
CARD_WITH: Final[list[list[Card]]] = [
    [
        next((card for card in range(CARD.size) if CARD.makeup[card] == [thing, back]), -1)
        for back in range(BACK.size)
    ]
    for thing in range(OBJECT.size)
]
"""For each object and back the card that has both, or -1."""

# Objects.
EFFECTS: Final[list[str]] = [
    "none", "turn_hand", "take_card", "discard_hand", "eat", "raise_target", "keep_own"
]  # fmt: skip
NO_EFFECT: Final = 0
TURN_HAND: Final = 1
TAKE_ONE: Final = 2
DISCARD_HAND: Final = 3
EATS: Final = 4
RAISES_TARGET: Final = 5
KEEPS_OWN: Final = 6
EFFECT_OF: Final[vec[i64]] = vec[i64]([EFFECTS.index(item.text("effect")) for item in _OBJECTS])
AT_ONCE: Final[vec[bool]] = vec[bool](
    [effect in (TURN_HAND, TAKE_ONE, DISCARD_HAND) for effect in EFFECT_OF]
)
"""Whether the object does something as soon as it is received."""
POINTS_OF: Final[vec[i64]] = vec[i64]([item.number("points") for item in _OBJECTS])
POINTS_WHEN_RAISED: Final[vec[i64]] = vec[i64](
    [item.number("points_when_raised") for item in _OBJECTS]
)
EDIBLE_NUMBER: Final[list[int]] = [
    EDIBLE.whole.index(i) if item.flag("edible") else -1 for i, item in enumerate(_OBJECTS)
]
"""The number of each object among the edible ones, or -1."""


# Backs.
SABOTAGES: Final[list[bool]] = [back.text("effect") == "sabotage" for back in _BACKS]
HELD_INWARD: Final[vec[bool]] = vec[bool](
    [_BACKS[back].text("effect") == "hold_inward" for back in BACK_OF]
)
"""Of each card: whether its back lets only its owner see the object."""

# A card in a hand: which it is, whether Hats have turned it, and the number of reshuffles before it
# was drawn, packed in an int; as drawn from the first deck it is the card alone.
CARD_MASK: Final = 127
IS_SABOTAGE: Final[vec[bool]] = vec[bool](
    [card < CARD.size and SABOTAGES[BACK_OF[card]] for card in range(CARD_MASK + 1)]
)
"""Whether a card's back makes it a sabotage; also of the number that no card has (UNKNOWN)."""
TURNED: Final = 128
"""It shows the other side than when it was drawn."""
TURNED_BACK: Final = 256
"""It has been turned, but shows the same side as when it was drawn."""
TURN_MASK: Final = 384
DECK_SHIFT: Final = 9


def inward(held: int) -> bool:
    """AY-5 Whether the card's object is turned to its owner: AY-21 as drawn, AY-53 or by a Hat."""
    return HELD_INWARD[held & CARD_MASK] != (held & TURNED != 0)


def seen_by_owner(held: int) -> bool:
    """AY-14 Whether its owner has seen the object."""
    return held & TURN_MASK != 0 or HELD_INWARD[held & CARD_MASK]


def seen_by_others(held: int) -> bool:
    """AY-14 Whether the other players have seen the object."""
    return held & TURN_MASK != 0 or not HELD_INWARD[held & CARD_MASK]


def turn_round(held: int) -> int:
    """AY-53 The card after a Hat has turned it."""
    return held ^ TURN_MASK if held & TURN_MASK else held | TURNED


# A card and the seat that played it, packed in an int.
SEAT_SHIFT: Final = 7

# What the cards of a zone add up to: one number for each card, in fields of an int.
FIELD: Final = 127
RAISED_FIELD: Final = 7
RAISERS_FIELD: Final = 14
EATERS_FIELD: Final = 21
FOOD_FIELD: Final = 28
WEIGHT_OF: Final[vec[i64]] = vec[i64](
    [
        POINTS_OF[thing]
        | POINTS_WHEN_RAISED[thing] << RAISED_FIELD
        | (EFFECT_OF[thing] == RAISES_TARGET) << RAISERS_FIELD
        | (EFFECT_OF[thing] == EATS) << EATERS_FIELD
        | (EDIBLE_NUMBER[thing] >= 0) << FOOD_FIELD
        for thing in OBJECT_OF
    ]
)
"""Of each card: its points, those with a raised target, and whether it raises, eats, is food."""

# The goal.
_TARGETS: Final[dict[int, int]] = {
    row.number("seats"): row.number("points") for row in DATA.sections("target")
}
TARGET_FOR: Final[vec[i64]] = vec[i64]([_TARGETS.get(n, 0) for n in range(MOST_SEATS + 1)])
"""The target of so many players."""
INCREASE: Final[i64] = _RAISED.number("increase")
STACKS: Final[bool] = _RAISED.flag("stacks")
MAX_TURNS: Final[int] = _GAME.number("max_turns")


def check_cards(deck: list[Card], objects: list[Section], backs: list[Section]) -> None:
    """AY-1 The copies of objects, backs and cards agree. AY-3 A hint tells the truth."""
    if len(deck) != CARDS:
        raise Refusal(f"game.toml: {len(deck)} cards are listed, not {CARDS}")
    for rows, sides in ((objects, OBJECT_OF), (backs, BACK_OF)):
        for side, row in enumerate(rows):
            counted = len([1 for card in deck if sides[card] == side])
            if counted != row.number("copies"):
                raise Refusal(f"{row.name}: copies should be {counted}, as the cards say")
    for card in deck:
        back = backs[BACK_OF[card]]
        shown = OBJECT.names[OBJECT_OF[card]]
        if back.text("effect") == "hint" and shown not in back.texts("objects"):
            raise Refusal(f"{back.name}: the hint does not name {shown}, which is behind it")


check_cards(DECK, _OBJECTS, _BACKS)

_POLLED: Final[int] = (HAND_SIZE * MOST_SEATS + 1) * MOST_SEATS
_TAKEN: Final[int] = HAND_SIZE * MOST_SEATS
_EATEN: Final[int] = _GAME.number("cards")
LONGEST: Final[int] = MAX_TURNS * (1 + 2 + _POLLED + _TAKEN + _EATEN)
"""AY-R20 In a turn: a partner, two cards, everybody asked after each sabotage from a hand (AY-41),
cards that Lollipops take from hands, and cards that are eaten. The rules cap the turns."""
