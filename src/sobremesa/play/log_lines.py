"""The lines of a log as viewers are told them: in names, and written as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.core.words import Event, Line
from sobremesa.play import plain

encode = msgspec.json.Encoder().encode

MOST_LINES: Final = 1 << 16
"""So many lines are remembered as they are written."""


def plain_line(line: Line) -> plain.Line:
    """A line of the log in names: numbers stay numbers, what is not told is None."""
    things: list[plain.Told] = []
    left_out = line.left_out()
    for i, noun in enumerate(line.event.nouns):
        if left_out[i]:
            things.append(None)
        else:
            things.append(noun.spell(line.things[i]) if noun.names else line.things[i])
    return plain.Line(line.event.key, things)


_written: dict[tuple[Event, bool, bool, tuple[int, ...]], bytes] = {}


def written_line(line: Line) -> bytes:
    """A line of the log as JSON, with a comma behind it; of a table that puts nothing away."""
    key = line.event, line.told, line.averted, tuple(line.things)
    found = _written.get(key)
    if found is None:
        if len(_written) >= MOST_LINES:
            _written.clear()
        found = _written[key] = encode(plain_line(line)) + b","
    return found
