"""A database of before the journal is brought up: nothing is lost, every table goes on.

`before_the_journal.jsonl` is what a server of then has kept of an evening of Ana and Béa, until its
machine lost its power: of each game tables that are laid, begun, played, paused and over. What was
not kept there, as a seat's two choices in one message, is made up beside it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from play.company import Page, act, filled, halls, page_at, start
from play.postgres import FIRST_KIND
from play.test_migrations import config_for
from sobremesa.core.record import Record, read_record, replay, result
from sobremesa.core.words import Refusal
from sobremesa.games import SHELF, load
from sobremesa.play.agreement import spoken
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Talked
from sobremesa.play.local import LocalTable
from sobremesa.play.overview import overview
from sobremesa.play.permissions import pause
from sobremesa.play.person import Person
from sobremesa.play.seats import INVITED, OPEN, PERSON
from sobremesa.play.standing import CLOSED, LAYING, OVER, PAUSED, PLAYING

pytestmark = pytest.mark.slow
"""Databases of before are filled and brought over."""

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
        self.ended = self.played.standings() if self.played.over else None
        self.row: dict[str, Any] = {
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

    @property
    def record(self) -> Record:
        return self.played.record

    @property
    def renewed(self) -> Record:
        """Its record by the rules of now: what was never asked has the answer of before."""
        of = self.record
        options = self.game.options_kept(of.seats, **of.chosen)
        found = Record(of.game, self.game.version, of.seats, options.chosen, of.seed)
        found.choices, found.end = of.choices, of.end
        return found

    @property
    def laid(self) -> int:
        return LAID

    @property
    def outdated(self) -> bool:
        """Whether rules have changed since it was played, so that it cannot be played again."""
        changed = self.game.since() > self.row["version"]
        return changed and self.state != LAYING

    @property
    def refused(self) -> bool:
        """Whether the rules of now cannot come to where those of then had come."""
        if not self.outdated:
            return False
        try:
            return self.game.flow.over(replay(self.game, self.renewed)) != (self.state == OVER)
        except Refusal:
            return True

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
        insert(connection, "tables", self.row)
        for name, rows in (
            ("sitters", self.sitters),
            ("actions", self.actions),
            ("chat", self.chat),
        ):
            for each in rows:
                insert(connection, name, {"table": self.id, **each})


class Real(Old):
    """A table as a server of then has kept it."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.row = kept["table"]
        self.row["spectators"] = bool(self.row["spectators"])
        self.id, self.state, self.seats = (self.row[key] for key in ("id", "state", "seats"))
        self.game = load(self.row["game"])
        columns = ("number", "seat", "notation", "message", "at")
        self.actions = [dict(zip(columns, row, strict=True)) for row in kept["actions"]]
        self.sitters = [{**row, "invited": bool(row["invited"])} for row in kept["sitters"]]
        self.chat = kept["chat"]
        agreed, version = json.loads(self.row["options"]), self.row["version"]
        self._record = Record(self.game.name, version, self.seats, agreed, self.row["seed"])
        self._record.choices = [(row["seat"], row["notation"]) for row in self.actions]
        if self.state == OVER and not self.outdated:
            s = replay(self.game, self._record)
            self._record.end = result(self.game, s)
            self.ended = (self.game.outcome(s), self.game.places(s), self.game.scores(s))

    @property
    def record(self) -> Record:
        return self._record

    @property
    def laid(self) -> int:
        return int(self.row["created"])


def unhexed(row: dict[str, Any]) -> dict[str, Any]:
    return {
        key: bytes.fromhex(value["hex"]) if isinstance(value, dict) else value
        for key, value in row.items()
    }


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


@dataclass
class Evening:
    """What a database of before has."""

    people: list[dict[str, Any]]
    keys: list[dict[str, Any]]
    tables: Sequence[Old]

    @property
    def host(self) -> Person:
        return self._person(self.tables[0].row["host"])

    @property
    def guest(self) -> Person:
        (other,) = [row["id"] for row in self.people if row["id"] != self.host.id]
        return self._person(other)

    def _person(self, name: str) -> Person:
        return next(Person(row["id"], row["name"]) for row in self.people if row["id"] == name)

    def fill(self, connection: Connection) -> None:
        """The shape of old, and rows as they were written then."""
        command.upgrade(config_for(connection), "0001")
        for row in self.people:
            insert(connection, "people", row)
        for row in self.keys:
            insert(connection, "keys", row)
        # A table comes after the one it is played again at.
        for table in sorted(self.tables, key=lambda table: table.row["rematch"] is not None):
            table.insert(connection)


def made_up() -> Evening:
    people = [
        {"id": person, "secret": person.encode(), "name": name, "since": LAID}
        for person, name in PEOPLE.items()
    ]
    return Evening(people, [{"name": "csrf", "value": b"key"}], evening())


def real() -> Evening:
    lines = (Path(__file__).parent / "before_the_journal.jsonl").read_text(encoding="utf-8")
    first, *rest = [json.loads(line) for line in lines.splitlines()]
    tables = [Real({**line, "table": unhexed(line["table"])}) for line in rest]
    people, keys = ([unhexed(row) for row in first[key]] for key in ("people", "keys"))
    return Evening(people, keys, tables)


async def kept_in(database: str, evening: Evening) -> None:
    await filled(database, evening.fill)


