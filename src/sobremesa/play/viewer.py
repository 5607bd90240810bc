"""What one viewer has been shown of a match, and how often that has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.option import forgets
from sobremesa.core.record import Record
from sobremesa.core.scribe import Json, Plain, digits
from sobremesa.core.words import Seat
from sobremesa.play.offer import written_offer
from sobremesa.play.taken import Taken, relived
from sobremesa.play.viewer_log import ViewerLog

encode = msgspec.json.Encoder().encode

NOTHING: Final = b"null"


def plain_view(
    game: Game[Any, Any], s: Any, viewer: Seat, forgetful: bool = False
) -> dict[str, object]:
    """What the viewer may know, in names; at a table that forgets, what it shows of that."""
    scribe = Plain()
    view = game.view(s, viewer)
    if forgetful and not game.flow.over(s):
        view.show(scribe)
    else:
        view.describe(scribe)
    return scribe.facts


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
    marks: bytes = b""
    backs: int = 0


class Viewer:
    """A seat's, or the spectator's, view, offer and log: written once for all who look so.

    The version counts the changes of these three and nothing else, so it does not betray what
    another seat has chosen in secret. It follows from the record alone, and from what was taken
    back: a restart finds the same.
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
        self.backs = 0
        """How often something was taken back that he had noticed."""
        self._scribe = Json()
        self._log = ViewerLog()

    @classmethod
    def of(
        cls,
        game: Game[Any, Any],
        seat: Seat,
        record: Record,
        taken: Sequence[Taken] = (),
        resting: bool = False,
    ) -> Viewer:
        """One who has seen the whole record so far, and what was taken back meanwhile.

        While the table is `resting`, nobody has seen all that has come of the last choice.
        """
        forgets = forgetful(game, record.seats, record.chosen)
        viewer = cls(game, seat, forgets).after(record, forgets, taken, resting)
        if viewer.told_less:
            # All is told in full now. The version is that of whoever has seen the end come: he may
            # be told of it by another process.
            whole = cls(game, seat).after(record, forgets, taken)
            whole.version = viewer.version
            return whole
        return viewer

    def after(
        self, record: Record, rests: bool, taken: Sequence[Taken] = (), resting: bool = False
    ) -> Viewer:
        """The same, having looked at all of it."""
        last: Any = None
        for made, back, s in relived(self.game, record, taken, rests, resting):
            last = s
            if back is None:
                self.look(s, made)
            else:
                self.look_back(s, back)
        if record.stopped:
            self.stop(last)
        return self

    @classmethod
    def who_saw(cls, game: Game[Any, Any], seat: Seat, seen: Seen, forgets: bool) -> Viewer:
        """One who has been shown just this, and looks on from there."""
        viewer = cls(game, seat, forgets)
        viewer.version, viewer.view, viewer.offer = seen.version, seen.view, seen.offer
        viewer._log.load(seen.lines, seen.starts, seen.marks)
        viewer.backs = seen.backs
        return viewer

    def seen(self) -> Seen:
        """What there is to look on from."""
        return Seen(self.version, self.view, self.offer, *self._log.dump(), self.backs)

    @property
    def told_less(self) -> bool:
        """Whether he has seen the end of a game of which he was not told all that all may know."""
        return self.forgets and self.over

    @property
    def length(self) -> int:
        """The number of lines there are."""
        return self._log.length

    @property
    def news(self) -> int:
        """How many of them the last look has added."""
        return self._log.news

    def look(self, s: Any, made: int = 0) -> bool:
        """Take in a state whose log has only what is new; tell whether that can be noticed.

        `made` choices have led there, if it matters which lines each of them has brought.
        """
        self._log.mark(made)
        self.over = self.game.flow.over(s)
        heard = self.game.words.heard(s.log, self.seat)
        view = self._see(s)
        asked = written_offer(self.game, s, self.seat)
        changed = bool(heard) or view != self.view or asked != self.offer
        self._log.add(heard, averting=self.forgets and not self.over)
        if changed:
            self.view, self.offer = view, asked
            self.version += 1
        return changed

    def stop(self, s: Any) -> None:
        """People have ended the game before its end, in that state: nobody is asked any more."""
        self.over = True
        self.view, self.offer = self._see(s), NOTHING
        self._log.add([])
        self.version += 1

    def look_back(self, s: Any, taken: Taken) -> bool:
        """Take in a state to which something was taken back; tell whether that can be noticed.

        What its choices have told goes from the log, and a line says who took it back. Whoever
        had not noticed them notices nothing now.
        """
        first, last = self._log.unmark(taken)
        view, asked = self._see(s), written_offer(self.game, s, self.seat)
        if first == last and view == self.view and asked == self.offer:
            return False
        self.view, self.offer = view, asked
        self._log.take_back(first, last, taken.seat)
        self.backs += 1
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
        return scribe.text() if scribe.has_news() else self.view

    def lines(self, start: int) -> msgspec.Raw:
        """The lines from that number on, as a list."""
        return self._log.since(start)

    def told(self, waiting: bytes, result: bytes, undo: bytes = NOTHING) -> bytes:
        """The message that tells what the last look has seen: `news.State`, written at once."""
        log = self._log
        parts = [
            b'{"type":"state","version":',
            digits(self.version),
            b',"view":',
            self.view,
            b',"offer":',
            self.offer,
            b',"waiting":',
            waiting,
            b',"start":',
            digits(log.length - log.news),
            b',"log":[',
            log.fresh[:-1],
            b'],"result":',
            result,
            b',"undo":',
            undo,
            b',"backs":',
            digits(self.backs),
            b"}",
        ]
        return b"".join(parts)
