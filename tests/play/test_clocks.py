"""Tables wait by a clock: what is due follows from the journal, and comes once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from play.company import act, begun, folded, halls, page_at
from play.hands import DAY, HOUR, MINUTE, SECOND, Hands
from sobremesa.play import early, permissions, ringing
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Answered, Asked, Entry, Sat
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.standing import PLAYING, Standing
from sobremesa.play.timing import Clock, Step, Timing, undone

AT_TABLE = Clock(60, 600)
LETTERS = Clock(86400, letters=True)
NEXT_WEEK = 7 * 24 * 3600.0
FRIDAY_NOON = 1_800_014_400_000
"""15 January 2027 is a Friday, and it is noon in Greenwich then."""


@pytest.fixture(autouse=True)
def _nobody_rings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test rings."""
    monkeypatch.setattr(ringing, "ROUND_S", NEXT_WEEK)


def wishes(clock: Clock | None, game: str = "macao", seats: int = 3) -> Wishes:
    return Wishes(game, seats, {}, "", ["me"] + ["open"] * (seats - 1), clock=clock)


async def table_of(
    hall: Hall, clock: Clock | None, game: str = "macao", seats: int = 3
) -> tuple[LiveTable, list[Person]]:
    """A game that has begun, with a person on each seat."""
    names = ["Luz", "Kurt", "Ana"][: seats - 1]
    guests = [(await hall.people.introduce(name))[0] for name in names]
    live, rosa = await begun(hall, wishes(clock, game, seats), *guests)
    return live, [rosa, *guests]


def asked(live: LiveTable) -> int:
    return live.table.card.standing.waiting[0]


def due(live: LiveTable) -> int | None:
    return live.table.card.standing.due


async def choose(live: LiveTable, people: list[Person], name: str) -> int:
    """Whoever is asked first chooses."""
    seat = asked(live)
    page = await page_at(live, people[seat])
    await act(live, page, name)
    live.part(page.listener)
    return seat


async def entries(hall: Hall, live: LiveTable) -> list[Entry]:
    return [row.entry for row in await hall.store.journal_since(live.id, 0)]


async def test_what_is_due_follows_from_the_journal(database: str) -> None:
    """Beside it, in memory and after a restart: with what a seat has used of its bank."""
    async with halls(database, 1) as (hall,):
        hands = Hands().rule(hall)
        live, people = await table_of(hall, AT_TABLE)
        assert due(live) == hands.at + 11 * MINUTE
        hands.go(3 * MINUTE)
        first = await choose(live, people, "a")
        assert live.table.card.standing.timing is not None
        banks = live.table.card.standing.timing.banks
        assert [banks[first], max(banks)] == [8 * MINUTE, 10 * MINUTE]
        card = await hall.store.card(live.id)
        assert card is not None
        assert card.standing == live.table.card.standing
        rows = await hall.store.journal_since(live.id, 0)
        again = folded(live.table.agreement, rows, live.table.rest_ms)
        assert again.card.standing == live.table.card.standing
        assert again.card.standing.timing == live.table.card.standing.timing
        assert again.card.clock == AT_TABLE


async def test_a_question_for_several_has_one_clock(database: str) -> None:
    """Whoever chooses first gives the others neither more time nor less."""
    async with halls(database, 1) as (hall,):
        hands = Hands().rule(hall)
        live, people = await table_of(hall, AT_TABLE, "macaron")
        until = due(live)
        assert len(live.table.card.standing.waiting) == 3
        for number in range(100):
            hands.go(30 * SECOND)
            others = set(live.table.card.standing.waiting)
            await choose(live, people, f"a{number}")
            timing = live.table.card.standing.timing
            assert timing is not None
            if len(others) == 1:
                break
            assert due(live) == until
        assert timing is not None
        # The first has used a minute of the move and nothing else; the last, of the bank, too.
        assert max(timing.banks) == 10 * MINUTE > min(timing.banks)
        assert min(timing.banks) >= 10 * MINUTE - (hands.at - Hands().at - MINUTE)
        assert due(live) is not None
        assert due(live) != until


