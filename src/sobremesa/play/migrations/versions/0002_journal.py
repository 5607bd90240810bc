"""Choices, seats and talk of a table become one journal; its row tells how far that is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Entry = tuple[int, dict[str, Any]]
"""When it was written, and what it says."""


def upgrade() -> None:
    """Write the journals, then let go of what they were made from."""
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("message", sa.String(40), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "seat", "message", name="journal_by_message"),
    )
    op.create_table(
        "bot_leases",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    # With a default, which SQLite needs to add a column in place; it cannot replace a table that
    # others refer to.
    for name, kind in (
        ("number", sa.Integer()),
        ("made", sa.Integer()),
        ("moved", sa.BigInteger()),
        ("waiting", sa.Integer()),
    ):
        op.add_column("tables", sa.Column(name, kind, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("turn", sa.String(8), nullable=True))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("closed", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=True))
    _write_journals(op.get_bind())
    op.create_index("tables_by_host", "tables", ["host", "created"])
    op.create_index("tables_by_turn", "tables", ["turn"])
    op.create_index("tables_by_origin", "tables", ["origin", "created"])
    op.drop_table("chat")
    op.drop_table("actions")


def _write_journals(connection: sa.Connection) -> None:
    ask = connection.execute
    tables = ask(sa.text("SELECT id, state, created FROM tables")).all()
    for table, state, created in tables:
        numbered = list(enumerate(_entries(connection, table, state, created)))
        made = sum(len(entry.get("choices", [])) for _, (_, entry) in numbered)
        acts = [at for _, (at, entry) in numbered if entry["type"] == "acted"]
        for number, (at, entry) in numbered:
            ask(
                sa.text(
                    'INSERT INTO journal ("table", number, at, seat, message, body) '
                    "VALUES (:table, :number, :at, :seat, :message, :body)"
                ),
                {
                    "table": table,
                    "number": number,
                    "at": at,
                    "seat": entry["seat"] if entry["type"] == "acted" else None,
                    "message": entry.get("message"),
                    "body": json.dumps(entry, separators=(",", ":"), ensure_ascii=False),
                },
            )
        # Whose turn it is only its game can tell: each is looked at once, and then knows it.
        ask(
            sa.text(
                "UPDATE tables SET number = :number, made = :made, moved = :moved, turn = :turn "
                "WHERE id = :table"
            ),
            {
                "table": table,
                "number": len(numbered),
                "made": made,
                "moved": acts[-1] if acts else created,
                "turn": "bot" if state == "playing" else None,
            },
        )


def _entries(connection: sa.Connection, table: str, state: str, created: int) -> Iterator[Entry]:
    """Who sat where earlier is not known any more: the journal begins with who sits there now."""
    at_table = {"table": table}
    ask = connection.execute
    sitters = ask(
        sa.text(
            "SELECT seat, person, level, invited, code, people.name FROM sitters "
            "LEFT JOIN people ON people.id = sitters.person "
            'WHERE "table" = :table ORDER BY seat'
        ),
        at_table,
    ).all()
    seated = [
        {
            "type": "sat",
            "seat": seat,
            "person": person,
            "name": name or "",
            "level": level,
            "invited": bool(invited),
            "code": code,
        }
        for seat, person, level, invited, code, name in sitters
    ]
    yield created, {"type": "laid", "sitters": seated}
    actions = ask(
        sa.text(
            'SELECT at, number, seat, message, notation FROM actions WHERE "table" = :table '
            "ORDER BY number"
        ),
        at_table,
    ).all()
    chat = ask(
        sa.text('SELECT at, seat, name, text FROM chat WHERE "table" = :table ORDER BY number'),
        at_table,
    ).all()
    talk = [(at, {"type": "talked", "seat": s, "name": n, "text": t}) for at, s, n, t in chat]
    acts = list(_acts(actions))
    began = acts[0][0] if acts else created
    if state == "laying":
        yield from talk
        return
    yield from [(at, said) for at, said in talk if at < began]
    yield began, {"type": "started"}
    later = [(at, said) for at, said in talk if at >= began]
    # The order of the acts is theirs, whatever a clock has said.
    for at, act in acts:
        while later and later[0][0] < at:
            yield later.pop(0)
        yield at, act
    yield from later
    if state == "paused":
        yield (acts[-1][0] if acts else created), {"type": "paused", "paused": True}


def _acts(actions: Any) -> Iterator[tuple[int, dict[str, Any]]]:
    """Choices of one message are one act; a bot's are one each."""

    def act_of(row: Any) -> tuple[Any, ...]:
        _, number, seat, message, _ = row
        return (seat, message) if message is not None else (seat, None, number)

    for (seat, message, *_), rows in groupby(actions, key=act_of):
        listed = list(rows)
        entry = {"type": "acted", "seat": seat, "choices": [row[4] for row in listed]}
        yield listed[0][0], entry if message is None else {**entry, "message": message}


def downgrade() -> None:
    """There is no way back: what the journal says in one, the old tables had in three."""
    raise NotImplementedError("a journal cannot be turned into actions and chat again")
