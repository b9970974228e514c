"""Who chooses, and who does it: this or that, several players at once, what is offered whenever something happens."""

import pytest

from mulligan.games.spoils.arranging import Side
from tests.games.spoils.arranged import Scene, character, tactic

DECK = ["Greed"] * 6
MOUSE = character("Mouse", (1, 1, 1))
RAT = character("Rat", (1, 1, 1))


def played(text: str, ours: list[str] | None = None, theirs: list[str] | None = None) -> Scene:
    deed = tactic("Deed", text, cost=0)
    a = Side(hand=["Deed", *(ours or [])], play=["Mouse"], deck=DECK, influence=10, resources=["Rage", "Rage"])
    scene = Scene([deed, MOUSE, RAT], A=a, B=Side(hand=theirs or [], play=["Rat"], deck=DECK, influence=10))
    return scene.choose("A", "Play Deed")


@pytest.mark.rules("402.3")
@pytest.mark.parametrize("who", ["An opponent", "Each opponent"])
def test_whoever_does_this_or_that_chooses_and_does_it(who: str) -> None:
    scene = played(f"{who} discards a card or loses 2 influence.", theirs=["Greed"])
    assert scene.asked == "B"
    scene.choose("B", scene.options()[1])
    assert (scene.influence("A"), scene.influence("B"), scene.hand("B")) == (10, 8, ["Greed"])


@pytest.mark.rules("402.3")
def test_a_list_with_or_is_one_of_them() -> None:
    for number, wanted in enumerate([(1, 10), (0, 12), (0, 7)]):
        scene = played("Draw a card, gain 2 influence, or lose 3 influence.")
        scene.choose("A", scene.options()[number])
        assert (len(scene.hand("A")), scene.influence("A")) == wanted


@pytest.mark.rules("402.2")
def test_two_players_do_it_each_with_their_own() -> None:
    scene = played("You and an opponent discard their hands.", ours=["Greed", "Rage"], theirs=["Rage"])
    assert (scene.pile("A"), scene.pile("B")) == (["Deed", "Greed", "Rage"], ["Rage"])


@pytest.mark.rules("402.2")
def test_after_two_players_that_player_is_the_other() -> None:
    scene = played("You and an opponent draw a card. That player loses 2 influence.")
    assert (scene.hand("A"), scene.hand("B"), scene.influence("B")) == (["Greed"], ["Greed"], 8)


@pytest.mark.rules("503.1", "402.5b")
def test_if_you_do_is_asked_whenever_it_happens() -> None:
    text = "This turn, when a character is destroyed, you may pay 1. If you do, draw a card."
    smite = tactic("Smite", "EXTRA COST: Pick a character.\nDestroy it.", cost=0)
    ours = Side(hand=["Deed", "Smite"], play=["Mouse"], deck=DECK, resources=["Rage"])
    scene = Scene([tactic("Deed", text, cost=0), smite, MOUSE, RAT], A=ours, B=Side(play=["Rat"], deck=DECK))
    scene.choose("A", "Play Deed")
    assert scene.hand("A") == ["Smite"]
    scene.choose("A", "Play Smite", "Rat", "Yes")
    assert (scene.hand("A"), scene.unattached("A")) == (["Greed"], 0)


@pytest.mark.rules("402.2")
def test_what_each_player_has_chosen_is_spoken_of_together() -> None:
    rise = tactic(
        "Rise",
        "Each player chooses a character in their discard pile. Put the chosen characters into play under their "
        "owners' control.",
        cost=0,
    )
    ours, theirs = Side(hand=["Rise"], discard=["Rat"]), Side(discard=["Ox"])
    scene = Scene([rise, character("Rat", (1, 1, 1)), character("Ox", (2, 2, 2))], A=ours, B=theirs)
    scene.choose("A", "Play Rise")
    assert [(scene.where(name), scene.controller(name)) for name in ("Rat", "Ox")] == [("play", "A"), ("play", "B")]
