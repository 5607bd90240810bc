"""The game's vocabulary: nouns, verbs, steps, events, outcomes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.data import Section, read
from sobremesa.core.words import Event, Noun, Verb, Words, number, numbers, sitters

DATA: Final[Section] = read("sobremesa.games.template")

CARD: Final[Noun] = numbers("card", DATA.section("deck").number("cards"), first=1)
SEAT: Final[Noun] = sitters("seat", max(DATA.section("game").numbers("seats")))
TRICKS: Final[Noun] = number("tricks")

WORDS: Final[Words] = Words("template", DATA.section("game").text("rule_prefix"))
PLAY: Final[Verb] = WORDS.verb("play", CARD)

DEAL: Final[int] = WORDS.step("deal")
CHOOSE_CARD: Final[int] = WORDS.step("choose_card")
REVEAL: Final[int] = WORDS.step("reveal")

DEALT: Final[Event] = WORDS.event("dealt", SEAT, CARD, quiet=True)
CHOSEN: Final[Event] = WORDS.event("chosen", SEAT, CARD)
PLAYED: Final[Event] = WORDS.event("played", SEAT, CARD)
TRICK_WON: Final[Event] = WORDS.event("trick_won", SEAT)

MOST_TRICKS: Final[int] = WORDS.outcome("most_tricks")
GAME_ENDED: Final[Event] = WORDS.event("game_ended", WORDS.endings())
