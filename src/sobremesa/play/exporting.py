"""All that a server keeps of one person, gathered to be taken along."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from msgspec import Struct

from sobremesa.play import table_info
from sobremesa.play.agreement import spoken
from sobremesa.play.branching import told_record
from sobremesa.play.cards import Card
from sobremesa.play.comparing import DayResult
from sobremesa.play.denied import Denied
from sobremesa.play.devices import Device, PasskeyInfo, PocketKey
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Row, Talked
from sobremesa.play.person import Person
from sobremesa.play.remembering import Acquaintance, Statistic
from sobremesa.play.showing import shown
from sobremesa.play.speakers import same_as, speakers
from sobremesa.play.standing import OVER

FORMAT: Final = 1


class Words(Struct):
    """Something that the person has said at a table."""

    at: str
    text: str


class ExportedGame(Struct):
    """A table of the person's: its card, what he said there, and the record once it is over."""

    table: table_info.TableInfo
    said: list[Words]
    record: str | None


class ExportedDay(Struct):
    """How the person did at a day's table that counted."""

    day: str
    game: str
    table: str | None
    result: DayResult | None


class Exported(Struct):
    """Everything."""

    format: int
    name: str
    since: str
    devices: list[Device]
    keys: list[PocketKey]
    passkeys: list[PasskeyInfo]
    people: list[Acquaintance]
    statistics: list[Statistic]
    games: list[ExportedGame]
    days: list[ExportedDay]


async def exported(hall: Hall, person: Person) -> Exported:
    """Gather it, table by table, so that nobody else has to wait."""
    store = hall.store
    games: list[ExportedGame] = []
    for card in await store.all_cards(person.id):
        games.append(await _game(hall, card, person.id))
        await asyncio.sleep(0)
    return Exported(
        FORMAT,
        person.name,
        spoken(await store.since(person.id)),
        await store.devices(person.id, b""),
        await store.pocket_keys(person.id),
        await store.passkeys(person.id),
        await hall.remembering.people(person.id),
        await hall.remembering.statistics(person.id),
        games,
        [
            ExportedDay(day, one.game, one.table, one.result)
            for day, one in await hall.comparing.results(person.id)
        ],
    )


async def _game(hall: Hall, card: Card, person: str) -> ExportedGame:
    rows = await hall.store.journal_since(card.id, 0)
    record: str | None = None
    if card.standing.phase == OVER and card.standing.result is not None:
        with suppress(Denied):  # Others may still play what it has branched off from, or the same.
            record = (await told_record(hall, card, person)).write()
    return ExportedGame(shown(card, person, ()), said_by(rows, person), record)


def said_by(rows: list[Row], person: str) -> list[Words]:
    """What a person has said at a table, wherever he sat there."""
    entries = [row.entry for row in rows]
    same = same_as(entries, person)
    return [
        Words(spoken(row.at), row.entry.text)
        for row, speaker in zip(rows, speakers(entries), strict=True)
        if isinstance(row.entry, Talked) and speaker in same
    ]
