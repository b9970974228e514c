"""Unmatched in the terminal: the board, the hand, the choices, and what is not offered."""

import pytest

from tests.cli.conftest import Typed

TABLE = ["play", "unmatched", "--hero", "Black Widow", "--against", "Winter Soldier", "--board", "Helicarrier"]
PLAY = [*TABLE, "--seed", "5"]


def test_it_shows_the_board_with_spaces_zones_and_fighters(typed: Typed) -> None:
    out = typed(PLAY, "H08", "quit")
    assert all(f"H{number:02}" in out for number in range(1, 30))
    assert "[BW13]" in out
    assert "Zones: a blue, b brown" in out
    assert "Do you boost your movement?" in out


def test_it_lights_where_a_move_can_end_and_takes_a_space_by_its_name(typed: Typed) -> None:
    out = typed(PLAY, "H08", "maneuver", "", "Black Widow", "H02", "quit")
    assert "*H02" in out
    assert "Black Widow moves from H07 to H02." in out


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
