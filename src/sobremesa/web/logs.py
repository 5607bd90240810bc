"""The server's log: one line for each happening, to the error output, without any contents."""

from __future__ import annotations

import asyncio
import atexit
import logging
import sys
import threading
import time
from typing import Any, Final, TextIO

import msgspec
import structlog
from structlog.typing import EventDict, Processor

from sobremesa.play.logbook import fault
from sobremesa.web.settings import Form, Level

QUIET: Final = logging.WARNING
"""Below this, libraries would write cookies, statements and messages into the log."""

encode = msgspec.json.Encoder().encode


def number_of(level: Level) -> int:
    """The level as the standard library counts it."""
    return logging.getLevelNamesMapping()[level.upper()]


def set_up_logs(level: Level, form: Form, place: int | None = None) -> None:
    """Write so much, in that form: for a terminal, or one JSON object per line.

    One of several processes says with each line which one it is.
    """
    render = _as_json if form == "json" else _for_terminal
    common: list[Processor] = [structlog.processors.add_log_level, _without_contents, _stamp(form)]
    if place is not None:
        common.append(_placed(place))
    # One for all: every table has a logbook, and lines of several go out together, in order.
    lines = Lines(sys.stderr)
    atexit.register(lines.flush)
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number_of(level)),
        processors=[*common, render],
        logger_factory=lambda *_: lines,
        cache_logger_on_first_use=True,
    )
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
            foreign_pre_chain=[_first_line, *common],
        )
    )
    logging.basicConfig(level=max(number_of(level), QUIET), handlers=[libraries], force=True)


class Lines:
    """Writes lines: all that are said in one turn of the loop at once, for many may be."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._waiting: list[str] = []
        self._lock = threading.Lock()
        """For threads that say something too."""
        self._loop: asyncio.AbstractEventLoop | None = None
        """The one that will write what waits."""

    def msg(self, line: str) -> None:
        """Have a line written soon; at once where nothing else goes on."""
        with self._lock:
            self._waiting.append(line)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.flush()
            return
        if loop is not self._loop:
            self._loop = loop
            loop.call_soon(self.flush)

    debug = info = warning = error = critical = msg

    def flush(self) -> None:
        """Write what waits."""
        with self._lock:
            waiting, self._waiting, self._loop = self._waiting, [], None
        if waiting:
            self._file.write("\n".join([*waiting, ""]))
            self._file.flush()


def _stamp(form: Form) -> Processor:
    """Says when it was; all but the part of a second is worked out once a second."""
    known = [-1, ""]
    spelled = _in_utc if form == "json" else _on_the_clock

    def add(_: object, __: str, said: EventDict) -> EventDict:
        at = time.time()
        second = int(at)
        if second != known[0]:
            known[:] = [second, spelled(second)]
        said["timestamp"] = (
            f"{known[1]}.{int(at * 1000) % 1000:03}Z" if form == "json" else known[1]
        )
        return said

    return add


def _in_utc(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))


def _on_the_clock(second: int) -> str:
    return time.strftime("%H:%M:%S", time.localtime(second))


def _placed(place: int) -> Processor:
    def add(_: object, __: str, said: EventDict) -> EventDict:
        said["process"] = place
        return said

    return add


def _as_json(_: object, __: str, said: EventDict) -> str:
    return encode(said).decode()


def _for_terminal(_: object, __: str, said: EventDict) -> str:
    """Plain and short: structlog's own renderer takes twice as long, and an act is frequent."""
    head = f"{said.pop('timestamp')} {said.pop('level'):<7} {said.pop('event'):<19}"
    return " ".join([head, *[f"{field}={value}" for field, value in said.items()]])


def _first_line(_: object, __: str, said: EventDict) -> EventDict:
    """What a library says, without the values that it would fill in or add below."""
    record: logging.LogRecord = said["_record"]
    said["event"] = str(record.msg).strip().partition("\n")[0]
    said["by"] = record.name
    said.pop("stack_info", None)
    return said


def _without_contents(_: object, __: str, said: EventDict) -> EventDict:
    """Name an exception and where it came from, but not its message, which may quote anything."""
    problem: Any = said.pop("exc_info", None)
    if isinstance(problem, tuple):
        problem = problem[1]
    elif problem and not isinstance(problem, BaseException):
        problem = sys.exc_info()[1]
    if problem:
        said["problem"] = fault(problem)
    return said
