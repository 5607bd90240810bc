"""The numbers of game.toml as parallel tables: STRENGTH_OF[kind], HAND_OF[seats][faction][role]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import Section
from sobremesa.core.sets import BIT_OF
from sobremesa.core.words import UNKNOWN
from sobremesa.games.macelandia.words import (
    DATA,
    FACTION,
    KIND,
    MOST_SEATS,
    POWER,
    RACE,
    ROLE,
    SIDE,
)

_KINDS: Final[list[Section]] = DATA.sections("kind")
_SIDES: Final[list[Section]] = DATA.sections("side")
_PLAYERS: Final[dict[int, Section]] = {
    section.number("seats"): section for section in DATA.sections("players")
}
_CARDS: Final[list[Section]] = DATA.sections("faction_card")
_ABILITIES: Final[list[Section]] = DATA.sections("ability")
_PLAY: Final[Section] = DATA.section("play")
_TURN: Final[Section] = DATA.section("turn")

# Kinds of cards. Those of a faction stand together: KINDS_EACH of Light, then those of Darkness.
KINDS_EACH: Final[int] = KIND.size // FACTION.size
FACTION_OF: Final[list[int]] = [FACTION.numbers[kind.text("faction")] for kind in _KINDS]
TYPES: Final[list[str]] = ["character", "enhancement", "instant_death"]
CHARACTER: Final = 0
ENHANCEMENT: Final = 1
INSTANT_DEATH: Final = 2
TYPE_OF: Final[list[int]] = [TYPES.index(kind.text("type")) for kind in _KINDS]
STRENGTH_OF: Final[list[int]] = [
    kind.number("strength") if TYPE_OF[i] == CHARACTER else 0 for i, kind in enumerate(_KINDS)
]
RACE_OF: Final[list[int]] = [
    RACE.numbers[kind.text("race")] if TYPE_OF[i] == CHARACTER else UNKNOWN
    for i, kind in enumerate(_KINDS)
]

# Any number of cards is one int: two bits for each kind say how many of it there are.
DIGIT: Final = 2
DIGIT_MASK: Final = 3
ONE_OF: Final[vec[i64]] = vec[i64]([2 ** (DIGIT * kind) for kind in range(KIND.size)])
FACTION_BITS: Final[int] = DIGIT * KINDS_EACH

# Special abilities.
POWER_OF: Final[list[int]] = [
    next((i for i, ability in enumerate(_ABILITIES) if ability.text("card") == name), UNKNOWN)
    for name in KIND.names
]
PARTNERS_OF: Final[list[list[int]]] = [
    [KIND.numbers[name] for name in _ABILITIES[power].texts("partners")] if power >= 0 else []
    for power in POWER_OF
]
BEATEN_BY: Final[list[int]] = [
    sum(
        [
            BIT_OF[kind]
            for kind in range(KIND.size)
            if KIND.names[kind] in _ABILITIES[power].texts("target_kinds")
            or (
                TYPE_OF[kind] == CHARACTER
                and FACTION_OF[kind] != FACTION_OF[card]
                and RACE.names[RACE_OF[kind]] in _ABILITIES[power].texts("target_races")
            )
        ]
    )
    if power >= 0
    else 0
    for card, power in enumerate(POWER_OF)
]
"""The set of kinds that each kind defeats whatever the strengths."""
POWER_KINDS: Final[list[str]] = [ability.text("kind") for ability in _ABILITIES]
POWER_HOLDERS: Final[list[int]] = [KIND.numbers[a.text("card")] for a in _ABILITIES]
POWERS: Final[int] = POWER.size

ENHANCEMENT_VALUE: Final[int] = _PLAY.number("enhancement_value")
MOST_CHARACTERS: Final[int] = _PLAY.number("most_characters")
MOST_ENHANCEMENTS: Final[int] = _PLAY.number("most_enhancements")

# Tables by number of seats.
SEATS: Final[list[int]] = DATA.section("game").numbers("seats")
SIDE_OF: Final[list[int]] = [
    SIDE.numbers[_PLAYERS[seats].text("side")] if seats in _PLAYERS else UNKNOWN
    for seats in range(MOST_SEATS + 1)
]
RING_OF: Final[list[int]] = [
    _SIDES[side].number("territories") if side >= 0 else 0 for side in SIDE_OF
]
"""How many territories there are with so many seats."""
STANDARD_OF: Final[list[list[int]]] = [
    [territory - 1 for territory in _PLAYERS[seats].numbers("territories")]
    if seats in _PLAYERS
    else []
    for seats in range(MOST_SEATS + 1)
]
HAND_OF: Final[list[list[list[int]]]] = [
    [
        [_PLAYERS[seats].number(f"{faction}_hand_{role}") for role in ROLE.names]
        for faction in FACTION.names
    ]
    if seats in _PLAYERS
    else []
    for seats in range(MOST_SEATS + 1)
]
LEFTOVER_OF: Final[list[int]] = [
    _PLAYERS[seats].number("leftover") if seats in _PLAYERS else 0
    for seats in range(MOST_SEATS + 1)
]
FACTION_CARDS_OF: Final[list[list[int]]] = [
    [
        card
        for card, section in enumerate(_CARDS)
        for _ in range(
            _PLAYERS[seats].number(f"{section.text('faction')}_{section.text('role')}")
            if seats in _PLAYERS
            else 0
        )
    ]
    for seats in range(MOST_SEATS + 1)
]
"""The faction cards in use, in the order in which they are shuffled."""
CARD_FACTION: Final[list[int]] = [FACTION.numbers[card.text("faction")] for card in _CARDS]
CARD_ROLE: Final[list[int]] = [ROLE.numbers[card.text("role")] for card in _CARDS]
CARD_COPIES: Final[list[int]] = [card.number("copies") for card in _CARDS]


def _cards_in(column: str) -> list[list[int]]:
    """The kinds of each faction, each as often as the column of its row says."""
    return [
        [
            kind
            for kind in range(KIND.size)
            if FACTION_OF[kind] == faction
            for _ in range(_KINDS[kind].number(column))
        ]
        for faction in range(FACTION.size)
    ]


BASE_DECK: Final[list[list[int]]] = _cards_in("copies")
ADDITIONAL: Final[list[list[int]]] = _cards_in("additional")
DECK_OF: Final[list[list[list[int]]]] = [
    [
        BASE_DECK[faction]
        + (
            ADDITIONAL[faction]
            if seats in _PLAYERS and _PLAYERS[seats].flag("additional_cards")
            else []
        )
        for faction in range(FACTION.size)
    ]
    for seats in range(MOST_SEATS + 1)
]
"""The deck of each faction, in the order in which it is shuffled."""

FIRST_FACTION: Final[int] = FACTION.numbers[_TURN.text("first_faction")]
STALL_ROUNDS: Final[int] = _TURN.number("stall_rounds")
SAFETY_ROUNDS: Final[int] = _TURN.number("safety_rounds")

_CARDS_IN_PLAY: Final[int] = max([len(decks[0]) + len(decks[1]) for decks in DECK_OF if decks])
_BATTLE: Final[int] = 1 + 2 * (MOST_CHARACTERS + MOST_ENHANCEMENTS + 1)
LONGEST: Final[int] = MOST_SEATS + _CARDS_IN_PLAY * _BATTLE + SAFETY_ROUNDS * MOST_SEATS * 2
"""Everybody places his card. ML-52 An attack uses up a card; card by card two plays are laid in it.
ML-85 There are so many turns at most, each an action and perhaps a card that is sent."""
