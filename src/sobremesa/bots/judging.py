"""Judges what was chosen in a finished game, each choice by what its chooser knew then.

What is told of choices comes from views and imagined worlds alone, as hints do. Only `open_chances`
looks at the truth, of a game that is over, and draws new luck for what had not happened yet.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple

from sobremesa.bots.characters import Asked
from sobremesa.bots.hints import Adviser, Reason
from sobremesa.bots.levels import distance, levelled
from sobremesa.bots.search import Budget, Tried, World
from sobremesa.core.bot import EQUAL, Bot
from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import Action, Seat

CLEAR: Final = 2.0
"""A difference of so many standard errors is no noise."""
LEAST_COST: Final = 0.02
"""Whoever gave away less has given nothing away."""
PEOPLE: Final = 2
"""How strongly everybody plays on where chances are asked for: who follows the heuristic to the
letter leaves nothing open."""
COMPARED: Final = 5
"""So many choices are looked at, the weightiest ones, before the best of them is judged."""


class Decided(Generic[S]):
    """A decision of a finished game at which there was something to decide."""

    def __init__(self, at: int, seat: Seat, action: Action, choices: list[Action], s: S) -> None:
        self.at = at
        """How many choices had been made before it."""
        self.seat = seat
        self.action = action
        """What was chosen."""
        self.choices = choices
        self.state = s
        """The truth just before."""
        self.left = 1
        """About how many choices a simulation from here goes through."""
        self.ranked: list[Action] = []
        """The choices by what the heuristic gives them, the weightiest first."""
        self.doubt = 0.0
        """How far the heuristic would have been from choosing so; below nought if it agrees."""

    @property
    def champion(self) -> Action:
        """The heuristic's own choice."""
        return self.ranked[0]

    @property
    def rival(self) -> Action:
        """The weightiest of what was not chosen."""
        return self.ranked[0] if self.ranked[0] != self.action else self.ranked[1]


class Judgement(NamedTuple):
    """What a choice was worth, as far as that can be told from noise."""

    at: int
    seat: Seat
    skill: list[float]
    """By how much it changed each side's chance, against the heuristic's choice."""
    better: Action
    cost: float
    """The chance it gave away against the better choice; nought if that is not clear."""
    chance: float
    """What the better choice would have promised."""
    reason: Reason | None
    """What speaks for that."""


class Judge(Adviser[S, V], Generic[S, V]):
    """Compares what was chosen with what could have been."""

    def __init__(self, game: Game[S, V]) -> None:
        super().__init__(game, Budget())
        self.people: Bot[V] = levelled(game, Asked(None, PEOPLE))
        if not self.mind.cuts:
            # Who plays to the end by the letter has won or lost for certain.
            self.player = self.people

    def rank(self, decided: Decided[S]) -> None:
        """Note what the heuristic thinks of the choices, and how far it disagrees."""
        view = self.game.view(decided.state, decided.seat)
        weights = self.policy.weigh(view, decided.choices)
        places = list(range(len(weights)))
        own = decided.choices.index(decided.action)
        # Of choices that weigh the same, what was chosen comes first.
        places = sorted(places, key=lambda i: (-weights[i], i != own))
        if weights[places[0]] - weights[own] <= EQUAL:
            places = [own, *[i for i in places if i != own]]
        decided.ranked = [decided.choices[i] for i in places]
        usual = max(distance(weights), EQUAL)
        if places[0] == own:
            decided.doubt = (weights[places[1]] - weights[own]) / usual
        else:
            decided.doubt = 1.0 + (weights[places[0]] - weights[own]) / usual

    def imagined(self, view: V, luck: Rng) -> World[S]:
        """A world with luck of its own.

        One luck goes through all worlds here, so that an analysis that was kept is found again.
        """
        return World(super().imagined(view, luck).state, luck.fork())

    def tried(
        self, decided: Decided[S], actions: list[Action], times: int, rng: Rng
    ) -> list[Tried]:
        """Choices, tried in the same worlds, imagined from what their chooser knew."""
        view = self.game.view(decided.state, decided.seat)
        found = [Tried(action, 0.0) for action in actions]
        self.accounts = {}
        for _ in range(times):
            self.heed_all(found, self.outcomes(view, actions, rng))
        return found

    def judge(self, decided: Decided[S], times: int, rng: Rng) -> Judgement:
        """Find the best choice in some worlds, and hold it against what was chosen in others."""
        chosen, champion = decided.action, decided.champion
        others = [action for action in decided.ranked if action != chosen][: COMPARED - 1]
        seen = self.tried(decided, others, max(3, times // 3), rng)
        likely = max(seen, key=lambda one: one.chance).action
        actions = [chosen]
        for action in [likely, champion]:
            if action not in actions:
                actions.append(action)
        found = self.tried(decided, actions, times, rng)
        own, rule = found[0], found[actions.index(champion)]
        better = max(found[1:], key=lambda one: one.chance)
        cost = better.chance - own.chance
        if cost < LEAST_COST or better.lead_over(own) < CLEAR:
            cost = 0.0
        clear = abs(own.lead_over(rule)) >= CLEAR
        skill = [0.0] * len(own.totals)
        if clear:
            skill = [(a - b) / times for a, b in zip(own.totals, rule.totals, strict=True)]
        account, other = self.accounts[better.action], self.accounts[chosen]
        reason = account.reason_over(other, self.mind)
        at, seat = decided.at, decided.seat
        return Judgement(at, seat, skill, better.action, cost, better.chance, reason)

    def open_chances(self, s: S, times: int, rng: Rng) -> list[float]:
        """Each side's chance with everything laid open, the order of decks included."""
        chances = [0.0] * self.mind.sides(s)
        for _ in range(times):
            twin: S = s.clone()  # type: ignore[assignment]
            twin.reseed(rng.fork())
            self.go_on(twin, self.chapter_of(twin), self.people, rng.fork())
            found = self.judged(twin)
            for i in range(len(chances)):
                chances[i] = chances[i] + found[i] / times
        return chances

    def own_chance(self, decided: Decided[S], times: int, rng: Rng) -> float:
        """The chance of who has to choose, by what he knows."""
        view = self.game.view(decided.state, decided.seat)
        total = 0.0
        for _ in range(times):
            world: World[S] = self.imagined(view, rng)
            s = world.state
            self.go_on(s, self.chapter_of(s), self.people, world.luck)
            total += self.judged(s)[self.game.teams(s)[decided.seat]]
        return total / times
