"""Card files: a card is a few lines of TOML, and what is wrong in them is said with its place."""

from pathlib import Path

import pytest

from mulligan.games.spoils.cards.card import CardTrouble, read_cards
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.vocabulary.terms import CardType

GOOD = '''
[[card]]
name      = "Lamplight Auditor"
line      = "Banker Character - clerk"
cost      = 3
threshold = "GG"
stats     = "2/3/2"
text      = """
When this card enters play, look at the top 2 cards of your deck.
"""
'''


def written(folder: Path, text: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_card_file_gives_its_cards(tmp_path: Path) -> None:
    (card,) = read_cards(written(tmp_path, GOOD))
    assert (card.name, card.trade, card.type, card.subtypes) == (
        "Lamplight Auditor",
        "Banker",
        CardType.CHARACTER,
        ("clerk",),
    )
    assert (card.cost, card.threshold, card.strength, card.life, card.speed) == (3, "GG", 2, 3, 2)
    assert card.text == "When this card enters play, look at the top 2 cards of your deck."


def test_a_supertype_stands_before_the_type(tmp_path: Path) -> None:
    (card,) = read_cards(written(tmp_path, '[[card]]\nname = "Thrift"\nline = "Banker Staple Resource"\n'))
    assert (card.type, card.supertypes) == (CardType.RESOURCE, ("staple",))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("Banker Character - clerk", "Banker Wizard", "no card type"),
        ('"GG"', '"QQ"', "icons"),
        ('"2/3/2"', '"2/3"', "strength, life and speed"),
        ("cost      = 3", 'cost = "three"', "whole number"),
        ("cost      = 3", "price = 3", "no such entry"),
        ('name      = "Lamplight Auditor"', 'name = ""', "has a name"),
        ("[[card]]", "[[card", "not TOML"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(CardTrouble, match=reason):
        read_cards(written(tmp_path, GOOD.replace(old, new)))


KEYWORD = """
[[keyword]]
name = "IRON WILL"
text = "This card cannot be destroyed by effects."
"""


def test_a_keyword_of_ones_own_says_what_it_stands_for(tmp_path: Path) -> None:
    card = GOOD.replace("When this card", "COVERT\nIRON WILL\nWhen this card") + (
        '[[card]]\nname = "Drill Yard"\nline = "Warlord Location"\ntext = "Your characters have IRON WILL."\n'
    )
    auditor, yard = read_cards(written(tmp_path, KEYWORD + card))
    assert auditor.text.split("\n")[:2] == ["COVERT", "This card cannot be destroyed by effects. (IRON WILL)"]
    assert yard.text == 'Your characters have "This card cannot be destroyed by effects."'
    assert auditor.line == 6  # as it stands in the file
    for reading in read_all([auditor, yard]):
        assert not why_not_playable(reading)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"IRON WILL"', '"Iron Will"', "named in capital letters"),
        ('"IRON WILL"', "7", "named in capital letters"),
        ('"IRON WILL"', '"COVERT"', "such a keyword already"),
        ("by effects.", 'by \\"effects\\".', "text of one line"),
        ("This card cannot be destroyed by effects.", "", "text of one line"),
        ('name = "IRON WILL"', 'name = "IRON WILL"\ncost = 1', "text of one line"),
    ],
)
def test_what_is_wrong_with_a_keyword_is_said(tmp_path: Path, old: str, new: str, reason: str) -> None:
    with pytest.raises(CardTrouble, match=reason):
        read_cards(written(tmp_path, KEYWORD.replace(old, new) + GOOD))
