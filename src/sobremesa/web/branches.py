"""What if: tables that branch off from a moment of a game."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from sobremesa.play.branching import WhatIf, branch_off
from sobremesa.play.plain import HOLDS
from sobremesa.play.table_info import Access, TableInfo
from sobremesa.web.errors import described
from sobremesa.web.given import Known, Short, TableId, TheEntrance, TheHall, TheRequest
from sobremesa.web.people import host_of
from sobremesa.web.tables import MOST_SEATS


class Leaving(WhatIf, forbid_unknown_fields=True):
    """From which moment a table branches off, with what knowledge, and who sits there."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    back: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)] | None = None
    sitters: Annotated[list[Short], Meta(max_length=MOST_SEATS)] | None = None
    title: Annotated[str, Meta(max_length=200)] = ""
    access: Annotated[str, Meta(max_length=64, extra={HOLDS: Access})] | None = None


@post(
    "/tables/{table:str}/branch",
    **described("What if: branch off from a moment of a game", 401, 403, 404, 409, 413),
)
async def post_branch(
    request: TheRequest,
    table: TableId,
    data: JSONBody[Leaving],
    hall: TheHall,
    entrance: TheEntrance,
    person: Known,
) -> TableInfo:
    """A new table whose game begins at a moment of a finished one, or of one's own against bots."""
    origin = entrance.origin(host_of(request))
    return (await branch_off(hall, table, person, data, origin)).shown(person.id)


HANDLERS: Final = [post_branch]
