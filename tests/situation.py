"""What a test says to a game and hears from it, in notation: the same words for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.scribe import Plain
from sobremesa.core.view import V
from sobremesa.core.words import Action, Seat


class Situation(Generic[S, V]):
    """A game's table as its tests speak of it."""

    def __init__(self, game: Game[S, V], seats: int) -> None:
        self.game = game
        self.seats = seats
        """How many play where a test does not care."""

    def new(self, seats: int | None = None, seed: bytes = b"test", **chosen: str) -> S:
        """A new game with its log."""
        options = self.game.options_for(self.seats if seats is None else seats, **chosen)
        return self.game.new(options, seed, log=True)

    def waiting(self, s: S) -> list[Seat]:
        """Who has to choose."""
        return self.game.flow.waiting(s)

    def who(self, s: S) -> Seat:
        """The seat that is asked, or the first of them."""
        return self.waiting(s)[0]

    def asked(self, s: S) -> str:
        """The key of the step that is asked about; empty when the game is over."""
        return "" if self.game.flow.over(s) else self.game.flow.key(s)

    def offered(self, s: S, seat: Seat | None = None) -> list[str]:
        """What the seat (or the one that is asked) may choose, in notation."""
        chooser = self.who(s) if seat is None else seat
        return [self.game.words.spell(action) for action in self.game.flow.legal(s, chooser)]

    def read(self, notation: str) -> Action:
        """The action that is written so."""
        return self.game.words.read(notation)

    def act(self, s: S, *lines: str) -> S:
        """Make choices written as in a record: `0 play almond-3`."""
        for line in lines:
            seat, _, notation = line.partition(" ")
            self.game.flow.apply(s, int(seat), self.read(notation))
        return s

    def come_to(self, s: S, step: int, seat: Seat = 0) -> S:
        """The table where that step comes next, and all that follows until someone is asked."""
        s.push(step, seat)
        self.game.flow.settle(s)
        return s

    def play_on(self, s: S, until: Callable[[], bool]) -> S:
        """Make the first legal choice until that is so (or the end)."""
        while not self.game.flow.over(s) and not until():
            seat = self.who(s)
            self.game.flow.apply(s, seat, self.game.flow.legal(s, seat)[0])
        return s

    def advance(self, s: S, step: str) -> S:
        """Make the first legal choice until the step with that key is asked about (or the end)."""
        return self.play_on(s, lambda: self.asked(s) == step)

    def facts(self, s: S, viewer: Seat = 0) -> dict[str, Any]:
        """What the viewer's view tells him, in names."""
        plain = Plain()
        self.game.view(s, viewer).describe(plain)
        return plain.facts

    def heard(self, s: S, viewer: Seat = 0) -> list[str]:
        """The whole log of the viewer, in notation."""
        return [line.spell() for line in self.game.words.heard(s.log or [], viewer)]

    def told(self, s: S, viewer: Seat, key: str, *or_keys: str) -> list[str]:
        """The lines with that key (or one of these) in the viewer's log, in notation."""
        return [line for line in self.heard(s, viewer) if line.split()[0] in (key, *or_keys)]
