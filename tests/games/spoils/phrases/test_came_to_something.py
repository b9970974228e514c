"""Whether an instruction came to something is what "if you do" asks; and small words that change who is meant."""

import pytest

from mulligan.games.spoils.arranging import Placed, Side
from mulligan.games.spoils.effects import characteristics
from mulligan.games.spoils.vocabulary.terms import COVERT, TACTICAL
from tests.games.spoils.arranged import Scene, character, tactic

BRUISER = character("Bruiser", (3, 5, 3), trade="Warlord")
RUNNER = character("Runner", (1, 1, 5), trade="Rogue")
SPELL = tactic("Spell", "Draw a card.", cost=0)


def came_to(text: str, *chosen: str, **theirs: list[str]) -> bool:
    """Did B, whose sides are given, see A's tactic come to something?"""
    scene = Scene(
        [BRUISER, RUNNER, SPELL, tactic("Deed", f"{text} If you do, gain 5 influence.", cost=0)],
        A=Side(hand=["Deed"], play=["Bruiser"], deck=theirs.pop("mine", ["Rage"] * 3), influence=12),
        B=Side(play=["Runner"], deck=theirs.get("deck", ["Rage"] * 3), hand=theirs.get("hand", []), influence=20),
    )
    scene.choose("A", "Play Deed", *chosen).pass_windows()
    return scene.influence("A") == 17


@pytest.mark.rules("402.1")
@pytest.mark.parametrize(
    ("text", "something", "nothing"),
    [
        ("Look at the top card of an opponent's deck.", {"deck": ["Rage"]}, {"deck": []}),
        ("Look at an opponent's hand.", {"hand": ["Rage"]}, {"hand": []}),
        ("Reveal the top card of your deck.", {"mine": ["Rage"]}, {"mine": []}),
        ("An opponent discards a card.", {"hand": ["Rage"]}, {"hand": []}),
        ("Put the top card of your deck into play.", {"mine": ["Runner"]}, {"mine": ["Spell"]}),
        ("Put the top card of your deck into your hand.", {"mine": ["Rage"]}, {"mine": []}),
        ("Destroy all items.", None, {}),
        ("Destroy all characters an opponent controls.", {}, None),
        ("Restore all characters you control.", None, {}),
        ("Deplete all characters you control.", {}, None),
        ("Remove all tokens from all characters.", None, {}),
        ("Put a token on each character.", {}, None),
    ],
)
def test_an_instruction_came_to_something_or_did_not(
    text: str, something: dict[str, list[str]] | None, nothing: dict[str, list[str]] | None
) -> None:
    assert something is None or came_to(text, **something)
    assert nothing is None or not came_to(text, **nothing)


@pytest.mark.rules("507.6")
def test_only_tactical_is_active_on_a_face_down_resource() -> None:
    both = character("Both", (1, 1, 1), "COVERT\nTACTICAL")
    covert = character("Covert", (1, 1, 1), "COVERT")
    scene = Scene([both, covert], A=Side(face_down=["Both", "Covert"]), B=Side())
    words = [characteristics.keywords(scene.state, scene.card(name)) for name in ("Both", "Covert")]
    assert words == [TACTICAL, 0]
    scene = Scene([both, covert], A=Side(play=["Both", "Covert"]), B=Side())
    words = [characteristics.keywords(scene.state, scene.card(name)) for name in ("Both", "Covert")]
    assert words == [TACTICAL | COVERT, COVERT]


@pytest.mark.rules("306.1")
@pytest.mark.parametrize("many", [0, 1, 3])
def test_cards_drawn_are_counted(many: int) -> None:
    deed = tactic("Deed", "Draw up to 3 cards. If you do, gain influence equal to the number of cards drawn.", cost=0)
    scene = Scene([deed], A=Side(hand=["Deed"], deck=["Rage"] * 5, influence=5), B=Side(deck=["Rage"] * 3))
    scene.choose("A", "Play Deed").pass_windows().choose("A", str(many))
    assert (scene.influence("A"), scene.hand("A")) == (5 + many, ["Rage"] * many)


@pytest.mark.parametrize("words", ["either of those characters", "either of them", "either character"])
@pytest.mark.parametrize("tired", ["", "Rat", "Bruiser", "Runner"])
def test_either_of_two_is_one_or_the_other(words: str, tired: str) -> None:
    deed = tactic("Deed", f"COST: Pick 2 characters.\nEFFECT: If {words} is depleted, gain 5 influence.", cost=0)
    rat = character("Rat", (1, 1, 1))
    mine = [Placed(name, depleted=name == tired) for name in ("Rat", "Bruiser")]
    theirs = Side(play=[Placed("Runner", depleted=tired == "Runner")])
    scene = Scene([deed, rat, BRUISER, RUNNER], A=Side(hand=["Deed"], play=[*mine], influence=5), B=theirs)
    scene.choose("A", "Play Deed", "Rat", "Bruiser").pass_windows()
    assert scene.influence("A") == (10 if tired in ("Rat", "Bruiser") else 5)


def test_a_unique_card_may_have_a_short_identifier() -> None:
    jo = character("Jo of the Mill", (1, 1, 1), "UNIQUE JO")
    deed = tactic("Deed", "Destroy all characters with UNIQUE JO.", cost=0)
    scene = Scene([deed, jo, BRUISER], A=Side(hand=["Deed"], play=["Bruiser"]), B=Side(play=["Jo of the Mill"]))
    scene.choose("A", "Play Deed").pass_windows()
    assert [scene.where(name) for name in ("Jo of the Mill", "Bruiser")] == ["discard", "play"]


@pytest.mark.rules("503.1")
def test_a_card_that_is_discarded_from_a_hand_sees_it() -> None:
    ghost = character(
        "Ghost", (1, 1, 1), "When this card is put into your discard pile from your hand, gain 2 influence."
    )
    deed = tactic("Deed", "Discard a card.", cost=0)
    scene = Scene([ghost, deed], A=Side(hand=["Deed", "Ghost"], influence=5), B=Side())
    scene.choose("A", "Play Deed").pass_windows()
    assert (scene.where("Ghost"), scene.influence("A")) == ("discard", 7)