async def made_before(database: str) -> Sequence[Old]:
    old = made_up()
    await kept_in(database, old)
    return old.tables


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
    async with live.lock:  # Or else bots play on meanwhile.
        card = await hall.store.card(old.id)
        assert card is not None
        assert card.standing == table.card.standing
    assert live.shown(None).created == spoken(old.laid)
    if old.state != LAYING:
        match = table.playing_match()
        assert match.record.choices[: len(old.record.choices)] == old.record.choices
        assert match.record.seed == old.record.seed
    if old.state == OVER:
        assert table.playing_match().record.write() == old.renewed.write()
        result = live.shown(None).result
        assert result is not None
        assert (result.outcome, result.places, result.scores) == old.ended
    code = old.sitters[-1]["code"]
    assert await hall.store.invitation(code) == (old.id, old.seats - 1)


async def is_closed(hall: Hall, old: Old) -> bool:
    """Whether rules that have changed have closed it, with a word of it; then it can be read."""
    live = await hall.table(old.id)
    card = live.shown(old.row["host"])
    assert (card.closed is not None) == old.refused
    if card.closed is None:
        return False
    assert (card.closed, card.waiting) == ("outdated", [])
    assert card.state == (OVER if old.state == OVER else CLOSED)
    assert card.created == spoken(old.laid)
    page = await page_at(live, Person(old.row["host"], ""))
    (welcome,) = page.of("welcome")
    assert welcome["state"]["view"] is None
    assert [said["text"] for said in welcome["chat"]] == [line["text"] for line in old.chat]
    live.part(page.listener)
    return True


async def play_on(
    hall: Hall, name: str, state: str, rosa: Person, kenji: Person, most: int
) -> None:
    """Seats are filled, the game begins or goes on, and everybody plays: so much, or to the end."""
    live, pages = await hall.table(name), dict[int, Page]()
    goal = live.table.card.standing.made + most
    if state == LAYING:
        for sitter in list(live.table.sitters):
            if sitter.kind in (OPEN, INVITED):
                await hall.change_seat(live, rosa, sitter.seat, "bot:random")
        await start(live, rosa)
    if state == PAUSED:
        await live.change(lambda table: pause(table, rosa, False))
    async with asyncio.timeout(120):
        while live.table.phase != OVER and live.table.card.standing.made < goal:
            for seat in list(live.table.card.standing.waiting):
                if live.table.kind_of(seat) == PERSON:
                    owner = rosa if live.table.sitters[seat].person == rosa.id else kenji
                    if seat not in pages:
                        pages[seat] = await page_at(live, owner, seat)
                    await act(live, pages[seat], f"on{live.table.number}", live.table.number)
            await asyncio.sleep(0)
    card = await hall.store.card(name)
    assert card is not None
    assert card.standing.made >= goal or card.standing.result is not None
    for page in pages.values():
        live.part(page.listener)


@pytest.fixture(name="database")
def _database(blank: str) -> str:
    return blank


EVENINGS = pytest.mark.parametrize("evening_of", [made_up, real])


@pytest.mark.slow
@pytest.mark.parametrize("blank", FIRST_KIND, indirect=True)
async def test_a_database_of_before_goes_on(database: str) -> None:
    await go_on(database, real(), 2)


@pytest.mark.deep
@EVENINGS
async def test_games_of_before_come_to_their_end(
    database: str, evening_of: Callable[[], Evening]
) -> None:
    await go_on(database, evening_of(), 10**6)


async def go_on(database: str, old: Evening, most: int) -> None:
    """Open the database, look at all that is there, and play so much at every table."""
    await kept_in(database, old)
    async with halls(database, 1) as (hall,):
        assert await hall.store.key("csrf", b"fresh") == old.keys[0]["value"]
        names = {row["id"]: row["name"] for row in old.people}
        assert await hall.store.names(names) == names
        for table in old.tables:
            await check_kept(hall, table)
            if not await is_closed(hall, table):
                await check_table(hall, table)
        lobby = {card.id: card for card in await hall.lobby.seen_by(old.host)}
        assert set(lobby) == {table.id for table in old.tables}
        for table in old.tables:
            if not await is_closed(hall, table):
                await play_on(hall, table.id, table.state, old.host, old.guest, most)
            await check_kept(hall, table)
    async with overview(database) as found:
        for table in old.tables:
            record = await found.record(table.id)
            assert record.choices[: len(table.record.choices)] == table.record.choices
            if table.refused:
                assert read_record(record.write()).choices == table.record.choices
                assert record.version == table.row["version"]
            assert bool(record.end) or most < 10**6 or table.outdated


@pytest.mark.slow
@EVENINGS
async def test_results_of_before_are_in_the_lobby(
    database: str, evening_of: Callable[[], Evening]
) -> None:
    """Nobody has opened a finished table since; its people see how it ended all the same."""
    old = evening_of()
    await kept_in(database, old)
    async with halls(database, 1) as (hall,):
        lobby = {card.id: card for card in await hall.lobby.seen_by(old.host)}
        for table in old.tables:
            if table.state != LAYING:
                shown = lobby[table.id]
                known = shown.state == OVER and shown.closed is None
                assert (shown.result is not None) == known
                assert shown.closed is None or table.outdated
        for table in old.tables:
            await check_kept(hall, table)


def test_the_real_evening_has_tables_in_every_state_of_every_game() -> None:
    found = {(table.game.name, table.state) for table in real().tables}
    then = {game for game, _ in found}
    assert found == {(game, state) for game in then for state in (LAYING, PLAYING, PAUSED, OVER)}
    assert then <= set(SHELF)
    assert len(then) == 5
    tables = real().tables
    # Macao's rules have changed since.
    assert {table.game.name for table in tables if table.outdated} == {"macao"}
    assert {table.refused for table in tables if table.outdated} == {True, False}
    assert any(table.chat for table in tables if table.refused)
    assert any(table.chat for table in tables)
    assert any(row["message"] is None for table in tables for row in table.actions)
    assert any(all(row["level"] for row in table.sitters) for table in tables)
    assert any(table.row["rematch"] for table in tables)
