"""So many per second, each for himself."""

from __future__ import annotations

import pytest

from sobremesa.play import rates
from sobremesa.play.rates import Rate, Rates


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.at = 1000.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(rates, "time", made)
    return made


def taken(rate: Rate, tries: int) -> int:
    return sum(rate.take() for _ in range(tries))


def test_some_at_once_and_then_so_many_per_second(clock: Clock) -> None:
    rate = Rate(2.0)
    assert taken(rate, 20) == 6
    clock.at += 1.5
    assert taken(rate, 20) == 3
    clock.at += 3600
    assert taken(rate, 20) == 6


def test_a_slow_rate_lets_one_pass(clock: Clock) -> None:
    rate = Rate(0.1)
    assert taken(rate, 5) == 1
    clock.at += 10
    assert taken(rate, 5) == 1


def test_each_has_a_rate_of_his_own(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "KNOWN", 3)
    many = Rates(1.0, 2)
    assert [many.take("loop") for _ in range(4)] == [True, True, False, False]
    assert many.take("ana")
    for name in ("b", "loop", "c", "loop", "d", "loop"):
        many.take(name)
    assert not many.take("loop")
    assert len(many._known) == 3
