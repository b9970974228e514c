"""What opponents do, who recovers nothing, what holds in whose turn, whom one attacks, what is boosted or is not."""

from typing import Any

import pytest

from mulligan.games.unmatched.vocabulary.writing.making import make_sheet
from mulligan.language.reader import ReadError
from tests.games.unmatched.arranged import SOLDIER, Arranged
from tests.games.unmatched.phrases.trial import SCHEME, health, trial
from tests.games.unmatched.test_own_words import hero, play

HAND = {"hand": ["Trial", "Blow"]}
TURN_OF_B: dict[str, Any] = {"turn": "B", "A": {"hand": ["Trial", "Blow"]}, "B": {"hand": ["Blow", "Blow", "Plan"]}}
STRIKE = f"attack {SOLDIER} with Tester, Trial 1"


def strike(ability: str, **more: Any) -> Arranged:
    table = play(ability, "attack|", foe={"fighters": {SOLDIER: "H08 9"}}, **more).words("A", STRIKE)
    table.settle()
    return table


@pytest.mark.parametrize(
    ("when", "script"),
    [
        ("When an opponent attacks", "B: attack Tester with Rival, Blow"),
        ("Whenever an opponent maneuvers", "B: maneuver, decline, done"),
        ("When an opponent BOOSTs", "B: maneuver, boost with Blow (+3), done"),
        ("At the end of each turn", "B: maneuver, decline, done"),
    ],
)
def test_what_an_opponent_does_is_heeded(when: str, script: str) -> None:
    scripts = [script, "B: maneuver, decline, done"] if "turn" in when else [script]
    table = trial("Gain 1 action.", *scripts, ability=f"{when}, Helper recovers 1 health.", **TURN_OF_B)
    assert health(table, "Helper") == 8


@pytest.mark.parametrize(
    ("said", "left"),
    [("Tester cannot recover health.", 6), ("Helper cannot recover health.", 8),
     ("While Helper is on the board, Tester cannot be healed.", 6)],
)  # fmt: skip
def test_who_recovers_nothing(said: str, left: int) -> None:
    assert health(trial("Tester recovers 2 health.", SCHEME, ability=said), "Tester") == left


@pytest.mark.parametrize(("where", "left"), [("zone", 9), ("space", 10)])
def test_opposing_fighters_that_recover_nothing(where: str, left: int) -> None:
    said = "Opposing fighters in Tester's zone cannot recover health."
    if where == "space":
        said = "Opposing fighters in Helper's zone cannot recover health."
    assert health(trial("The opposing hero recovers 1 health.", SCHEME, ability=said), "Rival") == left


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Add 2 to the value of Tester's attacks during your turn.", 5),
        ("Add 2 to the value of Tester's attacks on your opponent's turn.", 7),
        ("During your turn, Tester adds 2 to the value of his attacks.", 5),
        ("Tester adds 2 to the value of his attacks while Helper is on the board.", 5),
    ],
)
def test_when_something_holds_is_said_last_or_first(said: str, left: int) -> None:
    assert health(strike(said), SOLDIER) == left


@pytest.mark.parametrize(("said", "left"), [("not adjacent to him", 7), ("adjacent to him", 6)])
def test_whom_somebody_is_attacking(said: str, left: int) -> None:
    ability = f"DURING COMBAT: If Tester is attacking a fighter that is {said}, add +1 to the value of the attack."
    assert health(strike(ability), SOLDIER) == left


@pytest.mark.parametrize("card", ["his card", "that card"])
def test_his_card_is_the_one_that_he_plays(card: str) -> None:
    ability = f"When Tester attacks, add 2 to the value of {card} if he is adjacent to Helper."
    given = {"fighters": {"Tester": "H07", "Helper": "H13"}}
    assert health(strike(ability, given=given), SOLDIER) == 5


@pytest.mark.parametrize(("boost", "counters"), [("decline", 4), ("boost with Trial 1 (+1)", 2)])
def test_a_maneuver_that_is_not_boosted(boost: str, counters: int) -> None:
    ability = "Start the game with 2 coins. When you maneuver and do not BOOST, collect 3 coins. "
    ability += "(You cannot have more than 4.)"
    table = play(ability, "attack|", given={"counters": 2}).words("A", f"maneuver, {boost}, done")
    assert table.table.counters[0] == counters


def test_who_was_not_in_the_combat_may_move() -> None:
    ability = "After you win a combat, you may move each of your fighters that was not in the combat 1 space."
    table = play(ability, "attack|", foe={"fighters": {SOLDIER: "H08 9"}}).words("A", STRIKE)
    assert table.table.decision is not None
    assert table.table.decision.seat == 0


@pytest.mark.parametrize(("helper", "left"), [("defeated", 7), ("H28 7", 6)])
def test_any_of_ones_fighters_is_defeated(helper: str, left: int) -> None:
    given = {"fighters": {"Tester": "H07 6", "Helper": helper}}
    text = "If any of your fighters are defeated, Tester recovers 1 health."
    assert health(trial(text, SCHEME, A=given), "Tester") == left


def test_no_attack_hurts_somebody_more_than_so_much() -> None:
    ability = "Tester cannot take more than 2 damage from an attack."
    strong = {"hand": ["Swing"]}
    table = trial("Gain 1 action.", "B: attack Tester with Rival, Swing", ability=ability, turn="B", B=strong)
    assert health(table, "Tester") == 4


@pytest.mark.parametrize(("worth", "card"), [("a BOOST value of 2 or less", "Swing"), ("a value of 2", "Blow")])
def test_a_card_by_what_is_printed_on_it(worth: str, card: str) -> None:
    text = f"Choose a card in your discard pile with {worth} and add it to your hand."
    table = trial(text, SCHEME, A={"hand": ["Trial", "Plan"], "discard": ["Plan", card]})
    assert table.look("A", "discard") == ["Plan", "Trial"]


@pytest.mark.rules("Ruling 37")
def test_a_pile_that_lies_face_down_is_known_to_its_player_alone() -> None:
    ability = "At the end of your turn, you may add 1 card from your hand to your tale, face down."
    card = "scheme|Add the top card of your deck to your tale, face down."
    table = play(ability, card, given={"hand": ["Trial 1"] * 2})
    table.words("A", "scheme Trial 1").words("A", "maneuver, decline, done, yes")
    table.settle()
    cards = table.table.suits[0]
    assert [table.table.view(0).position.printed[card] >= 0 for card in cards] == [True, True]
    assert [table.table.view(1).position.printed[card] >= 0 for card in cards] == [False, False]
    assert table.table.faults() == []


def test_tokens_stand_between_a_hero_and_defeat() -> None:
    ability = (
        "At the start of the game, place your 2 needle tokens in 2 different spaces that are not in Tester's zone.\n"
        "When Tester would be defeated, if there is a needle token on the board, remove one and set his health to 4 "
        "instead."
    )
    table = play(ability, "scheme|Deal 12 damage to Tester.", given={"markers": ["H28"]})
    table.words("A", "scheme Trial 1")
    assert (health(table, "Tester"), table.look("A", "markers")) == (4, [])


def test_how_a_maneuver_went_is_asked_only_after_one() -> None:
    with pytest.raises(ReadError, match="not said when"):
        make_sheet((hero("", "scheme|If Tester moved 3 or more spaces, draw 1 card."),) * 2, False)
