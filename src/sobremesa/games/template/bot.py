"""A heuristic player: view in, action out."""

from __future__ import annotations

from sobremesa.core.bot import Heuristic
from sobremesa.core.words import Action
from sobremesa.games.template.view import View
from sobremesa.games.template.words import PLAY


class Greedy(Heuristic[View]):
    """Plays the highest card while it may well win, else keeps the best for later."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """High cards weigh most if nothing unseen beats the highest, else low ones."""
        wins = choices[-1] > PLAY.of(max([*view.unknown_cards(), 0]))
        return [float(each) if wins else -float(each) for each in choices]
