"""A seat may pass until something happens; a guest may hold several seats of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("until", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "held",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.execute("INSERT INTO held (table_id, guest, seat) SELECT table_id, guest, seat FROM holders")
    op.drop_table("holders")
    op.rename_table("held", "holders")
    op.create_index("ix_holders_guest", "holders", ["guest"])
