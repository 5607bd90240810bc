"""Many games side by side, each taking a step in one call, into buffers that are made once."""

from __future__ import annotations

from typing import Final, Generic, final

from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.observing import Observer
from sobremesa.core.option import Options
from sobremesa.core.rng import seed_of
from sobremesa.core.view import V
from sobremesa.core.words import Refusal, Seat

SHARES: Final = "shares"
MARGIN: Final = "margin"
WORTH: Final = "worth"
REWARDS: Final = (SHARES, MARGIN, WORTH)
"""What a seat is rewarded with: at the end its share of the victory, or its lead in points; or
after each choice what that has changed in its chance to win, as the game's own mind judges it."""


NO_BUFFER: Final[memoryview] = memoryview(b"")
NO_REWARDS: Final[memoryview[float]] = NO_BUFFER.cast("f")


def check_reward(by: str, game: Game[S, V]) -> None:
    """Refuse what is no way to reward."""
    if by not in REWARDS:
        raise Refusal(f"rewards are by {', '.join(REWARDS[:-1])} or {REWARDS[-1]}, not {by!r}")
    if by == WORTH and game.mind is None:
        raise Refusal(f"{game.name} has no mind that could judge its {WORTH}")


def rewards_of(game: Game[S, V], s: S, by: str) -> list[float]:
    """The reward of each seat at the end of a game, by its share or by its lead.

    The lead is that over the mean of all opponents, who are the seats of other sides; without
    opponents it is the score.
    """
    if by == SHARES:
        return list(game.shares(s))
    scores, teams = game.scores(s), game.teams(s)
    found: list[float] = []
    for seat in range(s.seats):
        others = [scores[other] for other in range(s.seats) if teams[other] != teams[seat]]
        found.append(scores[seat] - (sum(others) / len(others) if others else 0.0))
    return found


def hopes(game: Game[S, V], s: S) -> list[float]:
    """What each seat may expect of the victory, by the mind; its share when the game is over.

    The chance of a side is shared by its seats, as a victory is.
    """
    mind = game.mind
    if mind is None or not s.agenda:
        return list(game.shares(s))
    chances, teams = mind.worth(s), game.teams(s)
    return [chances[team] / teams.count(team) for team in teams]


def changes(before: list[float], after: list[float]) -> list[float]:
    """The rewards by worth: over a game they sum to the share, less what was hoped at first."""
    return [after[seat] - before[seat] for seat in range(len(after))]


def check_buffer(name: str, buffer: memoryview, form: str, size: int) -> None:
    """Refuse a buffer that cannot be written to as is needed."""
    if buffer.format != form or buffer.shape != (size,) or buffer.readonly:
        raise Refusal(
            f"the buffer for {name} must be flat and writable, "
            f"with {size} numbers of the format {form!r}"
        )


@final
class Vector(Generic[S, V]):
    """So many games at once. Each waits for one seat; when one is over, the next begins at once.

    The buffers belong to the caller and are written anew by `reset` and `step`: a line of cells and
    one of marks for each game, as the seat sees them that is asked; that seat; a reward for each
    seat, and whether a game has just ended. The rewards are then of the game that ended, and
    all the rest is of the one that has begun.
    """

    def __init__(
        self,
        game: Game[S, V],
        options: Options,
        count: int,
        seed: str,
        compact: bool = True,
        by: str = SHARES,
    ) -> None:
        check_reward(by, game)
        if count < 1:
            raise Refusal(f"the number of games must be 1 or more, not {count}")
        self.game = game
        self.options = options
        self.count = count
        self.by = by
        self.observer: Observer[S, V] = Observer(game, options.seats, compact)
        self.begun = 0
        """Games that have been laid out: game `n` of a seed is the same for every `count`."""
        self._seed = seed
        self._states: list[S] = []
        self._asked: list[Seat] = [0] * count
        self._dense = by == WORTH
        self._hopes: list[list[float]] = []
        """Of each game, if rewards are by worth."""
        self._observations: memoryview = NO_BUFFER
        self._masks: memoryview = NO_BUFFER
        self._seats: memoryview = NO_BUFFER
        self._rewards: memoryview[float] = NO_REWARDS
        self._ended: memoryview = NO_BUFFER

    def bind(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: memoryview[float],
        ended: memoryview,
    ) -> None:
        """Name the buffers: flat, of the formats `h`, `b`, `b`, `f` and `b`."""
        players = self.options.seats
        check_buffer(
            "observations", memoryview(observations), "h", self.count * self.observer.cells
        )
        check_buffer("masks", memoryview(masks), "b", self.count * self.observer.actions)
        check_buffer("seats", memoryview(seats), "b", self.count)
        check_buffer("rewards", memoryview(rewards), "f", self.count * players)
        check_buffer("ended", memoryview(ended), "b", self.count)
        self._observations = observations
        self._masks = masks
        self._seats = seats
        self._rewards = rewards
        self._ended = ended

    def reset(self, seed: str) -> None:
        """Begin anew with other games; the same seed gives the same ones."""
        if len(self._seats) != self.count:
            raise Refusal("bind names the buffers before the first reset")
        self._seed = seed
        self.begun = 0
        self._states = []
        self._hopes = [[] for _ in range(self.count)]
        for i in range(self.count):
            self._states.append(self._next_game())
            self._hope(i)
            self._clear(i)
            self._show(i)

    def step(self, actions: list[int]) -> None:
        """Make a choice in each game, as the seat counts that is asked; refuse what is illegal."""
        if len(actions) != self.count or not self._states:
            raise Refusal(
                f"{len(actions)} actions for {self.count} games"
                if self._states
                else "reset comes before the first step"
            )
        self._check(actions)
        observer, flow = self.observer, self.game.flow
        for i in range(self.count):
            s, seat = self._states[i], self._asked[i]
            # The mask has been looked at: no need to find the choices once more.
            flow.take(s, seat, observer.action(seat, actions[i]))
            if self._ended[i]:
                self._clear(i)
            if self._dense:
                self._reward(i, changes(self._hopes[i], hopes(self.game, s)))
            if not s.agenda:
                self._end(i, s)
            self._hope(i)
            self._show(i)

    def _check(self, actions: list[int]) -> None:
        """All of them, before anything happens in any game."""
        size, masks = self.observer.actions, self._masks
        for i, number in enumerate(actions):
            if not 0 <= number < size or not masks[i * size + number]:
                raise Refusal(f"action {number} of game {i} is not allowed now: see its mask")

    def _next_game(self) -> S:
        number = self.begun
        self.begun = number + 1
        return self.game.new(self.options, seed_of(self._seed, number))

    def _clear(self, i: int) -> None:
        self._ended[i] = 0
        for seat in range(self.options.seats):
            self._rewards[i * self.options.seats + seat] = 0.0

    def _end(self, i: int, s: S) -> None:
        if not self._dense:
            self._reward(i, rewards_of(self.game, s, self.by))
        self._ended[i] = 1
        self._states[i] = self._next_game()

    def _reward(self, i: int, rewards: list[float]) -> None:
        for seat, reward in enumerate(rewards):
            self._rewards[i * self.options.seats + seat] = reward

    def _hope(self, i: int) -> None:
        if self._dense:
            self._hopes[i] = hopes(self.game, self._states[i])

    def _show(self, i: int) -> None:
        s, observer = self._states[i], self.observer
        seat = self.game.flow.ask(s)
        choices = self.game.flow.choices(s, seat)
        self._asked[i] = seat
        self._seats[i] = seat
        observer.observe(s, seat, self._observations, i * observer.cells)
        observer.mark(choices, seat, self._masks, i * observer.actions)
