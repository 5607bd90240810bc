"""A table may be played with data that an owner of the printed game has corrected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """All tables so far were laid with the data as shipped."""
    op.add_column("tables", sa.Column("data", sa.String(16), nullable=True))


def downgrade() -> None:
    """There is no way back: games with corrected data would be taken for others."""
    raise NotImplementedError("digests that are dropped cannot be made again")
