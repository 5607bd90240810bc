"""What one viewer has been shown of a match, and how often that has changed."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.option import forgets
from sobremesa.core.record import Record, walk
from sobremesa.core.scribe import Json, Plain
from sobremesa.core.words import Event, Line, Seat
from sobremesa.play import news
from sobremesa.play.offer import written_offer

encode = msgspec.json.Encoder().encode

NOTHING: Final = b"null"
MOST_LINES: Final = 1 << 16
"""So many lines are remembered as they are written."""


def plain_line(line: Line) -> news.Line:
    """A line of the log in names: numbers stay numbers, what is not told is None."""
    things: list[news.Told] = []
    left_out = line.left_out()
    for i, noun in enumerate(line.event.nouns):
        if left_out[i]:
            things.append(None)
        else:
            things.append(noun.spell(line.things[i]) if noun.names else line.things[i])
    return news.Line(line.event.key, things)


@lru_cache(maxsize=MOST_LINES)
def written_line(event: Event, told: bool, averted: bool, *things: int) -> bytes:
    """A line of the log as JSON, with a comma behind it."""
    return encode(plain_line(Line(event, list(things), told, averted=averted))) + b","


def plain_view(
    game: Game[Any, Any], s: Any, viewer: Seat, forgetful: bool = False
) -> dict[str, object]:
    """What the viewer may know, in names; at a table that forgets, what it shows of that."""
    plain = Plain()
    view = game.view(s, viewer)
    if forgetful and not game.flow.over(s):
        view.show(plain)
    else:
        view.describe(plain)
    return plain.facts


def forgetful(game: Game[Any, Any], seats: int, chosen: dict[str, str]) -> bool:
    """Whether a table where that was agreed forgets."""
    return forgets(game.options(seats), game.options_kept(seats, **chosen))


class Seen(NamedTuple):
    """All that a viewer has been shown, as plain data."""

    version: int
    view: bytes
    offer: bytes
    lines: bytes
    starts: bytes


class Viewer:
    """A seat's, or the spectator's, view, offer and log: written once for all who look so.

    The version counts the changes of these three and nothing else, so it does not betray what
    another seat has chosen in secret. It follows from the record alone: a restart finds the same.
    """

    def __init__(self, game: Game[Any, Any], seat: Seat, forgets: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.forgets = forgets
        """Whether the table shows nothing that he can only remember; after the end it does."""
        self.over = False
        """Whether he has seen the end."""
        self.version = -1
        self.view = NOTHING
        self.offer = NOTHING
        self.news = 0
        """How many lines the last look has added."""
        self._scribe = Json()
        self._lines = bytearray()
        """All lines of the log that the viewer may read, each with a comma behind it."""
        self._starts = array("I")

    @classmethod
    def of(cls, game: Game[Any, Any], seat: Seat, record: Record) -> Viewer:
        """One who has seen the whole record so far."""
        forgets = forgetful(game, record.seats, record.chosen)
        viewer = cls(game, seat, forgets).after(record, forgets)
        if viewer.forgets and viewer.over:
            # No step fewer than before, or the version would go back at the end.
            return cls(game, seat).after(record, forgets)
        return viewer

    def after(self, record: Record, rests: bool) -> Viewer:
        """The same, having looked at all of the record."""
        for _, s in walk(self.game, record, log=True, rests=rests):
            self.look(s)
        return self

    @classmethod
    def who_saw(cls, game: Game[Any, Any], seat: Seat, seen: Seen, forgets: bool) -> Viewer:
        """One who has been shown just this, and looks on from there."""
        viewer = cls(game, seat, forgets)
        viewer.version, viewer.view, viewer.offer = seen.version, seen.view, seen.offer
        viewer._lines += seen.lines
        viewer._starts.frombytes(seen.starts)
        return viewer

    def seen(self) -> Seen:
        """What there is to look on from."""
        starts = self._starts.tobytes()
        return Seen(self.version, self.view, self.offer, bytes(self._lines), starts)

    @property
    def length(self) -> int:
        """The number of lines there are."""
        return len(self._starts)

    def look(self, s: Any) -> bool:
        """Take in a state whose log has only what is new; tell whether that can be noticed."""
        self.over = self.game.flow.over(s)
        heard = self.game.words.heard(s.log, self.seat)
        view = self._see(s)
        asked = written_offer(self.game, s, self.seat)
        self.news = len(heard)
        if not heard and view == self.view and asked == self.offer:
            return False
        self.view, self.offer = view, asked
        for told in heard:
            line = told.as_it_lies() if self.forgets and not self.over else told
            self._starts.append(len(self._lines))
            self._lines += written_line(line.event, line.told, line.averted, *line.things)
        self.version += 1
        return True

    def _see(self, s: Any) -> bytes:
        """What may be known, in names."""
        scribe = self._scribe
        scribe.begin()
        view = self.game.view(s, self.seat)
        if self.forgets and not self.over:
            view.show(scribe)
        else:
            view.describe(scribe)
        return scribe.text().encode() if scribe.has_news() else self.view

    def lines(self, start: int) -> msgspec.Raw:
        """The lines from that number on, as a list."""
        return msgspec.Raw(self._written(start))

    def _written(self, start: int) -> bytes:
        if start >= len(self._starts):
            return b"[]"
        return b"[" + bytes(self._lines[self._starts[start] : -1]) + b"]"

    def told(self, waiting: bytes, result: bytes) -> bytes:
        """The message that tells what the last look has seen: `news.State`, written at once."""
        start = len(self._starts) - self.news
        parts = [
            b'{"type":"state","version":',
            str(self.version).encode(),
            b',"view":',
            self.view,
            b',"offer":',
            self.offer,
            b',"waiting":',
            waiting,
            b',"start":',
            str(start).encode(),
            b',"log":',
            self._written(start),
            b',"result":',
            result,
            b"}",
        ]
        return b"".join(parts)
