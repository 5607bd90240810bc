"""People: a name and secrets, no account. The secrets themselves are never kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from sobremesa.play.denied import Denied
from sobremesa.play.person import LONGEST_NAME, Person, clean, token
from sobremesa.play.store import Behind, Store

KNOWN: Final = 10_000
"""So many people are kept in mind, to spare the store a question at each request."""
MOST_KEYS: Final = 20
"""So many keys, and so many passkeys, one person may have."""
NO_KEY: Final = ("no_key", "the key opens nothing: it was used, or taken back, or never made")


class People:
    """Everybody who has introduced himself to this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}

    async def find(self, secret: str) -> Person | None:
        """The person with that secret."""
        key = hashed(secret)
        if key not in self._known:
            found = await self._store.person(key)
            if found is None:
                return None
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[key] = found
        return self._known[key]

    def known(self, secret: str) -> Person | None:
        """The person with that secret, if he was here lately; the store is not asked."""
        return self._known.get(hashed(secret))

    async def introduce(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret by which he is known again."""
        secret = fresh()
        key = hashed(secret)
        person = Person(token(12), clean(name, LONGEST_NAME, "a name"))
        await self._store.introduce(person, key)
        self._known[key] = person
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        """Call a person by another name from now on."""
        wanted = clean(name, LONGEST_NAME, "a name")
        await self._store.rename(person.id, wanted)
        person.name = wanted
        self.call(person.id, wanted)

    def call(self, person: str, name: str) -> None:
        """Another device or process has heard of a new name; it is kept already."""
        for known in self._known.values():
            if known.id == person:
                known.name = name

    def ask_again(self, *people: str) -> None:
        """The devices of these people, or of all, may have changed: the store knows."""
        for key, known in list(self._known.items()):
            if not people or known.id in people:
                del self._known[key]

    # Keys in one's pocket.

    async def make_key(self, person: Person) -> tuple[str, str]:
        """A new key: its id, and the secret, which is told this once."""
        if len(await self._store.pocket_keys(person.id)) >= MOST_KEYS:
            raise Denied("keys_enough", f"{MOST_KEYS} keys are enough; take one back first")
        key, secret = token(12), fresh()
        await self._store.make_key(key, person.id, hashed(secret))
        return key, secret

    async def whose(self, secret: str) -> Person:
        """The person whom a key opens to; refused once it has been used, or taken back."""
        found = await self._store.pocket_key(hashed(secret))
        if found is None or found[0].used is not None:
            raise Denied(*NO_KEY)
        return found[1]

    async def open(self, secret: str) -> tuple[Person, str]:
        """Use a key: the person, and a secret for the device that has it now."""
        found = await self._store.pocket_key(hashed(secret))
        if found is None or found[0].used is not None:
            raise Denied(*NO_KEY)
        key, person = found
        device = fresh()
        try:
            await self._store.use_key(key.id, person.id, hashed(device))
        except Behind:
            raise Denied(*NO_KEY) from None
        return person, device


def fresh() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """What is kept of a secret, and looked up: the time that takes tells nothing of others."""
    return hashlib.sha256(secret.encode()).digest()
