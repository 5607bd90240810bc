"""The tables of the database. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("parting", String(32), nullable=True),  # "forget", or whom he joins
)
"""A name. Whoever is parting has traces at tables that are still to be seen to."""

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("secret", LargeBinary(32), primary_key=True),  # its SHA-256
    Column("id", String(32), nullable=False, unique=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("key", String(32), nullable=True, unique=True),  # a key is used once
    Column("passkey", String(32), nullable=True),
    Index("devices_by_person", "person"),
)
"""Browsers that know a person's secret, each its own; how they came to it, if by a key."""


def _a_persons(keys: str) -> list[Column[Any] | Index]:
    """Whose a key is, when it was made, and when it was used last."""
    return [
        Column("person", String(32), ForeignKey("people.id"), nullable=False),
        Column("made", BigInteger, nullable=False),
        Column("used", BigInteger, nullable=True),
        Index(f"{keys}_by_person", "person"),
    ]


POCKET_KEYS: Final = Table(
    "pocket_keys",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False, unique=True),  # its SHA-256
    *_a_persons("pocket_keys"),
)
"""Secrets that make one more device the same person."""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("credential", LargeBinary(1024), nullable=False, unique=True),
    Column("public", LargeBinary(2048), nullable=False),
    Column("count", BigInteger, nullable=False),
    *_a_persons("passkeys"),
)
"""Public halves of keys that an authenticator holds."""

SPENT: Final = Table(
    "spent",
    METADATA,
    Column("challenge", LargeBinary(32), primary_key=True),  # its SHA-256
    Column("until", BigInteger, nullable=False),
    Index("spent_by_until", "until"),
)
"""Challenges that were answered: none is answered twice."""

AVOIDED: Final = Table(
    "avoided",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom a person has taken off the list of those he has sat with."""

_DUE: Final = text("due IS NOT NULL")

HOUSE: Final = "house"
"""The person whose tables are the server's own."""

UNNAMED: Final = 1 << 15
"""Added to a set of seats that a table waits for: nobody else is told which ones."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(128), nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", String(16), nullable=True),  # a digest, if they are corrected
    Column("seats", Integer, nullable=False),
    Column("options", String(4096), nullable=False),  # JSON
    Column("seed", LargeBinary(32), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("access", String(16), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("origin", String(32), nullable=True),  # a keyed hash of an address
    Column("clock", String(256), nullable=True),  # JSON
    Column("evening", Text, nullable=True),  # JSON: how it stood when the table was laid
    Column("branch", Text, nullable=True),  # JSON: where the game has branched off, if it has
    Column("day", String(128), nullable=True),  # JSON
    # From here on a projection of the journal.
    Column("state", String(16), nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
    Column("made", Integer, nullable=False, server_default="0"),
    Column("moved", BigInteger, nullable=False, server_default="0"),
    Column("waiting", Integer, nullable=False, server_default="0"),  # a set of seats, or UNNAMED
    Column("turn", String(8), nullable=True),
    Column("result", Text, nullable=True),  # JSON
    Column("rematch", String(32), nullable=True),
    Column("closed", String(32), nullable=True),
    Column("due", BigInteger, nullable=True),  # by the database's clock
    Index("tables_by_state", "state", "created"),
    Index("tables_by_host", "host", "created"),
    Index("tables_by_turn", "turn"),
    Index("tables_by_origin", "origin", "created"),
    # Few tables wait by a clock, and the others need not be in it.
    Index("tables_by_due", "due", sqlite_where=_DUE, postgresql_where=_DUE),
)
"""What was agreed at a table, and how far its journal has brought it."""

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("level", String(32), nullable=True),
    Column("invited", Boolean, nullable=False),
    Column("code", String(32), nullable=False, unique=True),
    Column("called", String(64), nullable=True),
    Column("why", String(8), nullable=True),  # a bot keeps it
    Column("expected", String(32), ForeignKey("people.id"), nullable=True),
    Column("ended", BigInteger, nullable=True),
    Column("place", Integer, nullable=True),
    Column("score", Integer, nullable=True),
    Index("sitters_by_person", "person"),
    Index("sitters_by_expected", "expected"),
    Index("sitters_by_ended", "person", "ended"),
)
"""Who sits where, or is expected, and how it ended for him: a projection of the journal."""

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("message", String(40), nullable=True),
    Column("body", Text, nullable=False),  # JSON
    UniqueConstraint("table", "seat", "message", name="journal_by_message"),
)
"""Only ever added to; `number` counts from 0 without a gap. Seat and message tell acts apart."""

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("viewer", String(8), primary_key=True),  # a seat, all, open
    Column("page", Integer, primary_key=True),
    Column("length", Integer, nullable=False),  # of all pages together, in frames
    Column("frames", LargeBinary, nullable=False),  # JSON, a line each, deflated
)
"""What each viewer of a finished game saw. Rules may change; this stays."""

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # JSON, deflated
)
"""What a finished game tells of itself; by the same rules it can be worked out again."""

LEASES: Final = Table(
    "bot_leases",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("node", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),  # by the database's clock
)
"""Which process lets the bots of a table think. It spares work and decides nothing."""

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary(64), nullable=False),
)
"""What the server itself must remember, such as the key that signs its tokens."""
