"""A table a day: the same for everybody, counted once, and told next morning alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import pytest

from play.company import act, halls, page_at
from play.hands import DAY, HOUR, MINUTE, SECOND, Hands
from sobremesa.core.words import SPECTATOR
from sobremesa.games import SHELF, load
from sobremesa.play import again, daily, early, permissions, positions, ringing, seating, undoing
from sobremesa.play.agreement import Wishes
from sobremesa.play.daily import SEEDS, WORK_A_TRY, Daily
from sobremesa.play.day import DAY_MS, MORNING_MS, THREE_MINUTES, begins, is_told, seed_of
from sobremesa.play.denied import Denied
from sobremesa.play.exporting import exported
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Laid, Sat
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.positions import Position
from sobremesa.play.standing import OVER
from sobremesa.play.timing import Clock

FAR_OFF = 7 * 24 * 3600.0
MORNING = 1_800_003_600_000
"""A day of January 2027, at nine in the morning in Greenwich."""
TODAY = "2027-01-15"
QUICK = "antayagi"
SEALED = "macaron"


KEY = b"the same in every run".ljust(32)


@pytest.fixture(autouse=True)
def _nobody_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test rings."""
    monkeypatch.setattr(ringing, "ROUND_S", FAR_OFF)


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server deals the same, and in this process: so much is to be seen of it elsewhere."""

    async def done_here(_: int, work: Any, *given: Any) -> Any:
        return await asyncio.to_thread(_done, work, *given)

    async def open_known(known: Daily) -> None:
        known._key = KEY

    monkeypatch.setattr(Daily, "open", open_known)
    monkeypatch.setattr(daily, "done_apart", done_here)


def _done(work: Any, *given: Any) -> Any:
    return _deal(given[0], tuple(given[1])) if work is positions.deal else work(*given)


@cache
def _deal(game: str, seeds: tuple[bytes, ...]) -> Position:
    return positions.deal(game, seeds)


async def rosa_of(hall: Hall, name: str = "Rosa") -> Person:
    return (await hall.people.introduce(name))[0]


async def asked_or_over(live: LiveTable, seat: int) -> bool:
    """Wait for the bots; whether it is the person's turn then."""
    for _ in range(2000):
        standing = live.table.card.standing
        if standing.phase == OVER:
            return False
        if seat in standing.waiting and live.table.sitters[seat].level is None:
            return True
        await asyncio.sleep(0.01)
    raise AssertionError("the bots do not choose")


async def play(live: LiveTable, person: Person, patient: bool = False) -> list[str]:
    """Play to the end, always the same choices; whoever is patient lets the bots choose first."""
    seat = live.table.card.seats_of(person.id)[0]
    page = await page_at(live, person, seat)
    made: list[str] = []
    while await asked_or_over(live, seat):
        if patient:
            while live.table.card.standing.waiting != [seat]:
                await asyncio.sleep(0.01)
        made += await act(live, page, f"m{len(made)}", 3 * len(made))
    live.part(page.listener)
    return made


@asynccontextmanager
async def laid(database: str, game: str) -> AsyncIterator[tuple[Hall, Person, LiveTable, Hands]]:
    """A hall in the morning, somebody in it, and the table of the day that she has laid."""
    async with halls(database, 1) as (hall,):
        hands = Hands(MORNING).rule(hall)
        rosa = await rosa_of(hall)
        yield hall, rosa, await hall.daily.lay(rosa, game), hands


def by_seat(live: LiveTable) -> list[list[str]]:
    match = live.table.playing_match()
    seats = range(match.options.seats)
    return [[each for seat, each in match.record.choices if seat == one] for one in seats]


# What is dealt.


@pytest.mark.parametrize("game", SHELF)
def test_a_position_is_open_and_has_about_three_minutes_of_choices(game: str) -> None:
    seeds = [seed_of(b"key" * 10, TODAY, game, attempt) for attempt in range(SEEDS)]
    position = positions.deal(game, seeds)
    assert position == positions.deal(game, seeds)
    match = positions.begun(position)
    box = load(game)
    assert position.seat in match.waiting()
    assert len(match.choices(position.seat)) > 1
    mind = box.mind
    assert mind is not None
    worth = mind.worth(match.state)
    mine = worth[box.teams(match.state)[position.seat]]
    even = 1 / len(worth)
    # Where there is no chance, all seeds deal the same.
    assert not box.kind.chance or even / 2 <= mine <= even + (1 - even) / 2
    left = positions._line(position, 1, 0)  # The heuristic alone: a search of one tries nothing.
    decisions = [one for one in left.acts[len(position.opening) :] if one.seat == position.seat]
    assert len(decisions) >= 3
    assert left.acts[: len(position.opening)] == position.opening


