"""A database of before the journal is brought up: nothing is lost, every table goes on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from play.company import Page, act, halls, page_at, start
from play.test_migrations import config_for
from sobremesa.core.record import Record
from sobremesa.games import SHELF, load
from sobremesa.play.agreement import spoken
from sobremesa.play.cards import LAYING, OVER, PAUSED, PLAYING
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Talked
from sobremesa.play.local import LocalTable
from sobremesa.play.overview import overview
from sobremesa.play.permissions import pause
from sobremesa.play.person import Person
from sobremesa.play.seats import PERSON
from sobremesa.play.store.database import engine_for

LAID = 1_780_000_000_000
PEOPLE = {"rosa": "Rosa", "kenji": "Kenji 乾杯"}


class Old:
    """A table as the code before the journal kept it."""

    def __init__(self, game: str, state: str, choices: int, number: int) -> None:
        self.game = load(game)
        self.id = f"{game.replace('_', '')}{state}{number}"
        self.state = state
        luck = random.Random(self.id)
        options = self.game.options_for(self.game.kind.seats[0])
        self.seats = options.seats
        self.played = LocalTable(self.game, options, self.id.encode(), ["random"] * self.seats)
        self.sitters = [self.sitter(seat) for seat in range(self.seats)]
        self.actions: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        if state != LAYING:
            self.play(luck, choices)
        self.talk(luck)

    @property
    def record(self) -> Record:
        return self.played.record

    def sitter(self, seat: int) -> dict[str, Any]:
        """Rosa, Kenji, and a bot; Kenji has given his seat to a bot where the game is paused."""
        who = {0: "rosa", 1: "kenji"}.get(seat)
        level = "random" if seat > 1 or (seat == 1 and self.state == PAUSED) else None
        invited = self.state == LAYING and seat > 0
        free = {"person": None, "level": None} if invited else {"person": who, "level": level}
        return {**free, "seat": seat, "invited": invited, "code": f"code{self.id}{seat}"}

    def play(self, luck: random.Random, choices: int) -> None:
        """Choices, now and then two of one seat in one message; a bot's have no message."""
        while not self.played.over and len(self.actions) < choices:
            seat = self.played.waiting()[0]
            person = seat < 2 and self.state != PAUSED
            message = f"a{len(self.actions)}" if person else None
            for _ in range(luck.choice([1, 1, 2]) if person else 1):
                if self.played.over or seat not in self.played.waiting():
                    break
                self.played.bot_acts(seat)
                _, notation = self.record.choices[-1]
                number = len(self.actions)
                row = {"seat": seat, "notation": notation, "message": message, "number": number}
                self.actions.append({**row, "at": LAID + 1000 * (number + 10)})

    def talk(self, luck: random.Random) -> None:
        """Something said before, during and after, also at the very moment of a choice."""
        times = [LAID + 500, *[action["at"] for action in self.actions[::7]], LAID + 10**7]
        for number, at in enumerate(times):
            said = {"seat": luck.randrange(2), "name": "Rosa", "text": f"¡olé! {number} 乾杯"}
            self.chat.append({**said, "number": number, "at": at})

    def insert(self, connection: Connection) -> None:
        row = {
            "id": self.id,
            "title": "Sunday",
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": json.dumps(self.record.chosen),
            "seed": self.record.seed,
            "state": self.state,
            "host": "rosa",
            "access": "link",
            "spectators": True,
            "created": LAID,
            "rematch": None,
        }
        insert(connection, "tables", row)
        for name, rows in (
            ("sitters", self.sitters),
            ("actions", self.actions),
            ("chat", self.chat),
        ):
            for each in rows:
                insert(connection, name, {"table": self.id, **each})


def insert(connection: Connection, name: str, row: dict[str, Any]) -> None:
    columns = ", ".join(f'"{column}"' for column in row)
    values = ", ".join(f":{column}" for column in row)
    connection.execute(text(f"INSERT INTO {name} ({columns}) VALUES ({values})"), row)


def evening() -> list[Old]:
    """Tables of every game and in every state; choices of a finished one are as many as it took."""
    tables = [
        Old(game, state, choices, 0)
        for game in SHELF
        for state, choices in ((LAYING, 0), (PLAYING, 23), (PAUSED, 17), (OVER, 10**6))
    ]
    return [*tables, Old("macaron", PLAYING, 0, 1), Old("macaron", PAUSED, 0, 1)]


def fill(connection: Connection, tables: list[Old]) -> None:
    """The shape of old, and rows as they were written then."""
    command.upgrade(config_for(connection), "0001")
    for person, name in PEOPLE.items():
        row = {"id": person, "secret": person.encode(), "name": name, "since": LAID}
        insert(connection, "people", row)
    insert(connection, "keys", {"name": "csrf", "value": b"key"})
    for table in tables:
        table.insert(connection)


