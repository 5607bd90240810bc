"""The log as one viewer may read it: its lines as JSON, and which choice has brought which."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

import msgspec

from sobremesa.core.words import Line, Seat
from sobremesa.play import plain
from sobremesa.play.log_lines import written_line
from sobremesa.play.taken import Taken

encode = msgspec.json.Encoder().encode

TOOK_BACK: Final = "took_back"
"""The event of the one line that is not a game's own: somebody has taken something back."""


class ViewerLog:
    """All lines, kept as they are written: a long log costs little more than its text."""

    def __init__(self) -> None:
        self.news = 0
        """How many lines were added last,"""
        self.fresh = b""
        """and these, each with a comma behind it."""
        self._lines = bytearray()
        """All of them, likewise."""
        self._starts = array("I")
        self._marks = array("I")
        """How many lines there were before each choice."""

    def load(self, lines: bytes, starts: bytes, marks: bytes) -> None:
        """Begin with what was dumped."""
        self._lines += lines
        self._starts.frombytes(starts)
        self._marks.frombytes(marks)

    def dump(self) -> tuple[bytes, bytes, bytes]:
        """All of it, as plain data."""
        return bytes(self._lines), self._starts.tobytes(), self._marks.tobytes()

    @property
    def length(self) -> int:
        """The number of lines."""
        return len(self._starts)

    def mark(self, made: int) -> None:
        """What is added now has come by the last of `made` choices."""
        if len(self._marks) < made:
            self._marks.append(len(self._starts))

    def add(self, heard: Sequence[Line], averting: bool = False) -> None:
        """Add lines; `averting` leaves out what is not shown where a table forgets."""
        fresh: list[bytes] = []
        start = len(self._lines)
        for told in heard:
            line = told.as_it_lies() if averting else told
            written = written_line(line)
            fresh.append(written)
            self._starts.append(start)
            start += len(written)
        self.news = len(fresh)
        self.fresh = b"".join(fresh)
        self._lines += self.fresh

    def unmark(self, taken: Taken) -> tuple[int, int]:
        """Choices were taken back: give the first line that they have brought, and the next."""
        marks = self._marks
        first = marks[taken.first]
        last = marks[taken.end] if taken.end < len(marks) else len(self._starts)
        later = [mark - (last - first) for mark in marks[taken.end :]]
        del marks[taken.first :]
        marks.extend(later)
        return first, last

    def take_back(self, first: int, last: int, seat: Seat) -> None:
        """Leave lines out, and say at the end who took them back."""
        self._cut(first, last)
        self._starts.append(len(self._lines))
        self._lines += encode(plain.Line(TOOK_BACK, [str(seat)])) + b","
        self.news = len(self._starts) - first
        self.fresh = bytes(self._lines[self._starts[first] :])

    def _cut(self, first: int, last: int) -> None:
        if first == last:
            return
        starts = [*self._starts, len(self._lines)]
        gone = starts[last] - starts[first]
        del self._lines[starts[first] : starts[last]]
        del self._starts[first:]
        self._starts.extend([start - gone for start in starts[last:-1]])

    def since(self, start: int) -> msgspec.Raw:
        """The lines from that number on, as a list."""
        if start >= len(self._starts):
            return plain.NO_LINES
        return msgspec.Raw(b"[" + bytes(self._lines[self._starts[start] : -1]) + b"]")
