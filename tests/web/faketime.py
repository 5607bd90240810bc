"""Another time of day for servers, by Debian's `faketime`.

Either somebody sets their clocks, from one moment to the next, and what only measures time is left
alone, as when a real clock is set. Or time passes: then timers go off as well, and days go by in a
moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

import pytest

from play.postgres import found_or_installed
from web.serving import House

ABSENT = "clocks are not set: Debian's package `faketime` is not there and cannot be installed here"


def library() -> Path | None:
    places = [*Path("/usr/lib").glob("*/faketime"), Path("/usr/lib/faketime")]
    return next((p / "libfaketimeMT.so.1" for p in places if p.is_dir()), None)


@pytest.fixture(name="faketime", scope="session")
def _faketime() -> Path:
    return found_or_installed(library, "faketime", ABSENT)


class Calendar:
    """Says what time it is, to all processes with its environment."""

    def __init__(self, faketime: Path, file: Path) -> None:
        self._file = file
        self.set(0)
        self.environment = {
            "LD_PRELOAD": str(faketime),
            "FAKETIME_TIMESTAMP_FILE": str(file),
            "FAKETIME_NO_CACHE": "1",
        }

    def set(self, seconds: int) -> None:
        """So many seconds from the true time."""
        scratch = self._file.with_suffix(".new")
        scratch.write_text(f"{seconds:+d}\n", encoding="ascii")
        scratch.chmod(0o644)
        scratch.replace(self._file)

    def turn_to(self, moment: datetime) -> None:
        """Let it be that moment."""
        self.set(round(moment.timestamp() - time()))


@pytest.fixture
def calendar(faketime: Path) -> Iterator[Calendar]:
    """Lets time pass, for servers and for a database, which runs as somebody else."""
    with TemporaryDirectory(prefix="sobremesa-time-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield Calendar(faketime, folder / "time")


class Clock(Calendar):
    """The clock of one server, which somebody sets; what measures time knows nothing of it."""

    def __init__(self, faketime: Path, folder: Path, house: House) -> None:
        super().__init__(faketime, folder / f"clock{id(house)}")
        self.house = house
        house.environment = {**self.environment, "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
