"""`mulligan phrases` and `mulligan check --show`: what a language can say, and what was understood."""

from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games import own
from mulligan.games.spoils.language import read
from mulligan.language.tree import walk

DECKS = Path(__file__).parents[2] / "src" / "mulligan" / "games" / "unmatched" / "decks"


@pytest.mark.parametrize("game", own())
def test_every_game_says_what_its_cards_can_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", game]) == 0
    out = capsys.readouterr().out
    assert "Instructions" in out
    assert "for example: “" in out


@pytest.mark.parametrize("game", own())
def test_most_examples_are_whole_sentences_or_parts_of_them(game: str) -> None:
    """What no card of ours says is put together of what they say; dots stand where only some heroes have a word."""
    said = [phrase.example for phrase in own()[game].phrases()]
    assert sum("…" in example for example in said) < len(said) / 6
    assert all(said)


def test_an_example_that_no_card_has_reads(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["phrases", "spoils", "double", "number", "tokens"]) == 0
    assert "for example: “double the number of tokens on this card”" in capsys.readouterr().out
    tree = read("COVERT\nWhen this card attacks, double the number of tokens on this card.")
    assert any(type(part).__name__ == "DoubleTokens" for part in walk(tree))


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
