"""One person, or one address, has so many unfinished tables and no more."""

from __future__ import annotations

import asyncio

import pytest

from play.company import begun, halls, play_on
from sobremesa.play import permissions, quotas
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.person import Person
from sobremesa.play.quotas import Limits

ALONE = Wishes("antayagi", 3, {"max_turns": "1"}, "", ["me", "me", "me"], "link", True)
FEW = Limits(tables_per_person=3, tables_a_minute=1000)


async def why(hall: Hall, person: Person, origin: str | None = None) -> str | None:
    """Why the person may not lay another table; None if it is laid."""
    try:
        await hall.lay(person, ALONE, origin)
    except Denied as denied:
        return denied.why
    return None


async def test_a_person_has_so_many_unfinished_tables(database: str) -> None:
    async with halls(database, 1, FEW) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        kenji, _ = await hall.people.introduce("Kenji")
        live = await hall.lay(rosa, ALONE)
        assert [await why(hall, rosa) for _ in range(4)] == [None, None, "too_many", "too_many"]
        assert await why(hall, kenji) is None
        # A table that is taken away makes room, and so does one that is finished.
        await hall.clear(live, rosa)
        finished = await hall.lay(rosa, ALONE)
        assert await why(hall, rosa) == "too_many"
        await finished.change(lambda table: permissions.start(table, rosa))
        await play_on(finished, rosa)
        assert finished.table.phase == "over"
        # So a rematch is another table.
        again = await hall.rematch(finished, rosa)
        assert await why(hall, rosa) == "too_many"
        assert await hall.rematch(finished, rosa) is again


async def test_those_who_ask_at_once_are_counted(database: str) -> None:
    async with halls(database, 1, FEW) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        answers = await asyncio.gather(*[why(hall, rosa, "here") for _ in range(20)])
        assert answers.count(None) <= 3
        while await why(hall, rosa, "here") is None:
            pass
        assert await hall.store.unfinished(rosa.id, "here") == (3, 3)
        assert not hall._quotas._underway


async def test_no_rematch_beyond_the_quota(database: str) -> None:
    async with halls(database, 1, FEW) as (hall,):
        finished, rosa = await begun(hall, ALONE)
        await play_on(finished, rosa)
        assert [await why(hall, rosa) for _ in range(4)] == [None, None, None, "too_many"]
        with pytest.raises(Denied) as denied:
            await hall.rematch(finished, rosa)
        assert denied.value.why == "too_many"
        assert finished.table.card.standing.rematch is None


async def test_an_address_has_so_many_however_many_people(database: str) -> None:
    async with halls(database, 1, FEW) as (hall,):
        laid = 0
        for number in range(10):
            person, _ = await hall.people.introduce(f"Nº {number}")
            laid += sum([await why(hall, person, "here") is None for _ in range(3)])
        assert laid == 3 * quotas.FRIENDS
        person, _ = await hall.people.introduce("Elsewhere")
        assert await why(hall, person, "there") is None
        # Whoever runs the server is not counted by address.
        assert await why(hall, person, None) is None


async def test_nobody_lays_tables_in_a_loop(database: str) -> None:
    limits = Limits(tables_per_person=1000, tables_a_minute=5)
    async with halls(database, 1, limits) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        kenji, _ = await hall.people.introduce("Kenji")
        answers = [await why(hall, rosa, "here") for _ in range(8)]
        assert answers[:5] == [None] * 5
        assert set(answers[5:]) <= {"too_fast", None}
        assert answers.count("too_fast") >= 2
        assert await why(hall, kenji, "here") is None