async def test_no_clock_no_time(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, people = await table_of(hall, None)
        page = await page_at(live, people[0])
        await choose(live, people, "a")
        assert due(live) is None
        assert await hall.store.overdue(10) == []
        assert page.of("time") == []
        assert page.of("welcome")[0]["table"]["clock"] is None


async def test_clocks_stop_while_a_table_is_paused(database: str) -> None:
    async with halls(database, 1) as (hall,):
        hands = Hands().rule(hall)
        live, (rosa, *_) = await table_of(hall, AT_TABLE)
        hands.go(MINUTE)
        await live.change(lambda table: permissions.pause(table, rosa, True))
        assert due(live) is None
        hands.go(5 * DAY)
        assert await hall.ringing.go_round() == 0
        await live.change(lambda table: permissions.pause(table, rosa, False))
        assert due(live) == hands.at + 10 * MINUTE


async def test_first_a_question_then_a_bot_then_the_chair_back(database: str) -> None:
    async with halls(database, 1) as (hall,):
        hands = Hands().rule(hall)
        live, people = await table_of(hall, Clock(60), "macaron")
        page = await page_at(live, people[0])
        seats = live.table.card.standing.waiting
        hands.go(59 * SECOND)
        assert await hall.ringing.go_round() == 0
        hands.go(SECOND)
        assert await hall.ringing.go_round() == 1
        told = page.of("time")[-1]["time"]
        assert told == {"left": 20, "banks": [0, 0, 0], "asked": True, "more": True}
        assert await hall.ringing.go_round() == 0
        hands.go(20 * SECOND)
        assert await hall.ringing.go_round() == len(seats)
        shown = live.shown(people[0].id).seats[seats[0]]
        assert (shown.kept, shown.why, shown.level) == (True, "late", "level-3")
        assert shown.name == "Rosa" if seats[0] == 0 else shown.name
        assert due(live) is None or asked(live) not in seats
        await hall.change_seat(live, people[seats[0]], seats[0], "me")
        back = live.shown(None).seats[seats[0]]
        assert (back.kept, back.why) == (False, None)


async def test_whoever_is_still_there_has_more_time_once(database: str) -> None:
    async with halls(database, 1) as (hall,):
        hands = Hands().rule(hall)
        live, people = await table_of(hall, Clock(60))
        mine = people[asked(live)]
        with pytest.raises(Denied, match="nobody has asked"):
            await live.change(lambda table: early.answer(table, mine))
        hands.go(MINUTE)
        await hall.ringing.go_round()
        await live.change(lambda table: early.answer(table, mine))
        assert due(live) == hands.at + MINUTE
        hands.go(MINUTE)
        await hall.ringing.go_round()
        with pytest.raises(Denied, match="once for each question"):
            await live.change(lambda table: early.answer(table, mine))
        kinds = [type(entry) for entry in await entries(hall, live)]
        assert kinds[-3:] == [Asked, Answered, Asked]


async def test_each_thing_comes_once_however_many_ring(database: str) -> None:
    """Halls on one database ring at the same moments; the fence of the journal lets one pass."""
    count = 1 if database.startswith("sqlite") else 3
    async with halls(database, count) as them:
        hands = Hands().rule(*them)
        live, people = await table_of(them[0], Clock(60), "macaron")
        seats = list(live.table.card.standing.waiting)
        for other in them[1:]:
            await other.table(live.id)
        for wait in (MINUTE, 20 * SECOND):
            hands.go(wait)
            there = [await hall.table(live.id) for hall in them]
            rings = [hall.ringing._ring(at) for hall, at in zip(them, there, strict=True)]
            await asyncio.gather(*rings)
        found = await entries(them[0], live)
        # A bot may have chosen since, and another question is asked.
        assert len([entry for entry in found if isinstance(entry, Asked)]) == 1
        given = [e.seat for e in found if isinstance(e, Sat) and e.why == "late"]
        assert sorted(given) == sorted(seats)
        assert len(people) == 3


async def test_a_choice_at_the_last_moment_counts(database: str) -> None:
    async with halls(database, 1) as (hall,):
        hands = Hands().rule(hall)
        live, people = await table_of(hall, Clock(60), "la_macarena", 2)
        hands.go(MINUTE)
        await hall.ringing.go_round()
        seat = asked(live)
        hands.go(20 * SECOND)
        await choose(live, people, "a")
        assert await hall.ringing.go_round() == 0
        assert live.table.kind_of(seat) == "person"


async def test_deadlines_outlive_the_server(database: str) -> None:
    """What was due while nobody served is asked first, as always."""
    hands = Hands()
    async with halls(database, 1) as (hall,):
        hands.rule(hall)
        live, _ = await table_of(hall, LETTERS)
        until = due(live)
    hands.go(2 * DAY)
    async with halls(database, 1) as (hall,):
        hands.rule(hall)
        assert await hall.store.overdue(10) == [live.id]
        assert await hall.ringing.go_round() == 1
        again = await hall.table(live.id)
        assert until is not None
        assert due(again) == hands.at + HOUR
        assert isinstance((await entries(hall, live))[-1], Asked)


def test_letters_rest_at_weekends() -> None:
    clock = Clock(86400, letters=True, weekdays=True)
    saturday, monday = FRIDAY_NOON + 12 * HOUR, FRIDAY_NOON + 2 * DAY + 12 * HOUR
    assert clock.after(FRIDAY_NOON, DAY) == monday + 12 * HOUR
    assert clock.after(saturday + HOUR, DAY) == monday + DAY
    assert clock.after(FRIDAY_NOON, 11 * DAY) == monday + 14 * DAY + 12 * HOUR
    assert clock.between(FRIDAY_NOON, monday + 12 * HOUR) == DAY
    assert clock.between(saturday, monday) == 0
    east = Clock(86400, letters=True, weekdays=True, zone=9 * 60)
    assert east.after(FRIDAY_NOON, DAY) == monday - 9 * HOUR + DAY - 3 * HOUR
    assert Clock(86400).after(FRIDAY_NOON, DAY) == FRIDAY_NOON + DAY
    named = Clock(86400, letters=True, weekdays=True, zone="Asia/Tokyo")
    assert named.after(FRIDAY_NOON, DAY) == east.after(FRIDAY_NOON, DAY)


@pytest.mark.parametrize(("friday", "longer"), [("2026-03-27", -HOUR), ("2026-10-23", HOUR)])
def test_a_weekend_in_which_clocks_are_set_is_shorter_or_longer(friday: str, longer: int) -> None:
    """In Berlin summer begins and ends on a Sunday; one who agreed on minutes has no summer."""
    clock = Clock(86400, letters=True, weekdays=True, zone="Europe/Berlin")
    local = datetime.fromisoformat(f"{friday}T12:00").replace(tzinfo=ZoneInfo("Europe/Berlin"))
    noon = round(local.timestamp() * 1000)
    assert clock.after(noon, DAY) == noon + 3 * DAY + longer
    assert clock.between(noon, noon + 3 * DAY + longer) == DAY
    ahead = local.utcoffset()
    assert ahead is not None
    fixed = Clock(86400, letters=True, weekdays=True, zone=ahead // timedelta(minutes=1))
    assert fixed.after(noon, DAY) == noon + 3 * DAY


def test_a_clock_of_before_and_one_of_a_zone_that_is_no_more_are_read() -> None:
    kept = b'{"move":86400,"letters":true,"weekdays":true,"zone":-300}'
    assert msgspec.json.decode(kept, type=Clock) == Clock(
        86400, letters=True, weekdays=True, zone=-300
    )
    gone = Clock(86400, letters=True, weekdays=True, zone="Europe/Atlantis")
    plain = Clock(86400, letters=True, weekdays=True)
    assert gone.after(FRIDAY_NOON, DAY) == plain.after(FRIDAY_NOON, DAY)


@pytest.mark.parametrize(
    ("clock", "said"),
    [
        (Clock(0), "for a choice"),
        (Clock(60, -1), "a bank"),
        (Clock(60, zone=9999), "Greenwich"),
        (Clock(60, zone="Europe/Atlantis"), "time zone"),
        (Clock(86400, 60, letters=True), "letters"),
        (Clock(60, weekdays=True), "letters"),
    ],
)
async def test_clocks_that_no_table_has(database: str, clock: Clock, said: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        with pytest.raises(Denied, match=said):
            await hall.lay(rosa, wishes(clock))


def test_whoever_takes_back_has_a_short_while_and_nobody_else_less() -> None:
    clock, noon = Clock(60, 600), Hands().at
    banks = (600_000, 400_000)
    timing = Timing(banks, banks, 460_000, noon + 300_000)
    were = Standing(PLAYING, 7, 5, noon, [1])
    alone = undone(clock, timing, Step(were, replace(were, waiting=[0]), [1], [0], noon, 0))
    assert (alone.until, alone.banks) == (noon + clock.grace_ms, banks)
    both = undone(clock, timing, Step(were, replace(were, waiting=[0, 1]), [1], [0, 1], noon, 0))
    assert both == timing


async def test_a_rematch_has_the_same_clock(database: str) -> None:
    async with halls(database, 1) as (hall,):
        Hands().rule(hall)
        live, people = await table_of(hall, AT_TABLE, "la_macarena", 2)
        for person in people:
            await live.change(partial(early.consent, person=person, how="draw"))
        again = await hall.rematch(live, people[0])
        assert again.table.card.clock == AT_TABLE
        listed: dict[str, Any] = {info.id: info for info in await hall.lobby.seen_by(people[0])}
        assert listed[again.id].clock == AT_TABLE
