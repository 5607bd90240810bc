"""How far a run has come, with its sums: there it is taken up again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from sobremesa.arena.rows import Rows
from sobremesa.arena.tally import Tally
from sobremesa.core.words import Refusal

if TYPE_CHECKING:
    from sobremesa.arena.simulate import Setup

PATIENCE: Final = 2.0
"""Seconds between two writings: what is lost with the process that counts."""


@dataclass
class SoFar:
    """What has been counted; all games before number `tally.games`."""

    tally: Tally
    seconds: float = 0.0
    files: dict[str, int] = field(default_factory=dict)
    """How many files of each kind of rows belong to it."""
    shares: dict[str, list[float]] = field(default_factory=dict)
    """Of each pair of a tournament."""


class Keeping(Protocol):
    """Whoever keeps a run as it goes."""

    so_far: SoFar

    @property
    def rows(self) -> Rows | None:
        """Empty ones of the kind that is wanted."""

    def keep(self, rows: Rows | None) -> None:
        """A part has been counted in, and has these rows."""

    def stop(self) -> None:
        """Nothing more comes, whether or not all has been played."""


class Bookmark:
    """Keeps the sums of a run in a file; if it is there, the run goes on behind it."""

    rows: Rows | None = None

    def __init__(
        self, file: Path, setup: Setup, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.file = file
        self.plan = setup.plan()
        self.so_far = read(file, self.plan) or SoFar(Tally(setup.seats))
        if self.so_far.tally.games > setup.games:
            raise Refusal(
                f"{file} has {self.so_far.tally.games} games already, and {setup.games} are wanted"
            )
        self._clock = clock
        self._written = clock()

    def keep(self, rows: Rows | None) -> None:
        """Write it now and then."""
        if self._clock() - self._written >= PATIENCE:
            self.stop()

    def stop(self) -> None:
        """Write it."""
        self._written = self._clock()
        write(self.file, self.plan, self.so_far)


def write(file: Path, plan: dict[str, Any], so_far: SoFar) -> None:
    """Write down how far a run has come."""
    told = {
        "plan": plan,
        "tally": so_far.tally.as_json(),
        "seconds": so_far.seconds,
        "files": so_far.files,
        "shares": so_far.shares,
    }
    write_whole(file, told)


def write_whole(file: Path, told: object) -> None:
    """Write it as JSON; never half of it."""
    beside = file.with_name(file.name + ".new")
    beside.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    beside.replace(file)


def read(file: Path, plan: dict[str, Any]) -> SoFar | None:
    """What a file tells of the same plan; nothing if there is none."""
    if not file.exists():
        return None
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        before = told["plan"]
        found = SoFar(
            Tally.read(told["tally"]),
            float(told["seconds"]),
            dict(told["files"]),
            dict(told["shares"]),
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise Refusal(f"{file} is no run that was written down") from None
    others = [name for name, value in plan.items() if before.get(name) != value]
    if others:
        raise Refusal(f"{file} tells of another run: {', '.join(others)} differ; name another file")
    return found
