"""The template, ready to be played."""

from __future__ import annotations

from typing import Final

from sobremesa.core.bot import Bot
from sobremesa.core.game import Game
from sobremesa.core.option import Option, Options
from sobremesa.core.rng import Rng
from sobremesa.core.words import Seat
from sobremesa.games.template import options, rules, scoring, setup, view
from sobremesa.games.template.bot import Greedy
from sobremesa.games.template.state import State
from sobremesa.games.template.view import View
from sobremesa.games.template.words import DATA, MOST_TRICKS, WORDS


class Template(Game[State, View]):
    """The box: ties the rooms of this folder together."""

    def options(self, seats: int) -> list[Option]:
        """What is agreed before."""
        return options.options(seats)

    def lay_out(self, chosen: Options, rng: Rng) -> State:
        """The table before the deal."""
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
        """Tricks."""
        return list(s.tricks)

    def places(self, s: State) -> list[int]:
        """By tricks."""
        return scoring.places(s)

    def outcome(self, s: State) -> str:
        """There is only one way to end."""
        return WORDS.outcomes[MOST_TRICKS] if rules.FLOW.over(s) else ""

    def pieces(self, s: State) -> list[tuple[str, int, int]]:
        """Cards."""
        return view.pieces(s)

    def reveal(self, s: State) -> dict[str, object]:
        """Everything."""
        return view.reveal(s)

    def heuristic(self) -> Bot[View]:
        """The game's own bot."""
        return Greedy()


GAME: Final[Template] = Template(
    "template", 1, DATA.section("game").numbers("seats"), WORDS, rules.FLOW
)
