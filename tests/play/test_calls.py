"""People are called once for each of their turns, if they do not see the table; nobody else is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from alembic import command
from sqlalchemy import update

from play.company import begun, halls, page_at, start
from play.test_migrations import config_for
from play.test_upgrade import insert
from sobremesa.core.words import Seat
from sobremesa.games.antayagi import GAME
from sobremesa.play import calls as calling
from sobremesa.play import presence
from sobremesa.play import standing as standings
from sobremesa.play.agreement import Wishes
from sobremesa.play.calls import Calls, turns_of
from sobremesa.play.cards import Card
from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.neighbours import Beat
from sobremesa.play.permissions import pause
from sobremesa.play.person import Person
from sobremesa.play.reach import REMINDER, TURN, Bell, Call, Quiet, Reach
from sobremesa.play.seats import Sitter
from sobremesa.play.standing import PLAYING, Standing
from sobremesa.play.store import Store
from sobremesa.play.store.schema import TABLES
from sobremesa.play.timing import Clock
from sobremesa.play.turns import Turns
from web.test_unnamed import HOLDER, SEATS, VIEWER, Exchange

MOST_ACTS = 60


class Heard:
    """A messenger that keeps what it is given."""

    def __init__(self) -> None:
        self.calls: list[Call] = []

    async def call(self, call: Call, devices: Sequence[Bell], reach: Reach | None) -> None:
        assert devices or (reach is not None and reach.mailed)
        self.calls.append(call)

    @property
    def people(self) -> list[str]:
        return [call.person for call in self.calls]


async def reachable(hall: Hall, *people: Person) -> None:
    """Give each of them a device."""
    for person in people:
        device = Bell(f"d{person.id}", "https://push.example", "k", "s", "en", now())
        await hall.store.keep_device(person.id, device)


def attend(hall: Hall) -> Heard:
    """Call people of that hall, at once."""
    heard = Heard()
    hall.call_by(heard, 0.0)
    return heard


async def settled(hall: Hall) -> None:
    assert hall.calls is not None
    await hall.calls.settle()


async def guests(hall: Hall, *names: str) -> list[Person]:
    return [(await hall.people.introduce(name))[0] for name in names]


async def act(live: LiveTable, seat: Seat, choice: str | None = None) -> None:
    """A choice of that seat, made on a page that nobody looks at."""
    person = live.table.sitters[seat].person
    assert person is not None
    page = await page_at(live, Person(person, ""), seat)
    live.audience.turn_away(page.listener, True)
    match = live.table.playing_match()
    words, state = match.game.words, match.state
    chosen = choice or words.spell(match.game.flow.legal(state, seat)[0])
    version = live.audience.viewer(seat).version
    await live.act(page.listener, f"m{match.made}-{seat}", version, [chosen])
    live.part(page.listener)


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with halls(f"sqlite:///{tmp_path}/calls.db", 1) as (one,):
        yield one


@pytest.mark.parametrize("game", ["macaron", "macao"])
async def test_one_call_for_each_turn(hall: Hall, game: str) -> None:
    """Whoever is asked again at once has the same turn; who was not asked meanwhile, another."""
    others = await guests(hall, "Kenji", "Ana")
    live, rosa = await begun(hall, Wishes(game, 3, sitters=["me", "open", "open"]), *others)
    await reachable(hall, rosa, *others)
    heard = attend(hall)
    hall.live.on_turn(live.id)
    expected: list[str] = []
    were: set[str] = set()
    for _ in range(MOST_ACTS):
        await settled(hall)
        card = live.table.card
        if card.standing.result is not None:
            break
        asked = {card.sitters[seat].person or "" for seat in card.standing.waiting}
        expected += sorted(asked - were)
        called = heard.people
        assert called[: len(expected)] == called
        assert sorted(called) == sorted(expected), "somebody was called twice, or not at all"
        expected, were = called, asked
        await act(live, card.standing.waiting[0])
    assert len(set(heard.people)) == 3
    assert {(call.kind, call.table, call.game) for call in heard.calls} == {(TURN, live.id, game)}


async def test_who_sees_the_table_is_not_called(hall: Hall) -> None:
    heard = attend(hall)
    (kenji,) = await guests(hall, "Kenji")
    live, rosa = await begun(hall, Wishes("macao", 2, sitters=["me", "open"]), kenji)
    await settled(hall)
    assert heard.calls == [], "nobody has asked for calls"
    await reachable(hall, rosa, kenji)
    page = await page_at(live, kenji)
    first = live.table.card.standing.waiting
    while live.table.card.standing.waiting == first:
        await act(live, first[0])
        await settled(hall)
    seats = {0: rosa.id, 1: kenji.id}
    (now_asked,) = live.table.card.standing.waiting
    assert heard.people == ([] if seats[now_asked] == kenji.id else [rosa.id])
    # The page is still open, and nobody sees it.
    live.audience.turn_away(page.listener, True)
    heard.calls.clear()
    for _ in range(MOST_ACTS):
        await act(live, live.table.card.standing.waiting[0])
        await settled(hall)
        if kenji.id in heard.people:
            return
    raise AssertionError("a page that nobody sees has kept its person from being called")


async def test_a_paused_table_calls_nobody(hall: Hall) -> None:
    (kenji,) = await guests(hall, "Kenji")
    live, rosa = await begun(hall, Wishes("macao", 2, sitters=["me", "open"]), kenji)
    await live.change(lambda table: pause(table, rosa, True))
    await reachable(hall, rosa, kenji)
    heard = attend(hall)
    hall.live.on_turn(live.id)
    await settled(hall)
    assert heard.calls == []
    await live.change(lambda table: pause(table, rosa, False))
    await settled(hall)
    assert len(heard.calls) == 1


async def test_processes_call_once_between_them(hall: Hall) -> None:
    """Each sees the same turn; whoever notes the call first makes it."""
    (kenji,) = await guests(hall, "Kenji")
    live, rosa = await begun(hall, Wishes("macao", 2, sitters=["me", "open"]), kenji)
    await reachable(hall, rosa, kenji)
    heard = Heard()
    processes = [Calls(hall.store, heard, hall.live, 0.0) for _ in range(4)]
    for _ in range(3):
        for process in processes:
            process.stir(live.id)
        await asyncio.gather(*[process.settle() for process in processes])
    assert len(heard.calls) == 1


async def test_whose_page_was_lost_with_another_process_is_called_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    (kenji,) = await guests(hall, "Kenji")
    rosa, _ = await hall.people.introduce("Rosa")
    live = await hall.lay(rosa, Wishes("la_macarena", 2, sitters=["me", "open"]))
    await hall.change_seat(live, kenji, 1, "me")
    await reachable(hall, rosa, kenji)
    heard, hearing = attend(hall), hall.live.hearing
    hearing.heard(Beat("another", {live.id: [rosa.id, kenji.id]}))
    await start(live, rosa)
    await settled(hall)
    assert heard.calls == [], "both seem to see the table there"
    hearing.beat()
    await settled(hall)
    assert heard.calls == []
    with monkeypatch.context() as patched:
        patched.setattr(presence, "SILENT_S", -1.0)
        hearing.beat()
    await settled(hall)
    (asked,) = live.table.card.standing.waiting
    assert heard.people == [(rosa, kenji)[asked].id]
    hall.calls.make_up_for({live.id})  # type: ignore[union-attr]
    await settled(hall)
    assert len(heard.calls) == 1


async def test_what_another_process_was_to_call_is_made_up_for_when_it_is_gone(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has died before it called anybody, and nobody looks at that table anywhere."""
    (kenji,) = await guests(hall, "Kenji")
    live, rosa = await begun(hall, Wishes("la_macarena", 2, sitters=["me", "open"]), kenji)
    await reachable(hall, rosa, kenji)
    heard, hearing = Heard(), hall.live.hearing
    monkeypatch.setattr(Calls, "start", lambda _: None)
    hall.call_by(heard, 0.0)
    hearing.heard(Beat("another"))
    hearing.beat()
    await settled(hall)
    assert heard.calls == []
    monkeypatch.setattr(presence, "SILENT_S", -1.0)
    hearing.beat()
    await settled(hall)
    assert [call.table for call in heard.calls] == [live.id]


