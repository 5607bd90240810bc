"""The numbers of game.toml as parallel tables: VALUE_OF[card], HAND_OF[mode]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import Section
from sobremesa.core.sets import set_of
from sobremesa.core.words import Card
from sobremesa.games.macaron.words import (
    ABOVE,
    CARD,
    DATA,
    EDGE,
    FACE,
    FLAVOUR,
    GROUP,
    KINDS,
    MODE,
    ROW,
)

_FLAVOURS: Final[list[Section]] = DATA.sections("flavour")
_MODES: Final[list[Section]] = DATA.sections("mode")
_SIDES: Final[list[Section]] = DATA.sections("side")
_TOKENS: Final[list[Section]] = DATA.sections("token")
_ROUND: Final[Section] = DATA.section("round")
_END: Final[Section] = DATA.section("end")
_EMMA: Final[Section] = DATA.section("emma")
SEATS: Final[list[int]] = DATA.section("game").numbers("seats")

# Cards.
GROUP_OF: Final[list[int]] = [GROUP.numbers[flavour.text("group")] for flavour in _FLAVOURS]
FLAVOUR_OF: Final[list[int]] = [made[0] for made in CARD.makeup]
VALUE_OF: Final[list[int]] = [made[1] + 1 for made in CARD.makeup]
FIRST_OF: Final[list[Card]] = [FLAVOUR_OF.index(f) for f in range(FLAVOUR.size)] + [CARD.size]
"""The lowest card of each flavour, and the end of the deck: cards are in table order."""
CARD_BIT: Final[vec[i64]] = vec[i64]([2**card for card in range(CARD.size)])
"""The set of one card alone;"""
CARDS_OF: Final[vec[i64]] = vec[i64](
    [
        set_of([card for card in range(CARD.size) if FLAVOUR_OF[card] == flavour])
        for flavour in range(FLAVOUR.size)
    ]
)
"""that of all cards of each flavour."""
ROYALS_OF: Final[list[int]] = [
    set_of([flavour for flavour in range(FLAVOUR.size) if GROUP_OF[flavour] == group])
    for group in range(GROUP.size)
]
"""The set of flavours of each group."""

# A card that is played: its number, its value, and the flavour it counts as, packed in an int.
# That flavour is the card's own, or that of Emma's pile in which it lay.
CARD_MASK: Final = 63
VALUE_SHIFT: Final = 6
VALUE_MASK: Final = 15
FLAVOUR_SHIFT: Final = 10
BARE: Final[list[int]] = [card | VALUE_OF[card] << VALUE_SHIFT for card in range(CARD.size)]
COUNTED: Final[vec[i64]] = vec[i64](
    [BARE[card] | FLAVOUR_OF[card] << FLAVOUR_SHIFT for card in range(CARD.size)]
)

# Modes.
SOLO: Final[int] = MODE.numbers["solo"]
SEATS_OF: Final[list[int]] = [mode.number("seats") for mode in _MODES]
TEAMED: Final[list[bool]] = [mode.flag("teams") for mode in _MODES]
FLAVOURS_OF: Final[list[int]] = [mode.number("flavours") for mode in _MODES]
DECK_OF: Final[list[list[Card]]] = [
    [card for card in range(CARD.size) if FLAVOUR_OF[card] < flavours] for flavours in FLAVOURS_OF
]
DECK_SET_OF: Final[list[int]] = [set_of(deck) for deck in DECK_OF]
DECK_SIZE_OF: Final[list[int]] = [mode.number("deck") for mode in _MODES]
HAND_OF: Final[list[int]] = [mode.number("hand") for mode in _MODES]
TRICKS_OF: Final[list[int]] = [mode.number("tricks") for mode in _MODES]
TOKENS_EACH_OF: Final[list[int]] = [mode.number("tokens") for mode in _MODES]
ALLERGEN_BY: Final[list[str]] = [mode.text("allergen") for mode in _MODES]

# Voting tokens.
UP_OF: Final[list[int]] = [token.number("up") for token in _TOKENS]
DOWN_OF: Final[list[int]] = [token.number("down") for token in _TOKENS]
_COPIES: Final[list[list[int]]] = [
    [token.number("in_5p" if SEATS_OF[mode] == 5 else "copies") for token in _TOKENS]
    for mode in range(MODE.size)
]
TOKEN_FACE: Final[list[int]] = [
    face for face, token in enumerate(_TOKENS) for _ in range(token.number("copies"))
]
"""The face of each voting token, in the order of the faces."""
TOKENS_WITH: Final[list[int]] = [
    set_of([token for token, its_face in enumerate(TOKEN_FACE) if its_face == face])
    for face in range(FACE.size)
]
"""The set of tokens that show each face."""
TOKEN_LIST_OF: Final[list[list[int]]] = [
    [
        token
        for token, face in enumerate(TOKEN_FACE)
        if TOKENS_EACH_OF[mode] and token - TOKEN_FACE.index(face) < _COPIES[mode][face]
    ]
    for mode in range(MODE.size)
]
"""The tokens that a mode uses."""
TOKENS_OF: Final[list[int]] = [set_of(used) for used in TOKEN_LIST_OF]
"""The same as sets."""

_VOTES: Final[int] = FACE.size * FLAVOUR.size * EDGE.size
FACE_AT: Final[list[int]] = [vote // (FLAVOUR.size * EDGE.size) for vote in range(_VOTES)]
"""The face of the token that each vote places;"""
FLAVOUR_AT: Final[list[int]] = [vote // EDGE.size % FLAVOUR.size for vote in range(_VOTES)]
"""the flavour that it is placed at;"""
POINTS_AT: Final[list[int]] = [
    UP_OF[face] if vote % EDGE.size == ABOVE else -DOWN_OF[face]
    for vote, face in enumerate(FACE_AT)
]
"""what it adds to that flavour's sum;"""
LYING_AT: Final[list[int]] = [4**flavour for flavour in FLAVOUR_AT]
"""and to the count of tokens at each flavour, two bits for each."""

