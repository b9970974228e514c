"""People at real browsers while the processes that serve them are killed; `make kills` kills many more."""

import pytest
from playwright.sync_api import Browser

from tests.browser.killing import Evening
from tests.server.postgres import postgres_server


def test_games_of_all_kinds_go_on_in_browsers_while_each_process_is_killed(browser: Browser) -> None:
    with postgres_server() as postgres:
        if postgres is None:
            pytest.skip("no PostgreSQL server is installed")
        with Evening(browser, postgres, "suite") as evening:
            evening.go_on("nothing")
            for worker in evening.workers():  # those that were there: every page has lost its own in the end
                evening.lose(worker)
            assert all(sitting.lines > 1 for sitting in evening.sittings)
            assert evening.check().choices >= 12
