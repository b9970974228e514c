"""What one has made is chosen before a game; what the host offers is everybody's, and nothing else is."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mulligan.server.manners.moderation import new_host
from tests.server.people.test_people import person
from tests.server.tables import Service, bearer, once, service
from tests.server.workshop.test_bringing_in import DECK, HEROES, SET, bring
from tests.server.workshop.test_workshop import HOUND, LIST, keep

pytestmark = once


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    place: Path = tmp_path_factory.mktemp("offering") / "tables.sqlite3"
    return f"sqlite:///{place}"


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Service]:
    with service(database, readings_at_once=1000, uploads_at_once=1000) as running:
        yield running


@pytest.fixture(scope="module")
def host(server: Service, database: str) -> str:
    return new_host(database)


def offers(server: Service, key: str, game: str = "spoils") -> dict[str, dict[str, Any]]:
    headers = bearer(key) if key else {}
    found = server.client.get(f"/api/workshop/{game}/offers", headers=headers).json()
    return {one["choice"]["label"]: one for one in found}


def decide(server: Service, secret: str, work: str, on: bool) -> Any:
    act = {"act": "offer", "work": work, "on": on}
    return server.client.post("/api/host", json=act, headers=bearer(secret)).json()


def sit(server: Service, key: str, game: str, work: str) -> Any:
    plan = [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "B"}]
    body = {"game": game, "seats": plan, "setup": {}, "works": {"0": work}, "profile": key}
    return server.client.post("/api/tables", json=body).json()


def test_decks_and_heroes_of_ones_own_are_offered_at_a_glance_with_what_is_wrong_with_them(server: Service) -> None:
    ash = person(server, "Ash")
    keep(server, ash, "card", "Test Hound", HOUND)
    keep(server, ash, "deck", "Hounds", {"list": LIST})
    keep(server, ash, "deck", "Nothing yet", {"list": "1 Nobody Knows"})
    keep(server, ash, "deck", "No list", {"list": "nine 9 nine\n!"})
    found = offers(server, ash)
    assert list(found) == ["No list", "Nothing yet", "Hounds"]
    hounds = found["Hounds"]
    assert (hounds["origin"], hounds["why"], hounds["choice"]["about"]) == ("own", "", "The Open Gate")
    assert (hounds["choice"]["signs"], hounds["choice"]["curve"]) == (["warlord"], [0, 35])
    assert hounds["choice"]["pictured"][0] == "Test Hound"
    assert "Nobody Knows" in found["Nothing yet"]["why"]
    assert "9 nine" in found["No list"]["why"]
    bring(server, ash, "unmatched", "decks.json", json.dumps(HEROES))
    half = {"game": "unmatched", "kind": "hero", "name": "Half", "content": {"name": "Half"}}
    server.client.post("/api/works", json=half, headers=bearer(ash))
    heroes = offers(server, ash, "unmatched")
    assert "14" in heroes["Stilt Walker"]["choice"]["about"]
    assert (heroes["Stilt Walker"]["why"], bool(heroes["Half"]["why"])) == ("", True)
    assert offers(server, "") == offers(server, person(server, "Elm")) == offers(server, ash, "mystic-war") == {}


def test_what_the_host_offers_is_everybodys_to_look_at_build_and_play_with(server: Service, host: str) -> None:
    ash, elm = person(server, "Ash"), person(server, "Elm")
    bring(server, ash, "spoils", "set.xml", SET)
    [deck] = bring(server, ash, "spoils", "Fair.o8d", DECK)["kept"]
    [set_] = server.client.get("/api/works?kind=set", headers=bearer(ash)).json()
    for work in (set_, deck):
        asked = server.client.post(f"/api/works/{work['id']}/house", json={"on": True}, headers=bearer(ash)).json()
        assert asked["house"] == "asked"
    assert sit(server, elm, "spoils", deck["id"])["code"] == "no-such-work"  # asking is not having
    assert "Fair Juggler" not in names(server)
    hosted = server.client.get("/api/host", headers=bearer(host)).json()["works"]
    assert {(one["name"], one["by"], one["house"]) for one in hosted} == {
        ("Lantern Fair", "Ash", "asked"), ("Fair", "Ash", "asked"),
    }  # fmt: skip
    seen = server.client.get(f"/api/host/works/{set_['id']}", headers=bearer(host)).json()
    assert "Fair Juggler: When this card enters play, draw a card." in seen["lines"]
    assert decide(server, ash, set_["id"], True)["code"] == "not-the-host"
    assert server.client.get(f"/api/host/works/{set_['id']}", headers=bearer(ash)).json()["code"] == "not-the-host"

    for work in (set_, deck):
        decide(server, host, work["id"], True)
    assert names(server)["Fair Juggler"] == "library"
    assert server.client.get("/api/workshop/spoils/about?name=Fair Juggler").json()["understood"]
    own: dict[str, Any] = {
        "kind": "deck",
        "content": {"list": "[Faction]\n1 The Open Gate\n[Game Deck]\n40 Rage\n4 Fair Juggler\n"},
    }
    weighed = server.client.post("/api/workshop/spoils/read", json=own, headers=bearer(elm)).json()
    assert not any("Fair Juggler" in fault for fault in weighed["faults"]["constructed"])
    assert offers(server, elm)["Fair"]["origin"] == "house"
    assert offers(server, ash)["Fair"]["origin"] == "own"
    assert "table" in sit(server, elm, "spoils", deck["id"])
    theirs = keep(server, elm, "deck", "Jugglers", own["content"])
    assert "table" in sit(server, elm, "spoils", theirs["id"])

    changed = {"name": "Fair", "content": {"list": LIST}}  # what the host has not looked at is nobody else's
    assert server.client.post(f"/api/works/{deck['id']}", json=changed, headers=bearer(ash)).json()["house"] == "asked"
    assert "Fair" not in offers(server, elm)
    decide(server, host, set_["id"], False)
    assert "Fair Juggler" not in names(server)
    assert "Fair Juggler" in offers(server, elm)["Jugglers"]["why"]
    assert decide(server, host, "nothing", True)["code"] == "nothing-there"


def test_heroes_for_the_house_are_seen_and_played_by_all_and_scenarios_are_never_offered(
    server: Service, host: str
) -> None:
    ash, elm = person(server, "Ash"), person(server, "Elm")
    kept = bring(server, ash, "unmatched", "decks.json", json.dumps(HEROES))["kept"]
    walker = next(work for work in kept if work["name"] == "Stilt Walker")
    decide(server, host, walker["id"], True)
    rosters = {one["name"]: one["origin"] for one in server.client.get("/api/workshop/unmatched/rosters").json()}
    assert (rosters["Stilt Walker"], "Tin Ear" in rosters) == ("library", False)
    assert "table" in sit(server, elm, "unmatched", walker["id"])
    body = {"game": "spoils", "kind": "scenario", "name": "A ruling", "content": {"text": "title: x"}}
    ruling = server.client.post("/api/works", json=body, headers=bearer(ash)).json()
    assert decide(server, host, ruling["id"], True)["code"] == "nothing-there"
    asked = server.client.post(f"/api/works/{ruling['id']}/house", json={"on": True}, headers=bearer(ash))
    assert asked.json()["code"] == "no-such-kind"
    assert server.client.delete(f"/api/works/{walker['id']}", headers=bearer(ash)).status_code == 204
    assert "Stilt Walker" not in offers(server, elm, "unmatched")


def names(server: Service) -> dict[str, str]:
    cards = server.client.get("/api/workshop/spoils/cards").json()
    return {card["face"]["name"]: card["origin"] for card in cards}
