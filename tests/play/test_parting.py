"""People who become others, or are forgotten: what tables, journals and neighbours know then."""

from __future__ import annotations

import asyncio
import hashlib
import json

import msgspec
import pytest
from alembic import command
from sqlalchemy import Connection, text

from play.company import filled, folded, halls
from play.test_migrations import config_for
from play.test_upgrade import insert
from sobremesa.play import early
from sobremesa.play.again import again as agreed_again
from sobremesa.play.agreement import Wishes
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Entry, Joined, Laid, Sat, Talked, read, written
from sobremesa.play.live import LiveTable
from sobremesa.play.parting import blanked
from sobremesa.play.permissions import add_luck, start, talk
from sobremesa.play.person import Person
from sobremesa.play.showing import shown
from sobremesa.play.store import Store
from sobremesa.play.store.memories import Wanted
from sobremesa.play.store.partings import FORGET

WISHES = Wishes("antayagi", 3, sitters=["me", "open", "bot:greedy"])
NONCE = "5e" * 32


async def at_table(hall: Hall) -> tuple[LiveTable, Person, Person]:
    """Rosa's table with Kenji, who is called Ken there; both have said something."""
    rosa, _ = await hall.people.introduce("Rosa")
    kenji, _ = await hall.people.introduce("Kenji")
    live = await hall.lay(rosa, WISHES)
    await hall.change_seat(live, kenji, 1, "me", "Ken")
    await live.change(lambda table: talk(table, 1, "kanpai"))
    await live.change(lambda table: talk(table, 0, "salud"))
    return live, rosa, kenji


async def stored(hall: Hall, table: str) -> str:
    """All that the store has of a table and of people, as text."""
    bodies = await hall.store.bodies(table)
    card = await hall.store.card(table)
    assert card is not None
    return json.dumps(bodies) + msgspec.json.encode(shown(card, None, ())).decode()


async def test_whoever_is_forgotten_is_so_here_at_neighbours_and_in_the_journal(
    database: str,
) -> None:
    async with halls(database) as (here, there):
        live, rosa, kenji = await at_table(here)
        await live.change(lambda table: start(table, rosa))
        other = await there.table(live.id)
        await here.parting.forget(kenji)
        if not there.store.alone:
            async with asyncio.timeout(20):
                while other.table.number < live.table.number:
                    await other.refresh()
        else:
            there.live.forget(live.id)
            other = await there.table(live.id)
        for known in (live, other):
            assert [said.text for said in known.table.talk.said] == ["", "salud"]
            told = msgspec.json.encode(known.shown(rosa.id)).decode()
            assert "Ken" not in told
            assert known.table.sitters[1].kept
        kept = await stored(here, live.id)
        assert "kanpai" not in kept
        assert "Ken" not in kept
        assert "salud" in kept
        again = folded(live.table.agreement, await here.store.journal_since(live.id, 0))
        assert again.card.standing.number == live.table.number
        assert again.talk.said == live.table.talk.said
        assert again.card.names == live.table.card.names
        assert await here.store.parting() == []


