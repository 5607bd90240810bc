"""A table a day keeps its secrets: one check of all of them, and faults that it has to find."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from play.company import Here, act, halls, page_at
from play.hands import HOUR, MINUTE, Hands
from play.test_daily import MORNING, TODAY, _dealt, asked_or_over, by_seat, play, rosa_of
from sobremesa.games import load
from sobremesa.play import comparing, ringing
from sobremesa.play.branching import told_record
from sobremesa.play.cards import Card
from sobremesa.play.daily import WORK_A_TRY, Daily
from sobremesa.play.denied import Denied
from sobremesa.play.exporting import exported
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.positions import Act, Position, _act, begun

pytestmark = pytest.mark.slow

GAME = "antayagi"
FAR_OFF = 7 * 24 * 3600.0
SEEDED = "5a" * 32
SEAT = 1
LEFT = 8
"""About so many choices are left to whoever sits down."""

Plant = Callable[[pytest.MonkeyPatch], None]


@pytest.fixture(autouse=True)
def _quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test rings, and nobody searches for lines: what is told of them is looked at."""
    monkeypatch.setattr(ringing, "ROUND_S", FAR_OFF)

    async def search(*_: object) -> None:
        """Nothing is found."""

    monkeypatch.setattr(Daily, "_search", search)


@cache
def position() -> Position:
    """Something short to play: the last few choices of a game."""
    game = load(GAME)
    levels = ["random", "level-3", "random"]
    bare = Position(GAME, game.version, game.data, 3, SEEDED, SEAT, levels, [])
    match, luck = begun(bare), random.Random(0)
    acts: list[Act] = []
    own: list[int] = []
    while not match.over:
        seat = match.waiting()[0]
        if seat == SEAT:
            own.append(len(acts))
        acts.append(_act(match, seat, game.words.spell(luck.choice(match.choices(seat)))))
    return msgspec.structs.replace(bare, opening=acts[: own[-LEFT]])


async def deal(hall: Hall) -> None:
    """As if that had been dealt today."""
    dealt = msgspec.json.encode(position()).decode()
    await hall.store.keep_position(TODAY, GAME, dealt)
    hall.daily = Daily(hall.store, hall.live, hall.background, hall._quotas, WORK_A_TRY)
    await hall.daily.open()


async def is_denied(asked: Any) -> bool:
    try:
        await asked
    except Denied:
        return True
    return False


async def seen(hall: Hall, person: Person) -> bool:
    """Whether somebody is told how others did at today's table."""
    info = await hall.comparing.day(person.id, TODAY)
    return any(table.people or table.all for table in info.tables)


async def check_hidden(hall: Hall, live: LiveTable, owner: Person, other: Person) -> None:
    """Before the morning nobody has the line, and nobody but its person anything of a table."""
    assert await is_denied(hall.daily.line(TODAY, GAME)), "a leak: the line, before it is told"
    for looks in (hall.entered, hall.finished):
        assert await is_denied(looks(live.id, other.id)), "a leak: another's table"
    card = await hall.finished(live.id, owner.id)
    if card is not None:
        assert await is_denied(told_record(hall, card, owner.id)), "a leak: the record"
        taken = msgspec.json.encode(await exported(hall, owner)).decode()
        assert SEEDED not in taken, "a leak: the seed"


async def check_day(database: str) -> None:
    """A day of two people: what each is dealt, and what each may know of the other's doings."""
    async with halls(database, 2, workers=Here()) as both:
        hands = Hands(MORNING).rule(*both)
        for hall in both:
            await deal(hall)
        hall = both[0]
        rosa, kurt = await rosa_of(hall), await rosa_of(hall, "Kurt")
        mine, theirs = await hall.daily.lay(rosa, GAME), await both[1].daily.lay(kurt, GAME)
        assert _dealt(mine) == _dealt(theirs), "two people are dealt different things"
        await play(mine, rosa)
        await check_hidden(hall, mine, rosa, kurt)
        assert not await seen(hall, kurt), "a leak: results, to somebody who plays"
        seat = theirs.table.card.seats_of(kurt.id)[0]
        page = await page_at(theirs, kurt, seat)
        assert await asked_or_over(theirs, seat)
        await act(theirs, page, "first", 0)
        theirs.part(page.listener)
        assert not await seen(hall, kurt), "a leak: results, to somebody who has begun"
        await play_as(theirs, kurt)
        assert by_seat(mine) == by_seat(await hall.table(theirs.id)), "the others choose otherwise"
        assert await seen(hall, kurt)
        for hours, minutes in ((15, 0), (0, 29)):
            # The day is over, and tables of its last minutes are still played.
            hands.go(hours * HOUR + minutes * MINUTE)
            await check_hidden(hall, mine, rosa, kurt)
        hands.go(MINUTE)
        assert await hall.daily.line(TODAY, GAME) is None, "it may be worked out now"
        card = await hall.finished(mine.id, rosa.id)
        assert card is not None
        assert (await told_record(hall, card, rosa.id)).seed.hex() == SEEDED


