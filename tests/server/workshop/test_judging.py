"""The judge's desk over HTTP: scenarios run with limits, moments for one pair of eyes, doubts for the host."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mulligan.cli import main
from mulligan.games import box, names
from mulligan.games import game as game_of
from mulligan.games.mystic_war.game import MysticWarState
from mulligan.games.spoils.game import SpoilsState
from mulligan.games.spoils.options import ABOUT_RESPONSE_TO_END
from mulligan.games.unmatched.game import UnmatchedState
from mulligan.games.unmatched.options import ABOUT_DEFENSE_CARD
from mulligan.games.unmatched.table import ATTACKING, BARRED
from mulligan.kernel.state import HIDDEN
from mulligan.kernel.view import View
from mulligan.messages import text
from mulligan.scenarios.judged import judge
from mulligan.scenarios.moment import UNSEEN, dealt_by, known_since, moment
from mulligan.scenarios.scenario import read_scenario
from mulligan.scenarios.written import written
from tests.server.people.test_people import person
from tests.server.tables import Service, asked, bearer, make, once, service

pytestmark = once

DRAGON = """title: A canceled Dragon comes back, and burns gold instead
game: mystic-war
seats: [A, B, C]
given:
  turn: A
  A: {followers: 12, gold: 15, hand: [Dragon 10, Negation]}
  B: {mystic power: 15, gold: 15, hand: [Dragonbane, Transmutation (Gold)]}
play:
  - A: Dragon 10 on B's Mystic Power
  - B: Dragonbane
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("judging") / "tables.sqlite3"


@pytest.fixture(scope="module")
def server(place: Path) -> Iterator[Service]:
    with service(f"sqlite:///{place}", readings_at_once=1000, reading_seconds=60.0) as running:
        yield running


def judged(server: Service, **case: Any) -> Any:
    answer = server.client.post("/api/judge", json=case)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_scenario_is_run_and_explained_by_its_text_or_by_what_stands_in_it(server: Service) -> None:
    first = judged(server, text=DRAGON)
    assert first["holds"]
    assert first["asked"] == "A"
    assert "Negation" in first["options"]
    assert any("Dragonbane" in one["text"] and one["rule"] for one in first["events"])
    assert {"of": "B", "key": "gold", "value": "15"} in first["facts"]
    scenario = first["scenario"]
    scenario["play"].append({"A": "Negation"})
    scenario["then"] = {"B": {"mystic power": "15"}, "events includes": ["Dragon"]}
    second = judged(server, scenario=scenario)
    assert "  - A: Negation\n" in second["text"]
    assert judged(server, text=second["text"])["scenario"] == second["scenario"]
    assert not second["holds"]
    assert second["expected"] == "15"
    assert second["line"] == second["text"].splitlines().index("  B: {mystic power: 15}") + 1


def test_what_cannot_be_read_or_does_not_end_gets_a_message(server: Service) -> None:
    unread = judged(server, text="title: [")
    assert unread["scenario"] is None
    assert unread["message"]
    unknown = judged(server, text="title: x\ngame: chess\nseats: [A]\n")
    assert "chess" in unknown["message"]
    assert unknown["scenario"]["game"] == "chess"
    bomb = "a: &a [x, x, x, x, x, x, x, x]\n" + "".join(
        f"{chr(98 + n)}: &{chr(98 + n)} [{', '.join(['*' + chr(97 + n)] * 8)}]\n" for n in range(8)
    )
    assert judged(server, text=bomb)["message"]
    large = server.client.post("/api/judge", json={"text": "x" * 40_000})
    assert large.status_code == 422
    nothing = server.client.post("/api/judge/desk", json={"game": "chess", "seats": ["A"]})
    assert nothing.status_code == 404
    wrong = {"game": "unmatched", "seats": ["A", "B"], "setup": {"heroes": ["Nobody", "Nobody"]}}
    assert server.client.post("/api/judge/desk", json=wrong).json()["code"] == "not-made"


def test_the_desk_says_what_positions_are_made_of(server: Service) -> None:
    for game, zone in (("spoils", "play"), ("unmatched", "fighters"), ("mystic-war", "face up")):
        seats = ["A", "B", "C"][: box(game).seats.usual]
        desk = server.client.post("/api/judge/desk", json={"game": game, "seats": seats}).json()
        keys = {part["key"]: part for part in desk["seats"][0]}
        assert {"hand", zone} <= set(keys)
        assert desk["heaps"][keys["hand"]["heap"]]
        assert "turn" in {part["key"] for part in desk["table"]}


