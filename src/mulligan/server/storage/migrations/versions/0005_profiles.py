"""Profiles, the seats they sat at, and ratings."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "profiles",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("key_hash", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("made", sql.Float, nullable=False),
        sql.Column("seen", sql.Float, nullable=False),
        sql.Column("banned", sql.Boolean, nullable=False),
    )
    op.create_table(
        "sittings",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("profile_id", sql.String(16), sql.ForeignKey("profiles.id"), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("since", sql.Float, nullable=False),
        sql.Column("outcome", sql.String(10), nullable=False, server_default=""),
        sql.Column("ended", sql.Float),
    )
    op.create_index("sittings_of", "sittings", ["profile_id", "since"])
    op.create_table(
        "ratings",
        sql.Column("profile_id", sql.String(16), sql.ForeignKey("profiles.id"), primary_key=True),
        sql.Column("game", sql.String(40), primary_key=True),
        sql.Column("mode", sql.String(20), primary_key=True),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("sigma", sql.Float, nullable=False),
        sql.Column("games", sql.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("ratings", "sittings", "profiles"):
        op.drop_table(name)
