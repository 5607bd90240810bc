"""A heuristic player: view in, action out."""

from __future__ import annotations

from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action
from sobremesa.games.template.view import View


class Greedy(Bot[View]):
    """Plays the highest card while it may well win, else keeps the best for later."""

    def choose(self, view: View | None, choices: list[Action], rng: Rng) -> Action:
        """The highest card if nothing unseen beats it, else the lowest."""
        assert view is not None
        return choices[-1] if choices[-1] > max([*view.unknown_cards(), -1]) else choices[0]
