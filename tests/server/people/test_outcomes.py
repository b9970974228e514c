"""What counts: a bot that plays on for somebody who is gone wins nothing for them, and takes nothing from others."""

import secrets
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

from mulligan.games import game as game_of
from mulligan.kernel.journal import Journal
from mulligan.server.people.profiles import sitting_down
from mulligan.server.play.fairness import fresh_salt, fresh_token, token_hash
from mulligan.server.storage.schema import Entry, TableRow
from tests.server.people.test_people import eventually, look, person
from tests.server.tables import Service, TestTable

NAMES = ["Ash", "Elm", "Oak"]
Gone = tuple[str, int]  # the kind of the entry by which somebody went, and which place (the winner's is 0)


@cache
def won_by_one() -> tuple[str, list[tuple[int, int]], int, dict[str, Any]]:
    """A whole game of Mystic War that one of three wins: its seed, the choices with their seats, who, the set-up."""
    for number in count():
        seed = f"outcomes {number}"
        random, journal, choices = Random(seed), Journal(game_of("mystic-war", seats=3, names=NAMES), seed), []
        while (decision := journal.state.decision) is not None:
            choices.append((int(decision.seat), random.choice(decision.options)))
            journal.apply(choices[-1][1])
        assert journal.state.result is not None
        winners = journal.state.result.winners
        if len(winners) == 1:
            return seed, choices, winners[0], journal.game.setup
    raise AssertionError


def played(
    server: Service, gone: list[Gone], back: bool = False, out: str = "bot", missing: tuple[int, ...] = ()
) -> list[str]:
    """That game, out of which some go after the first choice: the secrets of the three, the winner's first. `missing`:
    the places of those who were not asked whether they play."""
    people = [person(server, name) for name in NAMES]
    seed, chosen, winner, setup = won_by_one()
    choices = [("choice", seat, {"option": option}) for seat, option in chosen]
    places = [winner, *(seat for seat in range(len(people)) if seat != winner)]
    went: list[tuple[str, int, dict[str, Any]]] = [
        (kind, places[place], {"seat": places[place], "on": True} if kind == "stand-in" else {}) for kind, place in gone
    ]
    returned = [("stand-in", places[place], {"seat": places[place], "on": False}) for _, place in gone] if back else []
    done = [choices[0], *went, choices[1], *returned, *choices[2:]]
    entries = [Entry(number, kind, seat, data, 0.0) for number, (kind, seat, data) in enumerate(done)]
    row = TableRow(
        secrets.token_hex(8), "mystic-war", setup,
        [
            {"name": name, "bot": False, "missing": seat in [places[place] for place in missing]}
            for seat, name in enumerate(NAMES)
        ],
        seed, fresh_salt(), False, False, 0.0, terms={"move": 60, "out": out},
    )  # fmt: skip
    token = fresh_token()
    portal = server.client.portal
    assert portal is not None
    portal.call(server.hall.store.make, row, {token_hash(token): 0}, entries)
    for seat, key in enumerate(people):
        sitter = portal.call(server.hall.profiles.find, token_hash(key))
        assert sitter is not None
        portal.call(server.hall.store.within, sitting_down(sitter.id, row.id, seat, row.game))
    assert TestTable(server, row.id, {0: token}, "").get(0)["status"]["winners"] == [winner]
    eventually(lambda: all(look(server, key)["games"][0]["outcome"] for key in people))
    return [people[seat] for seat in places]


def outcome(server: Service, key: str) -> str:
    found: str = look(server, key)["games"][0]["outcome"]
    return found


def rating(server: Service, key: str) -> int | None:
    rated = look(server, key)["ratings"]
    return int(rated[0]["rating"]) if rated else None


@pytest.mark.parametrize(
    ("gone", "out", "came"),
    [
        ([("time", 0)], "bot", ["lost", "drawn", "drawn"]),
        ([("time", 0)], "lose", ["lost", "drawn", "drawn"]),
        ([("stand-in", 0)], "bot", ["lost", "drawn", "drawn"]),
        ([("resign", 0)], "bot", ["resigned", "drawn", "drawn"]),
        ([("time", 1)], "bot", ["won", "lost", "lost"]),
        ([("time", 0), ("stand-in", 1)], "bot", ["lost", "lost", "won"]),  # who alone has stayed
    ],
)
def test_what_a_bot_reaches_for_somebody_who_is_gone_counts_for_nobody(
    server: Service, gone: list[Gone], out: str, came: list[str]
) -> None:
    places = played(server, gone, out=out)
    assert [outcome(server, key) for key in places] == came
    left = gone[0][1]
    figures = [rating(server, key) or 0 for key in places]
    assert all(figures[left] <= figure for figure in figures)
    assert max(figures) > figures[left]


def test_who_comes_back_in_time_has_played_the_game(server: Service) -> None:
    places = played(server, [("time", 0)], back=True)
    assert [outcome(server, key) for key in places] == ["won", "lost", "lost"]


def test_a_game_that_nobody_played_to_its_end_is_not_rated(server: Service) -> None:
    everybody: list[Gone] = [("stand-in", 0), ("stand-in", 1), ("time", 2)]
    places = played(server, everybody)
    assert [outcome(server, key) for key in places] == ["lost"] * 3
    assert [rating(server, key) for key in places] == [None] * 3


@pytest.mark.parametrize("gone", ["time", "stand-in"])
def test_a_game_that_others_began_is_not_lost_by_whoever_never_came_and_counts_among_the_others_unrated(
    server: Service, gone: str
) -> None:
    _, choices, winner, _ = won_by_one()
    losers = [seat for seat in range(len(NAMES)) if seat != winner]
    never = 1 + losers.index(next(seat for seat in losers if seat != choices[0][1]))
    places = played(server, [(gone, never)], missing=(never,))
    came = ["won", "lost", "lost"]
    came[never] = "void" if gone == "time" else "lost"  # who lets a bot play has been there
    assert [outcome(server, key) for key in places] == came
    assert [rating(server, key) is None for key in places] == [gone == "time"] * 3
