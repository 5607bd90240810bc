"""A table a day, by HTTP: what there is today, one's own, how people did, and the best line."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

from litestar import Request, Response, get, post
from litestar.params import PathParameter
from msgspec import Struct

from sobremesa.play.comparing import DayInfo
from sobremesa.play.denied import Denied
from sobremesa.play.table_info import TableInfo
from sobremesa.web.errors import refusals
from sobremesa.web.games import GameName
from sobremesa.web.given import Caller, Known, TheEntrance, TheHall, id_of
from sobremesa.web.people import host_of

TODAY: Final = "today"

DayName = Annotated[str, PathParameter(max_length=10, description="`today`, or 2026-11-18, by UTC")]


class LineInfo(Struct):
    """Where the best line of a day can be seen."""

    table: str
    """A finished table of the house's, to be replayed like any other."""
    seat: int
    """Through whose eyes."""


@get("/days/{day:str}", summary="A day's tables, and how people did", responses=refusals())
async def get_day(day: DayName, hall: TheHall, who: Caller) -> DayInfo:
    """One of each game; others' results once one has played oneself, or the day is over."""
    return await hall.comparing.day(id_of(who), None if day == TODAY else day)


@post(
    "/days/{day:str}/{game:str}",
    summary="Sit down at today's table of a game",
    responses=refusals(401, 403, 404, 409),
)
async def post_day(
    request: Request[Any, Any, Any],
    day: DayName,
    game: GameName,
    hall: TheHall,
    entrance: TheEntrance,
    person: Known,
) -> TableInfo:
    """The one that counts, as long as it is played; after its end one to practise at."""
    if day != TODAY:
        raise Denied("no_day", "only today's tables are laid")
    laid = await hall.daily.lay(person, game, entrance.origin(host_of(request)))
    return laid.shown(person.id)


@get(
    "/days/{day:str}/{game:str}/line",
    summary="The best line of a day",
    responses=refusals(404, 409),
)
async def get_line(day: DayName, game: GameName, hall: TheHall) -> Response[LineInfo]:
    """The morning after: 202 while it is worked out."""
    line = await hall.daily.line(day, game)
    headers = {"cache-control": "no-store"}
    if line is None:
        return Response(cast(Any, None), status_code=202, headers=headers)
    return Response(LineInfo(line.table, line.seat), headers=headers)


HANDLERS: Final = [get_day, post_day, get_line]
