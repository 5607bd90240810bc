"""The tables of the database in which a day's tables are kept; `schema.py` has the others."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from sobremesa.play.store.schema import METADATA

DAYS: Final = Table(
    "days",
    METADATA,
    Column("day", String(10), primary_key=True),  # by UTC
    Column("game", String(64), primary_key=True),
    Column("position", Text, nullable=False),  # JSON
)
"""What is dealt to everybody on a day."""

DAY_TABLES: Final = Table(
    "day_tables",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    # From here on a projection of the journal.
    Column("place", Integer, nullable=True),
    Column("score", Integer, nullable=True),
    Column("margin", Integer, nullable=True),
    Index("day_tables_by_table", "table"),
    Index("day_tables_by_person", "person", "day"),
)
"""The one table of a person that counts on a day, game by game, and how it ended; `HOUSE` has the
one that shows the best line."""
