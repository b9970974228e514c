"""Finding an opponent of like strength, on both databases and over several processes."""

import secrets
import threading
import time
from typing import Any

import httpx2 as httpx
import pytest
import sqlalchemy as sql

from mulligan.server.meeting import queue
from mulligan.server.meeting.queue import NEAR, WIDER, Seeker
from mulligan.server.play.fairness import token_hash
from mulligan.server.storage.schema import blocks, profiles, ratings, seekers
from tests.server.people.test_people import eventually, look, person
from tests.server.postgres import Postgres
from tests.server.tables import Service, TestTable, bearer, service
from tests.serving import Server


def seek(server: Service, profile: str, game: str = "unmatched", **more: Any) -> tuple[str, dict[str, Any]]:
    key = secrets.token_urlsafe(18)
    answer = server.client.post("/api/queue", json={"game": game, "key": key, **more}, headers=bearer(profile))
    return key, answer.json()


def asked(server: Service, profile: str, wait: float = 0) -> dict[str, Any]:
    found: dict[str, Any] = server.client.get("/api/queue", params={"wait": wait}, headers=bearer(profile)).json()
    return found


def change(server: Service, statement: Any) -> None:
    assert server.client.portal is not None
    server.client.portal.call(server.hall.store.within, lambda connection: connection.execute(statement) and None)


def ident(server: Service, profile: str) -> str:
    return str(look(server, profile)["id"])


def strong(server: Service, profile: str, mu: float) -> None:
    values = {
        "profile_id": ident(server, profile),
        "game": "unmatched",
        "mode": "2",
        "mu": mu,
        "sigma": 2.0,
        "games": 9,
    }
    change(server, ratings.insert().values(**values))


def test_two_who_look_for_the_same_game_sit_at_one_table_that_counts(any_database: str) -> None:
    with service(any_database) as server:
        one, other, third = (person(server, name) for name in ("Ash", "Elm", "Oak"))
        key, waits = seek(server, one, chosen={"heroes": "Black Widow"})
        assert (waits["table"], waits["waiting"]) == ("", 1)
        assert seek(server, third, game="spoils")[1]["table"] == ""  # another game
        other_key, found = seek(server, other)
        mine = asked(server, one)
        assert found["table"] == mine["table"] != ""
        assert {found["seat"], mine["seat"]} == {0, 1}
        table = TestTable(server, mine["table"], {mine["seat"]: key, found["seat"]: other_key}, "")
        status = table.get(mine["seat"], "/status")
        assert status["clocks"]["out"] == "lose"
        assert {seat["name"] for seat in status["seats"]} == {"Ash", "Elm"}
        stored = server.hall.store.read_now(table.ident)
        assert stored is not None
        assert stored.row.setup["heroes"][mine["seat"]] == "Black Widow"
        table.act(found["seat"], act="resign")
        eventually(lambda: bool(look(server, one)["ratings"]))
        assert look(server, one)["ratings"][0]["rating"] > look(server, other)["ratings"][0]["rating"]


def test_the_nearest_in_strength_is_found_and_those_far_apart_wait(server: Service) -> None:
    people = [person(server, name) for name in ("Weak", "Strong", "Alike")]
    for profile, mu in zip(people, (10.0, 40.0, 41.0), strict=True):
        strong(server, profile, mu)
    weak, able, alike = people
    assert seek(server, weak)[1]["table"] == ""
    assert seek(server, able)[1]["table"] == ""
    found = seek(server, alike)[1]["table"]
    assert found
    assert asked(server, able)["table"] == found
    assert asked(server, weak)["table"] == ""
    waiting = Seeker("", "", {}, "", "", 25.0, 0.0)
    assert waiting.reach(60.0) == NEAR + 60 * WIDER  # the longer, the wider


