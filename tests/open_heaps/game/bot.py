"""A heuristic player: view in, action out."""

from __future__ import annotations

from sobremesa.core.bot import Heuristic
from sobremesa.core.words import Action
from sobremesa.games.open_heaps.facts import MOST
from sobremesa.games.open_heaps.view import View
from sobremesa.games.open_heaps.words import TAKE


class Greedy(Heuristic[View]):
    """Leaves heaps that balance, as far as two players are concerned."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        """Highest where the heaps balance afterwards; else few pebbles are better than many."""
        found: list[float] = []
        for action in choices:
            heap, more = TAKE.things(action)
            left = view.open.heaps.copy()
            left[heap] = left[heap] - more - 1
            found.append(1.0 if balance(left) == 0 else -float(more))
        return found


def balance(heaps: list[int]) -> int:
    """0 where whoever is to move loses the last pebble against the best answer."""
    found = 0
    for lying in heaps:
        found ^= lying % (MOST + 1)
    return found
