"""A table in one room: a match with people and bots who answer at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.bots import around, asked, at_home, company, for_seats, player, think_with
from sobremesa.bots.hints import Hint, hints_for
from sobremesa.bots.search import Helpers, can_search
from sobremesa.core.bot import Bot
from sobremesa.core.branch import Branch
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import Refusal, Seat
from sobremesa.play.luck import luck_of
from sobremesa.play.match import Match

PERSON = "person"
"""Who sits there, if it is not a bot."""


class LocalTable(Match):
    """A match and who sits where."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        seed: bytes,
        sitters: list[str],
        branches: Sequence[Branch] = (),
        helpers: Helpers[Any] | None = None,
    ) -> None:
        seated = dict(enumerate(for_seats(sitters, options.seats, one_for_all=False)))
        come = company(seated, [], Rng(seed + b"company"))
        self.sitters = [come[seat] for seat in range(options.seats)]
        self._bots: list[Bot[Any] | None] = [
            None if sitter == PERSON else player(sitter, game) for sitter in self.sitters
        ]
        self._helpers = helpers
        for bot in self._bots:
            if bot is not None:
                think_with(bot, helpers)
        self._luck = [Rng(seed + f"bot {seat}".encode()) for seat in range(options.seats)]
        super().__init__(game, options, seed, branches)

    def characters(self) -> dict[Seat, str]:
        """Who sits where the house's bots play; players from elsewhere are no characters."""
        house = at_home(self.game)
        bots = {seat: name for seat, name in enumerate(self.sitters) if name != PERSON}
        return around({seat: name for seat, name in bots.items() if name in house or asked(name)})

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter == PERSON]

    @property
    def helps(self) -> bool:
        """Whether hints are given: to one person among bots, at a game that judges itself."""
        return len(self.people) == 1 and can_search(self.game)

    def hints(self, seat: Seat) -> list[Hint]:
        """The choices that seem good to a seat, from its view alone."""
        luck = Rng(luck_of(self.record.seed, "hint", seat, self.made))
        view, choices = self.view(seat), self.choices(seat)
        return hints_for(self.game, view, choices, luck, helpers=self._helpers)

    def people_waiting(self) -> list[Seat]:
        """The people who have to choose now."""
        return [seat for seat in self.waiting() if self._bots[seat] is None]

    def let_bots_act(self) -> None:
        """Let the bots choose until a person is asked, or the game is over."""
        while not self.over:
            bots = [seat for seat in self.waiting() if self._bots[seat] is not None]
            if not bots:
                return
            self.bot_acts(bots[0])

    def bot_acts(self, seat: Seat) -> None:
        """Let one bot choose from its view."""
        bot = self._bots[seat]
        if bot is None:
            raise Refusal(f"seat {seat} belongs to a person")
        view = self.view(seat) if bot.looks else None
        self.act(seat, bot.choose(view, self.choices(seat), self._luck[seat]))
