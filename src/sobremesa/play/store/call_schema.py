"""The tables of the database that hold who is called, how and for what; `schema.py` has others."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from sobremesa.play.store.schema import METADATA

BELLS: Final = Table(
    "bells",
    METADATA,
    Column("id", String(32), primary_key=True),  # a digest of the endpoint
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(128), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("bells_by_person", "person"),
)
"""The browsers that let themselves be called, and by which service."""

REACH: Final = Table(
    "reach",
    METADATA,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=True),
    Column("confirmed", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("quiet_from", Integer, nullable=True),  # minutes of a day
    Column("quiet_until", Integer, nullable=True),
    Column("zone", String(64), nullable=True),
)
"""How people want to be called besides: by mail, and when not."""

CALLS: Final = Table(
    "calls",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""Who was called for what. Whoever writes a row makes the call; nobody else does."""
