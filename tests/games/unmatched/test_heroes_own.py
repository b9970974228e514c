"""What single heroes do in combat and on the battlefield that others do not, through texts of made-up ones."""

from typing import Any

import pytest

from mulligan.games.unmatched.table import HELD, TURN_PLAYER
from tests.games.unmatched.arranged import SOLDIER, arranged
from tests.games.unmatched.phrases.trial import ATTACK, health, trial

BLOW = {"hand": ["Blow"]}
STRIKE = "B: attack Tester with Rival, Trial"
NOTHING = "DURING COMBAT: Draw 1 card."


def test_damage_is_kept_from_whom_the_card_names_and_nobody_else() -> None:
    given: dict[str, Any] = {
        "theirs": "DURING COMBAT: Add 5 to this card's value.",
        "turn": "B",
        "B": {"hand": ["Trial"]},
    }
    for who, lost in (("Tester", 0), ("Helper", 5), ("your fighter", 0), ("the opposing fighter", 5)):
        table = trial(f"DURING COMBAT: Prevent all combat damage to {who}.", STRIKE, "A: Trial", **given)
        assert 6 - health(table, "Tester") == lost, who


@pytest.mark.parametrize(
    ("text", "discard"),
    [("Your opponent cannot boost their card.", ["Trial"]), ("Draw 1 card.", ["Plan", "Trial"])],
)
def test_a_card_that_cannot_be_boosted_is_not(text: str, discard: list[str]) -> None:
    theirs = "DURING COMBAT: Boost this card."
    hand = {"hand": ["Trial", "Plan"]}
    table = trial(f"IMMEDIATELY: {text}", ATTACK, "B: Trial", theirs=theirs, B=hand)
    assert table.look("B", "discard") == discard


def test_an_attack_follows_with_its_own_value_against_a_new_defense() -> None:
    table = trial("AFTER COMBAT: SECOND CUT: 3 ATK", ATTACK, "B: decline", "B: Blow", B=BLOW)
    assert health(table, "Rival") == 9 - 4 - (3 - 2)
    assert table.look("A", "discard") == ["Trial"]


def test_an_attack_that_follows_knows_what_was_played_against_the_first() -> None:
    text = (
        "AFTER COMBAT: SECOND CUT: 0 ATK\n"
        "DURING COMBAT: If your opponent played a card against TRIAL, this attack's value is that card's printed value."
    )
    assert health(trial(text, ATTACK, "B: Blow", B=BLOW), "Rival") == 9 - (4 - 2) - 2


@pytest.mark.parametrize(("said", "lost"), [("5", 0), ("3", 1)])
def test_a_value_predicted_rightly_counts(said: str, lost: int) -> None:
    text = "Predict the printed value of your opponent's card.\nDURING COMBAT: "
    text += "If you predicted correctly, ignore the value of your opponent's card."
    table = trial(text, "B: attack Tester with Rival, Swing", "A: Trial", f"A: {said}", turn="B",
                  B={"hand": ["Swing"]})  # fmt: skip
    assert 6 - health(table, "Tester") == lost


def test_what_holds_of_a_value_in_the_end_holds_after_everything_else() -> None:
    text = "If the value of this card is above 5, ignore its value.\nDURING COMBAT: Add 3 to this card's value."
    assert health(trial(text, ATTACK), "Rival") == 9


def test_a_card_for_adjacent_targets_strikes_nobody_else() -> None:
    text = "This attack can only target a fighter adjacent to Tester.\nAFTER COMBAT: Draw 1 card."
    ability = "Tester can attack up to 9 spaces away."
    table = trial(text, ability=ability)
    assert table.rule_against("A", "attack Rival with Tester") == ""
    assert table.rule_against("A", "attack Page with Tester") != ""


@pytest.mark.rules("Ruling 30", "attack-3")
def test_a_large_fighter_attacks_from_two_spaces_away() -> None:
    far = {"fighters": {"Rival": "H09 9", "Page": "H17 7"}}
    assert trial(NOTHING, B=far).rule_against("A", "attack Rival with Tester") == "attack-3"
    assert (
        trial(NOTHING, ability="Tester is a LARGE fighter.", B=far).rule_against("A", "attack Rival with Tester") == ""
    )


