"""The numbers of game.toml as parallel tables: STRENGTH_OF[card], GOAL_OF[seats]."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Section
from sobremesa.core.option import MOST_DIGITS
from sobremesa.core.words import Card
from sobremesa.games.la_macarena.words import CARD, DATA, ELEMENT, RANK, WELLS

_SETUP: Final[Section] = DATA.section("setup")
_SUPPLY: Final[Section] = DATA.section("supply")
_HAND_END: Final[Section] = DATA.section("hand_end")
_END: Final[Section] = DATA.section("end")
_PLAYERS: Final[list[Section]] = DATA.sections("players")
_RANKS: Final[list[Section]] = DATA.sections("rank")
SEATS: Final[list[int]] = DATA.section("game").numbers("seats")

# Cards.
COPIES: Final[int] = _SETUP.number("copies")
DECK: Final[list[Card]] = [card for card in range(CARD.size) for _ in range(COPIES)]
ELEMENT_OF: Final[list[int]] = [made[0] for made in CARD.makeup]
RANK_OF: Final[list[int]] = [made[1] for made in CARD.makeup]
ELEMENT_BIT_OF: Final[list[int]] = [1 << element for element in ELEMENT_OF]
NEXT_UP: Final[list[Card]] = [
    ELEMENT_OF[card] * RANK.size + (RANK_OF[card] + 1) % RANK.size for card in range(CARD.size)
]
NEXT_DOWN: Final[list[Card]] = [NEXT_UP.index(card) for card in range(CARD.size)]
"""The neighbours of each card on a ladder, which runs on from king to ace."""

# A collection is a number for each element. Its digits to the base COPIES + 1 say how many copies
# of each card are in it, the strongest card first, and above these digits it counts the cards:
# whoever has the greater number has more cards or, with equally many, the higher ones.
STRENGTH_OF: Final[list[int]] = [_RANKS[rank].number("strength") for rank in RANK_OF]
CARD_COUNT: Final[int] = (COPIES + 1) ** RANK.size
"""What one card adds to the number, above its digits."""
DIGIT_OF: Final[list[int]] = [(COPIES + 1) ** (strength - 1) for strength in STRENGTH_OF]
WEIGHT_OF: Final[list[int]] = [CARD_COUNT + digit for digit in DIGIT_OF]

# By number of players.
GOAL_OF: Final[dict[int, int]] = {row.number("seats"): row.number("goal") for row in _PLAYERS}
DECK_SIZE_OF: Final[dict[int, int]] = {row.number("seats"): row.number("deck") for row in _PLAYERS}
SHORT_GOAL: Final[int] = _END.number("short_goal")
LONGEST_SHORT_GAME: Final[int] = _END.number("longest_short_game")

# Setup and supply.
HAND_SIZE: Final[int] = _SETUP.number("hand")
MACAS_EACH: Final[int] = _SETUP.number("macas")
STARTING_ELEMENTS: Final[int] = _SETUP.number("elements")
TOKENS_OF: Final[list[int]] = [section.number("tokens") for section in DATA.sections("element")]
TOKEN_LIST: Final[list[int]] = [
    element for element in range(ELEMENT.size) for _ in range(TOKENS_OF[element])
]
ALL_TOKENS: Final[int] = _SUPPLY.number("elements")
ALL_COINS: Final[int] = _SUPPLY.number("coins")
ALL_AMULETS: Final[int] = _SUPPLY.number("amulets")
ALL_MACAS: Final[int] = _SUPPLY.number("macas")

# The macas of a seat are a number with three bits for each well: 0 to 7 of them lie there.
MACA_BITS: Final = 3
MACA_MASK: Final = 7
MACA_AT: Final[list[int]] = [1 << MACA_BITS * well for well in range(WELLS)]
ONE_ON_EACH: Final[int] = sum(MACA_AT)

# The end of a hand and of the game.
RETURNS_FROM_HAND: Final[int] = _HAND_END.number("returns_from_hand")
COINS_PER_MACA: Final[int] = _HAND_END.number("coins_per_maca")
COINS_FOR_LARGEST: Final[int] = _HAND_END.number("coins_for_largest_collection")
COINS_FOR_EMPTY_HAND: Final[int] = _HAND_END.number("coins_for_empty_hand")
COINS_FOR_UNNEEDED: Final[int] = _HAND_END.number("coins_for_unneeded_element")
COINS_PER_ELEMENT: Final[int] = _HAND_END.number("coins_per_element")
MAX_HANDS: Final[int] = _END.number("max_hands")
MOST_HANDS: Final = 10**MOST_DIGITS - 1
"""MA-81 So many hands can be agreed on at most."""

_TURNS: Final[int] = 2 * len(DECK)
_AT_HAND_END: Final[int] = 1 + ELEMENT.size * max(GOAL_OF.values())
LONGEST: Final[int] = MAX_HANDS * (3 * _TURNS + len(DECK) + max(GOAL_OF) * _AT_HAND_END)
"""MA-R27 A turn draws a card or follows a mirror, which used one up; it has an opening, an end and
a maca besides the cards that are laid. At a hand's end each player returns an element and buys as
many as he may need at most. The rules cap the hands."""
