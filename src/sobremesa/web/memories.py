"""What a person may look back on, and take along: people, played games, statistics, everything."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Final, Literal

from litestar import Response, get, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from sobremesa.play.denied import Denied
from sobremesa.play.exporting import Exported, exported
from sobremesa.play.remembering import Acquaintance, PlayedGames, Statistic
from sobremesa.play.store.memories import Wanted
from sobremesa.web.errors import described
from sobremesa.web.given import Known, TheEntrance, TheHall

MOST_GAMES: Final = 50
FARTHEST: Final = 1_000_000

Handle = Annotated[str, PathParameter(max_length=40, description="Somebody on one's list")]
Day = Annotated[str | None, QueryParameter(max_length=10, description="2026-11-17, by UTC")]


class Avoided(Struct, forbid_unknown_fields=True):
    """Whether somebody is to be off the list."""

    avoided: bool


@get("/me/people", **described("People you have sat with", 401))
async def get_people(hall: TheHall, person: Known) -> list[Acquaintance]:
    """By name and how often, the last ones first."""
    return await hall.remembering.people(person.id)


@put(
    "/me/people/{other:str}",
    status_code=204,
    **described("Take somebody off the list, or put him back", 401, 403, 404, 413),
)
async def put_person(other: Handle, data: JSONBody[Avoided], hall: TheHall, person: Known) -> None:
    """Whoever is off the list cannot ask one to a table; he is not told."""
    await hall.remembering.avoid(person.id, other, data.avoided)


@get("/me/games", **described("Games you have played", 401, 404))
async def get_games(
    hall: TheHall,
    person: Known,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    other: Annotated[str | None, QueryParameter(max_length=40)] = None,
    against: Annotated[Literal["people", "bots"] | None, QueryParameter()] = None,
    since: Day = None,
    until: Day = None,
    start: Annotated[int, QueryParameter(ge=0, le=FARTHEST)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_GAMES)] = 20,
) -> PlayedGames:
    """One's own ended games, the newest first."""
    wanted = Wanted(game, None, _start_of(since), _start_of(until, days=1), against)
    return await hall.remembering.games(person.id, wanted, other, start, count)


@get("/me/statistics", **described("How you do, game by game", 401))
async def get_statistics(hall: TheHall, person: Known) -> list[Statistic]:
    """Games played to the end on one seat, by oneself."""
    return await hall.remembering.statistics(person.id)


@get("/me/export", **described("All that is kept of you", 401))
async def get_export(hall: TheHall, entrance: TheEntrance, person: Known) -> Response[Exported]:
    """One JSON file: name, people, games, the records of those that are over, what one said."""
    entrance.check_export(person.id)
    headers = {
        "content-disposition": 'attachment; filename="sobremesa.json"',
        "cache-control": "no-store",
    }
    return Response(await exported(hall, person), headers=headers)


def _start_of(day: str | None, days: int = 0) -> int | None:
    """When a day begins, in milliseconds; or when the one after so many days does."""
    if not day:
        return None
    try:
        begun: Any = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
        return int((begun + timedelta(days)).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Denied("unclear", f"a day is like 2026-11-17, not {day!r}") from None


HANDLERS: Final = [get_people, put_person, get_games, get_statistics, get_export]
