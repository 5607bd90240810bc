"""The viewers of a table: who is looked through, who comes late, and who is forgotten."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from sobremesa.core.words import Seat
from sobremesa.play.table import Table
from sobremesa.play.taken import Taken
from sobremesa.play.viewer import Viewer

LINGER_S: Final = 10.0
"""A viewer is kept up for so long after the last who looked so has gone: many come back."""
STOPPED: Final = object()
"""Put by for a viewer who is being made while people end the game."""


class Viewers:
    """What is seen from where; what nobody looks through is not kept up."""

    def __init__(self, table: Table, looked_through: Callable[[Seat], bool]) -> None:
        self._table = table
        self._looked_through = looked_through
        self._there: dict[Seat, Viewer] = {}
        self._missed: dict[Seat, list[tuple[Any, int, Taken | None]]] = {}
        """What viewers have to look at who are being made."""
        self._held: Counter[Seat] = Counter()
        self._leaving: dict[Seat, asyncio.TimerHandle] = {}

    def __getitem__(self, seat: Seat) -> Viewer:
        """What is seen from there; made from the record when somebody first looks."""
        found = self._there.get(seat)
        if found is None:
            match = self._table.playing_match()
            found = self._there[seat] = Viewer.of(
                match.game, seat, match.record, match.taken, match.resting
            )
        return found

    def __contains__(self, seat: Seat) -> bool:
        """Whether whoever comes now can look through him."""
        found = self._there.get(seat)
        return found is not None and not found.told_less

    def look(self, s: Any, made: int) -> list[tuple[Viewer, bool]]:
        """Let all take in a state; tell of each whether he has noticed anything."""
        for missed in self._missed.values():
            missed.append((s, made, None))
        return [(viewer, viewer.look(s, made)) for viewer in self._there.values()]

    def look_back(self, s: Any, taken: Taken) -> list[tuple[Viewer, bool]]:
        """Let all take in a state to which something was taken back; tell the same."""
        for missed in self._missed.values():
            missed.append((s, 0, taken))
        return [(viewer, viewer.look_back(s, taken)) for viewer in self._there.values()]

    def stop(self, s: Any) -> list[Viewer]:
        """Let all see that people have ended the game in that state."""
        for missed in self._missed.values():
            missed.append((STOPPED, 0, None))
        for viewer in self._there.values():
            viewer.stop(s)
        return list(self._there.values())

    # Those who are made elsewhere.

    def expect(self, seat: Seat) -> None:
        """A viewer is being made: what happens meanwhile is put by for him."""
        self._missed[seat] = []

    def admit(self, seat: Seat, viewer: Viewer | None) -> None:
        """He is there, or will not come."""
        missed = self._missed.pop(seat, [])
        if viewer is not None:
            for s, made, taken in missed:
                if s is STOPPED:
                    viewer.stop(self._table.playing_match().state)
                elif taken is None:
                    viewer.look(s, made)
                else:
                    viewer.look_back(s, taken)
            self._there[seat] = viewer

    # Those who go.

    def replace(self, seat: Seat) -> None:
        """Have somebody else there, if it is one who was told less than whoever comes now."""
        if seat not in self:
            self._there.pop(seat, None)

    def hold(self, seat: Seat) -> None:
        """Keep a viewer up, also if all pages go, until he is let go."""
        self._held[seat] += 1

    def let_go(self, seat: Seat) -> None:
        """Whoever held him needs him no more."""
        self._held[seat] -= 1
        self.forget_later(seat)

    def forget(self) -> None:
        """Forget all through whom nobody looks any more."""
        for seat in list(self._there):
            self._forget(seat)

    def forget_later(self, seat: Seat) -> None:
        """Forget one in a while, if nobody looks through him then."""
        if seat in self._there and seat not in self._leaving and not self._wanted(seat):
            loop = asyncio.get_running_loop()
            self._leaving[seat] = loop.call_later(LINGER_S, self._left, seat)

    def _left(self, seat: Seat) -> None:
        self._leaving.pop(seat, None)
        self._forget(seat)

    def _forget(self, seat: Seat) -> None:
        if not self._wanted(seat):
            self._there.pop(seat, None)

    def _wanted(self, seat: Seat) -> bool:
        return self._held[seat] > 0 or self._looked_through(seat)
