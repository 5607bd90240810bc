"""The lobby and the tables, by HTTP."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, Literal, cast

import segno
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from sobremesa.play import permissions
from sobremesa.play.agreement import Wishes, access_of
from sobremesa.play.archive import Asked
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.news import HOLDS, Access, TableInfo
from sobremesa.play.person import Person, is_token
from sobremesa.play.replays import ALL, OPEN, Replay
from sobremesa.web.address import public_address
from sobremesa.web.errors import refusals
from sobremesa.web.given import Caller, Known, TheEntrance, TheHall, TheSettings
from sobremesa.web.people import host_of

MOST_SEATS: Final = 15
MOST_FRAMES: Final = 200
FRAMING: Final = 1
"""Raised when the same frames are written in another way."""

Short = Annotated[str, Meta(max_length=64)]
TableId = Annotated[str, PathParameter(max_length=40, description="A table's id")]


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


class Invitations(Struct):
    """The links to a table and to its free seats."""

    table: str
    seats: dict[str, str]


class Invitation(Struct):
    """What an invitation is for."""

    table: TableInfo
    seat: int


def _id(who: Person | None) -> str | None:
    return who.id if who is not None else None


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
    return (await hall.entered(table, _id(who))).shown(_id(who))


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


@get(
    "/tables/{table:str}/invitations",
    summary="The links to invite with",
    responses=refusals(401, 403, 404, 409),
)
async def get_invitations(table: TableId, hall: TheHall, person: Known) -> Invitations:
    """The host's links: one to the table, one to each free seat."""
    live = await hall.entered(table, person.id)
    permissions.check_host(live.table, person)
    free = [s for s in live.table.sitters if s.kind in ("open", "invited")]
    return Invitations(f"/t/{live.id}", {str(s.seat): f"/i/{s.code}" for s in free})


async def invited(hall: Hall, code: str, who: Person | None) -> tuple[LiveTable, int]:
    """The table and seat that an invitation is for."""
    found = await hall.store.invitation(code) if is_token(code) else None
    if found is None:
        raise Denied(*permissions.NO_INVITATION)
    live = await hall.table(found[0])
    permissions.check_invitation(live.table, _id(who), found[1], code)
    return live, found[1]


@get("/invitations/{code:str}", summary="What an invitation is for", responses=refusals(404, 409))
async def get_invitation(code: TableId, hall: TheHall, who: Caller) -> Invitation:
    """The table and the seat."""
    live, seat = await invited(hall, code, who)
    return Invitation(live.shown(_id(who)), seat)


@post(
    "/invitations/{code:str}",
    status_code=200,
    summary="Accept an invitation",
    responses=refusals(401, 403, 404, 409),
)
async def post_invitation(code: TableId, hall: TheHall, person: Known) -> TableInfo:
    """Sit down there."""
    live, seat = await invited(hall, code, person)
    await live.change(lambda at: permissions.accept(at, person, seat, code))
    return live.shown(person.id)


@get(
    "/tables/{table:str}/replay",
    summary="Frames of a match",
    responses=refusals(403, 404, 409),
)
async def get_replay(
    table: TableId,
    request: Request[Any, Any, Any],
    hall: TheHall,
    who: Caller,
    viewer: Annotated[str | None, QueryParameter(max_length=8)] = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 50,
) -> Response[Replay]:
    """What a viewer saw, version by version: the spectator while it runs, anyone after the end."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    asked = Asked(table, viewer or ALL, start, count, zipped)
    card = await hall.finished(table, _id(who))
    if card is not None:
        check_viewer(viewer, int(card.options["seats"]))
        return await unless_known(request, asked, 0, lambda: hall.archive.finished(asked, _id(who)))
    live = await hall.entered(table, _id(who))
    await live.rest.over()
    match = live.table.playing_match()
    check_viewer(viewer, match.options.seats)
    if viewer is not None:
        raise Denied("not_over", "while the game runs it can be replayed as spectators see it")
    return await unless_known(
        request, asked, match.told, lambda: hall.archive.running(asked, match, _id(who))
    )


def check_viewer(viewer: str | None, seats: int) -> None:
    """Refuse a viewer that there is not."""
    known = [str(seat) for seat in range(seats)]
    if viewer not in (None, OPEN, *known):
        raise Denied("unclear", f"viewer is one of {', '.join(known)} or open, not {viewer!r}")


async def unless_known(
    request: Request[Any, Any, Any], asked: Asked, told: int, answer: Callable[[], Awaitable[bytes]]
) -> Response[Replay]:
    """The answer, unless the caller has it: frames follow from what is asked and was played."""
    mark = f"{FRAMING}-{asked.table}-{asked.viewer}-{asked.start}-{asked.most}-{told}"
    # Pressed together or not, it is the same: so the mark is a weak one.
    headers = {"etag": f'W/"{mark}"', "cache-control": "private, no-cache"}
    headers["vary"] = "accept-encoding, cookie"
    known = request.headers.get("if-none-match", "")
    if mark in [part.strip().removeprefix("W/").strip('"') for part in known.split(",")]:
        return Response(cast(Any, None), status_code=304, headers=headers)
    if asked.zipped:
        headers["content-encoding"] = "gzip"
    body: Any = await answer()
    return Response(body, headers=headers, media_type=MediaType.JSON)


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="The record of a game",
    responses=refusals(403, 404, 409),
)
async def get_record(table: TableId, hall: TheHall, who: Caller) -> Response[str]:
    """The `.game` file, after the end: it holds the seed."""
    card = await hall.finished(table, _id(who))
    if card is None:
        await hall.entered(table, _id(who))
        raise Denied("not_over", "the record can be had after the end")
    past = await hall.archive.past(table)
    headers = {"content-disposition": f'attachment; filename="{card.game}-{table}.game"'}
    return Response(past.record(card.standing.result).write(), headers=headers)


@get("/qr", media_type="image/svg+xml", summary="An address as a QR code", responses=refusals())
async def get_qr(
    request: Request[Any, Any, Any],
    settings: TheSettings,
    path: Annotated[str, QueryParameter(max_length=80, pattern=r"^/[ti]/[a-z0-9]+$")],
) -> Response[bytes]:
    """The address of one of our pages, for a phone's camera."""
    if path.endswith("\n"):
        raise Denied("unclear", "a path ends with the id of a table or an invitation")
    code = segno.make(public_address(request, settings) + path, error="m")
    svg = code.svg_inline(scale=6, border=3, dark="#2A211C", light="#FFFBF2", omitsize=True)
    body = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(body.encode(), media_type="image/svg+xml")


HANDLERS: Final = [
    get_tables,
    post_table,
    get_table,
    delete_table,
    put_seat,
    put_access,
    post_verb,
    post_rematch,
    get_invitations,
    get_invitation,
    post_invitation,
    get_replay,
    get_record,
    get_qr,
]
