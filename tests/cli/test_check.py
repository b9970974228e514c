"""`mulligan check`: what is wrong in card and deck files, said for people."""

from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.library import Library, read_all
from mulligan.games.spoils.vocabulary.terms import CardType

CARDS = '''[[card]]
name = "Owl"
line = "Rogue Character - owl"
text = "COVERT"

[[card]]
name = "Riddle"
line = "Rogue Tactic"
text = """
Draw a card.
Inflict 2 harm to a character.
"""
'''


@pytest.fixture(autouse=True)
def library(empty_library: None) -> Library:
    held = Library()
    held.keep(
        read_all([Card("Owl", CardType.CHARACTER, text="COVERT"), Card("Riddle", CardType.TACTIC, text="Hoot.")]), []
    )
    return held


def test_a_fault_is_said_with_card_line_words_and_suggestion(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"{path}:11: Riddle: “harm to a character”" in said
    assert "damage" in said


def test_a_folder_is_said_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert f"{tmp_path} is a folder." in capsys.readouterr().err


def test_a_file_without_faults_is_said_to_be_fine(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS.replace("harm", "damage"), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert "all understood" in capsys.readouterr().out


def test_a_deck_is_refused_by_the_names_of_its_unknown_and_unread_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "owls.txt"
    path.write_text("# owls\n[Deck]\n4 Owl\n2x Riddle\n1 Heron\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    unread, unknown = capsys.readouterr().out.splitlines()
    assert "Riddle" in unread
    assert "Heron" in unknown


def test_a_line_that_is_no_card_is_pointed_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "owls.txt"
    path.write_text("4 Owl\nmany owls\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert "line 2" in said
    assert ".toml" not in said


def test_a_card_in_a_file_for_decks_is_told_where_cards_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "owl.txt"
    path.write_text("Owl\nRogue Character\nWhen this card enters play, draw a card.\n", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "card files end in .toml, and each card begins with a line [[card]]" in capsys.readouterr().out


def test_a_missing_file_is_trouble_and_not_a_crash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "no-such-file.toml"]) == 2
    assert "no-such-file.toml" in capsys.readouterr().err


MYSTIC_WAR = """[[card]]
name = "Plenty"
kind = "event"
text = "Every player gains 3 Gold."

[[card]]
name = "Owls"
kind = "resource"
amounts = [4, 6]
text = "The recipient gains {amount} owls."

[[card]]
name = "Goal"
kind = "victory"
needs = [1, 2]
"""


def test_cards_of_mystic_war_are_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(MYSTIC_WAR, encoding="utf-8")
    assert main(["check", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"{path}:10: Owls: “owls”" in said
    assert "The recipient gains 4 Gold." in said
    assert f"{path}:12: Goal: “needs”: a victory card needs three amounts." in said
    assert "Plenty" not in said


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ('kind = "spoon"', "a card is of a kind"),
        ('kind = "event"\ntiming = "later"', "the only timing"),
        ('kind = "event"\nstays = 3', "true or false"),
        ('kind = "event"\ncount = 0', "whole number"),
        ('kind = "event"\namounts = "many"', "whole numbers"),
        ('kind = "event"\neffect = "pennies"', "no such entry"),
        ('kind = "event"', "says what it does"),
    ],
)
def test_an_entry_that_a_card_cannot_have_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], entry: str, fault: str
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(f'[[card]]\nname = "Owl"\n{entry}\n', encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert fault in capsys.readouterr().out


def test_the_cards_and_heroes_of_the_games_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    games = Path(__file__).parents[2] / "src" / "mulligan" / "games"
    files = [games / "mystic_war" / "deck" / "cards.toml", *sorted((games / "unmatched" / "decks").glob("*.toml"))]
    assert main(["check", *map(str, files)]) == 0
    assert capsys.readouterr().out.count("all understood") == len(files)


def test_a_hero_s_card_that_is_not_understood_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hero.toml"
    deck = Path(__file__).parents[2] / "src" / "mulligan" / "games" / "unmatched" / "decks" / "black-widow.toml"
    path.write_text(deck.read_text("utf-8").replace("Draw 5 cards.", "Draw 5 owls."), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "The Budapest Gambit: “owls”" in capsys.readouterr().out


def test_a_file_that_is_no_toml_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[[card", encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "is not a TOML file" in capsys.readouterr().out
