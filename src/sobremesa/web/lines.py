"""Lines of the server's log, as they are spelled and written; each act at a table has one."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Iterable
from typing import Any, Final, TextIO

import msgspec

encode = msgspec.json.Encoder().encode

MOST_FORMS: Final = 200
"""So many are remembered; libraries may say anything."""

Said = dict[str, Any]
"""What a line says: its fields in order."""


class Lines:
    """Writes lines: all that are said in one turn of the loop at once, for many may be."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._waiting: deque[str] = deque()
        """Threads say something too: what they add is never lost, and nobody waits for that."""
        self._writing = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        """The one that will write what waits."""

    def msg(self, line: str) -> None:
        """Have a line written soon; at once where nothing else goes on."""
        self._waiting.append(line)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.flush()
            return
        if loop is not self._loop:
            self._loop = loop
            loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what waits."""
        with self._writing:
            self._loop = None
            waiting = self._waiting
            lines = [waiting.popleft() for _ in range(len(waiting))]
            if lines:
                self._file.write("\n".join([*lines, ""]))
                self._file.flush()


class Stamp:
    """Says when something was; all but the part of a second is worked out once a second."""

    def __init__(self, in_utc: bool) -> None:
        self._in_utc = in_utc
        self._second = -1
        self._spelled = ""

    def now(self) -> str:
        """The time."""
        at = time.time()
        second = int(at)
        if second != self._second:
            self._second = second
            self._spelled = _in_utc(second) if self._in_utc else _on_the_clock(second)
        return f"{self._spelled}.{int(at * 1000) % 1000:03}Z" if self._in_utc else self._spelled


def _in_utc(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))


def _on_the_clock(second: int) -> str:
    return time.strftime("%H:%M:%S", time.localtime(second))


def as_json(said: Said) -> str:
    """One JSON object."""
    return encode(said).decode()


def for_terminal(level: str, event: str, fields: Iterable[str]) -> list[str]:
    """What plain and short lines have behind the time, and then before each field's value."""
    return [f" {level:<7} {event:<19}", *[f" {field}=" for field in fields]]


class Speller:
    """Spells a line that nothing has to be left out of."""

    def __init__(self, stamp: Stamp, json: bool, place: int | None) -> None:
        self._stamp = stamp
        self._json = json
        self._place: Said = {} if place is None else {"process": place}
        self._forms: dict[tuple[str, str, tuple[str, ...]], list[str]] = {}
        """Of lines for a terminal: acts are frequent, and all of one form."""

    def spelled(self, level: str, event: str, context: Said, said: Said) -> str:
        """The line."""
        at = self._stamp.now()
        if self._json:
            head: Said = {"event": event, "level": level, "timestamp": at}
            return as_json({**context, **said, **head, **self._place})
        fields = {**context, **said} if context else said
        if self._place:
            fields = {**fields, **self._place}
        kind = level, event, tuple(fields)
        form = self._forms.get(kind)
        if form is None:
            form = for_terminal(level, event, fields)
            if len(self._forms) < MOST_FORMS:
                self._forms[kind] = form
        parts = [at, form[0]]
        for place, value in enumerate(fields.values(), 1):
            parts.append(form[place])
            parts.append(str(value))
        return "".join(parts)
