"""Lets a table rest: everybody looks at what was laid down before anything else is told.

Where nobody is told who is asked (`Decision.unnamed`), the time until the table goes on must not
tell it either: it rests whether somebody is asked or not, and what is answered meanwhile waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sobremesa.play.audience import Audience
from sobremesa.play.standing import Standing
from sobremesa.play.table import Table


class Rest:
    """The rest of one table, by the loop's time: no clock that somebody sets ends it."""

    __slots__ = ("_audience", "_on_end", "_over", "_table", "_timer")

    def __init__(self, table: Table, audience: Audience, on_end: Callable[[], None]) -> None:
        self._table = table
        self._audience = audience
        self._on_end = on_end
        """Called when the table has gone on by itself."""
        self._over: asyncio.Event | None = None
        """Set when it is over; nearly all tables never rest."""
        self._timer: asyncio.TimerHandle | None = None

    def after(self, before: Standing) -> None:
        """An act has happened: rest, if something was laid down that may be answered unseen."""
        match = self._table.match
        if match is None or not match.forgets or not match.game.flow.unnamed(match.state):
            return
        if match.resting or self._table.card.standing.moved != before.moved:
            self._begin(self._table.rest_ms / 1000)

    def resume(self) -> None:
        """The table was read anew: whoever comes waits for as long as the others still rest."""
        standing, rest = self._table.card.standing, self._table.rest_ms
        left = standing.moved - self._table.card.now() + (rest if standing.unnamed else 0)
        if 0 < left <= rest:
            self._begin(left / 1000)

    @property
    def is_over(self) -> bool:
        """Whether the table rests no more."""
        return self._over is None

    async def over(self) -> None:
        """Wait until the table rests no more."""
        if self._over is not None:
            await self._over.wait()

    def end(self) -> None:
        """Everybody has looked: go on, unless another process was faster."""
        if self._timer is not None:
            self._timer.cancel()
        if self._over is not None:
            self._over.set()
            self._over = None
        table = self._table
        standing = table.card.standing
        standing.moved = min(standing.moved, table.card.now())
        if table.go_on(self._audience.look):
            if standing.result is not None:
                self._audience.tell_cards()
            self._on_end()

    def _begin(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._over is None:
            self._over = asyncio.Event()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.end)
