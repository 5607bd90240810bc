"""What was said at a table, by whom, and how often; and how it is taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.agreement import spoken
from sobremesa.play.journal import Forgotten, Gestured, Joined, Row, Talked
from sobremesa.play.speakers import speakers

MOST_TEXTS: Final = 100
"""So many lines of talk are kept in mind and told to whoever comes in;"""
MOST_COMMENTS: Final = 200
"""so many are said at one table of the moments of its game, and all of them are kept in mind."""
AT_ONCE: Final = 10
"""Of so many lines of each seat it is known when they were said."""


class Talk:
    """The talk at one table, as its journal has it."""

    def __init__(self) -> None:
        self.said: list[news.Said] = []
        self.lines: dict[Seat, int] = {}
        """How many lines of talk each seat has said; a gesture counts like one,"""
        self.spoke: dict[Seat, deque[int]] = {}
        """and when it said its last ones."""
        self._number = 0
        self._speakers: dict[int, str] = {}
        """Which person has said each line, by the line's number."""

    @classmethod
    def of(cls, rows: Iterable[Row]) -> Talk:
        """All that a journal has of it."""
        talk, kept = cls(), list(rows)
        for row, speaker in zip(kept, speakers([row.entry for row in kept]), strict=True):
            match row.entry:
                case Talked() | Gestured():
                    talk.take(row.entry, row.at, speaker)
                case Joined():
                    talk.join(row.entry.person, row.entry.into)
                case Forgotten():
                    talk.forget(row.entry.person)
                case _:
                    pass
        return talk

    @property
    def comments(self) -> list[news.Said]:
        """What was said of the moments of the game."""
        return [said for said in self.said if said.moment is not None]

    def take(self, entry: Talked | Gestured, at: int, person: str | None) -> None:
        """Heed an entry: a line is kept in mind, a gesture is gone when it was seen."""
        if isinstance(entry, Talked):
            words = (entry.name, entry.text, spoken(at), entry.moment)
            self.said = [*self._kept(entry), news.Said(self._number, entry.seat, *words)]
            if person is not None:
                self._speakers[self._number] = person
            self._number += 1
        self.lines[entry.seat] = self.lines.get(entry.seat, 0) + 1
        self.spoke.setdefault(entry.seat, deque(maxlen=AT_ONCE)).append(at)

    def join(self, person: str, into: str) -> None:
        """What one person has said is another's from now on."""
        mine = [number for number, who in self._speakers.items() if who == person]
        self._speakers |= dict.fromkeys(mine, into)

    def forget(self, person: str) -> None:
        """Leave nothing of what a person has said but that it was said."""
        self.said = [
            msgspec.structs.replace(said, name="", text="")
            if self._speakers.get(said.number) == person
            else said
            for said in self.said
        ]

    def _kept(self, entry: Talked) -> list[news.Said]:
        """What is still kept in mind beside one more line."""
        plain = [said.number for said in self.said if said.moment is None]
        if entry.moment is not None or len(plain) < MOST_TEXTS:
            return self.said
        self._speakers.pop(plain[0], None)
        return [said for said in self.said if said.number != plain[0]]
