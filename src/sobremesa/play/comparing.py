"""How somebody did at a day's tables, beside his people and, without names, beside all others."""

from __future__ import annotations

from datetime import date, timedelta

from msgspec import Struct

from sobremesa.games import SHELF
from sobremesa.play.day import DAY_MS, begins, date_at, is_told
from sobremesa.play.store import Store
from sobremesa.play.store.daily import Counted


class DayResult(Struct):
    """How somebody did."""

    place: int
    seats: int
    score: int
    margin: int
    """By how many points ahead of the best of another place, or behind it."""
    late: bool
    """Whether a bot has played on, because the three minutes were up."""


class Fellow(Struct):
    """Somebody with whom one has sat at tables, and how he did."""

    name: str
    result: DayResult


class DayCount(Struct):
    """How many did so."""

    place: int
    margin: int
    count: int


class DayTable(Struct):
    """One game of a day."""

    game: str
    table: str | None
    """One's own table that counts, if there is one."""
    result: DayResult | None
    people: list[Fellow]
    """Best first. Empty as long as one could still play it oneself."""
    all: list[DayCount]
    """Everybody, oneself included; best first. Empty likewise."""


class DayInfo(Struct):
    """The tables of a day."""

    day: str
    told: bool
    """Whether the day is over, and the best lines can be seen."""
    left: int
    """Seconds until the next day begins."""
    streak: int
    """How many days in a row one has played, up to this one or the one before."""
    tables: list[DayTable]


class Comparing:
    """Looks at the results of a day, for one person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def day(self, person: str | None, day: str | None = None) -> DayInfo:
        """A day as a person may see it; today, if none is said."""
        at = self._store.time()
        day = date_at(at) if day is None else date_at(begins(day))
        told = is_told(day, at)
        mine: dict[str, Counted] = {}
        names: dict[str, str] = {}
        if person is not None:
            mine = {one.game: one for one in await self._store.counted(day, [person])}
            names = await self._people(person)
        seen = [game for game in SHELF if told or _result(mine.get(game)) is not None]
        tables = {game: _table(game, mine.get(game)) for game in SHELF}
        if seen:
            for one in await self._store.counted(day, list(names)):
                result = _result(one)
                if one.game in seen and result is not None:
                    tables[one.game].people.append(Fellow(names[one.person], result))
            for many in await self._store.spread(day):
                if many.game in seen:
                    tables[many.game].all.append(DayCount(many.place, many.margin, many.times))
        for table in tables.values():
            table.people.sort(key=lambda one: (one.result.place, -one.result.margin, one.name))
        left = max(0, begins(day) + DAY_MS - at) // 1000
        return DayInfo(day, told, left, await self._streak(person, day), list(tables.values()))

    async def results(self, person: str) -> list[tuple[str, DayTable]]:
        """All of a person's days, the newest first."""
        return [(one.day, _table(one.game, one)) for one in await self._store.counted_of(person)]

    async def _people(self, person: str) -> dict[str, str]:
        """Whom a person has sat with, by name; nobody who avoids him, or whom he avoids."""
        avoiding = await self._store.avoiding(person)
        met = await self._store.met(person)
        return {one.id: one.name for one in met if not one.avoided and one.id not in avoiding}

    async def _streak(self, person: str | None, day: str) -> int:
        if person is None:
            return 0
        days = await self._store.days_of(person)
        last = date.fromisoformat(day)
        if days and days[0] != day:
            last -= timedelta(days=1)
        return next((n for n, one in enumerate(days) if one != _before(last, n)), len(days))


def _before(last: date, days: int) -> str:
    return (last - timedelta(days=days)).isoformat()


def _table(game: str, mine: Counted | None) -> DayTable:
    return DayTable(game, mine.table if mine is not None else None, _result(mine), [], [])


def _result(one: Counted | None) -> DayResult | None:
    if one is None or one.place is None or one.score is None or one.margin is None:
        return None
    return DayResult(one.place, one.seats, one.score, one.margin, one.late)
