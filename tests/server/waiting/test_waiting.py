"""A table's room, on the real service: come in by the link, choose, be ready; the host leads; the deal; back again."""

import secrets
import threading
from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.tables import Service, bearer, service


@dataclass
class Guest:
    """Somebody in a room."""

    service: Service
    room: str
    token: str = ""

    def look(self, **query: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.service.client.get(
            f"/api/rooms/{self.room}", params=query, headers=bearer(self.token)
        ).json()
        return found

    def do(self, act: str, **more: Any) -> tuple[int, Any]:
        return self.post("acts", act=act, **more)

    def post(self, what: str, **body: Any) -> tuple[int, Any]:
        answer = self.service.client.post(f"/api/rooms/{self.room}/{what}", json=body, headers=bearer(self.token))
        return answer.status_code, answer.json()


def room(server: Service, game: str = "unmatched", count: int = 2) -> Guest:
    made = server.client.post("/api/rooms", json={"game": game, "name": "Ada", "count": count})
    assert made.status_code == 201, made.text
    return Guest(server, made.json()["room"], made.json()["token"])


def enter(host: Guest, name: str = "Ben", **more: Any) -> Guest:
    status, entered = Guest(host.service, host.room).post("enter", name=name, **more)
    assert status == 200, entered
    return Guest(host.service, host.room, entered["token"])


def names(guest: Guest) -> list[str]:
    return [seat["name"] for seat in guest.look()["seats"]]


def test_two_people_meet_choose_and_play_and_meet_again(server: Service) -> None:
    ada = room(server)
    outside = Guest(server, ada.room).look()
    assert outside["you"] is None
    assert [seat["kind"] for seat in outside["seats"]] == ["person", "open"]
    assert ada.post("deal") == (409, {"code": "room-open-seat", "text": ada.look()["waited_for"]})

    ben = enter(ada)
    assert ben.look()["you"] == 1
    assert names(ada) == ["Ada", "Ben"]
    assert ben.do("pick", field="heroes", value="Black Panther")[0] == 200
    assert ada.post("deal")[1]["code"] == "room-not-ready"
    assert ben.do("ready", on=True)[0] == 200
    assert ben.post("deal")[1]["code"] == "room-host"

    status, dealt = ada.post("deal")
    assert status == 200
    for guest, name in ((ada, "Ada"), (ben, "Ben")):
        seen = server.client.get(f"/api/tables/{dealt['table']}", headers=bearer(guest.token)).json()
        assert seen["status"]["seats"][seen["status"]["you"]]["name"] == name
        assert seen["status"]["room"] == ada.room
        assert "Black Panther" in str(seen["position"])
    watcher = server.client.get(f"/api/tables/{dealt['table']}", headers=bearer(dealt["watch"])).json()
    assert watcher["status"]["you"] == -1
    assert watcher["status"]["room"] is None

    again = ben.look()
    assert (again["table"], again["dealt"]) == (dealt["table"], 1)
    assert not any(seat["ready"] for seat in again["seats"])
    before = [seat["chosen"]["heroes"] for seat in again["seats"]]
    assert ada.do("swap-sides")[0] == 200
    assert [seat["chosen"]["heroes"] for seat in ada.look()["seats"]] == before[::-1]
    ben.do("ready", on=True)
    assert ada.post("deal")[1]["table"] != dealt["table"]


def test_the_host_seats_bots_and_sends_people_away_and_nobody_else_does(server: Service) -> None:
    ada = room(server, "mystic-war", 4)
    ben = enter(ada)
    for act in (
        {"act": "bot", "seat": 2, "level": "hard", "name": "Birch"},
        {"act": "free", "seat": 0},
        {"act": "change", "seat": 0, "other": 1},
        {"act": "seats", "count": 3},
        {"act": "swap-sides"},
    ):
        assert ben.do(**act)[1]["code"] == "room-host"
    assert ada.do("bot", seat=2, level="hard", name="Birch")[0] == 200
    assert ada.do("bot", seat=1, level="easy", name="Alder")[1]["code"] == "room-taken"
    assert ada.do("change", seat=0, other=2)[0] == 200
    assert names(ada)[:3] == ["Birch", "Ben", "Ada"]
    assert ada.look()["you"] == 2
    assert ada.do("seats", count=3)[0] == 200
    assert len(names(ada)) == 3
    assert ada.do("seats", count=30)[0] == 422
    assert ada.do("seats", count=9)[1]["code"] == "seats"
    assert ada.do("free", seat=2)[1]["code"] == "room-host-stays"

    assert ada.do("free", seat=1)[0] == 200
    assert ben.do("ready", on=True)[1]["code"] == "no-key"
    assert ben.post("enter", name="Ben", key=ben.token)[1]["code"] == "room-turned-away"
    carla = enter(ada, "Carla")
    assert Guest(server, ada.room).post("enter", name="Dora")[1]["code"] == "room-full"
    carla.do("ready", on=True)
    status, dealt = ada.post("deal")
    assert status == 200
    playing = server.client.get(f"/api/tables/{dealt['table']}", headers=bearer(ada.token)).json()
    assert [(seat["name"], seat["kind"]) for seat in playing["status"]["seats"]] == [
        ("Birch", "bot"), ("Carla", "person"), ("Ada", "person"),
    ]  # fmt: skip


def test_teams_and_the_board_are_the_hosts_and_a_change_asks_everybody_again(server: Service) -> None:
    ada = room(server, "unmatched", 4)
    ben = enter(ada)
    ben.do("ready", on=True)
    assert ada.look()["seats"][1]["ready"]
    assert ada.do("settle", field="teams", value=True)[0] == 200
    assert ada.look()["setup"]["teams"] is True
    assert not ada.look()["seats"][1]["ready"]
    assert ben.do("settle", field="teams", value=False)[1]["code"] == "room-host"
    assert ada.do("settle", field="board", value="Nowhere")[1]["code"] == "set-up"
    assert ada.do("settle", field="heroes", value="Black Panther")[1]["code"] == "set-up"
    assert ben.do("pick", field="heroes", value="Nobody")[1]["code"] == "set-up"
    assert ben.do("pick", field="heroes", value="Black Panther", seat=0)[1]["code"] == "room-host"
    assert ada.do("pick", field="heroes", value="Black Panther", seat=1)[1]["code"] == "room-host"
    assert ada.do("pick", field="heroes", value="Black Panther", seat=3)[0] == 200
    for seat in (2, 3):
        ada.do("bot", seat=seat, level="easy", name=f"Bot {seat}")
    ben.do("ready", on=True)
    assert ada.look()["waited_for"] == ""
    assert ada.post("deal")[0] == 200


def test_nobody_agrees_to_what_the_host_has_changed_in_the_same_moment(server: Service) -> None:
    ada = room(server)
    ben = enter(ada)
    seen = ben.look()
    assert ada.do("terms", terms={"move": 1})[0] == 200
    assert ben.do("ready", on=True, offer=seen["offer"])[1]["code"] == "room-changed"
    assert not ada.look()["seats"][1]["ready"]
    assert ada.do("call-me", name="Adelaide")[0] == 200  # which is no offer
    assert ben.do("ready", on=True, offer=seen["offer"] + 1)[0] == 200
    assert ben.do("ready", on=False, offer=seen["offer"])[0] == 200


def test_when_the_host_leaves_the_next_one_leads(server: Service) -> None:
    ada = room(server)
    ben = enter(ada)
    assert ada.do("leave")[0] == 200
    assert ben.look()["seats"][1]["host"]
    assert ben.do("bot", seat=0, level="easy", name="Alder")[0] == 200
    assert ben.post("deal")[0] == 200


def test_who_looks_waits_until_something_changes(server: Service) -> None:
    ada = room(server)
    version = ada.look()["version"]
    heard: list[dict[str, Any]] = []
    waiting = threading.Thread(target=lambda: heard.append(ada.look(version=version, wait=20)))
    waiting.start()
    enter(ada)
    waiting.join(15)
    assert heard
    assert heard[0]["seats"][1]["name"] == "Ben"
    assert ada.look(version=heard[0]["version"], wait=0.05)["version"] == heard[0]["version"]


def test_a_room_and_its_keys_outlive_the_server(database: str) -> None:
    with service(database) as before:
        ada = room(before)
        ben = enter(ada)
    with service(database) as after:
        ada.service = ben.service = after
        assert names(ben) == ["Ada", "Ben"]
        assert ben.look()["you"] == 1
        assert ada.token not in str(ben.look())


def test_everybody_brings_a_deck_of_their_own(server: Service) -> None:
    key = "k" * 24
    server.client.post("/api/profiles", json={"name": "Ben", "key": key})
    lines = server.client.get("/api/games").json()
    deck = next(field for one in lines if one["name"] == "spoils" for field in one["fields"])["choices"][0]["value"]
    ada = room(server, "spoils")
    ben = enter(ada, profile=key)
    assert ben.do("bring", work="0" * 16)[1]["code"] == "no-such-work"
    assert ben.do("pick", field="decks", value=deck)[0] == 200
    listed = house_list(deck)
    work = server.client.post(
        "/api/works", json={"game": "spoils", "kind": "deck", "name": "Ben's own", "content": {"list": listed}},
        headers=bearer(key),
    )  # fmt: skip
    assert work.status_code == 201, work.text
    status, seen = ben.do("bring", work=work.json()["id"])
    assert status == 200
    assert seen["seats"][1]["bringing"] == "Ben's own"
    ben.do("ready", on=True)
    status, dealt = ada.post("deal")
    assert status == 200, dealt


def house_list(name: str) -> str:
    from mulligan.games.spoils.cards.collection import house_decks

    return "\n".join(f"{entry.count} {entry.name}" for entry in house_decks()[name].entries)


@pytest.mark.parametrize("ident", ["0" * 16, "x", "..%2f"])
def test_a_room_that_is_not_there_is_said_to_be_none(server: Service, ident: str) -> None:
    answer = server.client.get(f"/api/rooms/{ident}")
    assert answer.status_code == 404


def test_who_has_deleted_their_profile_in_a_room_plays_on_without_it(any_database: str) -> None:
    with service(any_database) as server:
        keys = [secrets.token_urlsafe(18) for _ in range(2)]
        for key in keys:
            assert server.client.post("/api/profiles", json={"name": "Ash", "key": key}).status_code == 201
        ada = room(server)
        ben = enter(ada, profile=keys[1])
        assert ben.do("ready", on=True)[0] == 200
        assert server.client.delete("/api/profile", headers=bearer(keys[1])).status_code == 204
        status, dealt = ada.post("deal")
        assert status == 200
        for seat, guest in enumerate((ada, ben)):
            seen = server.client.get(f"/api/tables/{dealt['table']}", headers=bearer(guest.token)).json()
            assert seen["status"]["you"] == seat
        assert ada.look()["table"] == dealt["table"]
