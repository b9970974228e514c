"""What happens to a card unless its controller does something about it."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.language import read, show
from mulligan.games.spoils.vocabulary.terms import CardType
from mulligan.language.flow import CannotBePlayed
from tests.games.spoils.arranged import Scene, character, tactic

RAT = character("Rat", (1, 1, 1))
BRUISER = character("Bruiser", (3, 3, 3))
RAGE = ["Rage"] * 3


@pytest.mark.rules("402.5b", "309.1")
def test_whoever_controls_the_card_that_was_chosen_can_pay_for_it() -> None:
    demand = tactic("Demand", "Destroy a character unless its controller pays 2.", cost=0)
    ours, theirs = Side(hand=["Demand"], play=["Rat"]), Side(play=["Bruiser"], resources=RAGE)
    for answer, place in (("Yes", "play"), ("No", "discard")):
        scene = Scene([demand, RAT, BRUISER], A=ours, B=theirs)
        scene.choose("A", "Play Demand").pass_windows()
        assert sorted(scene.options()) == ["Bruiser", "Rat"]  # it is chosen before its controller is asked
        scene.choose("A", "Bruiser").choose("B", answer)
        assert (scene.where("Bruiser"), scene.where("Rat")) == (place, "play")
    own = Scene([demand, RAT, BRUISER], A=ours, B=theirs)
    own.choose("A", "Play Demand").pass_windows().choose("A", "Rat")
    assert own.where("Rat") == "discard"  # A has nothing to pay with, and B has no say


@pytest.mark.rules("402.5b", "408.7")
def test_after_a_moment_too_it_is_the_chosen_card_whose_controller_can_discard() -> None:
    bomber = character(
        "Bomber",
        (2, 2, 2),
        "When this card attacks, inflict 1 damage to a character unless its controller discards a card.",
    )
    ours = Side(play=["Bomber"], hand=["Bomber"])
    for answer, place, held in (("Yes", "play", []), ("No", "discard", ["Bruiser"])):
        scene = Scene([bomber, RAT, BRUISER], A=ours, B=Side(play=["Rat"], hand=["Bruiser"]))
        scene.choose("A", "Attack The Open Gate (B)", "Rat").choose("B", answer)
        assert (scene.where("Rat"), scene.hand("B")) == (place, held)
        assert scene.hand("A") == ["Bomber"]  # the attacker's controller was not asked


def test_what_is_averted_for_a_time() -> None:
    curse = tactic("Curse", "This turn, a character loses 2 strength unless its controller pays 1.", cost=0)
    for answer, strength in (("Yes", 3), ("No", 1)):
        scene = Scene([curse, BRUISER], A=Side(hand=["Curse"]), B=Side(play=["Bruiser"], resources=RAGE))
        scene.choose("A", "Play Curse").pass_windows().choose("B", answer)
        assert scene.stat("Bruiser", "strength") == strength


@pytest.mark.parametrize(
    "text",
    [
        "Destroy 2 characters unless their controller pays 2.",  # they may have two
        "Discard a card unless its owner pays 2.",  # nobody is shown it before it is discarded
        "Put a character from your hand into play unless its owner pays 2.",
        "Destroy a character unless its controller pays 2. If they do, draw a card.",  # what?
    ],
)
def test_what_nobody_could_be_asked_about_is_refused(text: str) -> None:
    with pytest.raises(CannotBePlayed):
        Scene([tactic("Vague", text)], A=Side(hand=["Vague"]), B=Side())


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a character unless that character's controller pays 2.",
        "When this card attacks, destroy another character unless that character's controller discards a card.",
        "A character loses 2 strength this turn unless that character's controller pays 1.",
    ],
)
def test_it_is_printed_as_it_is_said(text: str) -> None:
    type_ = CardType.CHARACTER if text.startswith("When") else CardType.TACTIC
    tree = read(text, type_)
    assert show(tree) == text
    assert read(show(tree), type_) == tree
