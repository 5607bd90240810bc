"""The time by which clocks run: the database's, and never one that somebody sets meanwhile.

Between two looks at the database's clock it goes on by a clock that nobody sets. An SQLite file has
no clock: there it is the time of day when the server starts, or that of the last choice at a table
that waits by its clock if that is later, and goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from sqlalchemy import BigInteger, cast, extract, func, literal, select

from sobremesa.play.clock import now
from sobremesa.play.store.base import Base
from sobremesa.play.store.schema import TABLES


class Hours(Base):
    """What the clock says."""

    _ahead = 0.0
    """By how much it is ahead of the clock that nobody sets, in milliseconds; nought: not known."""
    stand_in: Callable[[], int] | None = None
    """Says the time instead, where somebody has to be able to let it pass."""

    def time(self) -> int:
        """Milliseconds since 1970."""
        if self.stand_in is not None:
            return self.stand_in()
        if not self._ahead:
            self._ahead = now() - monotonic() * 1000
        return round(monotonic() * 1000 + self._ahead)

    async def set_time(self) -> None:
        """Look at the database's clock, or at the last choice where it has none."""
        began = monotonic()
        if self.alone:
            last = select(func.max(TABLES.c.moved).label("at")).where(TABLES.c.due.is_not(None))
            row = await self._one(last)
            self._ahead = max(now(), (row["at"] if row is not None else 0) or 0) - began * 1000
            return
        row = await self._one(select(self._clock.label("at")))
        if row is not None:
            # It was read some time between asking and hearing.
            self._ahead = row["at"] - (began + monotonic()) * 500

    @property
    def _clock(self) -> Any:
        """The database's own clock, in milliseconds: the processes' may differ."""
        if self.alone or self.stand_in is not None:
            return literal(self.time(), BigInteger)
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
