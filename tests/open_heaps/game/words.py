"""The game's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, numbers, sitters

DATA: Final[Section] = read("sobremesa.games.open_heaps")

HEAP: Final[Noun] = numbers("heap", len(DATA.section("table").numbers("heaps")), first=1)
PEBBLES: Final[Noun] = numbers("pebbles", DATA.section("table").number("most"), first=1)
SEAT: Final[Noun] = sitters("seat", max(DATA.section("game").numbers("seats")))

WORDS: Final[Words] = Words("open_heaps", DATA.section("game").text("rule_prefix"))
TAKE: Final[Verb] = WORDS.verb("take", HEAP, PEBBLES)

TAKE_PEBBLES: Final[int] = WORDS.step("take_pebbles")

TOOK: Final[Event] = WORDS.event("took", SEAT, PEBBLES, HEAP)

LAST_WINS: Final[int] = WORDS.outcome("last_wins")
LAST_LOSES: Final[int] = WORDS.outcome("last_loses")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())
