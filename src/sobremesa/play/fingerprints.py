"""A number for what an act has told everybody: kept with it, and held against other rules.

Rules may change while a game is played. What was told by the old ones is not kept, and could not
be made again by the new ones; its fingerprint is enough to see whether they tell the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.scribe import Json
from sobremesa.core.words import EVERYONE, LINE, SPECTATOR, Seat, Words
from sobremesa.play.offer import written_offer

SIZE: Final = 6
"""Bytes: a number that every JSON reader takes."""
EVERY: Final = 32
"""After so many choices one viewer's view and offer count too, in turn.

A view costs ten times what a choice does. What differs in a view seldom goes away again, so that a
few looks find it.
"""
MOST_LINES: Final = 1 << 16


def fingerprint(game: Game[Any, Any], made: int, states: Sequence[Any]) -> int:
    """Of the states after the choices of an act, before which `made` others had been made.

    Every line counts, with who may hear and who may know it, and who is asked then.
    """
    told: list[bytes] = []
    number = made
    for s in states:
        number += 1
        log: list[int] = s.log
        for at in range(0, len(log), LINE):
            told.append(_line(game.words, *log[at : at + LINE]))
        told.append(bytes(game.flow.waiting(s)))
        if number % EVERY == 0:
            viewer = number // EVERY % (s.seats + 1)
            told.append(_sight(game, s, viewer if viewer < s.seats else SPECTATOR))
    # 0 says that there is none.
    return int.from_bytes(blake2b(b"".join(told), digest_size=SIZE).digest(), "big") or 1


def is_looked_at(made: int, choices: int) -> bool:
    """Whether a view counts in the fingerprint of so many choices after `made` others."""
    return made // EVERY < (made + choices) // EVERY


@lru_cache(maxsize=MOST_LINES)
def _line(words: Words, number: int, audience: int, insiders: int, *things: int) -> bytes:
    """A line in names, so that new words among the old ones change nothing."""
    event = words.events[number]
    named = [
        noun.spell(things[place]) if noun.names and things[place] >= 0 else str(things[place])
        for place, noun in enumerate(event.nouns)
    ]
    return " ".join([event.key, str(audience), str(insiders & EVERYONE), *named, ""]).encode()


def _sight(game: Game[Any, Any], s: Any, seat: Seat) -> bytes:
    scribe = Json()
    scribe.begin()
    game.view(s, seat).describe(scribe)
    return scribe.text() + written_offer(game, s, seat)
