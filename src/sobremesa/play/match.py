"""A game being played: the only place where a record grows."""

from __future__ import annotations

from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.record import Record, result
from sobremesa.core.words import LINE, Action, Line, Refusal, Seat
from sobremesa.play.offer import Offer, offer


class Plan:
    """Choices of one seat that all can be made, and the state after each; nothing has happened."""

    def __init__(self, seat: Seat, choices: list[str], states: list[Any]) -> None:
        self.seat = seat
        self.choices = choices
        self.states = states


class Match:
    """The state of a game, its record, and what each viewer may know of it."""

    def __init__(self, game: Game[Any, Any], options: Options, seed: bytes) -> None:
        self.game = game
        self.options = options
        self.record = Record(game.name, game.version, options.seats, options.chosen, seed)
        self._state = game.new(options, seed, log=True)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.flow.over(self._state)

    def waiting(self) -> list[Seat]:
        """The seats that have to choose now."""
        return self.game.flow.waiting(self._state)

    def offer(self, seat: Seat) -> Offer | None:
        """What the seat is asked."""
        return offer(self.game, self._state, seat)

    def choices(self, seat: Seat) -> list[Action]:
        """What the seat may choose."""
        return self.game.flow.legal(self._state, seat)

    def view(self, seat: Seat) -> Any:
        """What the seat may know."""
        return self.game.view(self._state, seat)

    def lines(self, viewer: Seat, since: int = 0) -> list[Line]:
        """The lines of the log from place `since` on, as the viewer may read them."""
        return self.game.words.heard(self._state.log, viewer, since * LINE)

    def length(self) -> int:
        """The number of lines in the log."""
        return len(self._state.log) // LINE

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out a choice and write it down."""
        self.game.flow.apply(self._state, seat, action)
        self._write(seat, self.game.words.spell(action))

    def plan(self, seat: Seat, choices: list[str]) -> Plan:
        """Make the choices on a clone, so that they can be kept safe before they happen."""
        states: list[Any] = []
        s = self._state
        for notation in choices:
            action = self.game.words.read(notation)
            if notation != self.game.words.spell(action):
                # It goes into the record as it is, so there is one way to write it.
                raise Refusal(f"{notation!r} should read {self.game.words.spell(action)!r}")
            s = self._clone(s)
            self.game.flow.apply(s, seat, action)
            states.append(s)
        return Plan(seat, choices, states)

    def step(self, plan: Plan, place: int) -> None:
        """Let choice number `place` of a plan happen, which was made in this very state."""
        s, log = plan.states[place], self._state.log
        log += s.log
        s.log = log
        self._state = s
        self._write(plan.seat, plan.choices[place])

    def standings(self) -> tuple[str, list[int], list[int]]:
        """Outcome, places and scores of a finished game."""
        if not self.over:
            raise Refusal("the game is not over")
        game, s = self.game, self._state
        return game.outcome(s), game.places(s), game.scores(s)

    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        return self.game.shares(self._state)

    def _clone(self, s: Any) -> Any:
        """A clone whose log is still empty: the whole log is long, and only the news matter."""
        log, s.log = s.log, []
        twin = s.clone()
        s.log = log
        return twin

    def _write(self, seat: Seat, notation: str) -> None:
        self.record.choices.append((seat, notation))
        if self.over:
            self.record.end = result(self.game, self._state)
