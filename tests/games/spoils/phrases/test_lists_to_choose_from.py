"""Lists to choose from: one of them, one or both, two of three, however the list is set out."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.flow import CannotBePlayed
from tests.games.spoils.arranged import Scene, character, item, tactic

LAMP = item("Lamp", "")
DECK = ["Greed"] * 3
TWO_OF_THREE = """Choose two of the following:
OPTION 1
Draw a card.
OPTION 2
Destroy an item.
OPTION 3
Your faction gains 3 influence."""


def played(text: str, way: int) -> tuple[int, str, int]:
    """What comes of a way that a tactic offers: how many cards are held, where the lamp is, how much was gained."""
    plan = tactic("Plan", text, cost=0)
    scene = Scene([plan, LAMP], A=Side(hand=["Plan"], deck=DECK), B=Side(play=["Lamp"]))
    before = scene.influence("A")
    scene.choose("A", "Play Plan").pass_windows()
    scene.choose("A", scene.options()[way]).pass_windows()
    return len(scene.hand("A")), scene.where("Lamp"), scene.influence("A") - before


@pytest.mark.rules("402.1")
def test_two_of_three_are_chosen_at_once_and_followed_in_their_order() -> None:
    scene = Scene([tactic("Plan", TWO_OF_THREE, cost=0), LAMP], A=Side(hand=["Plan"], deck=DECK), B=Side(play=["Lamp"]))
    scene.choose("A", "Play Plan").pass_windows()
    assert scene.options() == [
        "Draw a card. Destroy an item.",
        "Draw a card. Your faction gains 3 influence.",
        "Destroy an item. Your faction gains 3 influence.",
    ]
    assert [played(TWO_OF_THREE, way) for way in range(3)] == [(1, "discard", 0), (1, "play", 3), (0, "discard", 3)]


@pytest.mark.rules("402.1")
def test_one_or_both() -> None:
    text = "Choose one or both: draw a card; or destroy an item."
    assert [played(text, way) for way in range(3)] == [(1, "play", 0), (0, "discard", 0), (1, "discard", 0)]


@pytest.mark.parametrize(
    "text",
    [
        "Choose two: draw a card; destroy an item; or your faction gains 3 influence.",
        "Choose two - draw a card; destroy an item; your faction gains 3 influence.",
        "Choose two: Draw a card. Destroy an item. Your faction gains 3 influence.",
        "Choose two:\n- Draw a card.\n- Destroy an item.\n- Your faction gains 3 influence.",
        "Choose two of the following:\n• Draw a card.\n• Destroy an item.\n• Your faction gains 3 influence.",
    ],
)
def test_it_is_the_same_list_however_it_is_set_out(text: str) -> None:
    tree = read(text, CardType.TACTIC)
    assert show(tree) == TWO_OF_THREE
    assert read(TWO_OF_THREE, CardType.TACTIC) == tree


def test_one_of_a_list_in_a_sentence_is_one_or_the_other() -> None:
    tree = read("When this card enters play, choose one: draw a card; or destroy an item.")
    assert tree == read("When this card enters play, choose one: draw a card, or destroy an item.")


@pytest.mark.rules("502.4")
def test_a_list_in_the_effect_of_an_ability() -> None:
    text = "TINKER\nCOST: Deplete this card.\nEFFECT: Choose one or both: draw a card; or destroy an item."
    tinker = character("Tinker", (1, 1, 1), text)
    tree = read(text)
    assert read(show(tree)) == tree
    scene = Scene([tinker, LAMP], A=Side(play=["Tinker"], deck=DECK), B=Side(play=["Lamp"]))
    scene.choose("A", "Tinker: Tinker").pass_windows().choose("A", "Draw a card. Destroy an item.").pass_windows()
    assert (len(scene.hand("A")), scene.where("Lamp")) == (1, "discard")


def test_more_than_the_list_has_cannot_be_chosen() -> None:
    with pytest.raises(CannotBePlayed, match="more than there are"):
        Scene([tactic("Odd", "Choose three: draw a card; or destroy an item.")], A=Side(), B=Side())


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    "text",
    [
        "Choose up to two: draw a card; destroy an item; or your faction gains 3 influence.",
        "Choose up to two:\n- Draw a card.\n- Destroy an item.\n- Your faction gains 3 influence.",
    ],
)
def test_up_to_two_may_be_none(text: str) -> None:
    assert [played(text, way) for way in range(7)] == [
        (0, "play", 0), (1, "play", 0), (0, "discard", 0), (0, "play", 3),
        (1, "discard", 0), (1, "play", 3), (0, "discard", 3),
    ]  # fmt: skip


@pytest.mark.rules("402.1")
@pytest.mark.parametrize("lead", ["choose one:", "choose one of the following:"])
def test_a_sentence_may_end_in_choose_one_before_labelled_options(lead: str) -> None:
    text = f"When this card enters play, {lead}\nOPTION 1: Draw a card.\nOPTION 2: Destroy an item."
    for way, found in (("Draw a card.", (1, "play")), ("Destroy an item.", (0, "discard"))):
        scene = Scene(
            [character("Tinker", (1, 1, 1), text), LAMP],
            A=Side(hand=["Tinker"], deck=DECK, resources=["Rage"] * 3),
            B=Side(play=["Lamp"]),
        )
        scene.choose("A", "Play Tinker").pass_windows().choose("A", way).pass_windows()
        assert (len(scene.hand("A")), scene.where("Lamp")) == found


def test_a_list_of_two_after_other_sentences() -> None:
    options = "\nOPTION 1: Draw a card.\nOPTION 2: Destroy it.\nOPTION 3: Restore it."
    for said in ("one", "two", "up to two", "one or both"):
        text = f"Pick an item. Choose {said}:{options}"
        assert read(text, CardType.TACTIC) == read(text.replace(":", " of the following:", 1), CardType.TACTIC)
