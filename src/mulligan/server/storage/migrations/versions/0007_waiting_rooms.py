"""Rooms where people wait for a table."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "waiting_rooms",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("content", sql.Text, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("waiting_rooms")
