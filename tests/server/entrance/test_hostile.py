"""What a client does that wants to break the service, or a disk that has no room: a clear answer, and it goes on."""

import json
import secrets
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy.pool import ConnectionPoolEntry
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mulligan.games import own
from mulligan.messages import catalogue
from mulligan.server.play import room
from mulligan.server.storage import store
from tests.server.tables import Live, Service, asked, bearer, finished, live, make, seats, service
from tests.serving import Server

DEEP = "[" * 20_000
HUGE = "9" * 3_000
NONSENSE = [
    "", "null", "[]", "7", '"act"', "{", "\x00", "{}", DEEP[:4_000], '{"id": 1}', '{"id": 1, "do": {}}',
    '{"id": 1, "do": {"act": "choose", "ticket": "x", "option": ' + HUGE + "}}",
    '{"id": 1, "do": {"act": "choose", "ticket": "x", "option": 1e999}}',
    '{"id": 1, "do": {"act": "choose", "ticket": ["x"], "option": 1}}',
    '{"id": 1, "do": {"act": "say", "text": "\\ud800"}}',
    '{"id": 1, "do": {"act": "stand-in", "seat": -1, "on": true}}',
    '{"id": 1, "do": {"act": "stand-in", "seat": 7, "on": true}}',
]  # fmt: skip


def test_nonsense_on_a_socket_is_refused_and_the_socket_stays_open(server: Service) -> None:
    table = make(server, seed="a")
    with live(table, 0) as player:
        before = player.update()
        for words in NONSENSE:
            player.socket.send_text(words)
            assert player.hear()["type"] == "refused", words
        assert player.do(act="say", text="still here")["type"] == "done"
    assert table.get(0)["position"] == before["position"]


@pytest.mark.parametrize("body", [*NONSENSE, DEEP, '{"game": ' + DEEP])
def test_nonsense_over_http_is_refused_in_words(server: Service, body: str) -> None:
    table = make(server)
    for path in ("/api/tables", f"/api/tables/{table.ident}/acts"):
        headers = {**bearer(table.tokens[0]), "Content-Type": "application/json"}
        answer = server.client.post(path, content=body.encode(), headers=headers)
        assert answer.status_code in (400, 409, 422)
        assert answer.json()["text"]


def test_set_ups_of_any_form_are_refused_in_words(server: Service) -> None:
    random = Random("set-ups")
    values: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "x",
        "/etc/passwd",
        "../x.txt",
        [],
        [[]],
        {},
        {"x": []},
        ["x"],
    ]
    fields = [field.id for game in own().values() for field in game.form()]
    names = [*fields, "seats", "names", "weather"]
    for game, people in [(name, game.seats.fewest) for name, game in own().items()]:
        for _ in range(60):
            setup = {random.choice(names): random.choice(values) for _ in range(random.randint(1, 3))}
            answer = server.client.post("/api/tables", json={"game": game, "seats": seats(people, 0), "setup": setup})
            assert answer.status_code in (201, 409), (game, setup)


@pytest.mark.parametrize("ident", ["..%2f..", "%00", "0" * 5_000, "0123456789abcdeg", "ABCDEF0123456789", "'--"])
def test_names_that_no_table_has_open_nothing_and_leave_nothing_behind(server: Service, ident: str) -> None:
    for path in ("", "/printed", "/replay", "/journal"):
        assert server.client.get(f"/api/tables/{ident}{path}", headers=bearer("x")).status_code == 404
    assert not server.hall.loading
    assert not server.hall.rooms


def test_resuming_from_nowhere_tells_what_there_is(server: Service) -> None:
    table = make(server, seed="a")
    table.act(0, act="say", text="Hello")
    with live(table, 0) as player:
        whole = player.update()
    for seen in ({"generation": 10**15}, {"generation": -(10**15), "log_seen": 10**15, "chat_seen": 10**15}):
        with live(table, 0, **seen) as player:
            assert player.update()["log"] == whole["log"]
    with live(table, 0, generation=0, log_seen=10**15, chat_seen=10**15) as player:
        resumed = player.update()
    assert (resumed["log_from"], resumed["log"], resumed["chat"]) == (len(whole["log"]), [], [])
    assert resumed["position"] == whole["position"]
    for wrong in ({"log_seen": -1}, {"generation": "x"}, {"generation": None}, {"log_seen": 1.5}):
        with live(table, 0, **wrong) as player:
            assert player.hear()["code"] == "malformed"
            with pytest.raises(WebSocketDisconnect):
                player.hear()


def test_two_sockets_of_one_seat_see_the_same_and_a_decision_is_made_once(server: Service) -> None:
    table = make(server, seed="a")
    seat = asked(table)
    with live(table, seat) as one, live(table, seat) as other:
        prompt = one.update()["prompt"]
        assert other.update()["prompt"] == prompt
        choice = {"act": "choose", "ticket": prompt["ticket"], "option": prompt["options"][0]["id"]}
        assert one.do(**choice)["type"] == "done"
        assert other.do(**choice)["code"] == "stale"
    assert table.get(seat, log_seen=0)["prompt"] != prompt
    assert table.get(-1)["status"]["seats"][seat]["present"] is False


