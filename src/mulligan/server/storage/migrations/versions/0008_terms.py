"""What was agreed at a table beside its game, and when the house was closed: clocks stand still then."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sql.Column("terms", sql.Text, nullable=False, server_default=""))
    op.create_table(
        "pauses",
        sql.Column("since", sql.Float, primary_key=True),
        sql.Column("until", sql.Float, nullable=False),
    )
    op.execute("INSERT INTO house (name, value) VALUES ('beat', '0')")


def downgrade() -> None:
    op.execute("DELETE FROM house WHERE name = 'beat'")
    op.drop_table("pauses")
    op.drop_column("tables", "terms")
