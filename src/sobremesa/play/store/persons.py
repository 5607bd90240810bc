"""People, as they are kept."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import bindparam, select

from sobremesa.play.clock import now
from sobremesa.play.person import Person
from sobremesa.play.store.base import Base
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import PEOPLE

GREET: Final = PEOPLE.insert()
RENAME: Final = (
    PEOPLE.update().where(PEOPLE.c.id == bindparam("person")).values(name=bindparam("new_name"))
)


class Persons(Base):
    """Who has introduced himself."""

    async def person(self, secret: bytes) -> Person | None:
        """The person with the secret that has this hash."""
        row = await self._one(select(PEOPLE).where(PEOPLE.c.secret == secret))
        return Person(row["id"], row["name"]) if row is not None else None

    async def introduce(self, person: Person, secret: bytes) -> None:
        """Keep a new person, with the hash of his secret."""
        row = {"id": person.id, "secret": secret, "name": person.name, "since": now()}
        await self.writer.keep([Write(0, GREET, row)])

    async def rename(self, person: str, name: str) -> None:
        """Call a person by another name from now on."""
        await self.writer.keep([Write(0, RENAME, {"person": person, "new_name": name})])

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of people."""
        rows = await self._all(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
        return {row["id"]: row["name"] for row in rows}
