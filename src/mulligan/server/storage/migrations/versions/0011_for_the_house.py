"""What people have made may be offered to everybody, as the host decides."""

import sqlalchemy as sql
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("works", sql.Column("house", sql.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("works", "house")
