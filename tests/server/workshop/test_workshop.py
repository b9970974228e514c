"""The workshop over HTTP: what there is to play with, decks and cards of one's own, and tables they are brought to."""

import asyncio
import json
import signal
import time
import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files
from io import RawIOBase
from pathlib import Path
from typing import Any

import pytest

from mulligan.games import box
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import house_cards
from mulligan.games.spoils.cards.library import Reading
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.games.spoils.workshop.playing import weighed
from mulligan.games.staging import STAGES_SHOWN, Stage
from mulligan.games.workshop import SetPlays, blocking
from mulligan.kernel.journal import Journal
from mulligan.language.reader import Problem
from mulligan.server.play.standing import name_in
from mulligan.server.workshop.reader import answer_all
from mulligan.server.workshop.readers import Readers
from tests.server.people.test_people import look, person
from tests.server.tables import Service, bearer, once, service
from tests.serving import on_a_loop

pytestmark = once

HOUND = {
    "name": "Test Hound", "line": "Warlord Character - hound", "cost": 1, "threshold": "", "stats": "2/2/2",
    "text": "When this card enters play, draw a card.",
}  # fmt: skip
LIST = "[Faction]\n1 The Open Gate\n[Game Deck]\n40 Rage\n35 Test Hound\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    place: Path = tmp_path_factory.mktemp("workshop") / "tables.sqlite3"
    with service(f"sqlite:///{place}", readings_at_once=1000, reading_seconds=60.0) as running:
        yield running


