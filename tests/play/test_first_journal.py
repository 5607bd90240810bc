"""A database of the first servers with a journal is opened: every table goes on, or can be read.

`of_the_first_journal.jsonl.xz` is what such a server has kept of another evening of Ana and Béa,
until it was killed: of each game tables that are laid, played, paused and over, in the first
version of its rules, with the fingerprint of every act, and of two games the frames.
"""

from __future__ import annotations

import json
import lzma
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection

from play.company import filled, halls, page_at
from play.test_migrations import config_for
from play.test_upgrade import insert, play_on, unhexed
from sobremesa.games import load
from sobremesa.play.archive import Asked
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Entry, Renewed, Talked, read
from sobremesa.play.person import Person
from sobremesa.play.standing import CLOSED, LAYING, OVER, PAUSED, PLAYING

pytestmark = pytest.mark.slow
"""A database of before is filled and brought over."""

KEPT = Path(__file__).parent / "of_the_first_journal.jsonl.xz"
SHAPE = "0003"
"""The database had this shape then."""


@dataclass
class Then:
    """A table as it was kept."""

    row: dict[str, Any]
    sitters: list[dict[str, Any]]
    journal: list[dict[str, Any]]
    replays: list[dict[str, Any]]

    @property
    def id(self) -> str:
        return str(self.row["id"])

    @property
    def state(self) -> str:
        return str(self.row["state"])

    @property
    def game(self) -> str:
        return str(self.row["game"])

    @property
    def entries(self) -> list[Entry]:
        return [read(row["body"]) for row in self.journal]

    @property
    def closed(self) -> bool:
        """Whether it was begun by rules of which today's game says that they have changed."""
        return self.state in (PLAYING, PAUSED) and load(self.game).since() > self.row["version"]

    def frames(self, viewer: str) -> list[Any]:
        pages = [row["frames"] for row in self.replays if row["viewer"] == viewer]
        return [json.loads(line) for page in pages for line in page.split("\n")]

    def insert(self, connection: Connection) -> None:
        insert(connection, "tables", {**self.row, "spectators": bool(self.row["spectators"])})
        for row in self.sitters:
            own = {"table": self.id, **row, "invited": bool(row["invited"])}
            insert(connection, "sitters", own)
        for row in self.journal:
            insert(connection, "journal", {"table": self.id, **row})
        for row in self.replays:
            pressed = zlib.compress(row["frames"].encode())
            insert(connection, "replays", {"table": self.id, **row, "frames": pressed})


@cache
def evening() -> tuple[dict[str, Any], list[Then]]:
    """People and keys; and the tables."""
    lines = lzma.decompress(KEPT.read_bytes()).decode().splitlines()
    first, *rest = [json.loads(line) for line in lines]
    tables = [
        Then(unhexed(kept["table"]), kept["sitters"], kept["journal"], kept["replays"])
        for kept in rest
    ]
    return {key: [unhexed(row) for row in first[key]] for key in ("people", "keys")}, tables


def fill(connection: Connection) -> None:
    command.upgrade(config_for(connection), SHAPE)
    beside, tables = evening()
    for name, rows in beside.items():
        for row in rows:
            insert(connection, name, row)
    for table in tables:
        table.insert(connection)


async def evening_in(database: str) -> tuple[Person, Person, list[Then]]:
    """The host, the guest and their tables, in the database."""
    await filled(database, fill)
    beside, tables = evening()
    host = tables[0].row["host"]
    people = sorted(beside["people"], key=lambda row: row["id"] != host)
    ana, bea = [Person(row["id"], row["name"]) for row in people]
    return ana, bea, tables


async def check(hall: Hall, then: Then, ana: Person) -> None:
    """All that was kept is there, and the table goes on unless its rules are gone."""
    live = await hall.table(then.id)
    rows = await hall.store.journal_since(then.id, 0)
    assert [row.number for row in rows] == list(range(len(rows)))
    assert [row.entry for row in rows[: len(then.journal)]] == then.entries
    game, card = load(then.game), live.shown(ana.id)
    assert card.closed == ("outdated" if then.closed else None)
    assert card.state == (CLOSED if then.closed else then.state)
    page = await page_at(live, ana)
    (welcome,) = page.of("welcome")
    said = [entry.text for entry in then.entries if isinstance(entry, Talked)]
    assert [line["text"] for line in welcome["chat"]] == said
    live.part(page.listener)
    renewed = then.row["version"] < game.version and game.since() <= then.row["version"]
    if renewed or (then.state == LAYING and then.row["version"] < game.version):
        assert Renewed(game.version) in [row.entry for row in rows]
    if then.state == OVER:
        assert card.result is not None
        assert json.loads(then.row["result"])["scores"] == card.result.scores
        await check_film(hall, then)
        # Nobody counted then; whoever plays once more begins an evening with that game.
        assert card.evening is None
        again = (await hall.rematch(live, ana)).shown(ana.id)
        if card.rematch is not None:
            assert (again.id, again.evening) == (card.rematch, None)
            return
        assert again.evening is not None
        winners = sum(share > 0 for share in card.result.shares)
        assert (again.evening.games, sum(one.wins for one in again.evening.wins)) == (1, winners)


async def check_film(hall: Hall, then: Then) -> None:
    """Frames that were kept are shown as they are; those that were not are made."""
    for viewer in ("0", "1", "all", "open"):
        told = json.loads(await hall.archive.finished(Asked(then.id, viewer, 0, 200, False), None))
        if then.replays:
            kept = then.frames(viewer)
            assert told["length"] == len(kept)
            assert told["frames"] == kept[:200]
        assert told["frames"]


async def go_on(database: str, most: int) -> None:
    ana, bea, tables = await evening_in(database)
    async with halls(database, 1) as (hall,):
        assert await hall.store.names([ana.id, bea.id]) == {ana.id: ana.name, bea.id: bea.name}
        assert {card.id for card in await hall.lobby.seen_by(ana)} == {then.id for then in tables}
        for then in tables:
            await check(hall, then, ana)
            if not then.closed:
                await play_on(hall, then.id, then.state, ana, bea, most)


@pytest.fixture(name="database")
def _database(blank: str) -> str:
    return blank


@pytest.mark.slow
async def test_a_database_of_the_first_journal_goes_on(database: str) -> None:
    await go_on(database, 2)


@pytest.mark.deep
async def test_games_of_the_first_journal_come_to_their_end(database: str) -> None:
    await go_on(database, 10**6)


def test_the_evening_has_all_that_there_was() -> None:
    _, tables = evening()
    assert {(then.game, then.state) for then in tables} == {
        (game, state)
        for game in ("macaron", "macao", "macelandia", "antayagi", "la_macarena")
        for state in (LAYING, PLAYING, PAUSED, OVER)
    }
    assert {then.game for then in tables if then.closed} == {"macao"}
    assert {then.game for then in tables if then.replays} == {"macao", "antayagi"}
    acts = {
        then.id: [entry for entry in then.entries if isinstance(entry, Acted)] for then in tables
    }
    assert all(act.told for found in acts.values() for act in found)
    several = {then.game for then in tables if any(len(act.choices) > 1 for act in acts[then.id])}
    assert several == {then.game for then in tables}
