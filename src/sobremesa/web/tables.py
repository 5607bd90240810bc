"""The lobby and the tables, by HTTP: who lays one, sits down, starts, pauses."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, field

from sobremesa.play import early, permissions
from sobremesa.play.again import NextGame
from sobremesa.play.agreement import Wishes, access_of
from sobremesa.play.luck import Luck
from sobremesa.play.plain import HOLDS
from sobremesa.play.table_info import Access, TableInfo
from sobremesa.play.timing import Clock
from sobremesa.web.errors import described
from sobremesa.web.given import (
    Caller,
    Known,
    Short,
    TableId,
    TheEntrance,
    TheHall,
    TheRequest,
    id_of,
)
from sobremesa.web.people import host_of

MOST_SEATS: Final = 15

Answers = Annotated[dict[Short, Short], Meta(max_length=32)]


class NewTable(Wishes, forbid_unknown_fields=True):
    """How to lay a table."""

    game: Short
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Answers = field(default_factory=dict)
    title: Annotated[str, Meta(max_length=200)] = ""
    sitters: Annotated[list[Short], Meta(max_length=MOST_SEATS)] | None = None
    # Any short word is taken: it is refused in better words than a decoder would.
    access: Annotated[str, Meta(max_length=64, extra={HOLDS: Access})] | None = None
    spectators: bool = True
    names: Annotated[list[Short], Meta(max_length=MOST_SEATS)] | None = None
    hints: bool = False
    clock: Clock | None = None


class Following(NextGame, forbid_unknown_fields=True):
    """Which game comes next."""

    game: Short
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Answers = field(default_factory=dict)


class Door(Struct, forbid_unknown_fields=True):
    """Who finds a table in the lobby."""

    access: Annotated[str, Meta(max_length=64, extra={HOLDS: Access})]


class Addition(Struct, forbid_unknown_fields=True):
    """What a page adds to the luck of a game."""

    nonce: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]


@get("/tables", **described("The lobby"))
async def get_tables(hall: TheHall, who: Caller) -> list[TableInfo]:
    """One's own tables, open tables, tables to watch."""
    return await hall.lobby(who)


@post("/tables", **described("Lay a table", 401, 403, 404, 409, 413))
async def post_table(
    request: TheRequest,
    data: JSONBody[NewTable],
    hall: TheHall,
    entrance: TheEntrance,
    person: Known,
) -> TableInfo:
    """A new table."""
    laid = await hall.lay(person, data, entrance.origin(host_of(request)))
    return laid.shown(person.id)


@get("/tables/{table:str}", **described("A table", 403, 404, 409))
async def get_table(table: TableId, hall: TheHall, who: Caller) -> TableInfo:
    """The card of a table."""
    return (await hall.entered(table, id_of(who))).shown(id_of(who))


@delete(
    "/tables/{table:str}", **described("Take a table away that has not begun", 401, 403, 404, 409)
)
async def delete_table(table: TableId, hall: TheHall, person: Known) -> None:
    """The host takes it away."""
    await hall.clear(await hall.entered(table, person.id), person)


@get("/tables/{table:str}/luck", **described("What is told of a game's luck", 403, 404, 409))
async def get_luck(table: TableId, hall: TheHall, who: Caller) -> Luck | None:
    """What the table has committed to; a page asks before it adds anything."""
    return (await hall.entered(table, id_of(who))).table.promised.told()


@put("/tables/{table:str}/luck", **described("Add to the luck of a game", 401, 403, 404, 409, 413))
async def put_luck(
    table: TableId, data: JSONBody[Addition], hall: TheHall, person: Known
) -> Luck | None:
    """A page's own nonce, before the deal."""
    live = await hall.entered(table, person.id)
    await live.change(lambda at: permissions.add_luck(at, person, data.nonce))
    return live.table.promised.told()


@put(
    "/tables/{table:str}/access",
    **described("Let others find a table, or not", 401, 403, 404, 409, 413),
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
    **described("Start, pause, resume, be there", 401, 403, 404, 409),
)
async def post_verb(
    table: TableId,
    verb: FromPath[Literal["start", "pause", "resume", "here"]],
    hall: TheHall,
    person: Known,
) -> TableInfo:
    """Begin the game, stop it for a while, go on; say that one is still there."""
    live = await hall.entered(table, person.id)
    if verb == "start":
        await live.change(lambda at: permissions.start(at, person))
    elif verb == "here":
        await live.change(lambda at: early.answer(at, person))
    else:
        await live.change(lambda at: permissions.pause(at, person, verb == "pause"))
    return live.shown(person.id)


@post("/tables/{table:str}/rematch", **described("Once more", 401, 403, 404, 409, 413))
async def post_rematch(
    request: TheRequest,
    table: TableId,
    hall: TheHall,
    entrance: TheEntrance,
    person: Known,
    data: JSONBody[Following | None] = None,
) -> TableInfo:
    """A new table with the same people and bots: the same game, or one that the host chooses."""
    live = await hall.entered(table, person.id)
    again = await hall.rematch(live, person, entrance.origin(host_of(request)), data)
    return again.shown(person.id)


HANDLERS: Final = [
    get_tables,
    post_table,
    get_table,
    delete_table,
    get_luck,
    put_luck,
    put_access,
    post_verb,
    post_rematch,
]
