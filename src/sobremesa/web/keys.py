"""Keys in one's pocket: links that make another device the same person, and where one is known.

A link carries its secret behind the #, which browsers send to nobody; the page hands it over in
the body of a request, so that it is in no log.
"""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from sobremesa.play.devices import Device, PasskeyInfo, PocketKey
from sobremesa.play.people import hashed
from sobremesa.web.address import public_address
from sobremesa.web.arriving import Opens, arrive, opens, take_back
from sobremesa.web.errors import described
from sobremesa.web.given import Caller, Known, TheEntrance, TheHall, TheRequest, TheSettings
from sobremesa.web.invitations import drawn
from sobremesa.web.passkeys import are_taken
from sobremesa.web.people import COOKIE, Me, cookie, host_of, known_by

Secret = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{43}\Z")]
Id = Annotated[str, PathParameter(max_length=40, description="Of a key, passkey or device")]


class NewKey(Struct):
    """A key that was just made: told this once, and kept nowhere."""

    id: str
    link: str
    """The whole address, with the secret behind the #."""
    qr: str
    """The same for a phone's camera, in SVG."""


class Keyring(Struct):
    """Where a person is known, and what would let another device in."""

    devices: list[Device]
    keys: list[PocketKey]
    passkeys: list[PasskeyInfo]
    takes_passkeys: bool
    """Whether this server takes passkeys at this address."""


class KeyTried(Struct, forbid_unknown_fields=True):
    """A key that somebody has."""

    key: Secret


class KeyUsed(KeyTried, forbid_unknown_fields=True):
    """A key that somebody uses."""

    join: bool = False
    """Whether what the device had as a person of its own comes along."""


@get("/me/keys", **described("Where am I known?", 401))
async def get_keys(
    request: TheRequest, hall: TheHall, settings: TheSettings, person: Known
) -> Keyring:
    """Devices, keys and passkeys; none of their secrets."""
    store = hall.store
    here = hashed(request.cookies.get(COOKIE, ""))
    return Keyring(
        await store.devices(person.id, here),
        await store.pocket_keys(person.id),
        await store.passkeys(person.id),
        are_taken(request, settings),
    )


@post("/me/keys", **described("Make a key for another device", 401, 403, 409))
async def post_key(
    request: TheRequest, hall: TheHall, settings: TheSettings, person: Known
) -> Response[NewKey]:
    """A link that makes one more device the same person, once."""
    key, secret = await hall.people.make_key(person)
    link = f"{public_address(request, settings)}/key#{secret}"
    made = NewKey(key, link, drawn(link))
    return Response(made, headers={"cache-control": "no-store"})


@delete("/me/keys/{key:str}", **described("Take a key back", 401, 403))
async def delete_key(
    key: Id, hall: TheHall, person: Known, devices: Annotated[bool, QueryParameter()] = False
) -> None:
    """It opens nothing any more; if asked, the device that came by it is signed out."""
    await take_back(hall, "key", person, key, devices)


@delete("/me/devices/{device:str}", **described("Sign a device out", 401, 403))
async def delete_device(device: Id, hall: TheHall, person: Known) -> None:
    """It is nobody's from then on."""
    await hall.store.sign_out(person.id, device)
    hall.live.hearing.part(person.id)


@post("/keys/look", status_code=200, **described("What would a key do?", 403, 404, 413))
async def look_at_key(
    request: TheRequest, data: JSONBody[KeyTried], hall: TheHall, entrance: TheEntrance, who: Caller
) -> Opens:
    """Asked before a key is used: nothing happens."""
    entrance.check_opening(host_of(request))
    person = await hall.people.whose(data.key)
    return await opens(hall, who, person)


@post("/keys/open", status_code=200, **described("Use a key", 403, 404, 413))
async def open_key(
    request: TheRequest, data: JSONBody[KeyUsed], hall: TheHall, entrance: TheEntrance, who: Caller
) -> Response[Me]:
    """The device becomes the person whose key it is."""
    entrance.check_opening(host_of(request))
    person = await hall.people.whose(data.key)
    if who is not None and who.id == person.id:
        return Response(Me(who.id, who.name, True))
    person, secret = await hall.people.open(data.key)
    await arrive(request, hall, who, person, data.join)
    return known_by(request, person, secret)


@delete("/me", status_code=200, **described("Forget me", 401, 403))
async def delete_me(request: TheRequest, hall: TheHall, person: Known) -> Response[Me]:
    """No name and no word of the caller is left; games stay, without a name."""
    await hall.parting.forget(person)
    gone = cookie(request, "", 0)
    return Response(Me(None, "", False), cookies=[gone])


HANDLERS: Final = [
    get_keys,
    post_key,
    delete_key,
    delete_device,
    look_at_key,
    open_key,
    delete_me,
]
