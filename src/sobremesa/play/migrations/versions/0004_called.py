"""Whoever sits at a table may be called otherwise there, as several at one device are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Everybody is called as before, by the name of the person."""
    op.add_column("sitters", sa.Column("called", sa.String(64), nullable=True))


def downgrade() -> None:
    """There is no way back: nobody would know any more who was called how."""
    raise NotImplementedError("names that are dropped cannot be made again")
