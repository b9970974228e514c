"""Files of other programs: what is read and what not, what is kept and for whom, and uploads that mean harm."""

import asyncio
import io
import json
import struct
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mulligan.server.play.table import Refusal
from mulligan.server.settings import Settings
from mulligan.server.workshop.telling import Line, OneEach, Tell, told
from tests.server.people.test_people import person
from tests.server.tables import Service, bearer, once, service
from tests.serving import on_a_loop

pytestmark = once

SET = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<set name="Lantern Fair" id="1"><cards>
 <card id="a" name="Fair Juggler"><property name="Type" value="Character"/><property name="Trade" value="Rogue"/>
  <property name="Cost" value="2"/><property name="Strength" value="1"/><property name="Life" value="1"/>
  <property name="Speed" value="3"/><property name="Card Text" value="When this card enters play, draw a card."/></card>
 <card id="b" name="Fair Singer"><property name="Type" value="Character"/><property name="Cost" value="1"/>
  <property name="Strength" value="1"/><property name="Life" value="1"/><property name="Speed" value="1"/>
  <property name="Card Text" value="When this card enters play, sing a song."/></card>
 <card id="c" name="Fair Wagon"><property name="Type" value="Wagon"/></card>
 <card id="d" name="Rage"><property name="Type" value="Resource"/></card>
