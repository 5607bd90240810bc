"""Passkeys, for those who like them: an authenticator signs a challenge, and one is known again.

The library that checks them is an extra, `pip install 'sobremesa[passkeys]'`. Without it, or at
an address that is no name, none are offered.
"""

from __future__ import annotations

from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import Response, delete, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from sobremesa.play.denied import Denied
from sobremesa.play.people import MOST_KEYS, fresh, hashed
from sobremesa.play.person import Person
from sobremesa.play.store import Behind
from sobremesa.web import authenticator
from sobremesa.web.arriving import arrive, take_back
from sobremesa.web.authenticator import NO_PASSKEY, Made, Party
from sobremesa.web.callers import read
from sobremesa.web.errors import described
from sobremesa.web.given import (
    Caller,
    Known,
    TheChallenges,
    TheEntrance,
    TheHall,
    TheRequest,
    TheSettings,
)
from sobremesa.web.people import Me, host_of, known_by
from sobremesa.web.settings import Settings

NO_PASSKEYS: Final = ("no_passkeys", "passkeys need a server with a name, and its library there")
SIGN_IN: Final = "sign in"


class Begun(Struct):
    """What a browser hands to its authenticator."""

    options: dict[str, object]


class Signed(Struct, forbid_unknown_fields=True):
    """What the authenticator has answered, as browsers write it."""

    credential: dict[str, object]


class SignedIn(Signed, forbid_unknown_fields=True):
    """The same, of somebody who wants to be known again."""

    join: bool = False
    """Whether what the device had as a person of its own comes along."""


def party_for(request: TheRequest, settings: Settings) -> Party:
    """For whom a passkey is made at the address by which the caller came."""
    address = settings.address.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    place = urlsplit(address)
    name = place.hostname or ""
    if not authenticator.is_there() or not name or read(name) is not None:
        raise Denied(*NO_PASSKEYS)
    return Party(name, f"{place.scheme}://{place.netloc}")


def are_taken(request: TheRequest, settings: Settings) -> bool:
    """Whether passkeys are offered there."""
    try:
        party_for(request, settings)
    except Denied:
        return False
    return True


@post("/me/passkeys/begin", status_code=200, **described("Begin to make a passkey", 401, 403, 409))
async def begin_passkey(
    request: TheRequest,
    hall: TheHall,
    settings: TheSettings,
    challenges: TheChallenges,
    person: Known,
) -> Begun:
    """What the authenticator is to make."""
    party = party_for(request, settings)
    known = await hall.store.credentials(person.id)
    if len(known) >= MOST_KEYS:
        raise Denied("keys_enough", f"{MOST_KEYS} passkeys are enough; take one back first")
    challenge = challenges.make(_registering(person))
    return Begun(authenticator.to_make(party, person, known, challenge))


@post("/me/passkeys", status_code=204, **described("Keep a passkey", 401, 403, 404, 409, 413))
async def post_passkey(
    request: TheRequest,
    data: JSONBody[Signed],
    hall: TheHall,
    settings: TheSettings,
    challenges: TheChallenges,
    person: Known,
) -> None:
    """Its public half is kept; the other one never leaves the authenticator."""
    party = party_for(request, settings)
    challenge = authenticator.challenge_in(data.credential)
    await challenges.spend(_registering(person), challenge)
    made = authenticator.made(party, data.credential, challenge)
    try:
        await hall.store.learn(person.id, *made)
    except Behind:
        raise Denied("no_passkey", "that passkey is known already") from None


@delete("/me/passkeys/{passkey:str}", **described("Take a passkey back", 401, 403))
async def delete_passkey(
    passkey: Annotated[str, PathParameter(max_length=40, description="A passkey's id")],
    hall: TheHall,
    person: Known,
    devices: Annotated[bool, QueryParameter()] = False,
) -> None:
    """It opens nothing any more; if asked, the devices that came by it are signed out."""
    await take_back(hall, "passkey", person, passkey, devices)


@post("/passkeys/begin", status_code=200, **described("Begin to sign in with a passkey", 403, 409))
async def begin_sign_in(
    request: TheRequest, settings: TheSettings, entrance: TheEntrance, challenges: TheChallenges
) -> Begun:
    """What the authenticator is to sign."""
    entrance.check_opening(host_of(request))
    party = party_for(request, settings)
    return Begun(authenticator.to_sign(party, challenges.make(SIGN_IN)))


@post("/passkeys/open", status_code=200, **described("Sign in with a passkey", 403, 404, 409, 413))
async def open_passkey(
    request: TheRequest,
    data: JSONBody[SignedIn],
    hall: TheHall,
    settings: TheSettings,
    entrance: TheEntrance,
    challenges: TheChallenges,
    who: Caller,
) -> Response[Me]:
    """The device becomes the person whose passkey it is."""
    entrance.check_opening(host_of(request))
    party = party_for(request, settings)
    challenge = authenticator.challenge_in(data.credential)
    await challenges.spend(SIGN_IN, challenge)
    credential = authenticator.id_in(data.credential)
    found = await hall.store.passkey(credential)
    if found is None:
        raise Denied(*NO_PASSKEY)
    passkey, public, count, person = found
    count = authenticator.signed(party, data.credential, challenge, Made(credential, public, count))
    if who is not None and who.id == person.id:
        return Response(Me(who.id, who.name, True))
    secret = fresh()
    await hall.store.use_passkey(passkey, count, person.id, hashed(secret))
    await arrive(request, hall, who, person, data.join)
    return known_by(request, person, secret)


def _registering(person: Person) -> str:
    return f"register {person.id}"


HANDLERS: Final = [begin_passkey, post_passkey, delete_passkey, begin_sign_in, open_passkey]
