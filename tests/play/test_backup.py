"""A backup holds all that there was at one moment, and comes back into either kind of database."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from play.company import awaited, begun, folded, halls, page_at, play_on
from play.postgres import Postgres
from play.shape import kept_in
from play.test_upgrade import made_before
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play.agreement import Wishes
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Row
from sobremesa.play.loading import agreement_of
from sobremesa.play.overview import overview
from sobremesa.play.standing import OVER
from sobremesa.play.store import Store
from sobremesa.play.store.backup import back_up, restore

pytestmark = pytest.mark.slow

BOTS = Wishes("macaron", 3, {}, "Bots", ["bot:greedy"] * 3, "anyone", True)
MINE = Wishes("macaron", 2, {}, "Mine", ["me", "me"], "link", False)


async def kept(database: str) -> dict[str, list[Row]]:
    """All journals of a database."""
    async with overview(database) as found:
        tables = await found.tables([], None, None, 1000)
    store = Store(database)
    await store.open()
    rows = {table.id: await store.journal_since(table.id, 0) for table in tables}
    await store.close()
    return rows


async def check_tables(database: str) -> None:
    """Every table can be played on from its journal, and its card says the same."""
    store = Store(database)
    await store.open()
    for name, rows in (await kept(database)).items():
        laid, card = await store.table(name), await store.card(name)
        assert laid is not None
        assert card is not None
        game = load(laid.game)
        options = game.options_kept(laid.seats, **json.loads(laid.options))
        agreed = agreement_of(laid, game, options)
        assert folded(agreed, rows).card.standing == card.standing
    await store.close()


async def busy(hall: Hall) -> tuple[str, str]:
    """A finished game of one's own, and one of bots that goes on; their ids."""
    live, rosa = await begun(hall, MINE)
    await play_on(live, rosa, 30)
    bots, _ = await begun(hall, BOTS)
    await page_at(bots, None)
    return live.id, bots.id


async def test_a_backup_is_one_moment_of_a_running_server(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    files = [tmp_path / f"{number}.backup" for number in range(2)]
    async with halls(database, 1) as (hall,):
        mine, bots = await busy(hall)
        for file in files:
            before = (await hall.table(bots)).table.number
            contents = await back_up(database, file)
            assert contents.people == 2
            assert contents.tables == 2
            assert contents.entries > before
            await asyncio.sleep(0.05)
        playing = (await hall.table(bots)).table
        async with asyncio.timeout(60):
            while playing.phase != OVER:
                await asyncio.sleep(0.02)
        whole = {name: await hall.store.journal_since(name, 0) for name in (mine, bots)}
    assert sorted(tmp_path.glob("*.backup*")) == files
    for file in files:
        assert file.stat().st_mode & 0o077 == 0
        for target in (f"sqlite:///{tmp_path / file.stem}.db", postgres.emptied()):
            await restore(file, target, force=False)
            found = await kept(target)
            assert found[mine] == whole[mine]
            assert found[bots] == whole[bots][: len(found[bots])]
            await check_tables(target)
    async with halls(f"sqlite:///{tmp_path / '0.db'}", 1) as (hall,):
        again = (await hall.table(bots)).table
        async with asyncio.timeout(60):
            while again.phase != OVER:
                await asyncio.sleep(0.02)
        assert await hall.store.journal_since(bots, 0)


async def test_nothing_is_replaced_by_mistake(database: str, tmp_path: Path) -> None:
    file = tmp_path / "x.backup"
    async with halls(database, 1) as (hall,):
        mine, _ = await busy(hall)
        await back_up(database, file)
        await hall.lay((await hall.people.introduce("Mai"))[0], MINE)
    before = await kept(database)
    assert len(before) == 3
    with pytest.raises(Refusal, match="--force replaces"):
        await restore(file, database, force=False)
    assert await kept(database) == before
    await restore(file, database, force=True)
    after = await kept(database)
    assert len(after) == 2
    assert after[mine] == before[mine]
    await check_tables(database)


async def test_a_database_in_use_is_left_alone(database: str, tmp_path: Path) -> None:
    file = tmp_path / "x.backup"
    async with halls(database, 1) as (hall,):
        hall.store.claim()
        mine, _ = await busy(hall)
        await back_up(database, file)
        if not hall.store.alone:
            asked = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted")
            async with asyncio.timeout(20), hall.store.engine.connect() as connection:
                while not (await connection.execute(asked)).scalar():
                    await asyncio.sleep(0.02)
        with pytest.raises(Refusal, match=r"in use by|is using this database"):
            await restore(file, database, force=True)
        assert await hall.store.table(mine) is not None


async def _backed_up(folder: Path) -> Path:
    database = kept_in(folder)
    async with halls(database, 1) as (hall,):
        await busy(hall)
        await back_up(database, folder / "x.backup")
    return folder / "x.backup"


@pytest.fixture(name="whole", scope="module")
def _whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return awaited(_backed_up(tmp_path_factory.mktemp("backup")))


@pytest.fixture(name="backup")
def _backup(whole: Path, tmp_path: Path) -> Path:
    """A backup of one's own, to be damaged."""
    return Path(shutil.copy(whole, tmp_path))


def damaged(file: Path, how: str) -> None:
    content = file.read_bytes()
    if how == "noise":
        file.write_bytes(b"not a backup at all" * 99)
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "cut":
        file.write_bytes(content[: len(content) // 2])
    elif how == "scribbled":
        file.write_bytes(content[:8192] + b"\xff" * (len(content) - 8192))
    else:
        statement = {
            "orphan": "DELETE FROM people",
            "newer": "UPDATE alembic_version SET version_num = '9999'",
            "stranger": "DROP TABLE alembic_version",
        }[how]
        with closing(sqlite3.connect(file)) as opened:
            opened.execute(statement)
            opened.commit()


@pytest.mark.parametrize(
    "how", ["noise", "empty", "cut", "scribbled", "orphan", "newer", "stranger"]
)
async def test_a_damaged_backup_is_refused(backup: Path, tmp_path: Path, how: str) -> None:
    damaged(backup, how)
    target = tmp_path / "new.db"
    with pytest.raises(Refusal, match="cannot be restored"):
        await restore(backup, f"sqlite:///{target}", force=False)
    assert not target.exists()
    assert not list(tmp_path.glob(".*"))


async def test_a_damaged_backup_leaves_a_database_as_it_was(
    backup: Path, postgres: Postgres
) -> None:
    database = postgres.emptied()
    await restore(backup, database, force=False)
    before = await kept(database)
    damaged(backup, "newer")
    with pytest.raises(Refusal):
        await restore(backup, database, force=True)
    assert await kept(database) == before


async def test_a_file_of_an_older_shape_is_brought_up_to_date(
    tmp_path: Path, postgres: Postgres
) -> None:
    old = tmp_path / "old.db"
    tables = await made_before(f"sqlite:///{old}")
    for target in (f"sqlite:///{tmp_path / 'new.db'}", postgres.emptied()):
        contents = await restore(old, target, force=False)
        assert contents.tables == len(tables)
        async with halls(target, 1) as (hall,):
            for table in tables:
                assert (await hall.table(table.id)).table.phase == table.state
