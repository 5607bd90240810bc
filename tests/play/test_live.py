"""Several processes serve one table: the journal decides, and nobody is refused what was kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from play.company import Page, act, begun, folded, halls, page_at, start
from play.shape import kept_in
from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.standing import CLEARED, LAYING, PLAYING
from sobremesa.play.store import Store

SEALED = Wishes("macaron", 2, {}, "", ["me", "open"], "anyone", True)
"""Both seats pass their cards at the same time."""


class Pair:
    """One table in two processes: Rosa plays in the first, Kenji in the second."""

    def __init__(self, halls: list[Hall]) -> None:
        self.halls = halls
        self.lives: list[LiveTable] = []
        self.pages: list[Page] = []
        self.people: list[Person] = []

    async def sit(self) -> Pair:
        kenji, _ = await self.halls[1].people.introduce("Kenji")
        live, rosa = await begun(self.halls[0], SEALED, kenji)
        self.lives = [live, await self.halls[1].table(live.id)]
        self.people = [rosa, kenji]
        self.pages = [
            await page_at(at, who) for at, who in zip(self.lives, self.people, strict=True)
        ]
        assert self.lives[0] is not self.lives[1]
        return self

    async def rows(self) -> list[Acted]:
        """The acts that are kept; the journal has no gap."""
        rows = await self.halls[0].store.journal_since(self.lives[0].id, 0)
        assert [row.number for row in rows] == list(range(len(rows)))
        return [row.entry for row in rows if isinstance(row.entry, Acted)]

    async def check_agreement(self) -> None:
        """Both have taken in the same, and it is what a third would read."""
        for live in self.lives:
            async with live.lock:
                await live.catch_up()
        first, second = (live.table for live in self.lives)
        rows = await self.halls[0].store.journal_since(self.lives[0].id, 0)
        third = folded(first.agreement, rows)
        assert first.card.standing == second.card.standing == third.card.standing
        records = [table.playing_match().record.write() for table in (first, second, third)]
        assert records == [records[0]] * 3
        for seat in (0, 1):
            seen = [live.audience.viewer(seat) for live in self.lives]
            assert seen[0].version == seen[1].version
            assert seen[0].lines(0) == seen[1].lines(0)


def offered(live: LiveTable, seat: int) -> tuple[int, list[str]]:
    """The seat's version, and what it may choose."""
    viewer = live.audience.viewer(seat)
    return viewer.version, [c[0] for c in msgspec.json.decode(viewer.offer)["choices"]]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return kept_in(tmp_path)


async def test_choices_at_the_same_moment_are_both_kept(database: str) -> None:
    async with halls(database) as both:
        pair = await Pair(both).sit()
        await asyncio.gather(
            *[act(live, page, "a1") for live, page in zip(pair.lives, pair.pages, strict=True)]
        )
        assert [page.of("refused") for page in pair.pages] == [[], []]
        assert [len(page.of("done")) for page in pair.pages] == [1, 1]
        assert sorted(entry.seat for entry in await pair.rows()) == [0, 1]
        await pair.check_agreement()


async def test_a_whole_game_in_two_processes(database: str) -> None:
    async with halls(database) as both:
        pair = await Pair(both).sit()
        number = 0
        while pair.lives[0].table.phase == PLAYING and number < 60:
            number += 1
            for seat, live in enumerate(pair.lives):
                await live.catch_up()
                if seat in live.table.card.standing.waiting:
                    await act(live, pair.pages[seat], f"m{number}", number)
        acts = await pair.rows()
        assert len(acts) > 30
        await pair.check_agreement()


async def resend_elsewhere(pair: Pair) -> None:
    """Rosa's act is carried out here; she hears nothing, and sends it again to the other one."""
    version, choices = offered(pair.lives[0], 0)
    await pair.lives[0].act(pair.pages[0].listener, "again", version, choices[:1])
    page = await page_at(pair.lives[1], pair.people[0])
    await pair.lives[1].act(page.listener, "again", version, choices[:1])
    assert [said["id"] for said in page.of("done")] == ["again"]
    assert len(await pair.rows()) == 1


async def choose_on_elsewhere(pair: Pair) -> None:
    """Rosa's next choice comes to a process that has not heard of her last one."""
    version, choices = offered(pair.lives[0], 0)
    page = await page_at(pair.lives[1], pair.people[0])
    await pair.lives[0].act(pair.pages[0].listener, "first", version, choices[:1])
    version, choices = offered(pair.lives[0], 0)
    await pair.lives[1].act(page.listener, "second", version, choices[:1])
    assert [said["id"] for said in page.of("done")] == ["second"]
    assert [entry.message for entry in await pair.rows()] == ["first", "second"]


async def pause_elsewhere(pair: Pair) -> None:
    """A pause that only the other process knows of holds here as well, and its end too."""
    rosa, kenji = pair.people
    await pair.lives[0].change(lambda table: permissions.pause(table, rosa, True))
    with pytest.raises(Denied) as denied:
        await act(pair.lives[1], pair.pages[1], "early")
    assert denied.value.why == "paused"
    await pair.lives[0].change(lambda table: permissions.pause(table, rosa, False))
    await act(pair.lives[1], pair.pages[1], "late")
    assert [entry.message for entry in await pair.rows()] == ["late"]
    assert kenji.id in {sitter.person for sitter in pair.lives[1].table.sitters}