def keep(server: Service, key: str, kind: str, name: str, content: dict[str, Any]) -> dict[str, Any]:
    body = {"game": "spoils", "kind": kind, "name": name, "content": content}
    answer = server.client.post("/api/works", json=body, headers=bearer(key))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def weigh(server: Service, kind: str, content: dict[str, Any], key: str = "") -> dict[str, Any]:
    headers = bearer(key) if key else {}
    answer = server.client.post("/api/workshop/spoils/read", json={"kind": kind, "content": content}, headers=headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_every_card_there_is_comes_with_its_face_and_where_it_is_from(server: Service) -> None:
    cards = server.client.get("/api/workshop/spoils/cards?lang=de").json()
    whole = server.client.get("/api/workshop/spoils/cards?lang=de", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in whole.headers
    assert whole.json() == cards
    named = {card["face"]["name"]: card for card in cards}
    assert len(cards) > 150
    assert named["Lamplight Auditor"]["face"]["cost"] == 3
    assert named["Lamplight Auditor"]["why"] == ""
    assert named["Rage"]["unlimited"]
    assert named["The Open Gate"]["draws"] == [8, 9]
    assert {card["origin"] for card in cards} == {"house"}
    assert server.client.get("/api/workshop/chess/cards").status_code == 404


def test_of_every_set_it_is_told_how_much_plays_and_what_blocks_most() -> None:
    [house] = of_the_house("spoils")
    assert (house.name, house.origin, house.cards, house.plays) == ("Harrowgate", "house", house.read, house.read)
    assert sum(one.plays for one in of_the_house("unmatched")) >= 40
    held = blocking([("sing 2 songs", "A"), ("dance", "B"), ("Sing 3 songs", "C")])
    assert [(one.words, one.cards, one.example) for one in held] == [("sing 2 songs", 2, "A"), ("dance", 1, "B")]
    unread = Reading(Card("Bard", CardType.CHARACTER), [Problem(1, "sing a song", "nobody sings")])
    found = weighed("Songs", "library", [unread, *house_cards().values()])
    assert (found.cards - found.read, found.cards - found.plays) == (1, 1)
    assert [(one.words, one.example) for one in found.blocking] == [("sing a song", "Bard")]


def of_the_house(game: str) -> list[SetPlays]:
    workshop = box(game).workshop()
    assert workshop is not None
    return [one for one in workshop.plays() if one.origin == "house"]


def test_what_plays_is_answered_for_every_game(server: Service) -> None:
    for game in ("spoils", "unmatched", "mystic-war"):
        [first, *_] = server.client.get(f"/api/workshop/{game}/plays").json()
        assert first["cards"] == first["plays"] > 20


def test_a_deck_is_weighed_by_every_format_while_it_is_built(server: Service) -> None:
    faults = weigh(server, "deck", {"list": "1 The Open Gate\n5 Lamplight Auditor\n70 Greed\n3 Nobody Knows"})["faults"]
    assert len(faults["constructed"]) == 2  # five copies, an unknown card
    assert len(faults["limited"]) == 1
    assert weigh(server, "deck", {"list": ""})["faults"]["constructed"]
    assert "9 nine" in weigh(server, "deck", {"list": "nine 9 nine\n!"})["trouble"]


def test_a_card_is_read_while_it_is_written(server: Service) -> None:
    seen = weigh(server, "card", HOUND)
    assert (seen["misread"], seen["trouble"]) == ([], "")
    assert seen["faces"][0]["strength"] == 2
    assert seen["understood"] == [HOUND["text"]]
    wrong = weigh(server, "card", {**HOUND, "text": "When this card enters play, sing a song."})
    assert wrong["misread"][0]["line"] == 1
    assert wrong["faces"][0]["name"] == "Test Hound"
    assert "character" in weigh(server, "card", {**HOUND, "line": "Warlord"})["trouble"].lower()
    assert "Lamplight" in weigh(server, "card", {**HOUND, "name": "Lamplight Auditor"})["trouble"]


MENDED = {
    "When this creature attacks, draw a card.": "When this character attacks, draw a card.",
    "When this card enters the battlefield, draw a card.": "When this card enters play, draw a card.",
    "When this card dies, draw a card.": "When this card is destroyed, draw a card.",
    "When this card enters play, sing a song.": "",  # what is near to it says nothing like it
}


@pytest.mark.parametrize("written", MENDED)
def test_a_line_that_was_not_understood_is_told_as_it_would_be(server: Service, written: str) -> None:
    [wrong] = weigh(server, "card", {**HOUND, "text": f"COVERT\n{written}"})["misread"]
    assert (wrong["line"], wrong["mended"]) == (2, MENDED[written])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"cost": 10**30}, "0 to 99"),  # no position has room for it
        ({"stats": f"{2**63}/1/1"}, "0 to 99"),
        ({"line": "Banker Faction", "stats": "", "cost": None, "influence": 100}, "0 to 99"),
        ({"name": "Kennel \u202eretsaM"}, "cannot be seen"),  # it would turn round what stands beside it
        ({"text": "Draw a card.\x00"}, "cannot be seen"),
    ],
)
def test_numbers_and_letters_that_no_card_has_are_refused_in_words_and_come_to_no_table(
    server: Service, more: dict[str, Any], said: str
) -> None:
    ash = person(server, "Ash")
    content = {**HOUND, **more}
    assert said in weigh(server, "card", content)["trouble"]
    card = keep(server, ash, "card", "Hound", content)
    duel = [{"kind": "me", "name": "Ash"}, {"kind": "bot", "name": "Bot"}]
    body = {"game": "spoils", "seats": duel, "profile": ash, "works": {"0": card["id"]}}
    assert server.client.post("/api/tables", json=body).json()["code"] == "not-made"


def test_what_is_understood_of_a_text_is_told_beside_what_is_not(server: Service) -> None:
    ability = "SING\nCOST: Pay 2.\nEFFECT: Sing a song."
    assert weigh(server, "card", {**HOUND, "text": f"COVERT\nSing a song.\n{ability}"})["understood"] == ["COVERT"]
    assert weigh(server, "card", {**HOUND, "text": ability})["understood"] == []  # its cost alone means something else


def test_whoever_writes_is_told_what_cards_say(server: Service) -> None:
    said = {game: server.client.get(f"/api/workshop/{game}/sayings?lang=de").json() for game in ("spoils", "unmatched")}
    for found in said.values():
        assert len({(one["words"], one["kind"]) for one in found}) == len(found) > 40
    assert "Lamplight Auditor" in {one["card"] for one in said["spoils"]}
    assert {one["kind"] for one in said["spoils"]} == {"", "tactic"}
    [feint] = [one for one in said["unmatched"] if one["card"] == "Feint"]
    assert feint["words"].startswith("IMMEDIATELY")  # as it is printed


