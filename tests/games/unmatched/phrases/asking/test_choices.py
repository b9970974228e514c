"""One of several things that are said, zones that are chosen, and things that are counted."""

import pytest

from tests.games.unmatched.phrases.trial import SCHEME, health, trial

HAND = {"hand": ["Trial", "Blow"]}


def test_a_zone_is_chosen_that_contains_a_fighter() -> None:
    text = "Choose a zone that contains one of your fighters. Deal 1 damage to each opposing fighter in that zone."
    table = trial(text, "A: scheme Trial, orange", A=HAND)
    assert (health(table, "Rival"), health(table, "Page")) == (8, 7)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Draw a card for each damage Helper has taken.", 1),
        ("If you have more cards in hand than sidekicks on the board, draw 1 card.", 1),
        ("If there are fewer sidekicks on the board than cards in hand, draw 1 card.", 1),
        ("If you have as many sidekicks on the board as heroes on the board, draw 1 card.", 1),
        ("If you have more sidekicks on the board than heroes on the board, draw 1 card.", 0),
        ("Draw cards equal to the number of actions taken this turn.", 1),
    ],
)
def test_things_are_counted_and_compared(text: str, drawn: int) -> None:
    table = trial(text, SCHEME, A={"hand": ["Trial", "Blow", "Blow", "Plan"]})
    assert len(table.table.hands[0]) == 3 + drawn


def test_up_to_so_many_of_several_things_are_chosen() -> None:
    text = "Choose up to 2 different options: Draw 1 card. Deal 1 damage to Helper. Tester recovers 1 health."
    table = trial(text, "A: scheme Trial, 2, Draw a card, Tester recovers 1 health", A=HAND)
    assert (len(table.table.hands[0]), health(table, "Helper"), health(table, "Tester")) == (2, 7, 7)
    one = trial(text, "A: scheme Trial, 1, Deal 1 damage to Helper", A=HAND)
    assert (len(one.table.hands[0]), health(one, "Helper"), health(one, "Tester")) == (1, 6, 6)
