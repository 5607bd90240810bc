"""Tables that nobody comes to any more end by an entry of their journal, and nothing is lost."""

from __future__ import annotations

import asyncio

import pytest

from play.company import act, begun, folded, halls, page_at, play_on, start
from sobremesa.play import clock, live_tables, permissions, tidying
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Cleared, Closed
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.quotas import Limits
from sobremesa.play.seats import BOT
from sobremesa.play.standing import CLEARED, CLOSED, LAYING, OVER, PLAYING
from sobremesa.play.store.schema import TABLES
from sobremesa.play.tidying import DAY_MS, Tidying

ALONE = Wishes("antayagi", 3, {"max_turns": "5"}, "", ["me", "me", "me"], "anyone", True)
LIMITS = Limits(empty_days=14, abandoned_days=60, tables_a_minute=1000)


def days_later(patch: pytest.MonkeyPatch, days: float) -> None:
    """Let it be so much later, for all who ask for the time of day in this test."""
    really = clock.now
    for module in ("tidying", "journaled", "hall"):
        patch.setattr(f"sobremesa.play.{module}.now", lambda: really() + int(days * DAY_MS))


def tidying_of(hall: Hall) -> Tidying:
    return hall._tidying


async def phase(hall: Hall, live: LiveTable) -> str:
    card = await hall.store.card(live.id)
    assert card is not None
    return card.standing.phase


async def evening(hall: Hall) -> tuple[dict[str, LiveTable], Person]:
    """A table of each kind."""
    rosa, _ = await hall.people.introduce("Rosa")
    tables = {name: await hall.lay(rosa, ALONE) for name in ("empty", "played", "paused", "over")}
    for name in ("played", "paused", "over"):
        await start(tables[name], rosa)
        await play_on(tables[name], rosa, 3 if name != "over" else 100_000)
    await tables["paused"].change(lambda table: permissions.pause(table, rosa, True))
    return tables, rosa


@pytest.mark.parametrize("awake", [True, False])
async def test_each_in_its_time(
    database: str, awake: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether a table is in memory or in the store alone."""
    async with halls(database, 1, LIMITS) as (hall,):
        tables, rosa = await evening(hall)
        records = {
            name: tables[name].table.playing_match().record.write() for name in ("played", "paused")
        }
        if not awake:
            for live in tables.values():
                hall.live.forget(live.id)
        seen = []
        for days in (0, 13.9, 14.1, 59.9, 60.1, 5000):
            with monkeypatch.context() as patch:
                days_later(patch, days)
                await tidying_of(hall).go_round()
            seen.append([await phase(hall, live) for live in tables.values()])
        assert seen == [
            [LAYING, PLAYING, "paused", OVER],
            [LAYING, PLAYING, "paused", OVER],
            [CLEARED, PLAYING, "paused", OVER],
            [CLEARED, PLAYING, "paused", OVER],
            [CLEARED, CLOSED, CLOSED, OVER],
            [CLEARED, CLOSED, CLOSED, OVER],
        ]
        with pytest.raises(Denied) as denied:
            await hall.table(tables["empty"].id)
        assert denied.value.why == "no_table"
        for name, record in records.items():
            rows = await hall.store.journal_since(tables[name].id, 0)
            assert rows[-1].entry == Closed("abandoned")
            assert [row.number for row in rows] == list(range(len(rows)))
            live = await hall.table(tables[name].id)
            assert live.table.playing_match().record.write() == record
            assert live.table.card.standing.closed == "abandoned"
            card = await hall.store.card(live.id)
            assert card is not None
            assert card.standing == live.table.card.standing
            with pytest.raises(Denied):
                await live.change(lambda table: permissions.pause(table, rosa, False))
        rows = await hall.store.journal_since(tables["empty"].id, 0)
        assert rows[-1].entry == Cleared()


async def test_news_of_any_kind_keep_a_table(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who sits down, talks or begins is there."""
    async with halls(database, 1, LIMITS) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        open_wish = Wishes("antayagi", 3, {}, "", ["me", "open", "open"], "anyone", True)
        sat, said, began = [await hall.lay(rosa, open_wish) for _ in range(2)] + [
            await hall.lay(rosa, ALONE)
        ]
        with monkeypatch.context() as patch:
            days_later(patch, 100)
            await hall.change_seat(sat, rosa, 1, "me")
            await said.change(lambda table: permissions.talk(table, 0, "anybody?"))
            await start(began, rosa)
            assert await tidying_of(hall).go_round() == 0


async def test_who_looks_at_a_table_keeps_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with halls(database, 1, LIMITS) as (hall,):
        live, rosa = await begun(hall, ALONE)
        page = await page_at(live, rosa)
        days_later(monkeypatch, 100)
        assert await tidying_of(hall).go_round() == 0
        live.part(page.listener)
        assert await tidying_of(hall).go_round() == 1
        assert live.table.phase == CLOSED


async def test_a_little_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "AT_ONCE", 3)
    async with halls(database, 1, LIMITS) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        for _ in range(7):
            await hall.lay(rosa, ALONE)
        days_later(monkeypatch, 100)
        assert [await tidying_of(hall).go_round() for _ in range(4)] == [3, 3, 1, 0]


