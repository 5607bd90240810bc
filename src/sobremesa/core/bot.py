"""Players: handed a view and choices, never the state."""

from __future__ import annotations

from math import exp
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import Action

EQUAL: Final = 1e-9
"""Choices whose weights differ by less are equally good."""
LUCK_STEPS: Final = 65536
"""How finely a choice among unequal chances is drawn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """A player that chooses from what its seat may see."""

    def __init__(self, looks: bool = True) -> None:
        self.looks = looks
        """False: it plays from the choices alone, and no view need be built for it."""

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """One of the choices; `rng` is this player's own luck."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot[V]):
    """Takes any choice, all being equally likely."""

    def __init__(self) -> None:
        super().__init__(looks=False)

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """Any of them."""
        return choices[rng.below(len(choices))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Bot[V]):
    """A player that gives every choice a weight: whatever else it can do follows from these.

    The best choice, a softened one, a search's first guess and a hint are all read off the same
    list. A weight may be in points or in chances to win: only differences count.
    """

    def weigh(self, view: V, choices: list[Action]) -> list[float]:
        """How good each choice seems, the higher the better."""
        raise NotImplementedError

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """The choice with the highest weight; of equal ones any."""
        assert view is not None
        if len(choices) == 1:
            return choices[0]
        return choices[best_of(self.weigh(view, choices), rng)]

    def prior(self, view: V, choices: list[Action], heat: float) -> list[float]:
        """How likely each choice is if the heuristic is followed with so much heat."""
        return soften(self.weigh(view, choices), heat)


def best_of(weights: list[float], rng: Rng) -> int:
    """The place of the highest weight; of equal ones any."""
    best = 0
    alike = 1
    for place in range(1, len(weights)):
        more = weights[place] - weights[best]
        if more > EQUAL:
            best = place
            alike = 1
        elif more >= -EQUAL:
            alike += 1
            if rng.below(alike) == 0:
                best = place
    return best


def soften(weights: list[float], heat: float) -> list[float]:
    """Chances that sum to one: a weight that is lower by `heat` is e times less likely.

    Without heat the highest weights share everything.
    """
    most = max(weights)
    if heat <= 0:
        shares = [1.0 if most - weight <= EQUAL else 0.0 for weight in weights]
    else:
        shares = [exp((weight - most) / heat) for weight in weights]
    total = sum(shares)
    return [share / total for share in shares]


def draw(chances: list[float], rng: Rng) -> int:
    """A place, drawn by its chance; the chances sum to one."""
    left = (int(rng.below(LUCK_STEPS)) + 0.5) / LUCK_STEPS
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return chances.index(max(chances))
