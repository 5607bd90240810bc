"""Who may be helped, what it costs him, and that nobody else hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from play.company import Here, Page, act, begun, folded, halls, offered, page_at
from play.shape import kept_in
from sobremesa.core.words import Seat
from sobremesa.play import acts, jobs
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.news import Hinted
from sobremesa.play.standing import OVER

SHORT = {"max_turns": "2", "first_seat": "0"}


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    monkeypatch.setattr(jobs, "THOUGHT", 8)
    async with halls(kept_in(tmp_path), 1, workers=Here()) as (only,):
        yield only


def wishes(*sitters: str, hints: bool = False) -> Wishes:
    return Wishes("antayagi", len(sitters), SHORT, "", [*sitters], "link", True, None, hints)


async def asked(live: LiveTable, page: Page) -> Hinted:
    """A hint for whoever looks from there."""
    version = live.audience.viewer(page.listener.seat).version
    return await live.helping.hint(page.listener, "h", version, [])


def apart_from_moves(page: Page) -> list[str]:
    """What a page has heard, but for what bots do meanwhile."""
    page.listener.flush()
    return [said["type"] for said in page.heard if said["type"] not in ("state", "waiting")]


async def turn(live: LiveTable, page: Page, *others: Page) -> None:
    """Wait until the page's seat has to choose; meanwhile the others take what comes first."""
    while page.listener.seat not in (waiting := live.table.card.standing.waiting):
        assert live.table.phase != OVER, "the seat is not asked in this game"
        for other in others:
            if other.listener.seat in waiting:
                await act(live, other, f"turn{live.table.number}")
        await asyncio.sleep(0.01)


async def turns(live: LiveTable, seat: Seat) -> AsyncIterator[None]:
    """Each time that the seat has to choose, until the game is over."""
    while live.table.phase != OVER:
        await live.rest.over()
        if seat in live.table.card.standing.waiting:
            yield
        else:
            await asyncio.sleep(0.01)


async def test_among_bots_a_hint_is_given_and_counted_once_for_each_choice(hall: Hall) -> None:
    live, rosa = await begun(hall, wishes("me", "bot:level-1", "bot:level-1"))
    page = await page_at(live, rosa)
    assert live.shown(rosa.id).hints
    given = 0
    async for _ in turns(live, 0):
        match = live.table.playing_match()
        choices = {match.game.words.spell(action) for action in match.choices(0)}
        found = await asked(live, page)
        assert {hint.choice for hint in found.hints} <= choices
        assert len(found.hints) == min(2, len(choices))
        assert await asked(live, page) == found, "whoever asks again is told the same"
        given += 1
        assert live.shown(rosa.id).seats[0].hints == given
        await act(live, page, f"a{given}")
    assert given > 1
    again = folded(live.table.agreement, await hall.store.journal_since(live.id, 0))
    assert {seat: len(helped) for seat, helped in again.card.helped.items()} == {0: given}


async def test_among_people_there_are_none(hall: Hall) -> None:
    ana, _ = await hall.people.introduce("Ana")
    live, rosa = await begun(hall, wishes("me", "open", "bot:level-1"), ana)
    page, hers = await page_at(live, rosa), await page_at(live, ana)
    assert not live.shown(rosa.id).hints
    await turn(live, page, hers)
    with pytest.raises(Denied, match="among bots") as denied:
        await asked(live, page)
    assert denied.value.why == "no_hints"
    await hall.change_seat(live, ana, 1, "bot:level-1")
    assert not live.shown(rosa.id).hints, "she may come back"


