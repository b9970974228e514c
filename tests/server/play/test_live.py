"""Live updates: resuming, refusals on the socket, and what the guard keeps out."""

import json

import pytest
from starlette.websockets import WebSocketDisconnect

from mulligan.server.play.sight import Seen, as_json, update
from tests.server.people.test_people import person
from tests.server.tables import THERE, Service, asked, bearer, live, make, service


def test_a_socket_is_told_everything_at_first_and_then_only_what_is_new(server: Service) -> None:
    table = make(server, seed="c")
    seat = asked(table)
    with live(table, seat) as player, live(table, -1) as watcher:
        first = player.update()
        watcher.update()
        option = first["prompt"]["options"][0]["id"]  # a discard: what is played is thought about first, unseen
        assert player.do(act="choose", ticket=first["prompt"]["ticket"], option=option)["type"] == "done"
        while not (news := watcher.update())["log"]:
            pass
        assert news["log_from"] == len(first["log"])
        assert news["prompt"] is None


@pytest.mark.parametrize(("game", "people"), [("mystic-war", 3), ("unmatched", 2), ("spoils", 2)])
def test_what_is_written_in_parts_is_the_whole(server: Service, game: str, people: int) -> None:
    table = make(server, people=people, game=game, seed="parts")
    assert table.act(0, act="rename", name='","position":null')[0] == 200
    assert table.act(1, act="say", text='"position":null')[0] == 200
    room = server.hall.rooms[table.ident]
    for seat in range(-1, people):
        news = update(room.table, room.shown, seat, room.around(), Seen(), "de")
        assert json.loads(as_json(news)) == json.loads(news.model_dump_json())


def test_a_socket_resumes_where_it_was(server: Service) -> None:
    table = make(server, seed="a")
    with live(table, 0) as player:
        first = player.update()
        player.do(act="say", text="one")
    table.act(1, act="say", text="two")
    with live(table, 0, generation=first["generation"], log_seen=len(first["log"]), chat_seen=1) as player:
        back = player.update()
    assert back["log"] == []
    assert back["log_from"] == len(first["log"])
    assert [line["text"] for line in back["chat"]] == ["two"]
    assert back["position"] == first["position"]


def test_after_a_take_back_the_log_is_told_anew(server: Service) -> None:
    table = make(server, people=1, bots=2, seed="again")
    with live(table, 0) as player:
        seen = player.update()
        while seen["prompt"] is None:
            seen = player.update()
        player.do(act="choose", ticket=seen["prompt"]["ticket"], option=seen["prompt"]["options"][-1]["id"])
        player.do(act="take-back")
        again = player.update()
        while again["generation"] == seen["generation"]:
            again = player.update()
        assert again["log_from"] == 0
        assert again["log"][0]["kind"] == "cuts"


def test_a_refused_act_is_answered_in_words_and_the_socket_stays_open(server: Service) -> None:
    table = make(server, seed="a")
    with live(table, 0, lang="de") as player:
        player.update()
        answer = player.do(act="choose", ticket="no", option=1)
        assert (answer["type"], answer["code"]) == ("refused", "stale")
        assert answer["text"] == "Diese Entscheidung ist nicht mehr offen."
        player.socket.send_text("{nonsense")
        assert player.hear()["code"] == "malformed"
        assert player.do(act="say", text="still here")["type"] == "done"


def test_a_wrong_token_and_a_missing_hello_are_turned_away(server: Service) -> None:
    table = make(server)
    for words in (json.dumps({"token": "guess"}), "[]", json.dumps({"token": "x", "seat": 0})):
        with server.client.websocket_connect(f"{THERE}/api/tables/{table.ident}/live") as socket:
            socket.send_text(words)
            assert json.loads(socket.receive_text())["type"] == "refused"
            with pytest.raises(WebSocketDisconnect):
                socket.receive_text()


