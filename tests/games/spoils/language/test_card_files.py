"""Card files: a card is a few lines of TOML, and what is wrong in them is said with its place."""

from pathlib import Path

import pytest

from mulligan.games.spoils.cards.card import CardTrouble, read_cards
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
