"""People: a name and a secret, no account. The secret itself is never kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from sobremesa.play.denied import Denied
from sobremesa.play.schema import PEOPLE
from sobremesa.play.store import Store, now

LONGEST_NAME: Final = 24
KNOWN: Final = 10_000
"""So many people are kept in mind, to spare the store a question at each request."""


class Person:
    """Someone who may sit down."""

    def __init__(self, number: str, name: str) -> None:
        self.id = number
        self.name = name


def clean(said: str, longest: int, what: str) -> str:
    """A line that people will read: no control characters, no blank ends, not too long."""
    plain = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in said)
    words = " ".join(plain.split())
    if not 1 <= len(words) <= longest:
        raise Denied("unclear", f"{what} has 1 to {longest} characters, not {len(words)}")
    return words


def token(size: int = 10) -> str:
    """A name that nobody guesses: `size` characters of 5 bits."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(size))


def is_token(said: str) -> bool:
    """Whether that can be such a name; some stores fail at characters that none has."""
    return said.isascii() and said.isalnum()


class People:
    """Everybody who has introduced himself to this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}

    async def find(self, secret: str) -> Person | None:
        """The person with that secret."""
        key = hashlib.sha256(secret.encode()).digest()
        if key not in self._known:
            row = await self._store.person(key)
            if row is None:
                return None
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[key] = Person(row["id"], row["name"])
        return self._known[key]

    async def introduce(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret by which he is known again."""
        secret = secrets.token_urlsafe(32)
        key = hashlib.sha256(secret.encode()).digest()
        person = Person(token(12), clean(name, LONGEST_NAME, "a name"))
        await self._store.keep(
            PEOPLE.insert().values(id=person.id, secret=key, name=person.name, since=now())
        )
        self._known[key] = person
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        """Call a person by another name from now on."""
        wanted = clean(name, LONGEST_NAME, "a name")
        await self._store.keep(PEOPLE.update().where(PEOPLE.c.id == person.id).values(name=wanted))
        person.name = wanted
