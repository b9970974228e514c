"""Who looks for an opponent, who wants nothing to do with whom, and what the host is told of."""

import sqlalchemy as sql
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "seekers",
        sql.Column("profile_id", sql.String(16), sql.ForeignKey("profiles.id"), primary_key=True),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("chosen", sql.Text, nullable=False),
        sql.Column("key_hash", sql.String(64), nullable=False),
        sql.Column("promise", sql.String(64), nullable=False),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("since", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
        sql.Column("table_id", sql.String(32), nullable=False, server_default=""),
        sql.Column("seat", sql.Integer, nullable=False, server_default="0"),
    )
    op.create_index("seekers_of", "seekers", ["game", "table_id"])
    op.create_table(
        "blocks",
        sql.Column("profile_id", sql.String(16), sql.ForeignKey("profiles.id"), primary_key=True),
        sql.Column("blocked_id", sql.String(16), sql.ForeignKey("profiles.id"), primary_key=True),
        sql.Column("at", sql.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False),
        sql.Column("by_seat", sql.Integer, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("profile_id", sql.String(16), nullable=False),
        sql.Column("words", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("settled", sql.Boolean, nullable=False),
    )


def downgrade() -> None:
    for name in ("reports", "blocks", "seekers"):
        op.drop_table(name)
