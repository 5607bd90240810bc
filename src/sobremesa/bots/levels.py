"""Players of five strengths and of every manner, made of the game's heuristic and of a search.

The weaker ones follow the heuristic less closely, the strongest ones try their choices out. All of
them know what their seat knows, and none makes a choice that seems silly to the heuristic.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, Generic

from sobremesa.bots.characters import STRENGTHS, Asked
from sobremesa.bots.search import Advice, Budget, Searcher, Tried, can_search, mind_of, policy_of
from sobremesa.core.bot import EQUAL, Bot, Heuristic, best_of, draw, soften
from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.mind import HEATS
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import Action, Refusal

SEARCHING: Final = 4
"""The first strength that tries its choices out; the weaker ones follow the heuristic."""
REACH: Final = 2.0
"""A choice that is worse than the best by more than so many usual distances is silly."""
CERTAIN: Final = 65536


class Levelled(Bot[V], Generic[S, V]):
    """A player of some strength, who has a manner."""

    def __init__(self, game: Game[S, V], asked: Asked) -> None:
        super().__init__()
        self.manner = asked.manner
        heats = game.mind.heats if game.mind is not None else HEATS
        self.heat = heats[asked.strength - 1] if asked.strength <= len(heats) else 0.0
        """How loosely what seems best is followed, by how far the choices usually lie apart."""
        self.heat += self.manner.whim * heats[-1]
        self.policy: Heuristic[V] = policy_of(game)
        self.searcher: Searcher[S, V] | None = None
        if asked.strength >= SEARCHING:
            tries = mind_of(game).tries[asked.strength - SEARCHING]
            self.searcher = Searcher(game, Budget(tries))

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """What seems good, to so strong a player of such a manner."""
        assert view is not None
        if len(choices) == 1:
            return choices[0]
        if self.searcher is None:
            return self.picked(choices, self.policy.weigh(view, choices), rng)
        advice = self.searcher.advise(view, choices, rng)
        tried = thorough(advice)
        return self.picked([one.action for one in tried], self.liked(advice, tried), rng)

    def liked(self, advice: Advice, tried: list[Tried]) -> list[float]:
        """How much each choice is liked that was tried out: by its chance, and by its risk.

        What has a better chance than the best of the search is not proven to be better.
        """
        most = advice.best.chance
        found: list[float] = []
        for one in tried:
            chance = one.chance if one is advice.best else min(one.chance, most - 2 * EQUAL)
            found.append(chance + self.manner.risk * spread(one))
        return found

    def picked(self, choices: list[Action], values: list[float], rng: Rng) -> Action:
        """One of the choices that are not silly, as far as they come to mind."""
        kept = sensible(values)
        if self.manner.attention < 1:
            likely = int(self.manner.attention * CERTAIN)
            noticed = [place for place in kept if int(rng.below(CERTAIN)) < likely]
            kept = noticed if noticed else kept
        some = [values[place] for place in kept]
        if self.heat <= 0:
            return choices[kept[best_of(some, rng)]]
        return choices[kept[draw(soften(some, self.heat * distance(values)), rng)]]


def distance(values: list[float]) -> float:
    """How much worse than the best a choice is on average: what is usual among these."""
    return max(values) - sum(values) / len(values)


def sensible(values: list[float]) -> list[int]:
    """The places of the values that do not fall far behind the best."""
    least = max(values) - REACH * distance(values) - EQUAL
    return [place for place, value in enumerate(values) if value >= least]


def thorough(advice: Advice) -> list[Tried]:
    """The choices that were tried in at least half as many worlds as the best of them."""
    return [one for one in advice.tried if 2 * one.times >= advice.best.times]


def spread(one: Tried) -> float:
    """How far apart the worlds are of what a choice brings: its standard deviation."""
    mean, total = one.chance, 0.0
    for result in one.results:
        total += (result - mean) * (result - mean)
    return sqrt(total / len(one.results))


def strengths_of(game: Game[S, V]) -> list[int]:
    """The strengths at which the game can be played; none where it has no heuristic player."""
    try:
        policy_of(game)
    except Refusal:
        return []
    if can_search(game):
        return STRENGTHS
    return [each for each in STRENGTHS if each < SEARCHING]


def levelled(game: Game[S, V], asked: Asked) -> Bot[V]:
    """A player of that strength and manner; a clear refusal says what the game has."""
    there = strengths_of(game)
    if asked.strength not in there:
        listed = ", ".join([str(each) for each in there]) or "none"
        raise Refusal(f"{game.name} has no strength {asked.strength}; it has {listed}")
    return Levelled(game, asked)
