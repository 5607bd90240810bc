"""One table that cannot be read harms nobody else, and its own people get a clear answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from structlog.testing import capture_logs

from play.company import begun, halls, page_at, play_on, start
from play.postgres import FIRST_KIND
from play.shape import kept_in
from sobremesa.play.agreement import Wishes
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.person import Person
from sobremesa.play.quotas import Limits
from sobremesa.play.standing import OVER
from sobremesa.play.store import Lost
from sobremesa.play.store.database import engine_for

BOTS = Wishes(
    "antayagi", 3, {"max_turns": "3", "memory_aid": "on"}, "", ["bot:random"] * 3, "anyone", True
)
WATCHED = Wishes("antayagi", 3, {}, "", ["me"] * 3, "anyone", True)
OPEN = Wishes("macao", 2, {}, "open", ["me", "open"], "anyone", True)
MIXED = Wishes("macaron", 2, {}, "bad", ["me", "me"], "anyone", True)

Breakage = Callable[[Connection, str], None]


def bodies(connection: Connection, table: str) -> list[tuple[int, dict[str, Any]]]:
    asked = text('SELECT number, body FROM journal WHERE "table" = :table ORDER BY number')
    return [(n, json.loads(body)) for n, body in connection.execute(asked, {"table": table})]


def rewrite(connection: Connection, table: str, number: int, body: str) -> None:
    changed = text('UPDATE journal SET body = :body WHERE "table" = :table AND number = :number')
    connection.execute(changed, {"table": table, "number": number, "body": body})


def change(column: str, value: object) -> Breakage:
    def breakage(connection: Connection, table: str) -> None:
        changed = text(f"UPDATE tables SET {column} = :value WHERE id = :table")
        connection.execute(changed, {"table": table, "value": value})

    return breakage


def bad_notation(connection: Connection, table: str) -> None:
    number, act = next(one for one in bodies(connection, table) if one[1]["type"] == "acted")
    rewrite(connection, table, number, json.dumps({**act, "choices": ["sing loudly"]}))


def illegal_move(connection: Connection, table: str) -> None:
    """The same card is passed twice; the engine's words for that would name the hand."""
    acts = [one for one in bodies(connection, table) if one[1]["type"] == "acted"]
    (_, first), (number, second) = acts[0], acts[1]
    assert first["seat"] == second["seat"]
    rewrite(connection, table, number, json.dumps({**second, "choices": first["choices"]}))


def missing_sitter(connection: Connection, table: str) -> None:
    _, laid = bodies(connection, table)[0]
    rewrite(connection, table, 0, json.dumps({**laid, "sitters": laid["sitters"][:1]}))


def unknown_entry(connection: Connection, table: str) -> None:
    rewrite(connection, table, 1, '{"type": "sung"}')


def no_json(connection: Connection, table: str) -> None:
    rewrite(connection, table, 1, "{")


BREAKAGES: dict[str, Breakage] = {
    "bad notation": bad_notation,
    "illegal move": illegal_move,
    "other seed": change("seed", b"another seed, another deal"),
    "unknown game": change("game", "chess"),
    "game off the shelf": change("game", "template"),
    "bad options": change("options", "{"),
    "options of another kind": change("options", '["side"]'),
    "option that is gone": change("options", '{"colour": "red"}'),
    "missing sitter": missing_sitter,
    "other version": change("version", 99),
    "unknown entry": unknown_entry,
    "no JSON": no_json,
}


async def break_it(database: str, breakage: Breakage, table: str) -> None:
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(breakage, table)
    await engine.dispose()


async def lay_evening(hall: Hall) -> tuple[Person, dict[str, str]]:
    """Rosa's evening: a table that will break, one to join, and one to watch."""
    bad, rosa = await begun(hall, MIXED)
    await play_on(bad, rosa, 16)
    ana, _ = await hall.people.introduce("Ana")
    joined = await hall.lay(ana, OPEN)
    watched = await hall.lay(ana, WATCHED)
    await start(watched, ana)
    return rosa, {"bad": bad.id, "open": joined.id, "watched": watched.id}


