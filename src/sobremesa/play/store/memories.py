"""What is remembered of a person: the games he has played, and with whom, from the projection."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, bindparam, case, func, select

from sobremesa.play.cards import Card
from sobremesa.play.clock import now
from sobremesa.play.standing import CLOSED, OVER, PAUSED, PLAYING
from sobremesa.play.store.batch import Write
from sobremesa.play.store.lists import ASKED, Lists
from sobremesa.play.store.schema import AVOIDED, PEOPLE, SITTERS, TABLES
from sobremesa.play.store.writer import Behind

MET: Final = 200
"""So many people are listed, those whom one met last."""
POINTS: Final = 60
"""So many of the last games of each game a curve is drawn from."""
CURVED: Final = 2000
"""So many of somebody's last games are looked at for that."""
BEGUN: Final = (PLAYING, PAUSED, OVER, CLOSED)

AVOID: Final = AVOIDED.insert()
MEET: Final = AVOIDED.delete().where(
    (AVOIDED.c.person == bindparam("whose")) & (AVOIDED.c.other == bindparam("whom"))
)

_OTHER: Final = SITTERS.alias("other")


class Wanted(NamedTuple):
    """Which of his played games a person wants to see."""

    game: str | None = None
    other: str | None = None
    """With that person."""
    since: int | None = None
    until: int | None = None
    against: str | None = None
    """`people` or `bots`."""


class Met(NamedTuple):
    """Somebody with whom a person has sat at tables."""

    id: str
    name: str
    tables: int
    last: int
    avoided: bool


class Tally(NamedTuple):
    """What somebody's games of one kind add up to."""

    game: str
    bots: bool
    games: int
    wins: int
    best: int
    mean: float


class Point(NamedTuple):
    """One of somebody's games: when, which place of how many, with how many points."""

    game: str
    ended: int
    place: int
    seats: int
    score: int


class Memories(Lists):
    """What a person may look back on."""

    async def played(
        self, person: str, wanted: Wanted, start: int, most: int
    ) -> tuple[int, list[Card]]:
        """How many of a person's games are wanted, and some of them, the newest first."""
        own = _games_of(person, wanted)
        row = await self._one(select(func.count().label("count")).select_from(own.subquery()))
        page = own.order_by(SITTERS.c.ended.desc(), TABLES.c.id).offset(start).limit(most)
        found = [found["id"] for found in await self._all(page)]
        cards = {card.id: card for card in await self._cards(_with_ids(found))}
        return int(row["count"]) if row is not None else 0, [cards[name] for name in found]

    async def all_cards(self, person: str) -> list[Card]:
        """All tables of a person, the newest first, each with those who sit there."""
        own = select(SITTERS.c.table).where(SITTERS.c.person == person)
        mine = (TABLES.c.host == person) | TABLES.c.id.in_(own)
        wanted = select(TABLES.c.id).where(mine).order_by(TABLES.c.created.desc(), TABLES.c.id)
        found = [row["id"] for row in await self._all(wanted)]
        cards: list[Card] = []
        for at in range(0, len(found), ASKED):
            some = {card.id: card for card in await self._cards(_with_ids(found[at : at + ASKED]))}
            cards += [some[name] for name in found[at : at + ASKED]]
        return cards

    async def tallies(self, person: str) -> list[Tally]:
        """What a person's games add up to, by game, with people and among bots."""
        won = func.sum(case((SITTERS.c.place == 1, 1), else_=0))
        bots = case((_with_people(person), 0), else_=1)
        wanted = (
            select(
                TABLES.c.game,
                bots.label("bots"),
                func.count().label("games"),
                won.label("wins"),
                func.max(SITTERS.c.score).label("best"),
                func.avg(SITTERS.c.place).label("mean"),
            )
            .select_from(SITTERS.join(TABLES, TABLES.c.id == SITTERS.c.table))
            .where(_counted(person))
            .group_by(TABLES.c.game, bots)
        )
        return [
            Tally(
                row["game"],
                bool(row["bots"]),
                row["games"],
                int(row["wins"]),
                row["best"],
                float(row["mean"]),
            )
            for row in await self._all(wanted)
        ]

    async def opponents(self, person: str) -> list[tuple[str, str]]:
        """Of each game, with whom the person has played it most: game and name."""
        often = func.count().label("often")
        wanted = (
            select(TABLES.c.game, PEOPLE.c.name, often)
            .select_from(SITTERS.join(TABLES, TABLES.c.id == SITTERS.c.table))
            .join(_OTHER, _OTHER.c.table == SITTERS.c.table)
            .join(PEOPLE, PEOPLE.c.id == _OTHER.c.person)
            .where(_counted(person) & (_OTHER.c.person != person) & (PEOPLE.c.name != ""))
            .group_by(TABLES.c.game, PEOPLE.c.id, PEOPLE.c.name)
            .order_by(often.desc(), PEOPLE.c.name)
        )
        return [(row["game"], row["name"]) for row in await self._all(wanted)]

    async def points(self, person: str) -> list[Point]:
        """A person's last games, the newest first."""
        wanted = (
            select(TABLES.c.game, SITTERS.c.ended, SITTERS.c.place, TABLES.c.seats, SITTERS.c.score)
            .select_from(SITTERS.join(TABLES, TABLES.c.id == SITTERS.c.table))
            .where(_counted(person))
            .order_by(SITTERS.c.ended.desc())
            .limit(CURVED)
        )
        return [Point(**row) for row in await self._all(wanted)]

    async def met(self, person: str) -> list[Met]:
        """With whom a person has sat at tables, the last ones first."""
        last = func.max(TABLES.c.moved).label("last")
        mine = (AVOIDED.c.person == person) & (AVOIDED.c.other == PEOPLE.c.id)
        wanted = (
            select(
                PEOPLE.c.id,
                PEOPLE.c.name,
                func.count(TABLES.c.id.distinct()).label("tables"),
                last,
                func.max(AVOIDED.c.at).label("avoided"),
            )
            .select_from(SITTERS.join(_OTHER, _OTHER.c.table == SITTERS.c.table))
            .join(TABLES, TABLES.c.id == SITTERS.c.table)
            .join(PEOPLE, PEOPLE.c.id == _OTHER.c.person)
            .outerjoin(AVOIDED, mine)
            .where((SITTERS.c.person == person) & (_OTHER.c.person != person))
            .where(TABLES.c.state.in_(BEGUN) & (PEOPLE.c.name != ""))
            .group_by(PEOPLE.c.id, PEOPLE.c.name)
            .order_by(last.desc(), PEOPLE.c.id)
            .limit(MET)
        )
        rows = await self._all(wanted)
        return [Met(**{**row, "avoided": row["avoided"] is not None}) for row in rows]

    async def avoids(self, person: str, other: str) -> bool:
        """Whether a person has taken another one off his list."""
        pair = (AVOIDED.c.person == person) & (AVOIDED.c.other == other)
        return await self._one(select(AVOIDED.c.at).where(pair)) is not None

    async def avoid(self, person: str, other: str, avoided: bool) -> None:
        """Take somebody off a person's list, or put him back."""
        if not avoided:
            await self.writer.keep([Write(1, MEET, {"whose": person, "whom": other})])
            return
        with suppress(Behind):  # He was avoided already.
            row = {"person": person, "other": other, "at": now()}
            await self.writer.keep([Write(1, AVOID, row)])


