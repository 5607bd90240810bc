"""Several processes behind one port: they share the listening socket and the database."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

from sobremesa.core.words import Refusal
from sobremesa.play.store.database import url_for
from sobremesa.web.serve import serve
from sobremesa.web.settings import Settings, default_database

BACKLOG: Final = 2048
TICK_S: Final = 0.5
"""So often it is looked whether somebody wants something, or a process is gone."""
STARTING_S: Final = 60.0
LEAVING_S: Final = 20.0
RESTING_S: Final = 2.0
"""A process that goes by itself is not replaced sooner than so long after it came."""


def bound(settings: Settings) -> socket.socket:
    """The socket at which all of them listen."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        raise Refusal(f"cannot listen on {settings.host}:{settings.port}; is it in use?") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def _work(settings: Settings, listening: socket.socket, ready: Connection) -> None:
    """One of the processes; its parent gets the signals of a terminal for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(settings, lambda _: ready.send(None), listening)


class Worker:
    """A process that serves, from its start on."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self._heard, said = context.Pipe(duplex=False)
        self.since = time.monotonic()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(settings, listening, said), name="sobremesa"
        )
        self.process.start()
        said.close()

    def await_ready(self) -> bool:
        """Whether it serves; it does not if it is gone before."""
        try:
            return self._heard.poll(STARTING_S) and self._heard.recv() is None
        except EOFError:
            return False

    def leave(self) -> None:
        """Ask it to go, and let it say goodbye to its pages."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(LEAVING_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Together:
    """Keeps so many processes running until it is asked to stop; a hang-up renews them in turn."""

    def __init__(self, settings: Settings) -> None:
        if url_for(settings.database or default_database()).get_backend_name() == "sqlite":
            raise Refusal(
                "several processes need a PostgreSQL database; an SQLite file is for one of them"
            )
        self._settings = settings
        self._workers: list[Worker] = []
        self._stop = False
        self._renew = False

    def run(self, on_ready: Callable[[int], None]) -> None:
        """Serve."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._ask_to_stop)
        signal.signal(signal.SIGHUP, self._ask_to_renew)
        with bound(self._settings) as listening:
            try:
                for _ in range(self._settings.processes):
                    self._workers.append(Worker(self._settings, listening))
                if not all(worker.await_ready() for worker in self._workers):
                    raise Refusal("the server could not be started; see the log")
                on_ready(listening.getsockname()[1])
                self._watch(listening)
            finally:
                for worker in self._workers:
                    if worker.process.is_alive():
                        worker.process.terminate()
                for worker in self._workers:
                    worker.leave()

    def _watch(self, listening: socket.socket) -> None:
        while not self._stop:
            wait([worker.process.sentinel for worker in self._workers], TICK_S)
            for place, worker in enumerate(self._workers):
                rested = time.monotonic() - worker.since > RESTING_S
                if not worker.process.is_alive() and rested and not self._stop:
                    self._workers[place] = Worker(self._settings, listening)
            if self._renew:
                self._renew = False
                self._renew_all(listening)

    def _renew_all(self, listening: socket.socket) -> None:
        """One after the other, so that somebody is always there."""
        for place, old in enumerate(self._workers):
            new = Worker(self._settings, listening)
            if not new.await_ready():
                # Whoever serves well is not sent away for one who does not.
                new.leave()
                return
            self._workers[place] = new
            old.leave()

    def _ask_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stop = True

    def _ask_to_renew(self, _number: int, _frame: FrameType | None) -> None:
        self._renew = True
