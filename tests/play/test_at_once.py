"""Acts that wait for nothing but the store; and what becomes of those that have to wait."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from play.company import Page, Waiter, begun, halls, offered, page_at
from play.shape import kept_in
from sobremesa.play.agreement import Wishes
from sobremesa.play.at_once import Act, begin
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Acted
from sobremesa.play.live import LiveTable
from sobremesa.play.store import Lost

SEALED = Wishes("macaron", 2, {}, "", ["me", "me"], "anyone", True)


class Sitting:
    """A page at a table of its own."""

    def __init__(self, live: LiveTable, page: Page) -> None:
        self.live = live
        self.page = page

    def act(self, name: str) -> Act:
        """The first choice that is offered."""
        version, chosen = offered(self.live, self.page)
        return Act(self.page.listener, name, version, chosen)

    async def kept(self) -> list[Acted]:
        """The acts in the journal."""
        rows = await self.live._store.journal_since(self.live.id, 0)
        return [row.entry for row in rows if isinstance(row.entry, Acted)]


@pytest.fixture
async def sitting(tmp_path: Path) -> AsyncIterator[Sitting]:
    async with halls(kept_in(tmp_path), 1) as [hall]:
        live, rosa = await begun(hall, SEALED)
        yield Sitting(live, await page_at(live, rosa, 0))


async def test_nothing_is_told_before_it_is_kept(sitting: Sitting) -> None:
    live, page, waiter = sitting.live, sitting.page, Waiter()
    assert begin(live, sitting.act("a1"), waiter)
    assert live.lock.locked()
    assert page.of("done") == page.of("state") == []
    await waiter.end()
    assert [done["id"] for done in page.of("done")] == ["a1"]
    assert [state["version"] for state in page.of("state")] == [page.of("done")[0]["version"]]
    assert [entry.message for entry in await sitting.kept()] == ["a1"]
    assert not live.lock.locked()


async def test_whatever_stands_in_the_way_leaves_it_to_those_who_can_wait(
    sitting: Sitting,
) -> None:
    live, waiter = sitting.live, Waiter()
    act = sitting.act("a1")
    assert live.lock.take()
    assert not begin(live, act, waiter)
    live.lock.release()
    stale = Act(act.listener, "a2", act.version + 1, act.choices)
    assert not begin(live, stale, waiter)
    assert not live.lock.locked()
    live.lost = True
    assert not begin(live, act, waiter)
    live.lost = False
    assert await sitting.kept() == []
    assert begin(live, act, waiter)
    await waiter.end()


async def test_an_id_that_is_used_is_found_out_when_it_is_kept(sitting: Sitting) -> None:
    for name, why in (("a1", None), ("a1", "used")):
        waiter = Waiter()
        assert begin(sitting.live, sitting.act(name), waiter)
        if why is None:
            await waiter.end()
            continue
        with pytest.raises(Denied) as denied:
            await waiter.end()
        assert denied.value.why == why
    assert len(await sitting.kept()) == 1
    assert not sitting.live.lock.locked()


async def test_what_could_not_be_kept_is_not_told(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, page, waiter = sitting.live, sitting.page, Waiter()

    async def fail(*_: object) -> None:
        raise OSError("no space left")

    act = sitting.act("a1")
    with monkeypatch.context() as patch:
        patch.setattr(live._store.writer._pen, "write", fail)
        assert begin(live, act, waiter)
        with pytest.raises(Denied) as denied:
            await waiter.end()
    assert denied.value.why == "lost"
    assert live.lost
    assert page.of("done") == page.of("state") == []
    assert not live.lock.locked()


async def test_a_fault_of_ours_is_told_and_leaves_the_table_free(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, waiter = sitting.live, Waiter()

    def fail(*_: object) -> None:
        raise ValueError("a fault")

    monkeypatch.setattr(live, "let_happen", fail)
    assert begin(live, sitting.act("a1"), waiter)
    with pytest.raises(ValueError, match="a fault"):
        await waiter.end()
    assert not live.lock.locked()


async def test_a_store_that_is_closed_takes_nothing(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_: object) -> None:
        raise Lost("the store is closed")

    monkeypatch.setattr(sitting.live, "put", closed)
    assert not begin(sitting.live, sitting.act("a1"), Waiter())
    assert not sitting.live.lock.locked()
