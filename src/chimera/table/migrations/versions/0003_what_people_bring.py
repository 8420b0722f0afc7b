"""What people bring to a match that has not begun, and the chain of matches of a campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("brought", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("after", sa.String(40)))
    op.create_index("ix_tables_after", "tables", ["after"], unique=True)
