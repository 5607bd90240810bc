"""Invitations to a table: their links, what they are for, and how they are accepted."""

from __future__ import annotations

from typing import Annotated, Final

import segno
from litestar import Response, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from sobremesa.play import permissions, seating
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person, is_token
from sobremesa.play.table_info import TableInfo
from sobremesa.web.address import Reach, public_address, reach_of
from sobremesa.web.errors import described
from sobremesa.web.given import Caller, Known, TableId, TheHall, TheRequest, TheSettings, id_of

PATH: Final = r"^/([tisr]/[a-z0-9]+|[ti]/[a-z0-9]+\?form=hand)$"
"""What a code leads to: a table, an invitation, a big screen, a replay; or the own hand of one."""


class Invitations(Struct):
    """The links to a table and to its free seats."""

    table: str
    seats: dict[str, str]


class Invitation(Struct):
    """What an invitation is for."""

    table: TableInfo
    seat: int


@get("/tables/{table:str}/invitations", **described("The links to invite with", 401, 403, 404, 409))
async def get_invitations(table: TableId, hall: TheHall, person: Known) -> Invitations:
    """The host's links: one to the table, one to each free seat."""
    live = await hall.entered(table, person.id)
    permissions.check_host(live.table, person)
    free = [s for s in live.table.sitters if s.kind in ("open", "invited") and not s.expected]
    return Invitations(f"/t/{live.id}", {str(s.seat): f"/i/{s.code}" for s in free})


async def invited(hall: Hall, code: str, who: Person | None) -> tuple[LiveTable, int]:
    """The table and seat that an invitation is for."""
    found = await hall.store.invitation(code) if is_token(code) else None
    if found is None:
        raise Denied(*seating.NO_INVITATION)
    live = await hall.table(found[0])
    seating.check_invitation(live.table, id_of(who), found[1], code)
    return live, found[1]


@get("/invitations/{code:str}", **described("What an invitation is for", 404, 409))
async def get_invitation(code: TableId, hall: TheHall, who: Caller) -> Invitation:
    """The table and the seat."""
    live, seat = await invited(hall, code, who)
    return Invitation(live.shown(id_of(who)), seat)


@post(
    "/invitations/{code:str}",
    status_code=200,
    **described("Accept an invitation", 401, 403, 404, 409),
)
async def post_invitation(code: TableId, hall: TheHall, person: Known) -> TableInfo:
    """Sit down there."""
    live, seat = await invited(hall, code, person)
    await live.change(lambda at: seating.accept(at, person, seat, code))
    return live.shown(person.id)


@get("/qr", media_type="image/svg+xml", **described("An address as a QR code"))
async def get_qr(
    request: TheRequest,
    settings: TheSettings,
    path: Annotated[str, QueryParameter(max_length=80, pattern=PATH)],
    place: Annotated[int, QueryParameter(ge=0, le=99)] = 0,
) -> Response[bytes]:
    """The address of one of our pages, for a phone's camera; `place` chooses among ours."""
    if path.endswith("\n"):
        raise Denied("unclear", "a path ends with the id of a table or an invitation")
    body = drawn(public_address(request, settings, place) + path)
    return Response(body.encode(), media_type="image/svg+xml")


@get("/addresses", **described("Where other devices find this server"))
async def get_addresses(request: TheRequest, settings: TheSettings) -> Reach:
    """The addresses that QR codes are made of, in their order."""
    return reach_of(request, settings)


def drawn(address: str) -> str:
    """An address as a QR code, in SVG."""
    code = segno.make(address, error="m")
    svg = code.svg_inline(scale=6, border=3, dark="#2A211C", light="#FFFBF2", omitsize=True)
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


HANDLERS: Final = [get_invitations, get_invitation, post_invitation, get_qr, get_addresses]
