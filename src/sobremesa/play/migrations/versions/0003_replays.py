"""The frames of finished games are kept, whatever becomes of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A place for them; those of earlier games are made when somebody asks."""
    op.create_table(
        "replays",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("viewer", sa.String(8), primary_key=True),
        sa.Column("page", sa.Integer, primary_key=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("frames", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """There is no way back: rules may have changed since, and nobody could make them again."""
    raise NotImplementedError("frames that are dropped cannot be made again")
