"""Bots think in processes of their own, from their view, so that no page waits for them."""

from __future__ import annotations

from functools import cache
from typing import Any

from sobremesa.bots import Roster, player
from sobremesa.bots.outsiders import NotOffered
from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.view import View
from sobremesa.core.words import Action
from sobremesa.games import load
from sobremesa.play.handed import Handed
from sobremesa.play.logbook import fault
from sobremesa.play.workers import Workers


class Failed(Exception):
    """A bot could not choose. It holds what was wrong and where, but nothing of the view."""


@cache
def _player(game: str, spec: str) -> Bot[Any]:
    return player(spec, load(game))


def _choose(game: str, spec: str, handed: Handed, choices: list[Action], luck: bytes) -> Action:
    """Runs in a worker: it is handed a view and nothing else of the table."""
    try:
        action = _player(game, spec).choose(handed.view(), choices, Rng(luck))
    except Exception as problem:
        # What a player from elsewhere did stands behind the refusal that names it.
        raise Failed(fault(problem.__cause__ or problem)) from None
    if action not in choices:
        raise Failed(NotOffered.__name__)
    return action


class BotPool:
    """The bots of a server, and the processes in which they think."""

    def __init__(self, workers: int, roster: Roster | None = None) -> None:
        self.roster = roster or Roster([])
        self._workers = Workers(workers)

    async def choose(
        self, game: str, level: str, view: View, choices: list[Action], luck: bytes
    ) -> Action:
        """What a bot of that level chooses."""
        spec = self.roster.spec(load(game), level)
        if spec is None:
            raise Failed("it is not on the roster")
        handed = Handed.of(view)
        return await self._workers.run(_choose, game, spec, handed, choices, luck)

    async def stop(self) -> None:
        """Let no bot think any more."""
        await self._workers.stop()