async def play_as(live: LiveTable, person: Person) -> None:
    """Go on from the first choice as `play` does."""
    seat = live.table.card.seats_of(person.id)[0]
    page = await page_at(live, person, seat)
    made = 1
    while await asked_or_over(live, seat):
        await act(live, page, f"m{made}", 3 * made)
        made += 1
    live.part(page.listener)


# Faults.


def line_at_any_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best line is told while the day is played."""
    monkeypatch.setattr("sobremesa.play.daily.is_told", lambda *_: True)


def morning_at_midnight(monkeypatch: pytest.MonkeyPatch) -> None:
    """A day is told when it ends, though tables of its last minutes are still played."""
    monkeypatch.setattr("sobremesa.play.day.MORNING_MS", 0)


def record_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has played has the record, with all that lies hidden, and can pass it on."""
    monkeypatch.setattr("sobremesa.play.branching.check_told", lambda *_: None)


def tables_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may look on while somebody plays the same."""
    monkeypatch.setattr(Card, "may_enter", lambda *_: True)


def results_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """How others did is told to those who can still play."""
    monkeypatch.setattr("sobremesa.play.comparing.is_told", lambda *_: True)


def results_for_those_who_have_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has sat down is taken to have finished."""
    honest = comparing._result

    def result(one: Any) -> comparing.DayResult | None:
        return honest(one) or (comparing.DayResult(1, 3, 0, 0, False) if one else None)

    monkeypatch.setattr(comparing, "_result", result)


def dealt_once(monkeypatch: pytest.MonkeyPatch, otherwise: Callable[[Position], Position]) -> None:
    """Let only the first who comes find what was dealt."""
    honest = Daily.position
    come: list[str] = []

    async def position(self: Daily, day: str, game: str) -> Position:
        come.append(game)
        found = await honest(self, day, game)
        return found if len(come) == 1 else otherwise(found)

    monkeypatch.setattr(Daily, "position", position)


def another_position_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of a day is dealt from a seed of its own."""
    dealt_once(monkeypatch, lambda one: msgspec.structs.replace(one, seed="07" * 32, opening=[]))


def another_opening_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody finds more of the game played than others do."""

    def further(found: Position) -> Position:
        match = begun(found)
        seat = match.waiting()[0]
        one_more = _act(match, seat, match.game.words.spell(match.choices(seat)[0]))
        return msgspec.structs.replace(found, opening=[*found.opening, one_more])

    dealt_once(monkeypatch, further)


def bots_with_luck_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same choices bring other answers at another table."""
    monkeypatch.setattr("sobremesa.play.bot_turns.luck_of", lambda *_: secrets.token_bytes(16))


async def test_a_day_keeps_its_secrets(sqlite: str) -> None:
    await check_day(sqlite)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (line_at_any_time, "the line, before"),
        (morning_at_midnight, "the line, before"),
        (record_at_once, "the record"),
        (tables_for_all, "another's table"),
        (results_for_all, "results, to somebody who plays"),
        (results_for_those_who_have_begun, "results, to somebody who plays"),
        (another_position_for_each, "different things"),
        (another_opening_for_each, "different things"),
        (bots_with_luck_of_their_own, "choose otherwise"),
    ],
)
async def test_a_planted_fault_is_found(
    plant: Plant, found: str, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        await check_day(sqlite)
