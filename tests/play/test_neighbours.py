"""Processes on one PostgreSQL tell each other what they have written, and who is where."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from play.company import Page, act, begun, halls, page_at, play_on, start
from play.postgres import Postgres
from play.test_live import SEALED, Pair
from sobremesa.core.words import Refusal
from sobremesa.play import bot_turns, permissions, presence
from sobremesa.play.agreement import Wishes
from sobremesa.play.background import Background
from sobremesa.play.cards import UNREADABLE
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.hearing import Hearing
from sobremesa.play.journal import Acted
from sobremesa.play.live import LiveTable
from sobremesa.play.neighbours import LONGEST_NOTICE, TELL, Beat, Neighbours, notice, notices
from sobremesa.play.presence import SILENT_S, Presence
from sobremesa.play.standing import OVER
from sobremesa.play.store import Lost, Store
from sobremesa.play.store.database import engine_for
from sobremesa.play.store.pens import EnginePen
from sobremesa.play.store.schema import JOURNAL
from sobremesa.play.store.writer import Writer
from web import faulty

pytestmark = pytest.mark.slow

PATIENCE = 20.0
ROSAS, KENJIS = "a1" * 32, "be" * 32
"""What their pages add to the luck."""


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for what has to come in a moment."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def seats(page: Page) -> list[dict[str, Any]]:
    """The seats as the page was last told of them."""
    told = page.of("table") or page.of("welcome")
    found: list[dict[str, Any]] = told[-1]["table"]["seats"]
    return found


def present(page: Page) -> list[bool]:
    return [seat["present"] for seat in seats(page)]


def names(page: Page) -> list[str]:
    return [seat["name"] for seat in seats(page)]


# Luck.


async def test_what_pages_add_elsewhere_is_in_the_deal(postgres: Postgres) -> None:
    """The process that deals has not heard of all nonces: the number of the entry is the fence."""
    async with halls(postgres.shaped()) as (here, there):
        rosa, _ = await here.people.introduce("Rosa")
        kenji, _ = await there.people.introduce("Kenji")
        live = await here.lay(rosa, Wishes("macaron", 2, sitters=["me", "open"]))
        other = await there.table(live.id)
        await there.change_seat(other, kenji, 1, "me")
        await live.change(lambda table: permissions.add_luck(table, rosa, ROSAS))
        await other.change(lambda table: permissions.add_luck(table, kenji, KENJIS))
        await start(live, rosa)
        await other.refresh()
        told = [one.table.promised.told() for one in (live, other)]
        assert told[0] is not None
        assert told[0] == told[1]
        assert told[0].nonces == [(0, ROSAS), (1, KENJIS)]
        seeds = [one.table.playing_match().record.seed for one in (live, other)]
        assert seeds[0] == seeds[1] == live.table.promised.seed()


# Who is where.


async def test_who_looks_elsewhere_is_there(postgres: Postgres) -> None:
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        rosa, kenji = pair.people
        await until(lambda: all(present(page) == [True, True] for page in pair.pages))
        for hall in both:
            (card,) = await hall.lobby.seen_by(rosa)
            assert [seat.present for seat in card.seats] == [True, True]
        with pytest.raises(Denied) as denied:
            await both[0].change_seat(pair.lives[0], rosa, 1, "bot:random")
        assert denied.value.why == "present"
        pair.lives[1].part(pair.pages[1].listener)
        await until(lambda: present(pair.pages[0]) == [True, False])
        await both[0].change_seat(pair.lives[0], rosa, 1, "bot:random")
        assert kenji.id not in pair.lives[0].audience.present


async def test_whoever_comes_later_is_told_who_is_there(postgres: Postgres) -> None:
    database = postgres.shaped()
    async with halls(database, 1) as (first,):
        kenji, _ = await first.people.introduce("Kenji")
        live, rosa = await begun(first, SEALED, kenji)
        page = await page_at(live, rosa)
        async with halls(database, 1) as (second,):
            there = await page_at(await second.table(live.id), kenji)
            await until(lambda: present(there) == [True, True])
            await until(lambda: present(page) == [True, True])


async def test_a_process_that_is_gone_has_nobody_any_more(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "SILENT_S", 2.5)
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        await until(lambda: present(pair.pages[0]) == [True, True])
        gone = both[1].store.node
        heard = Hearing.heard

        def deaf_to_it(self: Hearing, beat: Beat) -> None:
            if beat.node != gone:
                heard(self, beat)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hearing, "heard", deaf_to_it)
            await until(lambda: present(pair.pages[0]) == [True, False])
        await until(lambda: present(pair.pages[0]) == [True, True])


async def test_a_new_name_is_known_everywhere(postgres: Postgres) -> None:
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        rosa = pair.people[0]
        secret_there = (await both[1].people.introduce("Mai"))[1]
        known = await both[0].people.find(secret_there)
        assert known is not None
        for person, name in ((rosa, "Rosalía"), (known, "Maja")):
            await both[0].people.rename(person, name)
            both[0].renamed(person)
        await until(lambda: names(pair.pages[1])[0] == "Rosalía")
        assert (await both[1].table(pair.lives[0].id)).table.card.names[rosa.id] == "Rosalía"
        found = await both[1].people.find(secret_there)
        assert found is not None
        await until(lambda: found.name == "Maja")


async def test_a_name_that_was_missed_is_read_when_the_connection_is_back(
    postgres: Postgres,
) -> None:
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        await until(lambda: present(pair.pages[1]) == [True, True])
        rosa = pair.people[0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hearing, "heard", lambda *_: None)
            await both[0].people.rename(rosa, "Rosalía")
            both[0].renamed(rosa)
            async with both[0].store.engine.begin() as connection:
                await connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query ILIKE '%sobremesa_beats%' AND pid <> pg_backend_pid()"
                    )
                )
            await until(lambda: names(pair.pages[1])[0] == "Rosalía")


def test_presence_is_asked_for_forgotten_and_told_once() -> None:
    here, there = Presence("a"), Presence("b")
    assert here.beat({}).ask
    there.beat({})
    here.change("t1")
    said = here.beat({"t1": {"kenji", "rosa"}})
    assert said == Beat("a", {"t1": ["kenji", "rosa"]})
    assert here.beat({"t1": {"kenji", "rosa"}}) == Beat("a")
    assert there.hear(said, 0.0) == {"t1"}
    assert there.beat({}).ask
    assert there.hear(said, 1.0) == set()
    assert there.at("t1") == {"kenji", "rosa"}
    assert there.forget_silent(1.0 + SILENT_S) == set()
    assert there.forget_silent(1.1 + SILENT_S) == {"t1"}
    assert there.at("t1") == set()
    # It was only slow: it is known anew, and asked for what it has said before.
    assert there.hear(Beat("a"), 9.0) == set()
    assert there.beat({}).ask


def test_a_long_word_is_said_in_parts_and_none_is_too_long() -> None:
    here = {f"table{i:05}": [f"person{i:06}"] * 9 for i in range(300)}
    said = list(notices(Beat("node", here, {f"p{i}": "名" * 24 for i in range(99)}, ask=True)))
    assert len(said) > 3
    assert all(len(part.encode()) <= LONGEST_NOTICE for part in said)
    found: dict[str, Any] = {}
    renamed: dict[str, str] = {}
    for part in said:
        found |= json.loads(part).get("here", {})
        renamed |= json.loads(part).get("renamed", {})
    assert found == here
    assert len(renamed) == 99
    (alone,) = notices(Beat("node", {"t": ["somebody"] * 2000}))
    assert json.loads(alone) == {"node": "node"}
    assert notice({f"table{i:05}": i for i in range(1000)}) == "many"


# An entry that this version does not know.


async def test_an_entry_of_an_unknown_kind_marks_the_table(postgres: Postgres) -> None:
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        live, other = pair.lives
        async with both[0].store.engine.begin() as connection:
            await connection.execute(
                text('INSERT INTO journal ("table", number, at, body) VALUES (:t, :n, 0, :b)'),
                {"t": live.id, "n": live.table.number, "b": '{"type": "danced"}'},
            )
            await connection.execute(TELL, {"notice": notice({live.id: live.table.number + 1})})
        await until(lambda: all(page.left == 1012 for page in pair.pages))
        assert [page.of("bye")[0]["why"] for page in pair.pages] == ["restarting"] * 2
        for hall in both:
            with pytest.raises(Denied) as denied:
                await hall.table(live.id)
            assert denied.value.why == "closed"
            (card,) = await hall.lobby.seen_by(pair.people[0])
            assert card.closed == UNREADABLE
        with pytest.raises(Denied) as denied:
            await act(other, pair.pages[1], "late")
        assert denied.value.why in ("lost", "closed")


async def test_nobody_joins_a_table_that_has_to_be_read_again(postgres: Postgres) -> None:
    """Whoever waited at its door while the store failed would never be told anything."""
    async with halls(postgres.shaped(), 1) as (hall,):
        live, rosa = await begun(hall, SEALED, (await hall.people.introduce("Kenji"))[0])
        await live.lock.acquire()
        coming = asyncio.create_task(page_at(live, rosa))
        await asyncio.sleep(0)
        live.lost = True
        live.lock.release()
        with pytest.raises(Lost):
            await coming
        assert live.audience.listeners == []
        again = await hall.table(live.id)
        assert again is not live
        assert (await page_at(again, rosa)).of("welcome")


# The journal decides: what would happen if it did not.


async def a_move_is_seen_elsewhere(pair: Pair) -> None:
    """Rosa's choices here are seen by Rosa's other page there, by hearing of them alone."""
    other = await page_at(pair.lives[1], pair.people[0], 0)
    version = pair.lives[1].audience.viewer(0).version
    await act(pair.lives[0], pair.pages[0], "seen")
    await until(lambda: pair.lives[1].audience.viewer(0).version > version, 5.0)
    assert other.of("state")


async def a_conflict_is_judged_anew(pair: Pair) -> None:
    """Both choose before either has heard of the other: both are kept."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hearing, "written", lambda *_: None)
        for live, page in zip(pair.lives, pair.pages, strict=True):
            await act(live, page, "mine")
    assert all(page.of("done") for page in pair.pages)
    assert sorted(entry.seat for entry in await pair.rows()) == [0, 1]
    await pair.check_agreement()


