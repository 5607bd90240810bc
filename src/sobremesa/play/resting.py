"""Lets a table rest: everybody looks at what was laid down before anything else is told.

Where nobody is told who is asked (`Decision.unnamed`), the time until the table goes on must not
tell it either: it rests whether somebody is asked or not, and what is answered meanwhile waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sobremesa.play.audience import Audience
from sobremesa.play.cards import Standing
from sobremesa.play.clock import now
from sobremesa.play.table import Table


class Rest:
    """The rest of one table; its time is that of the loop, so that no clock that is set ends it."""

    def __init__(self, table: Table, audience: Audience, on_end: Callable[[], None]) -> None:
        self._table = table
        self._audience = audience
        self._on_end = on_end
        """Called when the table has gone on by itself."""
        self._until = 0.0

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
        left = standing.moved - now() + (rest if standing.unnamed else 0)
        if 0 < left <= rest:
            self._until = asyncio.get_running_loop().time() + left / 1000

    async def over(self) -> None:
        """Wait until the table rests no more."""
        loop = asyncio.get_running_loop()
        while (left := self._until - loop.time()) > 0:
            await asyncio.sleep(left)

    def _begin(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._until = loop.time() + seconds
        match = self._table.match
        if match is not None and match.resting:
            loop.call_at(self._until, self._go_on, match.made)

    def _go_on(self, made: int) -> None:
        """Unless another process was faster and the next act is here already."""
        table = self._table
        if table.match is None or table.match.made != made:
            return
        standing = table.card.standing
        standing.moved = min(standing.moved, now())
        if table.go_on(self._audience.look):
            if standing.result is not None:
                self._audience.tell_cards()
            self._on_end()