def test_nobody_knows_tomorrow() -> None:
    """Seeds differ by key, day, game and attempt."""
    seeds = {
        seed_of(key, day, game, attempt)
        for key in (b"one", b"other")
        for day in (TODAY, "2027-01-16")
        for game in SHELF
        for attempt in range(3)
    }
    assert len(seeds) == 2 * 2 * len(SHELF) * 3


def test_a_day_is_told_half_an_hour_after_its_end() -> None:
    end = begins(TODAY) + DAY_MS
    assert not is_told(TODAY, end)
    assert not is_told(TODAY, end + MORNING_MS - 1)
    assert is_told(TODAY, end + MORNING_MS)
    clock: Clock = THREE_MINUTES
    assert 1000 * (clock.bank + 60 * clock.move) < MORNING_MS, (
        "tables of the last minute end before"
    )


@pytest.mark.parametrize(
    ("database", "game"),
    [
        pytest.param("sqlite", SEALED, marks=pytest.mark.slow),
        pytest.param("postgresql", QUICK, marks=pytest.mark.slow),
        pytest.param("sqlite", QUICK, marks=pytest.mark.deep),
        pytest.param("postgresql", SEALED, marks=pytest.mark.deep),
    ],
    indirect=["database"],
)
async def test_the_same_choices_bring_the_same_answers_for_all(database: str, game: str) -> None:
    """In two processes, and whoever is quicker where several choose unseen."""
    async with halls(database) as both:
        Hands(MORNING).rule(*both)
        rosa, kurt = await rosa_of(both[0]), await rosa_of(both[1], "Kurt")
        lives = [await both[0].daily.lay(rosa, game), await both[1].daily.lay(kurt, game)]
        assert lives[0].id != lives[1].id
        assert _dealt(lives[0]) == _dealt(lives[1])
        made = [await play(lives[0], rosa), await play(lives[1], kurt, patient=True)]
        assert made[0] == made[1]
        assert by_seat(lives[0]) == by_seat(lives[1])
        results = [live.table.card.standing.result for live in lives]
        assert results[0] == results[1]


def _dealt(live: LiveTable) -> Any:
    """All that a table begins with but who sits there."""
    match, table = live.table.playing_match(), live.table
    viewers = [match.view(seat) for seat in (*range(match.options.seats), SPECTATOR)]
    assert viewers
    return (
        table.agreement.seed,
        match.record.choices,
        match.waiting(),
        [sitter.level for sitter in table.sitters],
        table.card.seats_of(table.agreement.host),
    )


async def test_servers_deal_differently(tmp_path: Any) -> None:
    seeds = set()
    for name in ("one", "other"):
        async with halls(f"sqlite:///{tmp_path / name}.db", 1) as (hall,):
            Hands(MORNING).rule(hall)
            live = await hall.daily.lay(await rosa_of(hall), QUICK)
            seeds.add(live.table.agreement.seed)
    assert len(seeds) == 2


@pytest.mark.slow
@pytest.mark.usefixtures("_known")
async def test_a_table_is_the_same_after_a_restart(sqlite: str) -> None:
    """Its opening is in its journal like any act, and the day is where lists and rules look."""
    async with laid(sqlite, SEALED) as (hall, rosa, live, _):
        before, card = _dealt(live), live.table.card
        rows = await hall.store.journal_since(live.id, 0)
        assert isinstance(rows[0].entry, Laid)
        assert rows[0].entry.commitment == ""
        opening = [row for row in rows if isinstance(row.entry, Acted)]
        assert card.day is not None
        assert len(opening) == card.day.opening
    async with halls(sqlite, 1) as (hall,):
        Hands(MORNING).rule(hall)
        again_there = await hall.table(live.id)
        assert _dealt(again_there) == before
        assert again_there.table.card.day == card.day
        kept = await hall.store.card(live.id)
        assert kept is not None
        assert kept.day == card.day
        assert await hall.daily.lay(rosa, SEALED) is again_there


# What counts.