def test_what_somebody_makes_is_theirs_alone_until_they_share_it(server: Service) -> None:
    ash, elm = person(server, "Ash"), person(server, "Elm")
    deck = keep(server, ash, "deck", "Hounds", {"list": LIST})
    assert server.client.get(f"/api/works/{deck['id']}", headers=bearer(elm)).status_code == 404
    assert server.client.get("/api/works", headers=bearer(elm)).json() == []
    changed = {"name": "More hounds", "content": {"list": LIST + "1 Greed\n"}}
    newer = server.client.post(f"/api/works/{deck['id']}", json=changed, headers=bearer(ash)).json()
    assert [version["number"] for version in newer["versions"]] == [2, 1]
    older = server.client.get(f"/api/works/{deck['id']}?version=1", headers=bearer(ash)).json()
    assert older["content"]["list"] == LIST
    assert server.client.get("/api/shared/x").status_code == 404
    share = f"/api/works/{deck['id']}/share"
    shared = server.client.post(share, json={"on": True}, headers=bearer(ash)).json()["share"]
    assert server.client.get(f"/api/shared/{shared}").json()["name"] == "More hounds"
    server.client.post(share, json={"on": False}, headers=bearer(ash))
    assert server.client.get(f"/api/shared/{shared}").status_code == 404
    everything = server.client.get("/api/profile/everything", headers=bearer(ash)).json()
    assert len(everything["works"][0]["versions"]) == 2
    assert server.client.delete("/api/profile", headers=bearer(ash)).status_code == 204
    assert look(server, ash)["code"] == "no-profile"


def test_a_shared_deck_is_kept_with_the_cards_of_its_maker_in_one_request(server: Service) -> None:
    ash, elm = person(server, "Ash"), person(server, "Elm")
    hounds = [f"Hound of Row {letter}" for letter in "ABC"]
    for name in (*hounds, "Secret Hound"):
        keep(server, ash, "card", name, {**HOUND, "name": name})
    mine = keep(server, elm, "card", hounds[0], {**HOUND, "name": hounds[0], "cost": 2})
    lists = "[Faction]\n1 The Open Gate\n[Game Deck]\n40 Rage\n" + "".join(f"4 {name}\n" for name in hounds)
    deck = keep(server, ash, "deck", "Rows", {"list": lists})
    share = server.client.post(f"/api/works/{deck['id']}/share", json={"on": True}, headers=bearer(ash)).json()["share"]
    asked = {"game": "spoils", "kind": "deck", "name": "Rows", "shared": share}
    lists += "4 Secret Hound\n"  # of the maker's too, but not shared
    answer = server.client.post("/api/works", json={**asked, "content": {"list": lists}}, headers=bearer(elm))
    assert answer.status_code == 201, answer.text
    kept = server.client.get("/api/works?kind=card", headers=bearer(elm)).json()
    assert sorted(one["name"] for one in kept) == hounds
    assert server.client.get(f"/api/works/{mine['id']}", headers=bearer(elm)).json()["content"]["cost"] == 2
    gone = server.client.post("/api/works", json={**asked, "shared": "x", "content": {}}, headers=bearer(elm))
    assert gone.status_code == 404
    assert len(server.client.get("/api/works?kind=deck", headers=bearer(elm)).json()) == 1


def test_a_deck_is_called_by_its_name_and_never_by_its_first_card() -> None:
    called = {text: name_in(text) for text in ("# Hounds\n4 Test Hound", "4 Test Hound\n2 Greed", "mainspring")}
    assert list(called.values()) == ["Hounds", "", "mainspring"]


