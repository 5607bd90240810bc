"""The lines of a log as viewers are told them: in names, and written as JSON."""

from __future__ import annotations

from functools import lru_cache
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


@lru_cache(maxsize=MOST_LINES)
def written_line(event: Event, told: bool, averted: bool, *things: int) -> bytes:
    """A line of the log as JSON, with a comma behind it."""
    return encode(plain_line(Line(event, list(things), told, averted=averted))) + b","
