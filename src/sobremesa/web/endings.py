"""How people end a game before its end, by HTTP: one gives it up, or all agree."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from sobremesa.play import early
from sobremesa.play.plain import HOLDS
from sobremesa.play.seats import stand_in
from sobremesa.play.table_info import Agreed, TableInfo
from sobremesa.web.errors import described
from sobremesa.web.given import Known, TableId, TheHall


class Resignation(Struct, forbid_unknown_fields=True):
    """Which seat gives the game up."""

    seat: int


class End(Struct, forbid_unknown_fields=True):
    """How to end a game before its end."""

    how: Annotated[str, Meta(max_length=64, extra={HOLDS: Agreed})] | None
    """None wants to play on."""


@post(
    "/tables/{table:str}/resign",
    status_code=200,
    **described("Give a game up", 401, 403, 404, 409, 413),
)
async def post_resign(
    table: TableId, data: JSONBody[Resignation], hall: TheHall, person: Known
) -> TableInfo:
    """Of two the other has won; among more a bot plays on."""
    live = await hall.entered(table, person.id)
    await live.rest.over()
    level = stand_in(live.table.sitters, live.table.agreement.game)
    await live.change(lambda at: early.resign(at, person, data.seat, level))
    return live.shown(person.id)


@put(
    "/tables/{table:str}/end",
    **described("Agree to end a game before its end", 401, 403, 404, 409, 413),
)
async def put_end(table: TableId, data: JSONBody[End], hall: TheHall, person: Known) -> TableInfo:
    """It is over when everybody who plays wants the same."""
    live = await hall.entered(table, person.id)
    how = early.agreed_of(data.how) if data.how is not None else None
    await live.rest.over()
    await live.change(lambda at: early.consent(at, person, how))
    return live.shown(person.id)


HANDLERS: Final = [post_resign, put_end]
