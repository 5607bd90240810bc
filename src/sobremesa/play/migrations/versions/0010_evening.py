"""Games that the same people play one after the other are an evening."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """A place for how it stood; the tables so far were laid without counting."""
    op.add_column("tables", sa.Column("evening", sa.Text, nullable=True))


def downgrade() -> None:
    """There is no way back: lists would tell of evenings as if nothing had been played before."""
    raise NotImplementedError("evenings that are dropped cannot be made again")
