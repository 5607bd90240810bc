"""Long work is done beside the server, once, and nobody can have more of it than his share."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from play.company import Here, Page, act, begun, halls, page_at, play_on
from play.shape import kept_in
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.play import background, jobs, replays, viewer, viewers
from sobremesa.play.agreement import Wishes
from sobremesa.play.archive import Asked
from sobremesa.play.background import Background
from sobremesa.play.denied import Denied
from sobremesa.play.first_looks import SHORT
from sobremesa.play.hall import Hall
from sobremesa.play.jobs import Answer
from sobremesa.play.live import LiveTable
from sobremesa.play.memory import Memory
from sobremesa.play.past import Past
from sobremesa.play.person import Person
from sobremesa.play.viewer import Viewer

LONG = Wishes("macaron", 2, {}, "", ["me", "me"], "anyone", True)
CHOICES = SHORT + 30


def asked(table: str, start: int = 0, most: int = 50, viewer: str = "all") -> Asked:
    return Asked(table, viewer, start, most, False)


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[tuple[Hall, Here]]:
    """A hall whose long work is done in threads of the test's process."""
    workers = Here()
    async with halls(kept_in(tmp_path), 1, workers=workers) as (hall,):
        yield hall, workers


async def long_game(hall: Hall) -> tuple[LiveTable, Person]:
    """A game that is well under way, and nobody looks at it."""
    live, rosa = await begun(hall, LONG)
    await play_on(live, rosa, CHOICES)
    live.audience.viewers.forget()
    return live, rosa


def tried(page: Page, live: LiveTable) -> tuple[int, list[str]]:
    """The version and the first choice that the page's seat is offered."""
    seen = live.audience.viewer(page.listener.seat)
    return seen.version, [json.loads(seen.offer)["choices"][0][0]]


async def asking_page(live: LiveTable, rosa: Person) -> Page:
    return await page_at(live, rosa, live.table.card.standing.waiting[0])


