"""The review of a finished game over HTTP: for one's own seat, in a process beside the server."""

import time
from typing import Any

import pytest

from mulligan.server.study import reviewing
from tests.server.tables import Service, TestTable, finished, make

PATIENCE = 120  # seconds


def reviewed(table: TestTable, seat: int, lang: str = "en") -> Any:
    until = time.monotonic() + PATIENCE
    while True:
        told = table.get(seat, "/review", lang=lang)
        if told["ready"] or told["failed"] or time.monotonic() > until:
            return told
        time.sleep(0.05)


def test_who_played_is_told_where_the_game_turned_and_what_was_better(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", 4)
    table = finished(server, game="unmatched")
    told = reviewed(table, 0)
    assert told["ready"]
    choices = table.get(0, "/journal")["choices"]
    assert len(told["turned"]) == reviewing.TURNS
    assert all(0 <= one["after"] < len(choices) and one["what"] for one in told["turned"])
    assert told["better"]
    for one in told["better"]:
        assert 0 <= one["value"] <= one["best_value"] <= 1
        assert one["chosen"] != one["better"]
    assert table.get(0, "/review") == told
    watched = reviewed(table, -1)
    assert watched["better"] == []
    assert watched["turned"] == told["turned"]


def test_a_game_that_goes_on_is_not_reviewed(server: Service) -> None:
    assert make(server).get(0, "/review")["code"] == "not-over"


def test_a_review_that_ends_badly_says_so(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", "many")
    assert reviewed(finished(server), 0)["failed"]


def test_a_language_that_nobody_speaks_takes_no_place_among_the_reviews(server: Service) -> None:
    table = finished(server)
    for number in range(30):  # more than may wait
        assert "ready" in table.get(0, "/review", lang=f"x{number}")
    assert len(server.hall.reviews.works) == 1


def test_nobody_keeps_all_others_from_their_reviews(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", 4)
    tables = [finished(server, seed=f"many {number}") for number in range(3)]
    told = [table.get(seat, "/review") for table in tables for seat in range(2)]
    assert [one.get("code", "begun") for one in told].count("too-many") >= 1
    assert sum(not work.over for work in server.hall.reviews.works.values()) <= reviewing.OF_ONE_AT_MOST
