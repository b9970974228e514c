"""The steps that a database came through lead to the form that the code knows: columns, kinds, keys, defaults."""

import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from mulligan.server.storage.preparing import newest, upgrade
from mulligan.server.storage.schema import metadata


def test_the_steps_lead_to_the_form_that_the_code_knows(any_database: str) -> None:
    engine = sql.create_engine(any_database)
    upgrade(engine)
    with engine.connect() as connection:
        defaults = engine.dialect.name == "postgresql"  # SQLite tells them quoted twice
        compared = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": defaults}
        )
        found = compare_metadata(compared, metadata)
        assert compared.get_current_revision() == newest()
    engine.dispose()
    assert [change for change in found if change[0] != "remove_index"] == []  # indices are the steps' own matter