async def a_stale_process_catches_up_before_it_refuses(pair: Pair) -> None:
    """Rosa goes on in a process that has not heard of her last choice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hearing, "written", lambda *_: None)
        await act(pair.lives[0], pair.pages[0], "first")
        page = await page_at(pair.lives[1], pair.people[0], 0)
        version = pair.lives[0].audience.viewer(0).version
        assert page.of("welcome")[0]["state"]["version"] == version


async def whoever_asks_is_told_what_is_so(pair: Pair) -> None:
    """Mai sits down here, and looks at the table there, where strangers may not."""
    here, there = pair.halls
    mai, _ = await here.people.introduce("Mai")
    wishes = Wishes("macaron", 2, {}, "", ["bot:random", "open"], "link", False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Hearing, "written", lambda *_: None)
        live = await here.lay(pair.people[0], wishes)
        await there.table(live.id)
        await here.change_seat(live, mai, 1, "me")
        await start(live, pair.people[0])
        assert (await there.entered(live.id, mai.id)).table.card.seats_of(mai.id) == [1]


Story = Callable[[Pair], Any]
STORIES = [
    whoever_asks_is_told_what_is_so,
    a_move_is_seen_elsewhere,
    a_conflict_is_judged_anew,
    a_stale_process_catches_up_before_it_refuses,
]


@pytest.mark.parametrize("story", STORIES, ids=[story.__name__ for story in STORIES])
async def test_the_journal_decides(postgres: Postgres, story: Story) -> None:
    async with halls(postgres.shaped()) as both:
        await story(await Pair(both).sit())


def no_catching_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveTable, "catch_up", faulty.no_catching_up)


def swallowed_conflict(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Writer, "put", faulty.swallow)


def notice_before_commit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(faulty, "AHEAD_S", 0.5)
    patch.setattr(EnginePen, "write", faulty.tell_first)


@pytest.mark.parametrize(
    ("plant", "story"),
    [
        (no_catching_up, a_stale_process_catches_up_before_it_refuses),
        (no_catching_up, whoever_asks_is_told_what_is_so),
        (swallowed_conflict, a_conflict_is_judged_anew),
        (notice_before_commit, a_move_is_seen_elsewhere),
    ],
)
async def test_a_planted_fault_is_found(
    postgres: Postgres, plant: Callable[[pytest.MonkeyPatch], None], story: Story
) -> None:
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            with pytest.raises((AssertionError, Denied, TimeoutError)):
                await story(pair)


@pytest.mark.parametrize("caught", [False, True], ids=["between statements", "in a statement"])
async def test_a_process_frozen_while_it_writes_holds_nobody_up(
    postgres: Postgres, caught: bool
) -> None:
    """It has written the next entry and does not come to commit it; others need not wait for it.

    The second has announced another statement, for whose values PostgreSQL would wait for ever.
    """
    database = postgres.shaped()
    async with halls(database) as both:
        pair = await Pair(both).sit()
        frozen = await engine_for(database).connect()
        row = {
            "table": pair.lives[0].id,
            "number": pair.lives[0].table.number,
            "at": 0,
            "body": "{}",
        }
        await frozen.execute(JOURNAL.insert(), row)
        raw: Any = (await frozen.get_raw_connection()).driver_connection
        if caught:
            await raw.prepare("SELECT $1::int")
        try:
            await asyncio.wait_for(act(pair.lives[0], pair.pages[0], "mine"), PATIENCE)
        finally:
            raw.terminate()
        assert pair.pages[0].of("done")
        await frozen.invalidate()
        await frozen.close()
        await frozen.engine.dispose()
        await pair.check_agreement()


# A lease spares work, and decides nothing.

ALONE = Wishes("macaron", 2, {}, "", ["me", "bot:random"], "anyone", True)


async def a_bot_plays_in_two_processes(both: list[Hall]) -> None:
    """The first process is frozen while its bot answers; the second lets the bot choose.

    What the first then hands in is too late, whatever its lease says.
    """
    kept: list[tuple[LiveTable, tuple[Any, ...]]] = []
    acts = LiveTable.bot_acts

    async def frozen(self: LiveTable, *answer: Any) -> bool:
        if not kept:
            kept.append((self, answer))
            await asyncio.Event().wait()
        return await acts(self, *answer)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LiveTable, "bot_acts", frozen)
        live, _ = await begun(both[0], ALONE)
        await until(lambda: kept)
        patch.setattr(Hearing, "written", lambda *_: None)
        other = await both[1].table(live.id)
        await until(lambda: other.table.playing_match().made >= 1)
        await until(lambda: 1 not in other.table.card.standing.waiting)
        late, answer = kept[0]
        await acts(late, *answer)
    rows = await both[0].store.journal_since(live.id, 0)
    moves = [row.entry for row in rows if isinstance(row.entry, Acted)]
    assert len(moves) == other.table.playing_match().made
    fresh = LiveTable(live.table.agreement, both[0].store, Background())
    await fresh.catch_up()
    assert fresh.table.card.standing == other.table.card.standing


async def test_a_lease_decides_nothing(postgres: Postgres) -> None:
    async with halls(postgres.shaped()) as both:
        await a_bot_plays_in_two_processes(both)


async def test_a_lease_that_is_trusted_without_the_key_is_found_out(postgres: Postgres) -> None:
    """A process that has the lease writes wherever there is room."""
    async with halls(postgres.shaped()) as both:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Store, "append", faulty.push_in)
            with pytest.raises((AssertionError, Denied, Refusal)):
                await a_bot_plays_in_two_processes(both)


async def test_only_one_process_has_the_lease(postgres: Postgres) -> None:
    async with halls(postgres.shaped()) as (here, there):
        live, _ = await begun(here, SEALED, (await here.people.introduce("Kenji"))[0])
        assert await here.store.lease(live.id, 60_000)
        assert await here.store.lease(live.id, 1)
        await asyncio.sleep(0.05)
        assert await there.store.lease(live.id, 60_000)
        assert not await here.store.lease(live.id, 60_000)
        assert bot_turns.LEASE_MS < 3000


async def test_a_connection_that_hears_nothing_is_made_anew(postgres: Postgres) -> None:
    """A word that does not come back shows that the connection is dead, though nobody closed it."""
    async with halls(postgres.shaped()) as both:
        pair = await Pair(both).sit()
        await until(lambda: present(pair.pages[0]) == [True, True])
        begun_again = asyncio.Event()
        listen_once = Neighbours._listen_once

        async def counted(self: Neighbours, deaf: Any) -> None:
            begun_again.set()
            await listen_once(self, deaf)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Neighbours, "_listen_once", counted)
            patch.setattr("sobremesa.play.neighbours.DEAF_S", 0.0)
            await asyncio.wait_for(begun_again.wait(), PATIENCE)
        await a_move_is_seen_elsewhere(pair)


async def test_a_rematch_that_is_asked_for_twice_is_one(postgres: Postgres) -> None:
    """Also if both ask at the same moment, in different processes."""
    wishes = Wishes("antayagi", 3, {"max_turns": "5"}, "", ["me"] * 3, "link", True)
    async with halls(postgres.shaped()) as both:
        live, rosa = await begun(both[0], wishes)
        await play_on(live, rosa)
        assert live.table.phase == OVER
        other = await both[1].table(live.id)
        asked = [hall.rematch(at, rosa) for hall, at in zip(both, (live, other), strict=True)]
        first, second = await asyncio.gather(*asked)
        assert first.id == second.id
        assert len(await both[0].lobby.seen_by(rosa)) == 2


async def test_bots_that_were_given_up_are_let_think_again(postgres: Postgres) -> None:
    """Whatever ended their turns: whoever looks for such tables finds them, also in memory."""
    calls = 0
    choose = bot_turns.BotTurns._choose

    async def fails_once(self: bot_turns.BotTurns, seat: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise Denied("lost", "a moment of weakness")
        await choose(self, seat)

    async with halls(postgres.shaped(), 1) as (hall,):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot_turns.BotTurns, "_choose", fails_once)
            live, _ = await begun(hall, ALONE)
            await until(lambda: live.table.playing_match().made > 0)
