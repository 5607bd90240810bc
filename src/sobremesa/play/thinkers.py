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

from sobremesa.bots import bot
from sobremesa.core.bot import Bot
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal
from sobremesa.games import load


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


@cache
def _player(game: str, level: str) -> Bot[Any]:
    return bot(level, load(game))


def _choose(
    game: str,
    level: str,
    kind: type[Any],
    held: dict[str, object],
    choices: list[Action],
    luck: bytes,
) -> Action:
    """Runs in a worker: it is handed a view's contents and nothing else of the table."""
    action = _player(game, level).choose(restore(kind, held), choices, Rng(luck))
    if action not in choices:
        raise Refusal(f"the bot {level!r} of {game} chose {action}, which it was not offered")
    return action


class Thinkers:
    """The worker processes of a server; they are started when first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, level: str, view: Any, choices: list[Action], luck: bytes
    ) -> Action:
        """What a bot of that level chooses; a worker that died is replaced once."""
        job = (game, level, type(view), attributes(view), choices, luck)
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
