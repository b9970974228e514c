"""Who holds connections without saying anything, who says where they come from, and how soon an answer is there."""

import json
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import uvicorn
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from mulligan.cli.serve import bind
from mulligan.server.app import application
from mulligan.server.entrance.limits import caller_of
from mulligan.server.serving import server_options
from mulligan.server.settings import Settings
from tests.server.running import running
from tests.server.tables import bearer, once, seats
from tests.serving import Server


@contextmanager
def serving(folder: Path, **limits: Any) -> Iterator[tuple[str, int]]:
    """The service behind a real listener, in a thread of this process."""
    settings = Settings(database=f"sqlite:///{folder / 'tables.sqlite3'}", pace=0, **limits)
    with bind("127.0.0.1", 0) as listener:
        server = uvicorn.Server(uvicorn.Config(application(settings), **server_options(settings)))
        with running(server, listener):
            yield listener.getsockname()


def half_a_request(place: tuple[str, int]) -> socket.socket:
    line = socket.create_connection(place)
    line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127")
    return line


def gone(line: socket.socket, within: float = 5.0) -> bool:
    line.settimeout(within)
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_half_requests_from_one_address_make_room_for_a_whole_one(tmp_path: Path) -> None:
    with serving(tmp_path, connections_at_once=20, head_within=1.0) as place, ExitStack() as lines:
        held = [lines.enter_context(half_a_request(place)) for _ in range(60)]
        assert all(gone(line) for line in held[:40])
        answer = httpx.get(f"http://{place[0]}:{place[1]}/api/games")
        assert answer.status_code == 200
        assert gone(held[-1])  # and those that were let in do not stay for ever


def test_whole_requests_make_room_for_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, connections_at_once=3, body_within=20.0) as place, ExitStack() as lines:
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{place[1]}\r\nContent-Length: 9\r\n\r\n"
        for _ in range(3):
            line = lines.enter_context(socket.create_connection(place))
            line.sendall(f"{head}{{".encode())
        time.sleep(0.2)
        assert gone(lines.enter_context(half_a_request(place)))


