"""Studies of balance: which games are played, what the figures say of them, the page, whether one's card is fair."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from mulligan.arena.running import run
from mulligan.balance import study as studying
from mulligan.balance.figures import compared, effects, figures_of
from mulligan.balance.page import page_of
from mulligan.balance.plots import MOST_LETTERS, gains, matrix
from mulligan.balance.study import Study
from mulligan.cli import main
from mulligan.games import box
from mulligan.games.spoils.cards.collection import named_deck

HEROES = ("Black Widow", "Winter Soldier", "Black Panther")
LONG_NAME = "Acting Director of S.H.I.E.L.D. and More"
GAIN = {"gain": 0.1, "interval": [0.0, 0.2], "games": 9}
SMALL = Study("unmatched", 12, 1, 2, "random", HEROES)


def game(number: int, winners: list[int], drawn: list[list[str]], **more: Any) -> dict[str, Any]:
    """A finished game as a study notes it."""
    usual = {
        "sides": ["Reds", "Blues"], "first": 0, "rounds": 5 + number % 3, "decisions": 40, "cards": [],
        "played": drawn, "ahead": [[0.6, 0.4]] * 20,
    }  # fmt: skip
    return {"number": number, "winners": winners, "drawn": drawn, **usual, **more}


# ---- what is played -------------------------------------------------------------------------------------------------


def test_every_side_meets_every_other_as_often_from_each_seat() -> None:
    met = Counter(SMALL.pairings()[SMALL.bout(number)[0]] for number in range(12))
    assert set(met) == {(one, other) for one in HEROES for other in HEROES if one != other}
    assert set(met.values()) == {2}
    assert len({SMALL.bout(number)[1] for number in range(12)}) == 12


def test_against_a_field_both_sides_get_the_same_deals_and_opponents() -> None:
    study = Study("unmatched", 8, 1, 2, "random", HEROES[:2], HEROES[2:])
    pairs = [study.bout(number) for number in range(8)]
    for (first, seed), (second, same) in zip(pairs[::2], pairs[1::2], strict=True):
        assert seed == same
        mine, theirs = study.pairings()[first], study.pairings()[second]
        assert [side.replace(HEROES[0], HEROES[1]) for side in mine] == list(theirs)


def test_a_study_that_was_broken_off_goes_on_to_the_same_figures(tmp_path: Path) -> None:
    whole = list(run(SMALL, tmp_path / "whole", deed=studying.play))
    broken = run(SMALL, tmp_path / "broken", deed=studying.play)
    for _ in range(5):
        next(broken)
    broken.close()
    resumed = list(run(SMALL, tmp_path / "broken", deed=studying.play))
    assert figures_of(resumed) == figures_of(whole)
    played = [card for one in whole for cards in one["played"] for card in cards]
    assert {"Feint", "Regroup"} <= set(played)
    assert all(len(one["ahead"]) == studying.LOOKS and one["first"] == 0 for one in whole)


@pytest.mark.parametrize("name", ["mystic-war", "spoils"])
def test_cards_drawn_and_played_are_noted_in_every_game(name: str) -> None:
    found = studying.play(Study(name, 1, 3, box(name).seats.usual, "random", tuple(box(name).contest()[:2])), 0)
    assert all(found["drawn"])
    assert any(found["played"])
    assert {card for cards in found["drawn"] for card in cards} <= set(found["cards"])
    assert found["first"] in range(len(found["sides"]))


# ---- figures --------------------------------------------------------------------------------------------------------


def made_up() -> list[dict[str, Any]]:
    """Reds win three games of four where they draw the Axe, and one of four where they do not."""
    games = []
    for number in range(80):
        axe = number % 2 == 0
        won = (number // 2) % 4 < (3 if axe else 1)
        games.append(game(number, [0 if won else 1], [["Axe"] if axe else ["Rope"], ["Net"]]))
    return games


def test_figures_say_what_happened() -> None:
    figures = figures_of(made_up())
    assert figures["sides"]["Reds"]["share"] == 0.5
    low, high = figures["sides"]["Reds"]["interval"]
    assert 0.38 < low < 0.5 < high < 0.62
    assert figures["matrix"]["Reds"]["Blues"]["wins"] == 40
    assert figures["first"] == {"games": 80, "wins": 40, "share": 0.5, "interval": [low, high], "fair": 0.5}
    assert figures["length"]["rounds"]["median"] == 6
    assert sum(bar["games"] for bar in figures["length"]["rounds"]["bars"]) == 80
    assert figures["comebacks"][0] == {
        "at": 0.0, "judged": 0.6, "games": 80, "wins": 40, "share": 0.5, "interval": [low, high],
    }  # fmt: skip


def test_a_card_gains_what_it_gains_over_others_of_its_side() -> None:
    found = effects(made_up(), "drawn")
    assert found["Axe"]["gain"] == 0.5
    assert found["Rope"]["gain"] == -0.5
    assert found["Axe"]["interval"][0] > 0
    assert "Net" not in found  # everybody had it: there is nothing to compare with


def test_a_strong_side_does_not_make_its_cards_look_strong() -> None:
    """Reds always win; the Axe that they and the Blues draw by chance does nothing."""
    games = [game(n, [0], [["Axe"] if n % 2 else [], ["Axe"] if n % 3 else []]) for n in range(60)]
    assert effects(games, "drawn")["Axe"]["gain"] == 0


def test_draws_and_shared_wins_count_in_part() -> None:
    figures = figures_of([game(0, [], [[], []]), game(1, [0, 1], [[], []])])
    assert figures["draws"] == 1
    assert [row["wins"] for row in figures["sides"].values()] == [1.0, 1.0]


def test_what_was_drawn_and_never_played_is_named() -> None:
    games = [game(0, [0], [["Axe", "Rope"], []], played=[["Rope"], []])]
    assert figures_of(games)["never_played"] == [{"card": "Axe", "drawn": 1}]


def test_a_card_is_fair_only_as_far_as_games_tell() -> None:
    figures = {"sides": {"with": {"games": 40, "share": 0.55}, "without": {"games": 40, "share": 0.5}}}
    low, high = compared(figures, "with", "without")["interval"]
    assert low < 0 < high


# ---- the page -------------------------------------------------------------------------------------------------------


def test_the_page_needs_nothing_else_and_says_all_in_numbers_too() -> None:
    report = {"name": "A <game>", "bot": "medium", "seed": 1, "figures": figures_of(made_up())}
    page = page_of(report)
    assert not re.search(r'(src|href)="|https?://|@import|url\(', page)
    assert "A &lt;game&gt;" in page
    assert page.count("<svg") == page.count('role="img"') == 7
    assert page.count("<table>") == page.count("<svg")
    assert "+50" in page
    assert "50 %" in page


# ---- the command ----------------------------------------------------------------------------------------------------


def test_the_command_writes_a_page_and_figures(tmp_path: Path, capsys: Any) -> None:
    out = str(tmp_path / "out")
    heroes = ["--heroes", ",".join(HEROES)]
    assert main(["balance", "unmatched", *heroes, "--bot", "random", "--games", "6", "--out", out, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["complete"]
    assert report["figures"]["games"] == 6
    assert report == json.loads((tmp_path / "out" / "balance.json").read_text("utf-8"))
    assert (tmp_path / "out" / "balance.html").read_text("utf-8").startswith("<!doctype html>")
    assert main(["balance", "unmatched", *heroes, "--bot", "easy", "--games", "6", "--out", out]) == 2
    assert "another study" in capsys.readouterr().err


def test_a_study_of_unmatched_compares_every_hero_of_the_box(tmp_path: Path) -> None:
    assert main(["balance", "unmatched", "--games", "6", "--bot", "random", "--out", str(tmp_path)]) == 0
    assert set(json.loads((tmp_path / "balance.json").read_text())["figures"]["sides"]) == set(HEROES)


def test_the_names_of_few_sides_stand_over_their_columns_whole() -> None:
    met = {one: {other: {"share": 0.5, "interval": [0.4, 0.6], "games": 9} for other in HEROES} for one in HEROES}
    drawn = matrix(met, list(HEROES), "who wins")
    assert all(drawn.count(f">{hero}<") == 2 for hero in HEROES)
    assert max(len(words) for words in re.findall(r">([^<]*…)<", gains([(LONG_NAME, GAIN)], "cards"))) == MOST_LETTERS


def test_a_study_of_no_games_is_refused(tmp_path: Path, capsys: Any) -> None:
    words = ["balance", "unmatched", "--heroes", ",".join(HEROES), "--bot", "random", "--out", str(tmp_path)]
    assert main([*words, "--games", "0"]) == 2
    assert "At least one game, not 0." in capsys.readouterr().err


def test_is_my_card_fair(tmp_path: Path, capsys: Any) -> None:
    words = [
        "balance",
        "spoils",
        "--with",
        "Salt Lector",
        "--deck",
        "low-tide",
        "--decks",
        "eel-lane",
        "--bot",
        "random",
    ]
    assert main([*words, "--games", "4", "--out", str(tmp_path)]) == 0
    assert "With Salt Lector the deck wins" in " ".join(capsys.readouterr().out.split())
    having, lacking = (
        {entry.name: entry.count for entry in named_deck(str(path)).entries}
        for path in sorted(tmp_path.glob("decks/*"))
    )
    assert having["Salt Lector"] == 4
    assert "Salt Lector" not in lacking
    assert sum(having.values()) == sum(lacking.values())


def test_a_card_that_the_deck_has_not_goes_in_for_like_ones(tmp_path: Path) -> None:
    having, lacking = box("spoils").with_and_without("low-tide", "Lamplight Auditor", tmp_path)
    counts = [{entry.name: entry.count for entry in named_deck(side).entries} for side in (having, lacking)]
    assert counts[0]["Lamplight Auditor"] == 4
    assert "Lamplight Auditor" not in counts[1]
    assert sum(counts[0].values()) == sum(counts[1].values())


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["spoils", "--with", "Salt Lector"], "Say with --deck"),
        (["spoils", "--with", "No Such Card", "--deck", "low-tide"], "No Such Card"),
        (["mystic-war", "--with", "Negation", "--deck", "any"], "no decks"),
        (["mystic-war", "--bot", "nobody"], "no agent called"),
        (["mystic-war", "--games", "-3"], "At least one game"),
    ],
)
def test_what_cannot_be_studied_is_said(words: list[str], complaint: str, tmp_path: Path, capsys: Any) -> None:
    assert main(["balance", *words, "--out", str(tmp_path)]) == 2
    assert complaint in capsys.readouterr().err
