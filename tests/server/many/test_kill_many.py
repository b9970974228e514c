"""Three servers on one database, killed in turn, the database too; `make kills` kills five hundred times."""

import pytest

from tests.server.many.killing import House
from tests.server.postgres import postgres_server
from tests.server.tables import once


@once
def test_killing_servers_and_the_database_loses_and_doubles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.many.killing.DATABASE_EVERY", 3)
    with postgres_server() as postgres:
        if postgres is None:
            pytest.skip("no PostgreSQL server is installed")
        with House(postgres) as house:
            outcome = house.round("suite", 3)
    assert outcome.kills == 3
    assert outcome.choices >= 3