@pytest.mark.parametrize("in_memory", [True, False])
async def test_two_who_tidy_and_one_who_plays(
    database: str, in_memory: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a choice and an end at the same moment one happens, and both processes agree which."""
    async with halls(database, 2, LIMITS) as (here, there):
        for _ in range(6):
            live, rosa = await begun(here, ALONE)
            page = await page_at(live, rosa, live.table.card.standing.waiting[0])
            if in_memory:
                await there.table(live.id)
            with monkeypatch.context() as patch:
                days_later(patch, 100)
                answers = await asyncio.gather(
                    tidying_of(there).go_round(),
                    act(live, page, "a1"),
                    tidying_of(there).go_round(),
                    return_exceptions=True,
                )
            assert all(isinstance(answer, int | list | Denied) for answer in answers), answers
            rows = await here.store.journal_since(live.id, 0)
            third = folded(live.table.agreement, rows)
            acted = [row for row in rows if isinstance(row.entry, Acted)]
            closed = [row for row in rows if isinstance(row.entry, Closed)]
            assert len(closed) <= 1
            assert len(acted) == (not isinstance(answers[1], Denied))
            assert len(acted) + len(closed) >= 1
            async with live.lock:
                await live.catch_up()
            assert live.table.card.standing == third.card.standing


async def test_all_tables_where_a_bot_is_to_move_are_woken(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many they are, and no others."""
    monkeypatch.setattr("sobremesa.play.live_tables.WOKEN", 2)
    async with halls(database, 1, LIMITS) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        tables = [(await hall.lay(rosa, ALONE)).id for _ in range(9)]
        waiting = TABLES.update().where(TABLES.c.id.in_(tables[:5])).values(turn=BOT)
        async with hall.store.engine.begin() as connection:
            await connection.execute(waiting)
    async with halls(database, 1, LIMITS) as (hall,):
        await hall._tasks[0]
        assert [name in hall.live for name in tables] == [True] * 5 + [False] * 4


async def test_what_is_idle_is_forgotten_by_a_clock_that_nobody_sets(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the time of day becomes; and whoever looks at a table keeps it."""
    async with halls(database, 1, LIMITS) as (hall,):
        live, rosa = await begun(hall, ALONE)
        used = live.used
        for days in (1 / 24, -1 / 24, 1, -1, 100):
            with monkeypatch.context() as patch:
                days_later(patch, days)
                hall.live.forget_idle()
            assert live.id in hall.live
        page = await page_at(live, rosa)
        live.used = used - live_tables.IDLE_S
        hall.live.forget_idle()
        assert live.id in hall.live
        live.part(page.listener)
        hall.live.forget_idle()
        assert live.id in hall.live
        live.used = used - live_tables.IDLE_S
        hall.live.forget_idle()
        assert live.id not in hall.live
        again = await hall.table(live.id)
        assert again.table.card.standing == live.table.card.standing
