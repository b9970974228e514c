"""People who come back: a profile behind a secret of the browser, what was played, ratings, and going away for good."""

import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from mulligan.server.people.ratings import Rating, after
from mulligan.server.play.fairness import token_hash
from mulligan.server.storage.schema import drafts, waiting_rooms
from tests.server.postgres import Postgres
from tests.server.tables import Service, TestTable, bearer, live, play_out, seats, service


def person(server: Service, name: str) -> str:
    key = secrets.token_urlsafe(18)
    assert server.client.post("/api/profiles", json={"name": name, "key": key}).status_code == 201
    return key


def look(server: Service, key: str) -> dict[str, Any]:
    found: dict[str, Any] = server.client.get("/api/profile", headers=bearer(key)).json()
    return found


def duel(server: Service, one: str, other: str, **more: Any) -> TestTable:
    """A table of Unmatched at which both have said who they are."""
    body = {"game": "unmatched", "seats": seats(2, 0, "person"), "profile": one, **more}
    made = server.client.post("/api/tables", json=body).json()
    invited = {"invitation": made["seats"][1]["token"], "profile": other}
    joined = server.client.post(f"/api/tables/{made['table']}/sit", json=invited).json()
    return TestTable(server, made["table"], {0: made["seats"][0]["token"], 1: joined["token"]}, "")


