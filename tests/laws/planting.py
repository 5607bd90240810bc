"""A game with a fault planted in it, for tests of the laws themselves."""

from __future__ import annotations

from typing import Any

import pytest

from laws.tables import AnyGame, attributes
from sobremesa.core.bot import Bot, View
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Event, Seat


class Planted(Game[Any, Any]):
    """The honest game, except for what a test has planted: a step, or a way to see."""

    def __init__(
        self, honest: AnyGame, step: Step[Any] | None = None, see: type[Peek] | None = None
    ) -> None:
        steps: list[Step[Any]] = [
            step if step is not None and type(step).__name__ == type(old).__name__ else old
            for old in honest.flow.steps
        ]
        flow: Flow[Any] = Flow(honest.words, steps)
        super().__init__(honest.name, honest.version, honest.seats, honest.words, flow)
        self.honest = honest
        self.see = see

    def options(self, seats: int) -> list[Option]:
        return self.honest.options(seats)

    def lay_out(self, options: Options, rng: Rng) -> Any:
        return self.honest.lay_out(options, rng)

    def view(self, s: Any, seat: Seat) -> Any:
        view = self.honest.view(s, seat)
        return self.see(view, s) if self.see else view

    def imagine(self, v: Any, rng: Rng) -> Any:
        return self.honest.imagine(v.honest if self.see else v, rng)

    def hidden(self, s: Any, seat: Seat) -> list[str]:
        return self.honest.hidden(s, seat)

    def scores(self, s: Any) -> list[int]:
        return self.honest.scores(s)

    def places(self, s: Any) -> list[int]:
        return self.honest.places(s)

    def shares(self, s: Any) -> list[float]:
        return self.honest.shares(s)

    def teams(self, s: Any) -> list[int]:
        return self.honest.teams(s)

    def outcome(self, s: Any) -> str:
        return self.honest.outcome(s)

    def pieces(self, s: Any) -> list[tuple[str, int, int]]:
        return self.honest.pieces(s)

    def reveal(self, s: Any) -> dict[str, object]:
        return self.honest.reveal(s)

    def heuristic(self) -> Bot[Any]:
        return self.honest.heuristic()


class Copied(Decision[Any]):
    """A decision as the honest game has it; the planted versions add something."""

    def __init__(self, honest: Step[Any]) -> None:
        super().__init__(*honest.verbs, sealed=honest.sealed, alone=honest.alone)
        self.honest = honest

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return self.honest.choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        self.honest.take(s, seat, action)

    def decided(self, s: Any, seat: Seat) -> bool:
        return self.honest.decided(s, seat)

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, int]]:
        return self.honest.refusals(s, seat)


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