def test_who_does_not_stop_at_too_many_is_sent_away(database: str) -> None:
    with service(database, acts_at_once=3, acts_per_second=0.01) as server:
        table = make(server)
        for words in ('{"id": 1, "do": {"act": "say", "text": "spam"}}', "spam"):
            with live(table, 0) as player:
                player.update()
                with pytest.raises(WebSocketDisconnect):
                    flood(player, words)
        with live(table, 0) as player:
            assert player.update()


def flood(player: Live, words: str) -> None:
    for _ in range(20):
        player.socket.send_text(words)
        player.hear()


def test_too_large_messages_end_the_socket_and_nothing_else(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3", pace="0")
    server.start()
    try:
        base = server.address
        made = httpx.post(f"{base}/api/tables", json={"game": "mystic-war", "seats": seats(3, 0)}).json()
        address = f"{base.replace('http', 'ws')}/api/tables/{made['table']}/live"
        token = made["seats"][0]["token"]
        for words in ("x" * 5_000, json.dumps({"token": token, "lang": "x" * 5_000})):
            with connect(address) as socket:
                socket.send(words)
                with pytest.raises(ConnectionClosed):
                    socket.recv(timeout=20)
        with connect(address) as socket:
            socket.send(json.dumps({"token": token}))
            assert json.loads(socket.recv())["type"] == "update"
    finally:
        server.kill()


# ---- a full disk ----------------------------------------------------------------------------------------------------


PAGES = 110  # a little more than the empty database has


def full_soon(connection: Any, entry: ConnectionPoolEntry) -> None:
    careful(connection, entry)
    connection.execute(f"PRAGMA max_page_count={PAGES}")


careful = store.careful_sqlite


def test_a_full_disk_is_said_and_nothing_acknowledged_is_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "UNTIL_ANOTHER_TRY", 0.01)
    monkeypatch.setattr(store, "careful_sqlite", full_soon)
    words = "Nothing to see here. " * 15
    with service(database) as server:
        table = make(server, people=1, bots=2, seed="a")
        said = 0
        while (answer := table.act(0, act="say", text=f"{said} {words}"))[0] == 200:
            said += 1
            assert said < 1_000
        assert (answer[0], answer[1]["code"]) == (503, "not-written")
        with live(table, 0, lang="de") as player:
            player.update()
            answer_there = player.do(act="say", text=words)
            assert answer_there["code"] == "not-written"
            assert answer_there["text"].startswith("Der Server kann nicht")
        refused = server.client.post("/api/tables", json={"game": "mystic-war", "seats": seats(3, 0)})
        assert refused.status_code in (201, 503)
        assert len(table.get(0)["chat"]) == said
    monkeypatch.setattr(store, "careful_sqlite", careful)
    with service(database) as server:  # there is room again
        table.service = server
        assert [line["text"].split()[0] for line in table.get(0)["chat"]] == [str(number) for number in range(said)]
        seat = asked(table)
        prompt = table.get(seat)["prompt"]
        assert table.choose(seat, prompt, prompt["options"][0]["id"])[0] == 200


# ---- what was once answered with a bare "Internal Server Error" -----------------------------------------------------


def test_broken_origins_long_names_and_half_characters_are_refused_in_words(server: Service) -> None:
    client = server.client
    assert client.get("/api/games", headers={"Origin": "http://["}).json()["code"] == "origin"
    assert client.get(f"/assets/{'a' * 300}").status_code == 404
    lone = chr(0xD800)
    for setup in ({lone: 1}, {"heroes": [lone, "x"]}, {"heroes": {"x": [lone]}}):
        body = json.dumps({"game": "unmatched", "seats": seats(2, 0), "setup": setup})
        answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    body = json.dumps({"game": "unmatched", "seats": seats(2, 0), lone: 1})
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    answer = client.post("/api/tables", json={"game": "mystic-war", "seats": seats(3, 0), "seed": "a\0b"})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("ws://127.0.0.1/api/tables/0/live", headers={"Origin": "http://["}),
    ):
        pass
    for port in ("²", "٣"):  # digits, but none that a port is written with
        answer = client.get("/api/games", headers={b"Host": f"127.0.0.1:{port}".encode()})
        assert answer.status_code == 421