def test_a_scenario_is_kept_and_shared_as_decks_are(server: Service) -> None:
    ash = person(server, "Ash")
    body = {"game": "mystic-war", "kind": "scenario", "name": "A Dragon", "content": {"text": DRAGON}}
    kept = server.client.post("/api/works", json=body, headers=bearer(ash)).json()
    share = server.client.post(f"/api/works/{kept['id']}/share", json={"on": True}, headers=bearer(ash)).json()["share"]
    assert server.client.get(f"/api/shared/{share}").json()["content"]["text"] == DRAGON


def games_under_way(count: int) -> Iterator[tuple[Any, str, list[int]]]:
    """Some moments of each game, with how it came to them."""
    for name in names():
        if box(name).workshop() is None:
            continue
        game = game_of(name)
        for number in range(count):
            random, seed = Random(f"{name} {number}"), f"moment {number}"
            state, choices = game.start(seed), []
            for _ in range(random.randrange(20, 90)):
                if state.decision is None:
                    break
                choices.append(random.choice(state.decision.options))
                state.apply(choices[-1])
            if state.decision is not None:
                yield game, seed, choices


def test_every_moment_of_a_game_is_a_scenario_that_can_be_run_from_what_each_seat_knows() -> None:
    """And it comes to what the seat is asked, unless chance has a part in it."""
    asked = reached = 0
    for game, seed, choices in games_under_way(4):
        state = game.start(seed)
        for option in choices:
            state.apply(option)
        assert state.decision is not None
        for seat in range(game.seats):
            said = written({"title": "x", **moment(game, seed, choices, seat)})
            outcome = judge(said)
            assert outcome.scenario is not None, said
            assert outcome.events or outcome.asked, (said, outcome.message)
            if state.decision.seat == seat:
                asked += 1
                reached += (outcome.asked, outcome.question) == (game.seat_names[seat], game.question(state))
    assert asked == 12
    assert reached >= 11


def answered(name: str, seed: str, subject: int) -> tuple[Any, str, list[int]]:
    """A game up to where somebody is asked about this."""
    game, random = game_of(name), Random(seed)
    state, choices = game.start(seed), []
    while state.decision is None or state.decision.subject != subject:
        assert state.decision is not None
        choices.append(random.choice(state.decision.options))
        state.apply(choices[-1])
    return state, seed, choices


def test_a_card_that_another_chose_face_down_is_any_card_in_the_scenario() -> None:
    state, seed, choices = answered("unmatched", "blind", ABOUT_DEFENSE_CARD)
    seat = state.decision.seat
    told = moment(state.game, seed, choices, seat)
    assert told["play"][-1] == {state.game.seat_names[1 - seat]: UNSEEN}
    outcome = judge(written({"title": "x", **told}))
    assert (outcome.asked, outcome.question) == (state.game.seat_names[seat], state.game.question(state))


def test_plain_answers_of_others_are_said_where_nothing_else_can_have_been_chosen() -> None:
    """Whoever is asked before a turn ends knows that the other ended it, though no sentence says so."""
    state, seed, choices = answered("spoils", "ends", ABOUT_RESPONSE_TO_END)
    seat = state.decision.seat
    told = moment(state.game, seed, choices, seat)
    assert told["play"][-1] == {state.game.seat_names[1 - seat]: "End the turn"}
    outcome = judge(written({"title": "x", **told}))
    assert (outcome.asked, outcome.question) == (state.game.seat_names[seat], state.game.question(state))


def test_a_position_is_the_same_whatever_the_hidden_cards_are() -> None:
    """It is made from the view alone: dealt again, the hidden cards change nothing in it."""
    from mulligan.kernel.random import Random as Chance

    for game, seed, choices in games_under_way(4):
        state = game.start(seed)
        for option in choices:
            state.apply(option)
        workshop = box(game.name).workshop()
        assert workshop is not None
        for seat in range(game.seats):
            view = View(state, seat)
            others = View(view.deal_cards(Chance(f"again {seat}")), seat)
            assert HIDDEN in list(view.position.printed)
            assert workshop.position(view) == workshop.position(others)