# The two sides of the score board and the rows of their gift-box tracks.
TARGETS_OF: Final[list[list[int]]] = [side.numbers("targets") for side in _SIDES]
_RIGHT: Final[list[dict[int, Section]]] = [
    {ROW.numbers[row.text("name")]: row for row in side.sections("row")} for side in _SIDES
]
ROWS_OF: Final[list[list[int]]] = [sorted(rows) for rows in _RIGHT]
MOST_BOXES: Final[int] = max(TRICKS_OF) * _ROUND.number("boxes_won_with_a_1")
ROW_AT: Final[list[list[int]]] = [
    [
        max([row for row in rows if rows[row].number("from") <= boxes])
        for boxes in range(MOST_BOXES + 1)
    ]
    for rows in _RIGHT
]
"""For each side, the row that holds each number of boxes; the last one holds all from 8 up."""
POINTS_OF: Final[list[dict[int, int]]] = [
    {row: section.number("points") for row, section in rows.items()} for rows in _RIGHT
]
WON_OF: Final[list[dict[int, int]]] = [
    {row: section.number("won") for row, section in rows.items()} for rows in _RIGHT
]
LOST_OF: Final[list[dict[int, int]]] = [
    {row: section.number("lost") for row, section in rows.items()} for rows in _RIGHT
]
CUPS_OF: Final[list[list[int]]] = [
    [row for row in ROWS_OF[i] if rows[row].flag("cup")] for i, rows in enumerate(_RIGHT)
]
SOLO_CUPS_OF: Final[list[list[int]]] = [
    [row for row in ROWS_OF[i] if rows[row].flag("solo_cup")] for i, rows in enumerate(_RIGHT)
]

# The numbers of a round and of the end.
PASSED_CARDS: Final[int] = _ROUND.number("passed_cards")
MOST_SWAPPED: Final[int] = _ROUND.number("most_swapped")
BOXES_PER_TRICK: Final[int] = _ROUND.number("boxes_per_trick")
BOXES_WITH_A_1: Final[int] = _ROUND.number("boxes_won_with_a_1")
BOXES_TO_END: Final[int] = _ROUND.number("boxes_to_end")
NEUTRALISING: Final[int] = _ROUND.number("neutralising_value")
MOST_TOKENS: Final[int] = _ROUND.number("most_tokens_at_a_flavour")
EMMA_FOR_LOST_BET: Final[int] = _ROUND.number("emma_points_for_a_lost_bet")
EMMA_RANDOM: Final[int] = _ROUND.number("emma_random_cards")
EMMA_SORTED: Final[int] = _ROUND.number("emma_sorted_cards")
LOWEST_SCORE: Final[int] = _END.number("lowest_score")
ROUNDS_PER_POINT: Final[int] = _END.number("rounds_per_target_point")

# Emma's table: what she leads after winning, what she plays when she cannot follow.
ORDINARY: Final = 0
ROYAL: Final = 1
ALLERGEN: Final = 2
CLASSES: Final[list[str]] = [
    "any", "same_flavour", "royal_clean", "royal", "allergen", "ordinary", "non_royal"
]  # fmt: skip
ANY: Final = 0
SAME_FLAVOUR: Final = 1
ROYAL_CLEAN: Final = 2
ANY_ROYAL: Final = 3
ANY_ALLERGEN: Final = 4
ANY_ORDINARY: Final = 5
NON_ROYAL: Final = 6
LEADS_OF: Final[list[list[int]]] = [
    [CLASSES.index(name) for name in _EMMA.section("lead").texts(kind)] for kind in KINDS
]
FOLLOWS_OF: Final[list[list[int]]] = [
    [CLASSES.index(name) for name in _EMMA.section("follow").texts(kind)] for kind in KINDS
]

LONGEST: Final[int] = (
    ROUNDS_PER_POINT
    * max([max(targets) for targets in TARGETS_OF])
    * max(SEATS_OF)
    * (max(PASSED_CARDS, MOST_SWAPPED) + 3 + max(TOKENS_EACH_OF) + max(TRICKS_OF))
)
"""MC-R18 In a round each player passes or swaps, chooses royals and allergen, bets, votes with his
tokens and plays his tricks. MC-80 The rules cap the rounds."""
