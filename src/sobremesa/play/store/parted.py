"""What is written beside a journal where a person becomes another one, or is forgotten."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Column, Table, Update, bindparam, null

from sobremesa.play.journal import Forgotten, Joined
from sobremesa.play.store.batch import Write
from sobremesa.play.store.schema import SITTERS, TABLES


def _of(kept: Table, at: Column[Any], whose: Column[Any]) -> Update:
    return kept.update().where((at == bindparam("at_table")) & (whose == bindparam("whose")))


_SITS: Final = _of(SITTERS, SITTERS.c.table, SITTERS.c.person)
_EXPECTED: Final = _of(SITTERS, SITTERS.c.table, SITTERS.c.expected)
_HOST: Final = _of(TABLES, TABLES.c.id, TABLES.c.host)

JOIN: Final = (
    _SITS.values(person=bindparam("into")),
    _EXPECTED.values(expected=bindparam("into")),
    _HOST.values(host=bindparam("into")),
)
FORGET: Final = (
    _SITS.values(called=null()),
    _EXPECTED.values(expected=null()),
)


def parted(table: str, entry: Joined | Forgotten) -> list[Write]:
    """What follows from such an entry."""
    at = {"at_table": table, "whose": entry.person}
    if isinstance(entry, Joined):
        return [Write(7, statement, {**at, "into": entry.into}) for statement in JOIN]
    return [Write(7, statement, at) for statement in FORGET]
