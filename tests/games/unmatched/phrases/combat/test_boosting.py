"""What a card is worth where something is boosted with it, and what follows from boosting."""

import pytest

from tests.games.unmatched.phrases.trial import ATTACK, SCHEME, health, space, trial

HIGHER = "Your BOOST values are +1."
FOE = {"hand": [], "fighters": {"Rival": "H08 9", "Page": "H17 7"}}


@pytest.mark.rules("Ruling 42")
@pytest.mark.parametrize(
    ("text", "script", "lost"),
    [
        (
            "BOOST this scheme. Deal damage equal to the BOOST value to an opposing hero.",
            (f"{SCHEME}, boost with Blow (+%d)",),
            4,
        ),
        ("Discard a card. Deal damage equal to its BOOST value to an opposing hero.", (f"{SCHEME}, discard Blow",), 4),
        ("DURING COMBAT: You may BOOST this card.", (f"{ATTACK}, boost with Blow (+%d)",), 8),
        ("DURING COMBAT: Blind BOOST this card.", (ATTACK,), 7),
    ],
)
def test_what_an_ability_adds_to_boost_values_counts_wherever_they_do(
    text: str, script: tuple[str, ...], lost: int
) -> None:
    given = {"hand": ["Trial", "Blow", "Plan"], "deck": ["Swing"]}
    raised, plain = ([line.replace("%d", str(worth)) for line in script] for worth in (4, 3))
    assert health(trial(text, *raised, ability=HIGHER, A=given, B=FOE), "Rival") == 9 - lost
    assert health(trial(text, *plain, A=given, B=FOE), "Rival") == 9 - lost + 1


def test_who_boosts_a_scheme_has_boosted() -> None:
    text = "You may BOOST this scheme. Deal damage equal to the BOOST value to an opposing hero."
    given = {"hand": ["Trial", "Swing", "Plan"], "deck": ["Blow", "Blow"]}
    table = trial(text, f"{SCHEME}, boost with Swing (+2)", ability="After you BOOST, draw 1 card.", A=given, B=FOE)
    assert (health(table, "Rival"), len(table.table.hands[0])) == (7, 2)
    none = trial(text, f"{SCHEME}, decline", ability="When you BOOST, draw 1 card.", A=given, B=FOE)
    assert (health(none, "Rival"), len(none.table.hands[0])) == (9, 2)


@pytest.mark.parametrize(
    "text",
    ["Return each defeated Helper to a space adjacent to another of your fighters.",
     "Return Helper to a space adjacent to another of your fighters."],
)  # fmt: skip
def test_who_comes_back_may_stand_beside_whoever_plays_the_card(text: str) -> None:
    given = {"hand": ["Trial", "Blow"], "fighters": {"Tester": "H07 6", "Helper": "defeated"}}
    table = trial(text, SCHEME, "A: H01", A=given)
    assert space(table, "Helper") == "H01"


def test_whom_one_places_is_another_than_one_beside_whom() -> None:
    text = "Place Helper in a space adjacent to another of your fighters."
    table = trial(text, SCHEME, "A: H01", A={"hand": ["Trial", "Blow"]})
    assert space(table, "Helper") == "H01"
    foe = trial(
        "AFTER COMBAT: Place the opposing fighter in a space adjacent to another of your fighters.",
        ATTACK, "A: H29", A={"hand": ["Trial", "Blow"]}, B=FOE,
    )  # fmt: skip
    assert space(foe, "Rival") == "H29"


HIDDEN = (
    "Whenever Tester attacks, you may BOOST the attack. Play the BOOST card, face down, along with your attack card."
)


@pytest.mark.rules("hero-3", "boost-4")
@pytest.mark.parametrize(
    ("foe", "answer", "damage"),
    [
        ("DURING COMBAT: Draw 1 card.", "B: decline", 6),
        ("IMMEDIATELY: Cancel all effects on your opponent's card.", "B: Trial", 0),
    ],
)
def test_a_boost_that_lies_face_down_counts_unless_an_effect_on_the_attack_is_cancelled(
    foe: str, answer: str, damage: int
) -> None:
    text = "IMMEDIATELY: Draw 1 card.\nDURING COMBAT: Add 0 to this card's value."
    script = ("A: attack Rival with Tester, Trial, boost with Swing (+2)", answer)
    given = {"A": {"hand": ["Trial", "Swing"]}, "B": {"hand": ["Trial"]}}
    table = trial(text, *script, ability=HIDDEN, theirs=foe, **given)
    assert 9 - health(table, "Rival") == damage
    assert table.look("A", "discard") == ["Trial", "Swing"]
