"""Shows what a server counts, in Prometheus' format: of all its processes, if it has several."""

from __future__ import annotations

import asyncio
import os
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from sobremesa.play import figures
from sobremesa.play.hall import Hall

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where processes that serve together leave their figures for each other."""
LOOK_S: Final = 1.0


def look(hall: Hall) -> None:
    """Take down what is so just now, and what was counted since."""
    figures.take_down()
    figures.TABLES.set(len(hall.live))
    figures.SOCKETS.set(hall.live.listeners)
    figures.PROCESSES.set(1)


async def keep_looking(hall: Hall) -> None:
    """Take it down again and again, for another process that may be asked."""
    try:
        while FOLDER in os.environ:
            look(hall)
            await asyncio.sleep(LOOK_S)
    finally:
        figures.take_down()


def written(hall: Hall) -> bytes:
    """All figures as they are now."""
    look(hall)
    if FOLDER not in os.environ:
        return generate_latest(figures.REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
