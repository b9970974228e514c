"""One game after another: best of three, the loser chooses sides and who begins, and how it stands is told."""

import secrets
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from mulligan.games import game as game_of
from mulligan.kernel.journal import Journal
from mulligan.server.play.fairness import fresh_salt, fresh_token, token_hash
from mulligan.server.storage.journaling import link
from mulligan.server.storage.schema import Entry, TableRow, tables
from tests.server.people.test_people import duel, eventually, look, person
from tests.server.tables import Service, TestTable, make, service


def match(server: Service, game: str = "unmatched", **terms: Any) -> TestTable:
    return make(server, people=2, game=game, terms={"best_of": 3, **terms})


def standing(table: TestTable, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = table.get(seat, "/status")
    return found


def following(table: TestTable, seat: int, **wanted: Any) -> TestTable:
    code, answer = table.act(seat, act="rematch", **wanted)
    assert code == 200, answer
    return TestTable(table.service, answer["note"], table.tokens, "")


@pytest.mark.parametrize("game", ["unmatched", "spoils"])
def test_the_loser_of_a_game_chooses_and_two_wins_decide(server: Service, game: str) -> None:
    first = match(server, game)
    first.act(1, act="resign")
    assert standing(first)["match"] == {"best_of": 3, "score": [1, 0], "chooser": 1, "decided": False}
    for act in ({"swap": True}, {"first": "me"}, {}):
        assert first.act(0, act="rematch", **act)[1]["code"] == "loser-chooses"
    second = following(first, 1, first="me")
    assert following(first, 0).ident == second.ident  # the winner finds it
    mine = standing(second, 1)["you"]
    before = standing(second, 0)
    assert (before["match"]["score"][before["you"]], before["match"]["score"][mine]) == (1, 0)
    # Whoever chose to begin sits first where the first seat begins, and is asked who begins where chance decides that.
    assert mine == 0 if game == "unmatched" else second.get(1)["prompt"] is not None
    second.act(0, act="resign")
    third = following(second, 0, first="other", swap=True)
    third.act(1, act="resign")
    end = standing(third, 0)
    assert (end["match"]["decided"], end["match"]["chooser"]) == (True, None)
    assert end["match"]["score"][end["you"]] == 2
    again = following(third, 1)
    assert standing(again)["match"]["score"] == [0, 0]


def test_a_rematch_that_something_else_overtakes_is_made_once(server: Service) -> None:
    table = match(server)
    table.act(1, act="resign")
    room = server.hall.rooms[table.ident]
    word = Entry(room.table.numbers, "say", 0, {"text": "Again?"}, 0.0)
    portal = server.client.portal
    assert portal is not None
    portal.call(server.hall.store.append, table.ident, word, link(room.table.chain, word))  # by another process
    again = following(table, 1)
    assert following(table, 0).ident == again.ident
    with server.hall.store.engine.connect() as connection:
        assert set(connection.execute(sql.select(tables.c.id)).scalars()) == {table.ident, again.ident}


def test_sides_are_swapped_and_everybody_keeps_what_is_theirs(any_database: str) -> None:
    with service(any_database) as server:
        heroes = ["Winter Soldier", "Black Widow"]
        table = make(server, people=2, game="unmatched", setup={"heroes": heroes}, terms={"best_of": 3, "move": 600})
        table.act(1, act="resign")
        swapped = following(table, 1, swap=True, first="me")  # the loser sits first now, with the other's hero
        stored = server.hall.store.read_now(swapped.ident)
        assert stored is not None
        assert stored.row.setup["names"] == ["P1", "P0"]
        assert stored.row.setup["heroes"] == heroes  # each at the other's place, with what the other had
        assert [standing(swapped, seat)["you"] for seat in (0, 1)] == [1, 0]
        assert standing(swapped)["clocks"]["move"] == 600


def test_a_match_counts_game_by_game_for_the_people_who_play_it(server: Service) -> None:
    one, other = person(server, "Ash"), person(server, "Elm")
    table = duel(server, one, other)
    table.act(1, act="resign")
    again = following(table, 1, first="me")
    assert standing(again)["match"]["score"] == [0, 1]  # their seats have changed
    again.act(0, act="resign")
    eventually(lambda: [game["outcome"] for game in look(server, other)["games"]] == ["won", "resigned"])
    assert look(server, one)["games"][0]["outcome"] == "resigned"


def outcomes(server: Service, *people: str) -> list[str]:
    return [look(server, key)["games"][0]["outcome"] for key in people]


def rated_games(server: Service, *people: str) -> list[int]:
    return [look(server, key)["ratings"][0]["games"] for key in people]


def test_nobody_loses_a_further_game_that_they_did_not_come_to(any_database: str) -> None:
    with service(any_database, away_seconds=0.1) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        first = duel(server, one, other)
        first.act(1, act="resign")
        eventually(lambda: outcomes(server, one, other) == ["won", "resigned"])
        again = following(first, 0)
        eventually(lambda: again.act(0, act="claim")[0] == 200)
        eventually(lambda: outcomes(server, one, other) == ["void", "void"])
        assert rated_games(server, one, other) == [1, 1]
        assert [look(server, key)["rivals"][0]["won" if key == one else "lost"] for key in (one, other)] == [1, 1]
        assert look(server, other)["statistics"][0]["resigned"] == 1
        assert standing(again)["match"]["score"] == [1, 0]  # of the first game


@pytest.mark.parametrize("act", [{"act": "say", "text": "Again!"}, {"act": "stand-in", "seat": 1, "on": True}])
def test_who_came_to_a_further_game_and_left_it_has_lost_it(any_database: str, act: dict[str, Any]) -> None:
    with service(any_database, away_seconds=0.1) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        first = duel(server, one, other)
        first.act(1, act="resign")
        again = following(first, 0)
        assert again.act(1, **act)[0] == 200
        eventually(lambda: again.act(0, act="claim")[0] == 200)
        eventually(lambda: outcomes(server, one, other) == ["won", "resigned"])
        assert rated_games(server, one, other) == [2, 2]


def test_the_clock_of_a_further_game_takes_nothing_from_somebody_who_did_not_come(server: Service) -> None:
    one, other = person(server, "Ash"), person(server, "Elm")
    setup = {"heroes": ["Winter Soldier", "Black Widow"]}
    first = duel(server, one, other, setup=setup, terms={"move": 1, "out": "lose"})
    first.act(0, act="resign")
    again = following(first, 0, first="other")
    assert standing(again)["asked"] == standing(again, 1)["you"]
    eventually(lambda: outcomes(server, one, other) == ["void", "void"])
    assert rated_games(server, one, other) == [1, 1]


def test_the_next_game_of_a_match_is_lost_by_whoever_does_not_come(database: str) -> None:
    with service(database, away_seconds=0.1) as server:
        one, other = person(server, "Ash"), person(server, "Elm")
        first = duel(server, one, other, terms={"best_of": 3})
        first.act(1, act="resign")
        again = following(first, 1)
        eventually(lambda: again.act(1, act="claim")[0] == 200)
        eventually(lambda: outcomes(server, one, other) == ["resigned", "won"])


def test_who_waits_for_a_loser_who_stays_away_goes_on_without(database: str) -> None:
    with service(database, away_seconds=0.1) as server:
        table = match(server)
        table.act(1, act="resign")
        eventually(lambda: table.act(0, act="rematch")[0] == 200)


@pytest.mark.parametrize(
    ("gone", "back", "score"),
    [
        ([0], [], [0, 1]),  # the bot that stands in wins, and the game is the other's
        ([1], [], [1, 0]),
        ([0], [0], [1, 0]),  # back in time: it was played by both
        ([0, 1], [], [0, 0]),
    ],
)
def test_a_game_that_somebody_left_to_a_bot_is_the_others(
    server: Service, gone: list[int], back: list[int], score: list[int]
) -> None:
    """Place 0 is whoever wins by the rules of the game."""
    winner, entries, row = won()
    left = [Entry(0, "stand-in", seat, {"seat": places(winner)[seat], "on": True}, 0.0) for seat in gone]
    returned = [Entry(0, "stand-in", seat, {"seat": places(winner)[seat], "on": False}, 0.0) for seat in back]
    done = [*entries[:1], *left, *entries[1:2], *returned, *entries[2:]]
    kept = [replace(entry, number=number) for number, entry in enumerate(done)]
    row, token = replace(row, id=secrets.token_hex(8)), fresh_token()
    portal = server.client.portal
    assert portal is not None
    portal.call(server.hall.store.make, row, {token_hash(token): places(winner)[0]}, kept)
    found = standing(TestTable(server, row.id, {0: token}, ""))
    assert found["winners"] == [winner]
    assert [found["match"]["score"][seat] for seat in places(winner)] == score
    assert found["match"]["chooser"] in (None, places(winner)[score.index(0)])


def places(winner: int) -> list[int]:
    return [winner, 1 - winner]


@cache
def won() -> tuple[int, list[Entry], TableRow]:
    """A whole game of Unmatched at random: who wins it, its choices, and its table."""
    random, names = Random("match"), ["P0", "P1"]
    journal = Journal(game_of("unmatched", seats=2, names=names), "match")
    entries: list[Entry] = []
    while (decision := journal.state.decision) is not None:
        option = random.choice(decision.options)
        entries.append(Entry(len(entries), "choice", decision.seat, {"option": option}, 0.0))
        journal.apply(option)
    assert journal.state.result is not None
    row = TableRow(
        "", "unmatched", journal.game.setup, [{"name": name, "bot": False} for name in names], "match", fresh_salt(),
        False, False, 0.0, terms={"best_of": 3},
    )  # fmt: skip
    return journal.state.result.winners[0], entries, row


def test_a_match_is_for_two(server: Service) -> None:
    seats = [{"kind": "me", "name": f"P{number}"} for number in range(3)]
    body = {"game": "mystic-war", "seats": seats, "terms": {"best_of": 3}}
    assert server.client.post("/api/tables", json=body).json()["code"] == "match-of-two"
