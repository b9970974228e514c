"""Runs the steps on the connection that the store opened."""

from alembic import context

from mulligan.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
