"""Many tables at once, in arrays that are made once and written anew at each step."""

from __future__ import annotations

from sobremesa.core.vector import SHARES, Vector
from sobremesa.research.setting import MissingExtra, Setting

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("vector", error) from error


class VectorTables:
    """`count` games, each of which waits for one seat: self-play of all seats, whoever is asked.

    `reset` and `step` write into the same arrays each time; copy what is to be kept. When a game
    ends, `ended` says so and `rewards` has its seats' rewards, and the next game has begun already:
    `observations`, `masks` and `seats` are of its first choice.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        count: int = 64,
        compact: bool = True,
        reward: str = SHARES,
    ) -> None:
        self.setting = Setting(game, seats, options, compact, reward)
        setting = self.setting
        self.count = count
        self._vector = Vector(setting.game, setting.options, count, "0", compact, reward)
        observer = setting.observer
        self.observations: NDArray[np.int16] = np.zeros((count, observer.cells), np.int16)
        """What the seat sees that is asked."""
        self.masks: NDArray[np.int8] = np.zeros((count, observer.actions), np.int8)
        """What it may choose."""
        self.seats: NDArray[np.int8] = np.zeros(count, np.int8)
        """Which seat it is."""
        self.rewards: NDArray[np.float32] = np.zeros((count, setting.seats), np.float32)
        """Of all seats, when a game has ended, else 0; by worth, after each choice."""
        self.ended: NDArray[np.int8] = np.zeros(count, np.int8)
        """Whether the last choice ended a game."""
        self._vector.bind(
            self.observations.reshape(-1).data,
            self.masks.reshape(-1).data,
            self.seats.data,
            self.rewards.reshape(-1).data.cast("B").cast("f"),
            self.ended.data,
        )

    def reset(self, seed: int = 0) -> None:
        """Lay all games out; the same seed lays out the same ones."""
        self._vector.reset(str(seed))

    def step(self, actions: NDArray[np.integer] | list[int]) -> None:
        """Make a choice in each game; if one is not allowed, none is made."""
        self._vector.step(actions if isinstance(actions, list) else actions.tolist())

    @property
    def begun(self) -> int:
        """How many games have been laid out since `reset`."""
        return self._vector.begun
