"""One seat for Gymnasium; named bots sit at the others."""

from __future__ import annotations

from typing import Any, SupportsFloat

from sobremesa.bots import for_seats, player
from sobremesa.core.rng import Rng
from sobremesa.core.vector import SHARES, hopes, rewards_of
from sobremesa.core.words import Refusal, Seat
from sobremesa.research.setting import MissingExtra, Setting

try:
    import gymnasium
    import numpy as np

    from sobremesa.research.arrays import Cells, masked, observation_space, observed
except ImportError as error:
    raise MissingExtra("gymnasium", error) from error

ILLEGAL = -1.0
"""The reward of an action that the mask does not allow; nothing else comes of it."""


class SeatEnv(gymnasium.Env[Cells, np.int64]):
    """An episode is a game. `info["action_mask"]` says what may be chosen.

    `seat` is where the learner sits; None draws it anew for each game. `bots` is one name for
    all other seats, or one for each seat, of which the learner's own is not used.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        bots: str = "random",
        seat: Seat | None = 0,
        compact: bool = True,
        reward: str = SHARES,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": []}
        self.render_mode = render_mode
        self.setting = Setting(game, seats, options, compact, reward)
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise Refusal(f"the learner sits on seat 0 to {self.setting.seats - 1}, not {seat}")
        self.bots = for_seats(bots.split(","), self.setting.seats)
        for name in self.bots:
            player(name, self.setting.game)
        self.wanted = seat
        self.seat = seat or 0
        self.observation_space = observation_space(self.setting.observer)
        self.action_space = gymnasium.spaces.Discrete(self.setting.observer.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Cells, dict[str, Any]]:
        """Lay a new game out and let the others choose until the learner is asked."""
        super().reset(seed=seed)
        game, seats = self.setting.game, self.setting.seats
        luck = self.np_random.bytes(32)
        self.seat = int(self.np_random.integers(seats)) if self.wanted is None else self.wanted
        self._players = [player(name, game) for name in self.bots]
        self._luck = [Rng(luck + f"bot {seat}".encode()) for seat in range(seats)]
        self._s = game.new(self.setting.options, luck)
        self._let_others_choose()
        if game.flow.over(self._s):
            return self.reset()
        self._hope = self._hoped()
        return self._look()

    def step(self, action: np.int64) -> tuple[Cells, SupportsFloat, bool, bool, dict[str, Any]]:
        """Choose, and let the others choose until the learner is asked again, or all is over."""
        setting, flow = self.setting, self.setting.game.flow
        meant = setting.observer.action(self.seat, int(action))
        if meant not in flow.legal(self._s, self.seat):
            cells, info = self._look()
            return cells, ILLEGAL, False, False, info | {"illegal": True}
        flow.apply(self._s, self.seat, meant)
        self._let_others_choose()
        cells, info = self._look()
        over = flow.over(self._s)
        return cells, self._earned(over), over, False, info

    def _earned(self, over: bool) -> float:
        """By worth, what the learner's choice and those of the others have changed."""
        setting = self.setting
        if setting.dense:
            before, self._hope = self._hope, self._hoped()
            return self._hope - before
        return rewards_of(setting.game, self._s, setting.reward)[self.seat] if over else 0.0

    def _hoped(self) -> float:
        return hopes(self.setting.game, self._s)[self.seat] if self.setting.dense else 0.0

    def _let_others_choose(self) -> None:
        """Until the learner is asked; where several choose at once, the others choose after him."""
        game, s = self.setting.game, self._s
        while not game.flow.over(s) and not game.flow.asked(s, self.seat):
            seat = game.flow.waiting(s)[0]
            bot = self._players[seat]
            view = game.view(s, seat) if bot.looks else None
            choice = bot.choose(view, game.flow.legal(s, seat), self._luck[seat])
            game.flow.apply(s, seat, choice)

    def _look(self) -> tuple[Cells, dict[str, Any]]:
        observer = self.setting.observer
        marks = masked(observer, self._s, self.seat)
        return observed(observer, self._s, self.seat), {"action_mask": marks}
