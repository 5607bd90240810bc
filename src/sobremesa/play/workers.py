"""Processes beside the server, for work that must not keep its pages waiting."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from sobremesa.core.words import Refusal

T = TypeVar("T")


def _settle_in(patience: int) -> None:
    """A worker leaves interrupts to the server, and goes when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if patience and hasattr(os, "nice"):
        os.nice(patience)

    def follow() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Workers:
    """So many processes; they are started when first needed, and replaced when they die."""

    def __init__(self, count: int, patience: int = 0) -> None:
        self.count = count
        self._patience = patience
        """How far they stand back where processors are scarce."""
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """What the work gives, done elsewhere; it is handed plain data and nothing else."""
        loop = asyncio.get_running_loop()
        pool = self._started()
        try:
            return await loop.run_in_executor(pool, work, *given)
        except BrokenProcessPool:
            # Others have waited for the same workers; the first to notice lets them go.
            if self._pool is pool:
                await self.stop()
            return await loop.run_in_executor(self._started(), work, *given)

    async def stop(self) -> None:
        """Let the workers go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: it inherits no socket and no secret of the server.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, _settle_in, (self._patience,))
        return self._pool


def _answer(answers: Any, patience: int, work: Callable[..., Any], given: Any) -> None:
    """Runs in a process of its own: sends what the work gives, or why it is refused."""
    _settle_in(patience)
    try:
        answers.send((work(*given), ""))
    except Refusal as refusal:
        answers.send((None, str(refusal)))


def _received(answers: Any, process: BaseProcess) -> Any:
    """What a process sends, and the end of it; an error if it ends without an answer."""
    try:
        return answers.recv()
    finally:
        answers.close()
        process.kill()
        process.join()


async def done_apart(patience: int, work: Callable[..., T], *given: Any) -> T:
    """What the work gives, done in a process that is there for it alone.

    Whoever waits no longer ends it: work that takes long keeps no server from stopping.
    """
    context = multiprocessing.get_context("spawn")
    mine, theirs = context.Pipe(duplex=False)
    process = context.Process(target=_answer, args=(theirs, patience, work, given), daemon=True)
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        answer, refusal = await asyncio.to_thread(_received, mine, process)
    except asyncio.CancelledError:
        # The thread that still waits for an answer hears that there is none.
        process.kill()
        raise
    if refusal:
        raise Refusal(refusal)
    found: T = answer
    return found
