"""The seats of a table, by HTTP: who sits down, gets up, is asked to come."""

from __future__ import annotations

from typing import Final

from litestar import delete, put
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from sobremesa.play import seating
from sobremesa.play.table_info import TableInfo
from sobremesa.web.errors import described
from sobremesa.web.given import Known, Short, TableId, TheHall


class Wish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    sitter: Short
    name: Short | None = None
    """What whoever sits there is called at this table; empty: as everywhere."""


class Expecting(Struct, forbid_unknown_fields=True):
    """Somebody on one's list of people, who is asked to a table."""

    person: Short


@put(
    "/tables/{table:str}/seats/{seat:int}",
    **described("Fill or clear a seat", 401, 403, 404, 409, 413),
)
async def put_seat(
    table: TableId, seat: FromPath[int], data: JSONBody[Wish], hall: TheHall, person: Known
) -> TableInfo:
    """Sit down, get up, invite, or let a bot sit there."""
    live = await hall.entered(table, person.id)
    await hall.change_seat(live, person, seat, data.sitter, data.name)
    return live.shown(person.id)


@put(
    "/tables/{table:str}/seats/{seat:int}/expected",
    **described("Ask somebody you have sat with to a table", 401, 403, 404, 409, 413),
)
async def put_expected(
    table: TableId, seat: FromPath[int], data: JSONBody[Expecting], hall: TheHall, person: Known
) -> TableInfo:
    """The host keeps a free seat for one person; nobody else may take it."""
    live = await hall.entered(table, person.id)
    await hall.remembering.invite(live, person, seat, data.person)
    return live.shown(person.id)


@delete(
    "/tables/{table:str}/expected",
    status_code=200,
    **described("Say no to a seat that is kept for you", 401, 403, 404, 409),
)
async def delete_expected(table: TableId, hall: TheHall, person: Known) -> TableInfo:
    """The seat is free again for whoever is invited."""
    live = await hall.entered(table, person.id)
    await live.change(lambda at: seating.decline(at, person))
    return live.shown(person.id)


HANDLERS: Final = [put_seat, put_expected, delete_expected]