def test_a_deck_of_ones_own_comes_to_a_table_with_ones_own_cards_and_stays_in_its_journal(server: Service) -> None:
    ash = person(server, "Ash")
    card = keep(server, ash, "card", "Test Hound", HOUND)
    deck = keep(server, ash, "deck", "Hounds", {"list": LIST})
    assert weigh(server, "deck", {"list": LIST}, ash)["faults"]["limited"] == []
    own = server.client.get("/api/workshop/spoils/own", headers=bearer(ash)).json()
    assert [one["face"]["name"] for one in own] == ["Test Hound"]
    body = {
        "game": "spoils", "seats": [{"kind": "me", "name": "Ash"}, {"kind": "me", "name": "Bot"}],
        "profile": ash, "works": {"0": deck["id"]},
    }  # fmt: skip
    made = server.client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    table, token = made.json()["table"], made.json()["seats"][0]["token"]
    server.client.delete(f"/api/works/{card['id']}", headers=bearer(ash))
    printed = server.client.get(f"/api/tables/{table}/printed", headers=bearer(token)).json()["cards"]
    assert "Test Hound" in {face["name"] for face in printed}
    for seat in made.json()["seats"]:  # what is in a deck is for nobody else to know
        told = server.client.get(f"/api/tables/{table}/status", headers=bearer(seat["token"])).json()
        assert told["plays"][0] == "Hounds"
        assert all("\n" not in one for one in told["plays"])
    resigned = server.client.post(f"/api/tables/{table}/acts", json={"act": "resign"}, headers=bearer(token))
    assert resigned.status_code == 200, resigned.text
    journal = server.client.get(f"/api/tables/{table}/journal", headers=bearer(token)).json()
    assert [card["name"] for card in journal["setup"]["cards"]] == ["Test Hound"]
    assert "Test Hound" in journal["setup"]["decks"][0]
    gone = server.client.post("/api/tables", json=body)  # the card is deleted by now
    assert (gone.status_code, gone.json()["code"]) == (409, "not-made")
    stranger = server.client.post("/api/tables", json={**body, "profile": person(server, "Elm")})
    assert stranger.json()["code"] == "no-such-work"


def test_a_card_is_tried_at_a_table_where_it_comes_up_at_once(server: Service) -> None:
    ash = person(server, "Ash")
    card = keep(server, ash, "card", "Test Hound", HOUND)
    duel = [{"kind": "me", "name": "Ash"}, {"kind": "bot", "name": "Bot"}]
    body = {"game": "spoils", "seats": duel, "profile": ash, "works": {"0": card["id"]}}
    made = server.client.post("/api/tables", json=body)
    assert made.status_code == 201, made.text


def test_everything_about_a_card_of_the_catalogue(server: Service) -> None:
    ash = person(server, "Ash")
    deck = keep(server, ash, "deck", "Lamps", {"list": "4 Lamplight Auditor\n"})
    asked = "/api/workshop/spoils/about?name=Lamplight%20Auditor"
    about = server.client.get(asked, headers=bearer(ash)).json()
    assert about["understood"][0].startswith("When this card enters play")
    assert about["mine"] == {deck["id"]: "Lamps"}
    assert about["decks"]["old-mothers-money"] == "Old Mother's Money"  # as one says it
    assert "lamp-rent" in about["decks"]
    taken = server.client.get("/api/workshop/spoils/ready?name=old-mothers-money").json()["content"]
    assert taken["name"] == "Old Mother's Money"
    assert server.client.get("/api/workshop/spoils/about?name=Nobody").status_code == 409
    ready = server.client.get("/api/workshop/spoils/ready?name=lamp-rent").json()["content"]["list"]
    assert "Lamplight Auditor\n" in ready
    assert weigh(server, "deck", {"list": ready})["faults"]["constructed"] == []
    refused = server.client.get("/api/workshop/spoils/ready?name=..%2Fsetup.txt&lang=de").json()
    assert refused["code"] == "not-made"
    assert "lamp-rent" in refused["text"]


def test_what_rules_speak_of_leads_to_a_rule_or_a_card(server: Service) -> None:
    found = {}
    for game in ("spoils", "unmatched", "mystic-war"):
        numbers = {rule["number"] for rule in server.client.get(f"/api/games/{game}/rulebook").json()}
        terms = server.client.get(f"/api/workshop/{game}/terms?lang=de").json()
        assert all(one["rule"] in numbers for one in terms if one["rule"])
        assert all(one["rule"] or one["card"] for one in terms)
        found[game] = {one["words"]: one for one in terms}
    assert {"covert", "Covert", "Verborgen", "Flip Up"} <= set(found["spoils"])
    assert found["spoils"]["Rage"] == {"words": "Rage", "rule": "405.5", "card": ["Rage"], "sign": "R"}
    assert found["unmatched"]["SOFORT"]["rule"] == "attack-8"
    assert found["unmatched"]["Microweave Mesh"]["card"] == ["Black Panther", "Microweave Mesh"]
    assert found["mystic-war"]["Dragon"]["card"][0].startswith("Dragon ")