def eventually(done: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not done():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_profile_is_a_name_behind_a_secret_of_the_browser(any_database: str) -> None:
    with service(any_database) as server:
        key = person(server, "Ash")
        assert server.client.post("/api/profiles", json={"name": "Elm", "key": key}).json()["name"] == "Ash"  # the same
        profile = look(server, key)
        assert (profile["name"], profile["games"], profile["ratings"]) == ("Ash", [], [])
        renamed = server.client.post("/api/profile", json={"name": "Elm"}, headers=bearer(key)).json()
        assert renamed["name"] == look(server, key)["name"] == "Elm"
        assert look(server, secrets.token_urlsafe(18))["code"] == "no-profile"
        assert key not in str(server.client.get("/api/profile", headers=bearer(key)).content)


def test_a_game_goes_into_the_history_the_statistics_and_the_ratings_of_those_who_sat_there(any_database: str) -> None:
    with service(any_database) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        table = duel(server, one, other)
        assert [game["outcome"] for game in look(server, one)["games"]] == [""]
        table.act(1, act="resign")
        eventually(lambda: look(server, one)["games"][0]["outcome"] == "won")
        won, lost = look(server, one), look(server, other)
        assert won["statistics"] == [{"game": "unmatched", "won": 1, "lost": 0, "drawn": 0, "resigned": 0, "open": 0}]
        assert lost["statistics"][0]["resigned"] == 1
        assert won["ratings"][0]["rating"] > lost["ratings"][0]["rating"]
        assert (won["ratings"][0]["mode"], won["ratings"][0]["games"]) == ("2", 1)
        assert [(rival["name"], rival["won"]) for rival in won["rivals"]] == [("Elm", 1)]
        assert [(rival["name"], rival["lost"]) for rival in lost["rivals"]] == [("Ash", 1)]
    with service(any_database) as server:  # and it counts once, however often the table is opened
        table.service = server
        table.get(0)
        assert look(server, one)["ratings"] == won["ratings"]


def test_a_rematch_counts_for_the_same_people(any_database: str) -> None:
    with service(any_database) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        table = duel(server, one, other)
        table.act(1, act="resign")
        again = TestTable(server, table.act(0, act="rematch")[1]["note"], table.tokens, "")
        again.act(0, act="resign")
        eventually(lambda: all(game["outcome"] for game in look(server, other)["games"]))
        assert [game["outcome"] for game in look(server, other)["games"]] == ["won", "resigned"]


def test_games_with_bots_or_with_strangers_are_not_rated(server: Service) -> None:
    key = person(server, "Ash")
    body = {"game": "unmatched", "seats": seats(1, 1), "profile": key}
    made = server.client.post("/api/tables", json=body).json()
    table = TestTable(server, made["table"], {0: made["seats"][0]["token"]}, "")
    table.act(0, act="resign")
    eventually(lambda: look(server, key)["games"][0]["outcome"] == "resigned")
    alone = duel(server, key, secrets.token_urlsafe(18))
    alone.act(1, act="resign")
    eventually(lambda: look(server, key)["games"][0]["outcome"] == "won")
    both = duel(server, key, key)
    both.act(0, act="resign")
    eventually(lambda: all(game["outcome"] for game in look(server, key)["games"]))
    assert look(server, key)["ratings"] == []


def test_a_whole_game_is_noted_when_it_ends_by_itself(server: Service) -> None:
    one, other = person(server, "Ash"), person(server, "Elm")
    table = duel(server, one, other)
    play_out(table, Random(2))
    winners = table.get(0)["status"]["winners"]
    eventually(lambda: look(server, one)["games"][0]["outcome"] != "")
    assert look(server, one)["games"][0]["outcome"] == ("won" if winners == [0] else "lost")


def test_everything_of_ones_own_can_be_taken_away_and_deleted(any_database: str) -> None:
    with service(any_database) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        table = duel(server, one, other)
        table.act(0, act="say", text="This is mine")
        table.act(1, act="say", text="This is not")
        told = {"seat": 1, "words": "rude words"}
        server.client.post(f"/api/tables/{table.ident}/report", json=told, headers=bearer(table.tokens[0]))
        avoided = {"seat": 1, "profile": one}
        server.client.post(f"/api/tables/{table.ident}/block", json=avoided, headers=bearer(table.tokens[0]))
        doubt = {"expected": "something else"}
        server.client.post(f"/api/tables/{table.ident}/doubts", json=doubt, headers=bearer(table.tokens[0]))
        table.act(1, act="resign")
        eventually(lambda: look(server, one)["games"][0]["outcome"] == "won")
        taken = server.client.get("/api/profile/everything", headers=bearer(one)).json()
        assert [line["text"] for line in taken["said"]] == ["This is mine"]
        assert taken["profile"]["name"] == "Ash"
        assert [line["words"] for line in taken["reported"]] == ["rude words"]
        assert [line["name"] for line in taken["blocked"]] == ["Elm"]
        assert [line["expected"] for line in taken["doubted"]] == ["something else"]
        theirs = server.client.get("/api/profile/everything", headers=bearer(other)).json()
        assert (theirs["reported"], theirs["blocked"], theirs["doubted"]) == ([], [], [])
        assert taken["games"][0]["table"] == table.ident
        assert server.client.delete("/api/profile", headers=bearer(one)).status_code == 204
        assert look(server, one)["code"] == "no-profile"
        assert look(server, other)["rivals"] == []
        assert table.get(1, "/journal")["choices"] == []


def test_rooms_and_drafts_are_among_what_is_ones_own_and_go_on_without_whoever_is_gone(any_database: str) -> None:
    with service(any_database) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        room = server.client.post("/api/rooms", json={"game": "unmatched", "name": "Ash", "profile": one}).json()
        asked = {"game": "spoils", "sort": "sealed", "name": "Ash", "profile": one, "seats": 2, "bots": 1}
        draft = server.client.post("/api/drafts", json=asked).json()
        begun = server.client.post(
            f"/api/drafts/{draft['draft']}/acts", json={"act": "begin"}, headers=bearer(draft["token"])
        )
        assert begun.status_code == 200, begun.text
        deck = {"act": "hand-in", "list": begun.json()["suggested"]}
        server.client.post(f"/api/drafts/{draft['draft']}/acts", json=deck, headers=bearer(draft["token"]))
        taken = server.client.get("/api/profile/everything", headers=bearer(one)).json()
        assert [(kept["room"], kept["seat"], kept["name"]) for kept in taken["rooms"]] == [(room["room"], 0, "Ash")]
        assert [(kept["draft"], kept["deck"]) for kept in taken["drafts"]] == [(draft["draft"], deck["list"])]
        theirs = server.client.get("/api/profile/everything", headers=bearer(other)).json()
        assert (theirs["rooms"], theirs["drafts"]) == ([], [])
        ident = look(server, one)["id"]
        server.client.delete("/api/profile", headers=bearer(one))
        for kept in (waiting_rooms, drafts):
            with server.hall.store.engine.connect() as connection:
                assert ident not in str(connection.execute(kept.select()).all())
        for path, key in (
            (f"/api/rooms/{room['room']}", room["token"]),
            (f"/api/drafts/{draft['draft']}", draft["token"]),
        ):
            seen = server.client.get(path, headers=bearer(key)).json()
            assert (seen["you"], seen["seats"][0]["name"]) == (0, "Ash")


def test_a_banned_profile_sits_nowhere(server: Service) -> None:
    key = person(server, "Ash")
    portal = server.client.portal
    assert portal is not None
    found = portal.call(server.hall.profiles.find, token_hash(key))
    assert found is not None
    portal.call(lambda: server.hall.profiles.change(found.id, banned=True))
    body = {"game": "unmatched", "seats": seats(2, 0), "profile": key}
    answer = server.client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, "banned")


