"""A service for each test, on SQLite, and on PostgreSQL where the machine has it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import postgres_url
from tests.server.tables import Service, service


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def server(database: str) -> Iterator[Service]:
    with service(database) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The same test on both databases."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.sqlite3'}"
        return
    with postgres_url() as url:
        if url is None:
            pytest.skip("no PostgreSQL server is installed")
        yield url
