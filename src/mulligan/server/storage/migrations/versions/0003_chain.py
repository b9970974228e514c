"""Journals that are chained, commitments that are kept, and who made a table, as a keyed hash."""

import secrets

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sql.Column("commitment", sql.String(64), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("maker", sql.String(32), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("length", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("head", sql.String(64), nullable=False, server_default=""))
    op.add_column("entries", sql.Column("chain", sql.String(64), nullable=False, server_default=""))
    op.execute("UPDATE tables SET length = (SELECT count(*) FROM entries WHERE entries.table_id = tables.id)")
    house = op.create_table(
        "house",
        sql.Column("name", sql.String(40), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
    op.bulk_insert(house, [{"name": "maker-key", "value": secrets.token_hex(16)}])
    op.create_index("tables_open", "tables", ["open", "made"])


def downgrade() -> None:
    op.drop_index("tables_open", "tables")
    op.drop_table("house")
    op.drop_column("entries", "chain")
    for name in ("head", "length", "maker", "commitment"):
        op.drop_column("tables", name)