def test_whoever_asks_looks_for_all_once_a_second_and_who_has_waited_longest_comes_first(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Long", "Short", "Weak", "Apart")
    long, short, weak, apart = people = [person(server, name) for name in names]
    for profile, mu in zip(people, (10.0, 25.0, 18.0, 90.0), strict=True):
        strong(server, profile, mu)
        assert seek(server, profile)[1]["table"] == ""
    pair, looked = queue.pair, []

    def counted(*about: Any) -> None:
        looked.append("through all")
        pair(*about)

    monkeypatch.setattr(queue, "pair", counted)
    monkeypatch.setattr(queue, "LOOK_EVERY", 1_000.0)
    change(server, seekers.update().where(seekers.c.profile_id == ident(server, long)).values(since=0.0))
    assert [asked(server, apart)["table"] for _ in range(5)] == [""] * 5
    assert looked == ["through all"]
    assert asked(server, long)["table"] == asked(server, weak)["table"] != ""
    assert asked(server, short)["table"] == ""


def test_somebody_who_left_or_is_silent_is_not_found(server: Service) -> None:
    one, other, third = (person(server, name) for name in ("Ash", "Elm", "Oak"))
    seek(server, one)
    left = server.client.delete("/api/queue", headers=bearer(one)).json()
    assert left == {"seeking": False, "game": "", "table": "", "seat": 0}
    assert asked(server, one)["code"] == "not-seeking"
    assert seek(server, other)[1]["table"] == ""
    change(server, seekers.update().values(seen=time.time() - 3600))
    assert seek(server, third)[1]["table"] == ""


def test_whoever_leaves_when_somebody_was_just_found_is_told_where(any_database: str) -> None:
    """Or the game would be lost that nobody has told them of."""
    with service(any_database) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        key, _ = seek(server, one)
        found = seek(server, other)[1]
        left = server.client.delete("/api/queue", headers=bearer(one)).json()
        assert left == {"seeking": False, "game": "unmatched", "table": found["table"], "seat": 1 - found["seat"]}
        assert TestTable(server, left["table"], {left["seat"]: key}, "").get(left["seat"])["status"]["you"] >= 0


def test_whoever_leaves_while_they_are_being_seated_is_told_where(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service(any_database) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        seek(server, one)
        answers: list[dict[str, Any]] = []
        nearest = queue.nearest

        def leave() -> None:
            answers.append(server.client.delete("/api/queue", headers=bearer(one)).json())

        leaving = threading.Thread(target=leave)

        def slowly(*about: Any) -> list[Seeker]:
            if leaving.ident is None:
                leaving.start()
                leaving.join(0.5)
            return nearest(*about)

        monkeypatch.setattr(queue, "nearest", slowly)
        table = seek(server, other)[1]["table"]
        leaving.join()
        assert answers[0]["table"] == table != ""


def test_nobody_is_seated_with_whom_they_blocked_nor_banned_nor_unknown(server: Service) -> None:
    one, other = person(server, "Ash"), person(server, "Elm")
    change(server, blocks.insert().values(profile_id=ident(server, one), blocked_id=ident(server, other), at=0.0))
    seek(server, one)
    assert seek(server, other)[1]["table"] == ""
    change(server, profiles.update().where(profiles.c.key_hash == token_hash(other)).values(banned=True))
    assert seek(server, other)[1]["code"] == "banned"
    assert seek(server, "nobody-knows-this-secret")[1]["code"] == "no-profile"
    assert seek(server, one, chosen={"heroes": "Nobody"})[1]["code"] == "set-up"
    assert seek(server, one, chosen={"board": "Sarpedon"})[1]["code"] == "set-up"
    assert seek(server, one, game="chess")[1]["code"] == "no-such-game"


def test_people_at_several_processes_find_each_other_and_each_sits_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    with service(url) as here, service(url) as there:
        people = [person(here, f"P{number}") for number in range(6)]
        waiting = threading.Thread(target=asked, args=(there, people[0], 10))
        seek(here, people[0])
        waiting.start()
        going = [
            threading.Thread(target=seek, args=(there if number % 2 else here, profile))
            for number, profile in enumerate(people[1:])
        ]
        for one in going:
            one.start()
        for one in going:
            one.join()
        eventually(lambda: all(asked(here, profile)["table"] for profile in people))
        waiting.join()
        with here.hall.store.engine.connect() as connection:
            count = sql.func.count()
            seated = connection.execute(sql.select(seekers.c.table_id, count).group_by(seekers.c.table_id)).all()
        assert [number for _, number in seated] == [2, 2, 2]


def test_a_game_is_read_in_before_anybody_waits_for_the_database(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever makes the first table of it takes a second or more: nobody's choice is written meanwhile."""
    made: list[str] = []
    set_up, pair = queue.set_up, queue.pair

    def noted(*about: Any) -> dict[str, Any]:
        made.append("a table")
        return set_up(*about)

    def paired(*about: Any) -> None:
        made.append("the database")
        pair(*about)

    queue.read_in.cache_clear()
    monkeypatch.setattr(queue, "set_up", noted)
    monkeypatch.setattr(queue, "pair", paired)
    for name in ("Ash", "Elm"):
        seek(server, person(server, name))
    assert made == ["a table", "the database", "the database", "a table"]


def test_whoever_has_closed_the_page_is_not_seated(database: str) -> None:
    """Or they would lose, by the clock, a game that they do not know of."""
    house = Server(database, pace="0")
    house.start()
    try:
        with httpx.Client(base_url=house.address, timeout=60) as client:
            one, other = secrets.token_urlsafe(18), secrets.token_urlsafe(18)
            for profile, name in ((one, "Ash"), (other, "Elm")):
                client.post("/api/profiles", json={"key": profile, "name": name}).raise_for_status()

            def seeks(profile: str) -> str:
                wanted = {"game": "unmatched", "key": secrets.token_urlsafe(18)}
                return str(client.post("/api/queue", json=wanted, headers=bearer(profile)).json()["table"])

            assert seeks(one) == ""
            with pytest.raises(httpx.ReadTimeout):
                httpx.get(f"{house.address}/api/queue", params={"wait": 20}, headers=bearer(one), timeout=0.5)
            eventually(lambda: client.get("/api/queue", headers=bearer(one)).json().get("code") == "not-seeking")
            assert seeks(other) == ""
    finally:
        house.stop()
