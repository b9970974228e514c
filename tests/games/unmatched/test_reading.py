"""The English of cards: read, printed and read again; what is not understood is named."""

import pytest

from mulligan.games.unmatched.heroes import own_heroes
from mulligan.games.unmatched.vocabulary.texts.lexicon import Names, lexicon_of
from mulligan.games.unmatched.vocabulary.texts.passages import Passage
from mulligan.games.unmatched.vocabulary.texts.printing import printed
from mulligan.games.unmatched.vocabulary.texts.reading import Reader
from mulligan.games.unmatched.vocabulary.writing.making import passages
from mulligan.language.reader import ReadError

CARDS = [(hero, card) for hero in own_heroes().values() for card in hero.cards]
WIDOW = Names(["Black Widow", "Maria Hill"])


@pytest.mark.parametrize(("hero", "card"), CARDS, ids=lambda value: value.name)
def test_printing_a_card_and_reading_the_print_gives_the_same_tree(hero: object, card: object) -> None:
    from mulligan.games.unmatched.heroes import Card, Hero

    assert isinstance(hero, Hero)
    assert isinstance(card, Card)
    read = passages(lexicon_of(hero), card.text)
    assert passages(lexicon_of(hero), printed(read)) == read


@pytest.mark.parametrize(
    "text",
    [
        "AFTER COMBAT: Draw 1 card and whistle.",
        "Whistle. Draw 1 card.",
        "DURING COMBAT: If the moon is full, this card's value is 5 instead.",
        "Mission: The moon is full. Draw 1 card.",
        "AFTER COMBAT: Deal 1 damage to each opposing fighter in a bad mood.",
        "AFTER COMBAT: You may discard 1 card. If you don't draw 2 cards, gain 1 action.",
    ],
)
def test_a_clause_that_is_not_understood_is_never_dropped(text: str) -> None:
    with pytest.raises(ReadError):
        Reader(WIDOW, []).card(text)


def test_an_error_names_the_words() -> None:
    with pytest.raises(ReadError) as error:
        Reader(WIDOW, []).card("AFTER COMBAT: Draw 1 card. Whistle a merry tune.")
    assert error.value.problems[0].words == "Whistle a merry tune"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AFTER COMBAT: Move Black Widow up to 2 spaces.", "AFTER COMBAT: Move BLACK WIDOW up to two spaces."),
        ("AFTER COMBAT: If you won the combat, draw 1 card.", "AFTER COMBAT: If you won, draw a card."),
        ("DURING COMBAT: This card's value is 5 instead.", "DURING COMBAT: The value of this card is 5 instead."),
        ("Draw 2 cards. (Not more.)", "Draw 2 cards."),
        ("AFTER COMBAT: Gain 1 action.", "AFTER COMBAT: Take another action."),
        ("DURING COMBAT: If your hand is empty, boost it.", "DURING COMBAT: If you have no cards in hand, boost it."),
        (
            "Move Maria Hill up to 2 spaces. She may move through opposing fighters.",
            "Move Maria Hill up to 2 spaces, moving through opposing fighters.",
        ),
        ("Black Widow recovers 1 health. Defeat her Maria Hill.", "Black Widow recovers 1 health. Defeat Maria Hill."),
    ],
)
def test_wordings_of_the_same_thing_are_the_same_tree(one: str, other: str) -> None:
    assert Reader(WIDOW, []).card(one) == Reader(WIDOW, []).card(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("After you win a combat, draw 1 card.", "When you win combat, draw 1 card."),
        (
            "At the start of your turn, if you have exactly 3 cards in hand, gain 1 action.",
            "If you have exactly 3 cards in hand at the start of your turn, gain 1 action.",
        ),
        (
            "If Maria Hill is defeated, add +2 to the value of Black Widow's attacks.",
            "While Maria Hill is defeated, add +2 to the value of Black Widow's attacks.",
        ),
        (
            "While Maria Hill is adjacent to Black Widow, add +1 to the value of her defense cards.",
            "If Maria Hill is adjacent to Black Widow, she adds +1 to the value of her defense cards.",
        ),
        (
            "Your hand limit is 6.\nAt the end of your turn,\ndraw 1 card.",
            "Your hand limit is 6.\nAt the end of your turn, draw 1 card.",
        ),
        ("Black Widow can attack from up to 2 spaces away.", "Black Widow may attack fighters up to 2 spaces away."),
    ],
)
def test_wordings_of_the_same_ability_are_the_same_tree(one: str, other: str) -> None:
    assert Reader(WIDOW, []).ability(one) == Reader(WIDOW, []).ability(other)


@pytest.mark.parametrize(
    ("names", "text", "marked"),
    [
        (["Medusa", "Harpy"], "Harpies and a Harpy", "#1 and a #1"),
        (["Robin Hood", "Outlaws"], "an Outlaw of ROBIN HOOD", "an #1 of #0"),
        (["Owl Girl", "Owls"], "each Owl beside Owl Girl", "each #1 beside #0"),
        (["The Duke", "Swordsman"], "the Duke and his Swordsmen", "the #0 and his #1"),
    ],
)
def test_names_are_found_as_one_and_as_many_and_the_whole_before_the_part(
    names: list[str], text: str, marked: str
) -> None:
    assert Names(names).mark(text) == marked


def test_a_mission_has_a_requirement() -> None:
    (passage,) = Reader(WIDOW, []).card("Mission: Black Widow is in your starting space.\nDraw 1 card.")
    assert isinstance(passage, Passage)
    assert passage.requirement is not None


def test_what_happens_instead_happens_to_the_same_fighters() -> None:
    read = Reader(WIDOW, []).card(
        "AFTER COMBAT: Deal 1 damage to each opposing fighter in Black Widow's zone. If you won, deal 2 damage instead."
    )
    other = Reader(WIDOW, []).card(
        "AFTER COMBAT: If you won, deal 2 damage to each opposing fighter in Black Widow's zone. "
        "Otherwise, deal 1 damage to each opposing fighter in Black Widow's zone."
    )
    assert read == other


def test_offers_are_printed_in_lines_and_read_again() -> None:
    read = Reader(WIDOW, []).card("Choose one:\n- draw 2 cards\n- Maria Hill recovers 1 health")
    assert Reader(WIDOW, []).card(printed(read)) == read


def test_a_number_in_brackets_is_no_reminder() -> None:
    with pytest.raises(ReadError):
        Reader(WIDOW, []).ability("(7) Effects on Black Widow's cards cannot be canceled.")
