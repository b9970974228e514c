"""How much of what nobody wrote the language for is read and can be carried out."""

from mulligan.games.spoils.cards.card import Card
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from tests.games.spoils.language.made_up import sentences

FLOOR = 0.96


def test_made_up_sentences_are_read_and_can_be_carried_out() -> None:
    """Every fourth of them: conditions, nouns, amounts and events, each in all places where they can stand."""
    made = list(sentences())[::4]
    cards = [Card(f"Trial {at}", type_, cost=1, text=text) for at, (_, type_, text) in enumerate(made)]
    unplayable = [reading.card.text for reading in read_all(cards) if why_not_playable(reading)]
    assert len(unplayable) <= (1 - FLOOR) * len(made), "\n".join(unplayable)
