"""What a seat is asked, as plain data: all that a client needs to know of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.words import Action, Seat, Words
from sobremesa.play import news

encode = msgspec.json.Encoder().encode

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
    forced: bool


def offer(game: Game[Any, Any], s: Any, seat: Seat) -> Offer | None:
    """The question before the seat, or None if it is not asked anything."""
    choices = game.flow.legal(s, seat)
    if not choices:
        return None
    refused = dict(game.flow.refusals(s, seat))
    flow = game.flow
    return Offer(flow.key(s), seat, choices, refused, flow.step(s).final, flow.forced(s, seat))


@lru_cache(maxsize=MOST_NAMED)
def named(words: Words, action: Action) -> news.Choice:
    """A choice in names, as the protocol writes it."""
    verb = words.verb_of(action)
    things = [
        f"{noun.key}:{noun.spell(thing)}"
        for noun, thing in zip(verb.nouns, verb.things(action), strict=True)
    ]
    return news.Choice(words.spell(action), verb.key, things)


@lru_cache(maxsize=MOST_NAMED)
def written_choice(words: Words, action: Action) -> bytes:
    """A choice as JSON."""
    return encode(named(words, action))


@lru_cache(maxsize=MOST_NAMED)
def written_refusal(words: Words, action: Action, rule: str) -> bytes:
    """What is tried in vain, with the rule that forbids it, as JSON."""
    return encode(news.Forbidden(*named(words, action)[1:], rule))


def written_offer(game: Game[Any, Any], s: Any, seat: Seat) -> bytes:
    """The question before the seat, as the protocol writes it in JSON."""
    asked = offer(game, s, seat)
    if asked is None:
        return b"null"
    words = game.words
    choices = b",".join([written_choice(words, action) for action in asked.choices])
    refused = b",".join(
        [written_refusal(words, action, rule) for action, rule in asked.refused.items()]
    )
    return b'{"step":"%b","seat":%d,"final":%b,"forced":%b,"choices":[%b],"refused":[%b]}' % (
        asked.step.encode(),
        seat,
        b"true" if asked.final else b"false",
        b"true" if asked.forced else b"false",
        choices,
        refused,
    )


def plain_offer(game: Game[Any, Any], asked: Offer | None) -> news.Offer | None:
    """An offer in names, as the protocol writes it."""
    if asked is None:
        return None
    words = game.words
    return {
        "step": asked.step,
        "seat": asked.seat,
        "final": asked.final,
        "forced": asked.forced,
        "choices": [named(words, action) for action in asked.choices],
        "refused": [
            news.Forbidden(*named(words, action)[1:], rule)
            for action, rule in asked.refused.items()
        ],
    }
