"""Macao, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macao import imagining, options, rules, scoring, setup
from sobremesa.games.macao.bot import Greedy
from sobremesa.games.macao.state import State
from sobremesa.games.macao.view import View
from sobremesa.games.macao.words import DATA, WORDS


class Macao(Game[State, View]):
    """The box: ties the rooms of this folder together."""

    def options(self, seats: int) -> list[Option]:
        """What is agreed before."""
        return options.options()

    def lay_out(self, chosen: Options, rng: Rng) -> State:
        """The table before the first card."""
        return setup.lay_out(chosen, rng)

    def view(self, s: State, seat: Seat) -> View:
        """What the seat may know."""
        return View(s, seat)

    def imagine(self, v: View, rng: Rng) -> State:
        """A state that looks like that."""
        return imagining.imagine(v, rng)

    def hidden(self, s: State, seat: Seat) -> list[str]:
        """What the seat cannot know."""
        return imagining.hidden(s, seat)

    def scores(self, s: State) -> list[int]:
        """Prestige points."""
        return list(s.points)

    def places(self, s: State) -> list[int]:
        """The wall breaks ties."""
        return scoring.places(s)

    def outcome(self, s: State) -> str:
        """How it ended."""
        return WORDS.outcomes[s.ended] if s.ended != UNKNOWN else ""

    def pieces(self, s: State) -> list[tuple[str, int, int]]:
        """Cards and tiles."""
        return imagining.pieces(s)

    def reveal(self, s: State) -> dict[str, object]:
        """Everything."""
        return imagining.reveal(s)

    def heuristic(self) -> Bot[View]:
        """The game's own bot."""
        return Greedy()


GAME: Final[Macao] = Macao("macao", 1, DATA.section("game").numbers("seats"), WORDS, rules.FLOW)
