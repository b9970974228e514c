"""What people say went wrong, for the host to look into; and drafts."""

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "doubts",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("expected", sql.Text, nullable=False),
        sql.Column("scenario", sql.Text, nullable=False),
        sql.Column("log", sql.Text, nullable=False),
        sql.Column("choices", sql.Integer, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "drafts",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("content", sql.Text, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("drafts", "doubts"):
        op.drop_table(name)
