"""A lesson over HTTP: the answers so far lead to a position; nothing is kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from mulligan.school.lesson import course, taught
from tests.server.tables import service


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder: Path = tmp_path_factory.mktemp("school")
    with service(f"sqlite:///{folder / 'tables.sqlite3'}") as running:
        yield running.client


def test_a_lesson_is_taken_answer_by_answer(client: TestClient) -> None:
    listed = client.get("/api/lessons").json()
    assert [one["game"] for one in listed] == taught()
    game, lesson = listed[0]["game"], listed[0]["lessons"][0]["name"]
    answers: list[int] = []
    seen = 0
    while True:
        answer = client.post(f"/api/lessons/{game}/{lesson}", json={"answers": answers, "log_seen": seen})
        assert answer.status_code == 200, answer.text
        now = answer.json()
        last = now["updates"][-1]
        seen = last["log_from"] + len(last["log"])
        if now["done"]:
            return
        assert now["said"]
        prompt = last["prompt"]
        assert now["reading"] == (prompt is None)
        if prompt is not None:
            wrong = [option["id"] for option in prompt["options"] if option["id"] not in now["right"]]
            for option in wrong:
                tried = client.post(f"/api/lessons/{game}/{lesson}", json={"answers": [*answers, option]}).json()
                assert tried["wrong"]
                assert not tried["updates"]
        answers.append(-1 if now["reading"] else now["right"][0])


def test_what_is_not_offered_gets_a_clear_answer(client: TestClient) -> None:
    game = taught()[0]
    name = course(game)[0].name
    assert client.post(f"/api/lessons/{game}/{name}", json={"answers": [987_654]}).json()["code"] == "not-offered"
    assert client.post(f"/api/lessons/{game}/nowhere", json={"answers": []}).status_code == 404
    assert client.post("/api/lessons/chess/1", json={"answers": []}).status_code == 404
    assert client.post(f"/api/lessons/{game}/{name}", json={"answers": [-1] * 101}).status_code == 422
    assert client.get(f"/api/lessons/{game}/{name}/printed?lang=de").json()["cards"]
