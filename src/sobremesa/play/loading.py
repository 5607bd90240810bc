"""Reads a table from its journal, or says that it cannot be read.

Whatever is wrong with one table is its own matter: it is marked, and logged once. A table of an
older version of its game goes on where today's rules tell all that was told; else it is closed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from sobremesa.core.game import Game
from sobremesa.core.option import Options, recall
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.agreement import Agreement
from sobremesa.play.archive import acts_of
from sobremesa.play.background import Background
from sobremesa.play.cards import OTHER_DATA, OUTDATED, SENTENCE, UNREADABLE
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Closed, Entry, Renewed, Row
from sobremesa.play.live import LiveTable
from sobremesa.play.logbook import Logbook
from sobremesa.play.past import Past
from sobremesa.play.person import is_token
from sobremesa.play.replays import ALL
from sobremesa.play.standing import CLEARED, CLOSED, LAYING, OVER, REST_MS
from sobremesa.play.store import Behind, Kept, Lost, Store
from sobremesa.play.table import Table

ATTEMPTS: Final = 5
"""So often a table is read again because another process writes into its journal."""


class Found(NamedTuple):
    """A table as the store has it."""

    kept: Kept
    game: Game[Any, Any]
    rows: list[Row]


def agreement_of(kept: Kept, game: Game[Any, Any], options: Options) -> Agreement:
    """What was agreed at a table."""
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

    def __init__(self, store: Store, background: Background) -> None:
        self.rest_ms = REST_MS
        """How long tables rest here."""
        self._store = store
        self._background = background
        self._marked: set[str] = set()

    async def load(self, name: str) -> LiveTable:
        """The table as its journal says; what stands beside the journal is corrected by it."""
        for _ in range(ATTEMPTS):
            try:
                return await self._load(name)
            except Behind:
                continue
        raise Lost("others write into the journal all the time")

    async def _load(self, name: str) -> LiveTable:
        kept = await self._store.table(name) if is_token(name) else None
        if kept is None:
            raise Denied("no_table", f"there is no table {name[:40]!r}")
        game = await self._game_of(kept)
        try:
            rows = await self._store.journal_since(name, 0)
        except Exception as problem:
            raise await self._unplayable(name, UNREADABLE, problem) from None
        found = Found(kept, game, rows)
        ends = {row.entry.why for row in rows if isinstance(row.entry, Closed)}
        older = kept.version < game.version
        # One that was abandoned is shown as it was left, as long as its rules are ours.
        foreign = (kept.data or "") != game.data
        if OUTDATED in ends or (ends and (older or foreign)):
            return await self._recalled(found)
        if foreign:
            return await self._put_aside(found)
        if older:
            return await self._judged(found)
        live = await self._played(found)
        if live.table.phase == CLEARED:
            raise Denied("no_table", f"there is no table {name[:40]!r}")
        return live

    async def _game_of(self, kept: Kept) -> Game[Any, Any]:
        """The table's game, if it is one of ours and not newer than ours."""
        try:
            game = load(kept.game)
            if kept.version <= game.version:
                return game
            newer = f"the table is of version {kept.version} of {game.name}"
            if not self._store.alone:
                # Another process is of a newer make, as while all of them are renewed.
                raise Lost(newer)
            raise Refusal(newer)
        except Refusal as problem:
            raise await self._unplayable(kept.id, OUTDATED, problem) from None

    async def _played(self, found: Found) -> LiveTable:
        """The table by today's rules."""
        kept, game, rows = found
        try:
            options = game.options_kept(kept.seats, **json.loads(kept.options))
        except Exception as problem:
            raise await self._unplayable(kept.id, OUTDATED, problem) from None
        live = LiveTable(agreement_of(kept, game, options), self._store, self._background)
        live.table.rest_ms = self.rest_ms
        try:
            for row in rows:
                live.table.take(row)
            live.table.go_on()
            if [sitter.seat for sitter in live.table.sitters] != list(range(kept.seats)):
                raise Refusal("a seat is missing")
        except Exception as problem:
            raise await self._unplayable(kept.id, UNREADABLE, problem) from None
        await self._correct(live.table)
        return live

    # Rules that have changed.

    async def _judged(self, found: Found) -> LiveTable:
        """The table goes on by today's rules, or it is over, or it is closed."""
        kept, game, rows = found
        card = await self._store.card(kept.id)
        assert card is not None
        over = card.standing.phase == OVER
        log = Logbook(kept.id)
        if await self._agrees(found, over, begun=card.standing.phase != LAYING):
            live = await self._played(found)
            await self._write(live.table, rows, Renewed(game.version))
            log.renewed(game.version)
            return live
        live = await self._recalled(found)
        if not over:
            await self._write(live.table, rows, Closed(OUTDATED))
            log.outdated(game.version)
        return live

    async def _agrees(self, found: Found, over: bool, begun: bool) -> bool:
        kept, game, rows = found
        try:
            game.options_kept(kept.seats, **json.loads(kept.options))
            past = Past.kept(kept, rows)
        except (Refusal, ValueError, TypeError):
            return False
        if not begun and not past.branches:
            return True
        return await self._background.agrees(kept.id, past, acts_of(rows), over)

    async def _put_aside(self, found: Found) -> LiveTable:
        """The table was laid with other data than ours: it waits until we have these again."""
        live = await self._recalled(found)
        standing = live.table.card.standing
        if standing.phase != OVER:
            live.table.card.standing = replace(
                standing, phase=CLOSED, waiting=[], closed=OTHER_DATA, due=None
            )
            await self._store.mark(found.kept.id, OTHER_DATA)
            Logbook(found.kept.id).put_aside(found.kept.data, found.game.data)
        return live

    async def _recalled(self, found: Found) -> LiveTable:
        """The table as far as it can be told without its rules: who sat there, what was said."""
        kept, game, rows = found
        try:
            said = recall(game.options(kept.seats), json.loads(kept.options))
            options = Options(kept.seats, said)
            live = LiveTable(agreement_of(kept, game, options), self._store, self._background)
            card = await self._store.card(kept.id)
            assert card is not None
            live.table.recall(rows, card.standing)
            live.table.card.data = kept.data
            if card.standing.phase == OVER and await self._unseen(kept.id):
                # How it ended is in its card; more can be told only by its record.
                live.table.card.standing = replace(card.standing, closed=OUTDATED)
        except Exception as problem:
            raise await self._unplayable(kept.id, UNREADABLE, problem) from None
        await self._name(live.table)
        return live

    async def _unseen(self, name: str) -> bool:
        return await self._store.frames(name, ALL, 0, 0) is None

    async def _write(self, table: Table, rows: Sequence[Row], entry: Entry) -> None:
        """Write down what has become of the table; `Behind` if somebody else was faster."""
        row = Row(len(rows), table.card.now(), entry)
        standing = table.standing_after(entry, row.at)
        await self._store.append(table.agreement.id, row, standing, standing.turn(table.sitters))
        table.card.standing = standing

    # What stands beside a journal.

    async def _name(self, table: Table) -> None:
        people = [sitter.person for sitter in table.sitters if sitter.person is not None]
        table.card.names |= await self._store.names(people)

    async def _correct(self, table: Table) -> None:
        await self._name(table)
        name, standing = table.agreement.id, table.card.standing
        card = await self._store.card(name)
        if card is not None and card.standing != standing:
            await self._store.stand(name, standing, standing.turn(table.sitters))

    async def _unplayable(self, name: str, why: str, problem: Exception) -> Exception:
        """What to answer of a table that cannot be read; what is wrong with it is for the log.

        A failing store is no fault of the table's. An engine's words would tell what is hidden.
        """
        if isinstance(problem, SQLAlchemyError | OSError | Lost | Behind):
            return problem
        if name not in self._marked:
            self._marked.add(name)
            Logbook(name).not_resumed(problem)
            await self._store.mark(name, why)
        said = str(problem) if why == OUTDATED and isinstance(problem, Refusal) else SENTENCE
        return Denied("closed", said)
