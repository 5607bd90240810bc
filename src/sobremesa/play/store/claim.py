"""An SQLite file is served by one process at a time; the second one is told so.

The claim is a lock on a file beside it, which the system lets go with the process, however it ends.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from sobremesa.core.words import Refusal

PLACE: Final = 1 << 30
"""The byte that is locked where a lock is on bytes: far behind what is written."""


class Taken(Refusal):
    """Another process has the file."""


class Claim:
    """The right to serve a file, as long as it is held."""

    def __init__(self, file: str) -> None:
        path = Path(f"{file}.lock")
        # Nothing is lost by opening it: it is neither emptied nor read by whoever holds it.
        self._held: IO[str] | None = path.open("a+", encoding="utf-8")
        try:
            _lock(self._held.fileno())
        except OSError:
            self._held.seek(0)
            owner = self._held.read(20).strip()
            self.release()
            who = f"process {owner}" if owner.isdecimal() else "another process"
            raise Taken(
                f"{file} is in use by {who}; an SQLite file is for one server, "
                "several need a PostgreSQL database"
            ) from None
        self._held.truncate(0)
        self._held.write(f"{os.getpid()}\n")
        self._held.flush()

    def release(self) -> None:
        """Let another process have it."""
        held, self._held = self._held, None
        if held is not None:
            held.close()


def claimed(file: str) -> Claim | None:
    """The claim to a file; none where no lock can be made, which is for the database to judge."""
    with suppress(OSError):
        return Claim(file)
    return None


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        os.lseek(number, PLACE, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
