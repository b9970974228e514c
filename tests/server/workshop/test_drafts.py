"""Drafts over HTTP: packs seen by their holder alone, picks that survive a restart, decks built of what was opened."""

import logging
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from fastapi import FastAPI

from mulligan.server.workshop.drafts import draft_rooms
from mulligan.server.workshop.drafts.wire import EnterDraft
from tests.server.people.test_people import person
from tests.server.postgres import Postgres
from tests.server.tables import Service, bearer, once, seats, service

pytestmark = once


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('drafts') / 'tables.sqlite3'}"


@pytest.fixture(scope="module")
def server(place: str) -> Iterator[Service]:
    with service(place, readings_at_once=1000) as running:
        yield running


def make(server: Service, **wanted: Any) -> dict[str, Any]:
    answer = server.client.post("/api/drafts", json={"name": "Ash", **wanted})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def act(server: Service, made: dict[str, Any], **what: Any) -> Any:
    path = f"/api/drafts/{made['draft']}/acts"
    return server.client.post(path, json=what, headers=bearer(made["token"])).json()


def look(server: Service, made: dict[str, Any]) -> Any:
    return server.client.get(f"/api/drafts/{made['draft']}", headers=bearer(made["token"])).json()


def enter(server: Service, made: dict[str, Any], name: str) -> dict[str, Any]:
    entered: dict[str, Any] = server.client.post(f"/api/drafts/{made['draft']}/enter", json={"name": name}).json()
    return entered


def test_two_people_and_a_bot_draft_and_nobody_sees_anothers_pack(server: Service) -> None:
    ash = make(server, sort="draft", seats=4, bots=1)
    assert act(server, {**ash, "token": "x" * 24}, act="begin")["code"] == "no-key"
    elm = enter(server, ash, "Elm")
    assert act(server, elm, act="begin")["code"] == "room-host"
    begun = act(server, ash, act="begin")
    assert [seat["name"] for seat in begun["seats"]] == ["Ash", "Elm", "Ash"]  # the free seat is gone
    mine, theirs = look(server, ash), look(server, elm)
    assert len(mine["pack"]) == len(theirs["pack"]) == 13
    assert mine["pack"] != theirs["pack"]
    watching = server.client.get(f"/api/drafts/{ash['draft']}").json()
    assert (watching["pack"], watching["pool"], watching["you"]) == ([], [], None)
    seen = str(mine)
    assert not all(card in seen for card in theirs["pack"])
    missing = next(card for card in theirs["pack"] if card not in mine["pack"])
    assert act(server, ash, act="pick", card=missing)["code"] == "draft-not-there"
    after = act(server, ash, act="pick", card=mine["pack"][0])
    assert after["pool"] == [mine["pack"][0]]
    assert len(after["pack"]) == 12  # the bot's was passed on already
    assert (
        server.client.get(f"/api/drafts/{ash['draft']}/picks?seat=1", headers=bearer(ash["token"])).status_code == 409
    )


