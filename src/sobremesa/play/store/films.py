"""The frames of finished games, as they are kept."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from sqlalchemy import select

from sobremesa.play.replays import Film
from sobremesa.play.standing import OVER
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import REPLAYS, TABLES
from sobremesa.play.store.writer import Behind

FILM: Final = REPLAYS.insert()


class Films(Base):
    """What was seen of games that are over."""

    async def keep_films(self, table: str, films: Mapping[str, Film]) -> None:
        """Keep everybody's frames, all or none; whoever was faster has kept the same."""
        rows = [
            {
                "table": table,
                "viewer": viewer,
                "page": number,
                "length": film.length,
                "frames": page,
            }
            for viewer, film in films.items()
            for number, page in enumerate(film.pages)
        ]
        with suppress(Behind):
            await self.writer.keep([Write(5, FILM, row) for row in rows])

    async def frames(self, table: str, viewer: str, first: int, last: int) -> Film | None:
        """Its pages from `first` to `last`; None if no frames are kept."""
        own = (REPLAYS.c.table == table) & (REPLAYS.c.viewer == viewer)
        there = await self._one(select(REPLAYS.c.length).where(own & (REPLAYS.c.page == 0)))
        if there is None:
            return None
        wanted = select(REPLAYS.c.frames).where(own & REPLAYS.c.page.between(first, last))
        rows = await self._all(wanted.order_by(REPLAYS.c.page))
        return Film(there["length"], [bytes(row["frames"]) for row in rows])

    async def unfilmed(self, most: int) -> list[str]:
        """Finished games whose frames are not kept yet, the newest first."""
        kept = select(REPLAYS.c.table).where(REPLAYS.c.table == TABLES.c.id)
        wanted = select(TABLES.c.id).where((TABLES.c.state == OVER) & TABLES.c.closed.is_(None))
        newest = wanted.where(~kept.exists()).order_by(TABLES.c.moved.desc()).limit(most)
        return [row["id"] for row in await self._all(newest)]
