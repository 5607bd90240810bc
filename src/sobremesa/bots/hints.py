"""What a person is told who asks: the two best choices, their chances, and what speaks for them.

A hint is worked out as a searching bot thinks: from the person's own view, in worlds imagined from
it. What speaks for a choice is told in the terms of the game's mind. The verdict on a
choice that was made is found in the same way, from the view before it.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from sobremesa.bots.search import Budget, Helpers, Outcome, Searcher, Tried
from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.mind import Mind
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import Action

SIMULATIONS: Final = 160
"""How much is tried out for a hint."""
TOLD: Final = 2
"""So many choices are told."""
CLEAR: Final = 2.5
"""By so many standard errors another choice has to be better: less may be mere noise,"""
LEAST: Final = 0.03
"""and by so much of the chance to win: less is not worth a word."""


class Reason:
    """What speaks for a choice and against another: a term of the game's mind."""

    def __init__(self, term: str, more: bool) -> None:
        self.term = term
        self.more = more
        """Whether there is more of it after the choice; else less is better."""


class Hint:
    """A choice that seems good."""

    def __init__(self, action: Action, chance: float, lead: float, reason: Reason | None) -> None:
        self.action = action
        self.chance = chance
        """To win, after it."""
        self.lead = lead
        """How much better that is than with the other choice; below nought: worse."""
        self.reason = reason
        """None if no term speaks for it."""


class Verdict:
    """What a choice gives away, as far as whoever made it could know."""

    def __init__(self, lost: float, better: Action, reason: Reason | None) -> None:
        self.lost = lost
        """Of the chance to win; nought where no other choice is clearly better."""
        self.better = better
        """The clearly better choice; else the one that was made."""
        self.reason = reason
        """What speaks for the better choice; None if no term does."""


class Account:
    """What the terms of the own side were, on average against the others, after a choice."""

    def __init__(self, terms: int) -> None:
        self.times = 0
        self.merits = [0.0] * terms
        """By what each counts for who wins."""
        self.amounts = [0.0] * terms

    def add(self, merits: list[float], amounts: list[float]) -> None:
        """One more world."""
        self.times += 1
        for i in range(len(merits)):
            self.merits[i] = self.merits[i] + merits[i]
            self.amounts[i] = self.amounts[i] + amounts[i]

    def reason_over(self, other: Account, mind: Mind[Any, Any]) -> Reason | None:
        """The term that speaks most for this and against the other, of those that make sense."""
        found: Reason | None = None
        most = 0.0
        for i, term in enumerate(mind.weights.terms):
            gap = self.merits[i] / self.times - other.merits[i] / other.times
            more = self.amounts[i] / self.times > other.amounts[i] / other.times
            if gap > most and mind.makes_sense(term, more):
                found, most = Reason(term, more), gap
        return found


class Adviser(Searcher[S, V], Generic[S, V]):
    """A searcher that can say why."""

    def __init__(self, game: Game[S, V], budget: Budget) -> None:
        super().__init__(game, budget)
        self.accounts: dict[Action, Account] = {}

    def noted(self, s: S, side: int) -> list[float]:
        """What each term was, for the own side against the others: its merit, then its amount."""
        mind = self.mind
        weights = mind.weights.at(mind.table(s), mind.stage(s))
        amounts = mind.terms(s, side)
        sides = mind.sides(s)
        for other in range(sides):
            if other != side:
                theirs = mind.terms(s, other)
                for i in range(len(amounts)):
                    amounts[i] = amounts[i] - theirs[i] / (sides - 1)
        return [weights[i] * amounts[i] for i in range(len(weights))] + amounts

    def heed(self, one: Tried, outcome: Outcome) -> None:
        """Write down what was noted, too."""
        super().heed(one, outcome)
        terms = len(outcome.noted) // 2
        account = self.accounts.get(one.action)
        if account is None:
            account = self.accounts[one.action] = Account(terms)
        account.add(outcome.noted[:terms], outcome.noted[terms:])

    def hints(self, view: V, choices: list[Action], rng: Rng) -> list[Hint]:
        """The two choices that proved best, the better chance first; or the only one."""
        self.accounts = {}
        advice = self.advise(view, choices, rng)
        others = [one for one in advice.tried if one is not advice.best and one.times > 0]
        others = sorted(others, key=lambda one: (-one.times, -one.chance))
        told = sorted([advice.best, *others[: TOLD - 1]], key=lambda one: -one.chance)
        if len(told) < TOLD:
            return [Hint(one.action, one.chance, 0.0, None) for one in told]
        return [self._hint(told[0], told[1]), self._hint(told[1], told[0])]

    def verdict(self, view: V, choices: list[Action], action: Action, rng: Rng) -> Verdict:
        """What a choice gives away.

        The best one is searched for, and both are then tried in as many fresh worlds: in those in
        which it was found, the best seems better than it is.
        """
        best = self.advise(view, choices, rng).best.action
        if best == action:
            return Verdict(0.0, action, None)
        self.accounts = {}
        mine, other = Tried(action, 0.0), Tried(best, 0.0)
        self.try_all(view, [mine, other], [rng.fork() for _ in range(self.budget.simulations)])
        lost = other.chance - mine.chance
        if lost < LEAST or other.lead_over(mine) < CLEAR:
            return Verdict(0.0, action, None)
        reason = self.accounts[best].reason_over(self.accounts[action], self.mind)
        return Verdict(lost, best, reason)

    def _hint(self, one: Tried, other: Tried) -> Hint:
        lead = one.chance - other.chance
        mine, theirs = self.accounts[one.action], self.accounts[other.action]
        reason = mine.reason_over(theirs, self.mind)
        return Hint(one.action, one.chance, lead, reason)


def hints_for(
    game: Game[S, V],
    view: V,
    choices: list[Action],
    luck: Rng,
    simulations: int = SIMULATIONS,
    helpers: Helpers[V] | None = None,
) -> list[Hint]:
    """What somebody with that view is told who asks."""
    adviser = Adviser(game, Budget(simulations))
    adviser.helpers = helpers
    return adviser.hints(view, choices, luck)


def verdict_on(
    action: Action,
    game: Game[S, V],
    view: V,
    choices: list[Action],
    luck: Rng,
    simulations: int = SIMULATIONS,
) -> Verdict:
    """What somebody is told who has chosen that, of these choices, with that view."""
    return Adviser(game, Budget(simulations)).verdict(view, choices, action, luck)