def test_a_draft_goes_on_after_a_restart_and_can_be_gone_through_again(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with service(place) as before:
        ash = make(before, sort="draft", seats=3, bots=2)
        seen = act(before, ash, act="begin")
        for _ in range(5):
            seen = act(before, ash, act="pick", card=seen["pack"][-1])
    with service(place) as after:
        assert look(after, ash)["pack"] == seen["pack"]
        go_through(after, ash, seen)


def go_through(server: Service, ash: dict[str, Any], seen: Any) -> None:
    while seen["phase"] == "drafting":
        seen = act(server, ash, act="pick", card=seen["pack"][0])
    assert len(seen["pool"]) == 39
    assert [seat["taken"] for seat in seen["seats"]] == [39, 39, 39]
    picks = server.client.get(f"/api/drafts/{ash['draft']}/picks", headers=bearer(ash["token"])).json()
    assert [pick["card"] for pick in picks] == seen["pool"]
    assert all(pick["card"] in pick["pack"] for pick in picks)
    assert [len(pick["pack"]) for pick in picks[:14]] == [*range(13, 0, -1), 13]
    assert act(server, ash, act="end")["phase"] == "over"
    bots = server.client.get(f"/api/drafts/{ash['draft']}/picks?seat=1", headers=bearer(ash["token"])).json()
    assert {pick["by"] for pick in bots} == {"bot"}
    handed = [pick["card"] for pick in picks] + [pick["card"] for pick in bots]
    assert len(handed) == 78


def test_a_deck_of_the_pool_is_handed_in_and_played(server: Service) -> None:
    ash = make(server, sort="sealed", seats=2, bots=0)
    elm = enter(server, ash, "Elm")
    act(server, ash, act="begin")
    seen = look(server, ash)
    assert (seen["phase"], len(seen["pool"]), seen["pack"]) == ("building", 78, [])
    assert set(seen["pool"]) != set(look(server, elm)["pool"])
    foreign = next(card for card in look(server, elm)["pool"] if card not in seen["pool"])
    wrong = act(server, ash, act="hand-in", list=seen["suggested"] + f"\n1 {foreign}\n")
    assert wrong["code"] == "draft-deck"
    assert foreign in wrong["text"]
    assert act(server, ash, act="hand-in", list="1 The Open Gate\n3 Rage\n")["code"] == "draft-deck"
    assert act(server, ash, act="hand-in", list="nine 9\n!")["code"] == "not-made"
    path = f"/api/drafts/{ash['draft']}/play"
    early = server.client.post(path, json={"seat": 1}, headers=bearer(ash["token"]))
    assert early.json()["code"] == "draft-not-built"
    for made in (ash, elm):
        assert act(server, made, act="hand-in", list=look(server, made)["suggested"])["deck"]
    played = server.client.post(path, json={"seat": 1}, headers=bearer(ash["token"]))
    assert played.status_code == 200, played.text
    table = played.json()["table"]
    assert look(server, elm)["games"] == [{"table": table, "seats": [0, 1]}]
    stored = server.hall.store.read_now(table)
    assert stored is not None
    assert [seat.get("missing", False) for seat in stored.row.seats] == [False, True]  # Elm was not asked
    for made, seat in ((ash, 0), (elm, 1)):
        status = server.client.get(f"/api/tables/{table}/status", headers=bearer(made["token"])).json()
        assert (status["you"], status["seats"][seat]["name"]) == (seat, ["Ash", "Elm"][seat])
    assert act(server, ash, act="end")["phase"] == "over"
    others = f"/api/drafts/{ash['draft']}/picks?seat=1"
    peek = server.client.get(others, headers=bearer(ash["token"]))  # the host ends it while a game goes on
    assert (peek.status_code, peek.json()["code"]) == (409, "not-over")
    resigned = {"act": "resign"}
    server.client.post(f"/api/tables/{table}/acts", json=resigned, headers=bearer(elm["token"]))
    assert server.client.get(others, headers=bearer(ash["token"])).status_code == 200


def test_whoever_lets_the_time_go_by_is_given_a_card(server: Service) -> None:
    ash = make(server, sort="draft", seats=2, bots=1, seconds=1)
    version = act(server, ash, act="begin")["version"]
    path = f"/api/drafts/{ash['draft']}?wait=20&version={version}"
    seen = server.client.get(path, headers=bearer(ash["token"])).json()
    assert len(seen["pool"]) >= 1
    picks = server.client.get(f"/api/drafts/{ash['draft']}/picks", headers=bearer(ash["token"])).json()
    assert picks[0]["by"] == "clock"


def test_the_clock_goes_on_though_nobody_looks_and_after_a_restart(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with service(place) as before:
        ash = make(before, sort="draft", seats=2, bots=1, seconds=1)
        act(before, ash, act="begin")
        first = len(picked(before, ash, 1))
    with service(place) as after:
        assert {pick["by"] for pick in picked(after, ash, first + 1)} == {"clock"}


def test_a_database_that_is_away_is_said_in_lines_and_the_clock_goes_on_when_it_is_back(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(draft_rooms, "LOOK_AGAIN", 0.1)
    with service(postgres.new_database()) as server:
        ash = make(server, sort="draft", seats=2, bots=1, seconds=1)
        act(server, ash, act="begin")
        postgres.stop()
        said: list[logging.LogRecord] = []
        try:
            until = time.monotonic() + 60
            while len(said) < 3 and time.monotonic() < until:  # the clock has tried again
                time.sleep(0.05)
                said = [line for line in caplog.records if line.getMessage().startswith("the database: ")]
        finally:
            postgres.start()
        assert len(said) >= 3
        assert {pick["by"] for pick in picked(server, ash, 1)} == {"clock"}
    assert not [line.getMessage() for line in caplog.records if line.exc_info]


def picked(server: Service, made: dict[str, Any], at_least: int) -> list[dict[str, Any]]:
    """The picks of a seat once there are so many; to ask for them sets no clock going."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        path = f"/api/drafts/{made['draft']}/picks"
        found: list[dict[str, Any]] = server.client.get(path, headers=bearer(made["token"])).json()
        if len(found) >= at_least:
            return found
        time.sleep(0.1)
    raise AssertionError("nothing was picked")


def test_what_cannot_be_is_refused_in_words(server: Service) -> None:
    assert server.client.post("/api/drafts", json={"name": "A", "sort": "draft", "seats": 9}).status_code == 422
    other = {"name": "A", "sort": "draft", "seats": 2, "game": "mystic-war"}
    assert server.client.post("/api/drafts", json=other).json()["code"] == "no-such-game"
    assert server.client.get("/api/drafts/nothing").status_code == 404
    alone = make(server, sort="draft", seats=2)
    assert act(server, alone, act="begin")["code"] == "draft-alone"
    assert act(server, alone, act="pick", card="Rage")["code"] == "draft-not-now"
    assert act(server, alone, act="bot", seat=0, name="B")["code"] == "room-host-stays"
    sealed = make(server, sort="sealed", seats=1)
    assert act(server, sealed, act="begin")["phase"] == "building"
    assert act(server, sealed, act="begin")["code"] == "draft-begun"


def test_who_was_sent_away_or_is_blocked_does_not_come_in(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [person(server, name) for name in ("Ash", "Elm")]
    ash = make(server, sort="draft", seats=3, profile=keys[0])
    path = f"/api/drafts/{ash['draft']}/enter"
    elm = {"name": "Elm", "key": secrets.token_urlsafe(18), "profile": keys[1]}
    entered = server.client.post(path, json=elm).json()
    assert server.client.post(path, json=elm).json()["seat"] == entered["seat"] == 1
    act(server, ash, act="free", seat=1)
    for again in (elm, {**elm, "key": secrets.token_urlsafe(18)}, {"name": "Fir", "key": elm["key"]}):
        assert server.client.post(path, json=again).json()["code"] == "room-turned-away"
    met = {"game": "unmatched", "seats": seats(2, 0, "person"), "profile": keys[0]}
    table = server.client.post("/api/tables", json=met).json()
    sat = {"invitation": table["seats"][1]["token"], "profile": keys[1]}
    assert server.client.post(f"/api/tables/{table['table']}/sit", json=sat).status_code == 200
    block = {"seat": 1, "profile": keys[0]}
    bearing = bearer(table["seats"][0]["token"])
    assert server.client.post(f"/api/tables/{table['table']}/block", json=block, headers=bearing).status_code == 200
    other = make(server, sort="draft", seats=3, profile=keys[0])
    blocked = server.client.post(f"/api/drafts/{other['draft']}/enter", json={"name": "Elm", "profile": keys[1]})
    assert blocked.json()["code"] == "room-full"
    assert enter(server, other, "Fir")["seat"] == 1
    third = make(server, sort="draft", seats=3)
    rooms, avoided = cast(FastAPI, server.client.app).state.drafts, server.hall.moderation.avoided

    async def meanwhile(profile: str) -> set[str]:
        monkeypatch.setattr(server.hall.moderation, "avoided", avoided)
        await rooms.enter(third["draft"], EnterDraft(name="Ash", profile=keys[0]))
        return await avoided(profile)

    monkeypatch.setattr(server.hall.moderation, "avoided", meanwhile)
    blocked = server.client.post(f"/api/drafts/{third['draft']}/enter", json={"name": "Elm", "profile": keys[1]})
    assert blocked.json()["code"] == "room-full"
