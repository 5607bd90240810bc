"""How much of a while was the machine's: time in which those who wanted to run could not.

A table that stands still on a busy machine may just wait for a core. The system tells of each
thread how long it has run and how long it has waited to run; where it does not tell, it shows at
least in how late somebody wakes up who only looks at the clock.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

T = TypeVar("T")

EVERY = 0.1
"""Seconds between two looks."""

Times = dict[str, tuple[int, int]]
"""Nanoseconds that each thread has run, and has waited to run."""


def threads(process: int) -> list[Path]:
    """Where the system tells of the threads of a process; it may be gone by now."""
    with suppress(OSError):
        return list(Path(f"/proc/{process}/task").iterdir())
    return []


def family(process: int) -> list[int]:
    """A process and its children; it is looked for new ones every second."""
    return _family(process, int(time.monotonic()))


@lru_cache(maxsize=1)
def _family(process: int, _second: int) -> list[int]:
    found = [process]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[1]) == process:
                found.append(int(stat.parent.name))
    return found


def times_of(processes: Iterable[int]) -> Times:
    """Of all threads of these, as far as the system tells."""
    found: Times = {}
    for process in processes:
        for thread in threads(process):
            with suppress(OSError, ValueError):
                ran, waited, *_ = (thread / "schedstat").read_text().split()
                found[str(thread)] = (int(ran), int(waited))
    return found


def lost_in(seconds: float, before: Times, after: Times) -> float:
    """The part of some seconds that went by because there were too few cores.

    Who would have run all the time, and got a core for a third of it, was three times as slow; and
    nobody has lost more than all of them together have waited.
    """
    pairs = [(after[one], before.get(one, (0, 0))) for one in after]
    ran = sum(new[0] - old[0] for new, old in pairs) / 1e9
    waited = sum(new[1] - old[1] for new, old in pairs) / 1e9
    return min(waited, seconds * waited / (ran + waited)) if waited > 0 else 0.0


class Pace:
    """Looks at the clock and at some processes, and remembers when the machine was too busy."""

    def __init__(self, processes: Callable[[], Iterable[int]]) -> None:
        self._processes = processes
        self._moments = [time.time()]
        self._lost = [0.0]
        """Seconds that were lost until each moment."""
        self._enough = Event()
        self._thread = Thread(target=self._look, name="pace", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._enough.set()
        self._thread.join()

    def _look(self) -> None:
        before = times_of(self._processes())
        while not self._enough.is_set():
            begun = time.time()
            time.sleep(EVERY)
            after, seconds = times_of(self._processes()), time.time() - begun
            lost = max(lost_in(seconds, before, after), seconds - EVERY)
            self._lost.append(self._lost[-1] + min(lost, seconds))
            self._moments.append(begun + seconds)
            before = after

    def lost(self, since: float, until: float) -> float:
        """Seconds between two moments in which somebody who wanted to run could not."""
        last = len(self._moments) - 1
        first = max(bisect_left(self._moments, since) - 1, 0)
        lost = self._lost[min(bisect_left(self._moments, until), last)] - self._lost[first]
        return min(lost, until - since)

    async def within(self, seconds: float, asked: Coroutine[Any, Any, T]) -> T:
        """What is asked for; `TimeoutError` if it takes longer, by what was not the machine's."""
        task, begun, left = asyncio.ensure_future(asked), time.time(), seconds
        try:
            while left > 0:
                await asyncio.wait({task}, timeout=left)
                if task.done():
                    return task.result()
                now = time.time()
                left = seconds - (now - begun - self.lost(begun, now))
            raise TimeoutError
        finally:
            if not task.done():
                task.cancel()
                await asyncio.wait({task})
