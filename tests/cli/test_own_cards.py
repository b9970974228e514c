"""Somebody writes a card or a hero in a text file, and the next game has it."""

import json
from pathlib import Path
from random import Random

import pytest

from mulligan.cli import main
from mulligan.games import game, journal_of
from mulligan.games.spoils.cards.collection import spoils
from mulligan.games.unmatched.heroes import as_toml, own_heroes
from mulligan.kernel.game import Game
from mulligan.kernel.journal import Journal

BULLY = '''
[[card]]
name = "Harbour Bully"
line = "Rogue Character - thug"
cost = 2
threshold = "D"
stats = "2/2/3"
text = """
When this card enters play, each opponent discards a card.
"""
'''
DECK = "[Faction]\n1 The Unlit Lane\n[Game Deck]\n71 Deception\n4 Harbour Bully\n"


@pytest.fixture
def library(empty_library: None, tmp_path: Path) -> Path:
    folder = tmp_path / "library" / "spoils"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def deck(library: Path, tmp_path: Path) -> Path:
    """A deck with a card of its own in a file beside it."""
    (tmp_path / "mine.toml").write_text(BULLY)
    file = tmp_path / "bullies.txt"
    file.write_text(DECK)
    return file


def played(table: Game, choices: int) -> Journal:
    journal = Journal(table, "1")
    choose = Random(1)
    while journal.state.decision is not None and len(journal.choices) < choices:
        journal.apply(choose.choice(journal.state.decision.options))
    return journal


def faces(table: Game) -> list[str]:
    return [face.name for face in getattr(table, "library").cards]  # noqa: B009 the engine's own, of The Spoils


def test_a_deck_has_the_cards_of_the_files_beside_it(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(deck)]) == 0
    assert main(["deck", "show", str(deck)]) == 0
    assert "4 Harbour Bully                   2 D      2/2/3" in capsys.readouterr().out
    assert main(["check", str(deck)]) == 0
    assert main(["sim", "spoils", "--decks", f"{deck},low-tide", "--games", "1", "--json"]) == 0


def test_a_game_with_such_cards_is_replayed_when_their_files_are_gone(deck: Path) -> None:
    journal = played(spoils([str(deck), "low-tide"]), 60)
    saved = json.loads(json.dumps(journal.as_json()))
    for file in deck.parent.glob("*.t*"):
        file.unlink()
    again = journal_of(saved)
    assert again.state == journal.state
    assert again.game.setup == journal.game.setup
    assert "Harbour Bully" in faces(again.game)


