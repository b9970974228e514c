"""Tables, their keys, and what was done at them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("setup", sql.Text, nullable=False),
        sql.Column("seats", sql.Text, nullable=False),
        sql.Column("seed", sql.String(100), nullable=False),
        sql.Column("salt", sql.String(64), nullable=False),
        sql.Column("chosen_seed", sql.Boolean, nullable=False),
        sql.Column("open", sql.Boolean, nullable=False),
        sql.Column("made", sql.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("token_hash", sql.String(64), primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
    )
    op.create_table(
        "entries",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("kind", sql.String(20), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("data", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("entries", "keys", "tables"):
        op.drop_table(name)
