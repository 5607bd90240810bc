"""A heuristic player: view in, action out."""

from __future__ import annotations

from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action
from sobremesa.games.open_heaps.facts import MOST
from sobremesa.games.open_heaps.view import View
from sobremesa.games.open_heaps.words import TAKE


class Greedy(Bot[View]):
    """Leaves heaps that balance, as far as two players are concerned."""

    def choose(self, view: View | None, choices: list[Action], rng: Rng) -> Action:
        """The first choice after which the heaps balance, else the smallest."""
        assert view is not None
        for action in choices:
            heap, more = TAKE.things(action)
            left = view.open.heaps.copy()
            left[heap] = left[heap] - more - 1
            if balance(left) == 0:
                return action
        return choices[0]


def balance(heaps: list[int]) -> int:
    """0 where whoever is to move loses the last pebble against the best answer."""
    found = 0
    for lying in heaps:
        found ^= lying % (MOST + 1)
    return found