@pytest.mark.parametrize("database", FIRST_KIND, indirect=True)
@pytest.mark.parametrize("name", BREAKAGES)
async def test_a_broken_table_harms_nobody_else(name: str, database: str) -> None:
    async with halls(database, 1) as (hall,):
        rosa, tables = await lay_evening(hall)
    # As if the server had stopped in the middle of the broken one's game.
    await break_it(database, BREAKAGES[name], tables["bad"])
    await break_it(database, change("turn", "bot"), tables["bad"])
    with capture_logs() as logs:
        async with halls(database, 1) as (hall,):
            stranger = {card.id: card for card in await hall.lobby.seen_by(None)}
            assert {tables["open"], tables["watched"]} <= set(stranger)
            mine = {card.id: card for card in await hall.lobby.seen_by(rosa)}
            assert set(tables.values()) <= set(mine)
            # Where others serve the same tables, one of a newer version is theirs.
            if name == "other version" and not hall.store.alone:
                with pytest.raises(Lost):
                    await hall.table(tables["bad"])
            else:
                await check_told(hall, tables["bad"], rosa)
            other = await hall.table(tables["open"])
            kenji, _ = await hall.people.introduce("Kenji")
            await hall.change_seat(other, kenji, 1, "me")
            assert other.table.card.seats_of(kenji.id) == [1]
            assert (await page_at(other, kenji)).of("welcome")
    complaints = [entry for entry in logs if entry["event"] == "table not resumed"]
    assert [entry["table"] for entry in complaints] == [tables["bad"]]


async def check_told(hall: Hall, bad: str, rosa: Person) -> None:
    """Its own people are told that it is closed, and nothing of its insides; and it is marked."""
    with pytest.raises(Denied) as denied:
        await hall.entered(bad, rosa.id)
    assert denied.value.why == "closed"
    said = str(denied.value)
    assert "allowed" not in said
    assert "pass" not in said.split()
    for _ in range(3):
        with pytest.raises(Denied):
            await hall.table(bad)
    marked = {card.id: card for card in await hall.lobby.seen_by(rosa)}[bad]
    assert marked.closed in ("outdated", "unreadable")


@pytest.mark.slow
async def test_the_bots_of_other_tables_go_on(database: str) -> None:
    """All broken tables at once are woken before a healthy one, which comes to its end."""
    async with halls(database, 1) as (hall,):
        broken = []
        for name in BREAKAGES:
            _, tables = await lay_evening(hall)
            broken.append((BREAKAGES[name], tables["bad"]))
    for breakage, table in broken:
        await break_it(database, breakage, table)
        await break_it(database, change("turn", "bot"), table)
    async with halls(database, 1) as (hall,):
        live, _ = await begun(hall, BOTS)
        name = live.id
        await hall.close()
    async with halls(database, 1) as (hall,):
        while (card := await hall.store.card(name)) is None or card.standing.phase != OVER:
            await asyncio.sleep(0.02)
        assert card.standing.result is not None


async def test_a_table_that_can_be_read_again_is_marked_no_more(tmp_path: Path) -> None:
    database = kept_in(tmp_path)
    async with halls(database, 1) as (hall,):
        rosa, tables = await lay_evening(hall)
        kept = await hall.store.table(tables["bad"])
        assert kept is not None
    await break_it(database, change("version", 99), tables["bad"])
    async with halls(database, 1) as (hall,):
        with pytest.raises(Denied, match="version 99"):
            await hall.table(tables["bad"])
        card = await hall.store.card(tables["bad"])
        assert card is not None
        assert card.standing.closed == "outdated"
    await break_it(database, change("version", kept.version), tables["bad"])
    async with halls(database, 1) as (hall,):
        live = await hall.table(tables["bad"])
        card = await hall.store.card(tables["bad"])
        assert card is not None
        assert card.standing == live.table.card.standing
        assert card.standing.closed is None
        await play_on(live, rosa, 5)


async def test_options_with_seats_and_games_off_the_shelf_are_refused(tmp_path: Path) -> None:
    async with halls(kept_in(tmp_path), 1) as (hall,):
        rosa, _ = await hall.people.introduce("Rosa")
        for wishes, why in (
            (Wishes("macaron", 2, {"seats": "9"}), "unclear"),
            (Wishes("template", 2), "no_game"),
            (Wishes("chess", 2), "no_game"),
        ):
            with pytest.raises(Denied) as denied:
                await hall.lay(rosa, wishes)
            assert denied.value.why == why
        assert await hall.lobby.seen_by(rosa) == []


@pytest.mark.slow
async def test_private_tables_never_count(tmp_path: Path) -> None:
    """However many tables one has that nobody may watch, a stranger finds the open one."""
    limits = Limits(tables_per_person=1000, tables_a_minute=1000)
    async with halls(kept_in(tmp_path), 1, limits) as (hall,):
        rosa, tables = await lay_evening(hall)
        private = Wishes("antayagi", 3, {}, "", ["me", "me", "me"], "anyone", False)
        for _ in range(110):
            live = await hall.lay(rosa, private)
            await start(live, rosa)
        listed = [card.id for card in await hall.lobby.seen_by(None)]
        assert listed[0] == tables["open"]
        assert set(listed) == set(tables.values())
