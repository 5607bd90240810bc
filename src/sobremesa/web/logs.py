"""The server's log: one line for each happening, to the error output, without any contents."""

from __future__ import annotations

import atexit
import logging
import sys
from typing import Any, Final, cast

import msgspec
import structlog
from structlog.typing import EventDict, Processor

from sobremesa.play.logbook import fault
from sobremesa.web.lines import Lines, Speller, Stamp
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
    json = form == "json"
    speller = Speller(Stamp(json), json, place)
    # What a library says comes this way too, and may quote anything.
    common: list[Processor] = [structlog.processors.add_log_level, _without_contents]
    render = _renderer(speller)
    # One for all: every table has a logbook, and lines of several go out together, in order.
    lines = Lines(sys.stderr)
    said = Said(lines)
    atexit.register(lines.flush)
    structlog.configure(
        wrapper_class=_wrapper(number_of(level), speller),
        processors=[*common, render],
        logger_factory=lambda *_: said,
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


class Said:
    """What structlog calls by the name of a level, which the line has in it already."""

    def __init__(self, lines: Lines) -> None:
        self.msg = self.debug = self.warning = self.error = self.critical = lines.msg


def _wrapper(level: int, speller: Speller) -> type:
    """structlog's own, with a short way for what is said most: each act at a table."""
    usual: Any = structlog.make_filtering_bound_logger(level)
    if level > logging.INFO:
        return cast(type, usual)

    class Wrapper(usual):  # type: ignore[misc]
        def info(self, event: str, **said: object) -> None:
            self._logger.msg(speller.spelled("info", event, self._context, said))

    return Wrapper


def _renderer(speller: Speller) -> Processor:
    def render(_: object, __: str, said: EventDict) -> str:
        line: str = speller.spelled(said.pop("level"), said.pop("event"), {}, dict(said))
        return line

    return render


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
