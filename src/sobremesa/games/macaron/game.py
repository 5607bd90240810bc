"""Macaron, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macaron import options, rules, scoring, setup, view
from sobremesa.games.macaron.bot import Greedy
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.view import View
from sobremesa.games.macaron.words import DATA, WORDS


class Macaron(Game[State, View]):
    """The box: ties the rooms of this folder together."""

    def options(self, seats: int) -> list[Option]:
        """What is agreed before."""
        return options.options(seats)

    def check(self, chosen: Options) -> None:
        """Refuse a target that the chosen side does not have."""
        options.check(chosen)

    def lay_out(self, chosen: Options, rng: Rng) -> State:
        """The table before the first round."""
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
        """Victory points."""
        return scoring.scores(s)

    def places(self, s: State) -> list[int]:
        """Emma takes a place in solo, though she has no seat."""
        return scoring.places(s)

    def shares(self, s: State) -> list[float]:
        """Emma takes a share in solo."""
        return scoring.shares(s)

    def outcome(self, s: State) -> str:
        """How it ended."""
        return WORDS.outcomes[s.ended] if s.ended != UNKNOWN else ""

    def teams(self, s: State) -> list[int]:
        """Opposite seats in 2v2."""
        return [s.team(seat) for seat in range(s.seats)]

    def pieces(self, s: State) -> list[tuple[str, int, int]]:
        """Cards and tokens."""
        return view.pieces(s)

    def reveal(self, s: State) -> dict[str, object]:
        """Everything."""
        return view.reveal(s)

    def heuristic(self) -> Bot[View]:
        """The game's own bot."""
        return Greedy()


GAME: Final[Macaron] = Macaron(
    "macaron", 1, DATA.section("game").numbers("seats"), WORDS, rules.FLOW
)
