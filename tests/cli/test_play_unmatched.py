"""Unmatched in the terminal: the board, the hand, the choices, and what is not offered."""

from pathlib import Path

import pytest

from tests.cli.conftest import Typed

TABLE = ["play", "unmatched", "--hero", "Black Widow", "--against", "Winter Soldier", "--board", "Helicarrier"]
PLAY = [*TABLE, "--seed", "5"]


def test_it_shows_the_board_with_spaces_zones_and_fighters(typed: Typed) -> None:
    out = typed(PLAY, "H08", "quit")
    assert all(f"H{number:02}" in out for number in range(1, 30))
    assert "[BW13]" in out
    assert "Zones: a Blue, b Brown" in out
    assert "Do you boost your movement?" in out


def test_it_lights_where_a_move_can_end_and_takes_a_space_by_its_name(typed: Typed) -> None:
    out = typed(PLAY, "H08", "maneuver", "", "Black Widow", "H02", "quit")
    assert "*H02" in out
    assert "Black Widow moves from Orange H07 to Ivory H02." in out


def test_it_says_why_an_attack_is_not_offered(typed: Typed) -> None:
    out = typed([*TABLE, "--seed", "8"], "H08", "why attack Winter Soldier with Black Widow", "quit")
    assert "which action do you take?" in out
    assert "attack-4" in out


def test_cards_and_heroes_are_explained(typed: Typed) -> None:
    out = typed(PLAY, "H08", "? Widow's Bite", "? Winter Soldier", "quit")
    assert "your opponent discards 1 card" in out
    assert "cannot be canceled" in out


@pytest.mark.parametrize("options", [["--hero", "Nobody"], ["--board", "Nowhere"], ["--seats", "9"]])
def test_what_cannot_be_set_up_is_refused_in_words(typed: Typed, options: list[str]) -> None:
    out = typed(["play", "unmatched", *options], status=2)
    assert out.startswith("mulligan: ")


def test_heroes_are_for_unmatched_alone(typed: Typed) -> None:
    assert "mystic-war" in typed(["play", "mystic-war", "--hero", "Black Widow"], status=2)


def test_a_question_says_who_moves_and_each_space_by_which_path(typed: Typed) -> None:
    out = typed(PLAY, "H08", "decline black widow", "quit")
    assert "Where does Maria Hill start?" in out
    assert "Where does Black Widow move?" in out
    assert "H07 → H01 → H02" in out.replace("\u00a0", " ")


def test_a_move_is_taken_back_and_a_draw_is_not(typed: Typed) -> None:
    out = typed(PLAY, "H08", "decline black widow", "H02", "undo", "undo", "undo", "undo", "quit")
    assert out.count("Taken back.") == 3
    assert "There is nothing to take back" in out
    assert "Black Widow moves from Orange H07 to Ivory H02." in out


def test_why_names_what_the_question_does_not_offer_and_nothing_twice(typed: Typed) -> None:
    out = typed([*TABLE, "--seed", "8"], "H08", "why", "quit")
    line = next(line for line in out.splitlines() if line.startswith("scheme "))
    named = line.partition(": ")[0].split(", ")
    assert len(set(named)) == len(named)
    assert "use " not in line
    assert "mission-2" in out


def test_the_log_and_the_story_address_the_player(typed: Typed) -> None:
    out = typed(PLAY, "H08", "log all", "quit")
    assert "You take The Moscow Protocol into hand. [mission-1]" in out
    assert "Winter Soldier draws 5 cards." in out
    assert "S.H.I.E.L.D.." not in out


def test_a_saved_game_goes_on_and_is_watched_again_forward_and_back(typed: Typed, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed(PLAY, "H08", "decline black widow", "H02", f"save {file}", "quit")
    resumed = typed(["play", "--resume", str(file)], "log all", "quit")
    assert "Black Widow moves from Orange H07 to Ivory H02." in resumed
    out = typed(["replay", str(file)], "", "", "b", "as maren", "q")
    assert "[BW13]" in out
    assert out.count("Black Widow moves from Orange H07 to Ivory H02.") == 1
    assert "\n1/" in out
    told = typed(["replay", str(file), "--all", "--seat", "watcher"])
    assert "Black Widow draws a card. [setup-4]" in told


def test_two_of_the_same_hero_are_told_apart_on_the_board(typed: Typed) -> None:
    out = typed(
        ["play", "unmatched", "--hero", "Black Widow", "--against", "Black Widow", "--seed", "5"], "H08", "quit"
    )
    assert "[B1:13]" in out
    assert "[B2:13]" in out
    assert "attack Black Widow 2 with Black Widow 1" in typed(
        ["play", "unmatched", "--hero", "Black Widow", "--against", "Black Widow", "--seed", "8"], "H08", "why", "quit"
    )
