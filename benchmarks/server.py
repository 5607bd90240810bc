"""Moves per second on a server, every one of them durable, beside boardgame.io's in memory.

Programmed seats in a process of their own (`seats.c`, the same for both servers) play two at each
table, as fast as they can; they need a fifth of a core, so that it is the server which is
measured. Sobremesa plays Macaron and commits each move to SQLite (WAL, synchronous FULL) before it
is told; boardgame.io plays a small card game and keeps it in memory. `make bench-server` installs
what is needed. Figures depend on the machine; the ratios are from the same run. At the end it is
said how much more processor time a move needs at one number of tables than at another.

They move for a second at a time. *cores* is what the server's process has of them then, all its
threads together. What a move costs is the processor time of these seconds alone, in which nothing
is laid; *with laying* is the time of all that happens from the first move to the last, with the
tables that take the place of those where a game is over.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from seats import OURS, PATIENCE_S, PEER, PROGRAM, play, processor

HERE = Path(__file__).parent / "boardgame_io"
CORES = ("cores", "seats' cores")
"""How much of a core the server has used while they moved, and how much the seats."""


@contextmanager
def started(command: list[str], sign: str) -> Iterator[tuple[int, str]]:
    """A server process while the block runs; its number, and the line that said it was ready."""
    environment = {**os.environ, "COLUMNS": "200"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    if sign not in line:
        process.kill()
        sys.exit(f"{' '.join(command)} did not start: {line}")
    try:
        yield process.pid, line
    finally:
        process.terminate()
        process.communicate(timeout=30)


def memory(pid: int) -> float:
    """Kilobytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(encoding="utf-8"))
    return float(found[1]) if found else 0.0


Seen = dict[str, float]


def measure(kind: str, pid: int, address: str, tables: int, seconds: int) -> Seen | None:
    """What a server needs for its tables; None if these are not laid in time."""
    before = memory(pid)
    played = play(kind, [address], tables, seconds, lambda: [processor(pid)])
    if played is None:
        return None
    seen, (moving,), (in_all,) = played
    return {
        "CPU us/move": moving / seen["moves"] * 1e6,
        "with laying": in_all / seen["moves"] * 1e6,
        "moves/s": seen["moves"] / seen["seconds"],
        "p50 ms": seen["p50"],
        "p99 ms": seen["p99"],
        "kB/table": (memory(pid) - before) / tables,
        "cores": moving / seen["seconds"],
        "seats' cores": seen["seats"] / seen["seconds"],
    }


def serve(database: str) -> list[str]:
    """The command that starts our server, on any port, for people as fast as these."""
    command = [sys.executable, "-m", "sobremesa.cli", "serve", "--port", "0"]
    command += ["--database", database, "--message-rate", "1000000", "--request-rate", "1000000"]
    return [*command, "--tables-per-person", "1000000", "--tables-a-minute", "1000000"]


def ours(tables: int, seconds: int) -> Seen | None:
    """Sobremesa on a fresh SQLite file."""
    with tempfile.TemporaryDirectory() as folder:
        command = serve(f"sqlite:///{folder}/tables.db")
        with started(command, "laid at") as (pid, line):
            return measure(OURS, pid, line.split()[-1], tables, seconds)


def peer(tables: int, seconds: int) -> Seen | None:
    """boardgame.io with its in-memory store."""
    with started(["node", str(HERE / "server.cjs"), "9321"], "ready") as (pid, _):
        return measure(PEER, pid, "http://localhost:9321", tables, seconds)


def check_built() -> None:
    """Whoever plays at the tables is compiled."""
    if not PROGRAM.is_file():
        sys.exit("compile the seats first: make build/seats")


def main() -> None:
    """Measure both servers at each number of tables, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--alone", action="store_true", help="measure our server without the peer")
    asked = parser.parse_args()
    check_built()
    if not asked.alone and not (HERE / "node_modules").is_dir():
        sys.exit("install the peer first: make bench-server")
    heads = ("moves/s", "CPU us/move", "with laying", "p50 ms", "p99 ms", "kB/table", *CORES)
    print(f"{'tables':>7} {'server':>13} " + " ".join(f"{head:>12}" for head in heads))
    servers = {OURS: ours} if asked.alone else {PEER: peer, OURS: ours}
    costs: list[float] = []
    for tables in asked.tables:
        rows: dict[str, Seen] = {}
        for name, server in servers.items():
            row = server(tables, asked.seconds)
            time.sleep(1)
            if row is None:
                print(
                    f"{tables:>7} {name:>13} not laid within {PATIENCE_S:.0f} s, or failed",
                    flush=True,
                )
                continue
            rows[name] = row
            shown = " ".join(f"{row[head]:>12,.2f}" for head in heads)
            print(f"{tables:>7} {name:>13} {shown}", flush=True)
        if OURS in rows:
            costs.append(rows[OURS]["CPU us/move"])
        if len(rows) == 2:
            ratios = " ".join(f"{rows[OURS][head] / rows[PEER][head]:>11.2f}x" for head in heads)
            print(f"{'':>7} {'ratio':>13} {ratios}", flush=True)
    if len(costs) > 1:
        print(f"CPU time of our moves, the dearest to the cheapest: {max(costs) / min(costs):.2f}x")


if __name__ == "__main__":
    main()
