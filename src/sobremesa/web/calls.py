"""How somebody wants to be called when it is his turn: devices, mail, quiet hours."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.person import is_token
from sobremesa.play.reach import TEST, Call, Quiet, Reach
from sobremesa.web import push
from sobremesa.web.calling import Calling
from sobremesa.web.errors import described
from sobremesa.web.given import Known, TheCalling, TheHall, TheSettings
from sobremesa.web.mail import CONFIRM, LEAVE, checked, digest

MOST_DEVICES: Final = 10
"""Of one person; the oldest makes room."""

Language = Annotated[str, Meta(pattern=r"\A[A-Za-z-]{1,8}\Z")]


class DeviceInfo(Struct):
    """A device that is called."""

    id: str
    """SHA-256 of its endpoint in hexadecimal, the first 32 digits."""
    since: int
    """In milliseconds since 1970."""


class Reached(Struct):
    """How the caller is called, and what the server can do."""

    push: str | None
    """The key that a browser subscribes with; None: this server pushes nothing."""
    mail: bool
    """Whether this server sends mail."""
    devices: list[DeviceInfo]
    address: str | None
    confirmed: bool
    quiet: Quiet | None


class Keys(Struct, forbid_unknown_fields=True):
    """What messages to a device are sealed with."""

    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser's subscription."""

    endpoint: Annotated[str, Meta(max_length=push.LONGEST_ENDPOINT)]
    keys: Keys
    language: Language = "en"


class NewAddress(Struct, forbid_unknown_fields=True):
    """Where mail is to go."""

    address: Annotated[str, Meta(max_length=300)]
    language: Language = "en"


class Hours(Struct, forbid_unknown_fields=True):
    """When somebody is not called; None: always."""

    quiet: Quiet | None


class Answer(Struct, forbid_unknown_fields=True):
    """The last part of a link in a mail."""

    token: Annotated[str, Meta(max_length=400)]


class Answered(Struct):
    """What a link in a mail has done."""

    did: Literal["confirmed", "left"]


async def reached(hall: Hall, calling: Calling, person: str) -> Reached:
    """All there is to know about it."""
    devices = (await hall.store.bells([person])).get(person, [])
    reach = await wished(hall, person)
    return Reached(
        calling.push.key if calling.push is not None else None,
        calling.mail is not None,
        [DeviceInfo(device.id, device.since) for device in devices],
        reach.address,
        reach.confirmed,
        reach.quiet,
    )


async def wished(hall: Hall, person: str) -> Reach:
    """What somebody wishes; nothing, if he has not said."""
    return (await hall.store.reach([person])).get(person) or Reach(person)


@get("/calls", **described("How you are called when it is your turn", 401))
async def get_calls(hall: TheHall, calling: TheCalling, person: Known) -> Reached:
    """Devices, mail and quiet hours."""
    return await reached(hall, calling, person.id)


@put("/calls/devices", **described("Have a device called", 401, 403, 404, 413))
async def put_device(
    data: JSONBody[NewDevice],
    hall: TheHall,
    calling: TheCalling,
    settings: TheSettings,
    person: Known,
) -> Reached:
    """Keep what a browser has subscribed to; the same one takes its own place."""
    if calling.push is None:
        raise Denied("no_calls", "this server pushes nothing")
    free, keys = settings.push_anywhere, data.keys
    new = push.device(data.endpoint, keys.p256dh, keys.auth, data.language, now(), free)
    there = (await hall.store.bells([person.id])).get(person.id, [])
    others = [device for device in there if device.id != new.id]
    for device in others[: max(0, len(others) + 1 - MOST_DEVICES)]:
        await hall.store.drop_device(device.id, person.id)
    await hall.store.keep_device(person.id, new)
    return await reached(hall, calling, person.id)


@delete(
    "/calls/devices/{device:str}", status_code=200, **described("Call a device no more", 401, 403)
)
async def delete_device(
    device: Annotated[str, PathParameter(max_length=40)],
    hall: TheHall,
    calling: TheCalling,
    person: Known,
) -> Reached:
    """Forget it, if it is the caller's; else nothing happens."""
    if is_token(device):
        await hall.store.drop_device(device, person.id)
    return await reached(hall, calling, person.id)


@put("/calls/mail", **described("Be called by mail", 401, 403, 404, 409, 413))
async def put_mail(
    data: JSONBody[NewAddress], hall: TheHall, calling: TheCalling, person: Known
) -> Reached:
    """Send a first mail there; who reads it has to say yes."""
    if calling.mail is None:
        raise Denied("no_calls", "this server sends no mail")
    address = checked(data.address)
    old = await wished(hall, person.id)
    if old.address != address or not old.confirmed:
        new = replace(old, address=address, confirmed=False, language=data.language)
        await calling.confirm(new, address)
        await hall.store.keep_reach(new)
    return await reached(hall, calling, person.id)


@delete("/calls/mail", status_code=200, **described("Be called by mail no more", 401, 403))
async def delete_mail(hall: TheHall, calling: TheCalling, person: Known) -> Reached:
    """Forget the address."""
    await hall.store.keep_reach(
        replace(await wished(hall, person.id), address=None, confirmed=False)
    )
    return await reached(hall, calling, person.id)


@put("/calls/quiet", **described("Set quiet hours", 401, 403, 413))
async def put_quiet(
    data: JSONBody[Hours], hall: TheHall, calling: TheCalling, person: Known
) -> Reached:
    """Nobody is called then; whose turn it still is, is called afterwards."""
    if data.quiet is not None:
        data.quiet.check()
    await hall.store.keep_reach(replace(await wished(hall, person.id), quiet=data.quiet))
    return await reached(hall, calling, person.id)


@delete("/calls", status_code=200, **described("Forget how you are called", 401, 403))
async def delete_calls(hall: TheHall, calling: TheCalling, person: Known) -> Reached:
    """Forget all devices, the address and the quiet hours."""
    await hall.store.forget_reach(person.id)
    return await reached(hall, calling, person.id)


@post("/calls/test", status_code=200, **described("A test call", 401, 403))
async def post_test(hall: TheHall, calling: TheCalling, person: Known) -> Reached:
    """Call the caller by all ways there are, whatever the hour."""
    calling.check_test(person.id)
    devices = (await hall.store.bells([person.id])).get(person.id, [])
    reach = await wished(hall, person.id)
    await calling.call(Call(person.id, TEST, "", "", ""), devices, reach)
    return await reached(hall, calling, person.id)


@post("/calls/answer", status_code=200, **described("Follow a link in a mail", 403, 404, 413))
async def post_answer(data: JSONBody[Answer], hall: TheHall, calling: TheCalling) -> Answered:
    """Confirm an address, or leave; whoever has the link may, wherever he reads his mail."""
    token = calling.tokens.read(data.token) if calling.mail is not None else None
    if token is None or token.purpose not in (CONFIRM, LEAVE):
        raise Denied("no_page", "the link is not one of this server's")
    reach = await wished(hall, token.person)
    current = reach.address is not None and digest(reach.address) == token.address
    if token.purpose == LEAVE:
        if current:
            await hall.store.keep_reach(replace(reach, address=None, confirmed=False))
        return Answered("left")
    if not current:
        raise Denied("no_page", "another address was named since, or none; ask again")
    await hall.store.keep_reach(replace(reach, confirmed=True))
    return Answered("confirmed")


HANDLERS: Final = [
    get_calls,
    put_device,
    delete_device,
    put_mail,
    delete_mail,
    put_quiet,
    delete_calls,
    post_test,
    post_answer,
]
