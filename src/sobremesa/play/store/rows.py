"""What is written of a table and its journal: statements, and the rows that go into them."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Update, bindparam

from sobremesa.play.agreement import Agreement
from sobremesa.play.journal import (
    Acted,
    Forgotten,
    Joined,
    Opened,
    Renewed,
    Row,
    Sat,
    written,
)
from sobremesa.play.standing import CLOSED, OVER, Standing
from sobremesa.play.store.batch import Write
from sobremesa.play.store.day_schema import DAY_TABLES
from sobremesa.play.store.parted import parted
from sobremesa.play.store.schema import JOURNAL, SITTERS, TABLES, UNNAMED

LAY: Final = TABLES.insert()
SEAT: Final = SITTERS.insert()
APPEND: Final = JOURNAL.insert()
MOVING: Final = ("number", "made", "moved", "waiting")
"""What every act changes; no index has it, so that a move costs one row and nothing else."""
STANDING: Final = (*MOVING, "state", "turn", "result", "rematch", "closed", "due")
SEATED: Final = ("person", "level", "invited", "code", "called", "why", "expected")


def _update(names: tuple[str, ...]) -> Update:
    new: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
    return TABLES.update().where(TABLES.c.id == bindparam("table")).values(new)


MOVE: Final = _update(MOVING)
STAND: Final = _update(STANDING)
CORRECT: Final = STAND.where(TABLES.c.number == bindparam("new_number"))
MARK: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(closed=bindparam("why"))
)
RENEW: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(version=bindparam("new"))
)
OPEN: Final = (
    TABLES.update().where(TABLES.c.id == bindparam("at_table")).values(access=bindparam("new"))
)
RESEAT: Final = (
    SITTERS.update()
    .where((SITTERS.c.table == bindparam("at_table")) & (SITTERS.c.seat == bindparam("at_seat")))
    .values({name: bindparam(name) for name in SEATED})
)
END: Final = (
    SITTERS.update()
    .where(SITTERS.c.table == bindparam("at_table"))
    .values(ended=bindparam("new_ended"))
)
PLACE: Final = (
    SITTERS.update()
    .where((SITTERS.c.table == bindparam("at_table")) & (SITTERS.c.seat == bindparam("at_seat")))
    .values(place=bindparam("new_place"), score=bindparam("new_score"))
)

PLACE_OF_DAY: Final = (
    DAY_TABLES.update()
    .where(
        (DAY_TABLES.c.table == bindparam("at_table")) & (DAY_TABLES.c.seat == bindparam("at_seat"))
    )
    .values(
        place=bindparam("new_place"),
        score=bindparam("new_score"),
        margin=bindparam("new_margin"),
    )
)


def agreed_row(agreement: Agreement) -> dict[str, object]:
    """What was agreed."""
    return {
        "id": agreement.id,
        "title": agreement.title,
        "game": agreement.game.name,
        "version": agreement.game.version,
        "data": agreement.game.data or None,
        "seats": agreement.options.seats,
        "options": json.dumps(agreement.options.chosen),
        "seed": agreement.seed,
        "host": agreement.host,
        "access": agreement.access,
        "spectators": agreement.spectators,
        "created": agreement.created,
        "clock": written(agreement.clock).decode() if agreement.clock is not None else None,
        "evening": _written(agreement.evening),
        "branch": _written(agreement.stem),
        "day": _written(agreement.day),
    }


def stood_row(standing: Standing, turn: str | None) -> dict[str, object]:
    """Where a table stands."""
    return {
        "state": standing.phase,
        "number": standing.number,
        "made": standing.made,
        "moved": standing.moved,
        "waiting": _waiting(standing),
        "turn": turn,
        "result": _written(standing.result),
        "rematch": standing.rematch,
        "closed": standing.closed,
        "due": standing.due,
    }


def _written(what: Struct | None) -> str | None:
    return msgspec.json.encode(what).decode() if what is not None else None


def _moved_row(table: str, standing: Standing) -> dict[str, object]:
    return {
        "table": table,
        "new_number": standing.number,
        "new_made": standing.made,
        "new_moved": standing.moved,
        "new_waiting": _waiting(standing),
    }


def _waiting(standing: Standing) -> int:
    seats = sum([1 << seat for seat in standing.waiting])
    return seats | UNNAMED if standing.unnamed else seats


def standing_row(table: str, standing: Standing, turn: str | None) -> dict[str, object]:
    """Where a table stands, for a statement that corrects it."""
    stood = {f"new_{name}": value for name, value in stood_row(standing, turn).items()}
    return {"table": table, **stood}


def seated_row(sat: Sat) -> dict[str, object]:
    """Who sits there."""
    return {
        "seat": sat.seat,
        "person": sat.person,
        "level": sat.level,
        "invited": sat.invited,
        "code": sat.code,
        "called": sat.called or None,
        "why": sat.why,
        "expected": sat.expected,
    }


def journal_row(table: str, row: Row) -> dict[str, object]:
    """An entry."""
    act = row.entry if isinstance(row.entry, Acted) else None
    return {
        "table": table,
        "number": row.number,
        "at": row.at,
        "seat": act.seat if act is not None else None,
        "message": act.message if act is not None else None,
        "body": written(row.entry).decode(),
    }


def ended(table: str, standing: Standing) -> list[Write]:
    """How a game ended for each seat, if it has."""
    if standing.phase not in (OVER, CLOSED):
        return []
    writes = [Write(6, END, {"at_table": table, "new_ended": standing.moved})]
    if standing.result is not None:
        for seat, place in enumerate(standing.result.places):
            placed = {"new_place": place, "new_score": standing.result.scores[seat]}
            at = {"at_table": table, "at_seat": seat}
            writes.append(Write(6, PLACE, {**at, **placed}))
            margin = standing.result.margin(seat)
            writes.append(Write(6, PLACE_OF_DAY, {**at, **placed, "new_margin": margin}))
    return writes


def appended(
    table: str, row: Row, standing: Standing, turn: str | None, only_moved: bool = False
) -> list[Write]:
    """An entry, and what follows from it."""
    entry = Write(3, APPEND, journal_row(table, row))
    if only_moved:
        return [entry, Write(4, MOVE, _moved_row(table, standing))]
    writes = [entry, Write(4, STAND, standing_row(table, standing, turn)), *ended(table, standing)]
    if isinstance(row.entry, Sat):
        seated = seated_row(row.entry)
        at = {"at_table": table, "at_seat": seated.pop("seat")}
        writes.append(Write(5, RESEAT, {**at, **seated}))
    if isinstance(row.entry, Renewed):
        writes.append(Write(5, RENEW, {"at_table": table, "new": row.entry.version}))
    if isinstance(row.entry, Joined | Forgotten):
        writes += parted(table, row.entry)
    if isinstance(row.entry, Opened):
        writes.append(Write(5, OPEN, {"at_table": table, "new": row.entry.access}))
    return writes
