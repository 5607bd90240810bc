"""The server's log: one line for each happening, to the error output, without any contents."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

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
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number_of(level)),
        processors=[*common, render],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
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


def _stamp(form: Form) -> Processor:
    if form == "json":
        return structlog.processors.TimeStamper(fmt="iso", utc=True)
    return structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)


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
