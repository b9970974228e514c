"""What people make, under their profiles, with its versions."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "works",
        sql.Column("id", sql.String(16), primary_key=True),
        sql.Column("profile_id", sql.String(16), sql.ForeignKey("profiles.id"), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("kind", sql.String(10), nullable=False),
        sql.Column("name", sql.String(60), nullable=False),
        sql.Column("share", sql.String(40), unique=True),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("changed", sql.Float, nullable=False),
    )
    op.create_index("works_of", "works", ["profile_id", "game"])
    op.create_table(
        "work_versions",
        sql.Column("work_id", sql.String(16), sql.ForeignKey("works.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("content", sql.Text, nullable=False),
        sql.Column("at", sql.Float, nullable=False),
    )


def downgrade() -> None:
    for name in ("work_versions", "works"):
        op.drop_table(name)