</cards></set>"""
DECK = """<?xml version="1.0"?><deck game="x"><section name="Faction"><card qty="1" id="">The Open Gate</card></section>
<section name="Game Deck"><card qty="40" id="">Rage</card><card qty="35" id="">Fair Juggler</card></section></deck>"""


def card(title: str, words: str, **more: Any) -> dict[str, Any]:
    said = {"title": title, "type": "attack", "value": 3, "boost": 2, "quantity": 15, "characterName": "ANY"}
    return {**said, "basicText": None, "immediateText": None, "duringText": None, "afterText": words, **more}


def hero(name: str, *words: str) -> dict[str, Any]:
    figure = {"name": name, "hp": 14, "attack_type": "melee", "quantity": 1}
    cards = [card(f"Blow {number}", said) for number, said in enumerate(words)]
    about = {"name": name, "set": "Fair", "movement": 2, "special": "", "quote": "", "sidekicks": []}
    return {**about, "heroes": [figure], "cards": cards}


HEROES = {"decks": [hero("Stilt Walker", "Draw 1 card.", ""), hero("Tin Ear", "Sing a song.", ""), {"name": "Nobody"}]}


def packed(files: dict[str, str | bytes]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return held.getvalue()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    place: Path = tmp_path_factory.mktemp("bringing-in") / "tables.sqlite3"
    with service(f"sqlite:///{place}", readings_at_once=1000, uploads_at_once=1000) as running:
        yield running


def bring(server: Service, key: str, game: str, file: str, data: str | bytes, lang: str = "en") -> dict[str, Any]:
    place = f"/api/workshop/{game}/bring-in"
    answer = server.client.post(place, params={"file": file, "lang": lang}, content=data, headers=bearer(key))
    assert answer.status_code == 200, answer.text
    *_, last = [json.loads(line) for line in answer.text.splitlines()]
    assert last["over"]
    found: dict[str, Any] = last
    return found


def test_a_set_is_read_card_by_card_and_is_its_owners_to_build_and_play_with(server: Service) -> None:
    ash = person(server, "Ash")
    found = bring(server, ash, "spoils", "set.xml", SET)
    lines = {line["name"]: line for line in found["lines"]}
    assert (found["refused"], [(work["kind"], work["name"]) for work in found["kept"]]) == (
        "",
        [("set", "Lantern Fair")],
    )
    assert (lines["Fair Juggler"]["plays"], lines["Fair Juggler"]["of"]) == (True, "Lantern Fair")
    assert (lines["Fair Singer"]["read"], lines["Fair Singer"]["words"]) == (False, "sing a song")
    assert "Wagon" in lines["Fair Wagon"]["reason"]
    assert "here already" in lines["Rage"]["reason"]
    own = server.client.get("/api/workshop/spoils/own", headers=bearer(ash)).json()
    assert {one["face"]["name"]: bool(one["why"]) for one in own} == {"Fair Juggler": False, "Fair Singer": True}
    assert {one["set"] for one in own} == {"Lantern Fair"}
    elm = person(server, "Elm")
    assert server.client.get("/api/workshop/spoils/own", headers=bearer(elm)).json() == []
    found = bring(
        server, ash, "spoils", "fair.o8g", packed({"Sets/a/set.xml": SET, "Decks/Fair.o8d": DECK, "a.png": b"\x89"})
    )
    assert [(work["kind"], work["name"], work["version"]) for work in found["kept"]] == [
        ("set", "Lantern Fair", 1), ("deck", "Fair", 1),
    ]  # fmt: skip
    [deck] = server.client.get("/api/works?kind=deck", headers=bearer(ash)).json()
    seats = [{"kind": "me", "name": "Ash"}, {"kind": "me", "name": "Elm"}]
    body = {"game": "spoils", "seats": seats, "profile": ash, "works": {"0": deck["id"]}}
    made = server.client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    stranger = server.client.post("/api/tables", json={**body, "profile": elm})
    assert stranger.json()["code"] == "no-such-work"


def test_of_ones_own_sets_it_is_told_what_plays_and_whatever_is_changed_is_read_anew(server: Service) -> None:
    ash, elm = person(server, "Ash"), person(server, "Elm")

    def plays(game: str, key: str) -> list[tuple[str, str, int, int, list[str]]]:
        found = server.client.get(f"/api/workshop/{game}/own/plays", headers=bearer(key)).json()
        return [
            (one["name"], one["origin"], one["cards"], one["plays"], [held["words"] for held in one["blocking"]])
            for one in found
        ]

    assert plays("spoils", ash) == []
    kept = bring(server, ash, "spoils", "set.xml", SET)["kept"]
    assert plays("spoils", ash) == [("Lantern Fair", "own", 3, 2, ["sing a song"])]
    bring(server, ash, "unmatched", "decks.json", json.dumps(HEROES))
    [stilts] = plays("unmatched", ash)
    assert stilts[2] == stilts[3] > 0
    assert (plays("mystic-war", ash), plays("spoils", elm)) == ([], [])
    again = server.client.get("/api/workshop/spoils/own", headers={**bearer(ash), "accept-encoding": "identity"}).json()
    assert again == server.client.get("/api/workshop/spoils/own", headers=bearer(ash)).json() != []
    server.client.delete(f"/api/works/{kept[0]['id']}", headers=bearer(ash))
    assert plays("spoils", ash) == []
    assert server.client.get("/api/workshop/spoils/own", headers=bearer(ash)).json() == []


def test_heroes_of_umdb_that_play_are_ones_own_and_the_others_say_why_not(server: Service) -> None:
    ash = person(server, "Ash")
    found = bring(server, ash, "unmatched", "decks.json", json.dumps(HEROES), "de")
    assert [(work["kind"], work["name"]) for work in found["kept"]] == [("hero", "Stilt Walker")]
    heroes = {line["name"]: line for line in found["lines"] if line["kind"] == "hero"}
    assert heroes["Stilt Walker"]["plays"]
    assert "Eine Karte" in heroes["Tin Ear"]["reason"]
    assert "Held" in heroes["Nobody"]["reason"]
    unread = [line for line in found["lines"] if line["kind"] == "card" and not line["read"]]
    assert [(line["of"], line["name"]) for line in unread] == [("Tin Ear", "Blow 0")]
    duel = [{"kind": "me", "name": "Ash"}, {"kind": "bot", "name": "Bot"}]
    body = {"game": "unmatched", "seats": duel, "profile": ash, "works": {"0": found["kept"][0]["id"]}}
    made = server.client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    again = bring(server, ash, "unmatched", "decks.json", json.dumps(HEROES))
    assert [work["id"] for work in again["kept"]] == [found["kept"][0]["id"]]


def bomb() -> bytes:
    return packed({f"{number}.xml": b" " * 9_000_000 for number in range(3)})


def lying() -> bytes:
    """An archive that says its file is empty."""
    data = packed({"set.xml": b"a" * 30_000_000})
    size = struct.pack("<L", 30_000_000)
    assert data.count(size) >= 1
    return data.replace(size, struct.pack("<L", 1))


LAUGHS = (
    '<!DOCTYPE set [<!ENTITY a "ha">'
    + "".join(f'<!ENTITY {new} "{f"&{old};" * 10}">' for old, new in ("ab", "bc", "cd", "de", "ef"))
    + "]><set name='&f;'><card name='&f;'/></set>"
)
OUTSIDE = '<!DOCTYPE set [<!ENTITY a SYSTEM "file:///etc/passwd">]><set name="x"><card name="&a;"/></set>'
HOSTILE = [
    ("spoils", "set.xml", b"", "empty"),
    ("spoils", "set.zip", b"PK\x03\x04nonsense", "cannot be opened"),
    ("spoils", "a.zip", bomb(), "Unpacked"),
    ("spoils", "a.zip", lying(), "cannot be opened"),
    ("spoils", "a.zip", packed({f"{number}.xml": "x" for number in range(700)}), "more than 600 files"),
    ("spoils", "a.zip", packed({"inner.zip": packed({"a": "b"})}), "neither a set"),
    ("spoils", "set.xml", LAUGHS.encode(), "ENTITY"),
    ("spoils", "set.xml", OUTSIDE.encode(), "ENTITY"),
    ("spoils", "set.xml", OUTSIDE.encode("utf-16"), "ENTITY"),
    ("spoils", "../../etc/passwd", b"\x00\x01\x02", "not a text"),
    ("spoils", "set.xml", b"<set>" * 50_000, "neither a set"),
    ("spoils", "set.xml", SET.replace("Fair Juggler", "J" * 5_000).encode(), "longer than 60"),
    ("spoils", "set.xml", SET.replace("draw a card.", "draw a card. " * 900).encode(), "at most 2,000"),
    ("spoils", "decks.json", json.dumps(HEROES).encode(), "neither a set"),
    ("unmatched", "decks.json", b"[" * 100_000, "too often"),
    ("unmatched", "decks.json", b'{"decks": [3, null]}', "no hero"),
    ("unmatched", "set.xml", SET.encode(), "no hero"),
    ("unmatched", "d.json", json.dumps([hero("H" * 200, "")]).encode(), "longer than 60"),
    ("unmatched", "d.json", json.dumps([hero("A\u202e\x00B", "")]).encode(), "cannot be seen"),
    ("unmatched", "d.json", json.dumps([hero("Crowd", *[""] * 50)]).encode(), "at most 40"),
    ("unmatched", "d.json", json.dumps([{**hero("Vast", ""), "movement": 1e400}]).encode(), "not complete"),
    ("unmatched", "d.json", json.dumps([hero(str(number)) for number in range(200)]).encode(), "more than 150"),
    ("mystic-war", "d.json", b"{}", "for this game"),
]


def test_hostile_files_are_answered_in_words_and_nothing_of_them_is_kept(server: Service) -> None:
    ash = person(server, "Ash")
    for game, file, data, said in HOSTILE:
        found = bring(server, ash, game, file, data)
        reasons = " ".join([found["refused"], *(line["reason"] for line in found["lines"])])
        assert said in reasons, (file, data[:40], reasons)
        kept = [work for work in found["kept"] if work["kind"] == "hero"]
        assert not kept, (file, data[:40])
        assert "passwd" not in "".join(line["name"] + line["of"] for line in found["lines"] if line["kind"] != "file")
    assert {work["name"] for work in server.client.get("/api/works", headers=bearer(ash)).json()} <= {
        "Lantern Fair",
        "set",
    }


def test_a_hero_that_lacks_something_says_what_in_words_and_not_in_pythons(server: Service) -> None:
    ash = person(server, "Ash")
    for deck, said in (
        ({"name": 5.5, "cards": []}, "not as such files have it"),
        ({**hero("Stilt", ""), "card": [{"name": "Blow"}], "fighter": [{"name": "Stilt"}]}, "“role” is missing"),
    ):
        found = bring(server, ash, "unmatched", "d.json", json.dumps([deck]).encode())
        [line] = found["lines"]
        assert said in line["reason"], line
        assert "object" not in line["reason"]


def test_nobody_without_a_profile_and_nothing_too_large_is_read(server: Service) -> None:
    place = "/api/workshop/spoils/bring-in?file=set.xml"
    assert server.client.post(place, content=SET).json()["code"] == "no-profile"
    large = b"x" * (Settings(database="").upload_bytes + 1)
    ash = person(server, "Ash")
    assert server.client.post(place, content=large, headers=bearer(ash)).json()["code"] == "too-large"
    in_parts = server.client.post(place, content=iter([large[:3_000_000], large[3_000_000:]]), headers=bearer(ash))
    assert in_parts.json()["code"] == "too-large"
    assert server.client.post("/api/profiles", content=b"x" * 70_000).json()["code"] == "too-large"
    assert server.client.post(place.replace("spoils", "chess"), content=SET, headers=bearer(ash)).status_code == 404


def test_who_stops_listening_ends_the_work_and_may_begin_another() -> None:
    each, ended = OneEach(), []

    async def listen() -> None:
        each.begin("ash")
        with pytest.raises(Refusal):
            each.begin("ash")

        async def work(tell: Tell) -> Line:
            try:
                tell(1, 3)
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                ended.append("work")
                raise
            return Line()

        lines = told(work, Line, "en", lambda: each.end("ash"))
        assert [json.loads(await anext(lines))["done"] for _ in range(2)] == [0, 1]
        await lines.aclose()
        each.begin("ash")

    on_a_loop(asyncio.wait_for(listen(), 60))
    assert ended == ["work"]
