"""What follows from the weights of a heuristic player."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.core.bot import Heuristic, best_of, draw, soften
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.view import View
from sobremesa.core.words import Action


class Nothing(View):
    """Sees nothing."""

    def describe(self, to: Scribe) -> None:
        """Tells nothing."""


class Last(Heuristic[View]):
    """Prefers what comes late, two by two."""

    def weigh(self, view: View, choices: list[Action]) -> list[float]:
        return [float(action // 2) for action in choices]


def test_the_best_choice_is_taken_and_of_equal_ones_any() -> None:
    luck = Rng(b"ties")
    taken = Counter(Last().choose(Nothing(0), [0, 1, 2, 3, 4, 5], luck) for _ in range(400))
    assert set(taken) == {4, 5}
    assert 150 < taken[4] < 250


def test_an_only_choice_is_not_weighed() -> None:
    class Tired(Heuristic[View]):
        def weigh(self, view: View, choices: list[Action]) -> list[float]:
            raise AssertionError("there is nothing to weigh")

    assert Tired().choose(Nothing(0), [7], Rng(b"")) == 7


def test_three_that_are_equal_are_equally_likely() -> None:
    luck = Rng(b"three")
    taken = Counter(best_of([1.0, 3.0, 0.0, 3.0, 3.0], luck) for _ in range(900))
    assert set(taken) == {1, 3, 4}
    assert all(240 < times < 360 for times in taken.values())


def test_heat_softens_a_choice() -> None:
    assert soften([1.0, 2.0, 2.0], 0.0) == [0.0, 0.5, 0.5]
    cold, warm = soften([0.0, 1.0], 0.2), soften([0.0, 1.0], 5.0)
    assert sum(cold) == pytest.approx(1) == sum(warm)
    assert cold[1] > 0.99
    assert 0.5 < warm[1] < 0.6
    assert Last().prior(Nothing(0), [0, 2], 1.0)[1] == pytest.approx(0.7310586)


def test_a_place_is_drawn_as_often_as_its_chance_says() -> None:
    luck = Rng(b"draw")
    drawn = Counter(draw([0.5, 0.0, 0.3, 0.2], luck) for _ in range(2000))
    assert drawn[1] == 0
    assert 900 < drawn[0] < 1100
    assert 520 < drawn[2] < 680
    assert 330 < drawn[3] < 470
