"""The bot's search: the best set of things that a bag of cubes can pay for."""

from __future__ import annotations

from typing import Final

from sobremesa.core.words import UNKNOWN, Action
from sobremesa.games.macao.state import covers, cubes_in

MOST_NODES: Final = 1500


class Plan:
    """The best that can be paid for with a bag of cubes."""

    def __init__(self) -> None:
        self.value = -1000.0
        self.actions: list[Action] = []


class Planner:
    """Searches for the best set of things to pay for."""

    def __init__(self) -> None:
        self.actions: list[list[Action]] = []
        """The ways to pay for each item: the action, what it takes, what it is worth."""
        self.costs: list[list[int]] = []
        self.values: list[list[float]] = []
        self.quarter_actions: list[Action] = []
        self.quarter_costs: list[int] = []
        self.quarter_values: list[float] = []
        self.spare: list[float] = []
        """What leftover cubes are worth, the first one most."""
        self.nodes = 0
        self.chosen: list[Action] = []
        self.best = Plan()

    def add(self, actions: list[Action], costs: list[int], values: list[float]) -> None:
        """An item that may be paid for in one of some ways."""
        self.actions.append(actions)
        self.costs.append(costs)
        self.values.append(values)

    def add_quarter(self, action: Action, cost: int, value: float) -> None:
        """One way to take one quarter; a plan has one quarter at most."""
        self.quarter_actions.append(action)
        self.quarter_costs.append(cost)
        self.quarter_values.append(value)

    def search(self, bag: int) -> Plan:
        """The best plan for the bag."""
        self.nodes = 0
        self.best = Plan()
        self.chosen = []
        kept = [
            i
            for i in range(len(self.actions))
            if any([covers(bag, cost) for cost in self.costs[i]])  # noqa: C419
        ]
        quarters = [i for i in range(len(self.quarter_costs)) if covers(bag, self.quarter_costs[i])]
        self.deepen(bag, cubes_in(bag), kept, 0, 0.0, quarters)
        return self.best

    def deepen(
        self, bag: int, cubes: int, kept: list[int], at: int, value: float, quarters: list[int]
    ) -> None:
        """Try the items from number `at` on."""
        self.nodes += 1
        if at == len(kept) or self.nodes > MOST_NODES:
            self.close(bag, cubes, value, quarters)
            return
        item = kept[at]
        costs = self.costs[item]
        for i in range(len(costs)):
            if covers(bag, costs[i]):
                self.chosen.append(self.actions[item][i])
                self.deepen(
                    bag - costs[i],
                    cubes - cubes_in(costs[i]),
                    kept,
                    at + 1,
                    value + self.values[item][i],
                    quarters,
                )
                self.chosen.pop()
        self.deepen(bag, cubes, kept, at + 1, value, quarters)

    def close(self, bag: int, cubes: int, value: float, quarters: list[int]) -> None:
        """Add the best quarter that can be paid for, and what is left over."""
        total = value + self.spare_value(cubes)
        quarter = UNKNOWN
        for i in quarters:
            if covers(bag, self.quarter_costs[i]):
                left = cubes - cubes_in(self.quarter_costs[i])
                with_it = value + self.quarter_values[i] + self.spare_value(left)
                if with_it > total:
                    total = with_it
                    quarter = i
        if total > self.best.value:
            self.best.value = total
            self.best.actions = self.chosen.copy()
            if quarter >= 0:
                self.best.actions.append(self.quarter_actions[quarter])

    def spare_value(self, cubes: int) -> float:
        """What so many cubes are worth without a plan."""
        found = 0.0
        for i in range(min(cubes, len(self.spare))):
            found += self.spare[i]
        return found
