"""What finished games tell of themselves, as it is kept."""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Final

from sqlalchemy import select

from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import ANALYSES
from sobremesa.play.store.writer import Behind

ANALYSIS: Final = ANALYSES.insert()


class KeptAnalyses(Base):
    """Analyses of games that are over."""

    async def keep_analysis(self, table: str, body: bytes) -> None:
        """Keep it; whoever was faster has kept the same."""
        with suppress(Behind):
            row = {"table": table, "body": zlib.compress(body)}
            await self.writer.keep([Write(6, ANALYSIS, row)])

    async def analysis(self, table: str) -> bytes | None:
        """The analysis of a game, if it is kept."""
        row = await self._one(select(ANALYSES.c.body).where(ANALYSES.c.table == table))
        return zlib.decompress(bytes(row["body"])) if row is not None else None