def test_a_fault_of_our_own_is_owned_up_to_in_words_with_all_headers(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken() -> list[str]:
        raise ZeroDivisionError

    monkeypatch.setattr(server.hall, "open_tables", broken)
    answer = server.client.get("/api/tables", headers={"Accept-Language": "de"})
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert answer.json()["text"].startswith("Hier ist etwas schiefgegangen")
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_a_wrong_method_says_which_is_right(server: Service) -> None:
    answer = server.client.put("/api/games")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET")


def test_new_tables_from_a_point_count_as_new_tables(database: str) -> None:
    with service(database, tables_at_once=2, tables_per_minute=0.01) as server:
        table = finished(server)
        codes = [
            server.client.post(
                f"/api/tables/{table.ident}/branch",
                json={"at": 0, "seats": seats(3, 0)},
                headers=bearer(table.tokens[0]),
            ).status_code
            for _ in range(4)
        ]
    assert codes == [201, 201, 429, 429]


def test_a_field_that_is_not_there_at_such_a_table_is_refused(server: Service) -> None:
    body = {"game": "unmatched", "seats": seats(2, 0), "setup": {"teams": "yes"}}
    answer = server.client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (409, "set-up")


def test_a_finished_game_is_talked_about_by_those_who_sat_there(server: Service) -> None:
    table = finished(server)
    table.tokens[-2] = table.get(0)["status"]["share"]
    assert table.act(-2, act="say", text="spam")[1]["code"] == "watching"
    assert table.act(-1, act="say", text="spam")[1]["code"] == "watching"
    assert table.act(1, act="say", text="Well played")[0] == 200
    assert table.act(1, act="rename", name="Winner")[1]["code"] == "over"


def test_who_closes_while_acts_wait_leaves_no_trace_in_the_log(
    server: Service, caplog: pytest.LogCaptureFixture
) -> None:
    table = make(server, seed="a")
    for _ in range(5):
        with live(table, 0) as player:
            player.update()
            for number in range(20):
                player.socket.send_text(json.dumps({"id": number, "do": {"act": "say", "text": "on my way"}}))
    table.act(1, act="say", text="Goodbye")
    assert not [record for record in caplog.records if record.exc_info]


def test_languages_that_nobody_speaks_leave_nothing_behind(server: Service) -> None:
    def refused(language: str) -> str:
        answer = server.client.get("/api/games", headers={"Host": "evil.example", "Accept-Language": language})
        assert answer.status_code == 421
        return str(answer.json()["text"])

    english = refused("en")
    before = catalogue.cache_info().currsize
    table = make(server)
    for language in ("qq", "x2", "../..", "en-GB"):
        assert table.get(0, lang=language)["status"]["you"] == 0
    assert {refused(language) for language in ("qq", "x1", "..")} == {english}
    assert catalogue.cache_info().currsize == before


def test_a_rematch_counts_as_a_new_table(database: str) -> None:
    with service(database, tables_at_once=3, tables_per_minute=0.01) as server:
        made = make(server, people=1, bots=2)
        codes = []
        for _ in range(4):
            made.act(0, act="resign")
            code, answer = made.act(0, act="rematch")
            codes.append(code)
            if code == 200:
                made.ident = answer["note"]
        assert codes == [200, 200, 429, 429]


def test_the_rematch_of_an_open_table_stays_its_makers(server: Service) -> None:
    table = make(server, people=2, game="unmatched", open=True)
    assert table.act(0, act="resign")[0] == 200
    assert table.get(0)["status"]["over"]
    again = server.hall.store.read_now(table.act(0, act="rematch")[1]["note"])
    first = server.hall.store.read_now(table.ident)
    assert again is not None
    assert first is not None
    assert again.row.open
    assert again.row.maker == first.row.maker != ""


@pytest.mark.parametrize("nested", ["[" * 500 + "]" * 500, '{"a":' * 500 + "1" + "}" * 500, "NaN", "-1e999"])
def test_what_no_answer_could_hold_is_not_kept(server: Service, nested: str) -> None:
    key = secrets.token_urlsafe(18)
    server.client.post("/api/profiles", json={"name": "Ash", "key": key})
    body = f'{{"game": "spoils", "kind": "card", "name": "x", "content": {{"text": {nested}}}}}'
    headers = {"Content-Type": "application/json", **bearer(key)}
    answer = server.client.post("/api/works", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")
    assert server.client.get("/api/profile/everything", headers=bearer(key)).json()["works"] == []


def test_names_with_a_null_in_them_are_no_fault_of_the_database(any_database: str) -> None:
    with service(any_database) as server:
        key = secrets.token_urlsafe(18)
        server.client.post("/api/profiles", json={"name": "Ash", "key": key})
        for path in ("/api/works/%00", "/api/shared/%00", "/api/works?game=%00", "/api/works?kind=a%00b"):
            answer = server.client.get(path, headers=bearer(key))
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page"), path
        for path in ("/api/works/%00", "/api/profile/blocks/%00"):
            assert server.client.delete(path, headers=bearer(key)).status_code == 404
        body = {"game": "spoils", "seats": seats(2, 0), "works": {"0": "a\0b"}}
        assert server.client.post("/api/tables", json=body).status_code == 422
        made = server.client.post("/api/rooms", json={"game": "spoils", "name": "Ash"}).json()
        bring = server.client.post(
            f"/api/rooms/{made['room']}/acts", json={"act": "bring", "work": "\0"}, headers=bearer(made["token"])
        )
        assert bring.status_code == 422
