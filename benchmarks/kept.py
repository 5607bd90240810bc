"""Keeps what each game's work costs, and says what has become slower.

`python benchmarks/kept.py keep` writes kept.json, `compare` fails where a kind of work needs 1.3
times the instructions that were kept. Valgrind's callgrind counts them: another run, a busy machine
or a faster one gives the same number. Python's version and the compiler change it a little; times
are kept for information only.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
KEPT = HERE / "kept.json"
NOTHING = ("clone", 0)
"""The start of Python and all that is prepared: what every run has in common."""
LIMIT = 1.3
"""So many times the instructions that were kept are too many."""

Costs = dict[str, dict[str, dict[str, float]]]
"""Instructions and microseconds, by game and kind of work."""


def ratios(kept: Costs, found: Costs) -> dict[tuple[str, str], float]:
    """How many times the instructions that were kept are needed, where there is something kept."""
    return {
        (game, kind): cost["instructions"] / kept[game][kind]["instructions"]
        for game, costs in found.items()
        for kind, cost in costs.items()
        if kind in kept.get(game, {})
    }


def slower(kept: Costs, found: Costs, limit: float = LIMIT) -> list[str]:
    """What has become too slow, the worst first."""
    worst = sorted(ratios(kept, found).items(), key=lambda pair: -pair[1])
    return [f"{game} {kind}: {times:.2f}x" for (game, kind), times in worst if times > limit]


def unknown(kept: Costs, found: Costs) -> list[str]:
    """What stands on one side only, and so cannot be compared."""
    sides = [{(game, kind) for game in costs for kind in costs[game]} for costs in (kept, found)]
    gone = [f"{game} {kind}: kept, and not measured" for game, kind in sorted(sides[0] - sides[1])]
    new = [f"{game} {kind}: measured, and not kept" for game, kind in sorted(sides[1] - sides[0])]
    return gone + new


def table(kept: Costs, found: Costs) -> list[str]:
    """All that was measured, a line each: the times are no more than information."""
    compared = ratios(kept, found)
    lines = [f"{'game':14}{'work':10}{'instructions':>14}{'kept':>14}{'ratio':>8}{'time':>13}"]
    for game, costs in found.items():
        for kind, cost in costs.items():
            line = f"{game:14}{kind:10}{cost['instructions']:14,.0f}"
            if (game, kind) in compared:
                before = kept[game][kind]["instructions"]
                line += f"{before:14,.0f}{compared[game, kind]:7.3f}x"
            else:
                line += f"{'':14}{'new':>8}"
            lines.append(f"{line}{cost['microseconds']:10,.2f} us")
    return lines


def here() -> dict[str, str]:
    """What the numbers depend on, besides the code."""
    return {"python": platform.python_version(), "machine": platform.machine()}


def counted(game: str, *asked: str) -> int:
    """The instructions of one run of the workload, start of Python included."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable]
    command += [str(HERE / "workload.py"), game, *asked]
    # Python orders its sets anew in each process, unless it is told not to.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not found:
        sys.exit(run.stderr)
    return int(found[1])


def measure(games: list[str]) -> Costs:
    """All kinds of work of these games: what a run does beyond one that only prepares it."""
    from workload import TIMES

    runs = [(game, *asked) for game in games for asked in [NOTHING, *TIMES.items()]]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(runs, pool.map(lambda run: counted(*map(str, run)), runs), strict=True))
    costs: Costs = {}
    for game in games:
        timed = subprocess.run(
            [sys.executable, str(HERE / "workload.py"), game],
            capture_output=True,
            text=True,
            check=True,
        )
        microseconds = json.loads(timed.stdout)
        costs[game] = {
            kind: {
                "instructions": (counts[game, kind, times] - counts[game, *NOTHING]) // times,
                "microseconds": microseconds[kind],
            }
            for kind, times in TIMES.items()
        }
    return costs


def compare(kept: dict[str, Any], found: Costs, measured: list[str]) -> int:
    """Say how it stands; the exit code."""
    before: Costs = {game: costs for game, costs in kept["games"].items() if game in measured}
    print(*table(before, found), *unknown(before, found), sep="\n")
    for what, now in here().items():
        if kept[what] != now:
            print(f"kept with {what} {kept[what]}, measured with {now}: expect small differences")
    late = slower(before, found)
    if late:
        print(f"slower than {LIMIT} times what was kept:", *late, sep="\n  ")
    return 1 if late else 0


def main() -> None:
    """The front door."""
    from sobremesa import COMPILED
    from sobremesa.games import SHELF

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["keep", "compare"])
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of the shelf, unless named")
    asked = parser.parse_args()
    if not COMPILED:
        sys.exit("what is kept is the cost of the compiled engine: make bench-keep, bench-compare")
    if shutil.which("valgrind") is None:
        sys.exit("valgrind counts the instructions, and it is not installed")
    if asked.what == "compare" and not KEPT.exists():
        sys.exit("nothing is kept to compare with: make bench-keep")
    games = asked.games or list(SHELF)
    found = measure(games)
    kept: dict[str, Any] = {**here(), "games": {}}
    if KEPT.exists():
        kept = json.loads(KEPT.read_text(encoding="utf-8"))
    if asked.what == "compare":
        sys.exit(compare(kept, found, games))
    both = {**kept["games"], **found}
    kept = {**here(), "games": {game: both[game] for game in SHELF if game in both}}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(*table({}, found), sep="\n")


if __name__ == "__main__":
    main()
