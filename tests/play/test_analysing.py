"""Analyses of finished games: worked out apart, one at a time, kept, and the same for all."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, text

from play.test_migrations import config_for
from play.test_store import lay, opened
from sobremesa.core.record import read_record
from sobremesa.core.words import Refusal
from sobremesa.games import load
from sobremesa.play import analysing, jobs
from sobremesa.play.analyses import Analysis, analysis_of, frames_at
from sobremesa.play.analysing import MOST_WAITING, Analyses
from sobremesa.play.archive import Archive
from sobremesa.play.background import Background
from sobremesa.play.denied import Denied
from sobremesa.play.past import Past
from sobremesa.play.replays import filmed
from sobremesa.play.store.database import engine_for
from sobremesa.play.workers import done_apart

RECORDS = Path(__file__).parents[1] / "games"
BODY = b'{"length":3}'


async def test_it_is_kept_once_and_found_again(database: str) -> None:
    async with opened(database) as store:
        await lay(store, "one")
        assert await store.analysis("one") is None
        await store.keep_analysis("one", BODY)
        await store.keep_analysis("one", b"whoever was slower has worked out the same")
    async with opened(database) as store:
        assert await store.analysis("one") == BODY
        assert await store.analysis("two") is None


def to_the_shape_before(connection: Connection) -> None:
    command.upgrade(config_for(connection), "0005")


async def test_a_database_of_before_gets_a_place_for_it(blank: str) -> None:
    engine = engine_for(blank)
    async with engine.begin() as connection:
        await connection.run_sync(to_the_shape_before)
        person = "INSERT INTO people (id, secret, name, since) VALUES ('rosa', :secret, 'Rosa', 1)"
        await connection.execute(text(person), {"secret": b"secret"})
    await engine.dispose()
    async with opened(blank) as store:
        assert await store.analysis("one") is None
        found = await store._one(text("SELECT name FROM people"))
        assert found is not None
        assert found["name"] == "Rosa"


def test_a_moment_is_found_in_the_replay_of_its_chooser() -> None:
    """Also where a table that forgets rests in between."""
    for path in ("antayagi/records/3p-goal", "macaron/records/2p-goal"):
        record = read_record((RECORDS / f"{path}.game").read_text())
        game = load(record.game)
        films = filmed(game, record, None)
        wanted = {at: record.choices[at][0] for at in range(0, len(record.choices), 9)}
        frames = frames_at(game, record, wanted)
        assert set(frames) == set(wanted)
        for at, seat in wanted.items():
            own = [msgspec.json.decode(frame) for frame in films[str(seat)]]
            after = own[frames[at] + 1]
            assert after["choice"] == list(record.choices[at]), "the next frame shows the choice"
            assert seat in own[frames[at]]["waiting"]


@pytest.mark.slow
def test_it_is_plain_data() -> None:
    record = read_record((RECORDS / "macelandia/records/8-bots-alone.game").read_text())
    found = analysis_of(load(record.game), record, 400)
    again = msgspec.json.decode(msgspec.json.encode(found), type=Analysis)
    assert again == found
    assert found.length == len(record.choices) == found.chances[-1].at
    assert found.chances[-1].seat is found.chances[-1].own is None
    for parts in found.parts:
        changed = parts.result - parts.before
        assert parts.skill + parts.others + parts.luck == pytest.approx(changed, abs=1e-3)


# Work that is done apart.


def number_and_niceness(by: int) -> tuple[int, int]:
    return os.getpid() * by, os.nice(0)


def refuse() -> None:
    raise Refusal("not that")


def vanish() -> None:
    os._exit(1)


def sleep_long(mark: str) -> None:
    Path(mark).write_text(str(os.getpid()))
    time.sleep(600)


@pytest.mark.slow
async def test_work_is_done_in_a_process_that_stands_back() -> None:
    number, niceness = await done_apart(10, number_and_niceness, 1)
    assert number != os.getpid()
    assert niceness == min(19, os.nice(0) + 10)
    with pytest.raises(Refusal, match="not that"):
        await done_apart(0, refuse)
    with pytest.raises(EOFError):
        await done_apart(0, vanish)


@pytest.mark.slow
async def test_work_that_nobody_waits_for_is_ended(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    task = asyncio.create_task(done_apart(0, sleep_long, str(mark)))
    while not mark.exists() or not mark.read_text():
        await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    number = int(mark.read_text())
    while is_running(number):
        await asyncio.sleep(0.05)


def is_running(number: int) -> bool:
    """Whether there is such a process, that is more than a name."""
    try:
        return "Z" not in Path(f"/proc/{number}/stat").read_text().split()[2]
    except FileNotFoundError:
        return False


# Who asks.


class Finished(Archive):
    """Finished games of which nothing is kept but their names."""

    async def playable(self, table: str) -> Past:
        if table == "gone":
            raise Denied("closed", "the rules have changed")
        return Past("macaron", 1, 2, {}, b"", [])


async def settled(analyses: Analyses) -> None:
    while analyses._working:
        await asyncio.sleep(0.01)


async def test_they_are_worked_out_one_after_the_other_and_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    let_go = asyncio.Event()
    at_once = 0

    async def done(patience: int, job: object, past: Past, work: int) -> bytes:
        nonlocal at_once
        assert (job, work) == (jobs.analyse, 400)
        at_once += 1
        assert at_once == 1
        begun.append(past.game)
        await let_go.wait()
        at_once -= 1
        return BODY

    monkeypatch.setattr(analysing, "done_apart", done)
    async with opened(database) as store:
        await lay(store, "one", "two")
        background = Background()
        analyses = Analyses(store, Finished(store, background), 400)
        for _ in range(3):
            assert await analyses.of("one") is None
            assert await analyses.of("two") is None
        await asyncio.sleep(0.05)
        assert len(begun) == 1
        let_go.set()
        await settled(analyses)
        assert len(begun) == 2
        assert await analyses.of("one") == await analyses.of("two") == BODY
        await analyses.stop()
        await background.stop()


async def test_what_cannot_be_analysed_is_refused_with_the_reason(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def done(patience: int, job: object, past: Past, work: int) -> bytes:
        raise Refusal("it has no mind")

    monkeypatch.setattr(analysing, "done_apart", done)
    async with opened(database) as store:
        await lay(store, "one")
        background = Background()
        analyses = Analyses(store, Finished(store, background), 400)
        for table, why in (("gone", "closed"), ("one", "no_analysis")):
            assert await analyses.of(table) is None
            await settled(analyses)
            with pytest.raises(Denied) as denied:
                await analyses.of(table)
            assert denied.value.why == why
        await analyses.stop()
        await background.stop()


async def test_not_too_many_wait(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def done(patience: int, job: object, past: Past, work: int) -> bytes:
        await asyncio.sleep(600)
        return BODY

    monkeypatch.setattr(analysing, "done_apart", done)
    async with opened(database) as store:
        background = Background()
        analyses = Analyses(store, Finished(store, background), 400)
        for number in range(MOST_WAITING):
            assert await analyses.of(f"table{number}") is None
        with pytest.raises(Denied, match="ask again"):
            await analyses.of("one more")
        await analyses.stop()
        assert not analyses._working
        await background.stop()


async def test_a_server_that_analyses_none_says_so(database: str) -> None:
    async with opened(database) as store:
        background = Background()
        analyses = Analyses(store, Finished(store, background), 0)
        with pytest.raises(Denied, match="analyses no games"):
            await analyses.of("one")
        await background.stop()
