"""A table with people and bots at it: the only place where a record grows."""

from __future__ import annotations

from typing import Any

from sobremesa.bots import bot
from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.record import Record, result
from sobremesa.core.rng import Rng
from sobremesa.core.words import LINE, Action, Line, Refusal, Seat
from sobremesa.play.offer import Offer, offer

PERSON = "person"
"""Who sits there, if it is not a bot."""


class Table:
    """A game being played: who sits where, what they are asked, and what they may know."""

    def __init__(
        self, game: Game[Any, Any], options: Options, seed: bytes, sitters: list[str]
    ) -> None:
        if len(sitters) != options.seats:
            raise Refusal(f"{options.seats} seats need {options.seats} sitters, not {len(sitters)}")
        self.game = game
        self.options = options
        self.sitters = sitters
        self.record = Record(game.name, game.version, options.seats, options.chosen, seed)
        self._bots: list[Bot[Any] | None] = [
            None if sitter == PERSON else bot(sitter, game) for sitter in sitters
        ]
        self._luck = [Rng(seed + f"bot {seat}".encode()) for seat in range(options.seats)]
        self._state = game.new(options, seed, log=True)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.flow.over(self._state)

    def waiting(self) -> list[Seat]:
        """The seats that have to choose now."""
        return self.game.flow.waiting(self._state)

    def people_waiting(self) -> list[Seat]:
        """The people who have to choose now."""
        return [seat for seat in self.waiting() if self._bots[seat] is None]

    def offer(self, seat: Seat) -> Offer | None:
        """What the seat is asked."""
        return offer(self.game, self._state, seat)

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
        self.record.choices.append((seat, self.game.words.spell(action)))
        if self.over:
            self.record.end = result(self.game, self._state)

    def let_bots_act(self) -> None:
        """Let the bots choose until a person is asked, or the game is over."""
        while not self.over:
            bots = [seat for seat in self.waiting() if self._bots[seat] is not None]
            if not bots:
                return
            self.bot_acts(bots[0])

    def bot_acts(self, seat: Seat) -> None:
        """Let one bot choose from its view."""
        player = self._bots[seat]
        if player is None:
            raise Refusal(f"seat {seat} belongs to a person")
        view = self.view(seat) if player.looks else None
        choices = self.game.flow.legal(self._state, seat)
        self.act(seat, player.choose(view, choices, self._luck[seat]))

    def standings(self) -> tuple[str, list[int], list[int]]:
        """Outcome, places and scores of a finished game."""
        if not self.over:
            raise Refusal("the game is not over")
        game, s = self.game, self._state
        return game.outcome(s), game.places(s), game.scores(s)
