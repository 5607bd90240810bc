"""Bots think in processes of their own, from their view, so that no page waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

from sobremesa.bots import Roster, player
from sobremesa.bots.outsiders import NotOffered
from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action
from sobremesa.games import load
from sobremesa.play.logbook import fault


def attributes(view: Any) -> dict[str, object]:
    """What a view holds, compiled or not."""
    names: list[str] = []
    for kind in type(view).__mro__:
        names += getattr(kind, "__mypyc_attrs__", ())
    found = {name: getattr(view, name) for name in names if not name.startswith("__")}
    return {**found, **getattr(view, "__dict__", {})}


def restore(kind: Any, held: dict[str, object]) -> Any:
    """A view of that type which holds just this."""
    view: Any = kind.__new__(kind)
    for name, value in held.items():
        setattr(view, name, value)
    return view


def _settle_in() -> None:
    """A worker leaves interrupts to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()

    def follow() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Failed(Exception):
    """A bot could not choose. It holds what was wrong and where, but nothing of the view."""


@cache
def _player(game: str, spec: str) -> Bot[Any]:
    return player(spec, load(game))


def _choose(
    game: str,
    spec: str,
    kind: type[Any],
    held: dict[str, object],
    choices: list[Action],
    luck: bytes,
) -> Action:
    """Runs in a worker: it is handed a view's contents and nothing else of the table."""
    try:
        action = _player(game, spec).choose(restore(kind, held), choices, Rng(luck))
    except Exception as problem:
        # What a player from elsewhere did stands behind the refusal that names it.
        raise Failed(fault(problem.__cause__ or problem)) from None
    if action not in choices:
        raise Failed(NotOffered.__name__)
    return action


class Thinkers:
    """The worker processes of a server; they are started when first needed."""

    def __init__(self, workers: int, roster: Roster | None = None) -> None:
        self.workers = workers
        self.roster = roster or Roster([])
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, level: str, view: Any, choices: list[Action], luck: bytes
    ) -> Action:
        """What a bot of that level chooses; a worker that died is replaced once."""
        spec = self.roster.specs(load(game)).get(level)
        if spec is None:
            raise Failed("it is not on the roster")
        job = (game, spec, type(view), attributes(view), choices, luck)
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, _choose, *job)
        except BrokenProcessPool:
            # Others have waited for the same workers; the first to notice lets them go.
            if self._pool is pool:
                await self.stop()
            return await loop.run_in_executor(self._started(), _choose, *job)

    async def stop(self) -> None:
        """Let the workers go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: it inherits no socket and no secret of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _settle_in)
        return self._pool
