"""Strangers: somebody is reported, blocked, banned; the host closes a table; and only the host does."""

from pathlib import Path
from typing import Any

import pytest

from mulligan.cli import main
from tests.server.people.test_people import duel, look, person
from tests.server.tables import Service, TestTable, bearer, make, service


def host_secret(database: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["host", "--database", database]) == 0
    return capsys.readouterr().out.split("/host#")[1].split()[0]


def hosted(server: Service, secret: str, **act: Any) -> Any:
    if act:
        return server.client.post("/api/host", json=act, headers=bearer(secret)).json()
    return server.client.get("/api/host", headers=bearer(secret)).json()


def report(table: TestTable, by: int, seat: int, words: str = "rude words") -> tuple[int, Any]:
    body = {"seat": seat, "words": words}
    answer = table.service.client.post(f"/api/tables/{table.ident}/report", json=body, headers=bearer(table.tokens[by]))
    return answer.status_code, answer.json()


def test_a_report_reaches_the_host_who_bans_and_closes(any_database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with service(any_database) as server:
        secret = host_secret(any_database, capsys)  # while the server runs
        one, other = person(server, "Ash"), person(server, "Elm")
        table = duel(server, one, other)
        assert report(table, 0, 1)[0] == 200
        for seat, code in ((0, "no-such-seat"), (5, "no-such-seat")):
            assert report(table, 0, seat)[1]["code"] == code
        assert report(table, 0, 1, "")[1]["code"] == "malformed"
        found = hosted(server, secret)["reports"]
        assert [(each["name"], each["words"], each["settled"]) for each in found] == [("P1", "rude words", False)]
        assert found[0]["profile"] == look(server, other)["id"]
        assert hosted(server, secret, act="ban", profile=found[0]["profile"], on=True)["banned"][0]["name"] == "Elm"
        body = {"game": "unmatched", "seats": [{"kind": "me", "name": "Elm"}, {"kind": "bot", "name": "B"}]}
        assert server.client.post("/api/tables", json={**body, "profile": other}).json()["code"] == "banned"
        assert hosted(server, secret, act="settle", report=found[0]["id"])["reports"][0]["settled"]
        hosted(server, secret, act="close", table=table.ident)
        status = table.get(0, "/status")
        assert (status["over"], status["ended_by"], status["winners"]) == (True, "closed", [])
        assert look(server, one)["ratings"] == []
        assert hosted(server, secret, act="close", table=table.ident)["code"] == "over"
        assert hosted(server, secret, act="ban", profile="nobody", on=True)["code"] == "nothing-there"
        assert hosted(server, secret, act="ban", profile=found[0]["profile"], on=False)["banned"] == []
    with service(any_database) as server:  # it stays closed
        table.service = server
        assert table.get(0, "/status")["ended_by"] == "closed"


def test_only_the_last_secret_of_the_host_opens_the_page_and_guessing_is_slow(
    server: Service, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hosted(server, "x" * 32)["code"] == "not-the-host"  # nobody is the host yet
    first, second = host_secret(database, capsys), host_secret(database, capsys)
    assert "reports" in hosted(server, second)
    assert hosted(server, first)["code"] == "not-the-host"
    assert hosted(server, "")["code"] == "not-the-host"
    codes = [hosted(server, f"guess{number}")["code"] for number in range(15)]
    assert codes[-1] == "too-many"
    assert "reports" in hosted(server, second)  # which keeps nobody out who knows it
    table = make(server, people=2, game="unmatched", seed="h")
    for key in table.tokens.values():
        assert hosted(server, key, act="close", table=table.ident)["code"] in ("not-the-host", "too-many")


def test_who_was_banned_begins_no_further_game_and_sits_there_as_nobody(
    any_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with service(any_database) as server:
        secret = host_secret(any_database, capsys)
        one, other = person(server, "Ash"), person(server, "Elm")
        table = duel(server, one, other)
        table.act(1, act="resign")
        hosted(server, secret, act="ban", profile=look(server, other)["id"], on=True)
        assert table.act(1, act="rematch")[1]["code"] == "banned"
        again = TestTable(server, table.act(0, act="rematch")[1]["note"], table.tokens, "")
        assert again.act(1, act="say", text="Here I am")[0] == 200
        assert [len(look(server, key)["games"]) for key in (one, other)] == [2, 1]


def test_who_is_banned_in_a_room_is_dealt_in_as_nobody(server: Service, capsys: pytest.CaptureFixture[str]) -> None:
    secret = host_secret(server.hall.store.url, capsys)
    one, other = person(server, "Ash"), person(server, "Elm")
    made = server.client.post("/api/rooms", json={"game": "unmatched", "name": "Ash", "profile": one}).json()
    path = f"/api/rooms/{made['room']}"
    entered = server.client.post(f"{path}/enter", json={"name": "Elm", "profile": other}).json()
    ready = {"act": "ready", "on": True}
    assert server.client.post(f"{path}/acts", json=ready, headers=bearer(entered["token"])).status_code == 200
    hosted(server, secret, act="ban", profile=look(server, other)["id"], on=True)
    assert server.client.post(f"{path}/deal", json={}, headers=bearer(made["token"])).status_code == 200
    assert [len(look(server, key)["games"]) for key in (one, other)] == [1, 0]


def test_whom_somebody_blocked_does_not_join_their_table_nor_they_the_other(server: Service) -> None:
    one, other = person(server, "Ash"), person(server, "Elm")
    met = duel(server, one, other)

    def block(key: str, profile: str, seat: int) -> Any:
        body = {"seat": seat, "profile": profile}
        return server.client.post(f"/api/tables/{met.ident}/block", json=body, headers=bearer(key)).json()

    assert block(met.tokens[0], one, 0)["code"] == "no-profile-there"  # oneself
    assert block(met.tokens[0], one, 1)["type"] == "done"
    assert block(met.tokens[0], one, 1)["type"] == "done"
    mine = server.client.get("/api/profile/blocks", headers=bearer(one)).json()
    assert [each["name"] for each in mine] == ["Elm"]
    seats = [{"kind": "me", "name": "Host"}, {"kind": "person", "name": "Guest"}]
    body = {"game": "unmatched", "seats": seats, "open": True}
    for maker, guest in ((one, other), (other, one)):
        made = server.client.post("/api/tables", json={**body, "profile": maker}).json()
        path = f"/api/tables/{made['table']}/join"
        assert server.client.post(path, json={"name": "G", "profile": guest}).json()["code"] == "nothing-free"
        made = server.client.post("/api/rooms", json={"game": "unmatched", "name": "Host", "profile": maker}).json()
        path = f"/api/rooms/{made['room']}/enter"
        assert server.client.post(path, json={"name": "G", "profile": guest}).json()["code"] == "room-full"
        assert server.client.post(path, json={"name": "G", "key": made["token"], "profile": maker}).status_code == 200
    path = f"/api/profile/blocks/{mine[0]['id']}"
    assert server.client.delete(path, headers=bearer(one)).json() == []
    assert server.client.delete("/api/profile", headers=bearer(other)).status_code == 204  # with all that is theirs


def test_nobody_keeps_another_from_reporting_by_reporting_much(server: Service) -> None:
    table = make(server, people=3)
    told = [report(table, 0, 1, f"word {number}")[0] for number in range(8)]
    assert told == [200] * 5 + [429] * 3
    assert report(table, 1, 0)[0] == 200


def test_a_secret_for_a_house_that_is_not_there_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["host", "--database", f"sqlite:///{tmp_path / 'none.sqlite3'}"]) == 2
    told = capsys.readouterr().err
    assert "mulligan serve" in told
    assert len(told.splitlines()) == 1
