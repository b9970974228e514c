"""A service for each test, on SQLite, and on PostgreSQL where the machine has it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres_server
from tests.server.tables import Service, service
from tests.serving import empty_database


@pytest.fixture
def database(tmp_path: Path) -> str:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(empty_database())
    return f"sqlite:///{file}"


@pytest.fixture
def server(database: str) -> Iterator[Service]:
    with service(database) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_or_none() -> Iterator[Postgres | None]:
    with postgres_server() as running:
        yield running


@pytest.fixture
def postgres(postgres_or_none: Postgres | None) -> Postgres:
    if postgres_or_none is None:
        pytest.skip("no PostgreSQL server is installed")
    return postgres_or_none


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest) -> str:
    """The same test on both databases."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("database"))
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()
