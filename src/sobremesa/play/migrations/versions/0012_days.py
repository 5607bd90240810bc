"""The same position for everybody, every day, and how people did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Places for what is dealt and for results; and the house as somebody who lays tables."""
    op.add_column("tables", sa.Column("day", sa.String(128), nullable=True))
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "day_tables",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
        sa.Column("margin", sa.Integer, nullable=True),
    )
    op.create_index("day_tables_by_table", "day_tables", ["table"])
    op.create_index("day_tables_by_person", "day_tables", ["person", "day"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("since"))
    op.bulk_insert(people, [{"id": "house", "name": "", "since": 0}])


def downgrade() -> None:
    """There is no way back: tables of a day would be taken for games of one's own."""
    raise NotImplementedError("days that are dropped cannot be made again")
