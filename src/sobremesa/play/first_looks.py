"""Viewers who come late: what they have missed is looked through beside the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play.background import Background
from sobremesa.play.past import Past
from sobremesa.play.standing import OVER
from sobremesa.play.table import Table
from sobremesa.play.viewer import Seen, Viewer
from sobremesa.play.viewers import Viewers

SHORT: Final = 16
"""After so few choices it is quicker to look than to ask."""

LastSeen = Callable[[str, Seat], Awaitable[Seen | None]]
"""What a viewer of a finished game was shown at its end."""


async def nothing_seen(_table: str, _seat: Seat) -> Seen | None:
    """Nothing is kept."""
    return None


class Through:
    """While somebody needs a viewer."""

    __slots__ = ("_looks", "_seat", "_viewers")

    def __init__(self, looks: FirstLooks, viewers: Viewers, seat: Seat) -> None:
        self._looks = looks
        self._viewers = viewers
        self._seat = seat

    async def __aenter__(self) -> None:
        self._viewers.hold(self._seat)
        if self._seat not in self._viewers:
            try:
                await self._looks.ready(self._seat)
            except BaseException:
                self._viewers.let_go(self._seat)
                raise

    async def __aexit__(self, *_: object) -> None:
        self._viewers.let_go(self._seat)


class FirstLooks:
    """Makes the viewers of a table; one at a time for each seat, for all who wait for it."""

    __slots__ = ("_background", "_making", "_table", "_viewers", "last_seen")

    def __init__(self, table: Table, viewers: Viewers, background: Background) -> None:
        self.last_seen: LastSeen = nothing_seen
        self._table = table
        self._viewers = viewers
        self._background = background
        self._making: dict[Seat, asyncio.Task[None]] = {}

    def through(self, seat: Seat) -> Through:
        """Have a viewer there, without any long work on the loop, and keep him meanwhile."""
        return Through(self, self._viewers, seat)

    async def ready(self, seat: Seat) -> None:
        """Have a viewer there."""
        if not self._long():
            self._viewers.replace(seat)
            return
        task = self._making.get(seat)
        if task is None:
            task = self._making[seat] = asyncio.create_task(self._make(seat), name="first look")
            task.add_done_callback(lambda _: self._making.pop(seat))
        await asyncio.shield(task)

    def _long(self) -> bool:
        match = self._table.match
        if match is None:
            return self._table.phase == OVER
        return match.made > SHORT

    async def _make(self, seat: Seat) -> None:
        viewers, name, match = self._viewers, self._table.agreement.id, self._table.match
        viewer: Viewer | None = None
        forgets = match is not None and match.forgets
        viewers.expect(seat)
        try:
            if match is not None:
                seen = await self._background.look(name, Past.of(match), seat)
            else:
                # By rules that are no more; what is kept of it shows how it ended.
                kept = await self.last_seen(name, seat)
                if kept is None:
                    return
                seen = kept
            viewer = Viewer.who_saw(self._table.agreement.game, seat, seen, forgets)
        finally:
            viewers.admit(seat, viewer)