async def made_before(database: str) -> list[Old]:
    tables = evening()
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(fill, tables)
    await engine.dispose()
    return tables


async def check_kept(hall: Hall, old: Old) -> None:
    """All that was in the rows of old is in the journal."""
    rows = await hall.store.journal_since(old.id, 0)
    assert [row.number for row in rows] == list(range(len(rows)))
    acts = [(row.at, row.entry) for row in rows if isinstance(row.entry, Acted)]
    made = [(act.seat, choice) for _, act in acts for choice in act.choices]
    assert made[: len(old.record.choices)] == old.record.choices
    for first in old.actions:
        if first["message"] is None:
            continue
        kept = await hall.store.act(old.id, first["seat"], first["message"])
        assert kept is not None
        of = [a["notation"] for a in old.actions if a["message"] == first["message"]]
        assert kept.choices == of
    said = [(row.at, row.entry) for row in rows if isinstance(row.entry, Talked)]
    assert [(at, talk.seat, talk.name, talk.text) for at, talk in said] == [
        (line["at"], line["seat"], line["name"], line["text"]) for line in old.chat
    ]


async def check_table(hall: Hall, old: Old) -> None:
    """The table is as it was, and what a list shows of it is what the table itself shows."""
    live = await hall.table(old.id)
    table = live.table
    assert [(s.seat, s.person, s.level, s.invited, s.code) for s in table.sitters] == [
        (s["seat"], s["person"], s["level"], s["invited"], s["code"]) for s in old.sitters
    ]
    card = await hall.store.card(old.id)
    assert card is not None
    assert card.standing == table.card.standing
    assert live.shown("kenji").created == spoken(LAID)
    if old.state != LAYING:
        match = table.playing_match()
        assert match.record.choices[: len(old.record.choices)] == old.record.choices
        assert match.record.seed == old.record.seed
    if old.state == OVER:
        assert table.playing_match().record.write() == old.record.write()
        result = live.shown(None).result
        assert result is not None
        assert (result.outcome, result.places, result.scores) == old.played.standings()
    code = old.sitters[-1]["code"]
    assert await hall.store.invitation(code) == (old.id, old.seats - 1)


async def play_to_the_end(hall: Hall, old: Old, rosa: Person, kenji: Person) -> None:
    """Seats are filled, the game begins or goes on, and everybody plays until it is over."""
    live, pages = await hall.table(old.id), dict[int, Page]()
    if old.state == LAYING:
        for seat in range(1, old.seats):
            await hall.change_seat(live, rosa, seat, "bot:random")
        await start(live, rosa)
    if old.state == PAUSED:
        await live.change(lambda table: pause(table, rosa, False))
    async with asyncio.timeout(120):
        while live.table.phase != OVER:
            for seat in list(live.table.card.standing.waiting):
                if live.table.kind_of(seat) == PERSON:
                    owner = rosa if live.table.sitters[seat].person == rosa.id else kenji
                    if seat not in pages:
                        pages[seat] = await page_at(live, owner, seat)
                    await act(live, pages[seat], f"on{live.table.number}", live.table.number)
            await asyncio.sleep(0)
    card = await hall.store.card(old.id)
    assert card is not None
    assert card.standing.result is not None


@pytest.mark.slow
async def test_a_database_of_before_goes_on(database: str) -> None:
    tables = await made_before(database)
    rosa, kenji = (Person(person, name) for person, name in PEOPLE.items())
    async with halls(database, 1) as (hall,):
        assert await hall.store.key("csrf", b"fresh") == b"key"
        assert (await hall.store.names(PEOPLE)) == PEOPLE
        for old in tables:
            await check_kept(hall, old)
            await check_table(hall, old)
        lobby = {card.id: card for card in await hall.lobby(rosa)}
        assert set(lobby) == {old.id for old in tables}
        for old in tables:
            await play_to_the_end(hall, old, rosa, kenji)
            await check_kept(hall, old)
    async with overview(database) as found:
        for old in tables:
            record = await found.record(old.id)
            assert record.choices[: len(old.record.choices)] == old.record.choices
            assert record.end


async def test_results_of_before_are_in_the_lobby(database: str) -> None:
    """Nobody has opened a finished table since; its people see how it ended all the same."""
    tables = await made_before(database)
    async with halls(database, 1) as (hall,):
        lobby = {card.id: card for card in await hall.lobby(Person("rosa", "Rosa"))}
        for old in tables:
            if old.state != LAYING:
                assert (lobby[old.id].result is not None) == (lobby[old.id].state == OVER)
