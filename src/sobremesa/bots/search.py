"""One searcher for every game: it tries its choices out in worlds that look like its view.

It is handed a view and the game's own functions, never a state of the truth: every state it looks
at is one that it has imagined. Each world is tried with all choices that are still worth it, and
with the same luck, so that they can be compared; everybody plays on as the game's heuristic does.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from sobremesa.core.bot import Bot, Heuristic, best_of, draw
from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.mind import Mind
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import UNKNOWN, Action, Refusal, Seat

SIMULATIONS: Final = 100
"""Of a choice among four, if nobody says otherwise."""
MOST_SIMULATIONS: Final = 100_000
FAIR_BRANCHING: Final = 4.0
"""A choice among so many gets just its budget; one among two gets less, one among many more."""
LEAST_SHARE: Final = 0.5
MOST_SHARE: Final = 2.0
WORLDS_EACH: Final = 4
"""A choice that cannot be tried in so many worlds is not tried at all."""
NOTHING: Final[list[float]] = []


class Budget:
    """How much may be thought about a choice: in simulations, so that it does not depend on
    the machine, and a game can be played again."""

    def __init__(self, simulations: int = SIMULATIONS) -> None:
        if not 1 <= simulations <= MOST_SIMULATIONS:
            raise Refusal(f"a search has 1 to {MOST_SIMULATIONS} simulations, not {simulations}")
        self.simulations = simulations

    def among(self, choices: int) -> int:
        """The simulations for a choice among so many."""
        share = min(MOST_SHARE, max(LEAST_SHARE, choices / FAIR_BRANCHING))
        return max(1, int(self.simulations * share))


class Tried:
    """A choice, and what came of it."""

    def __init__(self, action: Action, weight: float) -> None:
        self.action = action
        self.weight = weight
        """What the heuristic gives it."""
        self.results: list[float] = []
        """What it brought the own side in each world, in the order of the worlds."""
        self.totals: list[float] = []
        """What it brought each side in all of them together."""

    def add(self, shares: list[float], side: int) -> None:
        """Count one more world, in which each side has these shares or chances."""
        self.results.append(shares[side])
        if not self.totals:
            self.totals = [0.0] * len(shares)
        for i, share in enumerate(shares):
            self.totals[i] = self.totals[i] + share

    @property
    def times(self) -> int:
        """In how many worlds it was tried."""
        return len(self.results)

    @property
    def chance(self) -> float:
        """The chance to win after it, as far as it was tried."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    def lead_over(self, other: Tried) -> float:
        """By how many standard errors it is better, in the worlds in which both were tried."""
        count = min(len(self.results), len(other.results))
        if count < 2:
            return 0.0
        gaps = [self.results[i] - other.results[i] for i in range(count)]
        mean = sum(gaps) / count
        spread = 0.0
        for gap in gaps:
            spread += (gap - mean) * (gap - mean)
        error = sqrt(spread / (count - 1) / count)
        if error == 0:
            return 0.0 if mean == 0 else 1e9 * mean
        return mean / error


class Outcome:
    """What becomes of a choice in a world: as plain data, which may come from another process."""

    def __init__(self, shares: list[float], side: int, noted: list[float]) -> None:
        self.shares = shares
        """Each side's, or its chances."""
        self.side = side
        """The own one."""
        self.noted = noted
        """What else is kept of it."""


class Advice:
    """What a search has found out."""

    def __init__(self, tried: list[Tried], champion: Tried, best: Tried) -> None:
        self.tried = tried
        """All choices, in the order in which they were offered."""
        self.champion = champion
        """The heuristic's own choice."""
        self.best = best
        """What to choose: the champion, unless another one is clearly better."""
        self.chances = [total / best.times for total in best.totals]
        """Each side's chance after the best choice; they sum to one."""
        self.simulations = sum([one.times for one in tried])