async def test_where_the_table_allows_it_nobody_else_hears_of_it_until_the_end(hall: Hall) -> None:
    ana, _ = await hall.people.introduce("Ana")
    live, rosa = await begun(hall, wishes("me", "open", "bot:level-1", hints=True), ana)
    hers, others = await page_at(live, rosa), [await page_at(live, ana), await page_at(live, None)]
    assert live.shown(ana.id).hints
    assert not live.shown(None).hints, "who looks on is helped by nobody"
    await turn(live, hers, others[0])
    heard = [apart_from_moves(page) for page in others]
    await asked(live, hers)
    assert [apart_from_moves(page) for page in others] == heard
    assert [live.shown(who).seats[0].hints for who in (rosa.id, ana.id, None)] == [1, 0, 0]
    pages = {0: hers, 1: others[0]}
    number = 0
    while live.table.phase != OVER:
        seats = [seat for seat in live.table.card.standing.waiting if seat in pages]
        if seats:
            number += 1
            await act(live, pages[seats[0]], f"x{number}")
        await asyncio.sleep(0.01)
    assert [live.shown(who).seats[0].hints for who in (rosa.id, ana.id, None)] == [1, 1, 1]
    assert (await hall.rematch(live, rosa)).table.card.hints, "so does the next game"


async def test_who_is_not_asked_or_asks_too_late_is_refused(hall: Hall) -> None:
    live, rosa = await begun(hall, wishes("me", "bot:level-1", "bot:level-1"))
    page, stranger = await page_at(live, rosa), await page_at(live, None)
    await turn(live, page)
    for who, version, why in ((stranger, 1, "spectator"), (page, 999, "stale")):
        with pytest.raises(Denied) as denied:
            await live.helping.hint(who.listener, "h", version, [])
        assert denied.value.why == why
    assert live.shown(rosa.id).seats[0].hints == 0


async def test_who_has_chosen_is_told_what_that_gave_away_and_nobody_else(hall: Hall) -> None:
    live, rosa = await begun(hall, wishes("me", "bot:level-1", "bot:level-1"))
    page, other = await page_at(live, rosa), await page_at(live, None)
    told = 0
    async for _ in turns(live, 0):
        version, chosen = offered(live, page)
        before = await live.helping.before(page.listener, version)
        assert before is not None
        await act(live, page, f"a{version}")
        assert await live.helping.before(page.listener, version) is None, "it is too late"
        found = await live.helping.verdict(page.listener, f"a{version}", before, chosen)
        assert found.id == f"a{version}"
        assert found.choice.notation in chosen
        assert (found.better is not None) == (found.lost > 0)
        told += 1
    assert told > 1
    assert live.shown(rosa.id).seats[0].hints == 0, "whoever has chosen was not helped"
    assert "verdict" not in [said["type"] for said in other.heard]


async def test_no_verdict_where_there_are_no_hints(hall: Hall) -> None:
    ana, _ = await hall.people.introduce("Ana")
    live, rosa = await begun(hall, wishes("me", "open", "bot:level-1"), ana)
    page, hers, nobody = [await page_at(live, who) for who in (rosa, ana, None)]
    await turn(live, page, hers)
    for who in (page, nobody):
        with pytest.raises(Denied) as denied:
            await live.helping.before(who.listener, 0)
        assert denied.value.why == "no_hints"


async def test_a_plan_is_helped_with_as_far_as_it_is_certain(hall: Hall) -> None:
    """Each choice of a plan is a choice of its own: for hints, and for the verdict."""
    planned = Wishes("macao", 2, {}, "", ["me", "bot:level-1"], "link", True, None, False)
    live, rosa = await begun(hall, planned)
    page = await page_at(live, rosa)
    plan: list[str] = []
    while not plan:
        await turn(live, page)
        match = live.table.playing_match()
        for action in match.choices(0):
            notation = match.game.words.spell(action)
            with suppress(Denied):
                if (acts.previewed(match, 0, [notation])["offer"] or {}).get("choices"):
                    plan = [notation]
        if not plan:
            await act(live, page, f"on{live.table.number}")
    version, _ = offered(live, page)
    then = {choice[0] for choice in acts.previewed(match, 0, plan)["offer"]["choices"]}
    found = await live.helping.hint(page.listener, "h", version, plan)
    assert {hint.choice for hint in found.hints} <= then
    with pytest.raises(Denied) as denied:
        await live.helping.hint(page.listener, "h", version, ["no such choice"])
    assert denied.value.why == "illegal"
    before = await live.helping.before(page.listener, version)
    assert before is not None
    both = [*plan, sorted(then)[0]]
    verdict = await live.helping.verdict(page.listener, "v", before, both)
    assert verdict.choice.notation in both
