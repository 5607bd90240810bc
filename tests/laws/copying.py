"""Copies of a game and of its decisions, which a test may change in one thing."""

from __future__ import annotations

from typing import Any

from laws.tables import AnyGame
from sobremesa.core.bot import Bot
from sobremesa.core.flow import Decision, Flow, Step
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Seat


class CopiedGame(Game[Any, Any]):
    """The honest game with these steps."""

    def __init__(self, honest: AnyGame, steps: list[Step[Any]]) -> None:
        flow: Flow[Any] = Flow(honest.words, steps)
        super().__init__(honest.name, honest.version, honest.seats, honest.words, flow)
        self.honest = honest

    def options(self, seats: int) -> list[Option]:
        return self.honest.options(seats)

    def check(self, options: Options) -> None:
        self.honest.check(options)

    def lay_out(self, options: Options, rng: Rng) -> Any:
        return self.honest.lay_out(options, rng)

    def view(self, s: Any, seat: Seat) -> Any:
        return self.honest.view(s, seat)

    def imagine(self, v: Any, rng: Rng) -> Any:
        return self.honest.imagine(v, rng)

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
    """A decision as the honest game has it."""

    def __init__(self, honest: Step[Any]) -> None:
        super().__init__(
            *honest.verbs, sealed=honest.sealed, final=honest.final, alone=honest.alone
        )
        self.honest = honest

    def choices(self, s: Any, seat: Seat) -> list[Action]:
        return self.honest.choices(s, seat)

    def take(self, s: Any, seat: Seat, action: Action) -> None:
        self.honest.take(s, seat, action)

    def decided(self, s: Any, seat: Seat) -> bool:
        return self.honest.decided(s, seat)

    def refusals(self, s: Any, seat: Seat) -> list[tuple[Action, int]]:
        return self.honest.refusals(s, seat)
