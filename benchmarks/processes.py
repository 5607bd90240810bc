"""Moves of one process on a PostgreSQL, and of two: what the second one brings.

Programmed seats play as in `server.py`. Two processes serve each half of the tables, as behind a
proxy that knows tables, or the two seats of each table (*apart*), which is the dearest there is:
every move is then taken in by both. On a few cores, seats and database take from the processes what
these could have. So what counts is the processor time of the process that works most, for the moves
of all: it is the limit where each process has a core, and others the rest (*moves per CPU s*).

`--share 0.2` lets each process have that part of a core and no more, by a control group (needs
root): seats and database have the rest to themselves, and moves per second can be compared as well.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from seats import OURS, play, processor
from server import check_built, serve, started

from play.postgres import ABSENT, Postgres, find_programs
from web.pace import family

GROUPS: Final = Path("/sys/fs/cgroup")
PERIOD_US: Final = 10_000
PATIENCE_S: Final = 10.0
LAYOUTS: Final[list[tuple[str, int, bool]]] = [
    ("one", 1, False),
    ("two", 2, False),
    ("two, apart", 2, True),
]


@contextmanager
def bounded(name: str, share: float) -> Iterator[list[str]]:
    """What goes before a command so that it has only so much of a core; 0 for all of it."""
    if share == 0:
        yield []
        return
    old = (GROUPS / "cpu").is_dir()
    group = (GROUPS / "cpu" if old else GROUPS) / f"sobremesa-{os.getpid()}-{name}"
    group.mkdir()
    quota = int(share * PERIOD_US)
    try:
        if old:
            (group / "cpu.cfs_period_us").write_text(f"{PERIOD_US}")
            (group / "cpu.cfs_quota_us").write_text(f"{quota}")
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD_US}")
        yield ["sh", "-c", 'echo $$ > "$0"; exec "$@"', f"{group}/cgroup.procs"]
    finally:
        # Those who thought for the bots go a moment later than whoever has started them.
        until = time.monotonic() + PATIENCE_S
        while (group / "cgroup.procs").read_text() and time.monotonic() < until:
            time.sleep(0.05)
        group.rmdir()


def measure(
    postgres: Postgres, count: int, apart: bool, asked: argparse.Namespace
) -> dict[str, float] | None:
    """So many processes on an empty database; None if the tables are not laid in time."""
    database = postgres.emptied()
    with ExitStack() as stack:
        processes, addresses = [], []
        for number in range(count):
            before = stack.enter_context(bounded(str(number), asked.share))
            pid, line = stack.enter_context(started([*before, *serve(database)], "laid at"))
            processes.append(pid)
            addresses.append(line.split()[-1])

        stored: dict[int, float] = {}

        def times() -> list[float]:
            for pid in family(postgres.pid):
                with suppress(OSError):  # It may have gone; what it has used still counts.
                    stored[pid] = processor(pid)
            return [sum(stored.values()), *map(processor, processes)]

        played = play(OURS, addresses, asked.tables, asked.seconds, times, apart)
    if played is None:
        return None
    seen, (store, *used), _ = played
    return {
        "moves/s": seen["moves"] / seen["seconds"],
        "moves per CPU s": seen["moves"] / max(used),
        "CPU us/move": sum(used) / seen["moves"] * 1e6,
        "store us/move": store / seen["moves"] * 1e6,
        "p50 ms": seen["p50"],
        "p99 ms": seen["p99"],
    }


def main() -> None:
    """Measure one process, and two in both ways."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--share", type=float, default=0.0, help="of a core, for each process")
    asked = parser.parse_args()
    check_built()
    programs = find_programs()
    if programs is None:
        raise SystemExit(ABSENT)
    postgres = Postgres(programs)
    heads = ("moves/s", "moves per CPU s", "CPU us/move", "store us/move", "p50 ms", "p99 ms")
    print(f"{'processes':>11} " + " ".join(f"{head:>15}" for head in heads))
    try:
        postgres.lay_out()
        postgres.start()
        for _ in range(asked.rounds):
            alone: dict[str, float] = {}
            for name, count, apart in LAYOUTS:
                row = measure(postgres, count, apart, asked)
                if row is None:
                    print(f"{name:>11} not laid in time", flush=True)
                    continue
                alone = alone or row
                print(f"{name:>11} " + " ".join(f"{row[head]:>15,.1f}" for head in heads))
                if row is not alone:
                    ratios = " ".join(f"{row[head] / alone[head]:>14.2f}x" for head in heads)
                    print(f"{'ratio':>11} {ratios}", flush=True)
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
