"""Tables over HTTP: making them, acting at them, refusing what is stale or forged, and what comes afterwards."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mulligan.games import journal_of
from mulligan.server.play import hall
from mulligan.server.play.fairness import share_token
from tests.server.tables import HERE, Service, TestTable, asked, bearer, finished, make, play_out, seats, service


def test_a_table_is_made_with_a_secret_for_every_person_and_none_for_bots(server: Service) -> None:
    body = {"game": "mystic-war", "seats": seats(2, 2)}
    made = server.client.post("/api/tables", json=body).json()
    assert [link["token"] is None for link in made["seats"]] == [False, False, True, True]
    assert made["mine"] == 0
    assert len({link["token"] for link in made["seats"][:2]} | {made["watch"]}) == 3


def test_many_who_make_tables_at_once_are_served_one_after_another(
    server: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, setting_up, at_once = hall.set_up, [0], []

    def watched(name: str, names: list[str], chosen: dict[str, Any]) -> dict[str, Any]:
        setting_up[0] += 1
        at_once.append(setting_up[0])
        time.sleep(0.01)
        setup = real(name, names, chosen)
        setting_up[0] -= 1
        return setup

    monkeypatch.setattr(hall, "set_up", watched)
    body = {"game": "mystic-war", "seats": seats(2, 2)}
    with ThreadPoolExecutor(4) as people:
        made = list(people.map(lambda _: server.client.post("/api/tables", json=body).status_code, range(4)))
    assert (made, at_once) == ([201] * 4, [1] * 4)


def test_only_hashes_of_the_secrets_are_kept(database: str) -> None:
    with service(database) as server:
        table = make(server, people=3)
        stored = server.hall.store.read_now(table.ident)
    assert stored is not None
    assert {sha256(token.encode()).hexdigest() for token in table.tokens.values()} == set(stored.keys)
    kept = Path(database.removeprefix("sqlite:///")).read_bytes()
    assert not any(token.encode() in kept for token in table.tokens.values())


def test_the_lobby_lists_the_games_in_both_languages(server: Service) -> None:
    english, german = (server.client.get("/api/games", params={"lang": lang}).json() for lang in ("en", "de"))
    assert [game["name"] for game in english] == [game["name"] for game in german]
    assert english[0]["about"] != german[0]["about"]


def test_a_choice_is_made_and_seen_by_all(server: Service) -> None:
    table = make(server, people=3, seed="a")
    seat = asked(table)
    prompt = table.get(seat)["prompt"]
    status, answer = table.choose(seat, prompt, prompt["options"][0]["id"])
    assert status == 200
    assert answer["type"] == "done"
    assert len({len(table.get(other)["log"]) for other in table.tokens}) == 1


def test_a_stale_choice_is_refused_and_changes_nothing(server: Service) -> None:
    table = make(server, people=3, seed="a")
    seat = asked(table)
    prompt = table.get(seat)["prompt"]
    option = prompt["options"][0]["id"]
    table.choose(seat, prompt, option)
    before = table.get(-1)
    status, answer = table.choose(seat, prompt, option)
    assert (status, answer["code"]) == (409, "stale")
    assert table.get(-1) == before


def test_a_choice_of_another_seat_a_forged_ticket_and_an_option_not_offered_are_refused(server: Service) -> None:
    table = make(server, people=3, seed="a")
    seat = asked(table)
    prompt = table.get(seat)["prompt"]
    option = prompt["options"][0]["id"]
    assert table.choose((seat + 1) % 3, prompt, option)[1]["code"] == "stale"
    assert table.choose(seat, {"ticket": "0" * 18}, option)[1]["code"] == "stale"
    assert table.choose(seat, prompt, 99_999)[1]["code"] == "not-offered"
    assert table.choose(-1, prompt, option)[1]["code"] == "watching"


def test_a_wrong_token_opens_nothing(server: Service) -> None:
    table = make(server)
    answer = server.client.get(f"/api/tables/{table.ident}", headers=bearer("guess"))
    assert (answer.status_code, answer.json()["code"]) == (403, "no-key")
    assert server.client.get("/api/tables/0000", headers=bearer("guess")).status_code == 404


def test_a_malformed_act_is_refused_in_words(server: Service) -> None:
    table = make(server)
    for act in ({"act": "choose"}, {"act": "dance"}, {}, {"act": "say", "text": ""}, {"act": "say", "text": "a\nb"}):
        status, answer = table.act(0, **act)
        assert (status, answer["code"]) == (422, "malformed")


def test_an_impossible_table_is_refused_in_words(server: Service) -> None:
    for body in (
        {"game": "chess", "seats": seats(2, 0)},
        {"game": "mystic-war", "seats": seats(2, 0)},
        {"game": "mystic-war", "seats": seats(1, 2), "open": True},
        {"game": "unmatched", "seats": seats(1, 4)},
        {"game": "unmatched", "seats": seats(1, 1), "setup": {"heroes": ["Black Widow", "Nobody"]}},
        {"game": "unmatched", "seats": seats(1, 2), "setup": {"board": "Yukon"}},
        {"game": "unmatched", "seats": seats(1, 1), "setup": {"weather": "rain"}},
    ):
        answer = server.client.post("/api/tables", json=body)
        assert answer.status_code in (404, 409)
        assert answer.json()["text"]


@pytest.mark.parametrize(("game", "people"), [("mystic-war", 3), ("unmatched", 2)])
def test_what_can_be_taken_back_at_once_is_taken_back_at_once(server: Service, game: str, people: int) -> None:
    random = Random(5)
    table = make(server, people=people, seed="take back", game=game)
    for _ in range(400):
        seat = asked(table)
        seen = table.get(seat)
        before = seen["prompt"]
        table.choose(seat, before, random.choice(before["options"])["id"])
        after = table.get(seat)
        if after["status"]["can_take_back"]:
            assert table.act(seat, act="take-back")[0] == 200
            again = table.get(seat)
            assert again["prompt"]["options"] == before["options"]
            assert again["prompt"]["ticket"] != before["ticket"]
            assert again["position"] == seen["position"]
            return
    raise AssertionError("nothing could ever be taken back")


def test_other_choices_are_taken_back_when_everybody_agrees(server: Service) -> None:
    table = make(server, people=2, bots=1, seed="consent")
    seat = asked(table)
    seen = table.get(seat)
    discard = next(option for option in seen["prompt"]["options"] if option["id"] // 1000 == 2)
    table.choose(seat, seen["prompt"], discard["id"])
    assert not table.get(seat)["status"]["can_take_back"]
    other = 1 - seat
    assert table.act(seat, act="take-back")[0] == 200
    assert table.get(other)["status"]["request"] == {"seat": seat, "waiting": [other]}
    assert table.act(seat, act="answer-take-back", agree=True)[1]["code"] == "no-request"
    table.act(other, act="answer-take-back", agree=False)
    assert table.get(seat)["status"]["request"] is None
    table.act(seat, act="take-back")
    table.act(other, act="answer-take-back", agree=True)
    again = table.get(seat)
    assert again["position"] == seen["position"]
    assert [option["id"] for option in again["prompt"]["options"]] == [
        option["id"] for option in seen["prompt"]["options"]
    ]


def test_nobody_asks_again_and_again_for_the_same_choice(server: Service) -> None:
    """Whoever is asked sees nothing of their own decision, while their clock runs."""
    table = make(server, people=2, bots=1, seed="consent")
    seat = asked(table)
    prompt = table.get(seat)["prompt"]
    discard = next(option for option in prompt["options"] if option["id"] // 1000 == 2)
    table.choose(seat, prompt, discard["id"])
    other = 1 - seat
    for _ in range(2):
        assert table.get(seat)["status"]["can_ask_take_back"]
        assert table.act(seat, act="take-back")[0] == 200
        table.act(other, act="answer-take-back", agree=False)
    assert not table.get(seat)["status"]["can_ask_take_back"]
    assert table.act(seat, act="take-back")[1]["code"] == "enough-asked"
    while (choosing := asked(table)) != seat:
        prompt = table.get(choosing)["prompt"]
        table.choose(choosing, prompt, prompt["options"][0]["id"])
    prompt = table.get(seat)["prompt"]
    discard = next(option for option in prompt["options"] if option["id"] // 1000 == 2)
    table.choose(seat, prompt, discard["id"])
    assert table.act(seat, act="take-back")[0] == 200  # of another choice


def test_everybody_can_talk_also_those_who_watch(server: Service) -> None:
    table = make(server)
    assert table.act(0, act="say", text="  Good luck! ")[0] == 200
    assert table.act(-1, act="say", text="Hello")[0] == 200
    said = table.get(1)["chat"]
    assert [(line["name"], line["text"]) for line in said] == [("P0", "Good luck!"), ("", "Hello")]
    assert table.get(1, chat_seen=1)["chat"] == said[1:]


def test_one_talker_does_not_fill_the_table(server: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mulligan.server.play.table.MOST_SAID", 3)
    table = make(server)
    said = [table.act(0, act="say", text=f"word {number}")[0] for number in range(5)]
    assert said == [200] * 3 + [409] * 2
    assert table.act(0, act="say", text="more")[1]["code"] == "enough-said"
    assert table.act(1, act="say", text="and I?")[0] == 200
    assert len(table.get(2)["chat"]) == 4


def test_a_bot_steps_in_for_somebody_who_left_and_out_again(server: Service) -> None:
    table = make(server, people=3, seed="a")
    seat = asked(table)
    other = (seat + 1) % 3
    server.hall.rooms[table.ident].away_after = 0
    assert table.act(other, act="stand-in", seat=seat, on=True)[0] == 200
    assert asked(table) != seat
    assert table.get(seat)["prompt"] is None
    assert table.act(other, act="stand-in", seat=seat, on=False)[1]["code"] == "not-your-seat"
    assert table.act(seat, act="stand-in", seat=seat, on=False)[0] == 200
    assert not table.get(seat)["status"]["seats"][seat]["stand_in"]


def test_who_resigns_is_played_for_and_the_game_ends_when_no_person_is_left(server: Service) -> None:
    table = make(server, people=2, bots=2)
    table.act(0, act="resign")
    status = table.get(1)["status"]
    assert status["seats"][0]["resigned"]
    assert not status["over"]
    table.act(1, act="resign")
    status = table.get(1)["status"]
    assert (status["over"], status["ended_by"]) == (True, "resignation")
    assert status["seed"]


def test_somebody_takes_a_free_seat_of_an_open_table_once(server: Service) -> None:
    table = make(server, people=2, bots=1, open=True)
    listed = server.client.get("/api/tables").json()
    terms = {"move": 0, "game": 0, "out": "lose", "away": None, "best_of": 1}
    names = ["P0", "P1", "B0"]
    assert listed == [{"table": table.ident, "game": "mystic-war", "names": names, "free": [1], "terms": terms}]
    taken = server.client.post(f"/api/tables/{table.ident}/join", json={"name": "P0"})
    assert taken.json()["code"] == "name-taken"
    joined = server.client.post(f"/api/tables/{table.ident}/join", json={"name": "Ash"}).json()
    seen = server.client.get(f"/api/tables/{table.ident}", headers=bearer(joined["token"])).json()
    assert seen["status"]["you"] == 1
    assert seen["position"]["realms"][1]["name"] == "Ash"
    assert server.client.get("/api/tables").json() == []
    again = server.client.post(f"/api/tables/{table.ident}/join", json={"name": "Elm"})
    assert again.json()["code"] == "nothing-free"


def test_a_finished_game_can_be_verified_replayed_and_downloaded(server: Service) -> None:
    table = finished(server)
    journal = table.get(0, "/journal")
    salt, seed = journal["salt"], journal["seed"]
    assert sha256(f"{len(salt)}:{salt},{len(seed)}:{seed},".encode()).hexdigest() == table.commitment
    played = journal_of({key: journal[key] for key in ("mulligan", "game", "setup", "seed", "choices")})
    assert played.state.over
    status = table.get(0)["status"]
    assert (status["seed"], status["salt"]) == (journal["seed"], journal["salt"])
    assert status["choices"] == len(journal["choices"])
    assert table.get(0, "/replay", at=0)["position"]["round"] == 1
    last = table.get(0, "/replay", at=len(journal["choices"]))
    assert last["position"] == table.get(0)["position"]
    assert table.get(0, "/replay", at=len(journal["choices"]) + 1)["code"] == "no-such-point"


def test_a_finished_game_is_shared_by_a_link_for_watching(server: Service) -> None:
    table = finished(server)
    table.tokens[-2] = table.get(0)["status"]["share"]
    assert table.get(-2)["status"]["you"] == -1
    assert table.get(-2, "/replay", at=0)["position"]["round"] == 1
    assert table.act(-2, act="rematch")[1]["code"] == "watching"


def test_before_the_end_that_link_opens_nothing(server: Service) -> None:
    table = make(server)
    assert table.get(0)["status"]["share"] is None
    row = server.hall.rooms[table.ident].table.row
    table.tokens[-2] = share_token(row.salt)
    assert table.get(-2)["code"] == "no-key"


def test_how_a_table_stands_is_told_in_short(server: Service) -> None:
    table = make(server)
    told, status = table.get(1, "/status"), table.get(1)["status"]
    assert {name: told[name] for name in status} == status
    assert set(told) - set(status) == {"turn", "plays", "last"}


def test_a_replay_says_where_in_the_log_it_stands(server: Service) -> None:
    table = finished(server)
    log = table.get(0)["log"]
    seen = table.get(0, "/replay", at=5)
    assert seen["log"] == log[seen["log_from"] : seen["log_from"] + len(seen["log"])]
    assert seen["log_from"] > 0


def test_a_replay_is_the_same_in_whatever_order_it_is_read(server: Service) -> None:
    table = finished(server)
    forward = [table.get(1, "/replay", at=at) for at in range(12)]
    assert [table.get(1, "/replay", at=at) for at in reversed(range(12))] == forward[::-1]
    assert forward[0]["position"] != forward[-1]["position"]
    assert table.get(1, "/replay", at=5, seat=2)["log_from"] == forward[5]["log_from"]


def test_nothing_of_that_can_be_had_before_the_end(server: Service) -> None:
    table = make(server)
    for path in ("/journal", "/replay"):
        assert table.get(0, path)["code"] == "not-over"
    branch = server.client.post(
        f"/api/tables/{table.ident}/branch", json={"at": 0, "seats": seats(3, 0)}, headers=bearer(table.tokens[0])
    )
    assert branch.json()["code"] == "not-over"
    assert table.act(0, act="rematch")[1]["code"] == "not-over"
    status = table.get(0)["status"]
    assert status["seed"] is None
    assert status["salt"] is None


@pytest.mark.parametrize("game", ["mystic-war", "unmatched"])
def test_a_new_table_begins_at_any_point_of_a_finished_one(server: Service, game: str) -> None:
    table = finished(server, game=game)
    middle = table.get(0)["status"]["choices"] // 2
    body = {"at": middle, "seats": seats(3, 0)}
    made = server.client.post(f"/api/tables/{table.ident}/branch", json=body, headers=bearer(table.tokens[0])).json()
    new = TestTable(server, made["table"], {link["seat"]: link["token"] for link in made["seats"]}, made["commitment"])
    for seat in range(3):
        assert new.get(seat)["position"] == table.get(0, "/replay", at=middle, seat=seat)["position"]


@pytest.mark.parametrize("game", ["mystic-war", "unmatched"])
def test_a_rematch_has_the_same_people_with_the_same_keys(server: Service, game: str) -> None:
    table = finished(server, game=game)
    first = table.act(0, act="rematch")[1]["note"]
    assert table.act(2, act="rematch")[1]["note"] == first
    assert table.get(1)["status"]["rematch"] == first
    again = TestTable(server, first, table.tokens, "")
    assert [again.get(seat)["status"]["you"] for seat in range(3)] == [0, 1, 2]
    assert not again.get(0)["status"]["over"]


def test_a_game_goes_on_after_the_server_went_away(any_database: str) -> None:
    random = Random(1)
    with service(any_database) as server:
        table = make(server, people=2, bots=1, seed="restart")
        table.act(0, act="say", text="Back soon")
        for _ in range(25):
            seat = asked(table)
            prompt = table.get(seat)["prompt"]
            table.choose(seat, prompt, random.choice(prompt["options"])["id"])
        asked(table)
        before = {seat: table.get(seat) for seat in table.tokens}
    with service(any_database) as server:
        table.service = server
        assert {seat: table.get(seat) for seat in table.tokens} == before
        assert play_out(table, random) > 0


def test_names_are_changed_in_all_words(server: Service) -> None:
    table = make(server)
    assert table.act(1, act="rename", name="Hazel")[0] == 200
    assert table.act(2, act="rename", name="Hazel")[1]["code"] == "name-taken"
    seen = table.get(0)
    assert seen["position"]["realms"][1]["name"] == "Hazel"
    assert any("Hazel" in line["text"] for line in seen["log"])


def test_waiting_for_news_gives_them_as_soon_as_they_come(server: Service) -> None:
    table = make(server, seed="a")
    seen = table.get(-1)
    quiet = table.get(-1, generation=seen["generation"], log_seen=len(seen["log"]), wait=0.05)
    assert quiet["log"] == []
    assert quiet["log_from"] == len(seen["log"])


def test_who_waits_for_news_is_not_woken_by_others_whose_waiting_ends(server: Service) -> None:
    table = make(server, seed="a")
    seat = asked(table)
    first, other = ((seat + 1) % 3, (seat + 2) % 3)
    seen = table.get(first)
    known = {"generation": seen["generation"], "log_seen": len(seen["log"])}
    table.get(other, **known, wait=0.05)
    began, waited = time.monotonic(), []

    def wait() -> None:
        table.get(first, **known, wait=1.0)
        waited.append(time.monotonic() - began)

    waiting = threading.Thread(target=wait)
    waiting.start()
    while not waited:
        table.get(other, **known, wait=0.05)
    waiting.join()
    assert waited[0] >= 1.0


def test_refusals_speak_the_language_asked_for(server: Service) -> None:
    table = make(server)
    answer = server.client.get(f"/api/tables/{table.ident}", params={"lang": "de"}, headers=bearer("nobody"))
    assert "Link" in answer.json()["text"]
    assert answer.json()["text"] != "This link does not open a seat at this table."


def test_the_page_of_a_table_is_the_same_for_all(server: Service) -> None:
    answer = server.client.get(f"{HERE}/table/0123")
    assert answer.status_code in (200, 503)


def test_three_people_lead_four_heroes_and_still_do_after_somebody_took_another_name(server: Service) -> None:
    setup = {"heroes": ["Black Widow", "Winter Soldier", "Black Panther"], "teams": True, "partner": "Black Panther"}
    table = make(server, people=3, game="unmatched", setup=setup)
    heroes = ["Black Widow", "Winter Soldier", "Black Panther 1", "Black Panther 2"]
    for name in ("P0", "Birch"):
        if name != "P0":
            assert table.act(0, act="rename", name=name)[0] == 200
        sides = table.get(0)["position"]["sides"]
        assert [side["hero"] for side in sides] == heroes
        assert [side["seat"] for side in sides] == [0, 1, 0, 2]
        assert sides[0]["name"] == sides[2]["name"] == name


def test_a_table_of_unmatched_tells_its_board_and_its_cards(server: Service) -> None:
    table = make(server, people=2, game="unmatched", setup={"board": "Soho"})
    printed = table.get(-1, "/printed", lang="de")
    assert printed["board"]["name"] == "Soho"
    assert {zone["label"] for zone in printed["board"]["zones"]} >= {"Grün", "Petrol"}
    assert all(card["text"] for card in printed["cards"])
    assert make(server).get(-1, "/printed")["board"] is None