def test_where_a_card_lay_before_a_shuffle_is_not_told_though_chance_put_it_back() -> None:
    state = game_of("mystic-war").start("1", record=True)
    assert isinstance(state, MysticWarState)
    rest, dealt, deck = state.clone(), dealt_by(state), list(state.deck)
    state.shuffle(deck)
    back = [card for card in deck if state.printed[card] == rest.printed[card]]
    for card in back:
        state.show(card)
    assert back
    view = known_since(rest, state, 0, dealt)
    assert {view.position.printed[card] for card in back} == {HIDDEN}


def test_what_others_chose_unseen_is_not_said() -> None:
    """An attack in Unmatched lies face down until both have chosen; a resource of The Spoils may lie face down too."""
    hidden = shown = 0
    for game, seed, choices in games_under_way(8):
        state = game.start(seed, record=True)
        for option in choices:
            state.apply(option)
        options = import_module(f"mulligan.games.{game.name.replace('-', '_')}.options").OPTIONS
        plain = {text(f"{game.name}-option-{name}") for name in options.answers}
        named = [name for name in box(game.name).stage().known(state) if len(name) > 4 and name not in plain]
        for seat in range(game.seats):
            told = moment(game, seed, choices, seat)
            known = json.dumps(told["given"])
            assert state.record is not None
            log = " ".join(game.sentence(event.for_seat(seat), seat) for event in state.record.events)
            for step in told["play"]:
                [(by, words)] = step.items()
                if by == game.seat_names[seat]:
                    continue
                shown += 1
                for card in [name for name in named if name in words]:
                    assert card in log or card in known or card in game.seat_names
            hidden += "hand size" in known or "Unknown card" in known
    assert shown
    assert hidden


def test_what_was_drawn_since_lies_on_top_and_what_holds_for_the_turn_is_said() -> None:
    """A maneuver draws a card, and it is that card with which it is boosted."""
    game, reached = game_of("unmatched"), 0
    told: dict[str, Any] = {}
    for number in range(6):
        random, seed = Random(f"drawn {number}"), f"drawn {number}"
        state, choices = game.start(seed), []
        for _ in range(40):
            assert state.decision is not None
            labels = {game.label(state, option): option for option in state.decision.options}
            choices.append(labels.get("maneuver", random.choice(list(state.decision.options))))
            state.apply(choices[-1])
        decision = state.decision
        assert decision is not None
        told = moment(game, seed, choices, decision.seat)
        outcome = judge(written({"title": "x", **told}))
        reached += (outcome.asked, outcome.question) == (game.seat_names[decision.seat], game.question(state))
    assert reached == 6
    stronger = {**told["given"]["A"], "attack bonus": {"Black Widow": 2}}
    said = written({"title": "x", **told, "given": {**told["given"], "A": stronger}, "play": []})
    assert judge(said).holds
    state = box("unmatched").stage().arrange(game, read_scenario(said).given, "1")
    assert isinstance(state, UnmatchedState)
    workshop = box("unmatched").workshop()
    assert workshop is not None
    assert workshop.position(View(state, 0))["given"]["A"]["attack bonus"] == {"Black Widow": 2}
    wrong = said.replace("{Black Widow: 2}", "{Nobody: 2}")
    assert "Nobody" in judge(wrong).message


def test_what_a_scenario_leaves_out_of_a_moment_is_said(server: Service) -> None:
    table = make(server, seed="1")
    seat = asked(table)
    assert "deity" in table.get(seat, "/moment")["left_out"][0]  # between two turns
    assert table.get((seat + 1) % 3, "/moment")["left_out"] == []  # what others are asked is not theirs to know
    workshop = box("spoils").workshop()
    assert workshop is not None
    state = game_of("spoils").start("1")
    assert isinstance(state, SpoilsState)
    assert workshop.left_out(View(state, 0)) == []
    random, stage = Random("3"), box("spoils").stage()
    while not state.lasting or not stage.rests(state):
        assert state.decision is not None
        state.apply(random.choice(list(state.decision.options)))
    assert workshop.left_out(View(state, 0)) == []
    state.lasting[0].text.named = 1
    assert "An effect lasts" in workshop.left_out(View(state, 0))[0]
    heroes = box("unmatched").workshop()
    assert heroes is not None
    fight = game_of("unmatched").start("1")
    assert isinstance(fight, UnmatchedState)
    assert heroes.left_out(View(fight, 0)) == []
    fight.turn[BARRED + ATTACKING] = 1
    assert "keeps somebody from acting" in heroes.left_out(View(fight, 0))[0]


