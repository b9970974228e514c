"""Is my card fair? Many games beside the server, with how far they are, an interval, and an end when nobody listens."""

import json
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from mulligan.games.workshop import Trials
from mulligan.server.workshop.trials import alone, compared
from tests.server.people.test_people import person
from tests.server.tables import Service, bearer, once, service

pytestmark = once

GIANT = {"name": "Test Giant", "line": "Warlord Character - giant", "cost": 0, "threshold": "", "stats": "9/9/9"}
ASKED = {"level": "medium", "games": 400}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    place: Path = tmp_path_factory.mktemp("fair") / "tables.sqlite3"
    with service(f"sqlite:///{place}", trials_at_once=1000) as running:
        yield running


def weigh(server: Service, game: str, key: str, **wanted: Any) -> list[dict[str, Any]]:
    answer = server.client.post(f"/api/workshop/{game}/fair", json=wanted, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_card_is_tried_in_games_with_it_and_without_it(server: Service) -> None:
    ash = person(server, "Ash")
    *far, last = weigh(server, "spoils", ash, kind="card", content=GIANT, games=10)
    assert [line["done"] for line in far] == sorted(line["done"] for line in far)
    verdict = last["verdict"]
    assert (last["over"], verdict["games"], verdict["of"]) == (True, 10, 10)
    assert verdict["low"] < verdict["gain"] < verdict["high"]
    assert verdict["gain"] > 0
    assert "Test Giant" in verdict["said"]
    assert "10 of 10 games" in verdict["doubt"]


def test_a_hero_plays_against_those_of_the_house_for_as_long_as_there_is_time(server: Service) -> None:
    source = files("mulligan.games.unmatched") / "decks" / "black-panther.toml"
    cat = {**tomllib.loads(source.read_text("utf-8")), "name": "Grey Cat"}
    *_, last = weigh(server, "unmatched", person(server, "Ash"), kind="hero", content=cat, games=12)
    assert last["verdict"]["games"] == 12
    assert 0 <= last["verdict"]["low"] <= last["verdict"]["gain"] <= last["verdict"]["high"] <= 100


def test_what_cannot_be_tried_is_said(server: Service) -> None:
    ash = person(server, "Ash")
    faction = {"name": "Test Gate", "line": "Faction", "influence": 20}
    for content, said in ((faction, "Factions"), ({**GIANT, "text": "Sing a song."}, "Sing a song"), ({}, "name")):
        *_, last = weigh(server, "spoils", ash, kind="card", content=content, games=10)
        assert said in last["refused"]
    place = "/api/workshop/spoils/fair"
    assert server.client.post(place, json={"kind": "card", "content": GIANT}).json()["code"] == "no-profile"
    many = {"kind": "card", "content": GIANT, "games": 100_000}
    assert server.client.post(place, json=many, headers=bearer(ash)).status_code == 422
    hero = {"kind": "hero", "content": {}}
    assert server.client.post(place, json=hero, headers=bearer(ash)).json()["code"] == "no-such-kind"


def test_few_games_show_little_and_many_more() -> None:
    card, hero = Trials("Ox", "low-tide", True, []), Trials("Ox", "", False, [])
    assert compared(card, [10, 10], [6.0, 5.0], ASKED).verdict == "even"
    assert compared(card, [400, 400], [260.0, 200.0], ASKED).verdict == "stronger"
    assert compared(card, [400, 400], [140.0, 200.0], ASKED).verdict == "weaker"
    few, many = alone(hero, 10, 6.0, ASKED), alone(hero, 400, 240.0, ASKED)
    assert (few.verdict, many.verdict) == ("even", "stronger")
    assert few.high - few.low > many.high - many.low
