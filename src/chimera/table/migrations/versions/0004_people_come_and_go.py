"""A table has a name, manners and an end of its own; lists say round, who decides and who won; a seat may be lent."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(100), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("manners", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("ended", sa.String(20), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("deciding", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("won", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("lent", sa.String(20), nullable=False, server_default=""))
