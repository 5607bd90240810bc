"""A game with a fault planted in it, for tests of the laws themselves."""

from __future__ import annotations

from typing import Any

import pytest

from laws.copying import Copied, CopiedGame
from laws.tables import AnyGame, attributes
from sobremesa.core.bot import View
from sobremesa.core.flow import Step
from sobremesa.core.rng import Rng
from sobremesa.core.words import Event, Seat


class Planted(CopiedGame):
    """A game, except for what a test has planted: a step, or a way to see."""

    def __init__(
        self, honest: AnyGame, step: Step[Any] | None = None, see: type[Peek] | None = None
    ) -> None:
        steps = [
            step if step is not None and type(step).__name__ == type(old).__name__ else old
            for old in honest.flow.steps
        ]
        super().__init__(honest, steps)
        self.see = see

    def view(self, s: Any, seat: Seat) -> Any:
        view = super().view(s, seat)
        return self.see(view, s) if self.see else view

    def imagine(self, v: Any, rng: Rng) -> Any:
        return super().imagine(v.honest if self.see else v, rng)


def planted(game: AnyGame, key: str, step: type[Copied]) -> Planted:
    """The game with a planted step in the place of its own with that key."""
    honest = game.flow.steps[game.words.steps.index(key)]
    step.__name__ = type(honest).__name__
    return Planted(game, step(honest))


def event(game: AnyGame, key: str) -> Event:
    """The game's event with that key."""
    return next(event for event in game.words.events if event.key == key)


class Peek(View):
    """A view that knows something more."""

    def __init__(self, honest: Any, s: Any) -> None:
        self.honest = honest
        self.agenda = honest.agenda
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
            return {"peeked": thing.peeked, "rest": thing.rest, "agenda": thing.agenda}
        return attributes(thing)

    monkeypatch.setattr("laws.laws.attributes", held)