class World(Generic[S]):
    """An imagined state, and the luck of all who play on in it."""

    def __init__(self, state: S, luck: Rng) -> None:
        self.state = state
        self.luck = luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Helpers(Generic[V]):
    """Those who try choices out in some of a search's worlds."""

    def try_all(
        self, asking: Searcher[Any, V], view: V, tried: list[Tried], lucks: list[Rng]
    ) -> None:
        """Try each choice in a world for each luck, and let who asks heed it all in that order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot[V], Generic[S, V]):
    """Tries its choices out; it needs a game with a mind and a heuristic player."""

    def __init__(self, game: Game[S, V], budget: Budget) -> None:
        super().__init__()
        self.game = game
        self.budget = budget
        self.mind: Mind[S, V] = mind_of(game)
        self.policy: Heuristic[V] = policy_of(game)
        self.player: Bot[V] = self.policy
        """Who plays on for everybody."""
        self.helpers: Helpers[V] | None = None
        """Who tries choices out in some of the worlds, if anybody does."""

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """The best of `advise`."""
        assert view is not None
        if len(choices) == 1:
            return choices[0]
        return self.advise(view, choices, rng).best.action

    def advise(self, view: V, choices: list[Action], rng: Rng) -> Advice:
        """Try the choices in imagined worlds, the better ones in more of them."""
        weights = self.policy.weigh(view, choices)
        tried = [Tried(action, weights[i]) for i, action in enumerate(choices)]
        champion = tried[best_of(weights, rng)]
        left = self.promising(tried, champion)
        simulations = self.budget.among(len(left))
        rounds = rounds_for(len(left))
        for each in range(rounds):
            more = max(1, simulations // (rounds * len(left)))
            self.try_all(view, left, [rng.fork() for _ in range(more)])
            if each + 1 < rounds:
                left = better_half(left, champion)
        best = champion
        for one in left:
            if one.chance > best.chance and one.lead_over(champion) > self.mind.trust:
                best = one
        return Advice(tried, champion, best)

    def promising(self, tried: list[Tried], champion: Tried) -> list[Tried]:
        """The choices that the budget can be divided among: the weightiest."""
        most = max(2, self.budget.among(len(tried)) // (WORLDS_EACH * rounds_for(len(tried))))
        if len(tried) <= most:
            return tried
        ranked = sorted(tried, key=lambda one: -one.weight)
        return [champion, *[one for one in ranked if one is not champion][: most - 1]]

    def try_all(self, view: V, tried: list[Tried], lucks: list[Rng]) -> None:
        """Try each choice in one more world for each luck: all of them here, or some elsewhere.

        A world follows from the view and its luck alone, and results are counted in the order of
        the lucks: what comes out does not depend on who has tried what.
        """
        if self.helpers is not None:
            self.helpers.try_all(self, view, tried, lucks)
            return
        actions = [one.action for one in tried]
        for luck in lucks:
            self.heed_all(tried, self.outcomes(view, actions, luck))

    def outcomes(self, view: V, actions: list[Action], luck: Rng) -> list[Outcome]:
        """What becomes of each choice in the world of a luck."""
        world = self.imagined(view, luck)
        return [self.outcome(world, action, view.seat) for action in actions]

    def heed_all(self, tried: list[Tried], outcomes: list[Outcome]) -> None:
        """Count what became of the choices in one more world."""
        for i in range(len(tried)):
            self.heed(tried[i], outcomes[i])

    def imagined(self, view: V, luck: Rng) -> World[S]:
        """A world; where the game can tell, one that explains well what others have chosen."""
        state = self.game.imagine(view, luck)
        if self.mind.infers(view):
            states = [state]
            for _ in range(self.mind.candidates - 1):
                states.append(self.game.imagine(view, luck))
            likely = [self.mind.likely(view, one) for one in states]
            total = sum(likely)
            if total > 0:
                state = states[draw([each / total for each in likely], luck)]
        return World(state, luck)

    def outcome(self, world: World[S], action: Action, seat: Seat) -> Outcome:
        """What becomes of a choice in a world."""
        s = self.play_on(world, action, seat)
        side = self.game.teams(s)[seat]
        return Outcome(self.judged(s), side, self.noted(s, side))

    def noted(self, s: S, side: int) -> list[float]:
        """What else is to be known of where a choice has led; here nothing."""
        return NOTHING

    def heed(self, one: Tried, outcome: Outcome) -> None:
        """Count what became of one of them."""
        one.add(outcome.shares, outcome.side)

    def play_on(self, world: World[S], action: Action, seat: Seat) -> S:
        """The world after a choice, at the end of the game or, where that pays, of the chapter."""
        s: S = world.state.clone()  # type: ignore[assignment]
        chapter = self.chapter_of(s)
        self.game.flow.take(s, seat, action)
        self.go_on(s, chapter, self.player, world.luck.clone())
        return s

    def chapter_of(self, s: S) -> int:
        """The chapter at whose end a simulation stops; UNKNOWN if it goes on to the game's."""
        return self.mind.chapter(s) if self.mind.cuts else UNKNOWN

    def go_on(self, s: S, chapter: int, player: Bot[V], luck: Rng) -> None:
        """Let such a player choose for everybody until that chapter, or the game, is over.

        Where one chapter tells too little, until as many are over as the mind says.
        """
        game, flow = self.game, self.game.flow
        span = self.mind.span
        while True:
            asked = flow.ask(s)
            if asked == UNKNOWN:
                return
            if chapter != UNKNOWN and not 0 <= self.mind.chapter(s) - chapter < span:
                return
            choices = flow.choices(s, asked)
            if len(choices) == 1:
                flow.take(s, asked, choices[0])
            else:
                flow.take(s, asked, player.choose(game.view(s, asked), choices, luck))

    def judged(self, s: S) -> list[float]:
        """Each side's chance where a simulation has stopped, or its share of the victory."""
        return self.mind.worth(s) if s.agenda else side_shares(self.game, self.mind, s)