@pytest.mark.slow
@pytest.mark.usefixtures("_known")
async def test_the_first_table_counts_and_later_ones_are_practice(database: str) -> None:
    async with halls(database) as both:
        Hands(MORNING).rule(*both)
        hall = both[0]
        rosa = await rosa_of(hall)
        live = await hall.daily.lay(rosa, QUICK)
        assert (await both[1].daily.lay(rosa, QUICK)).id == live.id, "it is still being played"
        await play(live, rosa)
        result = live.table.card.standing.result
        assert result is not None
        later = await hall.daily.lay(rosa, QUICK)
        assert later.id != live.id
        day, practice = live.shown(rosa.id).day, later.shown(rosa.id).day
        assert day is not None
        assert practice is not None
        assert (day.practice, practice.practice) == (False, True)
        await play(later, rosa)
        info = await hall.comparing.day(rosa.id)
        table = next(one for one in info.tables if one.game == QUICK)
        seat = live.table.card.seats_of(rosa.id)[0]
        assert table.table == live.id
        assert table.result is not None
        assert (table.result.place, table.result.score) == (
            result.places[seat],
            result.scores[seat],
        )
        assert [one.count for one in table.all] == [1]
        assert info.streak == 1


@pytest.mark.usefixtures("_known")
async def test_of_two_at_the_same_moment_one_counts(database: str) -> None:
    async with halls(database) as both:
        Hands(MORNING).rule(*both)
        rosa = await rosa_of(both[0])
        await both[0].daily.position(TODAY, QUICK)
        lives = await asyncio.gather(*[hall.daily.lay(rosa, QUICK) for hall in both])
        marks = [live.table.card.day for live in lives]
        practices = sorted(mark.practice for mark in marks if mark is not None)
        assert practices in ([False], [False, True]) or lives[0].id == lives[1].id
        counted = await both[0].store.counted(TODAY, [rosa.id])
        assert len(counted) == 1


@pytest.mark.usefixtures("_known")
async def test_after_three_minutes_a_bot_plays_on(sqlite: str) -> None:
    async with laid(sqlite, QUICK) as (hall, rosa, live, hands):
        seat = live.table.card.seats_of(rosa.id)[0]
        assert await asked_or_over(live, seat)
        hands.go((THREE_MINUTES.bank + THREE_MINUTES.move) * SECOND - 1)
        assert await hall.ringing.go_round() == 0
        hands.go(1)
        assert await hall.ringing.go_round() == 1
        time = live.shown(rosa.id).time
        assert time is not None
        assert (time.asked, time.more) == (True, False)
        with pytest.raises(Denied, match="the same for all"):
            early.answer(live.table, rosa)
        hands.go(THREE_MINUTES.grace_ms)
        assert await hall.ringing.go_round() == 1
        assert not await asked_or_over(live, seat)
        entries = [row.entry for row in await hall.store.journal_since(live.id, 0)]
        assert [entry.why for entry in entries if isinstance(entry, Sat)] == ["late"]
        (table,) = await hall.store.counted(TODAY, [rosa.id])
        assert table.late
        assert table.place is not None


# What nobody may do at it.


@pytest.mark.usefixtures("_known")
async def test_it_stays_as_it_was_dealt(sqlite: str) -> None:
    async with laid(sqlite, QUICK) as (_, rosa, live, _):
        table, seat = live.table, live.table.card.seats_of(rosa.id)[0]
        bot = next(one.seat for one in table.sitters if one.seat != seat)
        for attempt in (
            lambda: permissions.pause(table, rosa, True),
            lambda: permissions.open_to(table, rosa, "anyone"),
            lambda: seating.change_seat(table, rosa, seat, "bot:level-5", ()),
            lambda: seating.change_seat(table, rosa, bot, "bot:level-1", ()),
            lambda: early.resign(table, rosa, seat, "level-3"),
            lambda: early.consent(table, rosa, "score"),
            lambda: again.check(table, rosa, None),
        ):
            with pytest.raises(Denied, match="the same for all"):
                attempt()
        with pytest.raises(Denied, match="hints"):
            permissions.check_help(table, rosa.id)
        assert not live.shown(rosa.id).hints


