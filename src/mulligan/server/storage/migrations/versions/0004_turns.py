"""The turns of bots, for many processes on one PostgreSQL database."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "turns",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, nullable=False),
        sql.Column("due", sql.Float),
        sql.Column("taken_by", sql.String(32), nullable=False),
        sql.Column("taken_until", sql.Float, nullable=False),
        sql.Column("used", sql.Float, nullable=False),
        sql.Column("since", sql.Float, nullable=False),
    )
    op.create_index("turns_waiting", "turns", ["due"])


def downgrade() -> None:
    op.drop_table("turns")
