"""A service for each test, on SQLite, and on PostgreSQL where the machine has it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, postgres_server
from tests.server.tables import Service, service


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


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
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same test on both databases."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.new_database()
