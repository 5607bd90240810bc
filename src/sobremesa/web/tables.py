"""The lobby and the tables, by HTTP: who lays one, sits down, starts, pauses."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, field

from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes, access_of
from sobremesa.play.news import HOLDS, Access, TableInfo
from sobremesa.web.errors import refusals
from sobremesa.web.given import Caller, Known, TableId, TheEntrance, TheHall, id_of
from sobremesa.web.people import host_of

MOST_SEATS: Final = 15

Short = Annotated[str, Meta(max_length=64)]


class NewTable(Wishes, forbid_unknown_fields=True):
    """How to lay a table."""

    game: Short
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Short, Short], Meta(max_length=32)] = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=200)] = ""
    sitters: Annotated[list[Short], Meta(max_length=MOST_SEATS)] | None = None
    # Any short word is taken: it is refused in better words than a decoder would.
    access: Annotated[str, Meta(max_length=64, extra={HOLDS: Access})] | None = None
    spectators: bool = True
    names: Annotated[list[Short], Meta(max_length=MOST_SEATS)] | None = None
    hints: bool = False


class Wish(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    sitter: Short
    name: Short | None = None
    """What whoever sits there is called at this table; empty: as everywhere."""


class Door(Struct, forbid_unknown_fields=True):
    """Who finds a table in the lobby."""

    access: Annotated[str, Meta(max_length=64, extra={HOLDS: Access})]


@get("/tables", summary="The lobby", responses=refusals())
async def get_tables(hall: TheHall, who: Caller) -> list[TableInfo]:
    """One's own tables, open tables, tables to watch."""
    return await hall.lobby(who)


@post("/tables", summary="Lay a table", responses=refusals(401, 403, 404, 409, 413))
async def post_table(
    request: Request[Any, Any, Any],
    data: JSONBody[NewTable],
    hall: TheHall,
    entrance: TheEntrance,
    person: Known,
) -> TableInfo:
    """A new table."""
    laid = await hall.lay(person, data, entrance.origin(host_of(request)))
    return laid.shown(person.id)


@get("/tables/{table:str}", summary="A table", responses=refusals(403, 404, 409))
async def get_table(table: TableId, hall: TheHall, who: Caller) -> TableInfo:
    """The card of a table."""
    return (await hall.entered(table, id_of(who))).shown(id_of(who))


@delete(
    "/tables/{table:str}",
    summary="Take a table away that has not begun",
    responses=refusals(401, 403, 404, 409),
)
async def delete_table(table: TableId, hall: TheHall, person: Known) -> None:
    """The host takes it away."""
    await hall.clear(await hall.entered(table, person.id), person)


@put(
    "/tables/{table:str}/seats/{seat:int}",
    summary="Fill or clear a seat",
    responses=refusals(401, 403, 404, 409, 413),
)
async def put_seat(
    table: TableId, seat: FromPath[int], data: JSONBody[Wish], hall: TheHall, person: Known
) -> TableInfo:
    """Sit down, get up, invite, or let a bot sit there."""
    live = await hall.entered(table, person.id)
    await hall.change_seat(live, person, seat, data.sitter, data.name)
    return live.shown(person.id)


@put(
    "/tables/{table:str}/access",
    summary="Let others find a table, or not",
    responses=refusals(401, 403, 404, 409, 413),
)
async def put_access(
    table: TableId, data: JSONBody[Door], hall: TheHall, person: Known
) -> TableInfo:
    """The host says whether the lobby shows it to everybody."""
    live = await hall.entered(table, person.id)
    access = access_of(data.access)
    await live.change(lambda at: permissions.open_to(at, person, access))
    return live.shown(person.id)


@post(
    "/tables/{table:str}/{verb:str}",
    status_code=200,
    summary="Start, pause, resume",
    responses=refusals(401, 403, 404, 409),
)
async def post_verb(
    table: TableId,
    verb: FromPath[Literal["start", "pause", "resume"]],
    hall: TheHall,
    person: Known,
) -> TableInfo:
    """Begin the game, stop it for a while, go on."""
    live = await hall.entered(table, person.id)
    if verb == "start":
        await live.change(lambda at: permissions.start(at, person))
    else:
        await live.change(lambda at: permissions.pause(at, person, verb == "pause"))
    return live.shown(person.id)


@post("/tables/{table:str}/rematch", summary="Once more", responses=refusals(401, 403, 404, 409))
async def post_rematch(
    request: Request[Any, Any, Any],
    table: TableId,
    hall: TheHall,
    entrance: TheEntrance,
    person: Known,
) -> TableInfo:
    """A new table with the same people, bots and options."""
    live = await hall.entered(table, person.id)
    again = await hall.rematch(live, person, entrance.origin(host_of(request)))
    return again.shown(person.id)


HANDLERS: Final = [
    get_tables,
    post_table,
    get_table,
    delete_table,
    put_seat,
    put_access,
    post_verb,
    post_rematch,
]
