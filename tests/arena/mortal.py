"""A player that ends its process as `kill -9` does, so many times: a worker that is lost."""

from __future__ import annotations

from pathlib import Path

TEXT = """
import os, signal
from pathlib import Path
from sobremesa.core.bot import Bot

class Mortal(Bot):
    def choose(self, view, choices, rng):
        for death in range({times}):
            try:
                Path({folder!r}, f"death-{{death}}").touch(exist_ok=False)
            except FileExistsError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return choices[rng.below(len(choices))]
"""


def mortal(folder: Path, times: int) -> str:
    """Its name."""
    file = folder / "mortal.py"
    file.write_text(TEXT.format(folder=str(folder), times=times), encoding="utf-8")
    return f"{file}:Mortal"


def deaths(folder: Path) -> int:
    """How often it has died."""
    return len(list(folder.glob("death-*")))
