"""Games with something else in them: a game is a value, so a copy with other parts is another."""

from __future__ import annotations

from typing import Any, Final

import pytest

from laws.tables import AnyGame, attributes, parts_of
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.game import Game
from sobremesa.core.view import View
from sobremesa.core.words import Action, Event, Seat

DECLARED: Final = ["sealed", "final", "alone", "certain", "unnamed", "rests", "revocable"]
"""What a step says of itself."""


def but(game: AnyGame, **parts: Any) -> AnyGame:
    """The game with these parts of its own."""
    return Game(**parts_of(game) | parts)


class Copied(Decision[Any]):
    """A decision as the honest game has it; the planted versions add something."""

    def __init__(self, honest: Step[Any]) -> None:
        super().__init__(*honest.verbs, **{key: getattr(honest, key) for key in DECLARED})
        self.honest = honest

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return self.honest.choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        self.honest.take(s, seat, action)

    def decided(self, s: Any, seat: Seat) -> bool:
        return self.honest.decided(s, seat)

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, str]]:
        return self.honest.refusals(s, seat)

    def is_certain(self, s: Any, seat: Seat, action: Action) -> bool:
        return self.honest.is_certain(s, seat, action)

    def is_revocable(self, s: Any, seat: Seat, action: Action) -> bool:
        return self.honest.is_revocable(s, seat, action)

    def is_forced(self, o: Any, seat: Seat) -> bool:
        return self.honest.is_forced(o, seat)


def with_step(game: AnyGame, key: str, step: type[Copied]) -> AnyGame:
    """The game with a planted step in the place of its own with that key."""
    at = game.words.steps.index(key)
    honest = game.flow.steps[at]
    step.__name__ = type(honest).__name__
    steps = [*game.flow.steps[:at], step(honest), *game.flow.steps[at + 1 :]]
    flow: Flow[Any] = Flow(game.words, steps)
    return but(game, flow=flow)


def declaring(game: AnyGame, *keys: str, what: str = "certain") -> AnyGame:
    """The game that declares the steps with these keys certain, or something else, too."""
    steps = []
    for key, step in zip(game.words.steps, game.flow.steps, strict=True):
        declared = {one: getattr(step, one) for one in DECLARED}
        steps.append(type(step)(*step.verbs, **declared | ({what: True} if key in keys else {})))
    flow: Flow[Any] = Flow(game.words, steps)
    return but(game, flow=flow)


def with_view(game: AnyGame, see: type[Peek]) -> AnyGame:
    """The game seen through `see`, which is given the honest view and the state."""
    return but(
        game,
        view=lambda s, seat: see(game.view(s, seat), s),
        imagine=lambda v, rng: game.imagine(v.honest, rng),
    )


def event(game: AnyGame, key: str) -> Event:
    """The game's event with that key."""
    return next(event for event in game.words.events if event.key == key)


class Peek(View):
    """A view that knows something more."""

    def __init__(self, honest: Any, s: Any) -> None:
        self.honest = honest
        self.rest = attributes(honest)
        self.peeked = self.peek(s, honest.seat)

    def peek(self, s: Any, seat: Seat) -> list[int]:
        """What it knows besides."""
        return []

    def describe(self, to: Any) -> None:
        self.honest.describe(to)


def look_into_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the laws see what a Peek holds, its honest part apart (that is a view of its own)."""

    def held(thing: object) -> dict[str, object]:
        if isinstance(thing, Peek):
            return {"peeked": thing.peeked, "rest": thing.rest}
        return attributes(thing)

    monkeypatch.setattr("laws.laws.attributes", held)