@pytest.mark.usefixtures("_known")
async def test_only_what_is_free_is_taken_back(sqlite: str) -> None:
    """Somebody alone among bots could take back anything elsewhere, also what luck has shown."""
    async with laid(sqlite, SEALED) as (_, rosa, live, _):
        seat = live.table.card.seats_of(rosa.id)[0]
        page = await page_at(live, rosa, seat)
        match = live.table.playing_match()
        assert any(who == seat for who, _ in match.record.choices), (
            "the opening has some of its own"
        )
        with pytest.raises(Denied, match="nothing of yours"):
            undoing.undo(
                live.table, live.audience.viewer(seat).version, seat, _version(live), False
            )
        assert await asked_or_over(live, seat)
        refused = 0
        for number in range(60):
            if refused:
                break
            await act(live, page, f"m{number}")
            if not await asked_or_over(live, seat):
                break
            states = page.of("state")
            assert states[-1]["undo"] in ("free", None)
            if states[-1]["undo"] is None:
                with pytest.raises(Denied, match="something has become known"):
                    undoing.undo(live.table, _version(live), seat, _version(live), False)
                refused += 1
        assert refused


def _version(live: LiveTable) -> int:
    seat = live.table.card.seats_of(live.table.agreement.host)[0]
    return live.audience.viewer(seat).version


# What is told, and to whom.


@pytest.mark.usefixtures("_known")
async def test_nobody_else_may_look_on(sqlite: str) -> None:
    async with halls(sqlite, 1) as (hall,):
        hands = Hands(MORNING).rule(hall)
        rosa, kurt = await rosa_of(hall), await rosa_of(hall, "Kurt")
        live = await hall.daily.lay(rosa, QUICK)
        assert live.table.promised.told() is None, "nothing is promised of a luck that all share"
        for who in (kurt.id, None):
            with pytest.raises(Denied, match="spectators"):
                await hall.entered(live.id, who)
        await play(live, rosa)
        for who in (kurt.id, None):
            with pytest.raises(Denied, match="spectators"):
                await hall.finished(live.id, who)
        hands.go(2 * DAY)
        with pytest.raises(Denied, match="spectators"):
            await hall.finished(live.id, kurt.id)


@pytest.mark.slow
@pytest.mark.usefixtures("_known")
async def test_what_is_exported_has_no_record_before_the_morning(sqlite: str) -> None:
    async with laid(sqlite, QUICK) as (hall, rosa, live, hands):
        await play(live, rosa)
        seed = live.table.agreement.seed.hex()
        taken = await exported(hall, rosa)
        assert [game.record for game in taken.games] == [None]
        assert seed not in msgspec.json.encode(taken).decode()
        assert [(day.day, day.game, day.table) for day in taken.days] == [(TODAY, QUICK, live.id)]
        assert taken.statistics == [], "it began in the middle of a game"
        hands.go(DAY)
        record = (await exported(hall, rosa)).games[0].record
        assert record is not None
        assert seed in record
        assert "commitment" not in record


@pytest.mark.slow
@pytest.mark.usefixtures("_known")
async def test_results_of_ones_people_have_names_and_those_of_strangers_none(
    database: str,
) -> None:
    async with halls(database, 1) as (hall,):
        hands = Hands(MORNING).rule(hall)
        rosa, kurt, ana = [await rosa_of(hall, name) for name in ("Rosa", "Kurt", "Ana")]
        for one in (rosa, kurt, ana):
            await play(await hall.daily.lay(one, QUICK), one)
        await _meet(hall, rosa, kurt)
        luz = await rosa_of(hall, "Luz")
        await _meet(hall, luz, kurt)

        async def seen(person: Person | None, day: str | None = None) -> tuple[list[str], int]:
            info = await hall.comparing.day(person.id if person else None, day)
            table = next(one for one in info.tables if one.game == QUICK)
            others = [one for one in info.tables if one.game != QUICK]
            assert not any(one.people or one.all for one in others if not info.told)
            return [one.name for one in table.people], sum(one.count for one in table.all)

        assert await seen(rosa) == (["Kurt"], 3)
        assert await seen(kurt) == (["Rosa"], 3)
        assert await seen(ana) == ([], 3)
        assert await seen(luz) == ([], 0), "she could still play it"
        assert await seen(None) == ([], 0)
        await hall.store.avoid(kurt.id, rosa.id, True)
        assert await seen(rosa) == ([], 3), "Kurt has taken her off his list"
        assert await seen(kurt) == ([], 3)
        hands.go(DAY)
        assert await seen(luz, TODAY) == (["Kurt"], 3)
        assert (await hall.comparing.day(rosa.id)).streak == 1, "there is still time today"
        hands.go(DAY)
        assert (await hall.comparing.day(rosa.id)).streak == 0


