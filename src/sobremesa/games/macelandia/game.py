"""Macelandia, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.games.macelandia import imagining, options, rules, scoring, setup, view
from sobremesa.games.macelandia.bot import Greedy
from sobremesa.games.macelandia.state import State
from sobremesa.games.macelandia.view import View
from sobremesa.games.macelandia.words import DATA, FACTION, WORDS


class Macelandia(Game[State, View]):
    """The box: ties the rooms of this folder together."""

    def options(self, seats: int) -> list[Option]:
        """What is agreed before."""
        return options.options(seats)

    def lay_out(self, chosen: Options, rng: Rng) -> State:
        """The table before the factions are known."""
        return setup.lay_out(chosen, rng)

    def view(self, s: State, seat: Seat) -> View:
        """What the seat may know."""
        return View(s, seat)

    def imagine(self, v: View, rng: Rng) -> State:
        """A state that looks like that."""
        return imagining.imagine(v, rng)

    def hidden(self, s: State, seat: Seat) -> list[str]:
        """What the seat cannot know."""
        return view.hidden(s, seat)

    def scores(self, s: State) -> list[int]:
        """1, -1 or 0."""
        return scoring.scores(s)

    def places(self, s: State) -> list[int]:
        """A faction has one place."""
        return scoring.places(s)

    def shares(self, s: State) -> list[float]:
        """A faction divides its share."""
        return scoring.shares(s)

    def outcome(self, s: State) -> str:
        """How it ended."""
        return WORDS.outcomes[s.ended] if s.ended != UNKNOWN else ""

    def teams(self, s: State) -> list[int]:
        """The factions, as they were dealt."""
        return [s.faction(seat) for seat in range(s.seats)]

    def side_names(self) -> list[str]:
        """Light and Darkness."""
        return FACTION.names

    def side_of(self, s: State, seat: Seat) -> int:
        """ML-10 The faction of the seat, once all are revealed."""
        return s.faction(seat) if s.shown else UNKNOWN

    def pieces(self, s: State) -> list[tuple[str, int, int]]:
        """Cards."""
        return view.pieces(s)

    def reveal(self, s: State) -> dict[str, object]:
        """Everything."""
        return view.reveal(s)

    def heuristic(self) -> Bot[View]:
        """The game's own bot."""
        return Greedy()


GAME: Final[Macelandia] = Macelandia(
    "macelandia", 1, DATA.section("game").numbers("seats"), WORDS, rules.FLOW
)
