"""A game may branch off from another one; then it counts nowhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """A place for where it has; the games so far were all dealt."""
    op.add_column("tables", sa.Column("branch", sa.Text, nullable=True))


def downgrade() -> None:
    """There is no way back: branches would count as games."""
    raise NotImplementedError("without the column, branches would be counted as games")
