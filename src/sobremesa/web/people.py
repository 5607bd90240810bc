"""Who is asking: the person behind the cookie."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.person import Person
from sobremesa.web.errors import described
from sobremesa.web.given import Caller, TheEntrance, TheHall, TheRequest

COOKIE: Final = "sobremesa_person"
REMEMBERED: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer."""


class Me(Struct):
    """The caller."""

    person: str | None
    name: str
    known: bool


class Name(Struct, forbid_unknown_fields=True):
    """What someone wants to be called."""

    name: Annotated[str, Meta(max_length=200)]


def host_of(request: TheRequest) -> str:
    """The address that somebody calls from."""
    return request.client.host if request.client is not None else ""


async def caller(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> Person | None:
    """The person who is asking, if he has introduced himself."""
    secret = connection.cookies.get(COOKIE)
    return await hall.people.find(secret) if secret else None


async def provide_caller(request: TheRequest, hall: TheHall) -> Person | None:
    """The caller, for handlers that serve strangers too."""
    return await caller(request, hall)


async def provide_person(request: TheRequest, hall: TheHall) -> Person:
    """The caller, for handlers that need to know him."""
    person = await caller(request, hall)
    if person is None:
        raise Denied("stranger", "introduce yourself first: PUT /api/me with a name")
    return person


@get("/me", **described("Who am I?"))
async def get_me(who: Caller) -> Me:
    """The caller's name."""
    return Me(who.id, who.name, True) if who else Me(None, "", False)


@put("/me", **described("Introduce yourself, or change your name", 403, 413))
async def put_me(
    request: TheRequest, data: JSONBody[Name], who: Caller, hall: TheHall, entrance: TheEntrance
) -> Response[Me]:
    """Make a person with a secret cookie, or rename the one there is."""
    if who is not None:
        await hall.people.rename(who, data.name)
        hall.renamed(who)
        return Response(Me(who.id, who.name, True))
    entrance.check_introduction(host_of(request))
    person, secret = await hall.people.introduce(data.name)
    return known_by(request, person, secret)


def known_by(request: TheRequest, person: Person, secret: str) -> Response[Me]:
    """Let the device that asks be known by a secret of its own from now on."""
    return Response(Me(person.id, person.name, True), cookies=[cookie(request, secret, REMEMBERED)])


def cookie(request: TheRequest, secret: str, seconds: int) -> Cookie:
    """What a device keeps; for no time at all, what it forgets."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
