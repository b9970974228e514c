"""`mulligan phrases` and `mulligan check --show`: what a language can say, and what was understood."""

from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games import own

DECKS = Path(__file__).parents[2] / "src" / "mulligan" / "games" / "unmatched" / "decks"


@pytest.mark.parametrize("game", own())
def test_every_game_says_what_its_cards_can_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", game]) == 0
    out = capsys.readouterr().out
    assert "Instructions" in out
    assert "for example: “" in out


def test_phrases_are_found_by_their_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "unmatched", "swap", "spaces"]) == 0
    out = capsys.readouterr().out
    assert "SwapSpaces: Two fighters change places." in out
    assert "DrawCards" not in out
    assert main(["phrases", "unmatched", "xyzzy"]) == 1


def test_a_hero_is_shown_as_it_was_understood_with_what_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--show", str(DECKS / "black-widow.toml")]) == 0
    out = capsys.readouterr().out
    assert "  AFTER COMBAT: Move Black Widow up to 3 spaces.\n    0. Move Black Widow up to 3 spaces [asks]" in out
    assert "    1. Draw a card\n    2. Gain 1 action\n" in out
    assert "    1. ask whether to do this; if not, go to 3: [asks]\n" in out
