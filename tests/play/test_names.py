"""What those at a table are called: also several at one device, and also while a bot plays."""

from __future__ import annotations

import asyncio
import json

import pytest
from alembic import command
from sqlalchemy import Connection, text

from play.company import act, filled, halls, page_at, start
from play.test_migrations import config_for
from play.test_upgrade import insert
from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.overview import overview
from sobremesa.play.person import Person
from sobremesa.play.standing import OVER, PAUSED
from sobremesa.play.store.schema import JOURNAL, TABLES

FAMILY = Wishes("antayagi", 3, sitters=["me", "me", "bot:random"], names=["", " Ana ", ""])


def called(live: LiveTable) -> list[str]:
    return [seat.name for seat in live.shown(None).seats]


async def listed(hall: Hall, live: LiveTable) -> list[str]:
    """What they are called by what stands beside the journal."""
    card = await hall.store.card(live.id)
    assert card is not None
    return [card.name_of(sitter) for sitter in card.sitters]


async def test_everybody_at_one_device_has_a_name(database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        live = await hall.lay(rosa, FAMILY)
        assert called(live) == await listed(hall, live) == ["Rosa", "Ana", ""]
        await start(live, rosa)
        page = await page_at(live, rosa, 1)
        await hall.change_seat(live, rosa, 1, "me", "Leo")
        assert called(live) == await listed(hall, live) == ["Rosa", "Leo", ""]
        assert page.of("table")[-1]["table"]["seats"][1]["name"] == "Leo"
        await live.say(page.listener, "¡hola!")
        assert page.of("said")[-1]["name"] == "Leo"
        await hall.change_seat(live, rosa, 1, "me", "")
        assert called(live) == ["Rosa", "Rosa", ""]


async def test_a_name_is_read_again_from_the_journal(database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        table = (await hall.lay(rosa, FAMILY)).id
    async with halls(database, 1) as (hall,):
        assert called(await hall.table(table)) == ["Rosa", "Ana", ""]
    async with overview(database) as found:
        assert [seat.name for seat in (await found.sheet(table)).seats] == ["Rosa", "Ana", None]


async def test_who_is_renamed_is_called_so_where_he_has_no_other_name(database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        live = await hall.lay(rosa, FAMILY)
        await hall.people.rename(rosa, "Rosita")
        hall.renamed(rosa)
        assert called(live) == await listed(hall, live) == ["Rosita", "Ana", ""]


async def a_bot_for_ana(hall: Hall) -> tuple[LiveTable, Person]:
    """A game that has begun and in which a bot has Ana's seat; Rosa laid it."""
    rosa, _ = await hall.people.introduce("Rosa")
    live = await hall.lay(rosa, FAMILY)
    await start(live, rosa)
    await hall.change_seat(live, rosa, 1, "bot:random")
    return live, rosa


async def test_a_person_at_whose_seat_a_bot_plays_keeps_his_name(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, rosa = await a_bot_for_ana(hall)
        assert called(live) == await listed(hall, live) == ["Rosa", "Ana", ""]
        shown = live.shown(None).seats
        assert [seat.sitter for seat in shown] == ["person", "bot", "bot"]
        assert [seat.kept for seat in shown] == [False, True, False]
        await hall.change_seat(live, rosa, 1, "me")
        assert called(live) == ["Rosa", "Ana", ""]
        assert not any(seat.kept for seat in live.shown(None).seats)


async def play_out(live: LiveTable, person: Person) -> None:
    """Seat 0 plays to the end, and bots do."""
    page = await page_at(live, person, 0)
    async with asyncio.timeout(60):
        while live.table.phase != OVER:
            if 0 in live.table.card.standing.waiting:
                await act(live, page, f"on{live.table.number}", live.table.number)
            await asyncio.sleep(0)


@pytest.mark.slow
async def test_names_last_to_the_result_and_to_the_rematch(database: str) -> None:
    async with halls(database, 1) as (hall,):
        live, rosa = await a_bot_for_ana(hall)
        await play_out(live, rosa)
        assert called(live) == await listed(hall, live) == ["Rosa", "Ana", ""]
        again = await hall.rematch(live, rosa)
        assert called(again) == await listed(hall, again) == ["Rosa", "Ana", ""]
        assert [seat.sitter for seat in again.shown(None).seats] == ["person", "person", "bot"]


async def test_a_seat_that_is_left_takes_its_name_along(database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        kenji, _ = await hall.people.introduce("Kenji")
        live = await hall.lay(rosa, FAMILY)
        await hall.change_seat(live, rosa, 1, "bot:random")
        assert called(live) == ["Rosa", "", ""]
        await hall.change_seat(live, rosa, 1, "me", "Ana")
        await hall.change_seat(live, rosa, 1, "open")
        await hall.change_seat(live, kenji, 1, "me")
        assert called(live) == ["Rosa", "Kenji", ""]


@pytest.mark.parametrize(
    "names", [["", "", "Botty"], ["Ana"], ["", "x" * 25, ""], ["", "\u3164", ""]]
)
async def test_names_that_make_no_sense_are_refused(database: str, names: list[str]) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        with pytest.raises(Denied) as refused:
            await hall.lay(rosa, Wishes("antayagi", 3, sitters=FAMILY.sitters, names=names))
        assert refused.value.why == "unclear"


async def test_nobody_names_another(database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        kenji, _ = await hall.people.introduce("Kenji")
        live = await hall.lay(rosa, Wishes("antayagi", 3, sitters=["me", "open", "bot:random"]))
        await hall.change_seat(live, kenji, 1, "me")
        for person, seat, wish in [(rosa, 1, "me"), (kenji, 0, "me"), (rosa, 2, "bot:random")]:
            with pytest.raises(Denied):
                await hall.change_seat(live, person, seat, wish, "Somebody")
        assert called(live) == ["Rosa", "Kenji", ""]


def up_to_the_third(connection: Connection) -> None:
    """Two tables as a server kept them before anybody had a name for one table."""
    command.upgrade(config_for(connection), "0003")
    for name in ("Rosa", "Kenji"):
        secret = name.encode() * 6
        who = {"id": name.lower(), "secret": secret, "name": name, "since": 1}
        insert(connection, "people", who)
    for table, access in (("public", "anyone"), ("hidden", "link")):
        laid = {"id": table, "title": "", "game": "antayagi", "version": 1, "seats": 3}
        agreed = {"options": "{}", "seed": b"s" * 32, "host": "rosa", "access": access}
        stands = {"spectators": True, "created": 1000, "state": PAUSED, "number": 3, "moved": 1000}
        connection.execute(TABLES.insert(), laid | agreed | stands)
        sitters = [(0, "rosa", None), (1, "kenji", "random"), (2, None, "random")]
        for seat, person, level in sitters:
            connection.execute(
                text("INSERT INTO sitters VALUES (:at, :seat, :person, :level, FALSE, :code)"),
                {
                    "at": table,
                    "seat": seat,
                    "person": person,
                    "level": level,
                    "code": f"{table}{seat}",
                },
            )
        seated = [
            {
                "type": "sat",
                "seat": seat,
                "person": person,
                "level": level,
                "code": table + str(seat),
            }
            for seat, person, level in sitters
        ]
        entries = [{"type": "laid", "sitters": seated}, {"type": "started"}]
        for number, entry in enumerate([*entries, {"type": "paused", "paused": True}]):
            row = {"table": table, "number": number, "at": 1000, "body": json.dumps(entry)}
            connection.execute(JOURNAL.insert(), row)


async def test_tables_of_before_are_called_and_found_as_they_were(blank: str) -> None:
    """A seat that a bot kept had lost its name; it was there all the time."""
    await filled(blank, up_to_the_third)
    async with halls(blank, 1) as (hall,):
        shown = {card.id: card for card in await hall.lobby.seen_by(None)}
        assert shown["public"].access == "anyone"
        assert "hidden" not in shown
        assert [(seat.name, seat.kept) for seat in shown["public"].seats] == [
            ("Rosa", False),
            ("Kenji", True),
            ("", False),
        ]
        assert called(await hall.table("public")) == ["Rosa", "Kenji", ""]
        assert (await hall.table("hidden")).table.card.access == "link"


async def test_only_the_host_opens_a_table(database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        kenji, _ = await hall.people.introduce("Kenji")
        live = await hall.lay(rosa, Wishes("antayagi", 3))
        await hall.change_seat(live, kenji, 1, "me")
        with pytest.raises(Denied) as refused:
            await live.change(lambda table: permissions.open_to(table, kenji, "link"))
        assert refused.value.why == "not_host"
        assert live.table.card.access == "anyone"
