"""A second pair of eyes: words of a text that left no trace in what was read."""

from mulligan.games.unmatched.commands.playing import tried
from mulligan.games.unmatched.vocabulary.acts.drawing import DrawCards
from mulligan.language.core.amounts import Exactly, Number
from mulligan.language.core.flow import May
from mulligan.language.second_look import suspicions
from tests.games.unmatched.test_own_words import hero


def draw(count: int) -> DrawCards:
    return DrawCards(Exactly(Number(count)))


def test_what_is_in_the_tree_is_above_suspicion() -> None:
    assert suspicions("You may draw 2 cards.", [May(draw(2))]) == []


def test_a_word_that_was_dropped_is_named() -> None:
    assert suspicions("You may draw 2 cards.", [draw(2)]) == ["may"]
    assert suspicions("Draw 2 cards unless you lost. Draw 1 random card.", [draw(2)]) == ["unless", "random"]


def test_a_number_that_was_dropped_is_named() -> None:
    assert suspicions("Draw 3 cards.", [draw(2)]) == ["3"]
    assert suspicions("Draw three cards.", [draw(3)]) == []
    assert suspicions("OPTION 1: Draw a card.\nOPTION 2: Draw a card.", [draw(1), draw(1)]) == []


def test_names_titles_and_reminders_are_no_rules() -> None:
    assert suspicions("Seven Storms\nMay Day draws 2 cards. (Not more than 9.)", [draw(2)], ["May Day"]) == []


def test_a_hero_s_cards_are_played_until_each_sentence_has_mattered() -> None:
    one = hero(
        "You have 3 mud tokens.",
        "scheme|If Helper is defeated, draw 2 cards. Otherwise, deal 1 damage to each fighter adjacent to Helper.",
        "attack|AFTER COMBAT: If you won the combat, place a mud token in Tester's space.",
        "defense|IMMEDIATELY: Cancel all effects on your opponent's card.",
    )
    assert tried(one).idle() == []


def test_a_sentence_that_can_never_matter_is_found() -> None:
    one = hero("", "scheme|Draw 1 card. If you have 60 or more cards in hand, gain 1 action.", "scheme|Draw 2 cards.")
    assert tried(one).idle() == ["Trial 1"]
