"""People: a name and a secret, no account. The secret itself is never kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from sobremesa.play.person import LONGEST_NAME, Person, clean, token
from sobremesa.play.store import Store

KNOWN: Final = 10_000
"""So many people are kept in mind, to spare the store a question at each request."""


class People:
    """Everybody who has introduced himself to this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}

    async def find(self, secret: str) -> Person | None:
        """The person with that secret."""
        key = _key(secret)
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
        return self._known.get(_key(secret))

    async def introduce(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret by which he is known again."""
        secret = secrets.token_urlsafe(32)
        key = _key(secret)
        person = Person(token(12), clean(name, LONGEST_NAME, "a name"))
        await self._store.introduce(person, key)
        self._known[key] = person
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        """Call a person by another name from now on."""
        wanted = clean(name, LONGEST_NAME, "a name")
        await self._store.rename(person.id, wanted)
        person.name = wanted

    def call(self, person: str, name: str) -> None:
        """Another process has heard of a new name; it is kept already."""
        for known in self._known.values():
            if known.id == person:
                known.name = name


def _key(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