def hero() -> dict[str, Any]:
    source = files("mulligan.games.unmatched") / "decks" / "black-panther.toml"
    return {**tomllib.loads(source.read_text("utf-8")), "name": "Grey Cat"}


def test_every_hero_there_is_comes_with_all_cards_and_one_can_write_another(server: Service) -> None:
    rosters = server.client.get("/api/workshop/unmatched/rosters").json()
    panther = next(roster for roster in rosters if roster["name"] == "Black Panther")
    assert sum(card["count"] for card in panther["cards"]) == 30
    [feint] = [card for card in panther["cards"] if card["face"]["name"] == "Feint"]
    assert feint["understood"] == ["IMMEDIATELY: Cancel all effects on your opponent's card."]
    assert "cancel-1" in feint["face"]["rules"]
    assert panther["why"] == ""
    ash, cat = person(server, "Ash"), hero()
    body = {"kind": "hero", "content": cat}
    read = server.client.post("/api/workshop/unmatched/read", json=body).json()
    assert (read["trouble"], read["misread"]) == ("", [])
    cat["card"][0]["text"] = "AFTER COMBAT: Sing a song."
    read = server.client.post("/api/workshop/unmatched/read", json=body).json()
    assert [one["where"] for one in read["misread"]] == ["Analyze and Adjust"]
    taken = {"kind": "hero", "content": {**cat, "name": "Black Panther"}}
    assert "Black Panther" in server.client.post("/api/workshop/unmatched/read", json=taken).json()["trouble"]
    kept = {"game": "unmatched", "kind": "hero", "name": "Grey Cat", "content": hero()}
    work = server.client.post("/api/works", json=kept, headers=bearer(ash)).json()
    duel = [{"kind": "me", "name": "Ash"}, {"kind": "bot", "name": "Bot"}]
    asked = {"game": "unmatched", "seats": duel, "profile": ash, "works": {"0": work["id"]}}
    made = server.client.post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    written = {"kind": "hero", "name": "Grey Cat", "content": hero()}
    file = server.client.post("/api/workshop/unmatched/write", json=written).json()
    back = server.client.post("/api/workshop/unmatched/take-in", json=file).json()["content"]
    assert back["name"] == "Grey Cat"


@pytest.mark.parametrize(
    "content",
    [
        {"name": 3, "fighter": [], "card": []},
        {"name": "x", "fighter": "y", "card": {"a": 1}},
        {"name": "x", "move": 1, "fighter": [{"name": ["x"]}], "card": [{}]},
        {"fighter": [1], "card": [None]},
        {},
    ],
)
def test_what_is_no_hero_is_refused_in_words(server: Service, content: dict[str, Any]) -> None:
    answer = server.client.post("/api/workshop/unmatched/read", json={"kind": "hero", "content": content})
    assert answer.status_code == 200
    assert answer.json()["trouble"]


def test_a_deck_goes_out_as_a_file_and_comes_in_again(server: Service) -> None:
    for form in ("o8d", "txt"):
        asked = {"kind": "deck", "name": "Hounds & Co", "content": {"list": LIST}, "form": form}
        written = server.client.post("/api/workshop/spoils/write", json=asked).json()
        assert written["file"] == f"Hounds & Co.{form}"
        taken = server.client.post("/api/workshop/spoils/take-in", json=written)
        shelves = weigh(server, "deck", taken.json()["content"])["shelves"]
        assert [(shelf["name"], shelf["count"]) for shelf in shelves] == [
            ("The Open Gate", 1), ("Rage", 40), ("Test Hound", 35),
        ]  # fmt: skip
    nowhere = server.client.post("/api/workshop/mystic-war/take-in", json={"file": "a.o8d", "written": "1 Ash"})
    assert "nothing of that kind in this game" in nowhere.json()["text"]
    bad = server.client.post("/api/workshop/spoils/take-in", json={"file": "a.o8d", "written": "<a>" * 5000})
    assert bad.json()["code"] == "not-made"


def test_a_text_that_takes_too_long_is_given_up_and_harms_nobody(tmp_path: Path) -> None:
    with service(f"sqlite:///{tmp_path / 'tables.sqlite3'}", readings_at_once=1000, reading_seconds=60.0) as running:
        assert weigh(running, "card", HOUND)["trouble"] == ""  # a reader is there
        running.hall.readers.seconds = 0.001
        deep = "While you control an item, " * 60 + "draw a card."
        asked = {"kind": "card", "content": {**HOUND, "text": deep}}
        refused = running.client.post("/api/workshop/spoils/read", json=asked)
        assert refused.json()["code"] == "too-long-to-read"
        running.hall.readers.seconds = 20.0
        assert weigh(running, "card", HOUND)["trouble"] == ""


