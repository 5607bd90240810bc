"""Starts real servers for tests, in processes of their own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ADDRESS = re.compile(r"laid at (http://\S+)")


class House:
    """A server process that can be stopped, killed and started again on the same store."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments
        self.base = ""
        self.errors = ""
        self._process: subprocess.Popen[str] | None = None
        self._port = "0"

    def start(self) -> House:
        command = [sys.executable, "-m", "sobremesa.cli", "serve", "--port", self._port]
        command += ["--database", self.database, *self.arguments]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = ADDRESS.search(line)
        if found is None:
            _, self.errors = self._process.communicate()
            raise RuntimeError(f"no server: {line} {self.errors}")
        self.base = found[1]
        self._port = self.base.rpartition(":")[2]
        return self

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to go; give its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        process.send_signal(number)
        _, errors = process.communicate(timeout=20)
        self.errors += errors
        self._process = None
        return process.returncode

    @property
    def memory(self) -> int:
        """Bytes that the server's process holds."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024  # type: ignore[index]


@contextmanager
def running(database: str, *arguments: str) -> Iterator[House]:
    """A server while the block runs."""
    house = House(database, *arguments).start()
    try:
        yield house
    finally:
        house.stop()
