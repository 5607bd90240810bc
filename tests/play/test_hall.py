"""The hall has each table once, and what belongs together is kept together."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from play.shape import kept_in
from sobremesa.bots import CHARACTERS
from sobremesa.games import load
from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.standing import OVER
from sobremesa.play.store import Lost, Store
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import TABLES

WISHES = Wishes("antayagi", 3, {"max_turns": "1"}, "", ["me", "me", "me"], "link", True)


def new_hall(database: str) -> Hall:
    return Hall(Store(database), BotPool(1), 0.0)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return kept_in(tmp_path)


@pytest.fixture
async def hall(database: str) -> AsyncIterator[Hall]:
    opened = new_hall(database)
    await opened.open()
    yield opened
    await opened.close()


async def lay(hall: Hall) -> tuple[LiveTable, Person]:
    rosa, _ = await hall.people.introduce("Rosa")
    return await hall.lay(rosa, WISHES), rosa


async def start(live: LiveTable, person: Person) -> None:
    await live.change(lambda table: permissions.start(table, person))


async def test_all_who_ask_at_once_get_the_same_table(hall: Hall, database: str) -> None:
    live, _ = await lay(hall)
    other = new_hall(database)
    await other.open()
    asking = [asyncio.create_task(other.table(live.id)) for _ in range(5)]
    await asyncio.sleep(0)
    asking[0].cancel()
    later = asyncio.create_task(other.table(live.id))
    found = await asyncio.gather(*asking[1:], later)
    assert all(each is found[0] for each in found)
    assert await other.table(live.id) is found[0]
    assert asking[0].cancelled()
    await other.close()


async def test_the_lobby_wakes_no_table(hall: Hall, database: str) -> None:
    """Cards are drawn from what stands beside the journals: nothing is played again for them."""
    laid = [await lay(hall) for _ in range(3)]
    for live, rosa in laid[:2]:
        await start(live, rosa)
        await hall.change_seat(live, rosa, 0, "me", "Ana")
    other = new_hall(database)
    await other.open()
    shown = [await other.lobby.seen_by(rosa) for _, rosa in laid]
    assert [[card.id for card in cards] for cards in shown] == [[live.id] for live, _ in laid]
    assert [cards[0].seats[0].name for cards in shown] == ["Ana", "Ana", "Rosa"]
    assert len(other.live) == 0
    await other.close()


async def test_a_table_that_is_not_there_is_asked_for_in_vain(hall: Hall) -> None:
    asked = [hall.table("nowhere") for _ in range(3)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [Denied] * 3
    with pytest.raises(Denied, match="no table 'nowhere'"):
        await hall.table("nowhere")


async def test_a_table_that_the_store_has_lost_is_read_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, rosa = await lay(hall)

    async def lose(*_: object) -> None:
        raise Lost("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.store, "append", lose)
        with pytest.raises(Denied) as denied:
            await start(live, rosa)
        assert denied.value.why == "lost"
    again = await hall.table(live.id)
    assert again is not live
    await start(again, rosa)
    with pytest.raises(Denied, match="read again"):
        await start(live, rosa)


async def test_a_rematch_is_kept_with_its_link_or_not_at_all(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, rosa = await lay(hall)
    live.table.card.standing.phase = OVER
    keep, jobs = hall.store.writer.keep, list[int]()

    async def count(writes: Sequence[Write], *about: Any) -> None:
        jobs.append(len(writes))
        await keep(writes, *about)

    monkeypatch.setattr(hall.store.writer, "keep", count)
    again = await hall.rematch(live, rosa)
    card = await hall.store.card(live.id)
    assert card is not None
    assert card.standing.rematch == again.id
    assert len(jobs) == 1
    assert await hall.rematch(live, rosa) is again


async def options_after(hall: Hall, database: str, kept: dict[str, str]) -> dict[str, str]:
    """What is agreed at a table that was kept with those options, as a new server reads it."""
    live, _ = await lay(hall)
    name = live.id
    other_options = TABLES.update().where(TABLES.c.id == name).values(options=json.dumps(kept))
    async with hall.store.engine.begin() as connection:
        await connection.execute(other_options)
    other = new_hall(database)
    await other.open()
    try:
        return (await other.table(name)).table.agreement.options.chosen
    finally:
        await other.close()


async def test_a_table_kept_before_an_option_was_there_is_as_before(
    hall: Hall, database: str
) -> None:
    before = {option.name: option.before for option in load("antayagi").options(3)}
    assert await options_after(hall, database, {"max_turns": "1"}) == before | {"max_turns": "1"}
    assert await options_after(hall, database, {}) == before


async def test_a_table_kept_with_an_option_that_is_gone_cannot_be_played(
    hall: Hall, database: str
) -> None:
    with pytest.raises(Denied, match="no option 'colour'") as denied:
        await options_after(hall, database, {"colour": "red"})
    assert denied.value.why == "closed"


async def bots_of(hall: Hall, *sitters: str) -> list[tuple[str | None, str | None, int | None]]:
    """Who sits there if these are asked for, as anybody is shown it: level, character, strength."""
    rosa, _ = await hall.people.introduce("Rosa")
    live = await hall.lay(rosa, Wishes("macelandia", len(sitters), {}, "", list(sitters)))
    return [(seat.level, seat.character, seat.strength) for seat in live.shown(rosa.id).seats]


async def test_a_seat_has_somebody_with_a_name_and_a_strength(hall: Hall) -> None:
    seats = await bots_of(hall, "me", "bot:luz", "bot:nima-5", "bot:level-2")
    assert seats[:3] == [(None, None, None), ("luz-4", "luz", 4), ("nima-5", "nima", 5)]
    level, character, strength = seats[3]
    assert (level, strength) == (f"{character}-2", 2)
    assert character in set(CHARACTERS) - {"luz", "nima"}
    everybody = await bots_of(hall, *["bot:level-1"] * 8)
    assert {character for _, character, _ in everybody} == set(CHARACTERS)


async def test_players_of_before_sit_there_as_somebody_and_play_as_they_did(hall: Hall) -> None:
    seats = await bots_of(hall, "bot:kurt", "bot:greedy", "bot:random", "bot:search")
    assert seats == [
        ("kurt-5", "kurt", 5),
        ("greedy", "luz", None),
        ("random", "nima", None),
        ("search", "hana", None),
    ]


@pytest.mark.parametrize(
    ("sitters", "reason"),
    [
        (["bot:luz", "bot:luz-2"], "luz sits at the table already"),
        (["me", "bot:luz-6"], "1 to 5"),
        (["me", "bot:oracle"], "there is no bot 'oracle'; there are random, greedy, search, level"),
        (["me", "bot:"], "there is no bot ''"),
        (["me", "luz"], "a sitter is me, open, invited or bot:<level>"),
    ],
)
async def test_who_cannot_sit_there_is_refused(hall: Hall, sitters: list[str], reason: str) -> None:
    with pytest.raises(Denied, match=reason):
        await bots_of(hall, *sitters, "open", "open")


async def test_a_seat_that_changes_has_somebody_else(hall: Hall) -> None:
    rosa, _ = await hall.people.introduce("Rosa")
    live = await hall.lay(rosa, Wishes("macelandia", 4, {}, "", ["me", "bot:luz", "open", "open"]))
    with pytest.raises(Denied, match="luz sits at the table already"):
        await hall.change_seat(live, rosa, 2, "bot:luz-1")
    await hall.change_seat(live, rosa, 1, "bot:luz-1")
    await hall.change_seat(live, rosa, 2, "bot:level-4")
    await hall.change_seat(live, rosa, 3, "bot:pip")
    await start(live, rosa)
    await hall.change_seat(live, rosa, 0, "bot:level-3")
    seats = live.shown(rosa.id).seats
    assert [seat.character for seat in seats] == [None, "luz", "hana", "pip"]
    assert seats[0].name == "Rosa", "where a bot plays for a person, the person is named"
    assert seats[0].kept
