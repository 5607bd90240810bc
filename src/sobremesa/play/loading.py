"""Reads a table from its journal, or says that it cannot be read.

Whatever is wrong with one table is its own matter: it is marked, and logged once.
"""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from sobremesa.core.game import Game
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.agreement import Agreement
from sobremesa.play.cards import CLEARED, OUTDATED, SENTENCE, UNREADABLE
from sobremesa.play.denied import Denied
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Logbook
from sobremesa.play.person import is_token
from sobremesa.play.store import Kept, Store
from sobremesa.play.table import Table


def agreement_of(kept: Kept) -> Agreement:
    """What was agreed at a table, if its game can still be played so."""
    game: Game[Any, Any] = load(kept.game)
    if game.version != kept.version:
        raise Refusal(f"the table is of version {kept.version} of {game.name}")
    options = game.options_kept(kept.seats, **json.loads(kept.options))
    return Agreement(
        kept.id,
        kept.title,
        game,
        options,
        kept.seed,
        kept.host,
        kept.access,
        kept.spectators,
        kept.created,
    )


class Loader:
    """Makes live tables from what the store has."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._marked: set[str] = set()

    async def load(self, name: str) -> LiveTable:
        """The table as its journal says; what stands beside the journal is corrected by it."""
        kept = await self._store.table(name) if is_token(name) else None
        if kept is None:
            raise Denied("no_table", f"there is no table {name[:40]!r}")
        try:
            agreement = agreement_of(kept)
        except Exception as problem:
            raise await self._unplayable(name, OUTDATED, problem) from None
        live = LiveTable(agreement, self._store)
        try:
            await self._fold(live.table, kept)
        except Exception as problem:
            raise await self._unplayable(name, UNREADABLE, problem) from None
        if live.table.phase == CLEARED:
            raise Denied("no_table", f"there is no table {name[:40]!r}")
        await self._correct(live.table)
        return live

    async def _fold(self, table: Table, kept: Kept) -> None:
        for row in await self._store.journal_since(kept.id, 0):
            table.take(row)
        if [sitter.seat for sitter in table.sitters] != list(range(kept.seats)):
            raise Refusal("a seat is missing")

    async def _correct(self, table: Table) -> None:
        people = [sitter.person for sitter in table.sitters if sitter.person is not None]
        table.card.names |= await self._store.names(people)
        name, standing = table.agreement.id, table.card.standing
        card = await self._store.card(name)
        if card is not None and card.standing != standing:
            await self._store.stand(name, standing, standing.turn(table.sitters))

    async def _unplayable(self, name: str, why: str, problem: Exception) -> Exception:
        """What to answer of a table that cannot be read; what is wrong with it is for the log.

        A failing store is no fault of the table's. An engine's words would tell what is hidden.
        """
        if isinstance(problem, SQLAlchemyError | OSError):
            return problem
        if name not in self._marked:
            self._marked.add(name)
            Logbook(name).not_resumed(problem)
            await self._store.mark(name, why)
        said = str(problem) if why == OUTDATED and isinstance(problem, Refusal) else SENTENCE
        return Denied("closed", said)
