"""What all environments begin with: a game, its seats and options, and who observes it."""

from __future__ import annotations

from typing import Any

from sobremesa.core.game import Game
from sobremesa.core.observing import Observer
from sobremesa.core.option import Options
from sobremesa.core.vector import SHARES, WORTH, check_reward
from sobremesa.games import load


class MissingExtra(ImportError):
    """A package that an environment needs is not installed; the message says how to get it."""

    def __init__(self, extra: str, error: ImportError) -> None:
        super().__init__(
            f"this needs {error.name}, which is not installed: pip install 'sobremesa[{extra}]'"
        )


class Setting:
    """A game as it is to be learned: the table, the form of observations, what is rewarded."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        compact: bool = True,
        reward: str = SHARES,
    ) -> None:
        self.game: Game[Any, Any] = load(game)
        self.seats = seats if seats is not None else self.game.kind.seats[0]
        self.options: Options = self.game.options_among_bots(self.seats, **options or {})
        check_reward(reward, self.game)
        self.reward = reward
        self.dense = reward == WORTH
        """Whether every choice is rewarded, not the end alone."""
        self.observer: Observer[Any, Any] = Observer(self.game, self.seats, compact)
        self.version = f"{game}-v{self.game.version}"
        """The name of the rules: results of other versions are not to be compared."""