async def test_the_seats_of_somebody_forgotten_are_free_in_a_rematch(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, rosa, kenji = await at_table(hall)
        await live.change(lambda table: start(table, rosa))
        await hall.parting.forget(kenji)
        await live.change(lambda table: early.consent(table, rosa, "draw"))
        _, seated = agreed_again(live.table, rosa, None, hall.roster)
        assert [sat.person for sat in seated] == [rosa.id, None, None]


async def test_what_a_stop_has_cut_short_is_done_later(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, _, kenji = await at_table(hall)
        await hall.store.part(kenji.id, FORGET)
        assert "kanpai" in await stored(hall, live.id)
    async with halls(database, 1) as (hall,):
        await hall.parting.catch_up()
        assert "kanpai" not in await stored(hall, live.id)
        assert await hall.store.parting() == []


async def test_a_person_becomes_another_one_with_seats_tables_and_luck(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, rosa, kenji = await at_table(hall)
        ana, _ = await hall.people.introduce("Ana")
        await live.change(lambda table: add_luck(table, rosa, NONCE))
        await hall.parting.join(rosa, ana)
        table = live.table
        assert (table.agreement.host, table.card.host) == (ana.id, ana.id)
        assert table.card.seats_of(ana.id) == [0]
        assert table.card.seats_of(rosa.id) == []
        assert table.promised.added == {ana.id: [NONCE]}
        await live.change(lambda table: start(table, ana))
        hall.live.forget(live.id)
        again = (await hall.table(live.id)).table
        assert again.promised.seed() == table.promised.seed()
        assert [s.person for s in again.sitters] == [ana.id, kenji.id, None]
        assert again.card.names == {ana.id: "Ana", kenji.id: "Kenji"}
        assert await hall.store.names([rosa.id]) == {rosa.id: ""}
        await hall.parting.forget(ana)
        assert "salud" not in await stored(hall, live.id), "what Rosa said is Ana's by now"


@pytest.mark.parametrize(
    ("entries", "changed"),
    [
        ([Laid([Sat(0, "p", "Pat", called="P")])], {0: Laid([Sat(0, "p")])}),
        ([Laid([Sat(0, "q", "Quim")]), Talked(0, "Quim", "hi")], {}),
        (
            [Laid([Sat(0, "p", "Pat")]), Sat(0, "q", "Quim"), Talked(0, "Quim", "hi")],
            {0: Laid([Sat(0, "p")])},
        ),
        (
            [Laid([Sat(0)]), Sat(0, "p", "Pat", code="c"), Talked(0, "Pat", "hi"), Sat(0)],
            {1: Sat(0, "p", code="c"), 2: Talked(0, "", "")},
        ),
        (
            [Laid([Sat(0, "q", "Quim")]), Talked(0, "Quim", "hi"), Joined("q", "p", "Pat")],
            {0: Laid([Sat(0, "q")]), 1: Talked(0, "", ""), 2: Joined("q", "p", "")},
        ),
        (
            [Laid([Sat(0, name="Pat", invited=True, expected="p")]), Acted(0, ["pass"], "a", 7)],
            {0: Laid([Sat(0, invited=True)])},
        ),
    ],
)
def test_entries_without_a_person(entries: list[Entry], changed: dict[int, Entry]) -> None:
    bodies = [(number, written(entry).decode()) for number, entry in enumerate(entries)]
    unknown = (len(bodies), '{"type":"from_the_future"}')
    found = blanked([*bodies, unknown], "p")
    assert {number: read(body) for number, body in found} == changed


# A database of before.


def fill(connection: Connection) -> None:
    """Two people, a game that is over and one that was abandoned, as they were kept at 0006."""
    command.upgrade(config_for(connection), "0006")
    for person in ("rosa", "kenji"):
        secret = hashlib.sha256(f"cookie of {person}".encode()).digest()
        known = {"id": person, "secret": secret, "name": person.title(), "since": 5}
        insert(connection, "people", known)
    result = {"outcome": "x", "places": [2, 1, 3], "scores": [7, 9, 1], "shares": [0, 1, 0]}
    for table, state, ended in (("a", "over", json.dumps(result)), ("b", "closed", None)):
        row: dict[str, object] = {
            **{"id": table, "title": "", "game": "antayagi", "version": 1, "seats": 3},
            **{"options": "{}", "seed": bytes(32), "host": "rosa", "access": "link"},
            **{"spectators": True, "created": 10, "state": state, "moved": 1000, "result": ended},
        }
        insert(connection, "tables", row)
        for seat, there in enumerate(("rosa", "kenji", None)):
            sitter = {"person": there, "level": None if there else "greedy", "invited": False}
            code = f"{table}{seat}"
            insert(connection, "sitters", {"table": table, "seat": seat, "code": code, **sitter})


async def test_old_cookies_know_their_people_and_old_games_their_places(database: str) -> None:
    await filled(database, fill)
    async with halls(database, 1) as (hall,):
        rosa = await hall.people.find("cookie of rosa")
        assert rosa is not None
        assert (rosa.id, rosa.name) == ("rosa", "Rosa")
        assert await hall.people.find("rosa") is None
        (device,) = await hall.store.devices("rosa", b"")
        assert (device.by, device.since) == ("name", "1970-01-01T00:00:00Z")
        games = await hall.remembering.games("rosa", Wanted(), None, 0, 20)
        assert {(card.id, card.state) for card in games.games} == {("a", "over"), ("b", "closed")}
        (one,) = await hall.remembering.statistics("rosa")
        assert (one.people.games, one.people.wins, one.people.best) == (1, 0, 7)
        assert (await hall.remembering.statistics("kenji"))[0].people.wins == 1
        assert [met.tables for met in await hall.remembering.people("rosa")] == [2]
        key, secret = await hall.people.make_key(rosa)
        assert (await hall.people.whose(secret)).id == "rosa"
        await hall.store.revoke("key", "rosa", key, True)
        assert await foreign_keys_hold(hall.store)


async def foreign_keys_hold(store: Store) -> bool:
    if not store.alone:
        return True
    async with store.engine.connect() as connection:
        return not (await connection.execute(text("PRAGMA foreign_key_check"))).all()
