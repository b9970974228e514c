"""Whose a seat is: nobody else ever holds its key, and nobody is replaced by a bot, or agrees to anything, unasked."""

import secrets
from random import Random
from typing import Any

import pytest

from tests.server.tables import Service, TestTable, asked, bearer, finished, live, make, seats, service


def made(server: Service, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = server.client.post("/api/tables", json={"game": "mystic-war", **more}).json()
    return found


def sit(server: Service, table: str, **wanted: str) -> tuple[int, Any]:
    answer = server.client.post(f"/api/tables/{table}/sit", json=wanted)
    return answer.status_code, answer.json()


def look(server: Service, table: str, token: str) -> tuple[int, Any]:
    answer = server.client.get(f"/api/tables/{table}", headers=bearer(token))
    return answer.status_code, answer.json()


# ---- keys -----------------------------------------------------------------------------------------------------------


def test_whoever_makes_an_open_table_gets_no_key_to_the_seats_that_strangers_take(server: Service) -> None:
    table = made(server, seats=seats(3, 0, "person"), open=True)
    assert [link["token"] is None for link in table["seats"]] == [False, True, True]
    joined = server.client.post(f"/api/tables/{table['table']}/join", json={"name": "Ash"}).json()
    room = server.hall.rooms[table["table"]]
    assert sorted(room.table.keys.values()) == [-1, 0, 1]
    assert look(server, table["table"], joined["token"])[1]["status"]["you"] == 1


def test_an_invitation_opens_nothing_until_the_seat_is_taken_and_never_again(server: Service) -> None:
    table = made(server, seats=seats(3, 0, "person"))
    ident, invitation = table["table"], table["seats"][1]["token"]
    assert look(server, ident, invitation)[1]["code"] == "invitation"
    with live(TestTable(server, ident, {1: invitation}, ""), 1) as nobody:
        assert nobody.hear()["code"] == "invitation"
    status, joined = sit(server, ident, invitation=invitation)
    assert (status, joined["seat"]) == (200, 1)
    assert look(server, ident, joined["token"])[1]["status"]["you"] == 1
    assert look(server, ident, invitation)[1]["code"] == "invitation-used"
    assert sit(server, ident, invitation=invitation)[1]["code"] == "invitation-used"
    stored = server.hall.store.read_now(ident)
    assert stored is not None
    assert list(stored.invitations.values()) == [2]
    assert sorted(stored.keys.values()) == [-1, 0, 1]


def test_a_seat_taken_twice_with_the_same_key_is_taken_once(server: Service) -> None:
    table = made(server, seats=seats(3, 0, "person"))
    key, invitation = secrets.token_urlsafe(18), table["seats"][2]["token"]
    first = sit(server, table["table"], invitation=invitation, key=key)
    assert sit(server, table["table"], invitation=invitation, key=key) == first
    other = sit(server, table["table"], invitation=table["seats"][1]["token"], key=key)
    assert other[1]["seat"] == 2


def test_a_free_seat_taken_twice_with_the_same_key_is_taken_once(server: Service) -> None:
    table = made(server, seats=seats(3, 0, "person"), open=True)
    wanted = {"name": "Ash", "key": secrets.token_urlsafe(18)}
    answers = [server.client.post(f"/api/tables/{table['table']}/join", json=wanted) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["seat"] for answer in answers} == {1}
    assert server.hall.rooms[table["table"]].table.seats[2].free


@pytest.mark.parametrize("key", ["", "short", "x" * 81, "spaces are not for keys at all", "i.looks-like-an-invitation"])
def test_a_poor_key_is_refused(server: Service, key: str) -> None:
    table = made(server, seats=seats(3, 0, "person"))
    assert sit(server, table["table"], invitation=table["seats"][1]["token"], key=key)[1]["code"] == "malformed"


def test_whoever_invited_sees_and_does_nothing_at_a_seat_that_was_taken(server: Service) -> None:
    table = made(server, seats=seats(3, 0, "person"))
    ident = table["table"]
    friends = {number: sit(server, ident, invitation=table["seats"][number]["token"])[1]["token"] for number in (1, 2)}
    for number in (1, 2):
        old = table["seats"][number]["token"]
        assert look(server, ident, old)[0] == 403
        answer = server.client.post(f"/api/tables/{ident}/acts", json={"act": "resign"}, headers=bearer(old))
        assert answer.status_code == 403
    assert not any(seat["resigned"] for seat in look(server, ident, friends[1])[1]["status"]["seats"])


def test_seats_are_the_same_after_the_server_went_away(database: str) -> None:
    with service(database) as server:
        table = made(server, seats=seats(3, 0, "person"))
        key = sit(server, table["table"], invitation=table["seats"][1]["token"])[1]["token"]
        before = look(server, table["table"], key)[1]
    with service(database) as server:
        assert look(server, table["table"], key)[1]["position"] == before["position"]
        assert look(server, table["table"], table["seats"][1]["token"])[1]["code"] == "invitation-used"
        assert look(server, table["table"], table["seats"][2]["token"])[1]["code"] == "invitation"


def test_a_branch_invites_and_a_rematch_keeps_the_keys_of_those_who_sit(server: Service) -> None:
    table = finished(server)
    body = {"at": 3, "seats": seats(3, 0, "person")}
    new = server.client.post(f"/api/tables/{table.ident}/branch", json=body, headers=bearer(table.tokens[0])).json()
    assert look(server, new["table"], new["seats"][1]["token"])[1]["code"] == "invitation"
    again = table.act(0, act="rematch")[1]["note"]
    assert look(server, again, table.tokens[1])[1]["status"]["you"] == 1


# ---- bots that stand in ---------------------------------------------------------------------------------------------


def test_nobody_is_replaced_while_at_a_socket_or_just_heard_of(server: Service) -> None:
    table = make(server, seed="a")
    with live(table, 1) as player:
        player.update()
        server.hall.rooms[table.ident].away_after = 0
        assert table.act(0, act="stand-in", seat=1, on=True)[1]["code"] == "not-away"
        assert not table.get(0)["status"]["seats"][1]["away"]
    server.hall.rooms[table.ident].away_after = 60
    table.get(2)
    status, answer = table.act(0, act="stand-in", seat=2, on=True)
    assert (status, answer["code"]) == (409, "not-away")
    assert "60 seconds" in answer["text"]
    assert table.act(2, act="stand-in", seat=2, on=True)[0] == 200  # one's own


def test_whoever_comes_back_plays_again(server: Service) -> None:
    table = make(server, seed="a")
    table.get(0)
    server.hall.rooms[table.ident].away_after = 0
    assert table.get(0)["status"]["seats"][1]["away"]
    assert table.act(0, act="stand-in", seat=1, on=True)[0] == 200
    with live(table, 1) as player:
        while player.update()["status"]["seats"][1]["stand_in"]:
            pass
    assert table.act(2, act="stand-in", seat=2, on=True)[0] == 200
    with live(table, 2) as player:
        assert player.update()["status"]["seats"][2]["stand_in"]  # it was the player's own wish
        assert player.do(act="say", text="I only look")["type"] == "done"
        assert table.get(0)["status"]["seats"][2]["stand_in"]


def test_a_bot_plays_for_a_seat_that_nobody_took_until_somebody_does(server: Service) -> None:
    table = made(server, seats=seats(3, 0, "person"))
    whole = TestTable(server, table["table"], {0: table["seats"][0]["token"]}, "")
    assert whole.act(0, act="stand-in", seat=1, on=True)[0] == 200
    assert whole.get(0)["status"]["seats"][1]["stand_in"]
    sit(server, table["table"], invitation=table["seats"][1]["token"])
    assert not whole.get(0)["status"]["seats"][1]["stand_in"]


# ---- consent --------------------------------------------------------------------------------------------------------


def asking(server: Service) -> tuple[TestTable, int, int]:
    """A table of Unmatched at which one asks to take back a choice that another has followed."""
    random = Random(4)
    table = make(server, people=2, game="unmatched", seed="consent")
    for _ in range(60):
        seat = asked(table)
        prompt = table.get(seat)["prompt"]
        table.choose(seat, prompt, random.choice(prompt["options"])["id"])
        status = table.get(seat)["status"]
        if not status["can_take_back"] and status["can_ask_take_back"] and asked(table) == 1 - seat:
            prompt = table.get(1 - seat)["prompt"]
            table.choose(1 - seat, prompt, prompt["options"][0]["id"])
            if not table.get(seat)["status"]["can_take_back"]:
                assert table.act(seat, act="take-back")[0] == 200
                return table, seat, 1 - seat
    raise AssertionError("nobody could ask")


@pytest.mark.parametrize("by_whom", ["asker", "own"])
def test_no_bot_that_stands_in_agrees_to_a_take_back(server: Service, by_whom: str) -> None:
    table, asker, other = asking(server)
    server.hall.rooms[table.ident].away_after = 0
    before = table.get(other)
    table.act(asker if by_whom == "asker" else other, act="stand-in", seat=other, on=True)
    after = table.get(other)
    assert after["generation"] == before["generation"]
    assert after["status"]["request"] == {"seat": asker, "waiting": [other]}
    assert after["log"][: len(before["log"])] == before["log"]
    assert table.act(other, act="answer-take-back", agree=True)[0] == 200
    assert table.get(other)["generation"] == before["generation"] + 1


def test_asking_while_a_bot_stands_in_waits_for_its_person_too(server: Service) -> None:
    table, asker, other = asking(server)
    assert table.act(other, act="answer-take-back", agree=False)[0] == 200
    server.hall.rooms[table.ident].away_after = 0
    table.act(asker, act="stand-in", seat=other, on=True)
    generation = table.get(asker)["generation"]
    assert table.act(asker, act="take-back")[0] == 200
    assert table.get(asker)["generation"] == generation
    assert table.get(asker)["status"]["request"]["waiting"] == [other]


def test_what_was_agreed_to_is_the_same_when_the_table_is_read_back(database: str) -> None:
    with service(database) as server:
        table, asker, other = asking(server)
        server.hall.rooms[table.ident].away_after = 0
        table.act(asker, act="stand-in", seat=other, on=True)
        seen = {seat: table.get(seat)["generation"] for seat in (0, 1)}
    with service(database) as server:
        table.service = server
        assert {seat: table.get(seat)["generation"] for seat in (0, 1)} == seen


@pytest.mark.parametrize("gone", ["resigned", "played for"])
def test_who_does_not_play_takes_nothing_back_for_ever_and_has_no_say_in_it(server: Service, gone: str) -> None:
    table = make(server, people=3)
    held_up = asked(table)
    seen = table.get(held_up)
    assert table.choose(held_up, seen["prompt"], seen["prompt"]["options"][0]["id"])[0] == 200
    act = {"act": "resign"} if gone == "resigned" else {"act": "stand-in", "seat": held_up, "on": True}
    assert table.act(held_up, **act)[0] == 200
    status = table.get(held_up)["status"]
    assert not status["can_take_back"]
    assert not status["can_ask_take_back"]
    refused = "resigned" if gone == "resigned" else "bot-plays"
    assert table.act(held_up, act="take-back")[1]["code"] == refused
    if gone == "resigned":
        other, third = (seat for seat in range(3) if seat != held_up)
        assert table.act(held_up, act="answer-take-back", agree=False)[1]["code"] == refused
        server.hall.rooms[table.ident].away_after = 0
        assert table.act(held_up, act="stand-in", seat=other, on=True)[1]["code"] == refused
        assert table.act(third, act="stand-in", seat=other, on=True)[0] == 200


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "A\u3164", "\u202eAnn", "\u0301", "\u0344" * 13 + "x"])
def test_a_name_is_something_that_others_can_see(server: Service, name: str) -> None:
    body = {"game": "unmatched", "seats": [{"kind": "me", "name": name}, {"kind": "bot", "name": "B"}]}
    assert server.client.post("/api/tables", json=body).json()["code"] == "malformed"


@pytest.mark.parametrize("name", ["zoe\u0301", "ZO\u00c9", "\uff3a\uff2f\u00c9"])
def test_nobody_takes_a_name_that_reads_as_anothers(server: Service, name: str) -> None:
    plan = [{"kind": "me", "name": "Zo\u00e9"}, {"kind": "me", "name": name}]
    made = server.client.post("/api/tables", json={"game": "unmatched", "seats": plan}).json()
    assert [seat["name"] for seat in made["seats"]][1].endswith(" 2")
    table = TestTable(server, made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]}, "")
    assert table.act(1, act="rename", name=name)[1]["code"] == "name-taken"
    assert table.act(0, act="rename", name=name)[0] == 200  # one's own
