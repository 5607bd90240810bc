"""A table may have a clock; until when it waits stands beside its journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Tables laid before have no clock, and nobody at them has resigned or was late."""
    op.add_column("tables", sa.Column("clock", sa.String(256), nullable=True))
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("sitters", sa.Column("why", sa.String(8), nullable=True))
    there = sa.text("due IS NOT NULL")
    op.create_index("tables_by_due", "tables", ["due"], sqlite_where=there, postgresql_where=there)


def downgrade() -> None:
    """There is no way back: nobody would know any more how long a table waits."""
    raise NotImplementedError("clocks that are dropped cannot be made again")