def mark(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whoever walks through a record or imagines worlds in this process leaves a mark."""
    marks: list[str] = []

    def marked(module: Any, name: str) -> None:
        honest: Callable[..., Any] = getattr(module, name)

        def work(*args: Any, **kwargs: Any) -> Any:
            marks.append(f"{name} in {threading.current_thread().name}")
            return honest(*args, **kwargs)

        monkeypatch.setattr(module, name, work)

    marked(viewer, "relived")
    marked(replays, "walk")
    marked(jobs, "preview")
    marked(jobs, "redo")
    return marks


async def all_that_is_long(hall: Hall) -> None:
    """Come late, try, look back while it runs, play to the end, look back then."""
    live, rosa = await long_game(hall)
    page = await asking_page(live, rosa)
    assert page.of("welcome")[0]["state"]["view"]
    assert (await page_at(live, None)).of("welcome")[0]["state"]["view"]
    version, choices = tried(page, live)
    assert await outcome(live, page, version, choices)
    running = json.loads(await hall.archive.running(asked(live.id), live.table.playing_match(), ""))
    assert running["length"] == live.audience.viewer(SPECTATOR).version + 1
    await play_on(live, rosa)
    film = json.loads(await hall.archive.finished(asked(live.id), None))
    assert film["length"] == live.audience.viewer(SPECTATOR).version + 1
    live.audience.viewers.forget()
    live.part(page.listener)
    assert (await page_at(live, rosa, 0)).of("welcome")[0]["state"]["view"]


async def test_the_loop_is_never_entered_for_long_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    marks = mark(monkeypatch)
    async with halls(kept_in(tmp_path), 1) as (hall,):
        await all_that_is_long(hall)
    # The very beginning of a game is short: two seats look through it at once.
    assert marks == ["relived in MainThread"] * 2


async def test_such_work_would_be_found(
    here: tuple[Hall, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same with work that is done here: the marks are the proof that they are left."""
    marks = mark(monkeypatch)
    await all_that_is_long(here[0])
    elsewhere = [one for one in marks if "MainThread" not in one]
    assert {one.split()[0] for one in elsewhere} == {"walk", "relived", "preview"}


@pytest.mark.slow
async def test_a_viewer_who_comes_late_misses_nothing(tmp_path: Path) -> None:
    """What happens while his past is being looked through is put by for him."""

    class Slow(Here):
        def __init__(self) -> None:
            super().__init__()
            self.gate = asyncio.Event()

        async def run(self, work: Callable[..., Any], *given: Any) -> Any:
            answer = await super().run(work, *given)
            if given[0].__name__ == "look":
                await self.gate.wait()
            return answer

    workers = Slow()
    async with halls(kept_in(tmp_path), 1, workers=workers) as (hall,):
        live, rosa = await long_game(hall)
        late = Page(None)
        workers.gate.set()
        pages = [await page_at(live, rosa, seat) for seat in (0, 1)]
        workers.gate.clear()
        workers.asked.clear()
        coming = asyncio.create_task(live.join(late.listener, 0))
        while "look" not in workers.asked:
            await asyncio.sleep(0)
        for number in range(5):
            seat = live.table.card.standing.waiting[0]
            await act(live, pages[seat], f"m{number}")
        assert not coming.done()
        workers.gate.set()
        await coming
        record = live.table.playing_match().record
        truth = Viewer.of(live.table.agreement.game, SPECTATOR, record)
        assert live.audience.viewer(SPECTATOR).seen() == truth.seen()
        welcome = late.of("welcome")[-1]["state"]
        assert (welcome["version"], len(welcome["log"])) == (truth.version, truth.length)


async def test_many_who_come_at_once_are_one_question(here: tuple[Hall, Here]) -> None:
    hall, workers = here
    live, _ = await long_game(hall)
    workers.asked.clear()
    pages = await asyncio.gather(*[page_at(live, None) for _ in range(30)])
    assert workers.asked == ["look"]
    for page in pages:
        live.part(page.listener)
    # Whoever comes back soon finds all kept up.
    await page_at(live, None)
    assert workers.asked == ["look"]


async def test_many_who_come_at_once_read_the_journal_together(
    here: tuple[Hall, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each reading keeps the table's lock, for which its players wait."""
    hall, _ = here
    live, _ = await long_game(hall)
    await page_at(live, None)
    readings: list[str] = []
    honest = hall.store.journal_since

    async def journal_since(table: str, number: int) -> Any:
        readings.append(table)
        return await honest(table, number)

    monkeypatch.setattr(hall.store, "journal_since", journal_since)
    pages = await asyncio.gather(*[page_at(live, None) for _ in range(100)])
    assert all(page.of("welcome") for page in pages)
    assert len(readings) <= 2


async def test_a_viewer_is_forgotten_when_nobody_comes_back(
    here: tuple[Hall, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewers, "LINGER_S", 0.0)
    live, _ = await long_game(here[0])
    page = await page_at(live, None)
    assert SPECTATOR in live.audience.viewers
    live.part(page.listener)
    while SPECTATOR in live.audience.viewers:
        await asyncio.sleep(0)


async def test_the_same_question_is_answered_from_memory(here: tuple[Hall, Here]) -> None:
    hall, workers = here
    live, rosa = await long_game(hall)
    page = await asking_page(live, rosa)
    version, choices = tried(page, live)
    workers.asked.clear()
    answers = [await outcome(live, page, version, choices) for _ in range(5)]
    assert answers.count(answers[0]) == 5
    assert workers.asked == ["attempt"]
    match = live.table.playing_match()
    parts = [await hall.archive.running(asked(live.id, at, 3), match, None) for at in range(9)]
    assert len(set(parts)) == 9
    assert workers.asked == ["attempt", "film"]
    await act(live, page, "on")
    await hall.archive.running(asked(live.id), match, None)
    assert workers.asked == ["attempt", "film", "film"]


async def outcome(live: LiveTable, page: Page, version: int, choices: list[str]) -> object:
    try:
        told = await live.attempt(page.listener, "t", version, choices)
    except Denied as denied:
        return denied.why, str(denied)
    return bytes(told.view), bytes(told.offer), bytes(told.log)


async def test_who_has_used_his_share_is_refused_and_nobody_else(
    here: tuple[Hall, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, _ = here
    live, rosa = await long_game(hall)
    page = await asking_page(live, rosa)
    version, choices = tried(page, live)
    offered = json.loads(live.audience.viewer(page.listener.seat).offer)["choices"]
    honest = jobs.counted

    def dear(work: Callable[..., Any], *args: Any) -> tuple[float, Any]:
        return 2 * background.BURST, honest(work, *args)[1]

    monkeypatch.setattr(jobs, "counted", dear)
    first = await outcome(live, page, version, choices)
    with pytest.raises(Denied) as denied:
        await live.attempt(page.listener, "t", version, [offered[1][0]])
    assert denied.value.why == "too_fast"
    # What is known costs nothing.
    assert await outcome(live, page, version, choices) == first
    # Others at the same table, and the same person elsewhere, have their own.
    match = live.table.playing_match()
    await hall.archive.running(asked(live.id), match, None)
    with pytest.raises(Denied, match="ask again"):
        await hall.archive.running(asked(live.id, 1), match, None)
    other, _ = await long_game(hall)
    await hall.archive.running(asked(other.id), other.table.playing_match(), rosa.id)


async def test_time_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 1000.0
    monkeypatch.setattr("sobremesa.play.background.time.monotonic", lambda: clock)
    work = Background(Here())
    work.budget("rosa", "t").spend(background.BURST + 1)
    with pytest.raises(Denied):
        work.budget("rosa", "t")
    assert work.budget("kenji", "t").left == background.BURST
    clock += 2 / background.SHARE
    assert work.budget("rosa", "t").left == pytest.approx(1.0)
    clock += background.BURST / background.SHARE
    work.tidy()
    assert work.budget("rosa", "t").left == background.BURST


async def test_each_person_has_one_thing_done_at_a_time() -> None:
    """However much one asks, the next of somebody else is done after at most one of his."""
    order: list[str] = []

    class Single(Here):
        """One worker, first come, first served."""

        def __init__(self) -> None:
            super().__init__()
            self.queue = asyncio.Lock()

        async def run(self, work: Callable[..., Any], *given: Any) -> Any:
            async with self.queue:
                await asyncio.sleep(0)
                order.append(given[1].game)
                return 0.0, {"all": replays.Film(0, [])}

    work = Background(Single())

    def ask(who: str, number: int) -> asyncio.Task[Any]:
        past = Past(who, 1, 2, {}, b"", [(0, str(n)) for n in range(number)])
        return asyncio.create_task(work.film("t", past, SPECTATOR, who))

    greedy = [ask("greedy", number) for number in range(50)]
    await asyncio.sleep(0)
    modest = ask("modest", 0)
    await modest
    assert order.count("greedy") <= 3
    await asyncio.gather(*greedy)
    await work.stop()


def test_memory_forgets_what_was_asked_longest_ago() -> None:
    memory = Memory(most=3000)
    for number in range(4):
        memory.keep(number, bytes(500))
        memory.get(0)
    memory.keep(4, bytes(500))
    assert [number for number in range(5) if memory.get(number) is not None] == [0, 2, 3, 4]
    memory.keep("large", [bytes(5000)])
    assert len(memory) == 1
    memory.keep("large", Answer(why="beyond"))
    assert memory.get("large") == Answer(why="beyond")


async def test_no_engine_text_gets_out(
    here: tuple[Hall, Here], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker that finds a choice illegal would name what is allowed: somebody's hand."""
    hall, _ = here
    live, _ = await long_game(hall)

    def stumble(*_: object) -> None:
        raise Refusal("'pass almond-1' is not allowed now; allowed are: pass almond-3")

    monkeypatch.setattr(jobs, "film", stumble)
    monkeypatch.setattr(jobs, "look", stumble)
    for asking in (
        page_at(live, None),
        hall.archive.running(asked(live.id), live.table.playing_match(), None),
    ):
        with pytest.raises(Denied) as denied:
            await asking
        assert denied.value.why == "closed"
        assert "almond" not in str(denied.value)


async def test_work_that_fails_is_told_and_asked_again(here: tuple[Hall, Here]) -> None:
    hall, workers = here
    live, _ = await long_game(hall)
    honest = workers.run
    failures = ["once"]

    async def run(work: Callable[..., Any], *given: Any) -> Any:
        if failures:
            raise RuntimeError(failures.pop())
        return await honest(work, *given)

    workers.run = run  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        await page_at(live, None)
    assert (await page_at(live, None)).of("welcome")
