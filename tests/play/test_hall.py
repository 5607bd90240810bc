"""The hall has each table once, and what belongs together is kept together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sobremesa.games import load
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall, Wishes
from sobremesa.play.people import Person
from sobremesa.play.schema import TABLES
from sobremesa.play.seating import start
from sobremesa.play.sitting import OVER, Sitting
from sobremesa.play.store import Lost, Store
from sobremesa.play.thinkers import Thinkers

WISHES = Wishes("antayagi", 3, {"max_turns": "1"}, "", ["me", "me", "me"], "link", True)


def new_hall(database: str) -> Hall:
    return Hall(Store(database), Thinkers(1), 0.0)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    opened = new_hall(database)
    await opened.open()
    yield opened
    await opened.close()


async def lay(hall: Hall) -> tuple[Sitting, Person]:
    rosa, _ = await hall.people.introduce("Rosa")
    return await hall.lay(rosa, WISHES), rosa


async def test_all_who_ask_at_once_get_the_same_table(hall: Hall, database: str) -> None:
    sitting, _ = await lay(hall)
    other = new_hall(database)
    await other.open()
    asking = [asyncio.create_task(other.table(sitting.laid.id)) for _ in range(5)]
    await asyncio.sleep(0)
    asking[0].cancel()
    later = asyncio.create_task(other.table(sitting.laid.id))
    found = await asyncio.gather(*asking[1:], later)
    assert all(each is found[0] for each in found)
    assert await other.table(sitting.laid.id) is found[0]
    assert asking[0].cancelled()
    await other.close()


async def test_a_table_that_is_not_there_is_asked_for_in_vain(hall: Hall) -> None:
    asked = [hall.table("nowhere") for _ in range(3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Denied] * 3
    with pytest.raises(Denied, match="no table 'nowhere'"):
        await hall.table("nowhere")


async def test_a_table_that_the_store_has_lost_is_read_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, rosa = await lay(hall)

    async def lose(*_: object) -> None:
        raise Lost("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "keep", lose)
        with pytest.raises(Denied) as denied:
            await start(sitting, rosa)
        assert denied.value.why == "lost"
    again = await hall.table(sitting.laid.id)
    assert again is not sitting
    await start(again, rosa)
    with pytest.raises(Denied, match="read again"):
        await start(sitting, rosa)


async def test_a_rematch_is_kept_with_its_link_or_not_at_all(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, rosa = await lay(hall)
    sitting.state = OVER
    keep, jobs = hall.store.keep, list[int]()

    async def count(*statements: object) -> None:
        jobs.append(len(statements))
        await keep(*statements)  # type: ignore[arg-type]

    monkeypatch.setattr(hall.store, "keep", count)
    again = await hall.rematch(sitting, rosa)
    row = await hall.store.table(sitting.laid.id)
    assert row is not None
    assert row["rematch"] == again.laid.id
    assert len(jobs) == 1
    assert await hall.rematch(sitting, rosa) is again


async def options_after(hall: Hall, database: str, kept: dict[str, str]) -> dict[str, str]:
    """What is agreed at a table that was kept with those options, as a new server reads it."""
    sitting, _ = await lay(hall)
    name = sitting.laid.id
    row = TABLES.update().where(TABLES.c.id == name).values(options=json.dumps(kept))
    await hall.store.keep(row)
    other = new_hall(database)
    await other.open()
    try:
        return (await other.table(name)).laid.options.chosen
    finally:
        await other.close()


async def test_a_table_kept_before_an_option_was_there_is_as_before(
    hall: Hall, database: str
) -> None:
    before = {option.name: option.before for option in load("antayagi").options(3)}
    assert await options_after(hall, database, {"max_turns": "1"}) == before | {"max_turns": "1"}
    assert await options_after(hall, database, {}) == before


async def test_a_table_kept_with_an_option_that_is_gone_is_not_there(
    hall: Hall, database: str
) -> None:
    with pytest.raises(Denied, match="no option 'colour'") as denied:
        await options_after(hall, database, {"colour": "red"})
    assert denied.value.why == "no_table"
