"""Starts real servers for tests, in processes of their own or in the test's."""

from __future__ import annotations

import asyncio
import os
import re
import runpy
import signal
import subprocess
import sys
import tempfile
import weakref
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.reduction import DupFd
from pathlib import Path
from typing import IO, Any

from play.shape import kept_in as kept_in
from sobremesa.play.hall import Hall
from sobremesa.web.app import create_app
from sobremesa.web.serve import server_for
from sobremesa.web.settings import Settings
from standing_in import python_for

ADDRESS = re.compile(r"laid at (http://\S+)")
COMMANDS = "sobremesa.cli"
PATIENCE_S = 20
"""How long a server may take to go."""

# Most of the time that a server takes to start it reads modules, so one process reads them for all.
FORKS = get_context("forkserver")
FORKS.set_forkserver_preload([COMMANDS, "sobremesa.web.app", "sobremesa.web.serve"])


class Begun:
    """A process of its own from its first line on."""

    def __init__(
        self, module: str, arguments: list[str], environment: Mapping[str, str], errors: IO[str]
    ) -> None:
        command = [python_for(module), "-m", module, *arguments]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
        )
        assert self._process.stdout is not None
        self.stdout: IO[str] = self._process.stdout
        self.pid = self._process.pid

    def ended(self) -> int:
        """Wait for its end; give its exit code."""
        self._process.communicate(timeout=PATIENCE_S)
        return self._process.returncode


class Forked:
    """A process that has read its modules already."""

    def __init__(
        self, module: str, arguments: list[str], environment: Mapping[str, str], errors: IO[str]
    ) -> None:
        read, write = os.pipe()
        words = [module, *arguments]
        self._process = FORKS.Process(
            target=_command, args=(words, dict(environment), DupFd(write), DupFd(errors.fileno()))
        )
        self._process.start()
        os.close(write)
        self.stdout: IO[str] = os.fdopen(read, encoding="utf-8")
        assert self._process.pid is not None
        self.pid = self._process.pid

    def ended(self) -> int:
        """Wait for its end; give its exit code."""
        self._process.join(PATIENCE_S)
        self.stdout.close()
        if self._process.exitcode is None:
            raise TimeoutError(f"a server has not gone after {PATIENCE_S} s")
        return self._process.exitcode


def _command(words: list[str], environment: dict[str, str], *outputs: Any) -> None:
    """Run a module as if it had been called with these words: the commands, or faulty ones."""
    for number, output in enumerate(outputs, start=1):
        os.dup2(output.detach(), number)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = words
    if words[0] != COMMANDS:
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
        return
    from sobremesa.cli import main

    main()


class House:
    """A server process that can be stopped, killed and started again on the same store."""

    module = COMMANDS

    def __init__(self, database: str, *arguments: str) -> None:
        self._python = python_for(self.module)
        self.database = database
        self.arguments = arguments
        self.base = ""
        self.environment: dict[str, str] = {}
        self._process: Begun | Forked | None = None
        # A file, since nobody reads a pipe meanwhile, and a server waits at one that is full.
        opened, name = tempfile.mkstemp(suffix=".log")
        os.close(opened)
        self._log = Path(name)
        weakref.finalize(self, self._log.unlink)
        self._port = "0"

    def start(self) -> House:
        arguments = ["serve", "--port", self._port, "--database", self.database, *self.arguments]
        environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", **self.environment}
        with self._log.open("a", encoding="utf-8") as errors:
            # What the environment changes may be changed before the first module is read.
            forked = self._python == sys.executable and not self.environment
            begin = Forked if forked else Begun
            self._process = begin(self.module, arguments, environment, errors)
        line = self._process.stdout.readline()
        found = ADDRESS.search(line)
        if found is None:
            self._end(signal.SIGKILL)
            raise RuntimeError(f"no server: {line} {self.errors}")
        self.base = found[1]
        self._port = self.base.rpartition(":")[2]
        return self

    @property
    def running(self) -> bool:
        """Whether it was started, and neither killed nor stopped since."""
        return self._process is not None

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
        # It may be gone already: somebody kills it while it starts.
        with suppress(ProcessLookupError):
            os.kill(process.pid, number)
        self._process = None
        return process.ended()

    @property
    def errors(self) -> str:
        """What it has written to its error output, over all starts."""
        return self._log.read_text(encoding="utf-8")

    @property
    def port(self) -> int:
        """Where it answers."""
        return int(self._port)

    @property
    def pid(self) -> int:
        """The number of the server's process."""
        assert self._process is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """Bytes that the server's process holds."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) * 1024  # type: ignore[index]


@asynccontextmanager
async def hosted(settings: Settings) -> AsyncIterator[tuple[str, Hall]]:
    """A server in the test's own process: its address, and its hall, so that a test can look in."""
    app = await create_app(settings)
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    server = server_for(app, settings, ready.set_result)
    serving = asyncio.create_task(server.serve())
    try:
        yield f"http://{settings.host}:{await ready}", app.state.hall
    finally:
        server.should_exit = True
        await serving


@contextmanager
def running(database: str, *arguments: str) -> Iterator[House]:
    """A server while the block runs."""
    house = House(database, *arguments).start()
    try:
        yield house
    finally:
        house.stop()