def test_a_fighter_that_is_held_stays_through_its_next_turn() -> None:
    table = trial("AFTER COMBAT: The opposing fighter cannot move during their next turn.", ATTACK)
    rival = table.table.sheet.fighter_name.index("Rival")
    while table.table.turn[TURN_PLAYER] == 0:
        decision = table.state.decision
        assert decision is not None
        assert not table.table.turn[HELD] >> rival & 1
        table.state.apply(decision.options[0])
    assert table.table.turn[HELD] >> rival & 1


LABELLED = """
name = "Red"
set = "Tests"
move = 2
{ability}
[[fighter]]
name = "Red"
role = "hero"
attack = "melee"
health = 12
[[card]]
name = "Trial"
count = 2
type = "versatile"
value = 4
boost = 1
labels = ["pelt"]
text = "{text}"
[[card]]
name = "Knife"
count = 8
type = "attack"
value = 2
boost = 1
labels = ["{other}"]
"""


def labelled(text: str, discard: list[str], other: str = "knife", **more: Any) -> Any:
    hero = LABELLED.replace("{text}", text).replace("{other}", other).replace("{ability}", more.get("ability", ""))
    a = {"hand": more.get("hand", ["Trial"]), "discard": discard, "fighters": {"Red": "H07"}}
    b = {"hand": [], "fighters": {"Winter Soldier": "H08 9"}, **more.get("B", {})}
    setup = {"items": False, "brought": [hero]}
    return arranged(["Red", SOLDIER], setup, A=a, B=b, turn=more.get("turn", "A"))


@pytest.mark.rules("Ruling 31", "effect-1")
@pytest.mark.parametrize(
    ("discard", "lost"), [([], 4), (["Trial"], 4), (["Trial", "Knife"], 6), (["Knife", "Trial"], 4)]
)
def test_an_effect_beside_a_symbol_asks_for_the_top_of_the_pile(discard: list[str], lost: int) -> None:
    table = labelled("DURING COMBAT: $knife$ Add 2 to this card's value.", discard)
    table.words("A", f"attack {SOLDIER} with Red, Trial")
    table.settle()
    assert 9 - health(table, SOLDIER) == lost


def test_a_card_of_two_symbols_counts_as_each() -> None:
    table = labelled("DURING COMBAT: $knife$ Add 2 to this card's value.", ["Knife"], "peltknife")
    table.words("A", f"attack {SOLDIER} with Red, Trial")
    table.settle()
    assert 9 - health(table, SOLDIER) == 6


@pytest.mark.parametrize(("discard", "can"), [(["Trial"], True), ([], False)])
def test_an_attack_card_defends_where_its_symbol_says_so(discard: list[str], can: bool) -> None:
    hero = LABELLED.replace('type = "versatile"', 'type = "attack"')
    text = "$pelt$ You may play this card as a defense card."
    source = hero.replace("{text}", text).replace("{other}", "knife").replace("{ability}", "")
    table = arranged(["Red", SOLDIER], {"items": False, "brought": [source]}, turn="B",
                     A={"hand": ["Trial"], "discard": discard, "fighters": {"Red": "H07"}},
                     B={"hand": ["Feint"], "fighters": {SOLDIER: "H08"}})  # fmt: skip
    table.words("B", f"attack Red with {SOLDIER}, Feint")
    assert (table.rule_against("A", "Trial") == "") == can


@pytest.mark.rules("Ruling 32", "effect-1")
@pytest.mark.parametrize(("count", "lost"), [(1, 4), (2, 5), (4, 7)])
def test_numbers_with_a_symbol_ask_for_so_many_in_the_pile(count: int, lost: int) -> None:
    text = "DURING COMBAT: - 2 \u25cf This card's value is 5 instead. - 4 \u25cf This card's value is 7 instead."
    table = labelled(text, ["Knife"] * count, "pelt")
    table.words("A", f"attack {SOLDIER} with Red, Trial")
    table.settle()
    assert 9 - health(table, SOLDIER) == lost
