"""La Macarena, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.la_macarena import options, rules, scoring, setup, view
from sobremesa.games.la_macarena.bot import Greedy
from sobremesa.games.la_macarena.state import State
from sobremesa.games.la_macarena.view import View
from sobremesa.games.la_macarena.words import DATA, WORDS


class LaMacarena(Game[State, View]):
    """The box: ties the rooms of this folder together."""

    def options(self, seats: int) -> list[Option]:
        """What is agreed before."""
        return options.options(seats)

    def lay_out(self, chosen: Options, rng: Rng) -> State:
        """The table before the first hand."""
        return setup.lay_out(chosen, rng)

    def view(self, s: State, seat: Seat) -> View:
        """What the seat may know."""
        return View(s, seat)

    def imagine(self, v: View, rng: Rng) -> State:
        """A state that looks like that."""
        return view.imagine(v, rng)

    def hidden(self, s: State, seat: Seat) -> list[str]:
        """What the seat cannot know."""
        return view.hidden(s, seat)

    def scores(self, s: State) -> list[int]:
        """Amulets."""
        return s.amulets.copy()

    def places(self, s: State) -> list[int]:
        """MA-82 The winners first, then by what each has gained."""
        return scoring.places(s)

    def outcome(self, s: State) -> str:
        """How it ended."""
        return WORDS.outcomes[s.ended] if s.ended != UNKNOWN else ""

    def pieces(self, s: State) -> list[tuple[str, int, int]]:
        """Cards, tokens, coins, amulets and macas."""
        return view.pieces(s)

    def reveal(self, s: State) -> dict[str, object]:
        """Everything."""
        return view.reveal(s)

    def heuristic(self) -> Bot[View]:
        """The game's own bot."""
        return Greedy()


GAME: Final[LaMacarena] = LaMacarena(
    "la_macarena", 1, DATA.section("game").numbers("seats"), WORDS, rules.FLOW
)