LASTING = """title: A charge is over at the end of the turn
game: spoils
seats: [A, B]
given:
  cards:
    - {name: Cry, line: Warlord Tactic, cost: 1, text: Pick a character. It gains 2 strength this turn.}
    - {name: Ox, line: Warlord Character, cost: 3, stats: 2/3/2}
  turn: A
  A: {play: [Ox, Ox], discard: [Cry], resources: [Rage]}
  lasting:
    - {text: Cry, of: A, on: [Ox (2)], until: end of turn}
play:
  - now: {Ox: {strength: 2}, Ox (2): {strength: 4}}
  - A: end the turn
then:
  Ox (2): {strength: 2}
"""


def test_effects_that_last_are_said_and_laid_out_again() -> None:
    outcome = judge(LASTING)
    assert outcome.holds, outcome.message
    game = game_of("spoils")
    state = box("spoils").stage().arrange(game, read_scenario(LASTING).given, "1")
    workshop = box("spoils").workshop()
    assert workshop is not None
    said = workshop.position(View(state, 1))["given"]["lasting"]
    assert said == [{"text": "Cry", "of": "A", "on": ["Ox (2)"], "until": "end of turn"}]
    for right, wrong in (
        ("text: Cry, of", "text: Ox, of"), ("Ox (2)], until", "Ox (3)], until"), ("of: A", "of: C"),
        ("until: end of turn", "until: noon"), ("of: A, on: [Ox (2)]", "of: A, on: {x: [Ox (2)]}"),
        ("until: end of turn", "waits: trigger"), ("of: A", "statement: 9"), ("text: Cry, of", "of"),
    ):  # fmt: skip
        refused = judge(LASTING.replace(right, wrong))
        assert not refused.holds
        assert "Error" not in refused.message, refused.message
        assert refused.line == 11, (wrong, refused.message)


def test_a_moment_at_a_table_is_for_the_eyes_of_whoever_asks(server: Service) -> None:
    table = make(server, 3, seed="c")  # nobody has a deity to play before the first turn
    seat = asked(table)
    said = table.get(seat, "/moment")["text"]
    cards = table.get(seat, "/printed")["cards"]
    mine = [cards[number]["name"] for number in table.get(seat)["position"]["hand"]]
    assert mine
    assert all(name in said for name in mine)
    other = table.get((seat + 1) % 3, "/moment")["text"]
    assert f"P{seat}: {{followers" in other
    assert "hand: [], hand size:" in other.split(f"P{seat}: ")[1].splitlines()[0]
    assert judged(server, text=said)["asked"] == f"P{seat}"
    refused = server.client.get(f"/api/tables/{table.ident}/moment", headers=bearer("x" * 24))
    assert refused.status_code == 403


def test_a_doubt_is_kept_for_the_host_and_listed_by_a_command(
    server: Service, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = make(server, 3)
    seat = asked(table)
    path = f"/api/tables/{table.ident}/doubts"
    body = {"expected": "I should have drawn three cards"}
    kept = server.client.post(path, json=body, headers=bearer(table.tokens[seat])).json()
    assert "I should have drawn three cards" in kept["text"]
    command = ["doubts", "--database", f"sqlite:///{place}"]
    assert main(command) == 0
    listed = capsys.readouterr().out
    assert kept["id"] in listed
    assert "three cards" in listed
    assert main([*command, kept["id"]]) == 0
    assert capsys.readouterr().out == kept["text"]
    assert main([*command, kept["id"], "--log"]) == 0
    assert capsys.readouterr().out.strip()
    assert main([*command, "nothing"]) == 2
    assert "nothing" in capsys.readouterr().err
    for _ in range(19):
        server.client.post(path, json=body, headers=bearer(table.tokens[seat]))
    assert server.client.post(path, json=body, headers=bearer(table.tokens[seat])).json()["code"] == "too-many-doubts"
