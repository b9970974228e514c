"""What the guide to writing cards shows is so: its card files read, its table of phrases reads, its hero plays."""

import re
from pathlib import Path

import pytest

from mulligan.cli import main
from mulligan.games.spoils.language import read
from mulligan.games.spoils.vocabulary.terms import CardType

GUIDE = Path(__file__).parents[2] / "docs" / "write-cards.md"
CARD, KEYWORD, HERO = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
ROWS = re.findall(r"^\| (keywords|when|as long|only|instead|a tactic|what may|amounts|durations).*?\| (.*) \|$",
                  GUIDE.read_text("utf-8"), re.M)  # fmt: skip


@pytest.mark.parametrize(("kind", "examples"), ROWS)
def test_the_phrases_of_the_table_read(kind: str, examples: str) -> None:
    instructions = kind in ("a tactic", "amounts", "durations")
    for said in re.findall(r"`(.*?)`", examples):
        read(said, CardType.TACTIC if instructions else CardType.CHARACTER)


def test_the_table_has_a_row_for_every_kind() -> None:
    assert len(ROWS) == 9


def test_the_card_and_the_hero_read_and_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("cards.toml").write_text(CARD)
    Path("keywords.toml").write_text(KEYWORD)
    Path("lamplighter.toml").write_text(HERO)
    Path("my-deck.txt").write_text("[Faction]\n1 The Unlit Lane\n[Game Deck]\n71 Deception\n4 Harbour Bully\n")
    assert main(["check", "cards.toml", "keywords.toml", "lamplighter.toml"]) == 0
    assert main(["sim", "spoils", "--decks", "my-deck.txt,low-tide", "--games", "1"]) == 0
    heroes = "lamplighter.toml,Black Panther"
    assert main(["sim", "unmatched", "--heroes", heroes, "--seats", "2", "--games", "2", "--check"]) == 0
    capsys.readouterr()
    Path("cards.toml").write_text(CARD.replace("each opponent discards", "target opponent discards"))
    assert main(["check", "cards.toml"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    shown = re.search(r"```text\n(cards\.toml:.*?)```", GUIDE.read_text("utf-8"), re.S)
    assert shown is not None
    assert " ".join(shown.group(1).split()) in said


def test_bare_instructions_on_a_character_are_told_what_they_lack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('[[card]]\nname = "Owl"\nline = "Banker Character"\nstats = "1/1/1"\ntext = "Draw a card."\n')
    assert main(["check", str(file)]) == 1
    assert "instructions need a moment or a cost" in capsys.readouterr().out