WHEEL = {
    "name": "Wheel", "line": "Warlord Character - hound", "cost": 0, "stats": "1/1/1",
    "text": "When this card is destroyed, put it into play.\nWhen this card enters play, destroy it.",
}  # fmt: skip


def test_a_card_that_goes_round_for_ever_ends_its_game_and_holds_up_nobody() -> None:
    spoils = box("spoils")
    workshop = spoils.workshop()
    assert workshop is not None
    come = {"kind": "card", "name": "Wheel", "content": WHEEL, "own": []}
    game = spoils.make(**workshop.setup(["A", "B"], {}, {0: come}))
    journal = Journal(game, "7")
    shown: list[Stage] = []
    for _ in range(40):
        decision = journal.state.decision
        if decision is None:
            break
        wheels = [option for option in decision.options if "Wheel" in game.label(journal.state, option)]
        option = (wheels or decision.options)[0]
        shown = spoils.layout().stages(journal.state, option)
        journal.apply(option)
    assert journal.state.over
    assert len(shown) <= STAGES_SHOWN  # nobody wants to see all of it


def test_a_reader_rehearses_what_was_asked_about_while_nobody_waits() -> None:
    asked = json.dumps({"do": "weigh", "game": "unmatched", "lang": "en", "kind": "hero", "content": {}, "own": []})
    for waits, left in ((lambda: False, 0), (lambda: True, 3)):
        answers = Answers()
        rehearsals = answer_all([asked.encode()], answers, waits)
        assert len(answers.lines) == 1
        assert len(list(rehearsals["unmatched"])) == left
    [rehearsed] = [len(list(workshop.rehearse())) for game in ("spoils",) if (workshop := box(game).workshop())]
    assert rehearsed == 33  # one that stops half way, and the longest of the house


def test_a_reader_that_nobody_has_asked_yet_rehearses_the_games_that_it_is_told() -> None:
    for waits, left in ((lambda: False, {"mystic-war": 0, "unmatched": 0}), (lambda: True, {})):
        answers = Answers()
        rehearsals = answer_all([], answers, waits, ["mystic-war", "unmatched"])
        assert answers.lines == []
        assert {game: len(list(rest)) for game, rest in rehearsals.items()} == left


@pytest.mark.parametrize("asked", ["/workshop/cards", "/api/works"])
def test_who_comes_into_the_workshop_finds_a_reader_before_they_have_typed_anything(database: str, asked: str) -> None:
    with service(database, reading_seconds=60.0) as running:
        readers, headers = running.hall.readers, bearer(person(running, "Ash"))
        running.client.get("/", headers=headers)
        assert not readers.children.living
        running.client.get(asked, headers=headers)
        [reader] = readers.idle
        assert readers.children.living == readers.unused == {reader}  # it may take as long as any that is just started
        assert running.client.get("/api/works", headers=headers).json() == []
        assert list(readers.idle) == [reader]
        assert weigh(running, "card", HOUND)["trouble"] == ""
        assert (list(readers.idle), readers.unused) == ([reader], set())


def until(so: Callable[[], bool]) -> None:
    for _ in range(3_000):
        if so():
            return
        time.sleep(0.01)
    raise AssertionError("it never came to be so")


