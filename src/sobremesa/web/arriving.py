"""A device becomes somebody: what it was before is told, and comes along or is left."""

from __future__ import annotations

from typing import Any

from litestar import Request
from msgspec import Struct

from sobremesa.play.hall import Hall
from sobremesa.play.people import hashed
from sobremesa.play.person import Person
from sobremesa.web.people import COOKIE


class Opens(Struct):
    """What a key would do to the device that has it."""

    name: str
    """Who it would be."""
    same: bool
    """Whether it is that person already."""
    own: str | None
    """Who it is now, if somebody else,"""
    tables: int
    """and at how many tables that one has a seat."""


async def opens(hall: Hall, who: Person | None, person: Person) -> Opens:
    """What becoming that person would do to the device that asks."""
    same = who is not None and who.id == person.id
    if who is None or same:
        return Opens(person.name, same, None, 0)
    return Opens(person.name, False, who.name, await hall.store.tables_of(who.id))


async def arrive(
    request: Request[Any, Any, Any], hall: Hall, who: Person | None, person: Person, join: bool
) -> None:
    """See to whoever the device was before: he comes along, or is left where he is."""
    if who is None or who.id == person.id:
        return
    if join:
        await hall.parting.join(who, person)
    await hall.store.leave(hashed(request.cookies.get(COOKIE, "")))
    hall.live.hearing.part(who.id)


async def take_back(hall: Hall, kind: str, person: Person, key: str, devices: bool) -> None:
    """A key or passkey opens nothing any more."""
    await hall.store.revoke(kind, person.id, key, devices)
    if devices:
        hall.live.hearing.part(person.id)
