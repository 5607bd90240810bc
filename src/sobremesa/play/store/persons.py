"""People and the devices by which they are known, as they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import RowMapping, bindparam, delete, func, select

from sobremesa.play.agreement import spoken
from sobremesa.play.clock import now
from sobremesa.play.devices import Device, PasskeyInfo, PocketKey
from sobremesa.play.person import Person, token
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import DEVICES, PASSKEYS, PEOPLE, POCKET_KEYS, SITTERS, SPENT

GREET: Final = PEOPLE.insert()
ADMIT: Final = DEVICES.insert()
RENAME: Final = (
    PEOPLE.update().where(PEOPLE.c.id == bindparam("person")).values(name=bindparam("new_name"))
)
LEAVE: Final = delete(DEVICES).where(DEVICES.c.secret == bindparam("hash"))
SIGN_OUT: Final = delete(DEVICES).where(
    (DEVICES.c.person == bindparam("whose")) & (DEVICES.c.id == bindparam("which"))
)
CUT: Final = POCKET_KEYS.insert()
TURN: Final = (
    POCKET_KEYS.update().where(POCKET_KEYS.c.id == bindparam("which")).values(used=bindparam("at"))
)
LEARN: Final = PASSKEYS.insert()
COUNT: Final = (
    PASSKEYS.update()
    .where(PASSKEYS.c.id == bindparam("which"))
    .values(count=bindparam("new_count"), used=bindparam("at"))
)
SPEND: Final = SPENT.insert()
FORGET_SPENT: Final = delete(SPENT).where(SPENT.c.until < bindparam("at"))
REVOKED: Final = {"key": POCKET_KEYS, "passkey": PASSKEYS}
REVOKE: Final = {
    kind: delete(kept).where(
        (kept.c.person == bindparam("whose")) & (kept.c.id == bindparam("which"))
    )
    for kind, kept in REVOKED.items()
}
CAME_BY: Final = {
    kind: delete(DEVICES).where(
        (DEVICES.c.person == bindparam("whose")) & (DEVICES.c[kind] == bindparam("which"))
    )
    for kind in REVOKED
}


class Persons(Base):
    """Who has introduced himself, and at which devices he is known."""

    async def person(self, secret: bytes) -> Person | None:
        """The person of the device whose secret has this hash."""
        wanted = select(PEOPLE).join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
        row = await self._one(wanted.where(DEVICES.c.secret == secret))
        return Person(row["id"], row["name"]) if row is not None else None

    async def introduce(self, person: Person, secret: bytes) -> None:
        """Keep a new person, with the hash of his first device's secret."""
        row = {"id": person.id, "name": person.name, "since": now()}
        device = Write(1, ADMIT, _device(person.id, secret))
        await self.writer.keep([Write(0, GREET, row), device])

    async def rename(self, person: str, name: str) -> None:
        """Call a person by another name from now on."""
        await self.writer.keep([Write(0, RENAME, {"person": person, "new_name": name})])

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people."""
        rows = await self._all(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
        return {row["id"]: row["name"] for row in rows}

    async def since(self, person: str) -> int:
        """When a person first came."""
        row = await self._one(select(PEOPLE.c.since).where(PEOPLE.c.id == person))
        return int(row["since"]) if row is not None else 0

    async def tables_of(self, person: str) -> int:
        """At how many tables a person has a seat."""
        count = select(func.count(SITTERS.c.table.distinct()).label("count"))
        row = await self._one(count.where(SITTERS.c.person == person))
        return int(row["count"]) if row is not None else 0

    # Devices.

    async def devices(self, person: str, here: bytes) -> list[Device]:
        """Where a person is known; `here` is the hash of the asking device's secret."""
        wanted = select(DEVICES).where(DEVICES.c.person == person).order_by(DEVICES.c.since)
        return [
            Device(row["id"], spoken(row["since"]), bytes(row["secret"]) == here, _came(row))
            for row in await self._all(wanted)
        ]

    async def leave(self, secret: bytes) -> None:
        """A device is nobody's any more."""
        await self.writer.keep([Write(2, LEAVE, {"hash": secret})])

    async def sign_out(self, person: str, device: str) -> None:
        """Let one of a person's devices be nobody's."""
        await self.writer.keep([Write(2, SIGN_OUT, {"whose": person, "which": device})])

    # Keys.

    async def make_key(self, key: str, person: str, secret: bytes) -> None:
        """Keep a new key, with the hash of its secret."""
        row = {"id": key, "secret": secret, "person": person, "made": now(), "used": None}
        await self.writer.keep([Write(1, CUT, row)])

    async def pocket_keys(self, person: str) -> list[PocketKey]:
        """A person's keys, the newest first."""
        wanted = select(POCKET_KEYS).where(POCKET_KEYS.c.person == person)
        rows = await self._all(wanted.order_by(POCKET_KEYS.c.made.desc(), POCKET_KEYS.c.id))
        return [PocketKey(*_dated(row)) for row in rows]

    async def pocket_key(self, secret: bytes) -> tuple[PocketKey, Person] | None:
        """The key whose secret has this hash, and whose it is."""
        wanted = select(POCKET_KEYS, PEOPLE.c.name).join(
            PEOPLE, PEOPLE.c.id == POCKET_KEYS.c.person
        )
        row = await self._one(wanted.where(POCKET_KEYS.c.secret == secret))
        if row is None:
            return None
        key = PocketKey(*_dated(row))
        return key, Person(row["person"], row["name"])

    async def use_key(self, key: str, person: str, secret: bytes) -> None:
        """Admit a device by a key; `Behind` if another was faster, for a key admits one."""
        device = Write(2, ADMIT, {**_device(person, secret), "key": key})
        await self.writer.keep([Write(1, TURN, {"which": key, "at": now()}), device])

    async def revoke(self, kind: str, person: str, key: str, devices: bool) -> None:
        """A key or passkey opens nothing any more; with it may go the devices that came by it."""
        whose = {"whose": person, "which": key}
        writes = [Write(2, CAME_BY[kind], whose)] if devices else []
        await self.writer.keep([Write(1, REVOKE[kind], whose), *writes])

    # Passkeys.

    async def learn(self, person: str, credential: bytes, public: bytes, count: int) -> None:
        """Keep the public half of a passkey; `Behind` if it is known already."""
        row = {"id": token(12), "credential": credential, "public": public, "count": count}
        await self.writer.keep(
            [Write(1, LEARN, {**row, "person": person, "made": now(), "used": None})]
        )

    async def passkeys(self, person: str) -> list[PasskeyInfo]:
        """A person's passkeys, the newest first."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.person == person)
        rows = await self._all(wanted.order_by(PASSKEYS.c.made.desc(), PASSKEYS.c.id))
        return [PasskeyInfo(*_dated(row)) for row in rows]

    async def credentials(self, person: str) -> list[bytes]:
        """What a person's authenticators are known by."""
        wanted = select(PASSKEYS.c.credential).where(PASSKEYS.c.person == person)
        return [bytes(row["credential"]) for row in await self._all(wanted)]

    async def passkey(self, credential: bytes) -> tuple[str, bytes, int, Person] | None:
        """A passkey's id, public half, count, and whose it is."""
        wanted = select(PASSKEYS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == PASSKEYS.c.person)
        row = await self._one(wanted.where(PASSKEYS.c.credential == credential))
        if row is None:
            return None
        return row["id"], bytes(row["public"]), row["count"], Person(row["person"], row["name"])

    async def use_passkey(self, passkey: str, count: int, person: str, secret: bytes) -> None:
        """Admit a device by a passkey."""
        used = Write(1, COUNT, {"which": passkey, "new_count": count, "at": now()})
        device = Write(2, ADMIT, {**_device(person, secret), "passkey": passkey})
        await self.writer.keep([used, device])

    async def spend(self, challenge: bytes, until: int) -> None:
        """A challenge is answered; `Behind` if it was before."""
        old = Write(0, FORGET_SPENT, {"at": now()})
        await self.writer.keep([old, Write(1, SPEND, {"challenge": challenge, "until": until})])


def _device(person: str, secret: bytes) -> dict[str, Any]:
    known = {"secret": secret, "id": token(12), "person": person, "since": now()}
    return {**known, "key": None, "passkey": None}


def _dated(row: RowMapping) -> tuple[str, str, str | None]:
    used = row["used"]
    return row["id"], spoken(row["made"]), spoken(used) if used is not None else None


def _came(row: RowMapping) -> Any:
    return "key" if row["key"] else "passkey" if row["passkey"] else "name"
