"""Called by Alembic: run the migrations on the connection that `storage.migrate` gives."""

from alembic import context

from chimera.table.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
