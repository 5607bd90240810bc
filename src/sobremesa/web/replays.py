"""Games seen again: the frames of a replay, and the record and analysis of one that is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, cast
from zlib import crc32

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play import permissions
from sobremesa.play.analyses import Analysis
from sobremesa.play.archive import Asked
from sobremesa.play.branching import WhatIf, branch_off, told_record
from sobremesa.play.cards import Card
from sobremesa.play.day import check_told
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.news import Said
from sobremesa.play.person import Person
from sobremesa.play.plain import HOLDS
from sobremesa.play.replays import ALL, OPEN, Replay
from sobremesa.play.table_info import Access, TableInfo
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
from sobremesa.web.tables import MOST_SEATS

MOST_FRAMES: Final = 200
FRAMING: Final = 1
"""Raised when the same frames are written in another way."""


@get("/tables/{table:str}/replay", **described("Frames of a match", 403, 404, 409))
async def get_replay(
    table: TableId,
    request: TheRequest,
    hall: TheHall,
    who: Caller,
    viewer: Annotated[str | None, QueryParameter(max_length=8)] = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 50,
) -> Response[Replay]:
    """What a viewer saw, version by version: spectators and oneself while it runs, anyone after."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    asked = Asked(table, viewer or ALL, start, count, zipped)
    card = await hall.finished(table, id_of(who))
    if card is not None:
        check_viewer(viewer, int(card.options["seats"]))
        if viewer not in [str(seat) for seat in card.seats_of(id_of(who))]:
            check_told(card.day, card.now())
        return await unless_known(
            request, asked, 0, lambda: hall.archive.finished(asked, id_of(who))
        )
    live = await hall.entered(table, id_of(who))
    await live.rest.over()
    match = live.table.playing_match()
    check_viewer(viewer, match.options.seats)
    if viewer is None:
        return await unless_known(
            request, asked, match.told, lambda: hall.archive.running(asked, match, id_of(who))
        )
    seat = own_seat(live.table.card, id_of(who), viewer)
    # Without a mark: that of spectators does not count all that one seat alone is told.
    headers = {"cache-control": "no-store"}
    return pressed(await hall.archive.running(asked, match, id_of(who), seat), asked, headers)


def check_viewer(viewer: str | None, seats: int) -> None:
    """Refuse a viewer that there is not."""
    known = [str(seat) for seat in range(seats)]
    if viewer not in (None, OPEN, *known):
        raise Denied("unclear", f"viewer is one of {', '.join(known)} or open, not {viewer!r}")


def own_seat(card: Card, person: str | None, viewer: str) -> Seat:
    """The caller's own seat, through which he may look while the game runs."""
    for seat in card.seats_of(person):
        if viewer == str(seat):
            return seat
    raise Denied("not_over", "while the game runs it is replayed as spectators or you saw it")


async def unless_known(
    request: TheRequest, asked: Asked, told: int, answer: Callable[[], Awaitable[bytes]]
) -> Response[Replay]:
    """The answer, unless the caller has it: frames follow from what is asked and was played."""
    mark = f"{FRAMING}-{asked.table}-{asked.viewer}-{asked.start}-{asked.most}-{told}"
    headers = marked(mark)
    if knows(request, mark):
        return Response(cast(Any, None), status_code=304, headers=headers)
    return pressed(await answer(), asked, headers)


def pressed(body: Any, asked: Asked, headers: dict[str, str]) -> Response[Replay]:
    """An answer that was written as it was asked for."""
    if asked.zipped:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=MediaType.JSON)


def marked(mark: str) -> dict[str, str]:
    """What an answer carries by which it is known again."""
    # Pressed together or not, it is the same: so the mark is a weak one.
    return {
        "etag": f'W/"{mark}"',
        "cache-control": "private, no-cache",
        "vary": "accept-encoding, cookie",
    }


def knows(request: TheRequest, mark: str) -> bool:
    """Whether the caller has the answer with that mark already."""
    known = request.headers.get("if-none-match", "")
    return mark in [part.strip().removeprefix("W/").strip('"') for part in known.split(",")]


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    **described("The record of a game", 403, 404, 409),
)
async def get_record(table: TableId, hall: TheHall, who: Caller) -> Response[str]:
    """The `.game` file, after the end: it holds the seed."""
    card = await check_over(hall, table, who, "the record can be had after the end")
    record = await told_record(hall, card, id_of(who))
    headers = {"content-disposition": f'attachment; filename="{card.game}-{table}.game"'}
    return Response(record.write(), headers=headers)


@get("/tables/{table:str}/analysis", **described("The analysis of a game", 403, 404, 409))
async def get_analysis(
    table: TableId, request: TheRequest, hall: TheHall, who: Caller
) -> Response[Analysis]:
    """What turned the game, after the end: it reads what was hidden. 202 while it is worked out."""
    card = await check_over(hall, table, who, "the analysis can be had after the end")
    check_told(card.day, card.now())
    if card.standing.result is not None and card.standing.result.early:
        raise Denied("no_analysis", "the game was not played to its end")
    found: Any = await hall.analyses.of(table)
    if found is None:
        return Response(cast(Any, None), status_code=202, headers={"cache-control": "no-store"})
    mark = f"{table}-{crc32(found):08x}"
    if knows(request, mark):
        return Response(cast(Any, None), status_code=304, headers=marked(mark))
    return Response(found, headers=marked(mark), media_type=MediaType.JSON)


class Comment(Struct, forbid_unknown_fields=True):
    """Something to say of a moment of a finished game."""

    moment: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=1000)]


@get(
    "/tables/{table:str}/comments",
    **described("What was said of the moments of a game", 403, 404, 409),
)
async def get_comments(table: TableId, hall: TheHall, who: Caller) -> list[Said]:
    """What those who sat there have said of it after the end, in the order in which they did."""
    await check_over(hall, table, who, "moments of a game are talked about after its end")
    return await hall.archive.comments(table)


@post(
    "/tables/{table:str}/comments",
    **described("Say something of a moment of a game", 401, 403, 404, 409, 413),
)
async def post_comment(
    table: TableId, data: JSONBody[Comment], hall: TheHall, person: Known
) -> list[Said]:
    """Say something of a moment: it is talk at the table, and shown with the moment."""
    live = await hall.entered(table, person.id)
    seat = next(iter(live.table.card.seats_of(person.id)), SPECTATOR)
    await live.change(lambda at: permissions.talk(at, seat, data.text, data.moment))
    return live.table.talk.comments


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


async def check_over(hall: Hall, table: str, who: Person | None, why: str) -> Card:
    """The card of a finished game, if the caller may see it; a clear refusal of any other."""
    card = await hall.finished(table, id_of(who))
    if card is None:
        await hall.entered(table, id_of(who))
        raise Denied("not_over", why)
    return card


HANDLERS: Final = [get_replay, get_record, get_analysis, get_comments, post_comment, post_branch]