def _games_of(person: str, wanted: Wanted) -> Select[Any]:
    """The ended tables of a person, each once however many of its seats are his; no branches."""
    again = SITTERS.alias("again")
    first = ~(
        select(again.c.seat)
        .where((again.c.table == SITTERS.c.table) & (again.c.person == person))
        .where(again.c.seat < SITTERS.c.seat)
        .exists()
    )
    found = (
        select(TABLES.c.id)
        .select_from(SITTERS.join(TABLES, TABLES.c.id == SITTERS.c.table))
        .where((SITTERS.c.person == person) & SITTERS.c.ended.is_not(None) & first)
        .where(TABLES.c.branch.is_(None))
    )
    if wanted.game is not None:
        found = found.where(TABLES.c.game == wanted.game)
    if wanted.since is not None:
        found = found.where(SITTERS.c.ended >= wanted.since)
    if wanted.until is not None:
        found = found.where(SITTERS.c.ended < wanted.until)
    if wanted.other is not None:
        with_him = (_OTHER.c.table == SITTERS.c.table) & (_OTHER.c.person == wanted.other)
        found = found.where(select(_OTHER.c.seat).where(with_him).exists())
    if wanted.against is not None:
        people = _with_people(person)
        found = found.where(people if wanted.against == "people" else ~people)
    return found


def _with_ids(tables: list[str]) -> Select[Any]:
    return select(TABLES).where(TABLES.c.id.in_(tables))


def _with_people(person: str) -> ColumnElement[bool]:
    """Whether somebody else had a seat."""
    others = (_OTHER.c.table == SITTERS.c.table) & (_OTHER.c.person != person)
    return select(_OTHER.c.seat).where(others).exists()


def _counted(person: str) -> ColumnElement[bool]:
    """Games that count: played from deal to end, by the person himself, on one seat alone."""
    again = SITTERS.alias("again")
    also = and_(
        again.c.table == SITTERS.c.table,
        again.c.person == person,
        again.c.seat != SITTERS.c.seat,
    )
    alone = ~select(again.c.seat).where(also).exists()
    played = SITTERS.c.place.is_not(None) & SITTERS.c.level.is_(None)
    counts = TABLES.c.branch.is_(None) & TABLES.c.day.is_(None)
    return (SITTERS.c.person == person) & played & alone & counts
