"""Effects that change the battle that is going on: the target of the attack, who joins and who leaves a party."""

import pytest

from mulligan.games.spoils.arranging import Side
from mulligan.games.spoils.cards.collection import why_not_playable
from mulligan.games.spoils.cards.library import read_all
from mulligan.games.spoils.vocabulary.terms import CardType
from tests.games.spoils.arranged import Scene, character, location

BRUISER = character("Bruiser", (3, 3, 3))
RAGE = ["Rage"] * 4


def attacked(text: str, attackers: str = "", answer: str = "Yes") -> Scene:
    """A attacks B's faction with Raider while B controls Wall, one of which says this."""
    scene = Scene(
        [BRUISER, character("Raider", (2, 2, 2), attackers), location("Wall", 5, text)],
        A=Side(play=["Raider", "Bruiser"], resources=RAGE),
        B=Side(play=["Wall"], resources=RAGE, influence=20),
    )
    scene.choose("A", "Attack The Open Gate (B)", "Raider", "Done")
    return scene.answered(answer, "Bruiser")


@pytest.mark.rules("302.1", "609.1c")
@pytest.mark.parametrize("act", ["change the target of the attack to this card", "redirect that attack to this card"])
def test_another_thing_becomes_the_target_of_the_attack(act: str) -> None:
    text = f"When your faction is attacked, you may {act}."
    scene = attacked(text)
    assert (scene.influence("B"), scene.state.damage[scene.card("Wall")]) == (20, 2)
    scene = attacked(text, answer="No")
    assert (scene.influence("B"), scene.state.damage[scene.card("Wall")]) == (18, 0)


@pytest.mark.rules("302.1")
def test_a_paid_for_change_says_who_attacks_what_instead() -> None:
    text = "When a character attacks your faction, you may pay 2. If you do, that character attacks this card instead."
    assert attacked(text).influence("B") == 20


@pytest.mark.rules("407.6", "302.5")
def test_a_character_joins_the_party_of_another() -> None:
    scene = attacked("", "When this card attacks, you may add another character you control to its party.")
    assert scene.influence("B") == 15


@pytest.mark.rules("302.15")
def test_who_leaves_its_party_is_out_of_the_battle() -> None:
    assert attacked("", "When this card attacks, you may remove it from its party.").influence("B") == 20


def test_a_character_cannot_be_the_target_of_an_attack() -> None:
    text = "When your faction is attacked, you may change the target of the attack to this card."
    [reading] = read_all([character("Trial", (1, 1, 1), text)])
    assert reading.card.type is CardType.CHARACTER
    assert "neither a faction nor a location" in why_not_playable(reading)
