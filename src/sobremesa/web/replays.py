"""Games seen again: the frames of a replay, and the record of a game that is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, cast

from litestar import MediaType, Request, Response, get
from litestar.params import QueryParameter

from sobremesa.play.archive import Asked
from sobremesa.play.denied import Denied
from sobremesa.play.replays import ALL, OPEN, Replay
from sobremesa.web.errors import refusals
from sobremesa.web.given import Caller, TableId, TheHall, id_of

MOST_FRAMES: Final = 200
FRAMING: Final = 1
"""Raised when the same frames are written in another way."""


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
    card = await hall.finished(table, id_of(who))
    if card is not None:
        check_viewer(viewer, int(card.options["seats"]))
        return await unless_known(
            request, asked, 0, lambda: hall.archive.finished(asked, id_of(who))
        )
    live = await hall.entered(table, id_of(who))
    await live.rest.over()
    match = live.table.playing_match()
    check_viewer(viewer, match.options.seats)
    if viewer is not None:
        raise Denied("not_over", "while the game runs it can be replayed as spectators see it")
    return await unless_known(
        request, asked, match.told, lambda: hall.archive.running(asked, match, id_of(who))
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
    card = await hall.finished(table, id_of(who))
    if card is None:
        await hall.entered(table, id_of(who))
        raise Denied("not_over", "the record can be had after the end")
    past = await hall.archive.past(table)
    headers = {"content-disposition": f'attachment; filename="{card.game}-{table}.game"'}
    return Response(past.record(card.standing.result).write(), headers=headers)


HANDLERS: Final = [get_replay, get_record]
