"""What may be played together, and who wins a battle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.rng import Rng
from sobremesa.core.sets import BIT_OF, nth, size_of
from sobremesa.core.words import UNKNOWN, Action, Refusal
from sobremesa.games.macelandia.facts import (
    BEATEN_BY,
    CHARACTER,
    DECK_OF,
    DIGIT,
    DIGIT_MASK,
    ENHANCEMENT,
    ENHANCEMENT_VALUE,
    FACTION_BITS,
    FACTION_OF,
    INSTANT_DEATH,
    KINDS_EACH,
    MOST_CHARACTERS,
    MOST_ENHANCEMENTS,
    ONE_OF,
    PARTNERS_OF,
    STRENGTH_OF,
    TYPE_OF,
)
from sobremesa.games.macelandia.state import NO_PLAY, PLAY_MASK, cards_of
from sobremesa.games.macelandia.words import (
    BY_ABILITY,
    BY_BOTH_ABILITIES,
    BY_ENHANCEMENT_ALONE,
    BY_INSTANT_DEATH,
    BY_STRENGTH,
    BY_TIE,
    COMMIT,
    FACTION,
    KIND,
    MOST_SEATS,
    READY,
)


def fit_together(kinds: list[int]) -> bool:
    """Whether these cards are a play. ML-33 The same for attack and defence.

    ML-28 Any card alone. ML-29 A character with an Enhancement. ML-30 A pair. ML-31 A pair with
    an Enhancement. ML-32 Nothing else.
    """
    if len(kinds) == 1:
        return True
    characters = [kind for kind in kinds if TYPE_OF[kind] == CHARACTER]
    enhancements = len([kind for kind in kinds if TYPE_OF[kind] == ENHANCEMENT])
    if len(characters) + enhancements < len(kinds):
        return False
    if not 1 <= len(characters) <= MOST_CHARACTERS or enhancements > MOST_ENHANCEMENTS:
        return False
    return len(characters) == 1 or are_a_pair(characters[0], characters[1])


def are_a_pair(one: int, other: int) -> bool:
    """ML-30 It is enough that the ability of one of the two names the other."""
    return other in PARTNERS_OF[one] or one in PARTNERS_OF[other]


def _plays_of(faction: int) -> list[list[int]]:
    """All plays that a faction can make, in the order of section 2.6 of the specification."""
    deck = DECK_OF[MOST_SEATS][faction]
    kinds = sorted(set(deck))
    boosts = [kind for kind in kinds if TYPE_OF[kind] == ENHANCEMENT]
    pairs = [
        [one, other]
        for one in kinds
        for other in kinds
        if one < other or (one == other and deck.count(one) > 1)
    ]
    candidates = [[kind] for kind in kinds]
    candidates += [[kind, boost] for kind in kinds for boost in boosts if kind != boost]
    candidates += [pair for pair in pairs if not set(pair) & set(boosts)]
    candidates += [[*pair, boost] for pair in pairs for boost in boosts]
    return [kinds for kinds in candidates if fit_together(kinds)]


PLAYS: Final[list[list[int]]] = [[]] + [p for f in range(FACTION.size) for p in _plays_of(f)]
"""The kinds of each play, characters ascending, then the Enhancement; the first is no play."""
PLAYS_BY: Final[list[list[int]]] = [
    [i for i, play in enumerate(PLAYS) if play and FACTION_OF[play[0]] == faction]
    for faction in range(FACTION.size)
]
"""The plays of each faction."""
CARDS_OF: Final[vec[i64]] = vec[i64]([cards_of(play) for play in PLAYS])
SIZE_OF: Final[list[int]] = [len(play) for play in PLAYS]
PLAY_OF: Final[dict[int, int]] = {cards_of(play): i for i, play in enumerate(PLAYS)}
CHARACTERS_OF: Final[list[int]] = [
    cards_of([kind for kind in play if TYPE_OF[kind] == CHARACTER]) for play in PLAYS
]
"""The cards of a play that come back if it wins."""
SPENT_OF: Final[list[int]] = [CARDS_OF[i] - CHARACTERS_OF[i] for i in range(len(PLAYS))]
"""ML-50 The cards of a play that are discarded even if it wins."""
DEADLY: Final[list[bool]] = [any(TYPE_OF[kind] == INSTANT_DEATH for kind in play) for play in PLAYS]
KINDS_OF: Final[list[int]] = [sum([BIT_OF[kind] for kind in set(play)]) for play in PLAYS]
BEATS: Final[list[int]] = [
    sum([BIT_OF[kind] for kind in range(KIND.size) if any(BEATEN_BY[c] >> kind & 1 for c in play)])
    for play in PLAYS
]
"""The set of kinds that a play defeats whatever the strengths."""
AFTER: Final[list[list[int]]] = [
    [PLAY_OF.get(int(CARDS_OF[play] + ONE_OF[kind]), UNKNOWN) for kind in range(KIND.size)]
    for play in range(len(PLAYS))
]
"""The play that a play becomes by one card more, if it may."""
ADDS_OF: Final[vec[i64]] = vec[i64](
    [sum([ONE_OF[kind] for kind in range(KIND.size) if after[kind] != UNKNOWN]) for after in AFTER]
)
"""The kinds that may be added to a play."""


def total_of(play: list[int]) -> int:
    """ML-42 The strengths of the characters, and the Enhancement's value once.

    ML-79 A play without characters has the total 0.
    """
    strengths = [STRENGTH_OF[kind] for kind in play if TYPE_OF[kind] == CHARACTER]
    enhanced = any(TYPE_OF[kind] == ENHANCEMENT for kind in play)
    return sum(strengths) + (ENHANCEMENT_VALUE if enhanced else 0) if strengths else 0


TOTAL_OF: Final[list[int]] = [total_of(play) for play in PLAYS]


def addable(hand: i64, play: i64) -> i64:
    """The kinds of the hand that may be added to what is committed so far: a digit 1 for each."""
    rest = hand - CARDS_OF[play]
    return (rest | rest >> 1) & ADDS_OF[play]


def commits(hand: int, play: int) -> list[Action]:
    """The cards of the hand that may be added to what is committed so far."""
    free = addable(hand, play)
    action: i64 = COMMIT.base
    if free >> FACTION_BITS:
        free >>= FACTION_BITS
        action += KINDS_EACH
    found: list[Action] = []
    while free:
        if free & 1:
            found.append(int(action))
        free >>= 2
        action += 1
    return found


def commits_or_ready(hand: int, play: int) -> list[Action]:
    """ML-24 One card at a time; ML-83 `ready` when at least one is there, and never by itself."""
    found = commits(hand, play)
    if play != NO_PLAY:
        found.append(READY.base)
    return found


def drawn(hand: i64, play: i64, rng: Rng) -> Action:
    """One of these, by luck; where nothing is committed so far, one of the cards."""
    free = addable(hand, play)
    size: i64 = size_of(free)
    place = rng.below(size if play == NO_PLAY else size + 1)
    return COMMIT.base + nth(free, place) // DIGIT if place < size else READY.base


def plays_in(hand: int) -> list[int]:
    """All plays that can be made from the hand."""
    found: list[int] = []
    for play, cards in enumerate(CARDS_OF):
        if play != NO_PLAY and within(cards, hand):
            found.append(play)
    return found


def within(cards: int, hand: int) -> bool:
    """Whether the hand holds all these cards: no digit of the difference needs to borrow."""
    mine: i64 = hand
    its: i64 = cards
    # Every second digit at a time, with a guard bit over each: a borrow would clear it.
    low = (mine & 0x3333333333333 | 0x4444444444444) - (its & 0x3333333333333)
    high = (mine >> 2 & 0x3333333333333 | 0x4444444444444) - (its >> 2 & 0x3333333333333)
    return low & high & 0x4444444444444 == 0x4444444444444


def verdict_of(attack: int, defence: int) -> int:
    """ML-79 The rule that decides a battle between two plays, in the order of the judgment.

    ML-35 Instant Death comes first, ML-37 whatever it faces, ML-36 even if that is nothing.
    ML-38, ML-39 Then a lone Enhancement. ML-40, ML-41 Then special abilities, ML-45 which no
    Enhancement wards off. ML-42 to ML-44 Then totals.
    """
    if DEADLY[attack] or DEADLY[defence]:
        return BY_INSTANT_DEATH
    if CHARACTERS_OF[attack] == 0 or CHARACTERS_OF[defence] == 0:
        return BY_ENHANCEMENT_ALONE
    return verdict_of_characters(
        BEATS[attack] & KINDS_OF[defence] != 0,
        BEATS[defence] & KINDS_OF[attack] != 0,
        TOTAL_OF[attack],
        TOTAL_OF[defence],
    )


def verdict_of_characters(beats: bool, beaten: bool, total: int, other_total: int) -> int:
    """ML-40 An ability on one side decides. ML-41 On both sides, both lose. ML-44 So in a tie."""
    if beats and beaten:
        return BY_BOTH_ABILITIES
    if beats or beaten:
        return BY_ABILITY
    return BY_TIE if total == other_total else BY_STRENGTH


def wins(play: int, other: int, verdict: int) -> bool:
    """Whether the characters of the play win against the other play.

    ML-35 Nobody survives Instant Death. ML-38 Characters beat a lone Enhancement. ML-40 The
    side whose ability strikes wins. ML-43 The higher total wins.
    """
    if verdict == BY_STRENGTH:
        return TOTAL_OF[play] > TOTAL_OF[other]
    if verdict == BY_ABILITY:
        return BEATS[play] & KINDS_OF[other] != 0
    return verdict == BY_ENHANCEMENT_ALONE and CHARACTERS_OF[play] != 0


def check_data() -> None:
    """Refuse cards that two bits for each kind, or ten for a play, cannot tell apart."""
    if any(FACTION_OF[kind] != kind // KINDS_EACH for kind in range(KIND.size)):
        raise Refusal("game.toml: all kinds of Light must stand before those of Darkness")
    for deck in DECK_OF[MOST_SEATS]:
        if max([deck.count(kind) for kind in deck]) > DIGIT_MASK:
            raise Refusal(f"game.toml: no kind can have more than {DIGIT_MASK} copies")
    if len(PLAYS) > PLAY_MASK:
        raise Refusal(f"game.toml: the abilities allow more than {PLAY_MASK} plays")


check_data()
