"""The tables of the database. Migrations in `migrations/` bring a database to this shape."""

from __future__ import annotations

from typing import Final

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
)

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False, unique=True),  # its SHA-256
    Column("name", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
)

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
    # From here on a projection of the journal.
    Column("state", String(16), nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
    Column("made", Integer, nullable=False, server_default="0"),
    Column("moved", BigInteger, nullable=False, server_default="0"),
    Column("waiting", Integer, nullable=False, server_default="0"),  # a set of seats
    Column("turn", String(8), nullable=True),
    Column("result", Text, nullable=True),  # JSON
    Column("rematch", String(32), nullable=True),
    Column("closed", String(32), nullable=True),
    Index("tables_by_state", "state", "created"),
    Index("tables_by_host", "host", "created"),
    Index("tables_by_turn", "turn"),
    Index("tables_by_origin", "origin", "created"),
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
    Index("sitters_by_person", "person"),
)
"""Who sits where: a projection of the journal."""

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