def test_who_stands_in_the_lobby_finds_a_reader_when_they_come_into_the_workshop(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mulligan.server.workshop.readers.SOON", 0.01)
    with service(database, reading_seconds=60.0) as running:
        readers, headers = running.hall.readers, bearer(person(running, "Ash"))
        for _ in range(3):
            running.client.get("/", headers=headers)
        until(lambda: len(readers.idle) == 1)
        [reader] = readers.idle
        running.client.get("/workshop/", headers=headers)
        assert (list(readers.idle), readers.children.living) == ([reader], {reader})


def test_one_reader_is_made_ready_however_many_come_at_once_and_none_once_the_server_closes() -> None:
    async def come() -> tuple[int, int]:
        readers = Readers(60.0)
        await asyncio.gather(*(readers.warm_up() for _ in range(5)))
        started = len(readers.children.living)
        await readers.close()
        await readers.warm_up()
        return started, len(readers.children.living)

    assert on_a_loop(come()) == (1, 0)


def test_a_reader_that_nobody_asks_gives_its_memory_back_and_whoever_comes_in_later_finds_another() -> None:
    async def come_and_go() -> tuple[int, ...]:
        readers, found = Readers(60.0, resting=0.0), []
        for _ in range(2):
            await readers.warm_up()
            found.append(len(readers.children.living))
            while readers.children.living or readers.children.tasks:
                await asyncio.sleep(0.01)
            found.append(len(readers.idle) + len(readers.unused))
        await readers.close()
        return tuple(found)

    assert on_a_loop(come_and_go()) == (1, 0, 1, 0)


def test_who_comes_in_while_all_places_are_taken_does_not_wait_for_a_reader() -> None:
    async def come() -> int:
        readers = Readers(60.0, places=1)
        async with readers.turns.turn("Ash"):
            await asyncio.wait_for(readers.warm_up(), 30)
        return len(readers.children.living)

    assert on_a_loop(come()) == 0


def test_a_reader_that_has_died_meanwhile_is_replaced_and_nobody_is_refused() -> None:
    async def die_and_ask() -> tuple[bool, bool]:
        readers = Readers(60.0)
        await readers.warm_up()
        [dead] = readers.idle
        dead.kill()
        await dead.wait()
        found = await readers.ask("Ash", {"do": "terms", "game": "mystic-war", "lang": "en"})
        [living] = readers.idle
        replaced = dead not in readers.children.living and living is not dead
        await readers.close()
        return isinstance(found, list), replaced

    assert on_a_loop(die_and_ask()) == (True, True)


def test_what_is_read_while_the_machine_is_busy_elsewhere_is_not_said_to_take_too_long() -> None:
    async def stop_and_go_on() -> object:
        readers = Readers(60.0)
        asked = {"do": "terms", "game": "mystic-war", "lang": "en"}
        await readers.ask("Ash", asked)
        [reader] = readers.idle
        readers.seconds = 0.5
        reader.send_signal(signal.SIGSTOP)
        asyncio.get_running_loop().call_later(1.0, reader.send_signal, signal.SIGCONT)
        found = await readers.ask("Ash", asked)
        await readers.close()
        return found

    assert isinstance(on_a_loop(stop_and_go_on()), list)


class Answers(RawIOBase):
    """What a reader says, line by line."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def write(self, said: Any) -> int:
        self.lines.append(bytes(said))
        return len(said)


def test_of_those_who_type_one_is_read_at_a_time() -> None:
    async def typing() -> int:
        readers = Readers(60.0)
        asked = {"do": "weigh", "game": "unmatched", "lang": "en", "kind": "hero", "content": {}, "own": []}
        await asyncio.gather(*(readers.ask(who, asked) for who in ("Ash", "Elm", "Fir")))
        needed = len(readers.idle)
        await readers.close()
        return needed

    assert on_a_loop(typing()) == 1


def test_nobody_keeps_more_than_can_be_looked_through(database: str) -> None:
    with service(database, works_bytes=2_000) as server:
        ash = person(server, "Ash")
        first = keep(server, ash, "deck", "Long", {"list": "1 Rage\n" * 100})
        path = f"/api/works/{first['id']}"
        answers = [
            server.client.post(
                path, json={"name": "Long", "content": {"list": "2 Rage\n" * (100 + number)}}, headers=bearer(ash)
            ).json()
            for number in range(3)  # versions count, too
        ]
        assert answers[-1]["code"] == "too-much-kept"
        body = {"game": "spoils", "kind": "deck", "name": "Other", "content": {"list": "1 Rage\n" * 100}}
        assert server.client.post("/api/works", json=body, headers=bearer(ash)).json()["code"] == "too-much-kept"
        assert [one["name"] for one in server.client.get("/api/works", headers=bearer(ash)).json()] == ["Long"]
        assert server.client.delete(path, headers=bearer(ash)).status_code == 204
        assert server.client.post("/api/works", json=body, headers=bearer(ash)).status_code == 201
