"""Leagues: every deal from every seat, the same results however they are played, nothing lost on the way."""

import json
from collections import Counter
from pathlib import Path

import pytest
from pyarrow import parquet

import mulligan
from mulligan.arena.league import League
from mulligan.arena.plan import Plan
from mulligan.arena.running import GAMES, AnotherLeague, run, write_parquet
from mulligan.arena.standings import as_json, standings, wilson
from mulligan.cli import main

UNMATCHED = Plan("unmatched", 12, 7, 2, 2, sides=("Black Widow", "Winter Soldier"))


def league(plan: Plan = UNMATCHED, entrants: tuple[str, ...] = ("heuristic", "random", "easy")) -> League:
    return League(plan, entrants)


def test_every_pair_meets_as_often_and_every_deal_is_played_from_each_seat() -> None:
    bouts = [league().bout(number) for number in range(12)]
    meetings = Counter(tuple(sorted(bout.entrants)) for bout in bouts)
    assert set(meetings.values()) == {4}
    for first, second in zip(bouts[::2], bouts[1::2], strict=True):
        assert first.seed == second.seed
        assert first.table == second.table
        assert first.entrants == second.entrants[::-1]


def test_one_against_three_sits_in_every_seat() -> None:
    four = League(Plan("mystic-war", 8, 1, 4, 4), ("search:worlds=5", "random", "random", "random"))
    assert {four.bout(number).entrants.index("search:worlds=5") for number in range(4)} == {0, 1, 2, 3}


def test_the_same_league_in_two_processes_gives_the_same_games(tmp_path: Path) -> None:
    one = sorted(run(league(), tmp_path / "one"), key=lambda game: int(game["number"]))
    two = sorted(run(league(), tmp_path / "two", jobs=2), key=lambda game: int(game["number"]))
    assert one == two
    assert as_json(standings(one)) == as_json(standings(two))


def test_a_league_that_was_broken_off_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = list(run(league(), tmp_path / "whole"))
    broken = run(league(), tmp_path / "broken")
    for _ in range(5):
        next(broken)
    broken.close()
    with (tmp_path / "broken" / GAMES).open("a") as file:
        file.write('{"number": 5, "ga')  # the power failed here
    resumed = sorted(run(league(), tmp_path / "broken"), key=lambda game: int(game["number"]))
    assert resumed == whole
    assert (tmp_path / "broken" / GAMES).read_text().count("\n") == 12


def test_a_folder_of_another_league_is_left_alone(tmp_path: Path) -> None:
    list(run(league(), tmp_path))
    with pytest.raises(AnotherLeague):
        list(run(league(entrants=("easy", "random")), tmp_path))


def test_every_game_of_a_parquet_can_be_played_again(tmp_path: Path) -> None:
    list(run(league(), tmp_path))
    rows = parquet.read_table(write_parquet(tmp_path)).to_pylist()
    assert [row["number"] for row in rows] == list(range(12))
    for row in rows[:3]:
        state = mulligan.game(row["game"], **json.loads(row["setup"])).start(row["seed"])
        for choice in row["choices"]:
            state.apply(choice)
        assert state.winners == row["winners"]


def test_the_stronger_is_rated_higher_and_the_interval_holds_the_share() -> None:
    games = [{"number": n, "entrants": ["a", "b"], "winners": [0 if n % 4 else 1]} for n in range(40)]
    first, second = standings(games)
    assert first.entrant == "a"
    assert first.rating > second.rating
    low, high = first.interval()
    assert low < first.share == 0.75 < high
    assert wilson(0, 0) == (0.0, 1.0)


def test_one_against_three_of_another_is_rated_too() -> None:
    games = [
        {"number": n, "entrants": ["b"] * (n % 4) + ["a"] + ["b"] * (3 - n % 4), "winners": [n % 4 if n % 3 else 3]}
        for n in range(24)
    ]
    first, second = standings(games)
    assert first.entrant == "a"
    assert first.rating > second.rating > 0
    assert 0 < second.give_or_take < first.give_or_take


def test_the_command_prints_a_table_and_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "unmatched", "--entrants", "heuristic,random", "--games", "4", "--out", str(tmp_path)]
    assert main(words) == 0
    assert "heuristic" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["complete"] is True
    assert {one["entrant"] for one in report["standings"]} == {"heuristic", "random"}


def test_entrants_that_differ_at_the_end_of_their_names_are_told_apart_on_a_narrow_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    entrants = "search:worlds=1;depth=1,search:worlds=1;depth=2"
    assert (
        main(["arena", "mystic-war", "--seats", "3", "--entrants", entrants, "--games", "1", "--out", str(tmp_path)])
        == 0
    )
    printed = capsys.readouterr().out
    first = "".join(line[: len(" search:worlds")].strip() for line in printed.splitlines())
    assert all(entrant in first for entrant in entrants.split(",")), printed
    assert "% – " in printed, "an interval stands in one line"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--entrants", "oracle,random"], "no agent called 'oracle'"),
        (["--entrants", "random"], "At least two entrants"),
        (["--entrants", "search:worlds=many,random"], "a word and a number"),
        (["--entrants", "random:worlds=3,easy"], "no options like"),
        (["--seats", "2-4"], "one number of seats"),
    ],
)
def test_a_league_that_cannot_be_is_refused_in_words(
    words: list[str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "unmatched", *words, "--out", str(tmp_path / "league")]) == 2
    assert complaint in capsys.readouterr().err
