"""Several processes behind one port: they share the listening socket and the database."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

import structlog
from prometheus_client.multiprocess import mark_process_dead

from sobremesa.core.words import Refusal
from sobremesa.play.store.database import url_for
from sobremesa.web.logs import set_up_logs
from sobremesa.web.metrics import FOLDER
from sobremesa.web.serve import serve
from sobremesa.web.settings import Settings, default_database

BACKLOG: Final = 2048
NOT_STARTED: Final = "the server could not be started; see the log"
TICK_S: Final = 0.5
"""So often it is looked whether somebody wants something, or a process is gone."""
STARTING_S: Final = 60.0
LEAVING_S: Final = 20.0
log = structlog.get_logger()

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


def _work(settings: Settings, listening: socket.socket, ready: Connection, place: int) -> None:
    """One of the processes; its parent gets the signals of a terminal for all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()
    try:
        serve(settings, lambda _: ready.send(None), listening, place)
    except Refusal as refusal:
        ready.send(str(refusal))


def _follow() -> None:
    """Go when the parent is gone: nobody would replace or stop this one any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def shared_figures() -> Iterator[None]:
    """A folder where the processes leave what they count, so that any of them can tell it all."""
    with tempfile.TemporaryDirectory(prefix="sobremesa-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


class Worker:
    """A process that serves, from its start on."""

    def __init__(self, settings: Settings, listening: socket.socket, place: int) -> None:
        self.place = place
        context = multiprocessing.get_context("spawn")
        self._heard, said = context.Pipe(duplex=False)
        self.since = time.monotonic()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(settings, listening, said, place), name="sobremesa"
        )
        self.process.start()
        said.close()

    def await_ready(self) -> None:
        """Wait until it serves; refuse with what it says if it cannot."""
        try:
            said = self._heard.recv() if self._heard.poll(STARTING_S) else NOT_STARTED
        except EOFError:
            said = NOT_STARTED
        if said is not None:
            raise Refusal(said)

    def leave(self) -> None:
        """Ask it to go, and let it say goodbye to its pages."""
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(LEAVING_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.forget()

    def forget(self) -> None:
        """It is gone: what was so in it is so no more."""
        self._heard.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]


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
        set_up_logs(self._settings.log_level, self._settings.log_format)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._ask_to_stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, self._ask_to_renew)
        with bound(self._settings) as listening, shared_figures():
            try:
                for place in range(1, self._settings.processes + 1):
                    self._workers.append(Worker(self._settings, listening, place))
                for worker in self._workers:
                    worker.await_ready()
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
                    log.error("process replaced", process=worker.place)
                    worker.forget()
                    self._workers[place] = Worker(self._settings, listening, worker.place)
            if self._renew:
                self._renew = False
                self._renew_all(listening)

    def _renew_all(self, listening: socket.socket) -> None:
        """One after the other, so that somebody is always there."""
        for place, old in enumerate(self._workers):
            if self._stop:
                return
            new = Worker(self._settings, listening, old.place)
            try:
                new.await_ready()
            except Refusal as refusal:
                # Whoever serves well is not sent away for one who does not.
                log.error("process not renewed", process=old.place, problem=str(refusal))
                new.leave()
                return
            self._workers[place] = new
            old.leave()
            log.info("process renewed", process=old.place)

    def _ask_to_stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stop = True

    def _ask_to_renew(self, _number: int, _frame: FrameType | None) -> None:
        self._renew = True