def test_other_pages_cannot_open_sockets_or_post(server: Service) -> None:
    table = make(server)
    evil = {"Origin": "http://evil.example"}
    path = f"/api/tables/{table.ident}"
    with pytest.raises(WebSocketDisconnect), server.client.websocket_connect(f"{THERE}{path}/live", headers=evil):
        pass
    answer = server.client.post(f"{path}/acts", json={}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_server_answers_to_its_own_names_only(server: Service) -> None:
    answer = server.client.get("/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
    assert server.client.get("/api/games", headers={"Host": "LocalHost", "Origin": "http://lOCALhOST"}).is_success


def test_too_large_requests_are_refused(server: Service) -> None:
    answer = server.client.post("/api/tables", content=b"x" * 100_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = server.client.post("/api/tables", content=iter([b"x" * 40_000] * 3))
    assert answer.status_code >= 400


def test_too_many_requests_acts_and_tables_are_refused(database: str) -> None:
    with service(database, acts_at_once=3, acts_per_second=0.01, tables_at_once=2, tables_per_minute=0.1) as server:
        table = make(server)
        with live(table, 0) as player:
            player.update()
            answers = [player.do(act="say", text="spam") for _ in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        with live(table, 0) as again, live(table, 1) as other:  # what one seat does counts together, by any way
            assert again.do(act="say", text="spam")["code"] == "too-many"
            assert table.act(0, act="say", text="spam")[1]["code"] == "too-many"
            assert other.do(act="say", text="hello")["type"] == "done"
        make(server)
        refused = server.client.post("/api/tables", json={"game": "mystic-war", "seats": []})
        assert refused.status_code in (422, 429)
    with service(database, requests_at_once=5, requests_per_second=0.01) as server:
        codes = [server.client.get("/api/games").status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        assert server.client.get("/assets/none.js").status_code == 404  # the page's files count apart
    with service(database, files_at_once=2, files_per_second=0.01) as server:
        assert [server.client.get("/assets/none.js").status_code for _ in range(3)] == [404, 404, 429]
        assert server.client.get("/api/games").status_code == 200


def test_requests_that_wait_for_news_are_counted_as_sockets_are(database: str) -> None:
    def waiting(server: Service, wait: float) -> list[int]:
        profile, table = person(server, "Ash"), make(server, people=2, game="unmatched", seed="news")
        seen = table.get(-1)
        known = {"generation": seen["generation"], "log_seen": len(seen["log"]), "chat_seen": len(seen["chat"])}
        key = {"game": "unmatched", "key": profile}
        assert server.client.post("/api/queue", json=key, headers=bearer(profile)).status_code == 200
        room = server.client.post("/api/rooms", json={"game": "unmatched", "name": "Ash"}).json()["room"]
        wanted = {"game": "spoils", "sort": "draft", "name": "Ash", "seats": 2}
        draft = server.client.post("/api/drafts", json=wanted).json()["draft"]
        paths: dict[str, tuple[str, dict[str, int]]] = {
            f"/api/tables/{table.ident}": (table.tokens[-1], known),
            "/api/queue": (profile, {}),
            f"/api/rooms/{room}": ("nobody", {"version": 1}),
            f"/api/drafts/{draft}": ("nobody", {"version": 1}),
        }
        return [
            server.client.get(path, params={**query, "wait": wait}, headers=bearer(token)).status_code
            for path, (token, query) in paths.items()
        ]

    with service(database, waits_at_once=1) as server:  # one after another
        assert waiting(server, 0.01) == [200] * 4
    with service(database, waits_at_once=0) as server:
        assert waiting(server, 0.01) == [429] * 4
        assert waiting(server, 0) == [200] * 4


def test_every_answer_carries_the_strict_policy(server: Service) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/tables/none"):
        headers = server.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_files_outside_the_client_are_not_served(server: Service) -> None:
    for name in ("..%2f..%2fapp.py", "..%5capp.py", "app.py"):
        assert server.client.get(f"/assets/{name}").status_code == 404


def test_a_second_tab_and_whoever_watches_wake_nobody_when_they_come_and_go(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = make(server, seed="a")
    table.get(0)
    room, woken = server.hall.rooms[table.ident], 0

    def noted() -> None:
        nonlocal woken
        woken += 1

    monkeypatch.setattr(room, "tell_all", noted)
    with live(table, 0) as player:
        player.update()
        assert woken == 1
        for seat in (-1, 0):
            with live(table, seat) as other:
                other.update()
        seen = table.get(-1)
        query = {name: seen[name] for name in ("generation",)} | {"log_seen": len(seen["log"]), "wait": 0.01}
        assert table.get(-1, **query)["log"] == []  # whoever asks again and again, too
        assert player.do(act="rename", name="Ash")["type"] == "done"
        assert woken == 2
    while woken < 3:
        table.get(1)


def test_somebody_who_comes_and_goes_all_the_time_leaves_nothing_behind(server: Service) -> None:
    table = make(server, seed="a")
    for _ in range(5):
        with live(table, 0) as player:
            player.update()
    room = server.hall.rooms[table.ident]
    while room.viewers:
        table.get(1)
    waiting = [timer for timers in room.absences.values() for timer in timers if not timer.cancelled()]
    assert len(waiting) == 2  # until a bot may step in, and until the game may be claimed
