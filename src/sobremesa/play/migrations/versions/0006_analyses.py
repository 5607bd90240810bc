"""What a finished game tells of itself is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A place for it; that of earlier games is worked out when somebody asks."""
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """There is no way back: rules may have changed since, and nobody could work it out again."""
    raise NotImplementedError("analyses that are dropped cannot be made again")