@once
def test_ten_thousand_half_requests_from_one_address_harm_nobody(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 11_000 if hard == resource.RLIM_INFINITY else min(hard, 11_000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    server = Server(tmp_path / "tables.sqlite3", pace="0")
    server.start()
    try:
        with ExitStack() as lines:
            for _ in range(wanted - 1_000):
                lines.enter_context(half_a_request(("127.0.0.1", server.port)))
            for neighbour in ("127.0.0.1", "127.0.0.2"):  # of the same address, and of another
                with httpx.Client(transport=httpx.HTTPTransport(local_address=neighbour)) as client:
                    body = {"game": "mystic-war", "seats": seats(3, 0)}
                    made = client.post(f"{server.address}/api/tables", json=body)
                    assert made.status_code == 201
                    token = bearer(made.json()["seats"][0]["token"])
                    path = f"{server.address}/api/tables/{made.json()['table']}"
                    assert client.get(path, headers=token).status_code == 200
    finally:
        server.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_slow_second_request_on_a_kept_connection_is_cut_off_too(tmp_path: Path) -> None:
    with serving(tmp_path, head_within=0.3) as place, socket.create_connection(place) as line:
        line.sendall(f"GET /api/words/en HTTP/1.1\r\nHost: 127.0.0.1:{place[1]}\r\n\r\n".encode())
        time.sleep(0.1)
        line.sendall(b"GET /api/w")
        line.settimeout(10)
        heard = b""
        while part := line.recv(65536):
            heard += part
        assert heard.startswith(b"HTTP/1.1 200")


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with serving(tmp_path, body_within=0.3) as place, socket.create_connection(place) as line:
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{place[1]}\r\nContent-Length: 1000\r\n"
        line.sendall(f"{head}Connection: close\r\nContent-Type: application/json\r\n\r\n{{".encode())
        line.settimeout(10)
        heard = b""
        while part := line.recv(65536):
            heard += part
        assert heard.startswith(b"HTTP/1.1 400")


def test_sockets_do_not_count_as_connections_that_say_nothing(tmp_path: Path) -> None:
    from websockets.sync.client import connect

    with serving(tmp_path, connections_at_once=3, head_within=0.2) as place, ExitStack() as lines:
        for _ in range(6):
            lines.enter_context(connect(f"ws://{place[0]}:{place[1]}/api/tables/0/live"))
        time.sleep(0.4)
        assert httpx.get(f"http://{place[0]}:{place[1]}/api/games").status_code == 200


class Guest:
    """Somebody at a table who sees what comes in one piece."""

    def __init__(self, line: socket.socket, place: tuple[str, int], address: str = "") -> None:
        name = f"{place[0]}:{place[1]}"
        body = {"game": "unmatched", "seats": seats(2, 0)}
        made = httpx.post(f"http://{name}/api/tables", json=body, timeout=60).json()
        self.line = line
        self.client = ClientProtocol(parse_uri(f"ws://{name}/api/tables/{made['table']}/live"))
        request = self.client.connect()
        if address:
            request.headers["X-Forwarded-For"] = address
        self.client.send_request(request)
        self.line.sendall(b"".join(self.client.data_to_send()))
        self.heard()
        self.say({"token": made["seats"][0]["token"]})
        while "update" not in self.heard():
            pass

    def say(self, words: object) -> None:
        self.client.send_text(json.dumps(words).encode())
        self.line.sendall(b"".join(self.client.data_to_send()))

    def heard(self) -> list[str]:
        """The kinds of the messages that have come together."""
        self.client.receive_data(self.line.recv(1_000_000))
        return [json.loads(bytes(one.data))["type"] for one in self.client.events_received() if isinstance(one, Frame)]


def test_who_talks_on_while_an_answer_is_awaited_is_not_read(tmp_path: Path) -> None:
    """Whatever is sent meanwhile waits with its sender, and not in the server's memory."""
    enough = 40_000_000  # bytes: more than the system keeps on the way
    with serving(tmp_path) as place, socket.create_connection(place) as line:
        guest = Guest(line, place)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as disk:
            disk.execute("BEGIN IMMEDIATE")  # what is said now has to wait
            guest.say({"id": 1, "do": {"act": "say", "text": "Hello"}})
            line.settimeout(0.5)
            more = Frame(Opcode.TEXT, b"x" * 4000).serialize(mask=True) * 100
            sent = 0
            with suppress(TimeoutError):
                while sent < enough:
                    sent += line.send(more)
        assert sent < enough


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_nobody_is_read_faster_than_beside_others(tmp_path: Path, opcode: Opcode) -> None:
    """What the protocol answers by itself is an act to nobody, and would keep the server busy for good."""
    enough = 40_000_000  # bytes: more than the system keeps on the way
    with serving(tmp_path, words_at_once=20_000, words_per_second=5_000) as place:
        with socket.create_connection(place) as line:
            guest = Guest(line, place)
            line.settimeout(0.5)
            many, sent = Frame(opcode, b"").serialize(mask=True) * 20_000, 0
            with suppress(TimeoutError):
                while sent < enough:
                    sent += line.send(many)
            assert sent < enough
        with socket.create_connection(place) as line:  # it is heard all the same, in its turn
            guest = Guest(line, place)
            guest.say({"id": 1, "do": {"act": "say", "text": "Hello"}})
            assert "done" in guest.heard()


def test_behind_a_proxy_everybody_has_a_turn_of_their_own(tmp_path: Path) -> None:
    proxied: dict[str, Any] = {"proxies": frozenset({"127.0.0.1"}), "words_at_once": 4_000, "words_per_second": 0.001}
    with serving(tmp_path, **proxied) as place, ExitStack() as lines:
        line = lines.enter_context(socket.create_connection(place))
        Guest(line, place, "192.0.2.1")
        line.sendall(Frame(Opcode.PING, b"").serialize(mask=True) * 1_000)
        Guest(lines.enter_context(socket.create_connection(place)), place, "192.0.2.2")
        again = lines.enter_context(socket.create_connection(place))
        again.settimeout(1.0)
        with pytest.raises(TimeoutError):
            Guest(again, place, "198.51.100.7, 192.0.2.1")


def test_a_message_has_an_end(tmp_path: Path) -> None:
    with serving(tmp_path) as place, socket.create_connection(place) as line:
        guest = Guest(line, place)
        line.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        line.sendall(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True) * 200)
        while guest.client.close_rcvd is None:
            guest.client.receive_data(line.recv(1_000_000))
        assert guest.client.close_rcvd.reason == "too many pieces"


def test_whoever_asks_for_too_much_asks_anew_unless_everybody_comes_by_the_same_line(tmp_path: Path) -> None:
    for proxies, answered in ((frozenset[str](), 3), (frozenset({"127.0.0.1"}), 6)):
        with serving(tmp_path, proxies=proxies, requests_at_once=2, requests_per_second=0.01) as place:
            with socket.create_connection(place) as line:
                head = f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{place[1]}\r\n"
                line.sendall(f"{head}\r\n".encode() * 5 + f"{head}Connection: close\r\n\r\n".encode())
                line.settimeout(10)
                heard = b""
                with suppress(ConnectionError):
                    while part := line.recv(65536):
                        heard += part
            assert heard.count(b"HTTP/1.1 200") == 2
            assert heard.count(b"HTTP/1.1") == answered


def test_whoever_opens_one_line_after_another_is_heard_later_and_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path, lines_at_once=2, lines_per_second=2.0) as place:
        began = time.monotonic()
        for _ in range(4):
            assert httpx.get(f"http://{place[0]}:{place[1]}/api/health").status_code == 200
        assert time.monotonic() - began > 0.9
        with serving(
            tmp_path / "..", lines_at_once=2, lines_per_second=0.01, proxies=frozenset({"127.0.0.1"})
        ) as other:
            codes = [httpx.get(f"http://{other[0]}:{other[1]}/api/health").status_code for _ in range(6)]
            assert codes == [200] * 6


def test_that_it_is_done_and_what_came_of_it_come_in_one_piece(tmp_path: Path) -> None:
    with serving(tmp_path) as place, socket.create_connection(place) as line:
        guest = Guest(line, place)
        for number in range(5):
            guest.say({"id": number, "do": {"act": "say", "text": "Hello"}})
            assert guest.heard() == ["done", "update"]


def test_what_is_written_is_sent_at_once() -> None:
    """asyncio asks a listener for its protocol before it turns Nagle's waiting off: 41 ms an answer."""
    with bind("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("fe80::1%eth0", "fe80::/64"),
        ("x" * 50_000, ""),
        ("", ""),
    ],
)
def test_a_caller_is_an_address_and_nothing_else(address: str, caller: str) -> None:
    assert caller_of((address, 1)) == caller


def test_a_forged_address_is_believed_only_of_a_proxy_that_was_named(tmp_path: Path) -> None:
    for proxies, refused in ((frozenset[str](), True), (frozenset({"127.0.0.1"}), False)):
        with serving(tmp_path, proxies=proxies, requests_at_once=3, requests_per_second=0.01) as place:
            codes = [
                httpx.get(
                    f"http://{place[0]}:{place[1]}/api/words/en", headers={"X-Forwarded-For": f"192.0.2.{number}"}
                ).status_code
                for number in range(6)
            ]
            assert (429 in codes) == refused