async def test_a_restart_calls_nobody_again_and_forgets_nobody(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/calls.db"
    async with halls(database, 1) as (hall,):
        (kenji,) = await guests(hall, "Kenji")
        live, rosa = await begun(hall, Wishes("macao", 2, sitters=["me", "open"]), kenji)
        await reachable(hall, rosa, kenji)
    heard = []
    for _ in range(2):
        async with halls(database, 1) as (hall,):
            messenger = attend(hall)
            assert hall.calls is not None
            await hall.calls.recover()
            await settled(hall)
            heard.append(len(messenger.calls))
            # However often it is looked at.
            await hall.table(live.id)
            hall.live.on_turn(live.id)
            await settled(hall)
            assert len(messenger.calls) == heard[-1]
    assert heard == [1, 0]


async def test_quiet_hours_put_a_call_off(hall: Hall) -> None:
    (kenji,) = await guests(hall, "Kenji")
    live, rosa = await begun(hall, Wishes("macao", 2, sitters=["me", "open"]), kenji)
    here = datetime.now(UTC)
    minute = here.hour * 60 + here.minute
    quiet = Quiet((minute - 60) % 1440, (minute + 60) % 1440, "UTC")
    for person in (rosa, kenji):
        await hall.store.keep_reach(Reach(person.id, "a@b.example", True, "en", quiet))
    # Not before: whoever looks after what was missed would find nobody who can be called.
    heard = attend(hall)
    hall.live.on_turn(live.id)
    await settled(hall)
    assert heard.calls == []
    for person in (rosa, kenji):
        await hall.store.keep_reach(Reach(person.id, "a@b.example", True, "en", None))
    hall.live.on_turn(live.id)
    await settled(hall)
    assert len(heard.calls) == 1


def moment(hour: int, minute: int, day: int = 18) -> int:
    return round(datetime(2026, 11, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def test_quiet_hours_go_by_the_clock_of_the_device() -> None:
    night = Quiet(22 * 60, 8 * 60, "Asia/Tokyo")
    assert night.left(moment(12, 59)) == 0  # 21:59 in Tokyo
    assert night.left(moment(13, 0)) == 10 * 3600
    assert night.left(moment(22, 30)) == 1800  # 7:30 there, the next day
    assert night.left(moment(23, 0)) == 0
    assert Quiet(540, 540, "UTC").left(moment(9, 0)) == 0, "no hours at all"
    summer = round(datetime(2026, 7, 1, 20, 30, tzinfo=UTC).timestamp() * 1000)
    assert Quiet(22 * 60, 23 * 60, "Europe/Berlin").left(summer) == 1800
    with pytest.raises(Denied, match="time zone"):
        Quiet(0, 1, "Nowhere/Else").check()
    with pytest.raises(Denied, match="time zone"):
        Quiet(0, 1, "../../etc/passwd").check()


async def test_whoever_has_not_come_is_reminded_once(hall: Hall) -> None:
    (kenji,) = await guests(hall, "Kenji")
    live, rosa = await begun(hall, Wishes("macao", 2, sitters=["me", "open"]), kenji)
    await reachable(hall, rosa, kenji)
    heard = attend(hall)
    hall.live.on_turn(live.id)
    await settled(hall)
    heard.calls.clear()
    assert hall.calls is not None
    day = Clock(24 * 3600)
    for clock, left_s, expected in (
        (None, 1800, 0),
        (Clock(600), 300, 0),  # Who plays so fast is there, or late.
        (day, 2 * 3600, 0),
        (day, 1800, 1),
        (day, 1700, 0),
    ):
        due = now() + left_s * 1000
        live.table.card.clock = clock
        live.table.card.standing.due = due
        async with hall.store.engine.begin() as connection:
            await connection.execute(update(TABLES).values(due=due))
        await hall.calls.go_round()
        await settled(hall)
        assert [call.kind for call in heard.calls] == [REMINDER] * expected
        heard.calls.clear()


async def test_people_of_before_can_be_called(tmp_path: Path) -> None:
    """A database from before calls is brought to their shape, with all that is in it."""
    store = Store(f"sqlite:///{tmp_path}/before.db")
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda one: command.upgrade(config_for(one), "0007"))
        rosa = {"id": "rosa", "secret": b"s" * 32, "name": "Rosa", "since": 1}
        await connection.run_sync(lambda one: insert(one, "people", rosa))
    await store.open()
    assert await store.names(["rosa"]) == {"rosa": "Rosa"}
    device = Bell("d", "https://push.example", "k", "s", "en", 1)
    await store.keep_device("rosa", device)
    await store.keep_reach(Reach("rosa", "a@b.example", True, "ja", Quiet(1, 2, "UTC")))
    assert await store.bells(["rosa"]) == {"rosa": [device]}
    assert (await store.reach(["rosa"]))["rosa"].quiet == Quiet(1, 2, "UTC")
    await store.forget_reach("rosa")
    assert await store.bells(["rosa"]) == {} == await store.reach(["rosa"])
    await store.close()


# Nobody may tell by a call whom a table asks unnamed.


async def exchange(hall: Hall, holds: bool) -> list[str]:
    """An exchange that stands, with nobody looking: who is called after each thing in it."""
    told: list[str] = []
    others = await guests(hall, "Kenji", "Ana", "Hugo")
    rosa, _ = await hall.people.introduce("Rosa")
    wishes = Wishes(GAME.name, SEATS, {"memory_aid": "off"}, sitters=["me", *["open"] * 3])
    live = await hall.lay(rosa, wishes)
    for seat, guest in enumerate(others, start=1):
        await hall.change_seat(live, guest, seat, "me")
    people = [rosa, *others]
    await reachable(hall, *people)
    live.table.rest_ms = 60_000
    live.table.agreement = replace(live.table.agreement, game=Exchange(holds))
    heard = attend(hall)

    async def tell(what: str) -> None:
        await settled(hall)
        seats = [[person.id for person in people].index(who) for who in heard.people]
        told.append(f"{what}: {seats}")
        heard.calls.clear()

    await start(live, rosa)
    await tell("begun")
    for seat, choice in ((0, f"partner {VIEWER}"), (0, "commit 0"), (VIEWER, "commit 0")):
        await act(live, seat, choice)
        await tell(choice)
    hall.live.on_turn(live.id)
    await tell("while it rests")
    if holds:
        assert live.table.card.standing.waiting == [HOLDER]
        live.rest.end()
        await tell("the rest is over")
        await act(live, HOLDER, "pass")
    else:
        live.rest.end()
        told.append("the rest is over: []")
    assert live.table.playing_match().waiting() == [VIEWER]
    await tell("after it")
    return told


async def compare(tmp_path: Path) -> list[str]:
    found = []
    with patch.object(standings, "REST_MS", 60_000):
        for holds in (True, False):
            async with halls(f"sqlite:///{tmp_path}/{holds}.db", 1) as (hall,):
                found.append(await exchange(hall, holds))
    true, twin = found
    assert true == twin, "a leak"
    return true


async def test_calls_do_not_tell_who_could_sabotage(tmp_path: Path) -> None:
    told = await compare(tmp_path)
    assert told[0] == "begun: [0]"
    assert told[-1] == f"after it: [{VIEWER}]"


async def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody calls whom the table asks, instead of whom everybody is told of."""

    def by_the_truth(card: Card, turns: Turns, at: int) -> dict[str, int]:
        standing = card.standing
        asked = [card.sitters[seat].person for seat in standing.waiting]
        return {person: standing.number for person in asked if person is not None}

    monkeypatch.setattr(calling, "turns_of", by_the_truth)
    with pytest.raises(AssertionError, match="a leak"):
        await compare(tmp_path)


@pytest.mark.slow
async def test_a_turn_that_goes_on_after_a_rest_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is asked before and after would be called in one game and not in its twin."""

    def take(self: Turns, row: Any, standing: Any) -> None:
        waiting = [] if standing.unnamed else standing.waiting
        self.since = {seat: self.since.get(seat, row.number) for seat in waiting}

    monkeypatch.setattr(Turns, "take", take)
    with pytest.raises(AssertionError, match="a leak"):
        await compare(tmp_path)


def test_only_people_who_play_for_themselves_are_called() -> None:
    standing = Standing(PLAYING, 5, 3, 0, [0, 1, 2])
    sitters = [
        Sitter(0, "rosa", None, False, ""),
        Sitter(1, "kenji", "greedy", False, ""),
        Sitter(2, None, "greedy", False, ""),
    ]
    card = Card("t", "", "macao", {}, "link", True, "rosa", 0, standing, sitters)
    turns = Turns()
    turns.since = {0: 4, 1: 4, 2: 4}
    assert turns_of(card, turns, 10) == {"rosa": 4}
