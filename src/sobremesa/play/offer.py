"""What a seat is asked, as plain data: all that a client needs to know of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.scribe import digits
from sobremesa.core.words import Action, Seat, Words
from sobremesa.play import plain

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
def named(words: Words, action: Action) -> plain.Choice:
    """A choice in names, as the protocol writes it."""
    verb = words.verb_of(action)
    things = [
        f"{noun.key}:{noun.spell(thing)}"
        for noun, thing in zip(verb.nouns, verb.things(action), strict=True)
    ]
    return plain.Choice(words.spell(action), verb.key, things)


class Writing:
    """What can be chosen in a game, as JSON; each of it is written once."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._choices: dict[Action, bytes] = {}
        self._refusals: dict[str, dict[Action, bytes]] = {}
        """By the rules that forbid them."""

    def choice(self, action: Action) -> bytes:
        """A choice."""
        found = self._choices.get(action)
        if found is None:
            found = self._choices[action] = encode(named(self._words, action))
        return found

    def refusal(self, action: Action, rule: str) -> bytes:
        """What is tried in vain, with the rule that forbids it."""
        by_rule = self._refusals.get(rule)
        if by_rule is None:
            by_rule = self._refusals[rule] = {}
        found = by_rule.get(action)
        if found is None:
            forbidden = plain.Forbidden(*named(self._words, action)[1:], rule)
            found = by_rule[action] = encode(forbidden)
        return found


_writings: dict[Words, Writing] = {}


def writing_of(words: Words) -> Writing:
    """How the choices of a game are written."""
    found = _writings.get(words)
    if found is None:
        found = _writings[words] = Writing(words)
    return found


def written_offer(game: Game[Any, Any], s: Any, seat: Seat) -> bytes:
    """The question before the seat, as the protocol writes it in JSON."""
    flow = game.flow
    legal = flow.legal(s, seat)
    if not legal:
        return b"null"
    writing = writing_of(game.words)
    forbidden: dict[Action, str] = {}
    for action, rule in flow.refusals(s, seat):
        forbidden[action] = rule
    parts = [
        b'{"step":"',
        flow.key(s).encode(),
        b'","seat":',
        digits(seat),
        b',"final":true' if flow.step(s).final else b',"final":false',
        b',"forced":true' if flow.forced(s, seat) else b',"forced":false',
        b',"choices":[',
        b",".join([writing.choice(action) for action in legal]),
        b'],"refused":[',
        b",".join([writing.refusal(action, rule) for action, rule in forbidden.items()]),
        b"]}",
    ]
    return b"".join(parts)


def plain_offer(game: Game[Any, Any], asked: Offer | None) -> plain.Offer | None:
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
            plain.Forbidden(*named(words, action)[1:], rule)
            for action, rule in asked.refused.items()
        ],
    }
