"""Cards are played in positions made for them, and it is seen whether everything on them matters."""

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.commands.playing import idle_cards
from mulligan.games.spoils.language import read
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.tree import to_json


def idle(*texts: str) -> dict[str, str]:
    """The cards of which not everything mattered, with the reason."""
    cards = [
        Card(f"Trial {at}", CardType.CHARACTER, cost=1, strength=2, life=2, speed=2, text=text)
        for at, text in enumerate(texts)
    ]
    return dict(idle_cards([(card, to_json(read(card.text, card.type))) for card in cards], tries=8))


def test_a_card_of_which_everything_matters_has_been_played() -> None:
    text = "COVERT\nWhile you control an item, this card gains 2 strength.\nWhen this card attacks, draw a card."
    assert idle(text) == {}


def test_a_card_with_a_sentence_that_never_matters_is_named() -> None:
    found = idle("COVERT\nIf you control at least 90 characters, this card gains 1 strength.")
    assert list(found) == ["Trial 0"]
    assert "never mattered in 8 games" in found["Trial 0"]


def test_a_card_with_an_instruction_that_never_comes_to_anything_is_named() -> None:
    found = idle("When this card enters play, if you have at least 80 cards in your hand, draw a card.")
    assert list(found) == ["Trial 0"]
    assert found["Trial 0"].startswith("1 of the 1 things")