def test_no_profile_is_told_to_others_at_the_table(server: Service) -> None:
    one, other = person(server, "Ash"), person(server, "Elm")
    table = duel(server, one, other)
    idents = [look(server, key)["id"] for key in (one, other)]
    with live(table, 1) as player:
        told = str(player.update()) + str(table.get(0))
    assert not any(secret in told for secret in (one, other, *idents))


def test_whoever_wins_is_rated_higher_and_surer() -> None:
    winner, loser = after([Rating(), Rating()], [1, 2])
    assert winner.mu > Rating().mu > loser.mu
    assert winner.sigma < Rating().sigma
    assert (Rating().shown, winner.games) == (0, 1)
    drawn = after([Rating(30, 5), Rating(20, 5)], [1, 1])
    assert drawn[0].mu < 30
    assert drawn[1].mu > 20


def test_what_comes_from_several_tabs_at_once_is_done_once_and_answered_to_all(any_database: str) -> None:
    with service(any_database) as server, ThreadPoolExecutor(4) as tabs:

        def at_once(path: str, who: str, /, **body: Any) -> list[Any]:
            def ask(_: int) -> Any:
                return server.client.post(path, json=body, headers=bearer(who))

            answers = list(tabs.map(ask, range(4)))
            assert {answer.status_code for answer in answers} <= {200, 201}, [answer.text for answer in answers]
            return [answer.json() for answer in answers]

        one, other = person(server, "Ash"), person(server, "Elm")
        for _ in range(2):
            key = secrets.token_urlsafe(18)
            assert len({found["id"] for found in at_once("/api/profiles", "", name="Oak", key=key)}) == 1
            at_once("/api/queue", one, game="unmatched", key=key)
        table = duel(server, one, other)
        at_once(f"/api/tables/{table.ident}/block", table.tokens[0], seat=1, profile=one)
        blocked = server.client.get("/api/profile/blocks", headers=bearer(one)).json()
        assert [found["name"] for found in blocked] == ["Elm"]


def test_games_that_end_at_once_all_count(postgres: Postgres) -> None:
    with service(postgres.new_database()) as server, ThreadPoolExecutor(8) as tabs:
        one, other = person(server, "Ash"), person(server, "Elm")
        tables = [duel(server, one, other) for _ in range(5)]
        list(tabs.map(lambda table: table.act(1, act="resign"), tables))
        eventually(lambda: [rating["games"] for rating in look(server, one)["ratings"]] == [5])
        assert [rating["games"] for rating in look(server, other)["ratings"]] == [5]
