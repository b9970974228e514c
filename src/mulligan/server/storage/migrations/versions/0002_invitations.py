"""Keys that are invitations, and the manners that a table was begun under."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sql.Column("version", sql.Integer, nullable=False, server_default="1"))
    op.add_column("keys", sql.Column("invitation", sql.Boolean, nullable=False, server_default=sql.false()))


def downgrade() -> None:
    op.drop_column("keys", "invitation")
    op.drop_column("tables", "version")
