"""Databases of before branches (0011) and days (0012): what was kept is read, and goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, insert, inspect, select

from play.company import Here, filled, halls, play_on, start
from play.test_migrations import config_for
from play.test_parting import foreign_keys_hold
from sobremesa.core.record import replay
from sobremesa.games import load
from sobremesa.play.agreement import Wishes
from sobremesa.play.branching import WhatIf, branch_off, told_record
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.positions import Position
from sobremesa.play.standing import LAYING, OVER, PLAYING
from sobremesa.play.store.memories import Wanted
from sobremesa.play.store.schema import HOUSE, METADATA

pytestmark = pytest.mark.slow
"""Databases of before are filled and brought over."""

GAME = "antayagi"
OPTIONS = {"max_turns": "3"}
ALL_MINE = ["me", "me", "me"]
OPEN = ["me", "open", "open"]

Rows = dict[str, list[dict[str, Any]]]


async def play_all(live: LiveTable, people: list[Person], turns: int = 1000) -> None:
    """Let all play on, until the end or for so many turns."""
    for turn in range(turns):
        if live.table.phase == OVER:
            return
        await play_on(live, people[turn % len(people)], 3)


async def evening(hall: Hall, branched: bool) -> tuple[list[Person], dict[str, str]]:
    """Three people, and tables of theirs by what has become of them; the last has branched off."""
    people = [(await hall.people.introduce(name))[0] for name in ("Rosa", "Kurt", "Ana")]
    rosa = people[0]
    found: dict[str, str] = {}
    for state, turns in ((LAYING, 0), (PLAYING, 3), (OVER, 1000)):
        live = await hall.lay(rosa, Wishes(GAME, 3, OPTIONS, "", OPEN, "link", True))
        for seat, person in enumerate(people[1:], 1):
            await hall.change_seat(live, person, seat, "me")
        if turns:
            await start(live, rosa)
            await play_all(live, people, turns)
        assert live.table.phase == state
        found[state] = live.id
    if branched:
        wished = WhatIf(moment=3, same=True, sitters=ALL_MINE)
        live = await branch_off(hall, found[OVER], rosa, wished)
        await start(live, rosa)
        await play_on(live, rosa)
        found["branch"] = live.id
    return people, found


async def kept_by(hall: Hall) -> Rows:
    """All that a server has in its database."""
    async with hall.store.engine.connect() as connection:
        rows = {
            name: [dict(row) for row in (await connection.execute(select(table))).mappings()]
            for name, table in METADATA.tables.items()
        }
    # Nobody had such a person before.
    rows["people"] = [row for row in rows["people"] if row["id"] != HOUSE]
    return rows


def put_back(connection: Connection, rows: Rows, shape: str) -> None:
    """The same as a server of then had it: in its shape, without what there was no place for."""
    command.upgrade(config_for(connection), shape)
    there = inspect(connection)
    names: Sequence[str] = there.get_table_names()
    for table in METADATA.sorted_tables:
        if table.name not in names:
            continue
        columns = {column["name"] for column in there.get_columns(table.name)}
        for row in rows[table.name]:
            fitting = {name: value for name, value in row.items() if name in columns}
            connection.execute(insert(table).values(fitting))


@pytest.mark.parametrize("shape", ["0010", "0011"])
async def test_tables_of_before_go_on(database: str, tmp_path: Path, shape: str) -> None:
    branched = shape == "0011"
    async with halls(f"sqlite:///{tmp_path}/then.db", 1, workers=Here()) as (hall,):
        people, then = await evening(hall, branched)
        record = (await hall.archive.past(then[OVER])).record().write()
        rows = await kept_by(hall)
    await filled(database, lambda connection: put_back(connection, rows, shape))
    async with halls(database, 1, workers=Here()) as (hall,):
        await check_kept(hall, people[0], then, record)
        await check_new(hall, people, then)
        assert await foreign_keys_hold(hall.store)


async def check_kept(hall: Hall, rosa: Person, then: dict[str, str], record: str) -> None:
    """Everything is there; what was dealt is no branch and of no day, and counts."""
    for state in (LAYING, PLAYING, OVER):
        live = await hall.table(then[state])
        card = live.shown(rosa.id)
        assert (card.state, card.branch, card.day) == (state, None, None)
    assert (await hall.archive.past(then[OVER])).record().write() == record
    replay(load(GAME), (await hall.archive.past(then[OVER])).record())
    (counted,) = await hall.remembering.statistics(rosa.id)
    assert counted.people.games + counted.bots.games == 1, "a branch is no game of one's own"
    games = await hall.remembering.games(rosa.id, Wanted(), None, 0, 20)
    assert then[OVER] in [one.id for one in games.games]
    if "branch" in then:
        card = (await hall.table(then["branch"])).shown(rosa.id)
        assert card.branch is not None
        assert card.day is None


async def check_new(hall: Hall, people: list[Person], then: dict[str, str]) -> None:
    """The tables of then are played on, and branched off from; a day has a table of its own."""
    rosa = people[0]
    await start(await hall.table(then[LAYING]), rosa)
    for table in (then[LAYING], then[PLAYING]):
        live = await hall.table(table)
        await play_all(live, people)
        assert live.table.phase == OVER
        card = await hall.finished(table, rosa.id)
        assert card is not None
        assert (await told_record(hall, card, rosa.id)).end
    branch = await branch_off(hall, then[OVER], rosa, WhatIf(moment=2, sitters=ALL_MINE))
    assert branch.shown(rosa.id).branch is not None
    game = load(GAME)
    position = Position(GAME, game.version, game.data, 3, "07" * 32, 1, ["level-3"] * 3, [])
    day = hall.daily.today()
    await hall.store.keep_position(day, GAME, msgspec.json.encode(position).decode())
    mine = await hall.daily.lay(rosa, GAME)
    assert [one.table for one in await hall.store.counted(day, [rosa.id])] == [mine.id]