async def _meet(hall: Hall, one: Person, other: Person) -> None:
    """Let two sit at one table whose game has begun."""
    live = await hall.lay(one, Wishes(SEALED, 2, {}, "", ["me", "open"]))
    await hall.change_seat(live, other, 1, "me")
    await live.change(lambda table: permissions.start(table, one))


@pytest.mark.usefixtures("_known")
async def test_whoever_joins_another_or_is_forgotten_takes_his_days_along(database: str) -> None:
    async with halls(database, 1) as (hall,):
        Hands(MORNING).rule(hall)
        rosa, kurt, ana = [await rosa_of(hall, name) for name in ("Rosa", "Kurt", "Ana")]
        mine = await hall.daily.lay(rosa, QUICK)
        await hall.daily.lay(rosa, SEALED)
        theirs = await hall.daily.lay(kurt, QUICK)
        await hall.daily.lay(ana, QUICK)
        await hall.parting.join(rosa, kurt)
        counted = {one.game: one.table for one in await hall.store.counted(TODAY, [kurt.id])}
        assert counted[QUICK] == theirs.id, "each day counts once"
        assert set(counted) == {QUICK, SEALED}
        assert await hall.store.counted(TODAY, [rosa.id]) == []
        assert mine.table.card.seats_of(kurt.id)
        await hall.parting.forget(ana)
        assert await hall.store.counted(TODAY, [ana.id]) == []
        await hall.parting.forget(kurt)
        assert await hall.store.counted(TODAY, [kurt.id]) == []


# The morning after.


@pytest.mark.slow
@pytest.mark.usefixtures("_known")
async def test_the_best_line_is_shown_next_morning(database: str) -> None:
    async with halls(database, 2) as both:
        hands = Hands(MORNING).rule(*both)
        for hall in both:
            # Small enough for a test.
            hall.daily = Daily(hall.store, hall.live, hall.background, hall._quotas, 8 * WORK_A_TRY)
            await hall.daily.open()
        hall = both[0]
        rosa = await rosa_of(hall)
        live = await hall.daily.lay(rosa, QUICK)
        await play(live, rosa)
        with pytest.raises(Denied, match="when the day is over"):
            await hall.daily.line(TODAY, QUICK)
        hands.go(15 * HOUR)
        assert hall.daily.today() == "2027-01-16"
        with pytest.raises(Denied, match="when the day is over"):
            await hall.daily.line(TODAY, QUICK)
        hands.go(30 * MINUTE)
        with pytest.raises(Denied, match="no line"):
            await hall.daily.line(TODAY, SEALED)
        found = [await _line(one, QUICK) for one in both]
        assert found[0] == found[1]
        card = await hall.finished(found[0], None)
        assert card is not None, "anybody may see it"
        past = await hall.archive.past(found[0])
        mine = await hall.archive.past(live.id)
        opening = live.table.card.day.opening if live.table.card.day else 0
        assert past.seed == mine.seed
        assert past.choices[:opening] == mine.choices[:opening]
        record = past.record(card.standing.result)
        assert record.end
        info = await hall.comparing.day(rosa.id, TODAY)
        table = next(one for one in info.tables if one.game == QUICK)
        assert sum(one.count for one in table.all) == 1, "the house is none of those who played"
        for one in both:
            await one.daily.stop()


async def _line(hall: Hall, game: str) -> str:
    for _ in range(3000):
        found = await hall.daily.line(TODAY, game)
        if found is not None:
            return found.table
        await asyncio.sleep(0.01)
    raise AssertionError("there is no line")


@pytest.mark.usefixtures("_known")
async def test_a_game_that_has_changed_since_is_not_dealt(sqlite: str) -> None:
    async with halls(sqlite, 1) as (hall,):
        Hands(MORNING).rule(hall)
        older = Position(QUICK, 0, "", 3, "00" * 32, 0, ["level-3"] * 3, [])
        await hall.store.keep_position(TODAY, QUICK, msgspec.json.encode(older).decode())
        with pytest.raises(Denied, match="has changed"):
            await hall.daily.lay(await rosa_of(hall), QUICK)
        with pytest.raises(Denied, match="no game"):
            await hall.daily.lay(await rosa_of(hall), "chess")
