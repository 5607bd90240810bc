"""How much of a while was the machine's: time in which those who wanted to run could not.

A table that stands still on a busy machine may just wait for a core. The system tells of each
process how long it has waited for one; where it does not tell, it shows at least in how late
somebody wakes up who only looks at the clock.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

EVERY = 0.05
"""Seconds between two looks."""


def waited(process: int) -> dict[str, int]:
    """Nanoseconds that each thread of a process has waited for a core, as far as that is told."""
    found = {}
    for thread in Path(f"/proc/{process}/task").glob("*"):
        with suppress(OSError, IndexError):
            found[str(thread)] = int((thread / "schedstat").read_text().split()[1])
    return found


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
        before = self._waits()
        while not self._enough.is_set():
            begun = time.time()
            time.sleep(EVERY)
            after, at = self._waits(), time.time()
            # The one who waited longest: all others may have waited for him.
            longest = max((after[one] - before.get(one, 0) for one in after), default=0) / 1e9
            lost = min(max(longest, at - begun - EVERY), at - begun)
            self._note(at, lost)
            before = after

    def _waits(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for process in self._processes():
            found |= waited(process)
        return found

    def _note(self, at: float, lost: float) -> None:
        self._lost.append(self._lost[-1] + lost)
        self._moments.append(at)

    def lost(self, since: float, until: float) -> float:
        """Seconds between two moments in which somebody who wanted to run could not."""
        last = len(self._moments) - 1
        first = max(bisect_left(self._moments, since) - 1, 0)
        return self._lost[min(bisect_left(self._moments, until), last)] - self._lost[first]