def side_shares(game: Game[S, V], mind: Mind[S, V], s: S) -> list[float]:
    """What each side has of the victory; what is left belongs to who plays without a seat."""
    found = [0.0] * mind.sides(s)
    sides = game.teams(s)
    for seat, share in enumerate(game.shares(s)):
        found[sides[seat]] = found[sides[seat]] + share
    if len(found) > max(sides) + 1:
        rest = 1.0
        for share in found:
            rest -= share
        found[-1] = rest
    return found


def rounds_for(choices: int) -> int:
    """How often the choices are halved until two are left, or one."""
    rounds = 1
    while choices > 2:
        choices = (choices + 1) // 2
        rounds += 1
    return rounds


def better_half(tried: list[Tried], champion: Tried) -> list[Tried]:
    """The better half; the heuristic's choice stays among them."""
    ranked = sorted(tried, key=lambda one: -one.chance)[: (len(tried) + 1) // 2]
    return ranked if champion in ranked else [*ranked[:-1], champion]


def mind_of(game: Game[S, V]) -> Mind[S, V]:
    """How the game judges itself; a search needs that."""
    if game.mind is None:
        raise Refusal(f"{game.name} cannot be searched: it has no mind")
    return game.mind


def policy_of(game: Game[S, V]) -> Heuristic[V]:
    """The heuristic that everybody plays by in imagined worlds: the game's best."""
    for make in reversed(list(game.players.values())):
        bot = make()
        if isinstance(bot, Heuristic):
            return bot
    raise Refusal(f"{game.name} cannot be searched: none of its players is a heuristic")


def can_search(game: Game[S, V]) -> bool:
    """Whether a search can play the game."""
    if game.mind is None:
        return False
    return any([isinstance(make(), Heuristic) for make in game.players.values()])  # noqa: C419