def test_a_card_of_ones_own_stands_for_the_house_card_of_that_name(library: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(BULLY.replace("Harbour Bully", "Undertow Shade"))
    file = tmp_path / "shades.txt"
    file.write_text(DECK.replace("Harbour Bully", "Undertow Shade"))
    journal = played(spoils(["low-tide", str(file)]), 40)
    shade = next(face for face in getattr(journal.game, "library").cards if face.name == "Undertow Shade")  # noqa: B009
    assert (shade.strength, shade.life, shade.speed) == (2, 2, 3)
    assert journal_of(json.loads(json.dumps(journal.as_json()))).state == journal.state


def test_two_cards_of_one_name_are_refused(library: Path, tmp_path: Path) -> None:
    for place, stats in (("one", "2/2/3"), ("two", "9/9/9")):
        folder = tmp_path / place
        folder.mkdir()
        (folder / "mine.toml").write_text(BULLY.replace("2/2/3", stats))
        (folder / "deck.txt").write_text(DECK)
    with pytest.raises(ValueError, match="Harbour Bully"):
        spoils([str(tmp_path / "one" / "deck.txt"), str(tmp_path / "two" / "deck.txt")])


def test_files_in_the_library_are_there_as_soon_as_they_are_written(
    library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", "bullies"]) == 2
    (library / "mine.toml").write_text(BULLY)
    (library / "bullies.txt").write_text(DECK)
    assert main(["deck", "check", "bullies"]) == 0
    assert "bullies" in {deck.strip().partition(" ")[0] for deck in listed(capsys)}
    first = spoils(["bullies", "low-tide"])
    (library / "mine.toml").write_text(BULLY.replace("2/2/3", "3/3/3"))
    assert faces(first) == faces(spoils(["bullies", "low-tide"]))
    assert first.setup["cards"][0]["strength"] == 2
    assert spoils(["bullies", "low-tide"]).setup["cards"][0]["strength"] == 3


def listed(capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["deck", "list"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("file", "content", "complaint"),
    [
        ("mine.toml", "[[card]\nname = 3", "mine.toml:1"),
        ("mine.toml", '[[card]]\nname = "Harbour Bully"\n', "mine.toml:1: Harbour Bully"),
        ("bullies.txt", "four Harbour Bully", "four Harbour Bully"),
        ("cards.json", '{"cards": [', "cards.json"),
        ("decks/old.json", "[]", "old.json"),
    ],
)
def test_a_broken_file_in_the_library_is_named_and_stops_nothing(
    library: Path, capsys: pytest.CaptureFixture[str], file: str, content: str, complaint: str
) -> None:
    (library / file).parent.mkdir(exist_ok=True)
    (library / file).write_text(content)
    assert main(["deck", "check", "low-tide"]) == 0
    assert any(complaint in line for line in listed(capsys))


def test_a_broken_card_beside_a_deck_is_named_with_its_line(deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (deck.parent / "mine.toml").write_text(BULLY.replace("2/2/3", "two"))
    assert main(["deck", "check", str(deck)]) == 2
    said = capsys.readouterr().err
    assert "mine.toml:2: Harbour Bully: “two”" in said
    (deck.parent / "mine.toml").write_text(BULLY.replace("each opponent discards", "everybody forgets"))
    assert main(["deck", "check", str(deck)]) == 1
    assert "Harbour Bully: its text is not understood at “everybody forgets" in capsys.readouterr().out


@pytest.mark.parametrize("cards", ["Rage", ["Rage"], [{"name": "X"}], [{"name": "X", "type": "hat"}], [{"type": 1}]])
def test_a_set_up_with_something_else_for_cards_is_refused(cards: object) -> None:
    with pytest.raises(ValueError, match="not one"):
        game("spoils", cards=cards)


# ---- Unmatched ------------------------------------------------------------------------------------------------------


@pytest.fixture
def hero(tmp_path: Path) -> Path:
    """Black Widow under another name, in a file."""
    file = tmp_path / "grey.toml"
    file.write_text(as_toml(own_heroes()["blackwidow"]).replace("Black Widow", "Grey Spider"))
    return file


def test_a_hero_from_a_file_plays_and_is_replayed_when_the_file_is_gone(
    hero: Path, library: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    heroes = f"{hero},Winter Soldier"
    assert main(["sim", "unmatched", "--heroes", heroes, "--games", "2", "--seats", "2", "--json"]) == 0
    journal = played(game("unmatched", heroes=["Grey Spider", "Black Panther"], brought=[hero.read_text()]), 40)
    saved = json.loads(json.dumps(journal.as_json()))
    hero.unlink()
    assert journal_of(saved).state == journal.state


def test_a_broken_hero_is_named(hero: Path, library: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hero.write_text(hero.read_text().replace("health = 13", "health = -1").replace("count = 1", "count = 1000000", 1))
    assert main(["sim", "unmatched", "--heroes", f"{hero},Black Panther", "--games", "1", "--seats", "2"]) == 2
    assert "grey.toml" in capsys.readouterr().err
    place = library.parent / "unmatched"
    place.mkdir()
    (place / "bad.toml").write_text("name = ")
    assert main(["sim", "unmatched", "--heroes", "Nobody,Black Panther", "--games", "1", "--seats", "2"]) == 2
    assert "bad.toml" in capsys.readouterr().err
    assert main(["sim", "unmatched", "--games", "1", "--seats", "2", "--json"]) == 0
