"""What a seat is asked, as plain data: all that a client needs to know of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.words import Action, Seat, Words


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
    refused = {
        action: f"{game.words.prefix}-{rule}" for action, rule in game.flow.refusals(s, seat)
    }
    return Offer(game.flow.key(s), seat, choices, refused, game.flow.step(s).final)


def things_of(words: Words, action: Action) -> list[str]:
    """The things of a choice as a client names them: `card:almond-7`."""
    verb = words.verb_of(action)
    return [
        f"{noun.key}:{noun.spell(thing)}"
        for noun, thing in zip(verb.nouns, verb.things(action), strict=True)
    ]


def plain_offer(game: Game[Any, Any], asked: Offer | None) -> dict[str, object] | None:
    """An offer in names, as the protocol writes it."""
    if asked is None:
        return None
    words = game.words
    return {
        "step": asked.step,
        "seat": asked.seat,
        "final": asked.final,
        "choices": [
            [words.spell(action), words.verb_of(action).key, things_of(words, action)]
            for action in asked.choices
        ],
        "refused": [
            [words.verb_of(action).key, things_of(words, action), rule]
            for action, rule in asked.refused.items()
        ],
    }
