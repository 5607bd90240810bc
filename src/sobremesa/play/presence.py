"""Who has a page open at which table in other processes: told softly, and forgotten in time."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sobremesa.play.neighbours import Beat

SILENT_S: Final = 5.0
"""A process that has said nothing for so long is gone, and nobody is there any more."""


@dataclass
class Elsewhere:
    """Another process, as far as it has been heard of."""

    heard: float
    tables: dict[str, frozenset[str]] = field(default_factory=dict)
    away: dict[str, frozenset[str]] = field(default_factory=dict)
    """Who does not see the page just now, though it is open there."""


class Presence:
    """What the processes tell each other of who is where; time is that of the loop."""

    def __init__(self, node: str) -> None:
        self._node = node
        self._others: dict[str, Elsewhere] = {}
        self._changed: set[str] = set()
        self._renamed: dict[str, str] = {}
        self._parted: list[str] = []
        self._ask = True

    def at(self, table: str) -> set[str]:
        """The people who look at a table elsewhere."""
        found = [other.tables.get(table, frozenset()) for other in self._others.values()]
        return set[str]().union(*found)

    def away_at(self, table: str) -> set[str]:
        """Those of them who see the table nowhere."""
        others = self._others.values()
        seen = [
            other.tables.get(table, frozenset()) - other.away.get(table, frozenset())
            for other in others
        ]
        return self.at(table) - set[str]().union(*seen)

    def change(self, *tables: str) -> None:
        """Somebody has come to these tables here, or left: the others are told in a moment."""
        self._changed.update(tables)

    def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise from now on."""
        self._renamed[person] = name

    def part(self, person: str) -> None:
        """Somebody is known at other devices from now on."""
        self._parted.append(person)

    def beat(self, here: dict[str, set[str]], away: dict[str, set[str]] | None = None) -> Beat:
        """What is to be said now; `here` has all tables that somebody looks at."""
        changed = {table: sorted(here.get(table, ())) for table in self._changed}
        unseen = {table: sorted(away[table]) for table in changed if away and away.get(table)}
        said = Beat(self._node, changed, self._renamed, self._ask, self._parted, unseen)
        self._changed, self._renamed, self._ask, self._parted = set(), {}, False, []
        return said

    def hear(self, beat: Beat, at: float) -> set[str]:
        """Take in what another process says; the tables where somebody came or left there."""
        if beat.node not in self._others:
            # Somebody new, or somebody who was missed for a while.
            self._others[beat.node] = Elsewhere(at)
            self._ask = True
        other = self._others[beat.node]
        other.heard = at
        moved = {
            table
            for table, people in beat.here.items()
            if other.tables.get(table, frozenset()) != frozenset(people)
            or other.away.get(table, frozenset()) != frozenset(beat.away.get(table, ()))
        }
        for table in moved:
            _take(other.tables, table, beat.here[table])
            _take(other.away, table, beat.away.get(table, []))
        return moved

    def silent(self, at: float) -> list[str]:
        """The processes that have been silent for too long."""
        return [node for node, other in self._others.items() if at - other.heard > SILENT_S]

    def forget_silent(self, at: float) -> set[str]:
        """Forget whoever has been silent for too long; the tables where somebody was there."""
        silent = self.silent(at)
        left = {table for node in silent for table in self._others[node].tables}
        for node in silent:
            del self._others[node]
        return left


def _take(told: dict[str, frozenset[str]], table: str, people: list[str]) -> None:
    """Keep who was told of a table, if anybody was."""
    told.pop(table, None)
    if people:
        told[table] = frozenset(people)
