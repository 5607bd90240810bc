"""What a seat is asked, as plain data: all that a client needs to know of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.words import Action, Seat, Words
from sobremesa.play import news

MOST_NAMED: Final = 1 << 16
"""So many choices are remembered in words; a game has a few thousand."""


@dataclass(frozen=True)
class Offer:
    """The question before a seat: the step, what may be chosen, and what may not and why."""

    step: str
    seat: Seat
    choices: list[Action]
    refused: dict[Action, str]
    final: bool


def offer(game: Game[Any, Any], s: Any, seat: Seat) -> Offer | None:
    """The question before the seat, or None if it is not asked anything."""
    choices = game.flow.legal(s, seat)
    if not choices:
        return None
    refused = dict(game.flow.refusals(s, seat))
    return Offer(game.flow.key(s), seat, choices, refused, game.flow.step(s).final)


@lru_cache(maxsize=MOST_NAMED)
def named(words: Words, action: Action) -> news.Choice:
    """A choice in names, as the protocol writes it."""
    verb = words.verb_of(action)
    things = [
        f"{noun.key}:{noun.spell(thing)}"
        for noun, thing in zip(verb.nouns, verb.things(action), strict=True)
    ]
    return news.Choice(words.spell(action), verb.key, things)


def plain_offer(game: Game[Any, Any], asked: Offer | None) -> news.Offer | None:
    """An offer in names, as the protocol writes it."""
    if asked is None:
        return None
    words = game.words
    return {
        "step": asked.step,
        "seat": asked.seat,
        "final": asked.final,
        "choices": [named(words, action) for action in asked.choices],
        "refused": [
            news.Forbidden(*named(words, action)[1:], rule)
            for action, rule in asked.refused.items()
        ],
    }
