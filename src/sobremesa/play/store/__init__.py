"""Where tables are kept: journals, committed before anyone is told of what is in them.

All the SQL there is stands in this folder, behind verbs; `schema.py` has the columns.
"""

from __future__ import annotations

from sqlalchemy import select

from sobremesa.core.words import Refusal
from sobremesa.play.store.analyses import KeptAnalyses
from sobremesa.play.store.batch import Write
from sobremesa.play.store.calls import KeptCalls
from sobremesa.play.store.claim import Claim, claimed
from sobremesa.play.store.daily import KeptDays
from sobremesa.play.store.database import migrate, reason, shown, try_file
from sobremesa.play.store.films import Films
from sobremesa.play.store.journals import Journals, Kept
from sobremesa.play.store.leases import Leases
from sobremesa.play.store.memories import Memories
from sobremesa.play.store.partings import Partings
from sobremesa.play.store.probe import Probe
from sobremesa.play.store.schema import KEYS
from sobremesa.play.store.writer import Behind, Lost

__all__ = ["Behind", "Kept", "Lost", "Store"]


class Store(Journals, Memories, Partings, Leases, Films, KeptAnalyses, KeptCalls, KeptDays):
    """A database with all that a server keeps."""

    _claim: Claim | None = None

    def __init__(self, database: str, reading: bool = False) -> None:
        super().__init__(database, reading)
        self._probe = Probe(self.writer)

    def claim(self) -> None:
        """Be the one who serves an SQLite file; whoever only reads needs no claim."""
        if self.alone:
            self._claim = claimed(self.engine.url.database or "")

    async def open(self) -> None:
        """Bring the database to the newest shape and start writing."""
        try:
            if self.engine.dialect.name == "sqlite":
                try_file(self.engine.url.database or "")
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except Exception as problem:
            # Drivers raise errors of many kinds: unknown settings, no server, a newer shape.
            await self.engine.dispose()
            raise Refusal(
                f"the database {shown(self.engine.url)} cannot be opened: {reason(problem)}"
            ) from None
        self.writer.start()
        await self.set_time()

    async def close(self) -> None:
        """Keep what is still waiting to be kept, and let the database go."""
        await self.writer.stop()
        await self._let_go()
        if self._claim is not None:
            self._claim.release()

    async def ready(self) -> bool:
        """Whether something can be written; however often that is asked."""
        return await self._probe.ready()

    async def key(self, name: str, fresh: bytes) -> bytes:
        """A key of the server; the fresh one where there is none yet."""
        asked = select(KEYS.c.value).where(KEYS.c.name == name)
        row = await self._one(asked)
        if row is None:
            try:
                await self.writer.keep([Write(0, KEYS.insert(), {"name": name, "value": fresh})])
            except Behind:
                row = await self._one(asked)
        return bytes(row["value"]) if row is not None else fresh
