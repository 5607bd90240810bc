"""Alembic's way in: it is handed the open connection and does its work in that transaction."""

from __future__ import annotations

from alembic import context

from sobremesa.play.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=connection.dialect.name == "sqlite",
)
with context.begin_transaction():
    context.run_migrations()