STORIES = [resend_elsewhere, choose_on_elsewhere, pause_elsewhere]
Story = Callable[[Pair], Any]


@pytest.mark.parametrize("story", STORIES, ids=[story.__name__ for story in STORIES])
async def test_nobody_is_refused_because_a_process_is_behind(database: str, story: Story) -> None:
    async with halls(database) as both:
        pair = await Pair(both).sit()
        await story(pair)
        await pair.check_agreement()


def no_catching_up(patch: pytest.MonkeyPatch) -> None:
    async def catch_up(_: LiveTable) -> bool:
        return False

    patch.setattr(LiveTable, "catch_up", catch_up)


def no_look_for_the_id(patch: pytest.MonkeyPatch) -> None:
    async def act_of(*_: object) -> None:
        return None

    patch.setattr(Store, "act", act_of)


@pytest.mark.parametrize(
    ("plant", "story"),
    [
        (no_catching_up, choose_on_elsewhere),
        (no_catching_up, pause_elsewhere),
        (no_look_for_the_id, resend_elsewhere),
    ],
)
async def test_a_planted_fault_is_found(
    database: str, plant: Callable[[pytest.MonkeyPatch], None], story: Story
) -> None:
    async with halls(database) as both:
        pair = await Pair(both).sit()
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            with pytest.raises((AssertionError, Denied, pytest.fail.Exception)):
                await story(pair)


async def test_an_act_is_carried_out_once_also_after_a_restart(database: str) -> None:
    async with halls(database, 1) as (hall,):
        kenji, _ = await hall.people.introduce("Kenji")
        live, rosa = await begun(hall, SEALED, kenji)
        page = await page_at(live, rosa)
        version, choices = offered(live, 0)
        sent = ("once", version, choices[:1])
        await live.act(page.listener, *sent)
        await live.act(page.listener, *sent)
        assert [said["id"] for said in page.of("done")] == ["once", "once"]
        with pytest.raises(Denied) as denied:
            await live.act(page.listener, "once", version, choices[1:2])
        assert denied.value.why == "used"
        version, choices = offered(live, 0)
        with pytest.raises(Denied) as denied:
            await live.act(page.listener, "once", version, choices[:1])
        assert denied.value.why == "used"
    async with halls(database, 1) as (hall,):
        again = await hall.table(live.id)
        page = await page_at(again, rosa)
        await again.act(page.listener, *sent)
        assert [said["id"] for said in page.of("done")] == ["once"]
        with pytest.raises(Denied) as denied:
            await again.act(page.listener, "once", sent[1], [*sent[2], *sent[2]])
        assert denied.value.why == "used"
        await again.act(page.listener, "twice", version, choices[:1])
        rows = await hall.store.journal_since(live.id, 0)
        acts = [row.entry.message for row in rows if isinstance(row.entry, Acted)]
        assert acts == ["once", "twice"]


async def test_an_id_of_another_seat_is_free(database: str) -> None:
    async with halls(database) as both:
        pair = await Pair(both).sit()
        for live, page in zip(pair.lives, pair.pages, strict=True):
            await act(live, page, "same")
        assert [(entry.seat, entry.message) for entry in await pair.rows()] == [
            (0, "same"),
            (1, "same"),
        ]


@pytest.mark.parametrize("processes", [1, 2])
async def test_a_table_is_taken_away_or_begun_and_never_both(database: str, processes: int) -> None:
    async with halls(database, processes) as opened:
        here, there = opened[0], opened[-1]
        rosa, _ = await here.people.introduce("Rosa")
        ends = set()
        for _ in range(12):
            laid = await here.lay(rosa, Wishes("macaron", 2, {}, "", ["me", "me"], "link", True))
            other = await there.table(laid.id)
            asked = [here.clear(laid, rosa), start(other, rosa)]
            answers = await asyncio.gather(*asked, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, Denied)]
            assert len(refused) == 1, answers
            card = await here.store.card(laid.id)
            assert card is not None
            assert card.standing.phase == (CLEARED if answers[0] is None else PLAYING)
            ends.add(card.standing.phase)
            if card.standing.phase == CLEARED:
                for hall in opened:
                    with pytest.raises(Denied) as denied:
                        await hall.table(laid.id)
                    assert denied.value.why == "no_table"
                with pytest.raises(Denied, match="taken away"):
                    await other.change(lambda table: permissions.talk(table, 0, "hello?"))
        assert ends <= {CLEARED, PLAYING}


async def test_a_store_that_takes_no_entry_is_not_asked_for_ever(database: str) -> None:
    """Somebody has deleted the table's row; whoever tries to change it is told in the end."""
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        live = await hall.lay(rosa, Wishes("macaron", 2, {}, "", ["me", "me"], "link", True))
        async with hall.store.engine.begin() as connection:
            for name in ("journal", "sitters", "tables"):
                column = "id" if name == "tables" else '"table"'
                await connection.exec_driver_sql(f"DELETE FROM {name} WHERE {column} = '{live.id}'")
        with pytest.raises(Denied) as denied:
            await asyncio.wait_for(start(live, rosa), 20)
        assert denied.value.why == "lost"
        assert live.table.phase == LAYING
        with pytest.raises(Denied) as denied:
            await hall.table(live.id)
        assert denied.value.why == "no_table"
